#include <QTest>

#include "app/play/session_play.h"
#include "app/play/twins.h"
#include "app/table/reading.h"
#include "core/playout.h"
#include "engine/every_game.h"
#include "engine/random_games.h"
#include "play/match_flow.h"
#include "table/game_info.h"

namespace facedown::play {

using table::dump;

/// With what is hidden from an onlooker drawn anew, nothing is shown, offered, said or waited for
/// otherwise, in any game. How many matches of each are looked at is set by FACEDOWN_FUZZ_GAMES,
/// which by FACEDOWN_FUZZ_SEED.
class HiddenTest : public QObject
{
    Q_OBJECT

    /// A match of any number of players, with any of the game's options, before its first event.
    static match::Match anyMatch(const QString& game, std::uint64_t seed)
    {
        core::Random random(seed);
        const table::GameInfo info = table::gameInfo(game);
        for (;;) {
            const int players =
                info.minPlayers + random.below(info.maxPlayers - info.minPlayers + 1);
            match::Json options{{"players", players}};
            for (const table::OptionInfo& option : info.options)
                options[option.name] = random.below(3) > 0 ? option.off : option.on;
            if (auto match = match::Match::start(game.toStdString(), options, seed)) {
                match->setPlayerEntries(
                    seatedTwice(usualPlayers(players, 0, "easy"), match->seats()));
                return std::move(*match);
            }
        }
    }

    /// The last event as the window shows it: every look at it, and how long each takes.
    static QStringList shown(Presenter& presenter, const match::Match& match, core::Seat viewer)
    {
        QStringList all;
        const auto show = [&](const table::Look& look, bool decides) {
            presenter.show(viewer, look, decides);
            all << dump(presenter.table());
        };
        presenter.follow();
        const std::size_t last = match.length() - 1;
        for (int step = 0; step < presenter.steps(last); ++step) {
            const int with = presenter.toldWith(last, step);
            const table::Showing showing = presenter.showing(last, step);
            all << QString("step %1, %2 ms and %3 ms, scores %4, told with %5, sound %6")
                       .arg(step)
                       .arg(showing.turning)
                       .arg(showing.dwell)
                       .arg(int(showing.roundEnd))
                       .arg(with)
                       .arg(int(presenter.sound(last, step, with)));
            for (const bool unsaid : {true, false})
                show({last + 1, step, unsaid}, false);
        }
        show({last + 1}, match.actor() >= 0 && isHuman(match, match.actor()));
        all << QString::number(presenter.revealedSince(last));
        return all;
    }

    /// What a window has of a match that comes to its table, and for how long it waits then.
    static QStringList atTheTable(match::Match match, core::Seat viewer,
                                  Preferences::Sharing sharing)
    {
        Preferences preferences;
        preferences.overridePace(Preferences::Normal);
        preferences.setSharing(sharing);
        QStringList all;
        {
            Session session(match, &preferences);
            session.begin();
            all << dump(session) << dump(*session.table());
            if (isToAct(match, viewer)) {
                session.openCurtain();
                session.peek(true);
            }
            all << dump(session) << dump(*session.table()) << dump(*session.hint());
            session.lookBack(session.length() / 2);
            all << dump(session) << dump(*session.table());
        }
        auto presenter = Presenter::of(match);
        EngineWorker engine;
        MatchFlow flow(match, *presenter, engine, preferences);
        flow.begin();
        return all << QString("%1 for %2 ms").arg(int(flow.state())).arg(flow.pause());
    }

    /// Both go on for some events before the same eyes.
    template <core::Game G>
    static void look(Twins<G> twins, core::Seat viewer, bool amongBots)
    {
        for (match::Match* match : {&twins.one, &twins.other})
            seat(*match, viewer, amongBots);
        QVERIFY(twins.one.actor() >= 0);
        for (const auto sharing : {Preferences::Curtain, Preferences::Peek, Preferences::EveryTurn})
            QCOMPARE(atTheTable(twins.other, viewer, sharing),
                     atTheTable(twins.one, viewer, sharing));
        const auto first = Presenter::of(twins.one);
        const auto second = Presenter::of(twins.other);
        for (Presenter* presenter : {first.get(), second.get()})
            presenter->table().setShownPlayers(shownPlayers(twins.one));
        for (int event = 0; event < 12 && twins.goOn(); ++event) {
            QCOMPARE(shown(*second, twins.other, viewer), shown(*first, twins.one, viewer));
            if (QTest::currentTestFailed())
                return;
        }
    }

    template <core::Game G>
    static void lookAtSome(std::uint64_t seed, int oneIn, int& pairs)
    {
        core::Random random(seed);
        match::Match match = anyMatch(test::inQt(G::id), seed);
        while (!match.over()) {
            if (random.below(oneIn) == 0) {
                const int at = random.below(match.players() + 1);
                const core::Seat viewer = at == match.players() ? core::nobody : at;
                Twins<G> twins(match, viewer, random);
                if (twins.differ() && twins.goOn() && twins.one.actor() >= 0) {
                    ++pairs;
                    look(std::move(twins), viewer, random.below(2) == 0);
                }
                if (QTest::currentTestFailed()) {
                    qWarning("FACEDOWN_FUZZ_SEED=%llu, viewer %d, after %d events",
                             static_cast<unsigned long long>(seed), viewer, int(match.length()));
                    return;
                }
            }
            const auto& play = std::get<core::Play<G>>(match.play());
            const bool done =
                match.actor() == core::chance
                    ? match.sample().has_value()
                    : match.apply(G::text(core::drawLegal<G>(play.state(), random))).has_value();
            QVERIFY(done);
        }
    }

private slots:
    void whatIsHiddenChangesNothing_data() { test::addGames(); }
    void whatIsHiddenChangesNothing()
    {
        QFETCH(QString, game);
        test::withGame(game, []<core::Game G>() {
            int pairs = 0;
            test::playRandomGames(6, [&pairs](std::uint64_t seed) {
                // About as many in a long match as in a short one.
                const auto length = playedOn(anyMatch(test::inQt(G::id), seed)).length();
                lookAtSome<G>(seed, 1 + int(length / 6), pairs);
            });
            qInfo("%d pairs", pairs);
            QVERIFY(QTest::currentTestFailed() || pairs > 5);
        });
    }

    /// What is compared does hold what is hidden: with the eyes of who may know it, it differs.
    void whoMayKnowItSeesIt_data() { test::addGames(); }
    void whoMayKnowItSeesIt()
    {
        QFETCH(QString, game);
        test::withGame(game, []<core::Game G>() {
            int differ = 0;
            for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                core::Random random(seed);
                const match::Match match = playedOn(anyMatch(test::inQt(G::id), seed), 12);
                if (match.over())
                    continue;
                Twins<G> twins(match, core::nobody, random);
                if (!twins.goOn() || twins.one.actor() < 0)
                    continue;
                // Not whoever is to act, who may know nothing but what everybody does.
                const core::Seat viewer = random.below(int(twins.one.seats()));
                for (match::Match* one : {&twins.one, &twins.other})
                    seat(*one, viewer, true);
                const auto seen = [viewer](const match::Match& one) {
                    return atTheTable(one, viewer, Preferences::Curtain);
                };
                differ += seen(twins.one) == seen(twins.other) ? 0 : 1;
            }
            QVERIFY(differ > 0);
        });
    }
};

} // namespace facedown::play

using facedown::play::HiddenTest;
QTEST_GUILESS_MAIN(HiddenTest)
#include "hidden_test.moc"
