#include <csignal>
#include <iostream>

#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "match/games.h"

namespace {

constexpr int failed = 1;
constexpr int wrongUsage = 2;

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

    app.add_subcommand("console", "Play by the text protocol: a line of JSON in, a line out.")
        ->callback([&status] { status = cli::console(std::cin, std::cout); });

    std::vector<std::string> files;
    CLI::App* check = app.add_subcommand("check", "Replay saved games under the rules.");
    check->add_option("FILE", files, "Saved games")->required();
    check->callback([&] { status = cli::check(files, std::cout); });

    cli::BenchOptions options;
    const std::vector<std::string> games(match::gameIds.begin(), match::gameIds.end());
    CLI::App* bench = app.add_subcommand("bench", "Measure how fast the engine plays.");
    bench->add_option("--game", options.game, "One game instead of all")
        ->check(CLI::IsMember(games));
    bench->add_option("--seconds", options.seconds, "How long, for each game")
        ->check(CLI::Range(0.01, 3600.0))
        ->capture_default_str();
    bench->add_flag("--json", options.json, "Print JSON instead of a table");
    bench->callback([&] { status = cli::bench(options, std::cout); });

    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& wish) {
        app.exit(wish); // prints the help or the version
    } catch (const CLI::ParseError& error) {
        std::cerr << "facedown-cli: " << error.what() << '\n';
        return wrongUsage;
    }
    std::cout.flush();
    return std::cout ? status : failed;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "facedown-cli: " << error.what() << '\n';
        return failed;
    }
}
