#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

#include "app/play/disk.h"

namespace facedown::play {

namespace {

std::atomic<bool> clockGoesBack = false;
std::atomic<long> clockBehind = 0;

/// The C library's own.
template <class Function>
Function* real(Function* /*type*/, const char* name)
{
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

std::string pathOf(int file)
{
    char path[4096];
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const ssize_t length = ::readlink(link.c_str(), path, sizeof path);
    return {path, length > 0 ? std::size_t(length) : 0};
}

} // namespace

void Disk::turnClockBack(bool back)
{
    clockGoesBack = back;
}

/// What the functions below do for the one disk.
struct Calls
{
    using Kind = Disk::Kind;
    using Change = Disk::Change;

    Disk& disk = Disk::get();
    std::lock_guard<std::mutex> lock{disk.mutex_};

    /// An open file below the folder.
    bool follows(int file) const { return !disk.folder_.empty() && disk.isBelow(pathOf(file)); }
    bool follows(const char* path) const { return disk.isBelow(path); }

    bool fails(bool writes)
    {
        const int error = disk.fails(writes);
        if (error != 0)
            errno = error;
        return error != 0;
    }

    int fileOf(int file, bool isNew = false) const
    {
        struct stat now = {};
        ::fstat(file, &now);
        return disk.fileOf(now.st_ino, isNew);
    }
    int fileOf(const char* path) const
    {
        struct stat now = {};
        ::lstat(path, &now);
        return disk.fileOf(now.st_ino, false);
    }

    void add(Change change) const { disk.changes_.push_back(std::move(change)); }
    void add(Kind kind, const char* path, const char* to = "") const
    {
        add({kind, 0, disk.below(path), disk.below(to)});
    }
    void enter(const char* path) const { add({Kind::Enter, fileOf(path), disk.below(path)}); }

    template <class Open>
    int open(const char* path, int flags, mode_t mode, Open* original)
    {
        const bool unnamed = (flags & O_TMPFILE) == O_TMPFILE;
        if (!follows(path) || (!unnamed && (flags & (O_CREAT | O_TRUNC)) == 0))
            return original(path, flags, mode);
        struct stat before = {};
        const bool isNew = unnamed || ::lstat(path, &before) != 0;
        if ((isNew || (flags & O_TRUNC) != 0) && fails(true))
            return -1;
        const int opened = original(path, flags, mode);
        if (opened < 0)
            return opened;
        const int file = fileOf(opened, isNew);
        if (isNew && !unnamed)
            add({Kind::Enter, file, disk.below(path)});
        if (!isNew && (flags & O_TRUNC) != 0)
            add({Kind::Resize, file});
        return opened;
    }

    template <class Write>
    ssize_t write(int file, const void* data, std::size_t size, off_t at, Write call)
    {
        if (!follows(file))
            return call(size);
        const bool half = disk.fault_ == Disk::Fault::Short && disk.calls_ == disk.at_;
        if (fails(true))
            return -1;
        const off_t there = at >= 0 ? at : ::lseek(file, 0, SEEK_CUR);
        const ssize_t written = call(half && size > 1 ? size / 2 : size);
        if (written > 0)
            add({Kind::Write,
                 fileOf(file),
                 {},
                 {},
                 there,
                 std::string(static_cast<const char*>(data), std::size_t(written))});
        return written;
    }

    template <class Call>
    int sync(int file, Call call)
    {
        if (!follows(file))
            return call(file);
        if (fails(false))
            return -1;
        const int result = call(file);
        struct stat now = {};
        ::fstat(file, &now);
        if (result == 0 && S_ISDIR(now.st_mode))
            add({Kind::SyncFolder, 0, disk.below(pathOf(file))});
        else if (result == 0)
            add({Kind::Sync, fileOf(file)});
        return result;
    }

    template <class Call>
    int resize(int file, off_t size, Call call)
    {
        if (!follows(file))
            return call(file, size);
        if (fails(true))
            return -1;
        const int result = call(file, size);
        if (result == 0)
            add({Kind::Resize, fileOf(file), {}, {}, size});
        return result;
    }

