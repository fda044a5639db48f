#include <QJsonDocument>
#include <QTest>

#include "app/play/session_play.h"
#include "core/play.h"
#include "engine/every_game.h"
#include "engine/random_games.h"
#include "phone/page.h"

using namespace facedown;
using namespace facedown::phone;
using facedown::play::playedOn;

namespace facedown::phone {

/// A page that shows any moment, as a match that is under way would.
class PageAt : public Page
{
public:
    using Page::Page;
    table::Look look;
    bool toAct = false;

    QByteArray bytes() { return QJsonDocument(state()).toJson(QJsonDocument::Compact); }

protected:
    table::Look present() const override { return look; }
    bool decides() const override { return toAct; }
};

} // namespace facedown::phone

/// Whatever a seat may not know could be otherwise, and not a byte of what it is sent would be.
class PageSecretsTest : public QObject
{
    Q_OBJECT

    /// An event and what stands where the seat sees none of it, drawn anew: a deal's other hands
    /// have two cards swapped, a decision is another that looks the same.
    template <core::Game G>
    static std::optional<core::Event<G>> another(const core::Play<G>& play,
                                                 const core::Event<G>& event, core::Seat seat,
                                                 core::Random& random)
    {
        const core::Event<G> seen = G::seen(play.state(), event, seat);
        std::vector<core::Event<G>> others;
        if (std::holds_alternative<typename G::Decision>(event)) {
            for (const auto& decision : G::legal(play.state()))
                if (const core::Event<G> other = decision;
                    !(other == event) && G::seen(play.state(), other, seat) == seen)
                    others.push_back(other);
        } else {
            std::string text = G::text(event);
            const std::string known = G::text(seen);
            std::vector<std::pair<std::size_t, std::size_t>> hidden; // of words in the text
            std::size_t from = 0;
            std::size_t at = 0;
            for (std::size_t to = 0; to <= text.size(); ++to) {
                if (to < text.size() && text[to] != ' ' && text[to] != '|')
                    continue;
                const std::size_t end = std::min(known.find_first_of(" |", at), known.size());
                if (known.substr(at, end - at) == "?")
                    hidden.emplace_back(from, to - from);
                at = end + 1;
                from = to + 1;
            }
            if (hidden.size() < 2)
                return std::nullopt;
            auto one = hidden[std::size_t(random.below(int(hidden.size())))];
            auto two = hidden[std::size_t(random.below(int(hidden.size())))];
            if (one > two)
                std::swap(one, two);
            const std::string first = text.substr(one.first, one.second);
            const std::string second = text.substr(two.first, two.second);
            if (first == second)
                return std::nullopt;
            text.replace(two.first, two.second, first);
            text.replace(one.first, one.second, second);
            const auto other = G::parse(text);
            if (other && !G::check(play.state(), *other) &&
                G::seen(play.state(), *other, seat) == seen)
                others.push_back(*other);
        }
        if (others.empty())
            return std::nullopt;
        return others[std::size_t(random.below(int(others.size())))];
    }

    /// Another match that this seat cannot tell from the first, for as long as that goes.
    template <core::Game G>
    static std::vector<std::string> permuted(const core::Play<G>& play, core::Seat seat,
                                             core::Random& random)
    {
        core::Play<G> other(play.options());
        std::vector<std::string> events;
        for (std::size_t i = 0; i < play.events().size(); ++i) {
            const core::Event<G>& event = play.events()[i];
            const core::Event<G> seen = G::seen(play.stateAfter(i), event, seat);
            const bool possible =
                !G::check(other.state(), event) && G::seen(other.state(), event, seat) == seen;
            std::optional<core::Event<G>> chosen;
            if (possible)
                chosen = event;
            if (!possible || random.below(2) == 0)
                if (const auto instead = another(other, event, seat, random);
                    instead && G::seen(other.state(), *instead, seat) == seen)
                    chosen = instead;
            if (!chosen)
                break;
            const auto before = other;
            other.apply(*chosen);
            // What it leads to may be seen: a disc that is lost, a card that comes over.
            if (!(G::view(other.state(), seat) == G::view(play.stateAfter(i + 1), seat))) {
                other = before;
                break;
            }
            events.push_back(G::text(*chosen));
        }
        return events;
    }

    template <core::Game G>
    static match::Match from(const match::Match& first, const std::vector<std::string>& events)
    {
        match::Match match = *match::Match::start(G::id, first.options(), first.seed());
        match.setPlayerEntries(first.playerEntries());
        for (const std::string& event : events)
            if (!match.apply(event))
                qFatal("not legal: %s", event.c_str());
        return match;
    }

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
