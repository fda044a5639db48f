#include "app/play/full_disk.h"
#include "app/play/store_damage.h"

using namespace facedown;
using namespace facedown::play;

/// What can be read is kept, and so is what is played from then on.
class StoreDamagedTest : public DamageTest
{
    Q_OBJECT

private slots:
    void whatIsPlayedIsSaved_data()
    {
        QTest::addColumn<int>("left");
        QTest::addColumn<int>("times");
        for (const char* all : {"match", "event"})
            QTest::newRow(all) << 0 << 1;
        for (const char* index : {"unfinished", "latest", "played"})
            QTest::newRow(index) << games << 1;
        QTest::newRow("counts") << games << 1;
        QTest::newRow("looked_at") << games << 0;
    }

    void whatIsPlayedIsSaved()
    {
        QFETCH(int, left);
        QFETCH(int, times);
        keepSome();
        damage(root(QTest::currentDataTag()));
        const match::Match match = played(99, 5);
        {
            Store store(folder());
            QVERIFY2(store.keep(1000, match), qPrintable(store.why));
            QCOMPARE(store.open(1000), match.record().dump());
            store.store.leave(1000);
            QVERIFY(store.list().contains(1000));
            QCOMPARE(store.renewed.size(), times);
            QCOMPARE(found(store), left);
            QVERIFY(store.unreachable.isEmpty());
        }
        QCOMPARE(stored(), left + 1);
        if (times > 0)
            checkSound();
        Store store(folder());
        QVERIFY(store.renewed.isEmpty() && store.aside.isEmpty() && store.unreachable.isEmpty());
    }

    void whatCanBeReadIsTakenOver_data()
    {
        QTest::addColumn<QStringList>("tables");
        QTest::newRow("events") << QStringList{"event"};
        QTest::newRow("matches") << QStringList{"match"};
        QTest::newRow("both, an index and more") << QStringList{"match", "event", "latest"};
    }

    void whatCanBeReadIsTakenOver()
    {
        QFETCH(QStringList, tables);
        keepSome();
        play::ask(folder(), {"INSERT INTO looked_at VALUES ('file', 'stamp')",
                             "UPDATE match SET copy = 'somebody', latest = id, played = 7"});
        for (const QString& table : std::as_const(tables))
            damage(table == "latest" ? root(table) : leaf(table));
        const QByteArray damaged = bytes();
        {
            Store store(folder());
            QVERIFY2(store.keep(1000, played(99, 5)), qPrintable(store.why));
            QTRY_COMPARE(store.renewed.size(), 1);
            QFile kept(store.renewed[0]);
            QVERIFY(kept.open(QIODevice::ReadOnly));
            QCOMPARE(kept.readAll(), damaged);
            QCOMPARE(kept.permissions() & (QFile::ReadGroup | QFile::ReadOther),
                     QFile::Permissions());
        }
        QCOMPARE(ask("SELECT count(*) FROM looked_at"), QVariant(1));
        QCOMPARE(ask("SELECT count(*) FROM match WHERE copy <> 'somebody' OR latest <> id OR "
                     "played <> 7"),
                 QVariant(1));
        checkSound();
        Store store(folder());
        const int left = found(store);
        QVERIFY2(left > games / 2 && left < games, qPrintable(QString::number(left)));
        QCOMPARE(left, stored() - 1);
    }

    /// Of one that is over, too little would be left; of one that is not, there is a beginning.
    void onlyWhatIsNotOverIsShortened_data()
    {
        QTest::addColumn<MatchId>("id");
        for (const MatchId id : {20, 21})
            QTest::newRow(id % 2 == 0 ? "over" : "not over") << id;
    }

    void onlyWhatIsNotOverIsShortened()
    {
        QFETCH(MatchId, id);
        keepSome();
        // An event that goes on from page to page.
        const QString at = QString("match = %1 AND number = 20").arg(id);
        play::ask(folder(), {"UPDATE event SET event = printf('%.*c', 10000, 'x') WHERE " + at});
        damage(ask("SELECT pageno FROM dbstat WHERE name = 'event' AND pagetype = 'overflow' "
                   "ORDER BY path")
                   .toLongLong());
        {
            Store store(folder());
            QCOMPARE(store.open(id).empty(), id % 2 == 0);
            QCOMPARE(store.list().contains(id), id % 2 == 1);
            QTRY_COMPARE(store.renewed.size(), 1);
        }
        QCOMPARE(ask(QString("SELECT count(*) FROM match WHERE id = %1").arg(id)),
                 QVariant(int(id % 2)));
        QCOMPARE(ask(QString("SELECT count(*) FROM event WHERE match = %1").arg(id)),
                 QVariant(id % 2 == 0 ? 0 : 20));
        Store store(folder());
        QCOMPARE(found(store), id % 2 == 0 ? games - 1 : games);
    }

