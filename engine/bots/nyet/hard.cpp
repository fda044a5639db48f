#include "bots/nyet/hard.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "bots/nyet/guide.h"
#include "bots/nyet/medium.h"
#include "bots/nyet/temper.h"
#include "bots/nyet/thrift.h"
#include "bots/softmax.h"

namespace facedown::bots::nyet_bot {

namespace {

using Clock = std::chrono::steady_clock;

/// How many iterations what the medium bot expects counts for.
constexpr double trust = 200.0;

/// Of what the medium bot expects, however long the search: a partner must understand.
constexpr double ofSense = 0.1;

// In points of the round.
constexpr double ofTaste = 0.5; ///< beyond what the search found
constexpr double ofWaste = 1.0; ///< less where a decision does the same and leaves a better hand
constexpr double choiceHeat = 0.05; ///< the difference that it still takes for a choice

/// What it takes to draw the last worlds and to choose.
std::chrono::milliseconds margin(const Budget& budget)
{
    using namespace std::chrono_literals;
    return std::min(2ms, budget.time / 10);
}

/// What the search found of each decision, and the less often it tried it the more what is
/// expected: of many values that are hardly known the best is a matter of luck.
std::vector<double> weighed(const Found& found, const Values& expected, double point)
{
    const auto& [visits, values, iterations] = found;
    double all = 0.0;
    double sum = 0.0;
    for (std::size_t index = 0; index < values.size(); ++index) {
        all += visits[index];
        sum += visits[index] * (values[index] - point * expected[index]);
    }
    const double base = all > 0.0 ? sum / all : 0.0;
    std::vector<double> result;
    for (std::size_t index = 0; index < values.size(); ++index) {
        const double prior = base + point * expected[index];
        result.push_back((visits[index] * values[index] + trust * prior) / (visits[index] + trust));
    }
    return result;
}

} // namespace

Values expectedOf(const nyet::View& view, Nyet::Past past)
{
    Values values = mediumValues(view, past, Nyet::legal(view));
    const nyet::Phase phase = view.table.phase;
    if (phase == nyet::Phase::Veto || phase == nyet::Phase::Team || phase == nyet::Phase::Bonus)
        return values;
    for (double& value : values)
        value *= std::abs(view.table.points());
    return values;
}

Choice choiceBy(const Found& found, const Values& expected, Temper temper, const nyet::View& view,
                core::Random& random)
{
    const auto legal = Nyet::legal(view);
    const double point = WinShares(view.table).ofOnePoint();
    const std::vector<std::size_t> thrifty = thriftiest(view, legal);
    std::vector<double> values = weighed(found, expected, point);
    for (std::size_t index = 0; index < legal.size(); ++index)
        values[thrifty[index]] = std::max(values[thrifty[index]], values[index]);
    std::vector<double> scores;
    for (std::size_t index = 0; index < legal.size(); ++index)
        scores.push_back(values[index] / point + ofSense * expected[index] +
                         ofTaste * taste(temper, view.table, legal[index]) -
                         (thrifty[index] == index ? 0.0 : ofWaste));
    Choice choice;
    choice.iterations = found.iterations;
    if (found.iterations > 0)
        choice.values = values;
    choice.policy = softmax(scores, choiceHeat);
    choice.chosen = draw(choice.policy, random);
    return choice;
}

Choice hardChoice(Temper temper, const nyet::View& view, Nyet::Past past, core::Random& random,
                  const Budget& budget)
{
    const Clock::time_point begin = Clock::now();
    const auto legal = Nyet::legal(view);
    Guide guide(view, past, random);
    const Values expected = expectedOf(view, past);
    Search<Nyet, Guide> search(view.viewer, guide, random);
    search.run(remaining(budget, begin, margin(budget)));
    const Found found{search.visits(legal), search.values(legal), search.iterations()};
    return choiceBy(found, expected, temper, view, random);
}

} // namespace facedown::bots::nyet_bot
