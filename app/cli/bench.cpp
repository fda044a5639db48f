#include <ctime>
#include <iomanip>
#include <optional>
#include <ostream>

#include <nlohmann/json.hpp>

#include "bots/bots.h"
#include "cli/commands.h"
#include "core/playout.h"
#include "core/seen_play.h"
#include "match/games.h"

namespace facedown::cli {

namespace {

constexpr int players = 4;

struct Speed
{
    std::string_view game;
    double playouts = 0; ///< all by the second
    double decisions = 0;
    std::optional<double> searches{}; ///< none if no bot of the game searches
};

/// Of the processor, so that what else the machine does counts for little.
double secondsSpent()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

template <core::Game G>
typename G::Options tableOfFour()
{
    typename G::Options options;
    options.players = players;
    return options;
}

/// Random play to the end, again and again.
template <core::Game G>
Speed measurePlayouts(double seconds)
{
    constexpr int playoutsBetweenLooks = 100; // a look at the clock takes as long as a decision
    const typename G::State start = G::start(tableOfFour<G>());
    core::Random random;
    double playouts = 0;
    double decisions = 0;
    double elapsed = 0;
    const double begin = secondsSpent();
    while (elapsed < seconds) {
        for (int i = 0; i < playoutsBetweenLooks; ++i) {
            typename G::State state = start;
            decisions += core::playOut<G>(state, random);
        }
        playouts += playoutsBetweenLooks;
        elapsed = secondsSpent() - begin;
    }
    return {G::id, playouts / elapsed, decisions / elapsed};
}

/// Iterations of the hard bot's search by the second, with all that it does for a decision: here
/// and there in games that medium bots play, about as many as it has time for there.
template <core::Game G>
std::optional<double> measureSearches(double seconds)
{
    constexpr int decisionsBetween = 7;
    const bots::Budget budget{.iterations = 2000};
    core::Random random;
    double iterations = 0;
    double elapsed = 0;
    while (elapsed < seconds) {
        core::SeenPlay<G> play(tableOfFour<G>());
        bots::Memory memory;
        for (int decisions = 0; !play.over() && elapsed < seconds;) {
            if (play.actor() == core::chance) {
                play.apply(G::sample(play.state(), random));
                continue;
            }
            const auto view = play.view();
            const bots::Temper temper = bots::temperAt(play.actor());
            if (decisions++ % decisionsBetween == 0) {
                const double begin = secondsSpent();
                iterations += bots::choose<G>({bots::Level::Hard, temper}, view, play.history(),
                                              random, budget, memory)
                                  .iterations;
                elapsed += secondsSpent() - begin;
            }
            const bots::Choice choice = bots::choose<G>({bots::Level::Medium, temper}, view,
                                                        play.history(), random, budget);
            play.apply(G::legal(view)[choice.chosen]);
        }
        if (iterations == 0)
            return std::nullopt;
    }
    return iterations / elapsed;
}

template <core::Game G>
Speed measure(double seconds)
{
    Speed speed = measurePlayouts<G>(seconds);
    speed.searches = measureSearches<G>(seconds);
    return speed;
}

void printJson(const std::vector<Speed>& speeds, std::ostream& out)
{
    auto list = nlohmann::json::array();
    for (const Speed& speed : speeds)
        list.push_back({{"game", speed.game},
                        {"playouts_per_s", speed.playouts},
                        {"decisions_per_s", speed.decisions},
                        {"searches_per_s", speed.searches ? nlohmann::json(*speed.searches)
                                                          : nlohmann::json(nullptr)}});
    out << list.dump() << '\n';
}

void printTable(const std::vector<Speed>& speeds, std::ostream& out)
{
    out << std::fixed << std::setprecision(0);
    const auto row = [&out](const auto& game, const auto&... figures) {
        out << std::left << std::setw(12) << game << std::right;
        ((out << std::setw(14) << figures), ...);
        out << '\n';
    };
    row("game", "playouts/s", "decisions/s", "searches/s");
    for (const Speed& speed : speeds)
        if (speed.searches)
            row(speed.game, speed.playouts, speed.decisions, *speed.searches);
        else
            row(speed.game, speed.playouts, speed.decisions, "-");
}

} // namespace

int bench(const BenchOptions& options, std::ostream& out)
{
    std::vector<Speed> speeds;
    match::forEachGame([&]<core::Game G>() {
        if (options.game.empty() || options.game == G::id)
            speeds.push_back(measure<G>(options.seconds));
    });
    if (options.json)
        printJson(speeds, out);
    else
        printTable(speeds, out);
    return done;
}

} // namespace facedown::cli
