#pragma once

#include <QString>

namespace facedown::play {

/// One of the copies of the program that run on a data folder, as the others see it: by a file
/// that the kernel keeps locked for as long as the copy lives, however it ends. What it writes
/// elsewhere meanwhile can be noted there; the others take it away if it is ended.
class RunningCopy
{
public:
    /// The copies that share a folder know of each other.
    explicit RunningCopy(const QString& folder);
    ~RunningCopy();
    RunningCopy(const RunningCopy&) = delete;
    RunningCopy& operator=(const RunningCopy&) = delete;

    /// Makes this copy known, unless it is. Where the file system has no locks, or no room, it
    /// stays unknown: others then take it for one that has ended.
    void announce();
    /// Unlike those of all other copies.
    const QString& name() const { return name_; }
    /// Notes that a file is to be made, and under which name. Before: announce(). After: it is on
    /// the disk, or could not be noted. Those count as well that have its name, a dot and more. A
    /// name that is not from unfinishedIn() is not believed.
    void note(const QString& file);
    /// A name that no other file has, in a folder, for one that is not finished yet.
    static QString unfinishedIn(const QString& folder);
    /// Whether the copy of that name, not this one, runs. Clears away what one that has ended left,
    /// with what it noted.
    bool runs(const QString& name) const;
    /// The same for all that have ended.
    void clearAway() const;

private:
    QString folder_;
    QString name_;
    int file_ = -1;
};

} // namespace facedown::play
