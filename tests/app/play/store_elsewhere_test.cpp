#include <sys/stat.h>

#include "app/play/read_only.h"
#include "app/play/store_play.h"
#include "app/play/temporary_folder.h"

using namespace facedown;
using namespace facedown::play;

/// A data folder may come from elsewhere: from another version, or from somebody who made it so.
class StoreElsewhereTest : public FolderTest
{
    Q_OBJECT

    using TemporaryFolder::file;
    QString file() const { return folder() + "/matches.sqlite"; }

    /// The most memory that the process has had, in kB.
    static qint64 peak()
    {
        QFile status("/proc/self/status");
        if (!status.open(QIODevice::ReadOnly))
            qFatal("cannot be read");
        const QByteArray text = status.readAll();
        return text.mid(text.indexOf("VmHWM:") + 6).trimmed().split(' ')[0].toLongLong();
    }
    /// Where that is allowed; elsewhere the peak is that of all that ran before.
    static void forgetPeak()
    {
        QFile clear("/proc/self/clear_refs");
        if (clear.open(QIODevice::WriteOnly))
            clear.write("5");
    }

private slots:
    void aGameThatIsNotKnownStays()
    {
        Store store(folder());
        QVERIFY(store.keep(1, played(1, 12)));
        QVERIFY(store.keep(2, played(2)));
        ask(folder(), {"UPDATE match SET game = 'chess'"});
        QCOMPARE(store.list(), QList<MatchId>());
        std::optional<Done<FoundMatches>> found;
        store.store.find(&store.store, {}, 0, 10,
                         [&](const Done<FoundMatches>& answer) { found = answer; });
        QTRY_VERIFY(found);
        QVERIFY(*found);
        QCOMPARE((*found)->count, 0);
        QVERIFY(store.keep(3, played(3, 12)));
        QCOMPARE(store.list(), QList<MatchId>{3});
    }

    void whereNothingCanBeWrittenItIsRead_data()
    {
        QTest::addColumn<bool>("killed");
        QTest::addColumn<QString>("name");
        QTest::newRow("left in order") << false << "data";
        QTest::newRow("left by a copy that was killed") << true << "data";
        QTest::newRow("a name with signs in it") << false << "my data? #1 100%25";
    }

    void whereNothingCanBeWrittenItIsRead()
    {
        QFETCH(bool, killed);
        QFETCH(QString, name);
        const QString data = file(name);
        const QString left = file("left");
        const std::string record = played(1, 12).record().dump();
        {
            Store store(left);
            QVERIFY(store.keep(1, played(1, 12)));
            QVERIFY(store.keep(2, played(2)));
            if (killed) {
                QVERIFY(QDir().mkpath(data));
                for (const QString& file : QDir(left).entryList(QDir::Files))
                    QVERIFY(QFile::copy(left + '/' + file, data + '/' + file));
                QVERIFY(QFile::exists(data + "/matches.sqlite-wal"));
            }
        }
        if (!killed)
            QVERIFY(QDir().rename(left, data));
        {
            const ReadOnly readOnly(root());
            Store store(data, std::chrono::milliseconds(10));
            QVERIFY(store.unreachable.isEmpty());
            QCOMPARE(store.list(), QList<MatchId>{1});
            QCOMPARE(store.open(1), record);
            QCOMPARE(store.open(2), played(2).record().dump());
            QVERIFY(!store.keep(1, played(1, 13)));
            QVERIFY(!store.why.isEmpty());
        }
        Store store(data);
        QCOMPARE(store.open(1), record);
    }

    void whatCanBeWrittenAgainIsWritten()
    {
        {
            Store store(folder());
            QVERIFY(store.keep(1, played(1, 12)));
        }
        std::optional<ReadOnly> readOnly(root());
        Store store(folder(), std::chrono::milliseconds(10));
        QVERIFY(!store.open(1).empty());
        QVERIFY(!store.keep(1, played(1, 13)));
        QVERIFY(!store.keep(2, played(2, 5)));
        readOnly.reset();
        QTRY_COMPARE(ask(folder(), {"SELECT count(*) FROM event"}), QVariant(18));
    }

    void namesAreMadePlain()
    {
        {
            Store store(folder());
            QVERIFY(store.keep(1, played(1, 12)));
        }
        ask(folder(), {"UPDATE match SET players = json_array('A' || char(8238, 10) || 'b', "
                       "printf('%.*c', 1000, 'x'))"});
        Store store(folder());
        QTRY_COMPARE(store.waiting.size(), 1);
        QCOMPARE(store.waiting[0].players, QStringList({"Ab", QString(40, 'x')}));
    }

