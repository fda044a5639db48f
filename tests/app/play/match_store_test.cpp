#include <sys/stat.h>

#include "app/play/full_disk.h"
#include "app/play/store_play.h"
#include "app/play/temporary_folder.h"

using namespace facedown;
using namespace facedown::play;

/// What is kept is there again; several copies of the program; disks that fail.
class MatchStoreTest : public FolderTest
{
    Q_OBJECT

    QString file() const { return folder() + "/matches.sqlite"; }

    /// By one in which match 1 has so many events, as what syncs a folder does.
    bool replaceDatabase(std::size_t events) const
    {
        {
            Store elsewhere(root() + "/elsewhere");
            if (!elsewhere.keep(1, played(1, events)))
                return false;
        }
        bool removed = true;
        for (const char* beside : {"", "-wal", "-shm"})
            removed = QFile::remove(file() + beside) && removed;
        return removed && QFile::rename(root() + "/elsewhere/matches.sqlite", file());
    }

    /// A statement from elsewhere; what its first row says.
    QVariant ask(const QString& statement) const { return play::ask(folder(), {statement}); }

private slots:
    void whatIsKeptIsThereAgain()
    {
        match::Match match = played(1, 12);
        match.setStarted("2026-05-20T21:05:00");
        match.noteHint();
        const std::string record = match.record().dump();
        {
            Store store(folder());
            QVERIFY(store.list().isEmpty());
            QVERIFY(store.keep(7, match));
            QCOMPARE(store.list(), QList<MatchId>{7});
        }
        Store store(folder());
        QCOMPARE(store.list(), QList<MatchId>{7});
        QCOMPARE(store.waiting[0].game, QString("geschenkt"));
        QCOMPARE(store.waiting[0].players, QStringList({"Ana", "Bruno", "Sora", "Iria"}));
        QCOMPARE(store.open(7), record);
        QVERIFY(store.open(8).empty());
        QVERIFY2(store.why.contains("library"), qPrintable(store.why));
    }

    void eventByEvent()
    {
        Store store(folder());
        const match::Match whole = played(2);
        match::Match match = played(2, 0);
        for (std::size_t i = 0; i < whole.length(); ++i) {
            QVERIFY(match.apply(whole.event(i)).has_value());
            QVERIFY(store.keep(7, match, i));
            QCOMPARE(ask("SELECT count(*) FROM event"), QVariant(qlonglong(i + 1)));
            QCOMPARE(store.list().isEmpty(), match.over());
        }
        QCOMPARE(store.open(7), whole.record().dump());
    }

    void whatIsTakenBackIsGone()
    {
        Store store(folder());
        QVERIFY(store.keep(7, played(3, 20)));
        match::Match shorter = played(3, 11);
        const auto legal = shorter.legal();
        QVERIFY(store.keep(7, shorter, 11));
        QVERIFY(shorter.apply(legal.back()).has_value());
        QVERIFY(store.keep(7, shorter, 11));
        // The same from the first event on, as after going on with it.
        QVERIFY(store.keep(7, shorter));
        Store other(folder());
        store.store.leave(7);
        QVERIFY(!store.list().isEmpty());
        QCOMPARE(other.open(7), shorter.record().dump());
        QVERIFY(other.keep(7, played(3, 0)));
        QVERIFY(other.list().isEmpty());
    }

    void theLastPlayedIsFirst()
    {
        Store store(folder());
        for (const MatchId id : {1, 2, 3, 4})
            QVERIFY(store.keep(id, played(1, 5)));
        QVERIFY(store.keep(2, played(1, 6)));
        QCOMPARE(store.list(), QList<MatchId>({2, 4, 3, 1}));
        // However many have been finished since, and whatever the clock does.
        const match::Match finished = played(1);
        for (MatchId id = 5; id < 65; ++id)
            QVERIFY(store.keep(id, finished));
        ask("UPDATE match SET played = 4102444800000 WHERE id = 1");
        QCOMPARE(store.list(), QList<MatchId>({2, 4, 3, 1}));
    }

