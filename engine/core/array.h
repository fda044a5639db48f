#pragma once

#include <array>
#include <concepts>
#include <type_traits>
#include <utility>
#include <vector>

namespace facedown::core {

/// What counts the places of a list: whole numbers, which may be signed as seats are, and enums.
template <class I>
concept Index = std::integral<I> || std::is_enum_v<I>;

/// A std::array that takes any such index. Before: it is the number of one of the places.
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

/// A std::vector that does.
template <class T>
struct Vector : std::vector<T>
{
    using std::vector<T>::vector;
    Vector() = default;
    Vector(std::vector<T> list)
        : std::vector<T>(std::move(list))
    {
    }

    decltype(auto) operator[](Index auto index) const
    {
        return std::vector<T>::operator[](static_cast<std::size_t>(index));
    }
    decltype(auto) operator[](Index auto index)
    {
        return std::vector<T>::operator[](static_cast<std::size_t>(index));
    }
};

} // namespace facedown::core