    /// A call that changes what is in a folder: `note` says what when it has been done.
    template <class Call, class Note>
    int inFolder(const char* path, bool writes, Call call, Note note)
    {
        if (!follows(path))
            return call();
        if (fails(writes))
            return -1;
        const int result = call();
        if (result == 0)
            note();
        return result;
    }
};

} // namespace facedown::play

using facedown::play::Calls;
using Kind = Calls::Kind;

// NOLINTBEGIN: the names and the declarations are the C library's.
#define REAL(name) static auto* const original = facedown::play::real(&::name, #name)

namespace {

mode_t modeOf(int flags, va_list rest)
{
    const bool creates = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
    return creates ? va_arg(rest, mode_t) : 0;
}

} // namespace

extern "C" {

int open(const char* path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeOf(flags, rest);
    va_end(rest);
    REAL(open);
    return Calls().open(path, flags, mode, original);
}

int open64(const char* path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeOf(flags, rest);
    va_end(rest);
    REAL(open64);
    return Calls().open(path, flags, mode, original);
}

ssize_t write(int file, const void* data, size_t size)
{
    REAL(write);
    return Calls().write(file, data, size, -1,
                         [&](size_t some) { return original(file, data, some); });
}

ssize_t pwrite64(int file, const void* data, size_t size, off64_t at)
{
    REAL(pwrite64);
    return Calls().write(file, data, size, at,
                         [&](size_t some) { return original(file, data, some, at); });
}

int fsync(int file)
{
    REAL(fsync);
    return Calls().sync(file, original);
}

int fdatasync(int file)
{
    REAL(fdatasync);
    return Calls().sync(file, original);
}

int ftruncate(int file, off_t size) noexcept
{
    REAL(ftruncate);
    return Calls().resize(file, size, original);
}

int ftruncate64(int file, off64_t size) noexcept
{
    REAL(ftruncate64);
    return Calls().resize(file, size, original);
}

int rename(const char* from, const char* to) noexcept
{
    REAL(rename);
    Calls calls;
    return calls.inFolder(
        from, true, [&] { return original(from, to); }, [&] { calls.add(Kind::Move, from, to); });
}

int renameat2(int place, const char* from, int other, const char* to, unsigned flags) noexcept
{
    REAL(renameat2);
    Calls calls;
    return calls.inFolder(
        from, true, [&] { return original(place, from, other, to, flags); },
        [&] { calls.add(Kind::Move, from, to); });
}

int link(const char* from, const char* to) noexcept
{
    REAL(link);
    Calls calls;
    return calls.inFolder(
        to, true, [&] { return original(from, to); }, [&] { calls.enter(to); });
}

int linkat(int place, const char* from, int other, const char* to, int flags) noexcept
{
    REAL(linkat);
    Calls calls;
    return calls.inFolder(
        to, true, [&] { return original(place, from, other, to, flags); },
        [&] { calls.enter(to); });
}

int unlink(const char* path) noexcept
{
    REAL(unlink);
    Calls calls;
    return calls.inFolder(
        path, false, [&] { return original(path); }, [&] { calls.add(Kind::Leave, path); });
}

int mkdir(const char* path, mode_t mode) noexcept
{
    REAL(mkdir);
    Calls calls;
    return calls.inFolder(
        path, true, [&] { return original(path, mode); }, [&] { calls.add(Kind::Folder, path); });
}

int clock_gettime(clockid_t clock, struct timespec* time) noexcept
{
    REAL(clock_gettime);
    const int result = original(clock, time);
    if (clock == CLOCK_REALTIME && facedown::play::clockGoesBack)
        time->tv_sec -= 3600 * ++facedown::play::clockBehind;
    return result;
}

int gettimeofday(struct timeval* time, void* zone) noexcept
{
    REAL(gettimeofday);
    const int result = original(time, zone);
    if (facedown::play::clockGoesBack)
        time->tv_sec -= 3600 * ++facedown::play::clockBehind;
    return result;
}

} // extern "C"
// NOLINTEND
