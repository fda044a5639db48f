#include <QRegularExpression>

#include "core/json.h"
#include "core/playout.h"
#include "engine/every_game.h"
#include "engine/random_games.h"
#include "match/match.h"

using namespace facedown;
using namespace facedown::test;

/// What core/game.h promises and no compiler checks, in random games of every game.
class GamesTest : public QObject
{
    Q_OBJECT

    template <core::Game G>
    static std::vector<typename G::Options> everyTable()
    {
        std::vector<typename G::Options> tables;
        for (int players = G::minPlayers; players <= G::maxPlayers; ++players) {
            typename G::Options options;
            options.players = players;
            if (!G::check(options))
                tables.push_back(options);
        }
        return tables;
    }

    /// Plays random games and calls `see(play, event)` before each event.
    template <core::Game G>
    static void playAt(const typename G::Options& options, auto see)
    {
        playRandomGames(3, [&](std::uint64_t seed) {
            core::Random random(seed);
            core::Play<G> play(options);
            while (G::actor(play.state()) != core::nobody) {
                const core::Event<G> event =
                    G::actor(play.state()) == core::chance
                        ? core::Event<G>(G::sample(play.state(), random))
                        : core::Event<G>(core::drawLegal<G>(play.state(), random));
                see(play, event);
                if (QTest::currentTestFailed())
                    return;
                QVERIFY(!play.apply(event));
            }
            QVERIFY(!G::winners(play.state()).empty());
        });
    }
    template <core::Game G>
    static void playEverywhere(auto see)
    {
        for (const typename G::Options& options : everyTable<G>())
            playAt<G>(options, see);
    }

    template <core::Game G>
    static void seatSees(const core::Play<G>& play, const core::Event<G>& event, core::Seat viewer)
    {
        const typename G::State& state = play.state();
        const typename G::View view = G::view(state, viewer);
        QCOMPARE(view.viewer, viewer);
        QCOMPARE(G::actor(view), G::actor(state));
        aViewAllowsWhatItsSeatMayDo<G>(state, viewer);
        const core::Event<G> seen = G::seen(state, event, viewer);
        QCOMPARE(G::parse(G::text(seen)).has_value(), seen == event);
    }

    template <core::Game G>
    static void allSeatsSeeWhatAnySees(const core::Play<G>& play, const core::Event<G>& event)
    {
        const typename G::State& state = play.state();
        const core::Event<G> seen = G::seen(state, event, core::everySeat);
        const core::Json view = G::json(G::view(state, core::everySeat)).flatten();
        const int seats = G::seats(G::options(state));
        for (core::Seat seat = 0; seat < seats; ++seat) {
            if (G::seen(state, event, seat) == event)
                QVERIFY(seen == event);
            const core::Json one = G::json(G::view(state, seat)).flatten();
            for (const auto& [where, what] : one.items())
                if (what != "?" && !what.is_null())
                    QVERIFY2(view.contains(where) && view.at(where) == what, where.c_str());
        }
        const core::Json truth = G::json(state).flatten();
        for (const auto& [where, what] : view.items())
            if (what != "?")
                QVERIFY2(truth.contains(where) && truth.at(where) == what, where.c_str());
    }

    template <core::Game G>
    static void whatIsHiddenCanBeDrawn(const core::Play<G>& play, core::Random& random)
    {
        const core::Seat viewer = G::actor(play.state());
        if (viewer < 0)
            return;
        const typename G::View view = G::view(play.state(), viewer);
        const typename G::State drawn = G::determinize(view, play.seenBy(viewer), random);
        QVERIFY(G::view(drawn, viewer) == view);
        QCOMPARE(G::actor(drawn), viewer);
    }

    static match::Match anyMatch(const QString& game, std::uint64_t seed)
    {
        auto match = match::Match::start(game.toStdString(), core::Json::object(), seed).value();
        core::Random random(seed);
        while (!match.over()) {
            if (match.actor() == core::chance) {
                (void)match.sample();
                continue;
            }
            const auto legal = match.legal();
            const int chosen = random.below(static_cast<int>(legal.size()));
            if (!match.apply(legal[static_cast<std::size_t>(chosen)]))
                qFatal("a legal event was refused");
        }
        return match;
    }

private slots:
    void whatIsDueNamesARule_data() { addGames(); }
    void whatIsDueNamesARule()
    {
        QFETCH(QString, game);
        static const QRegularExpression rule(R"(\([A-Z]{2}-\d+(, [A-Z]{2}-\d+)*\)\z)");
        match::Match match = anyMatch(game, 1);
        const auto names = [&] {
            return rule.match(QString::fromStdString(match.due())).hasMatch();
        };
        QVERIFY2(names(), match.due().c_str());
        while (match.undo())
            QVERIFY2(names(), match.due().c_str());
    }

    void theUsualTableCanBePlayed_data() { addGames(); }
    void theUsualTableCanBePlayed()
    {
        QFETCH(QString, game);
        withGame(game, []<core::Game G>() {
            QVERIFY(!G::check(typename G::Options()));
            QVERIFY(G::minPlayers >= 1 && G::minPlayers < G::maxPlayers);
            QVERIFY(G::maxPlayers <= core::maxSeats);
            const auto tables = everyTable<G>();
            QCOMPARE(tables.size(), std::size_t(G::maxPlayers - G::minPlayers + 1));
            for (const typename G::Options& options : tables) {
                QVERIFY(G::options(G::start(options)) == options);
                QVERIFY(G::readOptions(G::json(options)).value() == options);
            }
            QVERIFY(G::readOptions(core::Json::object()).value() == typename G::Options());
            QVERIFY(!G::readOptions({{"no such option", 1}}));
        });
    }

    void everySeatSeesItsOwn_data() { addGames(); }
    void everySeatSeesItsOwn()
    {
        QFETCH(QString, game);
        withGame(game, []<core::Game G>() {
            playEverywhere<G>([](const core::Play<G>& play, const core::Event<G>& event) {
                for (core::Seat viewer = 0; viewer < G::seats(play.options()); ++viewer)
                    seatSees<G>(play, event, viewer);
                seatSees<G>(play, event, core::nobody);
                somebodyIsToActOrItIsOver<G>(play.state());
                stepsLeadToTheSameState<G>(play.state(), event);
                QVERIFY(G::parse(G::text(event)).value() == event);
            });
        });
    }

    void nothingIsHiddenFromAllSeats_data() { addGames(); }
    void nothingIsHiddenFromAllSeats()
    {
        QFETCH(QString, game);
        withGame(game, []<core::Game G>() { playAt<G>({}, allSeatsSeeWhatAnySees<G>); });
    }

    void whatIsHiddenIsDrawnAsTheViewAllows_data() { addGames(); }
    void whatIsHiddenIsDrawnAsTheViewAllows()
    {
        QFETCH(QString, game);
        withGame(game, []<core::Game G>() {
            core::Random random(1);
            playEverywhere<G>([&](const core::Play<G>& play, const core::Event<G>&) {
                whatIsHiddenCanBeDrawn<G>(play, random);
            });
        });
    }

    void aRecordTellsTheSameMatch_data() { addGames(); }
    void aRecordTellsTheSameMatch()
    {
        QFETCH(QString, game);
        const match::Match match = anyMatch(game, 4);
        const auto again = match::Match::fromRecord(match.record());
        QVERIFY2(again, again ? "" : again.error().message.c_str());
        QCOMPARE(again->state(), match.state());
        QCOMPARE(again->record(), match.record());
        QCOMPARE(again->winners(), match.winners());
    }
};

QTEST_APPLESS_MAIN(GamesTest)
#include "games_test.moc"
