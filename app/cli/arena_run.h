#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>

#include "cli/arena_tally.h"
#include "match/match.h"

namespace facedown::cli {

/// All that an arena needs to know, checked.
struct ArenaPlan
{
    match::Match match;         ///< before its first event: the game and its options
    std::vector<ArenaBot> bots; ///< each once
    Seating seating;            ///< which of them each player is
    int deals = 0;
    std::uint64_t seed = 0;
    std::chrono::milliseconds time{};
    std::optional<int> iterations;
    int threads = 1;
    std::filesystem::path records; ///< a folder that exists; empty if none are wanted
};

/// Called while the arena runs, one call at a time, from several threads.
struct ArenaWatch
{
    /// So many games are done.
    std::function<void(int games)> progress;
    /// A game was forfeited: what is to be said of it.
    std::function<void(const std::string& words)> forfeit;
};

/// Plays all deals on several threads. Each deal's games are the same whatever the threads, if the
/// bots have iterations instead of a time. Told to stop, it returns soon, with deals missing.
/// Errors: BadRecord if a record cannot be written.
core::Expected<std::vector<ArenaDeal>> runArena(const ArenaPlan& plan, const ArenaWatch& watch,
                                                const std::stop_token& stop);

} // namespace facedown::cli
