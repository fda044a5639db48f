#pragma once

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace facedown::bots {

/// Turns scores into chances that sum to 1, the better the likelier: one that is higher by
/// `temperature` is e times as likely. Before: at least one is finite, and none is infinity.
template <class List>
List softmax(List scores, auto temperature)
{
    const auto most = *std::max_element(scores.begin(), scores.end());
    std::remove_const_t<decltype(most)> sum = 0;
    for (auto& score : scores) {
        score = std::exp((score - most) / temperature);
        sum += score;
    }
    for (auto& score : scores)
        score /= sum;
    return scores;
}

} // namespace facedown::bots
