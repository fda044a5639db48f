#include "bots/nyet/hard.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <utility>

#include "bots/nyet/domain.h"
#include "bots/nyet/open_hands.h"
#include "bots/sampling.h"

namespace facedown::bots::nyet_bot {

namespace {

using Clock = std::chrono::steady_clock;

/// How many iterations what the medium bot expects counts for.
constexpr double priorWeight = 200.0;

/// Of what the medium bot expects, however long the search: a partner must understand.
constexpr double expectedPart = 0.1;

// In points of the round.
constexpr double partOfTaste = 0.5; ///< beyond what the search found
constexpr double dominatedCost =
    1.0; ///< less where a decision does the same and leaves a better hand
constexpr double choiceTemperature = 0.05; ///< the difference that it still takes for a choice

// What is never to be played: a card that is worse than another in so many worlds.
constexpr int worldsToAvoid = 20;
constexpr double likely = 0.01; ///< less likely ones are left as they are

/// What it takes to draw the last determinizations and to choose.
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
        result.push_back((visits[index] * values[index] + priorWeight * prior) /
                         (visits[index] + priorWeight));
    }
    return result;
}

/// Whether two cards of a colour do the same now, to the trick or in another hand.
bool doTheSame(const nyet::Table& table, nyet::Decision::Kind kind, Card one, Card other)
{
    if (one.value() == 1 || other.value() == 1) // NY-51, NY-55
        return false;
    switch (kind) {
    case nyet::Decision::Kind::Discard:
        return true;
    case nyet::Decision::Kind::Give: // what is of less use to the seat is so to the other team too
        return !table.sameTeam(table.actor, table.next(table.actor));
    case nyet::Decision::Kind::Play: {
        if (table.trick.size == 0)
            return false;
        const nyet::Trumps trumps = table.trumps();
        const bool last = table.trick.size + 1 == table.players;
        const bool wins = table.trick.wouldWin(one, trumps);
        return wins == table.trick.wouldWin(other, trumps) && (last || !wins);
    }
    default:
        return false;
    }
}

/// A card that costs points in each of so many worlds, with open hands, gives way to the one that
/// is better there, whatever taste or the medium bot make of it: a partner pays for it too.
void avoidBlunders(Choice& choice, const nyet::View& view, const nyet::Knowledge& known,
                   const Budget& budget, core::Random& random)
{
    // What is best in each world gives way to nothing: one step leads there.
    std::vector<std::pair<std::size_t, std::size_t>> worse;
    OpenHands open(view, known, worldsToAvoid, random);
    for (std::size_t index = 0; index < choice.policy.size(); ++index) {
        if (budget.stop.stop_requested())
            return;
        if (choice.policy[index] < likely)
            continue;
        if (const auto better = open.surelyBetter(index))
            worse.emplace_back(index, better->index);
    }
    for (const auto& [index, place] : worse) {
        choice.policy[place] += std::exchange(choice.policy[index], 0.0);
        choice.values[place] = std::max(choice.values[place], choice.values[index]);
        choice.points[place] = std::max(choice.points[place], choice.points[index]);
    }
    if (!worse.empty())
        choice.chosen = draw(choice.policy, random);
}

} // namespace

std::vector<std::size_t> dominators(const nyet::View& view, const Decisions& legal)
{
    const nyet::Table& table = view.table;
    std::vector<std::size_t> result(legal.size());
    std::iota(result.begin(), result.end(), 0U);
    if (table.phase < nyet::Phase::Discard)
        return result;
    const int sign = table.points() > 0 ? 1 : -1;
    for (std::size_t& best : result) {
        const nyet::Decision decision = legal[best];
        for (std::size_t i = 0; i < legal.size(); ++i) {
            const Card card = legal[i].card();
            const Card least = legal[best].card();
            if (card.colour() == least.colour() && sign * card.value() < sign * least.value() &&
                doTheSame(table, decision.kind, card, decision.card()))
                best = i;
        }
    }
    return result;
}

Values expectedOf(const nyet::View& view, Nyet::History history)
{
    Values values = mediumValues(view, history, Nyet::legal(view));
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
    const double point = WinModel(view.table).ofOnePoint();
    const std::vector<std::size_t> better = dominators(view, legal);
    std::vector<double> values = weighed(found, expected, point);
    for (std::size_t index = 0; index < legal.size(); ++index)
        values[better[index]] = std::max(values[better[index]], values[index]);
    std::vector<double> scores;
    for (std::size_t index = 0; index < legal.size(); ++index)
        scores.push_back(values[index] / point + expectedPart * expected[index] +
                         partOfTaste * taste(temper, view.table, legal[index]) -
                         (better[index] == index ? 0.0 : dominatedCost));
    Choice choice;
    choice.iterations = found.iterations;
    if (found.iterations > 0) {
        for (const double value : values) {
            choice.points.push_back(value / point);
            choice.values.push_back(
                std::clamp(value, 0.0, 1.0)); // what is expected knows no bounds
        }
    }
    choice.policy = softmax(scores, choiceTemperature);
    choice.chosen = draw(choice.policy, random);
    return choice;
}

Choice hardChoice(Temper temper, const nyet::View& view, Nyet::History history,
                  core::Random& random, const Budget& budget)
{
    const Clock::time_point begin = Clock::now();
    const auto legal = Nyet::legal(view);
    Domain domain(view, history, random);
    const Values expected = expectedOf(view, history);
    Search<Nyet, Domain> search(view.viewer, domain, random);
    search.run(remaining(budget, begin, margin(budget)));
    const Found found{search.visits(legal), search.values(legal), search.iterations()};
    Choice choice = choiceBy(found, expected, temper, view, random);
    if (domain.solves() && found.iterations > 0)
        avoidBlunders(choice, view, domain.knowledge(), budget, random);
    return choice;
}

} // namespace facedown::bots::nyet_bot
