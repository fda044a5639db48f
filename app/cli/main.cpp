#include <charconv>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <limits>

#include <unistd.h>

#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "core/text.h"
#include "match/games.h"

namespace {

namespace cli = facedown::cli;
namespace core = facedown::core;
namespace match = facedown::match;

/// A command with its options; those that several commands have are described in one way.
class Command
{
public:
    Command(CLI::App& app, const std::string& name, const std::string& words)
        : app_(app.add_subcommand(name, words))
    {
    }
    CLI::App* operator->() const { return app_; }

    CLI::Option* game(std::string& value, const std::string& words = "The game")
    {
        return app_->add_option("--game", value, words)
            ->check(CLI::IsMember(
                std::vector<std::string>(match::gameIds.begin(), match::gameIds.end())));
    }

    CLI::Option* level(const std::string& name, std::string& value)
    {
        return app_->add_option(name, value, "The bot: easy, medium or hard")
            ->check(CLI::IsMember({"easy", "medium", "hard"}));
    }

    /// A whole number from the least to the most. Its default is shown, unless it is below that.
    template <class Number>
    void number(const std::string& name, Number& value, const std::string& words,
                std::uint64_t least, std::uint64_t most)
    {
        CLI::Option* option = app_->add_option(name, value, words)->transform(whole(least, most));
        if constexpr (std::is_integral_v<Number>)
            if (static_cast<std::uint64_t>(value) >= least)
                option->capture_default_str();
    }

    void seed(std::uint64_t& value)
    {
        number("--seed", value, "The seed for everything left to chance", 0,
               std::numeric_limits<std::uint64_t>::max());
    }
    void milliseconds(int& value, const std::string& words)
    {
        number("--ms", value, words, 0, cli::mostMilliseconds);
    }
    void iterations(std::optional<int>& value, const std::string& words)
    {
        number("--iterations", value, words, 1, cli::mostIterations);
    }
    void threads(int& value, const std::string& what)
    {
        number("--threads", value, "How many " + what + " at once; by default one per core", 1,
               1024);
    }
    void gameOptions(std::vector<std::string>& values, const std::string& example)
    {
        app_->add_option("--option", values, "An option of the game, such as " + example);
    }
    void json(bool& value, const std::string& words = "Print JSON instead of a table")
    {
        app_->add_flag("--json", value, words);
    }

private:
    /// What CLI11 2.1 reads alone takes 010 for 8, and what is too large for the largest there is.
    static CLI::Validator whole(std::uint64_t least, std::uint64_t most)
    {
        const std::string from = std::to_string(least);
        const std::string to = std::to_string(most);
        const auto read = [=](std::string& text) -> std::string {
            std::uint64_t number = 0;
            const char* const end = text.data() + text.size();
            const auto [stop, error] = std::from_chars(text.data(), end, number);
            if (error != std::errc() || stop != end || number < least || number > most)
                return text + " is no whole number from " + from + " to " + to;
            text = std::to_string(number);
            return {};
        };
        return {read, "from " + from + " to " + to};
    }

