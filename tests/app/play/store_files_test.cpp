#include <sys/stat.h>

#include "app/play/store_play.h"
#include "app/play/temporary_folder.h"
#include "play/record_file.h"

using namespace facedown;
using namespace facedown::play;

/// The files in which earlier versions kept matches are taken over once, and stay.
class StoreFilesTest : public FolderTest
{
    Q_OBJECT

    QString folder() const { return root(); }

    static void age(const QString& name, int days)
    {
        QFile in(name);
        const QDateTime time(QDate(2026, 5, 20).addDays(-days), QTime(21, 5));
        if (!in.open(QIODevice::ReadWrite) ||
            !in.setFileTime(time, QFileDevice::FileModificationTime))
            qFatal("no time can be set");
    }

    void write(const QString& name, const QByteArray& text, int days) const
    {
        QFile out(file(name));
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
            qFatal("cannot write");
        out.close();
        age(out.fileName(), days);
    }

    void keep(const QString& name, const match::Match& match, int days) const
    {
        if (!writeRecord(match, file(name)))
            qFatal("cannot write");
        age(file(name), days);
    }

    /// All that is in the folder but what the store put there.
    QMap<QString, QByteArray> files() const
    {
        QMap<QString, QByteArray> all;
        for (const QString& place : {folder(), file("games")})
            for (const QFileInfo& info : QDir(place).entryInfoList({"*.facedown"}, QDir::Files)) {
                QFile in(info.filePath());
                if (!in.open(QIODevice::ReadOnly))
                    qFatal("cannot be read");
                all[info.filePath()] = in.readAll();
            }
        return all;
    }

    static QStringList days(const Store& store)
    {
        QStringList days;
        for (const WaitingMatch& match : store.waiting)
            days << match.played.toString("dd");
        return days;
    }

private slots:
    void init()
    {
        renew();
        QDir(folder()).mkpath("games");
    }

    void theyAreTakenOverOnce()
    {
        keep("unfinished.facedown", played(1, 12), 1);
        keep("unfinished-4711.facedown", played(2, 12), 2);
        keep("games/a.facedown", played(3, 12), 4);
        keep("games/finished.facedown", played(4), 0);
        keep("games/b.facedown", someNyet(3, 1, 1), 3); // before its first event
        write("games/damaged.facedown", "{\"format\": \"face", 0);
        write("games/empty.facedown", {}, 0);
        write("games/notes.txt", "no match", 0);
        const auto before = files();
        {
            Store store(folder());
            QTRY_COMPARE(days(store), QStringList({"19", "18", "16"}));
            QCOMPARE(store.open(store.waiting[0].id), played(1, 12).record().dump());
            QVERIFY(store.keep(store.waiting[0].id, played(1, 13)));
            QVERIFY(store.keep(5, played(5, 12)));
        }
        for (int start = 0; start < 2; ++start) {
            Store store(folder());
            QCOMPARE(store.list().size(), 4);
            QCOMPARE(store.waiting[0].id, MatchId(5));
            QVERIFY(store.unreadable.isEmpty());
        }
        QCOMPARE(files(), before);
    }

    void whatAnEarlierVersionAddsIsTakenOver()
    {
        keep("unfinished.facedown", played(1, 12), 2);
        {
            Store store(folder());
            QTRY_COMPARE(days(store), QStringList({"18"}));
        }
        keep("unfinished.facedown", played(2, 12), 1);
        Store store(folder());
        QTRY_COMPARE(days(store), QStringList({"18", "19"}));
    }

    /// As a copy of the folder makes them.
    void aFileWithAnotherDateIsNoOtherMatch()
    {
        keep("games/finished.facedown", played(4), 3);
        keep("unfinished.facedown", played(1, 12), 2);
        {
            Store store(folder());
            QTRY_COMPARE(days(store), QStringList({"18"}));
            QTRY_COMPARE(store.waiting.size(), 1);
            const MatchId id = store.waiting.constFirst().id;
            QCOMPARE(store.open(id), played(1, 12).record().dump());
            QVERIFY(store.keep(id, played(1, 14), 12));
            store.store.leave(id);
        }
        age(file("games/finished.facedown"), 1);
        age(file("unfinished.facedown"), 0);
        Store store(folder());
        QTRY_COMPARE(ask(folder(), {"SELECT count(*) FROM looked_at WHERE file <> ''"}),
                     QVariant(4));
        QCOMPARE(ask(folder(), {"SELECT count(*) FROM match"}), QVariant(2));
    }

    void whatIsDeletedComesBackOnlyWithWhatIsNew()
    {
        keep("games/a.facedown", played(1, 12), 2);
        {
            Store store(folder());
            QTRY_COMPARE(store.waiting.size(), 1);
            bool removed = false;
            store.store.remove(this, store.waiting.constFirst().id,
                               [&removed](const Done<void>& done) { removed = done.has_value(); });
            QTRY_VERIFY(removed);
        }
        age(file("games/a.facedown"), 1);
        QVERIFY(QFile::copy(file("games/a.facedown"), file("games/b.facedown")));
        {
            Store store(folder());
            QTRY_COMPARE(ask(folder(), {"SELECT count(*) FROM looked_at WHERE file <> ''"}),
                         QVariant(3));
            QCOMPARE(ask(folder(), {"SELECT count(*) FROM match"}), QVariant(0));
        }
        keep("games/a.facedown", played(1, 13), 1);
        Store store(folder());
        QTRY_COMPARE(store.waiting.size(), 1);
    }

