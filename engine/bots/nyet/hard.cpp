#include "bots/nyet/hard.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "bots/nyet/guide.h"
#include "bots/nyet/temper.h"

namespace facedown::bots::nyet_bot {

namespace {

using Clock = std::chrono::steady_clock;

/// How many iterations what the policy expects counts for.
constexpr double trust = 100.0;

// In points of the round.
constexpr double expected = 0.3; ///< by the policy, of what it makes e times as likely
constexpr double ofSense = 0.05; ///< the same however long the search: a partner must understand
constexpr double ofTaste = 0.5;  ///< beyond what the search found
constexpr double heat = 0.05;    ///< the difference that it still takes for a choice

/// The rest of the time, less what it takes to draw the last worlds and to choose.
Budget rest(Budget budget, Clock::time_point begin)
{
    using namespace std::chrono_literals;
    const auto spent = std::chrono::ceil<std::chrono::milliseconds>(Clock::now() - begin);
    budget.time = std::max(0ms, budget.time - spent - std::min(2ms, budget.time / 10));
    return budget;
}

/// What the search found of each decision, and the less often it tried it the more what the policy
/// expects: of many values that are hardly known the best is a matter of luck.
std::vector<double> weighed(const Found& found, const Priors<Nyet>& priors, double point)
{
    const auto& [visits, values, iterations] = found;
    double all = 0.0;
    double sum = 0.0;
    for (std::size_t index = 0; index < values.size(); ++index) {
        all += visits[index];
        sum += visits[index] * (values[index] - point * expected * std::log(priors[index]));
    }
    const double base = all > 0.0 ? sum / all : 0.0;
    std::vector<double> result;
    for (std::size_t index = 0; index < values.size(); ++index) {
        const double prior = base + point * expected * std::log(priors[index]);
        result.push_back((visits[index] * values[index] + trust * prior) / (visits[index] + trust));
    }
    return result;
}

} // namespace

Choice choiceBy(const Found& found, const Priors<Nyet>& priors, Temper temper,
                const nyet::View& view, core::Random& random)
{
    const auto legal = Nyet::legal(view);
    const double point = WinShares(view.table).ofOnePoint();
    const std::vector<double> values = weighed(found, priors, point);
    std::vector<double> scores;
    for (std::size_t index = 0; index < legal.size(); ++index)
        scores.push_back(values[index] / point + ofSense * std::log(priors[index]) +
                         ofTaste * taste(temper, view.table, legal[index]));
    Choice choice;
    choice.iterations = found.iterations;
    if (found.iterations > 0)
        choice.values = values;
    choice.policy = policyOf(scores, heat);
    choice.chosen = draw(choice.policy, random);
    return choice;
}

Choice hardChoice(Temper temper, const nyet::View& view, Nyet::Past past, core::Random& random,
                  const Budget& budget)
{
    const Clock::time_point begin = Clock::now();
    const auto legal = Nyet::legal(view);
    Guide guide(view, past, random);
    Priors<Nyet> priors;
    guide.prior(guide.world(), legal, priors); // in any world: it looks at nothing that is hidden
    Search<Nyet, Guide> search(view.viewer, guide, random);
    search.run(rest(budget, begin));
    const Found found{search.visits(legal), search.values(legal), search.iterations()};
    return choiceBy(found, priors, temper, view, random);
}

} // namespace facedown::bots::nyet_bot