    void whatIsPlayedDoesNotWaitForFiles()
    {
        const QString name = root() + "/one.facedown";
        QVERIFY(writeRecord(played(2), name));
        QStringList order;
        QList<qsizetype> matches;
        {
            Store store(folder());
            connect(&store.store, &MatchStore::kept, this, [&] { order << "kept"; });
            store.store.importFrom(this, QStringList(200, name), [&](const auto& done) {
                order << "imported";
                matches = {done.added.size(), done.known.size()};
            });
            QVERIFY(store.keep(1, played(1, 5)));
            Store::until([&] { return order.size() == 2; });
            QCOMPARE(order, QStringList({"kept", "imported"}));
            QCOMPARE(matches, QList<qsizetype>({1, 0})); // the same in every file
            QVERIFY(writeRecord(played(3), name));
            store.store.importFrom(this, {root() + "/none.facedown", name}, [](const auto&) {});
        }
        // What was asked for is done, whenever the program is closed.
        QCOMPARE(ask("SELECT count(*) FROM match"), QVariant(3));
    }

    void aMatchIsOpenInOneCopy()
    {
        Store first(folder());
        QVERIFY(first.keep(1, played(1, 5)));
        QVERIFY(first.keep(2, played(2, 5)));
        first.store.leave(2);
        QCOMPARE(first.list(), QList<MatchId>({2, 1}));
        {
            Store second(folder());
            QCOMPARE(second.list(), QList<MatchId>{2});
            QVERIFY(second.open(1).empty());
            QCOMPARE(second.why, QString("it is open in another window"));
            QVERIFY(!second.open(2).empty());
            QCOMPARE(first.list(), QList<MatchId>{1});
            QVERIFY(second.keep(2, played(2, 6)));
            QVERIFY(!second.keep(1, played(2, 6)));
            QVERIFY(first.keep(1, played(1, 6)));
        }
        // However it ended.
        QCOMPARE(first.list(), QList<MatchId>({1, 2}));
        QVERIFY(!first.open(2).empty());
    }

    void noLockHidesAMatch_data()
    {
        QTest::addColumn<QString>("copy");
        QTest::newRow("of one that has gone") << "0123456789abcdef";
        QTest::newRow("a folder") << "00000000000000aa";
        QTest::newRow("a link") << "00000000000000bb";
        QTest::newRow("a pipe") << "00000000000000cc";
        QTest::newRow("a file left over") << "00000000000000dd";
        QTest::newRow("no name") << "../matches.sqlite";
    }

    void noLockHidesAMatch()
    {
        QFETCH(QString, copy);
        {
            Store store(folder());
            QVERIFY(store.keep(7, played(1, 5)));
        }
        const QString running = folder() + "/running/";
        QVERIFY(QDir().mkpath(running + "00000000000000aa"));
        QVERIFY(QFile::link(file(), running + "00000000000000bb"));
        QCOMPARE(::mkfifo(QFile::encodeName(running + "00000000000000cc").constData(), 0600), 0);
        QFile left(running + "00000000000000dd");
        QVERIFY(left.open(QIODevice::WriteOnly) && left.write("garbage") > 0);
        left.close();
        ask("UPDATE match SET copy = '" + copy + "'");
        Store store(folder());
        QVERIFY(!left.exists());
        QCOMPARE(store.list(), QList<MatchId>{7});
        QVERIFY(!store.open(7).empty());
        QVERIFY(store.keep(7, played(1, 6)));
        QVERIFY(QFile::exists(file()));
    }

    void whatACopyThatCrashedHadOpenCanBeRemoved()
    {
        {
            Store store(folder());
            QVERIFY(store.keep(7, played(1, 5)));
        }
        ask("UPDATE match SET copy = '0123456789abcdef'");
        Store store(folder());
        QCOMPARE(store.list(), QList<MatchId>{7});
        std::optional<Done<void>> removed;
        store.store.remove(&store.store, 7, [&removed](const auto& done) { removed = done; });
        store.until([&removed] { return removed.has_value(); });
        QVERIFY(*removed);
        QVERIFY(store.list().isEmpty());
    }

