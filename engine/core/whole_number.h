#pragma once

#include <cstdint>
#include <optional>
#include <utility>

namespace facedown::core {

/// The number in any nlohmann-like Json, if it is a whole one that a T can hold. (Comparing or
/// converting the Json itself would wrap what is too large round to something small.)
template <class T, class Json>
std::optional<T> wholeNumber(const Json& json)
{
    if (json.is_number_unsigned()) {
        const auto number = json.template get<std::uint64_t>();
        return std::in_range<T>(number) ? std::optional(static_cast<T>(number)) : std::nullopt;
    }
    if (!json.is_number_integer())
        return std::nullopt;
    const auto number = json.template get<std::int64_t>();
    return std::in_range<T>(number) ? std::optional(static_cast<T>(number)) : std::nullopt;
}

} // namespace facedown::core
