#include <cerrno>
#include <climits>
#include <functional>
#include <utility>

#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTest>

#include "app/play/full_disk.h"
#include "app/play/temporary_folder.h"
#include "play/running_copy.h"
#include "play/safe_file.h"

using namespace facedown::play;

namespace {

std::function<void()> beforeTheNextLock;

} // namespace

/// Stands for the C library's, which waits where one is locked already.
extern "C" int flock(int file, int operation) noexcept
{
    if (const auto before = std::exchange(beforeTheNextLock, {}))
        before();
    return static_cast<int>(::syscall(SYS_flock, file, operation));
}

/// What becomes of a file, and of the one that it replaces, when the disk fails.
class SafeFileTest : public FolderTest
{
    Q_OBJECT

    using TemporaryFolder::file;
    QString file() const { return file("match.facedown"); }
    QStringList files() const { return QDir(root()).entryList(QDir::Files | QDir::Hidden); }
    QByteArray text() const
    {
        QFile in(file());
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

    /// Fails as a broken disk would, at this call, counted from 0.
    static std::function<int(int)> failingAt(int call, int* calls)
    {
        return [call, calls](int opened) {
            if ((*calls)++ != call)
                return ::fsync(opened);
            errno = EIO;
            return -1;
        };
    }

private slots:
    void init()
    {
        renew();
        QVERIFY(writeSafely(file(), "old").has_value());
    }

    void theFileThenItsFolderAreSynced()
    {
        int calls = 0;
        QVERIFY(writeSafely(file(), "new", {}, failingAt(-1, &calls)).has_value());
        QCOMPARE(calls, 2);
        QCOMPARE(text(), "new");
        QCOMPARE(files().size(), 1);
    }

    void aLinkIsFollowed()
    {
        const QString link = file("link");
        QVERIFY(QFile::link(file(), link));
        QVERIFY(writeSafely(link, "new").has_value());
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(text(), "new");
    }

    void itsRightsStay()
    {
        const QByteArray path = QFile::encodeName(file());
        for (const mode_t rights : {0600U, 0640U, 0666U}) {
            QCOMPARE(::chmod(path.constData(), rights), 0);
            QVERIFY(writeSafely(file(), "new").has_value());
            struct stat now = {};
            QCOMPARE(::stat(path.constData(), &now), 0);
            QCOMPARE(now.st_mode & 0777U, rights);
        }
    }

    void aNameMayBeAsLongAsTheSystemAllows()
    {
        const QString name = file(QString(NAME_MAX, 'x'));
        for (const char* text : {"old", "new"})
            QVERIFY(writeSafely(name, text).has_value());
        QCOMPARE(files().size(), 2);
    }

    void whatIsNoFileIsLeftAlone()
    {
        const QString pipe = file("pipe");
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        for (const QString& name : {pipe, root(), QString("/dev/null")}) {
            const auto written = writeSafely(name, "new");
            QVERIFY(!written.has_value());
            QVERIFY(!written.error().reason.said().isEmpty());
            QVERIFY(!QFileInfo(name).isFile());
        }
    }

    void whatIsNotedAndLeftIsTakenAway()
    {
        const QString data = file("data");
        const QString left = RunningCopy::unfinishedIn(root());
        QVERIFY(QFile::copy(file(), left));
        QVERIFY(QFile::copy(file(), left + ".AbCdEf")); // as QSettings makes it
        QVERIFY(QFile::copy(file(), left + "a"));
        {
            RunningCopy ended(data);
            ended.announce();
            ended.note(left);
            const RunningCopy other(data);
            other.clearAway();
            QVERIFY(QFile::exists(left)); // it may still be written
            QVERIFY(other.runs(ended.name()));
            QVERIFY(QFile::copy(data + "/running/" + ended.name(), data + "/note"));
        }
        QVERIFY(QFile::rename(data + "/note", data + "/running/00000000000000aa"));
        RunningCopy(data).clearAway();
        QVERIFY(!QFile::exists(left));
        QVERIFY(!QFile::exists(left + ".AbCdEf"));
        QVERIFY(QFile::exists(left + "a"));
        QVERIFY(QDir(data + "/running").isEmpty());
        QCOMPARE(text(), "old");
    }

    /// Between making its file and locking it a copy looks like one that has ended.
    void whoIsTakenForOneThatHasEndedIsKnownAllTheSame()
    {
        RunningCopy copy(file("data"));
        const RunningCopy other(file("data"));
        beforeTheNextLock = [&other] { other.clearAway(); };
        copy.announce();
        QVERIFY(!beforeTheNextLock);
        QVERIFY(other.runs(copy.name()));
    }

    /// A data folder may come from elsewhere.
    void aNoteTakesNothingElseAway()
    {
        const QString data = file("data");
        const QString folder = RunningCopy::unfinishedIn(root());
        QVERIFY(QDir().mkpath(folder));
        const QString behindZero = file() + QChar::Null + RunningCopy::unfinishedIn("/");
        for (const QString& noted :
             {file(), behindZero, file() + '\n' + RunningCopy::unfinishedIn("/"), folder, root(),
              QString(5000, '/'), QString()}) {
            QVERIFY(QDir().mkpath(data + "/running"));
            QFile note(data + "/running/00000000000000aa");
            QVERIFY(note.open(QIODevice::WriteOnly));
            note.write(noted.toUtf8());
            note.close();
            RunningCopy(data).clearAway();
            QCOMPARE(text(), "old");
            QVERIFY(QFileInfo(folder).isDir());
        }
    }

    void onAFullDiskTheOldOneStays_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("less than a buffer") << 100;
        QTest::newRow("more than a buffer") << 100'000;
    }

