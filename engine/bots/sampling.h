#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/game.h"

namespace facedown::bots {

inline double exponential(double x)
{
    return std::exp(x);
}

/// To a ten millionth, up to 1; of less than -80 that of -80. Without branches and tables, so that
/// loops do several at once: 2 to the nearest whole power, times a polynomial for the rest, which
/// is exact at five Chebyshev nodes.
inline float exponential(float x)
{
    constexpr float log2OfE = 1.44269504F;
    constexpr float ln2 = 0.693359375F; // a few bits, so that whole numbers of it are exact
    constexpr float ln2Rest = -2.12194440e-4F;
    constexpr float toWhole = 12582912.0F; // 1.5 * 2^23, beyond which numbers have no fractions
    x = std::max(x, -80.0F);
    const float power = x * log2OfE + toWhole;
    const float whole = power - toWhole;
    const float rest = (x - whole * ln2) - whole * ln2Rest;
    float sum = 0.00139261761F;
    sum = sum * rest + 0.00836317307F;
    sum = sum * rest + 0.0416665547F;
    sum = sum * rest + 0.16666577F;
    sum = sum * rest + 0.5F;
    sum = sum * (rest * rest) + rest + 1.0F;
    constexpr int mantissa = 23;
    return std::bit_cast<float>(std::bit_cast<std::uint32_t>(sum) +
                                (std::bit_cast<std::uint32_t>(power) << mantissa));
}

/// Turns scores into weights, of which it returns the sum, the better the heavier: one that is
/// higher by `temperature` weighs e times as much. Before: the highest is finite, and none is NaN.
auto toWeights(auto& scores, auto temperature)
{
    auto most = *scores.begin();
    for (const auto score : scores) // not max_element, whose branches are often guessed wrong
        most = std::max(most, score);
    for (auto& score : scores)
        score = exponential((score - most) / temperature);
    decltype(most) sum = 0;
    for (const auto weight : scores)
        sum += weight;
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
