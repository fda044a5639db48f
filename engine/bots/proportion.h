#pragma once

#include <cstddef>

namespace facedown::bots {

/// Which of the first `count` weights a number falls on, each taking as much room as it weighs; the
/// last if it falls beyond them all. Before: count > 0, and `left` is from 0 to the sum.
std::size_t inProportion(const auto& weights, std::size_t count, auto left)
{
    std::size_t index = 0;
    while (index + 1 < count && (left -= weights[index]) >= 0)
        ++index;
    return index;
}

} // namespace facedown::bots
