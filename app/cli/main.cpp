#include <csignal>
#include <iostream>

#include <unistd.h>

#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "match/games.h"

namespace {

CLI::App* addBench(CLI::App& app, facedown::cli::BenchOptions& options,
                   const std::vector<std::string>& games)
{
    CLI::App* bench = app.add_subcommand("bench", "Measure how fast the engine plays.");
    bench->add_option("--game", options.game, "One game instead of all")
        ->check(CLI::IsMember(games));
    bench->add_option("--seconds", options.seconds, "How long, for each game")
        ->check(CLI::Range(0.01, 3600.0))
        ->capture_default_str();
    bench->add_flag("--json", options.json, "Print JSON instead of a table");
    return bench;
}

CLI::App* addTrain(CLI::App& app, facedown::cli::TrainOptions& options,
                   const std::vector<std::string>& games)
{
    CLI::App* train = app.add_subcommand("train", "Train the bots of a game offline.");
    train->add_option("--game", options.game, "The game")->required()->check(CLI::IsMember(games));
    train->add_option("--seed", options.seed, "The seed for everything left to chance")
        ->capture_default_str();
    train->add_option("--from", options.from, "A training file to continue from");
    train->add_option("--out", options.out, "The file to write, instead of standard output");
    train->add_option("--rounds", options.rounds, "How many rounds, instead of the usual number")
        ->check(CLI::Range(1, 1'000'000));
    return train;
}

CLI::App* addArena(CLI::App& app, facedown::cli::ArenaOptions& options,
                   const std::vector<std::string>& games)
{
    CLI::App* arena = app.add_subcommand(
        "arena", "Have bots play each other. Each deal is played once in every rotation of the "
                 "seats. An external bot that fails forfeits the game: the win is shared equally "
                 "by the other bots' players.");
    arena->add_option("--game", options.game, "The game")->required()->check(CLI::IsMember(games));
    arena
        ->add_option(
            "--seat", options.seats,
            "A player's bot, given once for each: random; easy, medium or hard, with or without a "
            "temperament (hard:bold, hard:careful); stranger:NAME from the league; or exec:COMMAND")
        ->required();
    arena->add_option("--option", options.options, "An option of the game, such as tribes=2");
    arena->add_option("--games", options.games, "How many, rounded up to whole deals")
        ->check(CLI::Range(1, 10'000'000))
        ->capture_default_str();
    arena->add_option("--seed", options.seed, "The seed for everything left to chance")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    arena
        ->add_option("--ms", options.ms,
                     "How many milliseconds a bot may think; at 0 none searches")
        ->check(CLI::Range(0, 3'600'000))
        ->capture_default_str();
    arena
        ->add_option("--iterations", options.iterations,
                     "How long a bot searches, instead of --ms: the result then depends on the "
                     "seed alone")
        ->check(CLI::Range(1, 1'000'000'000));
    arena
        ->add_option("--threads", options.threads,
                     "How many games at once; by default one per core")
        ->check(CLI::Range(1, 1024));
    arena->add_option("--records", options.records, "A folder to save every game in");
    arena
        ->add_option("--sprt", options.sprt,
                     "LOWER HIGHER: stop as soon as it is clear whether one copy of the first bot "
                     "wins at most the share LOWER or at least the share HIGHER; wrong one time in "
                     "twenty (a sequential probability ratio test over deals). --games is then the "
                     "most that are played")
        ->expected(2)
        ->check(CLI::Range(0.0, 1.0));
    arena->add_flag("--json", options.json, "Print JSON instead of a table");
    return arena;
}

CLI::App* addReview(CLI::App& app, facedown::cli::ReviewOptions& options)
{
    CLI::App* review = app.add_subcommand(
        "review", "Show what each decision of a saved game cost, judged by what its player could "
                  "know, and what would have been better.");
    review->add_option("RECORD", options.record, "The saved game")->required();
    review->add_option("--seed", options.seed, "The seed for everything left to chance")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    review->add_option("--iterations", options.iterations, "How long each decision is searched")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    review->add_option("--threads", options.threads, "How many decisions at once")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    review->add_flag("--json", options.json, "Print JSON: every decision, and the chances");
    return review;
}

CLI::App* addLeague(CLI::App& app, facedown::cli::LeagueOptions& options,
                    const std::vector<std::string>& games)
{
    CLI::App* league = app.add_subcommand(
        "league", "Seat a bot at tables filled with copies of one opponent at a time: the "
                  "strangers, each with a style of its own, and the levels. Prints its share of "
                  "the wins with one standard error, hardest tables first.");
    league->add_option("--game", options.game, "The game")->required()->check(CLI::IsMember(games));
    league->add_option("--players", options.players, "How many sit at each table")
        ->check(CLI::Range(2, 12))
        ->capture_default_str();
    league
        ->add_option("--seat", options.bots,
                     "The bot to seat there, as for arena; may be given several times, and the "
                     "first decides the order")
        ->capture_default_str();
    league->add_option("--option", options.options, "An option of the game, such as variant=open");
    league
        ->add_option("--games", options.games,
                     "How many games for each bot at each table, rounded up to whole deals")
        ->check(CLI::Range(1, 10'000'000))
        ->capture_default_str();
    league->add_option("--seed", options.seed, "The seed for everything left to chance")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    league->add_option("--ms", options.ms, "How many milliseconds a bot may think")
        ->check(CLI::Range(0, 3'600'000))
        ->capture_default_str();
    league
        ->add_option("--iterations", options.iterations, "How long a bot searches, instead of --ms")
        ->check(CLI::Range(1, 1'000'000'000));
    league
        ->add_option("--threads", options.threads,
                     "How many games at once; by default one per core")
        ->check(CLI::Range(1, 1024));
    league->add_flag("--held-out", options.heldOut,
                     "Only strangers that nothing was trained or tuned against");
    league->add_flag("--json", options.json, "Print JSON instead of a table");
    return league;
}

CLI::App* addExploit(CLI::App& app, facedown::cli::ExploitOptions& options,
                     const std::vector<std::string>& games)
{
    CLI::App* exploit =
        app.add_subcommand("exploit", "Search for a best response to copies of a bot, and print "
                                      "its share of the wins on fresh deals.");
    exploit->add_option("--game", options.game, "The game")
        ->required()
        ->check(CLI::IsMember(games));
    exploit->add_option("--against", options.against, "The bot: easy, medium or hard")
        ->required()
        ->check(CLI::IsMember({"easy", "medium", "hard"}));
    exploit->add_option("--players", options.players, "How many sit at the table")
        ->check(CLI::Range(2, 12))
        ->capture_default_str();
    exploit->add_option("--seed", options.seed, "The seed for everything left to chance")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    exploit
        ->add_option("--search-iterations", options.searchIterations,
                     "How long the bot searches while a response to it is searched for")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    exploit->add_option("--generations", options.generations, "How long a response is searched for")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    exploit
        ->add_option("--search-games", options.searchGames,
                     "How many games each candidate plays in a generation")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    exploit->add_option("--games", options.games, "How many games to score it on")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    exploit
        ->add_option("--ms", options.ms,
                     "How many milliseconds the bot may think while it is scored")
        ->check(CLI::Range(0, 3'600'000))
        ->capture_default_str();
    exploit
        ->add_option("--iterations", options.iterations,
                     "How long the bot searches while it is scored, instead of --ms")
        ->check(CLI::Range(1, 1'000'000'000));
    exploit
        ->add_option("--threads", options.threads,
                     "How many games at once; by default one per core")
        ->check(CLI::Range(1, 1024));
    exploit->add_flag("--json", options.json, "Print JSON instead of a sentence");
    return exploit;
}

CLI::App* addBlunders(CLI::App& app, facedown::cli::BlunderOptions& options,
                      const std::vector<std::string>& games)
{
    CLI::App* blunders = app.add_subcommand(
        "blunders", "Count what a bot plays in the last tricks of a round that costs its team "
                    "points: in each of a hundred deals it could think possible another card was "
                    "better. Medium bots play up to there.");
    blunders->add_option("--game", options.game, "The game, one of partners")
        ->required()
        ->check(CLI::IsMember(games));
    blunders->add_option("--level", options.level, "The bot: easy, medium or hard")
        ->check(CLI::IsMember({"easy", "medium", "hard"}))
        ->capture_default_str();
    blunders->add_option("--players", options.players, "How many sit at the table")
        ->check(CLI::Range(3, 5))
        ->capture_default_str();
    blunders->add_option("--deals", options.deals, "How many rounds are played")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    blunders->add_option("--seed", options.seed, "The seed for everything left to chance")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    blunders->add_option("--iterations", options.iterations, "How long the bot searches")
        ->check(CLI::Range(1, 1'000'000'000))
        ->capture_default_str();
    blunders
        ->add_option("--cards", options.cards, "With how many cards in hand at most it is judged")
        ->check(CLI::Range(2, 7))
        ->capture_default_str();
    blunders
        ->add_option("--threads", options.threads,
                     "How many deals at once; by default one per core")
        ->check(CLI::Range(1, 1024));
    blunders->add_flag("--json", options.json, "Print JSON instead of a list");
    return blunders;
}

CLI::App* addVectors(CLI::App& app, facedown::cli::VectorOptions& options,
                     const std::vector<std::string>& games)
{
    CLI::App* vectors = app.add_subcommand(
        "vectors", "Write a random game with states and views, for testing other programs.");
    CLI::Option* game =
        vectors->add_option("--game", options.game, "The game")->check(CLI::IsMember(games));
    vectors->add_option("--option", options.options, "An option of the game, such as tribes=2");
    vectors->add_option("--seed", options.seed, "The seed for everything left to chance")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    vectors->add_option("--every", options.every, "Write the states after every so many events")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    CLI::Option* from = vectors->add_option(
        "--from", options.from, "Replay this file instead, and write what it should be");
    from->excludes(game);
    vectors->require_option(1, 0);
    return vectors;
}

int run(int argc, char** argv)
{
    using namespace facedown;
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
    const std::vector<std::string> games(match::gameIds.begin(), match::gameIds.end());
    addBench(app, options, games)->callback([&] { status = cli::bench(options, std::cout); });

    bool decisions = false;
    CLI::App* signature = app.add_subcommand(
        "signature", "Print a number for each game that changes when its bots play differently.");
    signature->add_flag("--decisions", decisions, "Print what they decide instead");
    signature->callback([&] { status = cli::signature(decisions, std::cout); });

    cli::TrainOptions training;
    addTrain(app, training, games)->callback([&] { status = cli::train(training, std::cout); });

    cli::VectorOptions vector;
    addVectors(app, vector, games)->callback([&] {
        status = cli::vectors(vector, std::cout, std::cerr);
    });

    cli::ReviewOptions reviewed;
    addReview(app, reviewed)->callback([&] {
        status = cli::review(reviewed, std::cout, std::cerr);
    });

    cli::ArenaOptions contest;
    addArena(app, contest, games)->callback([&] {
        const bool onTerminal = isatty(STDERR_FILENO) == 1;
        status = cli::arena(contest, std::cout, std::cerr, onTerminal);
    });

    cli::ExploitOptions study;
    addExploit(app, study, games)->callback([&] { status = cli::exploit(study, std::cout); });

    cli::BlunderOptions faults;
    addBlunders(app, faults, games)->callback([&] { status = cli::blunders(faults, std::cout); });

    cli::LeagueOptions meeting;
    addLeague(app, meeting, games)->callback([&] {
        const bool onTerminal = isatty(STDERR_FILENO) == 1;
        status = cli::league(meeting, std::cout, std::cerr, onTerminal);
    });

    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& wish) {
        app.exit(wish); // prints the help or the version
    } catch (const CLI::ParseError& error) {
        std::cerr << "facedown-cli: " << error.what() << '\n';
        return cli::wrongUsage;
    }
    std::cout.flush();
    return std::cout ? status : cli::failed;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "facedown-cli: " << error.what() << '\n';
        return facedown::cli::failed;
    }
}