    /// Only the two together show it.
    void anIndexThatIsOlderThanItsTable()
    {
        keepSome();
        const QByteArray before = page(root("latest"));
        {
            Store store(folder());
            QVERIFY(!store.open(1).empty());
            QVERIFY(store.keep(1, played(1, 31)));
            store.store.leave(1);
        }
        damage(root("latest"), before);
        QCOMPARE(ask("PRAGMA quick_check"), QVariant("ok"));
        QVERIFY(ask("PRAGMA integrity_check") != QVariant("ok"));
        {
            Store store(folder());
            QVERIFY(!store.open(1).empty());
            QVERIFY2(store.keep(1, played(1, 32)), qPrintable(store.why));
            QTRY_COMPARE(store.renewed.size(), 1);
        }
        checkSound();
        QCOMPARE(stored(), games);
    }

    void aFileThatHasLostItsEnd()
    {
        keepSome();
        QVERIFY(QFile::resize(file(), QFileInfo(file()).size() - 3 * pageSize));
        {
            Store store(folder());
            QVERIFY2(store.keep(1000, played(99, 5)), qPrintable(store.why));
            QTRY_COMPARE(store.renewed.size(), 1);
            QVERIFY(store.aside.isEmpty());
            QVERIFY(found(store) > games / 2);
        }
        checkSound();
    }

    void unusedPagesToo()
    {
        keepSome();
        ask("DELETE FROM event WHERE match > 10");

        QFile in(file());
        QVERIFY(in.open(QIODevice::ReadOnly) && in.seek(32));
        const QByteArray first = in.read(4).toHex();
        in.close();
        damage(first.toLongLong(nullptr, 16));
        QVERIFY(ask("PRAGMA integrity_check") != QVariant("ok"));
        {
            Store store(folder());
            (void)store.keep(1000, played(99));
            QVERIFY2(store.keep(1001, played(98)), qPrintable(store.why));
        }
        QCOMPARE(ask("PRAGMA integrity_check"), QVariant("ok"));
    }

    void whatThisVersionDidNotMakeIsLeftAsItIs_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::newRow("a newer one") << QStringList{"PRAGMA user_version = 2"};
        QTest::newRow("what never ends")
            << QStringList{"DROP TABLE looked_at",
                           "CREATE VIEW looked_at AS WITH RECURSIVE n(file) AS (SELECT 1 UNION ALL "
                           "SELECT file + 1 FROM n) SELECT file, file AS stamp FROM n"};
    }

    void whatThisVersionDidNotMakeIsLeftAsItIs()
    {
        QFETCH(QStringList, statements);
        keepSome();
        play::ask(folder(), statements);
        play::ask(folder(), {"PRAGMA wal_checkpoint(TRUNCATE)"});
        QVERIFY(QFile::resize(file(), QFileInfo(file()).size() - 3 * pageSize));
        const QByteArray damaged = bytes();
        {
            Store store(folder());
            QVERIFY(!store.keep(1000, played(99, 5)));
            QVERIFY(store.renewed.isEmpty() && store.aside.isEmpty());
        }
        QCOMPARE(aside(), QStringList());
        QCOMPARE(bytes(), damaged);
    }

    void withoutRoomForItNothingIsDone()
    {
        keepSome();
        damage(root("latest"));
        const QByteArray damaged = bytes();
        std::optional<Store> store;
        {
            const FullDisk full(rlim_t(damaged.size() - 1));
            store.emplace(folder(), std::chrono::milliseconds(10));
            QVERIFY(!store->keep(1000, played(99, 5)));
            QVERIFY2(store->why.contains("damaged"), qPrintable(store->why));
            QCOMPARE(aside(), QStringList());
            QCOMPARE(bytes(), damaged);
        }
        // Tried again by itself.
        QTRY_VERIFY(store->kept > 0);
        QTRY_COMPARE(store->renewed.size(), 1);
        QCOMPARE(found(*store), games);
    }

    void itIsNotRepeated()
    {
        keepSome();
        {
            Store store(folder(), std::chrono::milliseconds(10));
            for (const bool first : {true, false}) {
                play::ask(folder(), {"PRAGMA wal_checkpoint(TRUNCATE)"});
                damage(root("latest"));
                // Or SQLite goes by what it has read before.
                play::ask(folder(), {"PRAGMA user_version = 1"});
                QCOMPARE(store.keep(first ? 1000 : 1001, played(99, 5)), first);
            }
            QTest::qWait(100);
            QCOMPARE(aside().size(), 1);
        }
        Store store(folder());
        QVERIFY(store.keep(1001, played(99, 5)));
        QTRY_COMPARE(store.renewed.size(), 1);
        QCOMPARE(aside(), QStringList({"matches-damaged-1.sqlite", "matches-damaged-2.sqlite"}));
    }

    void whatIsOpenHereIsNotLost()
    {
        {
            Store store(folder());
            for (const MatchId id : {1, 2, 3})
                QVERIFY(store.keep(id, played(std::uint64_t(id), 5)));
            play::ask(folder(), {"PRAGMA wal_checkpoint(TRUNCATE)"});
            damage(root("match"));
            play::ask(folder(), {"PRAGMA user_version = 1"});
            QVERIFY(store.keep(2, played(2, 6)));
            QCOMPARE(stored(), 1);
            store.store.leave(3);
        }
        Store store(folder());
        for (const MatchId id : {1, 2, 3})
            QCOMPARE(store.open(id), played(std::uint64_t(id), id == 2 ? 6 : 5).record().dump());
    }
};

QTEST_GUILESS_MAIN(StoreDamagedTest)
#include "store_damaged_test.moc"