    void onAFullDiskTheOldOneStays()
    {
        QFETCH(int, size);
        const std::string record(static_cast<std::size_t>(size), 'x');
        for (const rlim_t room : {0U, 1U, 99U}) {
            const FullDisk full(room);
            const auto written = writeSafely(file(), record);
            QVERIFY(!written.has_value());
            QVERIFY(!written.error().replaced);
            QVERIFY(!written.error().reason.said().isEmpty());
            QCOMPARE(text(), "old");
            QCOMPARE(files().size(), 1);
        }
        QVERIFY(writeSafely(file(), record).has_value());
        QCOMPARE(text().size(), size);
    }

    void whatIsNotSyncedDoesNotReplaceTheOldOne()
    {
        int calls = 0;
        const auto written = writeSafely(file(), "new", {}, failingAt(0, &calls));
        QVERIFY(!written.has_value());
        QVERIFY(!written.error().replaced);
        QCOMPARE(written.error().reason.said(), qt_error_string(EIO));
        QCOMPARE(text(), "old");
        QCOMPARE(files().size(), 1);
    }

    void aFolderThatIsNotSyncedIsSaid()
    {
        int calls = 0;
        const auto written = writeSafely(file(), "new", {}, failingAt(1, &calls));
        QVERIFY(!written.has_value());
        QVERIFY(written.error().replaced);
        QCOMPARE(written.error().reason.said(), qt_error_string(EIO));
        QCOMPARE(text(), "new");
        QCOMPARE(files().size(), 1);
    }

    void aSyncThatIsInterruptedIsTriedAgain()
    {
        int calls = 0;
        const auto written = writeSafely(file(), "new", {}, [&calls](int opened) {
            if (calls++ % 2 == 1)
                return ::fsync(opened);
            errno = EINTR;
            return -1;
        });
        QVERIFY(written.has_value());
        QCOMPARE(calls, 4);
    }

    void aFileSystemThatCannotSyncWillDo()
    {
        const auto written = writeSafely(file(), "new", {}, [](int) {
            errno = EINVAL;
            return -1;
        });
        QVERIFY(written.has_value());
        QCOMPARE(text(), "new");
    }

    void aFolderThatVanishesIsSaid()
    {
        // Between the sync and the rename, which fails then.
        const auto written = writeSafely(
            file(), "new", {}, [this](int) { return QDir(root()).removeRecursively() ? 0 : -1; });
        QVERIFY(!written.has_value());
        QVERIFY(!written.error().replaced);
        QVERIFY(!written.error().reason.said().isEmpty());
    }
};

QTEST_GUILESS_MAIN(SafeFileTest)
#include "safe_file_test.moc"