    CLI::App* app_;
};

/// No bound of a CLI::Range keeps out "nan".
std::string isNumber(const std::string& text)
{
    return std::isnan(std::strtod(text.c_str(), nullptr)) ? text + " is no number" : std::string();
}

Command addBench(CLI::App& app, cli::BenchOptions& options)
{
    Command bench(app, "bench", "Measure how fast the engine plays.");
    bench.game(options.game, "One game instead of all");
    bench->add_option("--seconds", options.seconds, "How long, for each game")
        ->check(CLI::Range(0.01, 3600.0))
        ->check(isNumber)
        ->capture_default_str();
    bench.json(options.json);
    return bench;
}

Command addTrain(CLI::App& app, cli::TrainOptions& options)
{
    Command train(app, "train", "Train the bots of a game offline.");
    train.game(options.game)->required();
    train.seed(options.seed);
    train->add_option("--out", options.out, "The file to write, instead of standard output");
    train.number("--rounds", options.rounds, "How many rounds, instead of the usual number", 1,
                 100'000'000);
    return train;
}

Command addArena(CLI::App& app, cli::ArenaOptions& options)
{
    Command arena(app, "arena",
                  "Have bots play each other. Each deal is played once in every rotation of the "
                  "seats, and the deals go through all orders of the bots. An external bot that "
                  "fails forfeits the game: the win is shared equally "
                  "by the other bots' players.");
    arena.game(options.game)->required();
    arena
        ->add_option(
            "--seat", options.seats,
            "A player's bot, given once for each: random; easy, medium or hard, with or without a "
            "temperament (hard:bold, hard:careful) and iterations of its own (hard@1000); "
            "stranger:NAME from the league; or exec:COMMAND")
        ->required();
    arena.gameOptions(options.options, "tribes=2");
    arena.number("--games", options.games, "How many, rounded up to whole deals", 1, 10'000'000);
    arena.seed(options.seed);
    arena.milliseconds(options.ms,
                       "How many milliseconds a bot may think; at 0 it answers as soon as it can");
    arena.iterations(options.iterations,
                     "How long a bot searches, instead of --ms: the result then depends on the "
                     "seed alone");
    arena.threads(options.threads, "games");
    arena->add_option("--records", options.records, "A folder to save every game in")
        ->check([](const std::string& name) {
            return name.empty() ? "a folder has a name" : std::string();
        });
    arena
        ->add_option("--sprt", options.sprt,
                     "LOWER HIGHER: stop as soon as it is clear whether one copy of the first bot "
                     "wins at most the share LOWER or at least the share HIGHER; wrong one time in "
                     "twenty (a sequential probability ratio test over deals). --games is then the "
                     "most that are played")
        ->expected(2)
        ->check(CLI::Range(0.0, 1.0))
        ->check(isNumber);
    arena.json(options.json);
    return arena;
}

Command addReview(CLI::App& app, cli::ReviewOptions& options)
{
    Command review(app, "review",
                   "Show what each decision of a saved game cost, judged by what its player could "
                   "know, and what would have been better.");
    review->add_option("RECORD", options.record, "The saved game")->required();
    review.seed(options.seed);
    review.number("--iterations", options.iterations, "How long each decision is searched", 1,
                  1'000'000);
    review.threads(options.threads, "decisions");
    review.json(options.json, "Print JSON: every decision, and the chances");
    return review;
}

Command addLeague(CLI::App& app, cli::LeagueOptions& options)
{
    Command league(app, "league",
                   "Seat a bot at tables filled with copies of one opponent at a time: the "
                   "strangers, each with a style of its own, and the levels. Prints its share of "
                   "the wins with one standard error, hardest tables first.");
    league.game(options.game)->required();
    league.number("--players", options.players, "How many sit at each table", 2, 12);
    league
        ->add_option("--seat", options.bots,
                     "The bot to seat there, as for arena; may be given several times, and the "
                     "first decides the order")
        ->capture_default_str();
    league.gameOptions(options.options, "variant=open");
    league.number("--games", options.games,
                  "How many games for each bot at each table, rounded up to whole deals", 1,
                  10'000'000);
    league.seed(options.seed);
    league.milliseconds(options.ms, "How many milliseconds a bot may think");
    league.iterations(options.iterations, "How long a bot searches, instead of --ms");
    league.threads(options.threads, "games");
    league->add_flag("--held-out", options.heldOut,
                     "Only strangers that nothing was trained or tuned against");
    league.json(options.json);
    return league;
}

Command addExploit(CLI::App& app, cli::ExploitOptions& options)
{
    Command exploit(app, "exploit",
                    "Search for a best response to copies of a bot, and print its share of the "
                    "wins on fresh deals.");
    exploit.game(options.game)->required();
    exploit.level("--against", options.against)->required();
    exploit.number("--players", options.players, "How many sit at the table", 2, 12);
    exploit.seed(options.seed);
    exploit.number("--search-iterations", options.searchIterations,
                   "How long the bot searches while a response to it is searched for", 1,
                   1'000'000);
    exploit.number("--generations", options.generations, "How long a response is searched for", 1,
                   10'000);
    exploit.number("--search-games", options.searchGames,
                   "How many games each candidate plays in a generation", 1, 1'000'000);
    exploit.number("--games", options.games, "How many games to score it on", 1, 1'000'000);
    exploit.milliseconds(options.ms, "How many milliseconds the bot may think while it is scored");
    exploit.iterations(options.iterations,
                       "How long the bot searches while it is scored, instead of --ms");
    exploit.threads(options.threads, "games");
    exploit.json(options.json, "Print JSON instead of a sentence");
    return exploit;
}

Command addBlunders(CLI::App& app, cli::BlunderOptions& options)
{
    Command blunders(app, "blunders",
                     "Count what a bot plays in the last tricks of a round that costs its team "
                     "points: in each of a hundred deals it could think possible another card was "
                     "better. Medium bots play up to there.");
    blunders.game(options.game, "The game, one of partners")->required();
    blunders.level("--level", options.level)->capture_default_str();
    blunders.number("--players", options.players, "How many sit at the table", 3, 5);
    blunders.number("--deals", options.deals, "How many rounds are played", 1, 1'000'000);
    blunders.seed(options.seed);
    blunders.number("--iterations", options.iterations, "How long the bot searches", 1,
                    1'000'000'000);
    blunders.number("--cards", options.cards, "With how many cards in hand at most it is judged", 2,
                    7);
    blunders.threads(options.threads, "deals");
    blunders.json(options.json, "Print JSON instead of a list");
    return blunders;
}

Command addVectors(CLI::App& app, cli::VectorOptions& options)
{
    Command vectors(app, "vectors",
                    "Write a random game with states and views, for testing other programs.");
    CLI::Option* game = vectors.game(options.game);
    vectors.gameOptions(options.options, "tribes=2");
    vectors.seed(options.seed);
    vectors.number("--every", options.every, "Write the states after every so many events", 1,
                   1'000'000);
    vectors
        ->add_option("--from", options.from,
                     "Replay this file instead, and write what it should be")
        ->excludes(game);
    return vectors;
}

/// Before: no command was found among the arguments.
std::string noCommand(CLI::App& app, int argc, char** argv)
{
    std::string names;
    for (const CLI::App* command : app.get_subcommands({}))
        names += (names.empty() ? "" : ", ") + command->get_name();
    return (argc > 1 ? core::inQuotes(argv[1]) + " is no command" : "a command is required") +
           "; there are " + names;
}

int run(int argc, char** argv)
{
#ifdef SIGPIPE
    // A reader that goes away is seen as a failed write, not as a death by signal.
    std::signal(SIGPIPE, SIG_IGN);
#endif
    std::ios::sync_with_stdio(false);

    CLI::App app("The engine of facedown without a window.", "facedown-cli");
    app.set_version_flag("--version", "facedown-cli " FACEDOWN_VERSION);
    app.require_subcommand(1);
    int status = 0;

    app.add_subcommand("console",
                       "Play through the text protocol: one line of JSON in, one line out.")
        ->callback([&status] { status = cli::console(std::cin, std::cout); });

    std::vector<std::string> files;
    CLI::App* check =
        app.add_subcommand("check", "Replay saved games, checking every move against the rules.");
    check->add_option("FILE", files, "Saved games")->required();
    check->callback([&] { status = cli::check(files, std::cout); });

    cli::BenchOptions options;
    addBench(app, options)->callback([&] { status = cli::bench(options, std::cout); });

    bool decisions = false;
    CLI::App* signature = app.add_subcommand(
        "signature", "Print a number for each game that changes when its bots play differently.");
    signature->add_flag("--decisions", decisions, "Print what they decide instead");
    signature->callback([&] { status = cli::signature(decisions, std::cout); });

    cli::TrainOptions training;
    addTrain(app, training)->callback([&] { status = cli::train(training, std::cout); });

    cli::VectorOptions vector;
    addVectors(app, vector)->callback([&] { status = cli::vectors(vector, std::cout, std::cerr); });

    cli::ReviewOptions reviewed;
    addReview(app, reviewed)->callback([&] {
        status = cli::review(reviewed, std::cout, std::cerr);
    });

    cli::ArenaOptions contest;
    addArena(app, contest)->callback([&] {
        const bool onTerminal = isatty(STDERR_FILENO) == 1;
        status = cli::arena(contest, std::cout, std::cerr, onTerminal);
    });

    cli::ExploitOptions study;
    addExploit(app, study)->callback([&] { status = cli::exploit(study, std::cout); });

    cli::BlunderOptions faults;
    addBlunders(app, faults)->callback([&] { status = cli::blunders(faults, std::cout); });

    cli::LeagueOptions meeting;
    addLeague(app, meeting)->callback([&] {
        const bool onTerminal = isatty(STDERR_FILENO) == 1;
        status = cli::league(meeting, std::cout, std::cerr, onTerminal);
    });

    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& wish) {
        app.exit(wish); // prints the help or the version
    } catch (const CLI::ParseError& error) {
        return cli::complain(
            std::cerr, app.get_subcommands().empty() ? noCommand(app, argc, argv) : error.what(),
            cli::wrongUsage);
    }
    std::cout.flush();
    return std::cout ? status
                     : cli::complain(std::cerr, "what was to be printed could not be written",
                                     cli::failed);
}

} // namespace

int main(int argc, char** argv)
{
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        return cli::complain(std::cerr, error.what(), cli::failed);
    }
}
