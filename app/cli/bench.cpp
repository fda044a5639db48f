#include <chrono>
#include <iomanip>
#include <ostream>
#include <type_traits>

#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "core/playout.h"
#include "match/games.h"

namespace facedown::cli {

namespace {

constexpr int players = 4;

struct Speed
{
    std::string_view game;
    double playouts = 0; ///< all by the second
    double decisions = 0;
};

template <core::Game G>
Speed measure(double seconds)
{
    using Clock = std::chrono::steady_clock;
    constexpr int playoutsBetweenLooks = 100; // a look at the clock takes as long as a decision
    typename G::Options options;
    options.players = players;
    const typename G::State start = G::start(options);
    core::Random random;
    double playouts = 0;
    double decisions = 0;
    double elapsed = 0;
    const Clock::time_point begin = Clock::now();
    while (elapsed < seconds) {
        for (int i = 0; i < playoutsBetweenLooks; ++i) {
            typename G::State state = start;
            decisions += core::playOut<G>(state, random);
        }
        playouts += playoutsBetweenLooks;
        elapsed = std::chrono::duration<double>(Clock::now() - begin).count();
    }
    return {G::id, playouts / elapsed, decisions / elapsed};
}

template <core::Game... G>
std::vector<Speed> measureAll(const BenchOptions& options, std::type_identity<std::tuple<G...>>)
{
    std::vector<Speed> speeds;
    const auto add = [&]<class One>(std::type_identity<One>) {
        if (options.game.empty() || options.game == One::id)
            speeds.push_back(measure<One>(options.seconds));
    };
    (add(std::type_identity<G>{}), ...);
    return speeds;
}

void printJson(const std::vector<Speed>& speeds, std::ostream& out)
{
    auto list = nlohmann::json::array();
    for (const Speed& speed : speeds)
        list.push_back({{"game", speed.game},
                        {"playouts_per_s", speed.playouts},
                        {"decisions_per_s", speed.decisions},
                        {"searches_per_s", nullptr}}); // no bot searches
    out << list.dump() << '\n';
}

void printTable(const std::vector<Speed>& speeds, std::ostream& out)
{
    out << std::fixed << std::setprecision(0) << std::left << std::setw(12) << "game" << std::right
        << std::setw(14) << "playouts/s" << std::setw(14) << "decisions/s" << std::setw(14)
        << "searches/s" << '\n';
    for (const Speed& speed : speeds)
        out << std::left << std::setw(12) << speed.game << std::right << std::setw(14)
            << speed.playouts << std::setw(14) << speed.decisions << std::setw(14) << "-" << '\n';
}

} // namespace

int bench(const BenchOptions& options, std::ostream& out)
{
    const auto speeds = measureAll(options, std::type_identity<match::Games>{});
    if (options.json)
        printJson(speeds, out);
    else
        printTable(speeds, out);
    return 0;
}

} // namespace facedown::cli
