#pragma once

#include <array>
#include <concepts>
#include <type_traits>

namespace facedown::core {

/// What counts the places of a list: whole numbers, which may be signed as seats are, and enums.
template <class I>
concept Index = std::integral<I> || std::is_enum_v<I>;

/// A std::array that takes any such index.
template <class T, std::size_t Size>
struct Array : std::array<T, Size>
{
    constexpr const T& operator[](Index auto index) const
    {
        return std::array<T, Size>::operator[](static_cast<std::size_t>(index));
    }
    constexpr T& operator[](Index auto index)
    {
        return std::array<T, Size>::operator[](static_cast<std::size_t>(index));
    }
};

} // namespace facedown::core
