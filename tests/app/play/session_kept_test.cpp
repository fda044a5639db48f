#include "app/play/store_play.h"

using namespace facedown;
using namespace facedown::play;

/// What waits for the disk, and what does not.
class SessionKeptTest : public QObject
{
    Q_OBJECT

private slots:
    void noEventBeforeTheLastIsOnTheDisk()
    {
        QTemporaryDir folder;
        Store store(folder.path());
        Table table(someMatch(3, 1, 7), {&store.store, 1});
        quint64 most = 0; // each event is a request
        connect(table.session.get(), &Session::changed, this, [&] {
            const auto length = quint64(table.session->length());
            if (length > most)
                QCOMPARE(store.kept, length - 1);
            most = std::max(most, length);
            if (table.yourTurn())
                QCOMPARE(store.kept, length);
        });
        table.session->begin();
        QVERIFY(table.playToTheEnd());
        QVERIFY(most > 10);
    }

    void whereNothingCanBeWritten()
    {
        QTemporaryDir folder;
        QFile inTheWay(folder.filePath("data"));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        Store store(inTheWay.fileName());
        Table table(someMatch(3, 1, 1), {&store.store, 1});
        table.session->begin();
        QVERIFY(table.playToTheEnd());
        QCOMPARE(store.kept, quint64(0));
        QVERIFY(table.session->match().over());
    }

    /// What is said of an event that has been taken back since is not said of that.
    void onlyTheLastAnswerCounts()
    {
        QTemporaryDir folder;
        Store store(folder.path());
        Table table(someMatch(3, 1, 7), {&store.store, 1});
        Session& session = *table.session;
        session.begin();
        QVERIFY(table.wait());
        session.choose(table.anyOffer());
        session.undo();
        QList<bool> turns;
        connect(&store.store, &MatchStore::kept, &session, [&] { turns << table.yourTurn(); });
        QTRY_COMPARE(turns, QList<bool>({false, true}));
    }

    void aHintIsNotWaitedFor()
    {
        QTemporaryDir folder;
        Store store(folder.path());
        Table table(someMatch(3, 1, 7), {&store.store, 1});
        Session& session = *table.session;
        session.begin();
        QVERIFY(table.wait());
        session.hint()->toggle();
        session.lookBack(0);
        session.backToNow();
        QVERIFY(table.yourTurn());
    }
};

QTEST_GUILESS_MAIN(SessionKeptTest)
#include "session_kept_test.moc"
