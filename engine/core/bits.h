#pragma once

#include <bit>
#include <cstdint>

namespace facedown::core {

/// Runs through the numbers of the bits that are set, from the lowest up.
class Bits
{
public:
    constexpr explicit Bits(std::uint64_t bits)
        : bits_(bits)
    {
    }

    class Iterator
    {
    public:
        constexpr explicit Iterator(std::uint64_t left)
            : left_(left)
        {
        }
        constexpr int operator*() const { return std::countr_zero(left_); }
        constexpr Iterator& operator++()
        {
            left_ &= left_ - 1;
            return *this;
        }
        bool operator==(const Iterator&) const = default;

    private:
        std::uint64_t left_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

    constexpr int size() const { return std::popcount(bits_); }
    /// The number with so many below it. Before: 0 <= index < size().
    constexpr int at(int index) const
    {
        Iterator place = begin();
        for (; index > 0; --index)
            ++place;
        return *place;
    }

private:
    std::uint64_t bits_;
};

} // namespace facedown::core