    void aRowBeyondAllBoundsIsRefused_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("a long header")
            << "UPDATE match SET header = header || printf('%.*c', 20000000, ' ') WHERE id = 1";
        QTest::newRow("a long event")
            << "UPDATE event SET event = printf('%.*c', 20000000, 'x') WHERE match = 1 AND number "
               "= 3";
        QTest::newRow("many events")
            << "WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n LIMIT 300000) "
               "INSERT INTO event SELECT 1, i, 'x' FROM n";
    }

    void aRowBeyondAllBoundsIsRefused()
    {
        QFETCH(QString, statement);
        {
            Store store(folder());
            QVERIFY(store.keep(1, played(1, 12)));
            QVERIFY(store.keep(2, played(2, 12)));
        }
        ask(folder(), {statement});
        Store store(folder());
        QVERIFY(store.open(1).empty());
        QVERIFY2(store.why.contains("too large"), qPrintable(store.why));
        QCOMPARE(store.open(2), played(2, 12).record().dump());
    }

    void noRowFillsTheMemory()
    {
        {
            Store store(folder());
            QVERIFY(store.keep(1, played(1, 12)));
        }
        // Zeros at the end of a row need no memory to be written.
        ask(folder(), {"DROP TABLE match",
                       "CREATE TABLE match (id INTEGER PRIMARY KEY, game, players, over, played, "
                       "latest, copy, header)",
                       "INSERT INTO match VALUES (1, 'geschenkt', '[]', 0, 0, 1, '', "
                       "zeroblob(120000000))"});
        forgetPeak();
        const qint64 before = peak();
        Store store(folder());
        QVERIFY(store.open(1).empty());
        QVERIFY(!store.why.isEmpty());
        QVERIFY2(peak() - before < 100'000, qPrintable(QString("%1 kB").arg(peak() - before)));
        // The fault is that match's alone.
        QVERIFY(store.keep(2, played(2, 12)));
    }

    void whatComputesWithoutEndIsNotAsked_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::newRow("a view") << QStringList{
            "ALTER TABLE match RENAME TO other",
            "CREATE VIEW match AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
            "SELECT i AS id, 'x' AS game, '' AS players, '' AS header, 0 AS over, 0 AS played, 0 "
            "AS latest, '' AS copy FROM n"};
        QTest::newRow("a trigger") << QStringList{
            "CREATE TRIGGER slow AFTER INSERT ON match BEGIN DELETE FROM event; END"};
        QTest::newRow("a column") << QStringList{
            "ALTER TABLE match ADD COLUMN slow\tAS(length(hex(zeroblob(id))))"};
        QTest::newRow("a check") << QStringList{
            "ALTER TABLE event ADD COLUMN slow CHECK (length(hex(number)) > 0)"};
        QTest::newRow("an index") << QStringList{"CREATE INDEX slow ON match (length(hex(id)))"};
        QTest::newRow("a virtual table")
            << QStringList{"CREATE VIRTUAL TABLE slow USING rtree(id, one, two)"};
    }

    void whatComputesWithoutEndIsNotAsked()
    {
        QFETCH(QStringList, statements);
        {
            Store store(folder());
            QVERIFY(store.keep(1, played(1, 12)));
        }
        ask(folder(), statements);
        Store store(folder());
        QCOMPARE(store.unreachable.size(), 1);
        QVERIFY(!store.keep(2, played(2, 12)));
    }

    /// Opening a pipe waits for somebody who writes to it.
    void noPipeBesideItIsWaitedFor()
    {
        {
            Store store(folder());
            QVERIFY(store.keep(1, played(1, 12)));
        }
        QCOMPARE(::mkfifo(QFile::encodeName(file() + "-journal").constData(), 0600), 0);
        Store store(folder());
        QCOMPARE(store.unreachable.size(), 1);
        QVERIFY2(store.unreachable[0].contains(folder()), qPrintable(store.unreachable[0]));
    }

    void aFolderInItsPlaceIsSaid()
    {
        QVERIFY(QDir().mkpath(file()));
        Store store(folder());
        QCOMPARE(store.unreachable.size(), 1);
        QVERIFY(!store.keep(1, played(1, 5)));
        QVERIFY2(store.why.contains(folder()), qPrintable(store.why));
    }
};

QTEST_GUILESS_MAIN(StoreElsewhereTest)
#include "store_elsewhere_test.moc"
