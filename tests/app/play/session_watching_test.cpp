#include <QElapsedTimer>

#include "app/play/watching.h"

using namespace facedown;
using namespace facedown::play;

/// Those who only watch: bots that play alone, and whoever is out of a game that goes on.
class SessionWatchingTest : public QObject
{
    Q_OBJECT

private slots:
    void whoTakesASeatEndsAReplay()
    {
        Table table(someMatch(3, 2, 5));
        Session& session = *table.session;
        session.begin();
        QVERIFY(table.step() && table.wait());
        session.openCurtain();
        session.setReplaying(true);
        QVERIFY(!session.live());
        session.setBot(1, true);
        QVERIFY(session.live());
        QVERIFY(!session.replaying());
    }

    void whoeverIsOutIsToldSo()
    {
        Table table(anaIsOut(1));
        QCOMPARE(table.session->out(), QString("Ana is out. The game goes on."));
        table.session->lookBack(5);
        QVERIFY(table.session->out().isEmpty());
        // Whoever goes out by their own skull is asked who goes first (SK-41).
        QVERIFY(Table(anaIsOut(1, skull::outByOwnSkull())).session->out().isEmpty());
        // Another at this screen still plays.
        QVERIFY(Table(anaIsOut(2)).session->out().isEmpty());
        // Who sits elsewhere is told there.
        Table elsewhere(anaIsOut(1));
        elsewhere.session->setElsewhere(0, true);
        QVERIFY(elsewhere.session->out().isEmpty());
        QVERIFY(Table(someMatch(3, 1, 1)).session->out().isEmpty());
    }

    void whoeverIsOutWithTwoTribesIsOnePerson()
    {
        const auto anaWatches = [](const match::Match& match) {
            const auto& table = std::get<core::Play<skull::Skull>>(match.play()).state().table;
            return table.tribe(0).out() && table.tribe(3).out() && match.actor() >= 0 &&
                   match.playerOf(match.actor()) != 0;
        };
        match::Match match = someMatch(3, 1, 1, 2);
        for (std::uint64_t seed = 1; !anaWatches(match); ++seed) {
            core::Random random(seed);
            match = playedUntil(someMatch(3, 1, seed, 2), random, anaWatches);
        }
        QCOMPARE(Table(match).session->out(), QString("Ana is out. The game goes on."));
    }

    void fastIsForThisGameOnly()
    {
        Table table(anaIsOut(1));
        for (const auto& [before, during] : {std::pair(Preferences::Normal, Preferences::Fast),
                                             std::pair(Preferences::Fast, Preferences::Instant)}) {
            table.preferences.setPace(before);
            table.session->setFast(true);
            QCOMPARE(table.preferences.pace(), during);
            table.session->setFast(false);
            QCOMPARE(table.preferences.pace(), before);
        }
        // What is set meanwhile is what is wanted.
        table.session->setFast(true);
        table.preferences.setPace(Preferences::Relaxed);
        table.session->setFast(false);
        QCOMPARE(table.preferences.pace(), Preferences::Relaxed);
        table.preferences.setPace(Preferences::Fast);
        // Whatever ends the watching ends it.
        table.session->setFast(true);
        table.session->lookBack(3);
        QVERIFY(!table.session->fast());
        QCOMPARE(table.preferences.pace(), Preferences::Fast);
        table.session->backToNow();
        table.session->setFast(true);
        table.session.reset();
        QCOMPARE(table.preferences.pace(), Preferences::Fast);
    }

    void theGameGoesOnWithoutThem()
    {
        Table table(anaIsOut(1));
        table.session->setFast(true);
        table.session->begin();
        QVERIFY(table.wait());
        QVERIFY(table.session->finished());
        QVERIFY(table.session->out().isEmpty() && !table.session->fast());
    }

    /// At the pace at which nothing is waited for, too.
    void whatDecidesAChallengeIsSeen()
    {
        Table table(someMatch(3, 1, 1));
        table.preferences.setLookedAt();
        QElapsedTimer since;
        int verdicts = 0;
        const table::SkullTable& skull = table.skull();
        connect(table.session.get(), &Session::stepShown, this, [&] {
            if (skull.verdict() != table::SkullTable::Success &&
                skull.verdict() != table::SkullTable::Failure)
                return;
            ++verdicts;
            QVERIFY(skull.flipped() > 0);
            since.start();
        });
        connect(table.session.get(), &Session::changed, this, [&] {
            if (skull.verdict() != table::SkullTable::None || !since.isValid())
                return;
            QVERIFY(since.elapsed() > 500);
            since.invalidate();
        });
        table.session->begin();
        while (verdicts < 2 && !table.session->finished())
            QVERIFY(table.step() && table.wait());
        QVERIFY(verdicts > 0);
    }

    void botsAloneAreLookedAtWithAnyEyes()
    {
        Table table(playedOn(someMatch(3, 0, 1), 3));
        QVERIFY(table.session->eyesOffered());
        QVERIFY(!hasSecrets(table.skull().pieces()->pieces()));
        const int all = int(table.session->eyeNames().size()) - 1;
        table.session->chooseViewer(all);
        QCOMPARE(table.skull().viewer(), core::everySeat);
        QVERIFY(hasSecrets(table.skull().pieces()->pieces()));
        // Nobody who comes to play finds all of it open.
        table.session->setBot(2, false);
        table.session->setElsewhere(2, true);
        QVERIFY(!table.session->eyesOffered());
        QCOMPARE(table.skull().viewer(), core::nobody);
        QVERIFY(!hasSecrets(table.skull().pieces()->pieces()));
    }

    void withPeopleAtTheTableEyesAreChosenAfterItsEnd()
    {
        Table table(someMatch(3, 1, 1));
        QVERIFY(!table.session->eyesOffered());
        table.session->chooseViewer(2);
        QCOMPARE(table.session->chosenViewer(), 0);
    }
};

QTEST_GUILESS_MAIN(SessionWatchingTest)
#include "session_watching_test.moc"
