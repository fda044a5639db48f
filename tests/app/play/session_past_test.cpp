#include <QTranslator>

#include "app/play/session_play.h"

using namespace facedown;
using namespace facedown::play;

namespace {

/// Another language: every sentence with a mark before it.
class Marked : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return QLatin1Char('~') + QString::fromUtf8(source);
    }
};

} // namespace

/// Earlier moments are looked at, or the sharing is changed, in the middle of things.
class SessionPastTest : public QObject
{
    Q_OBJECT

    static bool hasSecrets(Table& table)
    {
        return play::hasSecrets(table.skull().pieces()->pieces());
    }

    /// Decisions so far that there is a past to look at; a person is to act then.
    static bool playOn(Table& table, int decisions)
    {
        table.session->begin();
        for (int i = 0; i < decisions; ++i)
            if (!table.step())
                return false;
        return table.wait() && table.ended->isEmpty();
    }

    /// A person's deed is looked at, and the match is paused meanwhile.
    static void holdPaused(Table& table)
    {
        if (table.session->curtain())
            table.session->openCurtain();
        table.preferences.overridePace(Preferences::Relaxed);
        table.session->choose(table.anyOffer());
        table.session->setPaused(true);
    }

private slots:
    void backFromThePastADeedIsStillLookedAt()
    {
        Table table(someMatch(3, 2, 4));
        QVERIFY(playOn(table, 0));
        const core::Seat did = table.session->match().actor();
        holdPaused(table);
        QVERIFY(table.session->holding());
        const auto next = static_cast<std::size_t>(table.session->match().actor());
        QVERIFY(core::Seat(next) != did && !table.session->match().playerEntries()[next].bot);
        const int length = table.session->length();
        const auto offered = [&] {
            return table.session->canPeek() || table.session->table()->yourTurn();
        };
        QVERIFY(!offered());
        QVERIFY(!hasSecrets(table));
        table.session->lookBack(1);
        QVERIFY(!table.session->live());
        QVERIFY(!offered());
        QVERIFY(!hasSecrets(table));
        table.session->backToNow();
        QVERIFY(table.session->live());
        QVERIFY(table.session->holding());
        QVERIFY(!offered());
        QVERIFY(!hasSecrets(table));
        table.session->peek(true);
        QVERIFY(!table.session->peeking());
        letHappen();
        QVERIFY(table.session->holding());
        QCOMPARE(table.session->length(), length);
        table.preferences.overridePace(Preferences::Instant);
        table.session->setPaused(false);
        QVERIFY(table.playToTheEnd());
    }

    void theWholeLogIsSaidAnewWhileAnEarlierMomentIsLookedAt()
    {
        Table table(someMatch(3, 1, 4));
        QVERIFY(playOn(table, 3));
        const auto& lines = table.skull().log()->lines();
        table.session->lookBack(2);
        QVERIFY(lines.size() > 3);
        Marked marked;
        QVERIFY(QCoreApplication::installTranslator(&marked));
        table.session->retranslate();
        QVERIFY(table.session->moment() == 2 && table.skull().prompt().startsWith('~'));
        for (const table::LogModel::Line& line : lines)
            QVERIFY2(line.text.startsWith('~'), qPrintable(line.text));
        QCoreApplication::removeTranslator(&marked);
        table.session->retranslate();
        for (const table::LogModel::Line& line : lines)
            QVERIFY2(!line.text.startsWith('~'), qPrintable(line.text));
    }

    void theLogStaysWhole()
    {
        Table table(someMatch(3, 1, 4));
        QVERIFY(playOn(table, 3));
        const table::LogModel& log = *table.skull().log();
        const int lines = log.rowCount();
        QVERIFY(lines > 3);
        for (const int moment : {table.session->length() - 1, 2, 1, 0}) {
            table.session->lookBack(moment);
            QCOMPARE(table.session->moment(), moment);
            QCOMPARE(log.rowCount(), lines);
            table.session->retranslate();
            QVERIFY(!table.session->live());
            QCOMPARE(table.session->moment(), moment);
            QCOMPARE(log.rowCount(), lines);
        }
        table.session->backToNow();
        QCOMPARE(log.rowCount(), lines);
        QVERIFY(table.yourTurn());
        QVERIFY(table.playToTheEnd());
    }

    void theSharingChangedInThePastCoversAtOnce()
    {
        Table table(someMatch(3, 1, 4));
        QVERIFY(playOn(table, 3));
        const int length = table.session->length();
        table.session->lookBack(1);
        QVERIFY(hasSecrets(table));
        table.preferences.setSharing(Preferences::Peek);
        QVERIFY(!hasSecrets(table));
        QCOMPARE(table.session->moment(), 1);
        QCOMPARE(table.session->length(), length);
        QVERIFY(!table.session->canPeek());
        table.session->backToNow();
        QVERIFY(!hasSecrets(table));
        QVERIFY(table.session->canPeek());
        table.session->peek(true);
        QVERIFY(hasSecrets(table));
    }

    void whoeverActsTwiceIsCoveredWhileTheDeedIsHeld()
    {
        Table table(someMatch(3, 2, 4));
        QVERIFY(playOn(table, 2));
        holdPaused(table);
        table.session->lookBack(1);
        table.session->backToNow();
        QVERIFY(!hasSecrets(table));
    }

    void theCurtainChosenWhilePausedIsDrawn()
    {
        Table table(someMatch(3, 2, 4), {}, Preferences::Peek);
        QVERIFY(playOn(table, 0));
        table.session->setPaused(true);
        table.preferences.setSharing(Preferences::Curtain);
        table.session->setPaused(false);
        letHappen();
        QVERIFY(table.session->curtain());
    }

    void theSharingChangedWhilePausedMovesNothing()
    {
        for (const int people : {1, 2}) {
            Table table(someMatch(3, people, 4));
            QVERIFY(playOn(table, 2));
            holdPaused(table);
            const int length = table.session->length();
            for (const auto sharing : {Preferences::Peek, Preferences::Curtain}) {
                table.preferences.setSharing(sharing);
                letHappen();
                QVERIFY(table.session->holding());
                QVERIFY(!table.session->canPeek());
                QCOMPARE(table.session->length(), length);
                QCOMPARE(hasSecrets(table), people == 1 && sharing == Preferences::Curtain);
            }
            table.preferences.overridePace(Preferences::Instant);
            table.session->setPaused(false);
            QVERIFY(table.playToTheEnd());
        }
    }

    void whoTakesBackTheirOwnIsNotCalledToTheScreen()
    {
        Table table(someMatch(3, 3, 2));
        Session& session = *table.session;
        session.begin();
        // Whoever places last begins.
        for (int disc = 0; disc < 3; ++disc) {
            QVERIFY(table.wait());
            session.openCurtain();
            session.choose("place flower");
        }
        QVERIFY(table.wait());
        QVERIFY(!session.curtain());
        const int length = session.length();
        session.askToUndo();
        QVERIFY(table.wait());
        QCOMPARE(session.length(), length - 1);
        QVERIFY(!session.curtain());
        QVERIFY(hasSecrets(table));
    }
};

QTEST_GUILESS_MAIN(SessionPastTest)
#include "session_past_test.moc"
