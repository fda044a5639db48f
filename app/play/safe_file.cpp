#include "play/safe_file.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace facedown::play {

namespace {

tl::unexpected<WriteFault> fault(QString reason, bool replaced = false)
{
    return tl::unexpected(WriteFault{std::move(reason), replaced});
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

bool folderSynced(const QString& folder, const std::function<int(int)>& sync)
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
    (void)folderSynced(parent, ::fsync);
    return true;
}

} // namespace

tl::expected<void, WriteFault> writeSafely(const QString& name, std::string_view text,
                                           const std::function<int(int)>& sync)
{
    // It takes its temporary file away when it is not committed.
    QSaveFile file(name);
    const auto size = static_cast<qint64>(text.size());
    // QSaveFile::commit() does not look whether its last flush or its sync has failed.
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), size) != size || !file.flush())
        return fault(file.errorString());
    if (!synced(file.handle(), sync))
        return fault(qt_error_string());
    if (!file.commit())
        return fault(file.errorString());
    // The file's new name is in the folder, which is not on the disk before it is synced itself.
    if (!folderSynced(QFileInfo(name).canonicalPath(), sync))
        return fault(qt_error_string(), true);
    return {};
}

bool makePrivateFolder(const QString& folder)
{
    const QString clean = QDir::cleanPath(folder);
    return folderMade(clean, 0700) && QFileInfo(clean).isDir();
}

} // namespace facedown::play
