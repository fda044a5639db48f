#include "app/play/controller_start.h"

using namespace facedown;
using namespace facedown::play;

/// For whom the curtain falls.
class SessionCurtainTest : public QObject
{
    Q_OBJECT

    /// Whether the last decision of a person was one of whoever is to act.
    static bool decidedLast(const match::Match& match)
    {
        const auto& play = std::get<core::Play<nyet::Nyet>>(match.play());
        core::Seat last = core::nobody;
        for (std::size_t i = 0; i < play.events().size(); ++i)
            if (const core::Seat seat = nyet::Nyet::actor(play.stateAfter(i));
                seat >= 0 && !match.playerEntries()[std::size_t(seat)].bot)
                last = seat;
        return last == match.actor();
    }

private slots:
    void whoHasTheScreenIsNotToldToPassIt()
    {
        Table table(someNyet(4, 2, 5));
        table.session->begin();
        std::map<bool, int> curtains;
        while (table.ended->isEmpty()) {
            QVERIFY(table.wait());
            if (table.session->curtain()) {
                const bool same = decidedLast(table.session->match());
                QCOMPARE(table.session->curtainForSame(), same);
                ++curtains[same];
            } else {
                QVERIFY(!table.session->curtainForSame());
            }
            if (table.ended->isEmpty())
                QVERIFY(table.step());
        }
        QVERIFY(curtains[true] > 0);
        QVERIFY(curtains[false] > 0);
    }

    /// Who had the screen when a game was left need not be who comes back to it.
    void whoGoesOnWithWhatWasStoppedTakesTheScreenFirst_data()
    {
        QTest::addColumn<bool>("stopped");
        QTest::newRow("at once") << false;
        QTest::newRow("after it was left") << true;
    }

    void whoGoesOnWithWhatWasStoppedTakesTheScreenFirst()
    {
        QFETCH(bool, stopped);
        Table table(someGeschenkt(3, 2, 5), {}, Preferences::EveryTurn);
        Session& session = *table.session;
        session.begin();
        QVERIFY(table.wait());
        QVERIFY(session.curtain());
        session.openCurtain();
        const core::Seat actor = session.match().actor();
        session.choose("take");
        if (stopped) {
            session.stop();
            session.begin();
        }
        QVERIFY(table.wait());
        QCOMPARE(session.match().actor(), actor); // whoever takes a card goes on
        QCOMPARE(session.curtain(), stopped);
    }

    void nobodyIsCalledTwice()
    {
        Table table(someGeschenkt(3, 2, 5));
        Session& session = *table.session;
        int calls = 0;
        connect(&session, &Session::sounded, this,
                [&calls](table::Sound sound) { calls += sound == table::Sound::Turn ? 1 : 0; });
        session.begin();
        QVERIFY(table.wait());
        QCOMPARE(calls, 1);
        session.passOn();
        QVERIFY(table.wait());
        session.passOn();
        QVERIFY(table.wait());
        QCOMPARE(calls, 1);
    }

    void aBotHasAPortraitOfItsOwn()
    {
        match::Match match = someMatch(3, 2, 5);
        auto entries = match.playerEntries();
        for (auto& entry : entries)
            entry.face = "faces/somebody";
        match.setPlayerEntries(entries);
        Table table(match);
        table.session->setBot(1, true);
        QCOMPARE(table.session->match().playerEntries()[0].face, std::string("faces/somebody"));
        QCOMPARE(table.session->match().playerEntries()[1].face, std::string());
    }

    void whoIsLeftAloneTakesTheScreenFirst_data()
    {
        QTest::addColumn<bool>("toBot");
        QTest::newRow("a bot goes on for the other") << true;
        QTest::newRow("the other goes on at a phone") << false;
    }

    /// What was covered from the other is not open as soon as they have no seat here any more.
    void whoIsLeftAloneTakesTheScreenFirst()
    {
        QFETCH(bool, toBot);
        Table table(someNyet(4, 2, 5));
        Session& session = *table.session;
        session.begin();
        QVERIFY(table.wait());
        while (!session.curtain()) // vetoes need none
            QVERIFY(table.step() && table.wait());
        session.openCurtain();
        const int other = session.match().actor();
        const int left = 1 - other;
        QCOMPARE(session.table()->viewer(), other);
        if (toBot)
            session.setBot(other, true);
        else
            session.setElsewhere(other, true);
        QCOMPARE(session.table()->viewer(), core::nobody);
        QSignalSpy& changed = *table.changed;
        while (!session.curtain()) {
            QCOMPARE(session.table()->viewer(), core::nobody);
            if (!toBot && session.awaits(other))
                session.decideElsewhere({QString::fromStdString(session.match().legal().front())});
            else
                QVERIFY(changed.wait());
        }
        QCOMPARE(session.match().actor(), left);
        session.openCurtain();
        QCOMPARE(session.table()->viewer(), left);
        // From now on it is theirs alone.
        const int length = session.length();
        QVERIFY(table.step());
        while (session.length() < length + 6 && !session.match().over()) {
            QVERIFY(!session.curtain());
            QCOMPARE(session.table()->viewer(), left);
            if (!toBot && session.awaits(other))
                session.decideElsewhere({QString::fromStdString(session.match().legal().front())});
            else if (table.waitsForPerson())
                QVERIFY(table.step());
            else
                QVERIFY(changed.wait());
        }
    }