    void whatCouldNotBeWrittenYetCanBeRemoved()
    {
        Store store(folder());
        const auto isDone = [&store](auto what) {
            std::optional<Done<void>> done;
            (store.store.*what)(&store.store, 5, [&done](const auto& result) { done = result; });
            store.until([&done] { return done.has_value(); });
            return done->has_value();
        };
        {
            const FullDisk full;
            QVERIFY(!store.keep(5, played(5, 30)));
            store.store.leave(5);
            QVERIFY(isDone(&MatchStore::remove) && store.list().isEmpty());
            QVERIFY(isDone(&MatchStore::putBack) && store.list() == QList<MatchId>{5});
            QVERIFY(isDone(&MatchStore::remove));
        }
        QVERIFY(store.keep(6, played(6, 5)) && store.list() == QList<MatchId>{6});
        QVERIFY(isDone(&MatchStore::putBack));
        QCOMPARE(Store(folder()).open(5), played(5, 30).record().dump());
    }

    void onAFullDiskNothingIsLost()
    {
        Store store(folder(), std::chrono::milliseconds(10));
        QVERIFY(store.keep(1, played(1, 5)));
        const quint64 before = store.kept;
        {
            const FullDisk full;
            QVERIFY(!store.keep(1, played(1, 30)));
            QVERIFY(!store.why.isEmpty());
            QVERIFY(!store.keep(2, played(2, 5)));
            store.store.leave(2);
            QCOMPARE(ask("SELECT count(*) FROM event"), QVariant(5));
            // What is not on the disk is still known.
            QCOMPARE(store.list().size(), 2);
            QCOMPARE(store.open(2), played(2, 5).record().dump());
            store.store.leave(2);
            QCOMPARE(store.kept, before);
        }
        // There is room again: by itself.
        QTRY_VERIFY(store.kept > before);
        QTRY_COMPARE(ask("SELECT count(*) FROM event"), QVariant(35));
        QCOMPARE(store.open(1), played(1, 30).record().dump());
        Store other(folder());
        QTRY_COMPARE(other.list(), QList<MatchId>{2});
    }

    void whatWaitsIsWrittenWhenTheProgramEnds()
    {
        std::optional<Store> store(std::in_place, folder());
        {
            const FullDisk full;
            QVERIFY(!store->keep(1, played(1, 5)));
            store->store.leave(1);
        }
        store.reset();
        Store next(folder());
        QCOMPARE(next.open(1), played(1, 5).record().dump());
    }

    void whatIsGoneOnWithBeforeItCouldBeWrittenStaysOpen()
    {
        Store store(folder(), std::chrono::milliseconds(10));
        {
            const FullDisk full;
            QVERIFY(!store.keep(1, played(1, 5)));
            store.store.leave(1);
            QVERIFY(!store.keep(1, played(1, 6), 5));
        }
        QTRY_VERIFY(store.kept > 0);
        QVERIFY(!store.list().isEmpty());
        Store other(folder());
        QVERIFY(other.open(1).empty());
    }

    void onADiskThatIsFullFromTheStart()
    {
        const match::Match match = played(1, 5);
        std::optional<Store> store;
        {
            const FullDisk full;
            store.emplace(folder(), std::chrono::milliseconds(10));
            QCOMPARE(store->unreachable.size(), 1);
            QVERIFY(!store->keep(1, match));
        }
        QTRY_VERIFY(store->kept > 0);
        store.reset();
        Store next(folder());
        QCOMPARE(next.open(1), match.record().dump());
    }

    void aFolderThatVanishesIsMadeAnew()
    {
        Store store(folder());
        QVERIFY(store.keep(1, played(1, 5)));
        QVERIFY(QDir(folder()).removeRecursively());
        QVERIFY(store.keep(1, played(1, 6), 5));
        Store other(folder());
        store.store.leave(1);
        QVERIFY(!store.list().isEmpty());
        QCOMPARE(other.open(1), played(1, 6).record().dump());
    }

