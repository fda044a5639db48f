#include "app/play/session_nyet.h"

using namespace facedown;
using namespace facedown::play;

/// The scores of a round that has ended, between its last card and the next deal.
class SessionTallyTest : public QObject
{
    Q_OBJECT

    /// Three players, of whom the first are people, before the last card of a round.
    static match::Match beforeTheLastCard(int people, int target = 0)
    {
        nyet::Game game(nyet::players(3, target));
        return matchAfter(game.deal().veto().play("alone").anything(47), people);
    }

    /// Begins and plays the last card.
    static bool playTheLastCard(Table& table)
    {
        table.session->begin();
        if (!table.wait())
            return false;
        if (table.session->curtain())
            table.session->openCurtain();
        if (table.session->canPeek())
            table.session->peek(true);
        if (table.yourTurn())
            table.session->choose(table.anyOffer());
        return table.wait();
    }

    /// Whether the scores of the first round are on the table, as they were.
    static bool isCounted(Table& table)
    {
        return table.session->tallying() && table.session->holding() &&
               table.nyet().prompt() == "Round 1 is over" && table.nyet().sheet()->count() == 3 &&
               !table.yourTurn() && !table.session->canPeek() && !table.session->curtain();
    }

private slots:
    void peopleGoOnAtTheirWord()
    {
        for (const int people : {1, 2, 3})
            for (const auto sharing : {Preferences::Curtain, Preferences::Peek}) {
                Table table(beforeTheLastCard(people), {}, sharing);
                QSignalSpy tallied(table.session.get(), &Session::tallied);
                QSignalSpy settled(table.session.get(), &Session::settled);
                const int length = table.session->length();
                QVERIFY(playTheLastCard(table));
                letHappen();
                QVERIFY(isCounted(table));
                QCOMPARE(tallied.count(), 1);
                QCOMPARE(settled.count(), 0);
                QCOMPARE(table.session->length(), length + 1);
                // Nothing can be decided meanwhile.
                table.session->choose("play R3");
                table.session->peek(true);
                table.session->retranslate();
                QVERIFY(isCounted(table) && !table.session->peeking());
                QCOMPARE(table.nyet().viewer() < 0, people > 1 || sharing == Preferences::Peek);
                table.session->skip();
                QVERIFY(!table.session->tallying());
                QCOMPARE(settled.count(), 1);
                QVERIFY(table.wait());
                QCOMPARE(tallied.count(), 1);
                QVERIFY(table.session->length() > length + 1);
                QCOMPARE(table.nyet().sheet()->count(), 0);
                QVERIFY(table.nyet().title().contains("round 2"));
                // Whoever played last may be next, but somebody else may have sat down.
                QVERIFY(table.nyet().vetoing() && !table.session->curtain());
                QCOMPARE(table.nyet().viewer() < 0, people > 1 || sharing == Preferences::Peek);
            }
    }

    void botsGoOnByThemselves()
    {
        Table table(beforeTheLastCard(0));
        QSignalSpy tallied(table.session.get(), &Session::tallied);
        QSignalSpy settled(table.session.get(), &Session::settled);
        const int length = table.session->length();
        table.session->begin();
        QVERIFY(tallied.wait(20000));
        while (table.session->length() < length + 5)
            QVERIFY(settled.wait(20000));
        QVERIFY(!table.session->tallying());
        QCOMPARE(tallied.count(), 1);
    }

    /// Nobody is left whose word could be waited for.
    void withoutItsLastPersonItGoesOnByItself()
    {
        Table table(beforeTheLastCard(1));
        QVERIFY(playTheLastCard(table));
        letHappen();
        QVERIFY(isCounted(table));
        table.session->setBot(0, true);
        while (table.session->tallying())
            QVERIFY(table.changed->wait(20000));
        // As soon as one is back from an earlier moment, too.
        Table past(beforeTheLastCard(1));
        QVERIFY(playTheLastCard(past));
        past.session->lookBack(3);
        past.session->setBot(0, true);
        letHappen();
        QVERIFY(!past.session->live());
        past.session->backToNow();
        while (past.session->tallying())
            QVERIFY(past.changed->wait(20000));
    }

    void amongBotsOneMaySkipThePause()
    {
        Table table(beforeTheLastCard(0));
        QSignalSpy tallied(table.session.get(), &Session::tallied);
        connect(table.session.get(), &Session::tallied, table.session.get(),
                [&table] { table.preferences.overridePace(Preferences::Relaxed); });
        table.session->begin();
        QVERIFY(tallied.wait(20000));
        letHappen();
        QVERIFY(isCounted(table));
        table.session->skip();
        QVERIFY(!table.session->tallying());
    }

