#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>

#include "bots/training/sprt.h"
#include "cli/arena_tally.h"
#include "match/match.h"

namespace facedown::cli {

/// Whether one copy of the first bot has the lower of two shares of the wins, or less, or the
/// higher, or more.
struct ArenaTest
{
    static constexpr double error = 0.05; ///< how often it says so wrongly, on either side

    double lower = 0.0;
    double higher = 0.0;
    bots::Sprt::Verdict verdict = bots::Sprt::Verdict::Open;
};

/// All that an arena needs to know, checked.
struct ArenaPlan
{
    match::Match match;         ///< before its first event: the game and its options
    std::vector<ArenaBot> bots; ///< each once
    Seating seating;            ///< which of them each player is, as they were named
    Seatings seatings;          ///< and in each deal
    int firstDeal = 0;          ///< those before it have been played
    int deals = 0;
    int games = 0; ///< of all deals
    std::uint64_t seed = 0;
    std::chrono::milliseconds time{};
    std::optional<int> iterations;
    int threads = 1;
    std::filesystem::path records; ///< a folder that exists; empty if none are wanted
    std::optional<ArenaTest> test;
};

/// Called while the arena runs, one call at a time, from several threads.
struct ArenaWatch
{
    /// So many games are done.
    std::function<void(int games)> progress;
    /// A game was forfeited: what is to be said of it.
    std::function<void(const std::string& words)> forfeit;
};

/// Writes the record of a game if any are wanted, and forgets its events. Errors: BadRecord.
core::Expected<void> record(const ArenaPlan& plan, std::size_t deal, std::size_t rotation,
                            ArenaGame& game);

/// Plays all deals on several threads. Each deal's games are the same whatever the threads, if the
/// bots have iterations instead of a time. Of a test nothing is recorded: which deals count is told
/// later. Told to stop, it returns soon, with deals missing.
/// Errors: BadRecord if a record cannot be written; BadOption if the system would not start a
/// program.
core::Expected<std::vector<ArenaDeal>> runArena(const ArenaPlan& plan, const ArenaWatch& watch,
                                                const std::stop_token& stop);

} // namespace facedown::cli