    void whoIsLeftAloneTakesTheScreenAfterAPauseToo_data()
    {
        whoIsLeftAloneTakesTheScreenFirst_data();
    }

    void whoIsLeftAloneTakesTheScreenAfterAPauseToo()
    {
        QFETCH(bool, toBot);
        Start start({});
        Controller& controller = start.controller;
        controller.play(someMatch(3, 2, 9));
        QTRY_VERIFY(controller.session()->curtain());
        controller.session()->openCurtain();
        const int other = controller.session()->match().actor();
        const auto leave = [&] {
            if (Session* session = controller.session())
                toBot ? session->setBot(other, true) : session->setElsewhere(other, true);
        };
        leave();
        if (!toBot) // what phones do at each start
            connect(&controller, &Controller::sessionChanged, this, leave);
        const auto isCovered = [&] {
            Session& session = *controller.session();
            QSignalSpy changed(&session, &Session::changed);
            while (!session.curtain() && session.table()->viewer() == core::nobody)
                if (session.awaits(other))
                    session.decideElsewhere({"place flower"});
                else if (!changed.wait(20000))
                    return false;
            return session.curtain();
        };
        for (int pause = 0; pause < 2; ++pause) {
            controller.home();
            QVERIFY(start.resume());
            QVERIFY(isCovered());
        }
        controller.session()->lookBack(1);
        controller.playFromHere();
        controller.back();
        QVERIFY(isCovered());
        controller.session()->lookBack(1);
        controller.playFromHere();
        controller.start();
        QVERIFY(isCovered());
        controller.session()->openCurtain();
        QCOMPARE(controller.session()->table()->viewer(), 1 - other);
        // Who has taken it has it still.
        controller.home();
        QVERIFY(start.resume());
        QTRY_COMPARE(controller.session()->table()->viewer(), 1 - other);
        QVERIFY(!controller.session()->curtain());
    }

    void whoPlaysFromTheStartAloneMeetsNone()
    {
        Table table(someNyet(4, 2, 5));
        table.session->setElsewhere(1, true); // a phone, before it begins
        table.session->begin();
        QTRY_VERIFY(table.waitsForPerson() || table.session->awaits(1));
        QVERIFY(!table.session->curtain());
        QCOMPARE(table.session->table()->viewer(), 0);
    }

    /// SK-70.
    void whoTakesBackWhatAnotherDidDoesNotSeeTheirHand()
    {
        Table table(someMatch(3, 3, 9));
        Session& session = *table.session;
        session.begin();
        QVERIFY(table.wait());
        session.openCurtain();
        const core::Seat first = session.match().actor();
        session.choose("place flower");
        QVERIFY(table.wait());
        session.openCurtain();
        QVERIFY(hasSecrets(table.skull().pieces()->pieces()));
        session.undo();
        QCOMPARE(session.match().actor(), first);
        QVERIFY(session.curtain());
        QVERIFY(!hasSecrets(table.skull().pieces()->pieces()));
    }

    void whileAnotherDecidesTheScreenMayBePassedOn_data()
    {
        QTest::addColumn<bool>("onPhone");
        QTest::newRow("a bot") << false;
        QTest::newRow("somebody at a phone") << true;
    }

    void whileAnotherDecidesTheScreenMayBePassedOn()
    {
        QFETCH(bool, onPhone);
        match::Match match = someMatch(3, onPhone ? 3 : 2, 9);
        QVERIFY(match.apply("first 0"));
        for (int disc = 0; disc < 6; ++disc)
            QVERIFY(match.apply("place flower"));
        for (const char* event : {"bid 1", "pass", "bid 2"})
            QVERIFY(match.apply(event));
        Table table(std::move(match), {}, Preferences::EveryTurn);
        Session& session = *table.session;
        session.setElsewhere(2, onPhone);
        session.begin();
        QVERIFY(table.wait());
        session.openCurtain();
        session.choose("bid 3");
        if (onPhone) {
            QTRY_VERIFY(session.awaits(2));
            session.decideElsewhere({"pass"});
        }
        QVERIFY(table.wait());
        QVERIFY(session.curtain());
    }

    /// As when phones come to a match before it begins.
    void whoPassesTheScreenOnAtTheStartTakesItBack()
    {
        Start start({});
        connect(&start.controller, &Controller::sessionChanged, this, [&] {
            if (Session* session = start.controller.session())
                session->passOn();
        });
        start.controller.play(someMatch(3, 2, 9), {1});
        Session& session = *start.controller.session();
        QTRY_VERIFY(session.curtain() || session.awaits(1));
        while (session.awaits(1)) {
            session.decideElsewhere({"place flower"});
            QTRY_VERIFY(session.curtain() || session.awaits(1));
        }
        QCOMPARE(session.table()->viewer(), int(core::nobody));
    }

    void everyRoundBeginsWithTheCurtain()
    {
        Table table(someNyet(2, 2, 5, 0), {}, Preferences::EveryTurn);
        Session& session = *table.session;
        session.begin();
        int rounds = 0;
        while (table.ended->isEmpty()) {
            if (!session.tallying()) {
                QVERIFY(table.step());
                QVERIFY(table.wait());
                continue;
            }
            session.skip();
            QVERIFY(table.wait());
            if (table.ended->isEmpty()) {
                QVERIFY(session.curtain());
                ++rounds;
            }
        }
        QVERIFY(rounds > 3);
    }
};

QTEST_GUILESS_MAIN(SessionCurtainTest)
#include "session_curtain_test.moc"
