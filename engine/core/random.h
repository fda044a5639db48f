#pragma once

#include <cstdint>
#include <utility>

#include <pcg_random.hpp>

namespace facedown::core {

/// The one source of chance. PCG XSH-RR 64/32 (O'Neill 2014) on its default stream, with pcg-cpp's
/// unbiased bounded draw: the same seed gives the same game on every machine and library.
class Random
{
public:
    explicit Random(std::uint64_t seed = 0)
        : generator_(seed)
    {
    }

    /// Uniform in 0 .. bound-1. Before: bound > 0.
    int below(int bound)
    {
        // What pcg-cpp's bounded draw gives, but for its first division, which is seldom needed:
        // what it would draw again is less than the bound.
        const auto limit = static_cast<std::uint32_t>(bound);
        std::uint32_t drawn = generator_();
        while (drawn < limit && drawn < (0U - limit) % limit)
            drawn = generator_();
        return static_cast<int>(drawn % limit);
    }

    /// Uniform in [0, 1), in steps of 2^-32.
    double unit() { return static_cast<double>(generator_()) * 0x1p-32; }

    /// The generator for one step of a match. What chance brings depends on the seed and the place
    /// in the match alone, so taking a step back and going on again cannot bring better luck.
    static Random at(std::uint64_t seed, std::uint64_t step)
    {
        // SplitMix64 (Steele, Lea and Flood 2014) parts neighbouring seeds and steps.
        std::uint64_t mixed = seed + (step + 1) * 0x9E3779B97F4A7C15ULL;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBULL;
        return Random(mixed ^ (mixed >> 31U));
    }

private:
    pcg32 generator_;
};

/// One of a list, each as likely. Before: it is not empty.
const auto& pick(const auto& list, Random& random)
{
    return list.begin()[random.below(static_cast<int>(list.size()))];
}

/// Puts a list into an order drawn at random, each as likely (Fisher and Yates).
void shuffle(auto& list, Random& random)
{
    for (auto left = static_cast<int>(list.size()); left > 1; --left)
        std::swap(list.begin()[left - 1], list.begin()[random.below(left)]);
}

} // namespace facedown::core
