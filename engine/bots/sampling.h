#pragma once

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <vector>

#include "core/game.h"

namespace facedown::bots {

/// Turns scores into weights, of which it returns the sum, the better the heavier: one that is
/// higher by `temperature` weighs e times as much. Before: at least one is finite, and none is
/// infinity.
auto toWeights(auto& scores, auto temperature)
{
    auto most = *scores.begin();
    for (const auto score : scores) // not max_element, whose branches are often guessed wrong
        most = std::max(most, score);
    decltype(most) sum = 0;
    for (auto& score : scores) {
        score = std::exp((score - most) / temperature);
        sum += score;
    }
    return sum;
}

/// The same as chances that sum to 1.
template <class List>
List softmax(List scores, auto temperature)
{
    const auto sum = toWeights(scores, temperature);
    for (auto& score : scores)
        score /= sum;
    return scores;
}

/// Which of the first `count` weights a number falls on, each taking as much room as it weighs; the
/// last if it falls beyond them all. Before: count > 0, and `left` is from 0 to the sum.
std::size_t inProportion(const auto& weights, std::size_t count, auto left)
{
    std::size_t index = 0;
    while (index + 1 < count && (left -= weights[index]) >= 0)
        ++index;
    return index;
}

/// Draws from a policy. Before: its numbers are not negative and sum to 1.
inline std::size_t draw(const std::vector<double>& policy, core::Random& random)
{
    assert(!policy.empty());
    double left = random.unit();
    std::size_t last = 0;
    for (std::size_t index = 0; index < policy.size(); ++index) {
        if (policy[index] <= 0.0)
            continue;
        last = index;
        left -= policy[index];
        if (left < 0.0)
            break;
    }
    // Where rounding leaves the sum just short of 1, the last that is possible at all.
    return last;
}

} // namespace facedown::bots
