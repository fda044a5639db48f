#pragma once

#include <map>

#include <sys/stat.h>
#include <unistd.h>

#include <QDirIterator>
#include <QFile>

namespace facedown::play {

/// While it lives nothing can be written in a folder or what is in it. Root may write anywhere,
/// and is somebody else meanwhile.
class ReadOnly
{
public:
    explicit ReadOnly(const QString& folder)
    {
        forbid(folder);
        QDirIterator below(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                           QDirIterator::Subdirectories);
        while (below.hasNext())
            forbid(below.next());
        if (::geteuid() == 0 && ::seteuid(65534) != 0)
            qFatal("root stays root");
    }
    ~ReadOnly()
    {
        if (::getuid() == 0)
            (void)::seteuid(0);
        for (const auto& [path, mode] : modes_)
            ::chmod(path.constData(), mode);
    }
    ReadOnly(const ReadOnly&) = delete;
    ReadOnly& operator=(const ReadOnly&) = delete;

private:
    void forbid(const QString& name)
    {
        const QByteArray path = QFile::encodeName(name);
        struct stat now = {};
        if (::stat(path.constData(), &now) != 0)
            qFatal("cannot be looked at");
        modes_[path] = now.st_mode & 07777U;
        ::chmod(path.constData(), S_ISDIR(now.st_mode) ? 0555 : 0444);
    }

    std::map<QByteArray, mode_t> modes_;
};

} // namespace facedown::play
