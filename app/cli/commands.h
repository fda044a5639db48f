#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "core/text.h"

namespace facedown::cli {

/// The exit statuses of facedown-cli, which its commands return.
inline constexpr int done = 0;
inline constexpr int failed = 1;
inline constexpr int wrongUsage = 2;

/// The most that a bot may be asked to think about a decision: a day.
inline constexpr std::uint64_t mostMilliseconds = 24ULL * 3600 * 1000;
inline constexpr std::uint64_t mostIterations = 1'000'000'000;

/// Says on `errors` what is wrong, in one line whatever it quotes, and gives the status.
inline int complain(std::ostream& errors, std::string_view what, int status)
{
    errors << "facedown-cli: " << core::plain(what, std::string::npos) << '\n';
    return status;
}

/// How much the machine does at once.
inline int cores()
{
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

/// Answers each line of `in` with a line on `out`, until either ends (the text protocol).
int console(std::istream& in, std::ostream& out);

/// Says of each record file in a line on `out` whether it is sound, or what is wrong and where.
int check(const std::vector<std::string>& files, std::ostream& out);

struct BenchOptions
{
    std::string game;     ///< as the protocol names it; empty for all of them
    double seconds = 1.0; ///< for each game
    bool json = false;
};

struct TrainOptions
{
    std::string game; ///< as the protocol names it
    std::uint64_t seed = 1;
    std::string out; ///< where the new one goes; empty for `out` itself
    int rounds = 0;  ///< 0: as many as the game usually takes
};

/// Trains a game's bots and writes the training file. On an error nothing is written.
int train(const TrainOptions& options, std::ostream& out);

/// Measures on one thread how fast the engine plays at random, and how fast hard bots search.
int bench(const BenchOptions& options, std::ostream& out);

/// Says of each game in a line what its bots decide at fixed places: a number that changes when a
/// bot plays otherwise, and does not when it was only written otherwise; or the decisions
/// themselves, to see where they differ.
int signature(bool decisions, std::ostream& out);

struct ReviewOptions
{
    std::string record; ///< the file of a saved game
    std::uint64_t seed = 1;
    int iterations = 400; ///< of each of the two searches for a decision
    int threads = cores();
    bool json = false;
};

/// Says what each decision of a saved game cost by what its player could know (bots/review.h).
int review(const ReviewOptions& options, std::ostream& out, std::ostream& errors);

struct VectorOptions
{
    std::string game;                 ///< as the protocol names it
    std::vector<std::string> options; ///< the game's, each NAME=VALUE
    std::uint64_t seed = 1;
    int every = 1;    ///< after so many events there are states
    std::string from; ///< a vector to be made anew, instead of all this
};

/// Writes a test vector: a whole random game in JSON, with the state and every seat's view after
/// some of its events. From another it makes what it ought to be.
int vectors(const VectorOptions& options, std::ostream& out, std::ostream& errors);

/// Games that bots play.
struct Contest
{
    std::string game;                 ///< as the protocol names it
    std::vector<std::string> options; ///< the game's, each NAME=VALUE
    int games = 300;                  ///< rounded up to whole deals
    std::uint64_t seed = 0;
    int ms = 50;                   ///< that a bot may think about a decision
    std::optional<int> iterations; ///< of a bot's search, instead of a time
    int threads = cores();
    bool json = false;
};

struct ArenaOptions : Contest
{
    std::vector<std::string> seats{}; ///< the bot of each player
    std::string records{};            ///< a folder for the games' records; empty if none are wanted
    std::vector<double> sprt{};       ///< two shares of the wins to decide between; empty: none
};

/// Lets bots play and says how they did. On a terminal `errors` tells how far it is.
int arena(const ArenaOptions& options, std::ostream& out, std::ostream& errors, bool onTerminal);

struct ExploitOptions
{
    std::string game;    ///< as the protocol names it
    std::string against; ///< a level
    int players = 3;
    std::uint64_t seed = 1;
    int searchIterations = 30; ///< of the bot's search while a response is searched for
    int generations = 10;
    int searchGames = 36;          ///< of each candidate in a generation
    int games = 300;               ///< to score on
    int ms = 50;                   ///< that the bot may think meanwhile
    std::optional<int> iterations; ///< instead of a time
    int threads = cores();
    bool json = false;
};

/// Searches for a best response to copies of a bot and says what it has of the wins, on deals it
/// was not found on.
int exploit(const ExploitOptions& options, std::ostream& out);

struct BlunderOptions
{
    std::string game; ///< as the protocol names it
    std::string level = "hard";
    int players = 4;
    int deals = 100;
    std::uint64_t seed = 1;
    int iterations = 1000; ///< of the bot's search
    int cards = 5;         ///< in hand at most
    int threads = cores();
    bool json = false;
};

/// Counts what a bot decided in a game of partners that cost its team points as far as can be told
/// (bots/training/blunders.h).
int blunders(const BlunderOptions& options, std::ostream& out);

/// The games are those of each bot at each table.
struct LeagueOptions : Contest
{
    LeagueOptions() { games = 120; }

    int players = 3;
    std::vector<std::string> bots{"hard"}; ///< who sits down at each table, as the arena names them
    bool heldOut = false;                  ///< only among those that nothing was trained against
};

/// Seats bots one by one at tables filled with copies of each level and of each stranger of the
/// game's league (bots/training/league.h), and says how they did, the hardest tables first.
int league(const LeagueOptions& options, std::ostream& out, std::ostream& errors, bool onTerminal);

} // namespace facedown::cli
