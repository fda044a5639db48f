#pragma once

#include "play/match_database.h"

namespace facedown::play {

/// Counts the figures (table/figures.h) of the finished matches of a database that have none yet,
/// or those of an earlier version: a few at a time, so that nobody waits for them all. What cannot
/// be read or noted now is tried again by the next one.
class FigureCounter
{
public:
    /// The database outlives it.
    explicit FigureCounter(MatchDatabase& database)
        : database_(database)
    {
    }

    /// Looks which matches have none. Returns whether to go on; not if it is at it already.
    bool begin();
    /// Returns whether there are more.
    bool goOn();
    void stop() { left_.clear(); }

private:
    MatchDatabase& database_;
    QList<MatchId> left_;
};

} // namespace facedown::play
