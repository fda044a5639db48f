#include "play/running_copy.h"

#include <algorithm>
#include <climits>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>

#include "play/safe_file.h"

namespace facedown::play {

namespace {

QByteArray path(const QString& folder, const QString& name)
{
    return QFile::encodeName(folder + QLatin1Char('/') + name);
}

QString newName()
{
    return QStringLiteral("%1").arg(QRandomGenerator::system()->generate64(), 16, 16,
                                    QLatin1Char('0'));
}

bool isName(const QString& name)
{
    static const QRegularExpression pattern(QStringLiteral("\\A[0-9a-f]{16}\\z"));
    return pattern.match(name).hasMatch();
}

constexpr auto unfinished = ".facedown-";

/// Takes away what is noted in a file. Whoever wrote it, nothing else is lost by it.
void takeAwayNoted(int file)
{
    QByteArray noted(PATH_MAX, '\0');
    noted.truncate(std::max<ssize_t>(::pread(file, noted.data(), std::size_t(noted.size()), 0), 0));
    // The system reads no further.
    noted.truncate(qsizetype(qstrnlen(noted.constData(), std::size_t(noted.size()))));
    const QFileInfo made(QFile::decodeName(noted));
    const QString name = made.fileName();
    if (!name.startsWith(QLatin1String(unfinished)) ||
        !isName(name.mid(QLatin1String(unfinished).size())))
        return;
    ::unlink(noted.constData());
    // QSettings makes some beside it.
    const QDir folder = made.dir();
    for (const QString& beside :
         folder.entryList({name + QStringLiteral(".*")}, QDir::Files | QDir::Hidden))
        ::unlink(QFile::encodeName(folder.filePath(beside)).constData());
}

} // namespace

RunningCopy::RunningCopy(const QString& folder)
    : folder_(folder + QStringLiteral("/running"))
    , name_(newName())
{
}

RunningCopy::~RunningCopy()
{
    if (file_ < 0)
        return;
    ::unlink(path(folder_, name_).constData());
    ::close(file_);
}

void RunningCopy::announce()
{
    if (file_ >= 0 || !makePrivateFolder(folder_))
        return;
    const QByteArray file = path(folder_, name_);
    // Until it is locked, another copy may take it for what one that has ended left.
    for (int tries = 0; tries < 10; ++tries) {
        const int opened =
            ::open(file.constData(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
        if (opened < 0)
            return;
        struct stat now = {};
        if (::flock(opened, LOCK_EX) == 0 && ::fstat(opened, &now) == 0 && now.st_nlink > 0) {
            file_ = opened;
            return;
        }
        ::close(opened);
    }
}

void RunningCopy::note(const QString& file)
{
    const QByteArray noted = QFile::encodeName(file);
    if (file_ >= 0 &&
        ::write(file_, noted.constData(), std::size_t(noted.size())) == noted.size() &&
        ::fsync(file_) == 0)
        (void)syncFolder(folder_);
}

QString RunningCopy::unfinishedIn(const QString& folder)
{
    return folder + QLatin1Char('/') + QLatin1String(unfinished) + newName();
}

bool RunningCopy::runs(const QString& name) const
{
    if (!isName(name))
        return false;
    const QByteArray file = path(folder_, name);
    const int opened = ::open(file.constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (opened < 0)
        return false;
    struct stat now = {};
    bool locked = false;
    if (::fstat(opened, &now) == 0 && S_ISREG(now.st_mode)) {
        // Shared, for several copies may look at once.
        locked = ::flock(opened, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
        if (!locked) {
            takeAwayNoted(opened);
            ::unlink(file.constData());
        }
    }
    ::close(opened);
    return locked;
}

void RunningCopy::clearAway() const
{
    for (const QString& name : QDir(folder_).entryList(QDir::Files))
        if (name != name_)
            (void)runs(name);
}

} // namespace facedown::play
