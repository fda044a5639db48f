#include "bots/geschenkt/hard.h"

#include <algorithm>
#include <chrono>
#include <vector>

#include "bots/geschenkt/domain.h"

namespace facedown::bots::geschenkt_bot {

using geschenkt::Geschenkt;
using geschenkt::State;

namespace {

/// For how many iterations the model counts beside what was found: fewer alone tell less.
constexpr double iterationsOfWinModel = 30.0;

using Clock = std::chrono::steady_clock;

/// What the search found and the model expected, taken together: what they say of the difference
/// between both choices, around what the search found on average.
Verdict together(const Verdict& expected, const std::vector<double>& visits,
                 const std::vector<double>& values)
{
    const double all = visits[0] + visits[1];
    if (all == 0.0)
        return expected;
    const double mean = (visits[0] * values[0] + visits[1] * values[1]) / all;
    const double weight = visits[0] * visits[1] / all; // how well it knows the difference
    const double gain = (weight * (values[0] - values[1]) +
                         iterationsOfWinModel * (expected.ifTaken - expected.ifPaid)) /
                        (weight + iterationsOfWinModel);
    return {.ifTaken = std::clamp(mean + gain * visits[1] / all, 0.0, 1.0),
            .ifPaid = std::clamp(mean - gain * visits[0] / all, 0.0, 1.0),
            .iterations = 0};
}

} // namespace

Verdict considered(const State& state, Geschenkt::Past history, core::Random& random,
                   const Budget& budget)
{
    const Clock::time_point begin = Clock::now();
    const WinModel& winModel = shippedWinModel(state.table.players);
    const Posterior posterior(winModel, Geschenkt::options(state), history);
    const CardPath path(winModel, posterior.likeliest(state.table.actor), state);
    const auto seat = static_cast<std::size_t>(state.table.actor);
    const Verdict expected{path.ifTaken()[seat], path.ifPaid()[seat], 0};

    Domain domain(winModel, posterior, state, random);
    Search<Geschenkt, Domain> search(state.table.actor, domain, random);
    search.run(remaining(budget, begin));
    const auto legal = Geschenkt::legal(state);
    Verdict verdict = together(expected, search.visits(legal), search.values(legal));
    verdict.iterations = search.iterations();
    return verdict;
}

} // namespace facedown::bots::geschenkt_bot
