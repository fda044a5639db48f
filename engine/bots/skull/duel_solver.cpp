#include "bots/skull/duel_solver.h"

#include <algorithm>

namespace facedown::bots::duel {

namespace {

/// More branches than any node has: two discs to place and eight bids.
constexpr std::size_t mostBranches = 10;

double sum(const ByLocation& numbers)
{
    double total = 0.0;
    for (const double number : numbers)
        total += number;
    return total;
}

} // namespace

Solver::Solver(const Round& round, double epsilon)
    : round_(round)
    , epsilon_(epsilon)
    , tree_(round.owned)
    , regrets_(tree_.branches.size(), ByLocation{})
    , current_(tree_.uniform)
    , sums_(tree_.branches.size(), ByLocation{})
    , averages_(tree_.uniform)
    , policies_(tree_.uniform)
{
    for (const int challenger : {0, 1})
        for (std::size_t own = 0; own < outcomeCount; ++own)
            for (std::size_t other = 0; other < outcomeCount; ++other) {
                const double share = round.payoffs[challenger][own][other];
                worth_[challenger][challenger][own][other] = share;
                worth_[1 - challenger][challenger][other][own] = 1.0 - share;
            }
}

void Solver::run(int iterations, const std::function<bool(int done)>& goesOn)
{
    if (iterations_ >= iterations)
        return;
    while (iterations_ < iterations && goesOn(iterations_)) {
        ++iterations_;
        for (const int side : {0, 1})
            walk(0, side, current_, beginning(side), beginning(1 - side),
                 [this](const Node& node, const ByLocation& own,
                        std::span<const ByLocation> gains) { return learn(node, own, gains); });
    }
    average();
}

ByLocation Solver::beginning(int side) const
{
    ByLocation chances{};
    chances[skull::inHand] = round_.hasSkull[side];
    chances[skull::lost] = 1.0 - round_.hasSkull[side];
    return chances;
}

/// A side's share at an end, by its locations, times how likely the other's way there is.
ByLocation Solver::atEnd(const Node& node, int side, const ByLocation& other) const
{
    const Outcomes& outcomes = tree_.ends[node.begin];
    const auto& theirs = outcomes[1 - side];
    core::Array<double, outcomeCount> likely{};
    for (std::size_t location = 0; location < locations; ++location)
        likely[theirs[location]] += other[location];
    const Payoffs& worth = worth_[side][node.actor];
    core::Array<double, outcomeCount> shares{};
    for (std::size_t mine = 0; mine < outcomeCount; ++mine)
        for (std::size_t others = 0; others < outcomeCount; ++others)
            shares[mine] += likely[others] * worth[mine][others];
    ByLocation values{};
    for (std::size_t location = 0; location < locations; ++location)
        values[location] = shares[outcomes[side][location]];
    return values;
}

/// How likely the actor's ways to the branch's child are. A flower's branch speaks for both discs.
ByLocation Solver::moved(const Node& node, std::size_t branch, const Strategies& strategies,
                         const ByLocation& reach) const
{
    ByLocation next{};
    for (std::size_t location = 0; location < locations; ++location)
        next[location] = reach[location] * strategies[branch][location];
    if (tree_.branches[branch].decision == skull::place(skull::Disc::Flower))
        next[node.mats[node.actor]] = reach[skull::inHand] * strategies[branch + 1][skull::inHand];
    return next;
}

/// A side's share from a node on, by its locations, times how likely the other's way there is.
/// Where the side acts, backUp makes it from what each branch gains.
ByLocation Solver::walk(std::size_t at, int side, const Strategies& strategies,
                        const ByLocation& own, const ByLocation& other, const auto& backUp) const
{
    const Node& node = tree_.nodes[at];
    if (node.ended)
        return atEnd(node, side, other);
    const bool acts = node.actor == side;
    std::array<ByLocation, mostBranches> gains;
    ByLocation values{};
    for (std::size_t branch = node.begin; branch < node.end; ++branch) {
        ByLocation& gain = gains[branch - node.begin];
        if (tree_.branches[branch].placesSkull()) {
            gain = {};
            gain[skull::inHand] = gains[0][node.mats[node.actor]];
            continue;
        }
        const ByLocation next = moved(node, branch, strategies, acts ? own : other);
        gain = walk(tree_.branches[branch].child, side, strategies, acts ? next : own,
                    acts ? other : next, backUp);
        for (std::size_t location = 0; location < locations; ++location)
            values[location] += gain[location];
    }
    if (!acts)
        return values;
    return backUp(node, own, std::span<const ByLocation>(gains.data(), node.end - node.begin));
}

/// One node's part of an iteration.
ByLocation Solver::learn(const Node& node, const ByLocation& own, std::span<const ByLocation> gains)
{
    ByLocation values{};
    for (std::size_t branch = node.begin; branch < node.end; ++branch)
        for (std::size_t location = 0; location < locations; ++location) {
            const double strategy = current_[branch][location];
            values[location] += strategy * gains[branch - node.begin][location];
            sums_[branch][location] += iterations_ * own[location] * strategy;
        }
    ByLocation positive{};
    for (std::size_t branch = node.begin; branch < node.end; ++branch)
        for (std::size_t location = 0; location < locations; ++location) {
            double& regret = regrets_[branch][location];
            const double gain = gains[branch - node.begin][location] - values[location];
            regret = std::max(regret + gain, 0.0) * tree_.legal[branch][location];
            positive[location] += regret;
        }
    ByLocation perRegret{};
    ByLocation evenly{};
    for (std::size_t location = 0; location < locations; ++location) {
        const bool any = positive[location] > 0.0;
        perRegret[location] = any ? (1.0 - epsilon_) / positive[location] : 0.0;
        evenly[location] = any ? epsilon_ : 1.0;
    }
    for (std::size_t branch = node.begin; branch < node.end; ++branch)
        for (std::size_t location = 0; location < locations; ++location)
            current_[branch][location] = regrets_[branch][location] * perRegret[location] +
                                         tree_.uniform[branch][location] * evenly[location];
    return values;
}

void Solver::average()
{
    for (const Node& node : tree_.nodes) {
        ByLocation total{};
        for (std::size_t branch = node.begin; branch < node.end; ++branch)
            for (std::size_t location = 0; location < locations; ++location)
                total[location] += sums_[branch][location];
        for (std::size_t branch = node.begin; branch < node.end; ++branch)
            for (std::size_t location = 0; location < locations; ++location) {
                const double uniform = tree_.uniform[branch][location];
                const double average =
                    total[location] > 0.0 ? sums_[branch][location] / total[location] : uniform;
                averages_[branch][location] = average;
                policies_[branch][location] =
                    std::max(0.0, (average - epsilon_ * uniform) / (1.0 - epsilon_));
            }
    }
}

/// A side's share from a node on by the averages, as walk() gives it.
ByLocation Solver::followed(std::size_t at, int side, const ByLocation& other) const
{
    const auto follow = [this](const Node& node, const ByLocation&,
                               std::span<const ByLocation> gains) {
        ByLocation values{};
        for (std::size_t branch = node.begin; branch < node.end; ++branch)
            for (std::size_t location = 0; location < locations; ++location)
                values[location] +=
                    averages_[branch][location] * gains[branch - node.begin][location];
        return values;
    };
    return walk(at, side, averages_, {}, other, follow);
}

double Solver::winProbability(const std::array<bool, 2>& skulls) const
{
    const auto locationOf = [](bool skull) -> std::size_t {
        return skull ? skull::inHand : skull::lost;
    };
    ByLocation other{};
    other[locationOf(skulls[1])] = 1.0;
    return followed(0, 0, other)[locationOf(skulls[0])];
}

/// How likely a side comes to what these decisions lead to, by its locations.
ByLocation Solver::reach(std::span<const skull::Decision> history, int side) const
{
    ByLocation likely = beginning(side);
    std::size_t at = 0;
    for (const skull::Decision decision : history) {
        const Node& node = tree_.nodes[at];
        const std::size_t branch = tree_.branchOf(node, decision);
        if (node.actor == side)
            likely = moved(node, branch, averages_, likely);
        at = tree_.branches[branch].child;
    }
    return likely;
}

std::vector<Solver::ActionValue> Solver::actionValues(std::span<const skull::Decision> history,
                                                      std::size_t location) const
{
    const Node& node = tree_.nodes[tree_.nodeAfter(history)];
    const ByLocation other = reach(history, 1 - node.actor);
    std::vector<ActionValue> actionValues;
    for (std::size_t branch = node.begin; branch < node.end; ++branch) {
        if (tree_.legal[branch][location] == 0.0)
            continue;
        const bool skull = tree_.branches[branch].placesSkull();
        const std::size_t after =
            skull ? static_cast<std::size_t>(node.mats[node.actor]) : location;
        const ByLocation gains = followed(tree_.branches[branch].child, node.actor, other);
        actionValues.push_back({tree_.branches[branch].decision, policies_[branch][location],
                                gains[after] / sum(other)});
    }
    return actionValues;
}

} // namespace facedown::bots::duel
