#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include <sys/types.h>

namespace facedown::play {

/// Stands between this process and what it changes below a folder: every call that creates, writes,
/// resizes, syncs, renames, links or removes is counted, made to fail where it is wanted, and
/// remembered, so that the folder can be had as a power cut after any of them leaves it. (After
/// Pillai and others, "All File Systems Are Not Created Equal", OSDI 2014.)
///
/// disk_calls.cpp has functions of the C library's names, which come before those of the library in
/// a program that exports its symbols (ENABLE_EXPORTS).
class Disk
{
public:
    enum class Fault {
        None,
        Error, ///< the call fails, once
        Short, ///< a write writes half of it, once
        Full,  ///< from that call on nothing can be written or created
        Broken ///< from that call on every call fails
    };

    static Disk& get();

    /// Follows what is changed below a folder, from nothing, and lets the call of that number,
    /// from 0, have that fault.
    void watch(const std::string& folder, Fault fault = Fault::None, std::size_t at = 0);
    /// All goes well again; what is changed from now on is no longer followed.
    void leave();
    /// How many calls there were.
    std::size_t calls() const { return calls_; }
    /// How many of them that changed something or synced it are remembered, notes included.
    std::size_t changes() const { return changes_.size(); }
    /// Notes that by now so much of something is promised to be safe.
    void note(int what, std::size_t much);

    /// What is left of what was done but not synced when the power goes.
    enum class Unsynced {
        Kept, ///< all, as after a kill
        Lost, ///< nothing
        Mixed ///< some of what was written, and what was done in folders up to some moment
    };
    /// Puts into an empty folder what the watched one would hold had the power gone after so many
    /// changes. Returns what was promised by then. Before: leave().
    std::map<int, std::size_t> restore(const std::string& folder, std::size_t count,
                                       Unsynced unsynced, std::uint64_t seed) const;

    /// By how many seconds the clock of this process is wrong: less at every look.
    void turnClockBack(bool back);

private:
    enum class Kind { Enter, Move, Leave, Folder, Write, Resize, Sync, SyncFolder, Note };
    struct Change
    {
        Kind kind;
        int file = 0;       ///< Enter, Write, Resize, Sync
        std::string path{}; ///< below the folder, of what is entered, moved, left, made or synced
        std::string to{};   ///< Move
        off_t at = 0;       ///< Write; Resize: the size
        std::string data{}; ///< Write
        int what = 0;       ///< Note
        std::size_t much = 0;
    };

    friend struct Calls;

    bool isBelow(const std::string& path) const;
    std::string below(const std::string& path) const;
    /// Whether the call that comes now fails, and with which errno.
    int fails(bool writes);
    int fileOf(ino_t inode, bool isNew);
    bool isSafe(std::size_t index, std::size_t count) const;

    std::mutex mutex_;
    std::string folder_;
    Fault fault_ = Fault::None;
    std::size_t at_ = 0;
    std::size_t calls_ = 0;
    std::vector<Change> changes_;
    std::map<ino_t, int> files_;
    int lastFile_ = 0;
};

} // namespace facedown::play
