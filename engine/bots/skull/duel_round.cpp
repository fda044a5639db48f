#include "bots/skull/duel_round.h"

#include <algorithm>

namespace facedown::bots::duel {

namespace {

/// More branches than any node has: two discs to place and eight bids.
constexpr std::size_t mostBranches = 10;

std::size_t index(int side)
{
    return static_cast<std::size_t>(side);
}

double sum(const BySpot& numbers)
{
    double total = 0.0;
    for (const double number : numbers)
        total += number;
    return total;
}

} // namespace

Solver::Solver(const Round& round, double tremble)
    : round_(round)
    , tremble_(tremble)
    , tree_(round.owned)
    , regrets_(tree_.branches.size(), BySpot{})
    , current_(tree_.even)
    , sums_(tree_.branches.size(), BySpot{})
    , averages_(tree_.even)
    , policies_(tree_.even)
{
    for (const int challenger : {0, 1})
        for (std::size_t own = 0; own < fateCount; ++own)
            for (std::size_t other = 0; other < fateCount; ++other) {
                const double share = round.stakes[index(challenger)][own][other];
                worth_[index(challenger)][index(challenger)][own][other] = share;
                worth_[index(1 - challenger)][index(challenger)][other][own] = 1.0 - share;
            }
}

void Solver::run(int iterations)
{
    for (int done = 0; done < iterations; ++done) {
        ++iterations_;
        for (const int side : {0, 1})
            walk(0, side, current_, beginning(side), beginning(1 - side),
                 [this](const Node& node, const BySpot& own, std::span<const BySpot> gains) {
                     return learn(node, own, gains);
                 });
    }
    average();
}

BySpot Solver::beginning(int side) const
{
    BySpot chances{};
    chances[skull::inHand] = round_.hasSkull[index(side)];
    chances[skull::lost] = 1.0 - round_.hasSkull[index(side)];
    return chances;
}

/// A side's share at an end, by its spots, times how likely the other's way there is.
BySpot Solver::atEnd(const Node& node, int side, const BySpot& other) const
{
    const Fates& fates = tree_.ends[node.begin];
    const auto& theirs = fates[index(1 - side)];
    std::array<double, fateCount> likely{};
    for (std::size_t spot = 0; spot < spots; ++spot)
        likely[static_cast<std::size_t>(theirs[spot])] += other[spot];
    const Stakes& worth = worth_[index(side)][index(node.actor)];
    std::array<double, fateCount> shares{};
    for (std::size_t mine = 0; mine < fateCount; ++mine)
        for (std::size_t others = 0; others < fateCount; ++others)
            shares[mine] += likely[others] * worth[mine][others];
    BySpot values{};
    for (std::size_t spot = 0; spot < spots; ++spot)
        values[spot] = shares[static_cast<std::size_t>(fates[index(side)][spot])];
    return values;
}

/// How likely the actor's ways to the branch's child are. A flower's branch speaks for both discs.
BySpot Solver::moved(const Node& node, std::size_t branch, const Strategies& strategies,
                     const BySpot& reach) const
{
    BySpot next{};
    for (std::size_t spot = 0; spot < spots; ++spot)
        next[spot] = reach[spot] * strategies[branch][spot];
    if (tree_.branches[branch].decision == skull::place(skull::Disc::Flower))
        next[index(node.mats[index(node.actor)])] =
            reach[skull::inHand] * strategies[branch + 1][skull::inHand];
    return next;
}

/// A side's share from a node on, by its spots, times how likely the other's way there is. Where
/// the side acts, settle makes it from what each branch gains.
BySpot Solver::walk(std::size_t at, int side, const Strategies& strategies, const BySpot& own,
                    const BySpot& other, const auto& settle) const
{
    const Node& node = tree_.nodes[at];
    if (node.ended)
        return atEnd(node, side, other);
    const bool acts = node.actor == side;
    std::array<BySpot, mostBranches> gains;
    BySpot values{};
    for (std::size_t branch = node.begin; branch < node.end; ++branch) {
        BySpot& gain = gains[branch - node.begin];
        if (tree_.branches[branch].placesSkull()) {
            gain = {};
            gain[skull::inHand] = gains[0][index(node.mats[index(node.actor)])];
            continue;
        }
        const BySpot next = moved(node, branch, strategies, acts ? own : other);
        gain = walk(tree_.branches[branch].child, side, strategies, acts ? next : own,
                    acts ? other : next, settle);
        for (std::size_t spot = 0; spot < spots; ++spot)
            values[spot] += gain[spot];
    }
    if (!acts)
        return values;
    return settle(node, own, std::span<const BySpot>(gains.data(), node.end - node.begin));
}

/// One node's part of an iteration.
BySpot Solver::learn(const Node& node, const BySpot& own, std::span<const BySpot> gains)
{
    BySpot values{};
    for (std::size_t branch = node.begin; branch < node.end; ++branch)
        for (std::size_t spot = 0; spot < spots; ++spot) {
            const double strategy = current_[branch][spot];
            values[spot] += strategy * gains[branch - node.begin][spot];
            sums_[branch][spot] += iterations_ * own[spot] * strategy;
        }
    BySpot positive{};
    for (std::size_t branch = node.begin; branch < node.end; ++branch)
        for (std::size_t spot = 0; spot < spots; ++spot) {
            double& regret = regrets_[branch][spot];
            const double gain = gains[branch - node.begin][spot] - values[spot];
            regret = std::max(regret + gain, 0.0) * tree_.legal[branch][spot];
            positive[spot] += regret;
        }
    BySpot perRegret{};
    BySpot evenly{};
    for (std::size_t spot = 0; spot < spots; ++spot) {
        const bool any = positive[spot] > 0.0;
        perRegret[spot] = any ? (1.0 - tremble_) / positive[spot] : 0.0;
        evenly[spot] = any ? tremble_ : 1.0;
    }
    for (std::size_t branch = node.begin; branch < node.end; ++branch)
        for (std::size_t spot = 0; spot < spots; ++spot)
            current_[branch][spot] =
                regrets_[branch][spot] * perRegret[spot] + tree_.even[branch][spot] * evenly[spot];
    return values;
}

void Solver::average()
{
    for (const Node& node : tree_.nodes) {
        BySpot total{};
        for (std::size_t branch = node.begin; branch < node.end; ++branch)
            for (std::size_t spot = 0; spot < spots; ++spot)
                total[spot] += sums_[branch][spot];
        for (std::size_t branch = node.begin; branch < node.end; ++branch)
            for (std::size_t spot = 0; spot < spots; ++spot) {
                const double even = tree_.even[branch][spot];
                const double average = total[spot] > 0.0 ? sums_[branch][spot] / total[spot] : even;
                averages_[branch][spot] = average;
                policies_[branch][spot] =
                    std::max(0.0, (average - tremble_ * even) / (1.0 - tremble_));
            }
    }
}

/// A side's share from a node on by the averages, as walk() gives it.
BySpot Solver::followed(std::size_t at, int side, const BySpot& other) const
{
    const auto follow = [this](const Node& node, const BySpot&, std::span<const BySpot> gains) {
        BySpot values{};
        for (std::size_t branch = node.begin; branch < node.end; ++branch)
            for (std::size_t spot = 0; spot < spots; ++spot)
                values[spot] += averages_[branch][spot] * gains[branch - node.begin][spot];
        return values;
    };
    return walk(at, side, averages_, {}, other, follow);
}

double Solver::firstShare(const std::array<bool, 2>& skulls) const
{
    const auto spotOf = [](bool skull) -> std::size_t {
        return skull ? skull::inHand : skull::lost;
    };
    BySpot other{};
    other[spotOf(skulls[1])] = 1.0;
    return followed(0, 0, other)[spotOf(skulls[0])];
}

/// How likely a side comes to what these decisions lead to, by its spots.
BySpot Solver::reach(std::span<const skull::Decision> past, int side) const
{
    BySpot likely = beginning(side);
    std::size_t at = 0;
    for (const skull::Decision decision : past) {
        const Node& node = tree_.nodes[at];
        const std::size_t branch = tree_.branchOf(node, decision);
        if (node.actor == side)
            likely = moved(node, branch, averages_, likely);
        at = tree_.branches[branch].child;
    }
    return likely;
}

std::vector<Solver::Answer> Solver::answers(std::span<const skull::Decision> past,
                                            std::size_t spot) const
{
    const Node& node = tree_.nodes[tree_.nodeAfter(past)];
    const BySpot other = reach(past, 1 - node.actor);
    std::vector<Answer> answers;
    for (std::size_t branch = node.begin; branch < node.end; ++branch) {
        if (tree_.legal[branch][spot] == 0.0)
            continue;
        const bool skull = tree_.branches[branch].placesSkull();
        const std::size_t after = skull ? index(node.mats[index(node.actor)]) : spot;
        const BySpot gains = followed(tree_.branches[branch].child, node.actor, other);
        answers.push_back(
            {tree_.branches[branch].decision, policies_[branch][spot], gains[after] / sum(other)});
    }
    return answers;
}

} // namespace facedown::bots::duel
