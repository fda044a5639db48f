#include "play/safe_file.h"

#include <cerrno>
#include <cstdio>
#include <optional>

#include <fcntl.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "play/running_copy.h"

namespace facedown::play {

namespace {

tl::unexpected<WriteFault> fault(const QString& reason, bool replaced = false)
{
    return tl::unexpected(WriteFault{reason, replaced});
}

/// False, with errno, if what was written may not be on the disk.
bool synced(int file, const std::function<int(int)>& sync)
{
    int result = 0;
    do
        result = sync(file);
    while (result != 0 && errno == EINTR);
    // There are file systems that cannot be told to, most of all for folders.
    return result == 0 || errno == EINVAL || errno == ENOTSUP;
}

/// Makes a file of that text, which is on the disk then. With the rights of `old`, if there is that
/// file, and never with more. Why not, or nothing.
QString written(QFile& file, std::string_view text, const QFileInfo& old,
                const std::function<int(int)>& sync)
{
    constexpr auto anew = QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered;
    if (!(old.exists() ? file.open(anew, QFile::ReadOwner | QFile::WriteOwner) : file.open(anew)))
        return file.errorString();
    while (!text.empty()) {
        const qint64 size = file.write(text.data(), static_cast<qint64>(text.size()));
        if (size <= 0)
            return file.errorString();
        text.remove_prefix(static_cast<std::size_t>(size));
    }
    if (old.exists())
        file.setPermissions(old.permissions());
    QString why = synced(file.handle(), sync) ? QString() : qt_error_string();
    file.close();
    return why;
}

/// Makes a folder, and those it is in, unless it is there: on the disk, even if the power goes.
bool folderMade(const QString& folder, mode_t mode)
{
    const QByteArray path = QFile::encodeName(folder);
    const QString parent = QFileInfo(folder).path();
    if (::mkdir(path.constData(), mode) != 0) {
        if (errno != ENOENT || parent == folder || !folderMade(parent, 0777) ||
            ::mkdir(path.constData(), mode) != 0)
            return errno == EEXIST;
    }
    (void)syncFolder(parent);
    return true;
}

} // namespace

bool syncFolder(const QString& folder, const std::function<int(int)>& sync)
{
    const int opened =
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0)
        return false;
    const bool done = synced(opened, sync);
    const int why = errno;
    ::close(opened);
    errno = why;
    return done;
}

tl::expected<void, WriteFault> writeSafely(const QString& name, std::string_view text,
                                           const QString& dataFolder,
                                           const std::function<int(int)>& sync)
{
    QFileInfo old(name);
    if (old.isSymLink())
        old = QFileInfo(old.exists() ? old.canonicalFilePath() : old.symLinkTarget());
    if (old.exists() && !(old.isFile() && old.isWritable()))
        return fault(qt_error_string(old.isFile() ? EACCES : EISDIR));
    const QString folder = old.absolutePath();
    std::optional<RunningCopy> note;
    QFile file(RunningCopy::unfinishedIn(folder));
    if (!dataFolder.isEmpty()) {
        note.emplace(dataFolder);
        note->announce();
        note->note(file.fileName());
    }
    if (const QString why = written(file, text, old, sync); !why.isEmpty()) {
        file.remove();
        return fault(why);
    }
    if (::rename(QFile::encodeName(file.fileName()).constData(),
                 QFile::encodeName(old.absoluteFilePath()).constData()) != 0) {
        const QString why = qt_error_string();
        file.remove();
        return fault(why);
    }
    // The file's new name is in the folder, which is not on the disk before it is synced itself.
    if (!syncFolder(folder, sync))
        return fault(qt_error_string(), true);
    return {};
}

QString WriteFault::told(const QString& file, const QString& ifReplaced,
                         const QString& ifUnchanged) const
{
    return (replaced ? ifReplaced : ifUnchanged).arg(QDir::toNativeSeparators(file), reason.said());
}

bool makePrivateFolder(const QString& folder)
{
    const QString clean = QDir::cleanPath(folder);
    return folderMade(clean, 0700) && QFileInfo(clean).isDir();
}

bool mayWrite(const QString& name)
{
    return ::faccessat(AT_FDCWD, QFile::encodeName(name).constData(), W_OK, AT_EACCESS) == 0;
}

} // namespace facedown::play
