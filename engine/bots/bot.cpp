#include "bots/bot.h"

#include <algorithm>

namespace facedown::bots {

std::string_view name(Level level)
{
    switch (level) {
    case Level::Easy:
        return "easy";
    case Level::Medium:
        return "medium";
    case Level::Hard:
        return "hard";
    }
    return {};
}

std::string_view name(Temper temper)
{
    return temper == Temper::Bold ? "bold" : "careful";
}

std::optional<Level> levelNamed(std::string_view text)
{
    for (const Level level : levels)
        if (name(level) == text)
            return level;
    return std::nullopt;
}

std::optional<Temper> temperNamed(std::string_view text)
{
    for (const Temper temper : tempers)
        if (name(temper) == text)
            return temper;
    return std::nullopt;
}

Budget remaining(Budget budget, std::chrono::steady_clock::time_point begin,
                 std::chrono::milliseconds margin)
{
    using std::chrono::milliseconds;
    const auto spent = std::chrono::ceil<milliseconds>(std::chrono::steady_clock::now() - begin);
    budget.time = std::max(milliseconds{0}, budget.time - spent - margin);
    return budget;
}

core::Random randomFor(std::uint64_t seed, std::uint64_t step)
{
    constexpr std::uint64_t botStream = 0x626F7473;
    return core::Random::at(seed ^ botStream, step);
}

} // namespace facedown::bots
