#include "app/play/disk.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>

#include "core/random.h"

namespace facedown::play {

namespace {

std::string folderOf(const std::string& path)
{
    const auto slash = path.rfind('/');
    return slash == std::string::npos ? std::string() : path.substr(0, slash);
}

} // namespace

Disk& Disk::get()
{
    static Disk& disk = *new Disk; // files are written to until the very end
    return disk;
}

void Disk::watch(const std::string& folder, Fault fault, std::size_t at)
{
    const std::lock_guard lock(mutex_);
    folder_ = folder + '/';
    fault_ = fault;
    at_ = at;
    calls_ = 0;
    changes_.clear();
    files_.clear();
}

void Disk::leave()
{
    const std::lock_guard lock(mutex_);
    folder_.clear();
    fault_ = Fault::None;
}

void Disk::note(int what, std::size_t much)
{
    const std::lock_guard lock(mutex_);
    Change change{Kind::Note};
    change.what = what;
    change.much = much;
    changes_.push_back(std::move(change));
}

bool Disk::isBelow(const std::string& path) const
{
    return !folder_.empty() && (path + '/').starts_with(folder_);
}

std::string Disk::below(const std::string& path) const
{
    return path.size() < folder_.size() ? std::string() : path.substr(folder_.size());
}

int Disk::fails(bool writes)
{
    const std::size_t call = calls_++;
    if (fault_ == Fault::Error && call == at_)
        return EIO;
    if (fault_ == Fault::Broken && call >= at_)
        return EIO;
    if (fault_ == Fault::Full && call >= at_ && writes)
        return ENOSPC;
    return 0;
}

int Disk::fileOf(ino_t inode, bool isNew)
{
    // The system may give a number again.
    if (isNew || !files_.contains(inode))
        files_[inode] = ++lastFile_;
    return files_[inode];
}

bool Disk::isSafe(std::size_t index, std::size_t count) const
{
    const Change& change = changes_[index];
    const bool inFolder = change.kind != Kind::Write && change.kind != Kind::Resize;
    const std::string folder = folderOf(change.kind == Kind::Move ? change.to : change.path);
    for (std::size_t i = index + 1; i < count; ++i) {
        const Change& later = changes_[i];
        if (inFolder ? later.kind == Kind::SyncFolder && later.path == folder
                     : later.kind == Kind::Sync && later.file == change.file)
            return true;
    }
    return false;
}

std::map<int, std::size_t> Disk::restore(const std::string& folder, std::size_t count,
                                         Unsynced unsynced, std::uint64_t seed) const
{
    core::Random random(seed);
    const auto until = std::size_t(random.below(int(count) + 1));
    std::map<int, std::string> files;
    std::map<std::string, int> entries; // a folder has no file
    std::map<int, std::size_t> promised;
    for (std::size_t i = 0; i < count; ++i) {
        const Change& change = changes_[i];
        if (change.kind == Kind::Note) {
            promised[change.what] = change.much;
            continue;
        }
        const bool content = change.kind == Kind::Write || change.kind == Kind::Resize;
        const bool byChance = content ? random.below(2) == 0 : i < until;
        if (unsynced != Unsynced::Kept && !isSafe(i, count) &&
            !(unsynced == Unsynced::Mixed && byChance))
            continue;
        std::string& file = files[change.file];
        switch (change.kind) {
        case Kind::Enter:
            entries[change.path] = change.file;
            break;
        case Kind::Folder:
            entries[change.path] = 0;
            break;
        case Kind::Leave:
            entries.erase(change.path);
            break;
        case Kind::Move:
            if (const auto entry = entries.find(change.path); entry != entries.end()) {
                entries[change.to] = entry->second;
                entries.erase(change.path);
            }
            break;
        case Kind::Write:
            file.resize(std::max(file.size(), std::size_t(change.at) + change.data.size()));
            file.replace(std::size_t(change.at), change.data.size(), change.data);
            break;
        case Kind::Resize:
            file.resize(std::size_t(change.at));
            break;
        default:
            break;
        }
    }
    namespace fs = std::filesystem;
    for (const auto& [path, file] : entries) {
        const fs::path whole = fs::path(folder) / path;
        // What SQLite shares among copies is in memory and not kept. A folder lost takes along
        // what was in it.
        if (path.ends_with("-shm") || !fs::exists(whole.parent_path()))
            continue;
        if (file == 0)
            fs::create_directory(whole);
        else
            std::ofstream(whole, std::ios::binary) << files[file];
    }
    return promised;
}

} // namespace facedown::play