    void allArePlayedOnFromWhereverTheyAre()
    {
        for (int i = 0; i < 60; ++i)
            write(QString("games/%1.facedown").arg(i), "nothing", i);
        keep("games/long before.facedown", played(1, 12), 100);
        Store store(folder());
        QTRY_COMPARE(store.waiting.size(), 1);
        QVERIFY(store.unreadable.isEmpty());
    }

    void whatCannotBeReadIsSaidOnce_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no JSON") << QByteArray("{\"format\": \"face");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no record") << QByteArray("[1, 2]");
        QTest::newRow("newer") << QByteArray("{\"format\":\"facedown\",\"version\":99}");
    }

    void whatCannotBeReadIsSaidOnce()
    {
        QFETCH(QByteArray, text);
        write("unfinished.facedown", text, 1);
        {
            Store store(folder());
            QTRY_COMPARE(store.unreadable, QStringList{file("unfinished.facedown")});
        }
        Store store(folder());
        letHappen();
        QVERIFY(store.list().isEmpty());
        QVERIFY(store.unreadable.isEmpty());
        QCOMPARE(files().value(file("unfinished.facedown")), text);
    }

    void aNewerVersionsIsCalledSo()
    {
        write("unfinished.facedown", "{\"format\":\"facedown\",\"version\":99}", 1);
        Store store(folder());
        QTRY_COMPARE(store.unreadable.size(), 1);
        QVERIFY2(store.why.contains("a newer version"), qPrintable(store.why));
    }

    void whatWasLeftOfSavingIsTakenAway()
    {
        const QStringList strays{"unfinished.facedown.AbCdEf", "games/a b.facedown.zzZzzz",
                                 "settings.ini.QwErTy"};
        keep("games/a.facedown.backup", played(1, 12), 1);
        const QStringList copies{"games/a.facedown.MyCopy", "games/b.facedown.backup",
                                 "settings.ini.MyCopy", "settings.ini.AsDfGh"};
        const QStringList others{"games/a.facedown.old", "settings.ini.backup2", "letters.AbCdEf",
                                 "games/young.facedown.AbCdEf"};
        for (const QString& name : copies)
            write(name, "{", 1);
        for (const QString& name : strays + others)
            write(name, {}, 1);
        QFile young(file("games/young.facedown.AbCdEf"));
        QVERIFY(young.open(QIODevice::ReadWrite));
        QVERIFY(young.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime));
        const Store store(folder());
        for (const QString& name : strays)
            QTRY_VERIFY2(!QFile::exists(file(name)), qPrintable(name));
        for (const QString& name : copies + others + QStringList{"games/a.facedown.backup"})
            QVERIFY2(QFile::exists(file(name)), qPrintable(name));
    }

    void noPipeIsWaitedFor()
    {
        for (const char* name : {"unfinished.facedown", "games/pipe.facedown", "lock"})
            QCOMPARE(::mkfifo(QFile::encodeName(file(name)).constData(), 0600), 0);
        QVERIFY(!readRecord(file("unfinished.facedown")).has_value());
        Store store(folder());
        QVERIFY(store.keep(1, played(1, 12)));
        QCOMPARE(store.list(), QList<MatchId>{1});
    }

    void nobodyElseCanLookIntoThem()
    {
        keep("unfinished.facedown", played(1, 12), 1);
        QFile::setPermissions(file("unfinished.facedown"),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther);
        Store store(folder());
        QTRY_COMPARE(store.waiting.size(), 1);
        struct stat now = {};
        QCOMPARE(::stat(QFile::encodeName(file("unfinished.facedown")).constData(), &now), 0);
        QCOMPARE(now.st_mode & 0777U, 0600U);
    }

    void whatAFileHasBesidesIsNotTakenOver()
    {
        match::Json record = played(1, 12).record();
        record["ballast"] = std::string(100'000, 'x');
        record["seats"][2]["level"] = "b\u202Ead " + std::string(1000, 'x');
        write("games/a.facedown", QByteArray::fromStdString(record.dump()), 1);
        Store store(folder());
        QTRY_COMPARE(store.waiting.size(), 1);
        const QString header = ask(folder(), {"SELECT header FROM match"}).toString();
        QVERIFY(!header.contains("ballast"));
        QVERIFY(!header.contains(QChar(0x202E)));
        QVERIFY2(header.size() < 1000, qPrintable(header));
    }

    void aMatchTakenOverStartsNoProgram()
    {
        auto match = played(1, 12);
        auto entries = match.playerEntries();
        entries[2].level = "exec:touch started";
        match.setPlayerEntries(entries);
        keep("unfinished.facedown", match, 1);
        Store store(folder());
        QTRY_COMPARE(store.waiting.size(), 1);
        QVERIFY(!store.open(store.waiting[0].id).empty());
        QCOMPARE(store.opened->programs, QStringList{"Sora"});
        QCOMPARE(store.opened->match.playerEntries()[2].level, std::string("medium"));
    }
};

QTEST_GUILESS_MAIN(StoreFilesTest)
#include "moc_temporary_folder.cpp"
#include "store_files_test.moc"