    void aDatabaseThatIsReplacedIsGoneOnWith()
    {
        Store store(folder());
        QVERIFY(store.keep(1, played(1, 5)));
        QVERIFY(replaceDatabase(4));
        QVERIFY2(store.keep(1, played(1, 6), 5), qPrintable(store.why));
        Store other(folder());
        QVERIFY(other.open(1).empty());
        store.store.leave(1);
        QVERIFY(!store.list().isEmpty());
        QCOMPARE(other.open(1), played(1, 6).record().dump());
    }

    /// Which was gone on with on another computer.
    void whatIsFurtherInADatabaseThatReplacesItStays()
    {
        Store store(folder());
        QVERIFY(store.keep(1, played(1, 5)));
        QVERIFY(replaceDatabase(9));
        QVERIFY(!store.keep(1, played(1, 6), 5));
        Store other(folder());
        QCOMPARE(other.open(1), played(1, 9).record().dump());
    }

    void nobodyElseCanLook()
    {
        Store store(folder());
        QVERIFY(store.keep(1, played(1, 5)));
        struct stat now = {};
        int files = 0;
        for (const QString& path : {folder(), folder() + "/running"}) {
            QCOMPARE(::stat(QFile::encodeName(path).constData(), &now), 0);
            QCOMPARE(now.st_mode & 0777U, 0700U);
            for (const QFileInfo& info : QDir(path).entryInfoList(QDir::Files)) {
                QCOMPARE(::stat(QFile::encodeName(info.filePath()).constData(), &now), 0);
                QVERIFY2((now.st_mode & 0777U) == 0600U, qPrintable(info.filePath()));
                ++files;
            }
        }
        QVERIFY(files >= 3); // with what SQLite puts beside it
    }

    void whatOthersCouldReadIsClosedToThem()
    {
        {
            Store store(folder());
            QVERIFY(store.keep(1, played(1, 5)));
        }
        const QByteArray path = QFile::encodeName(file());
        QCOMPARE(::chmod(path.constData(), 0644), 0);
        Store store(folder());
        QVERIFY(!store.list().isEmpty());
        struct stat now = {};
        QCOMPARE(::stat(path.constData(), &now), 0);
        QCOMPARE(now.st_mode & 0777U, 0600U);
    }

    void whatCannotBeReadIsPutAside()
    {
        for (int time = 1; time <= 2; ++time) {
            QVERIFY(QDir().mkpath(folder()));
            const QByteArray garbage = QByteArray::number(time) + QByteArray(5000, 'x');
            {
                QFile out(file());
                QVERIFY(out.open(QIODevice::WriteOnly) && out.write(garbage) > 0);
            }
            Store store(folder());
            QTRY_COMPARE(store.aside.size(), 1);
            QVERIFY(store.unreachable.isEmpty());
            QFile in(store.aside[0]);
            QVERIFY(in.open(QIODevice::ReadOnly));
            QCOMPARE(in.readAll(), garbage);
            QVERIFY(store.keep(1, played(1, 5)));
        }
        QCOMPARE(QDir(folder()).entryList({"matches-unreadable-*"}).size(), 2);
    }

    void whatANewerVersionWroteStays()
    {
        {
            Store store(folder());
            QVERIFY(store.keep(1, played(1, 5)));
        }
        ask("PRAGMA user_version = 2");
        {
            Store store(folder());
            QCOMPARE(store.unreachable.size(), 1);
            QVERIFY2(store.unreachable[0].contains("newer"), qPrintable(store.unreachable[0]));
            QVERIFY(!store.keep(2, played(2, 5)));
        }
        QCOMPARE(ask("SELECT count(*) FROM match"), QVariant(1));
    }
};

QTEST_GUILESS_MAIN(MatchStoreTest)
#include "match_store_test.moc"
