#include <QTest>

#include "app/phone/otherwise.h"
#include "engine/every_game.h"
#include "engine/random_games.h"

using namespace facedown;
using namespace facedown::phone;
using facedown::play::playedOn;

/// Whatever a seat may not know could be otherwise, and not a byte of what it is sent would be.
class PageSecretsTest : public QObject
{
    Q_OBJECT

    int compared_ = 0;
    int different_ = 0;

    template <core::Game G>
    void notAByteChanges(const match::Match& whole, core::Seat seat, core::Random& random)
    {
        const auto& play = std::get<core::Play<G>>(whole.play());
        const std::vector<std::string> events = permuted<G>(play, seat, random);
        std::vector<std::string> firsts;
        for (std::size_t i = 0; i < events.size(); ++i)
            firsts.push_back(whole.event(i));
        different_ += events == firsts ? 0 : 1;
        play::Preferences preferences;
        play::Session one(from<G>(whole, firsts), &preferences);
        play::Session two(from<G>(whole, events), &preferences);
        const int player = whole.playerOf(seat);
        PageAt first(&one, player, QStringLiteral("en"));
        PageAt second(&two, player, QStringLiteral("en"));
        const auto steps = play::Presenter::of(one.match());
        const auto compare = [&](const table::Look& look, bool toAct) {
            first.look = second.look = look;
            first.toAct = second.toAct = toAct;
            ++compared_;
            QCOMPARE(second.bytes(), first.bytes());
        };
        for (std::size_t moment = 0; moment <= events.size(); ++moment) {
            table::Look look;
            look.moment = moment;
            for (int step = 0; moment > 0 && step < steps->steps(moment - 1); ++step)
                for (const bool unsaid : {true, false}) {
                    look.step = step;
                    look.unsaid = unsaid;
                    compare(look, false);
                    if (QTest::currentTestFailed())
                        return;
                }
            look.step = table::Look::settled;
            look.unsaid = false;
            const core::Seat actor = one.match().actor();
            compare(look,
                    moment == events.size() && actor >= 0 && one.match().playerOf(actor) == player);
            if (QTest::currentTestFailed())
                return;
        }
    }

private slots:
    void nothingHiddenIsSent_data() { test::addGames(); }

    void nothingHiddenIsSent()
    {
        QFETCH(QString, game);
        compared_ = different_ = 0;
        test::withGame(game, [&]<core::Game G>() {
            test::playRandomGames(6, [&](std::uint64_t seed) {
                core::Random random(seed);
                match::Match match =
                    playedOn(play::matchOf(std::string(G::id).c_str(), {{"players", 3}},
                                           seed % 2 == 0 ? 3 : 1, seed),
                             80 + 40 * (seed % 3));
                for (core::Seat seat = 0; seat < match.seats(); ++seat)
                    for (int twice = 0; twice < 2; ++twice) {
                        notAByteChanges<G>(match, seat, random);
                        if (QTest::currentTestFailed())
                            return;
                    }
            });
            qInfo("%d tables compared, %d matches with something else hidden", compared_,
                  different_);
        });
        QVERIFY(compared_ > 0);
        if (game == "skull" || game == "nyet")
            QVERIFY(different_ > 10);
    }
};

QTEST_GUILESS_MAIN(PageSecretsTest)
#include "page_secrets_test.moc"