    void pausedItStays()
    {
        Table bots(beforeTheLastCard(0));
        QSignalSpy tallied(bots.session.get(), &Session::tallied);
        connect(bots.session.get(), &Session::tallied, bots.session.get(),
                [&bots] { bots.session->setPaused(true); });
        bots.session->begin();
        QVERIFY(tallied.wait(20000));
        letHappen();
        QVERIFY(isCounted(bots));
        bots.session->setPaused(false);
        while (bots.session->tallying())
            QVERIFY(bots.changed->wait(20000));
        // The end of a pause is no person's word.
        Table people(beforeTheLastCard(3));
        QVERIFY(playTheLastCard(people));
        people.session->setPaused(true);
        people.session->setPaused(false);
        letHappen();
        QVERIFY(isCounted(people));
        people.session->skip();
        QVERIFY(people.wait() && people.nyet().vetoing());
    }

    void anEarlierMomentMayBeLookedAt()
    {
        Table table(beforeTheLastCard(3));
        QVERIFY(playTheLastCard(table));
        const int length = table.session->length();
        for (const int moment : {length - 1, 0, 5}) {
            table.session->lookBack(moment);
            QVERIFY(!table.session->tallying() && !table.session->holding());
            QCOMPARE(table.nyet().sheet()->count(), 0);
            table.session->skip();
            table.session->retranslate();
            letHappen();
            QCOMPARE(table.session->moment(), moment);
            QCOMPARE(table.session->length(), length);
        }
        table.session->backToNow();
        letHappen();
        QVERIFY(isCounted(table));
        table.session->skip();
        QVERIFY(table.wait() && table.nyet().vetoing());
        // Bots go on when one is back.
        Table bots(beforeTheLastCard(0));
        QSignalSpy tallied(bots.session.get(), &Session::tallied);
        connect(bots.session.get(), &Session::tallied, bots.session.get(),
                [&bots] { bots.session->lookBack(3); });
        bots.session->begin();
        QVERIFY(tallied.wait(20000));
        letHappen();
        QCOMPARE(bots.session->length(), length);
        bots.session->backToNow();
        QVERIFY(isCounted(bots));
        while (bots.session->tallying())
            QVERIFY(bots.changed->wait(20000));
        QVERIFY(bots.session->length() >= length);
    }

    void theLastCardCanBeTakenBack()
    {
        Table table(beforeTheLastCard(3));
        const int length = table.session->length();
        QVERIFY(playTheLastCard(table));
        QVERIFY(isCounted(table) && table.session->canUndo());
        table.session->undo();
        letHappen();
        QCOMPARE(table.session->length(), length);
        QVERIFY(!table.session->tallying() && table.session->curtain());
        QCOMPARE(table.nyet().sheet()->count(), 0);
        // Put forward again it is counted again.
        table.session->redo();
        QVERIFY(table.wait() && isCounted(table));
        QVERIFY(table.session->canUndo() && !table.session->canRedo());
        table.session->undo();
        QVERIFY(table.wait());
        table.session->openCurtain();
        table.session->choose(table.anyOffer());
        QVERIFY(table.wait());
        QVERIFY(isCounted(table));
    }

    void anotherWayOfSharingChangesNothing()
    {
        Table table(beforeTheLastCard(2));
        QVERIFY(playTheLastCard(table));
        for (const auto sharing :
             {Preferences::Peek, Preferences::EveryTurn, Preferences::Curtain}) {
            table.preferences.setSharing(sharing);
            letHappen();
            QVERIFY(isCounted(table));
        }
        table.session->skip();
        QVERIFY(table.wait());
        QVERIFY(table.nyet().vetoing());
    }

    void whatIsLeftStaysAsItIs()
    {
        Table table(beforeTheLastCard(3));
        QVERIFY(playTheLastCard(table));
        const int length = table.session->length();
        table.session->stop();
        table.session->skip();
        letHappen();
        QCOMPARE(table.session->length(), length);
    }

    void theLastRoundIsNotCountedTwice()
    {
        for (const int people : {0, 1, 3}) {
            Table table(beforeTheLastCard(people, 1));
            QSignalSpy tallied(table.session.get(), &Session::tallied);
            QVERIFY(playTheLastCard(table));
            QCOMPARE(table.ended->count(), 1);
            QVERIFY(table.nyet().over() && !table.session->tallying());
            QCOMPARE(tallied.count(), 0);
            QCOMPARE(table.nyet().sheet()->count(), 3);
        }
    }
};

QTEST_GUILESS_MAIN(SessionTallyTest)
#include "session_tally_test.moc"
