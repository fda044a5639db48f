#pragma once

#include <csignal>

#include <sys/resource.h>

#include <QtGlobal>

namespace facedown::play {

/// While it lives no file grows beyond so many bytes, as on a full disk: the kernel refuses the
/// write. A limit of the process needs no rights and no file system of its own, and what is under
/// test is not told of it.
class FullDisk
{
public:
    explicit FullDisk(rlim_t room = 0)
    {
        if (::getrlimit(RLIMIT_FSIZE, &before_) != 0)
            qFatal("no limit can be read");
        rlimit limit = before_;
        limit.rlim_cur = room;
        // Or the process would be ended instead.
        signal_ = std::signal(SIGXFSZ, SIG_IGN);
        if (::setrlimit(RLIMIT_FSIZE, &limit) != 0)
            qFatal("no limit can be set");
    }
    ~FullDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, signal_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit before_ = {};
    void (*signal_)(int) = nullptr;
};

} // namespace facedown::play
