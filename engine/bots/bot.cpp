#include "bots/bot.h"

#include <cassert>

namespace facedown::bots {

std::string_view name(Level level)
{
    switch (level) {
    case Level::Easy:
        return "easy";
    case Level::Medium:
        return "medium";
    }
    return {};
}

std::optional<Level> levelNamed(std::string_view text)
{
    for (const Level level : levels)
        if (name(level) == text)
            return level;
    return std::nullopt;
}

core::Random randomFor(std::uint64_t seed, std::uint64_t step)
{
    constexpr std::uint64_t botStream = 0x626F7473;
    return core::Random::at(seed ^ botStream, step);
}

std::size_t draw(const std::vector<double>& policy, core::Random& random)
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
