#pragma once

#include <bit>
#include <cstdint>

namespace facedown::core {

/// How many bits are set. Where the processor that is built for need not have an instruction for
/// it, std::popcount calls into a library, and sets of cards are counted all the time: then as in
/// Hacker's Delight (Warren 2012, 5–1), in line.
constexpr int countBits(std::uint64_t bits)
{
#ifdef __POPCNT__
    return std::popcount(bits);
#else
    bits -= (bits >> 1U) & 0x5555555555555555U;
    bits = (bits & 0x3333333333333333U) + ((bits >> 2U) & 0x3333333333333333U);
    bits = (bits + (bits >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
    return static_cast<int>((bits * 0x0101010101010101U) >> 56U);
#endif
}

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

    constexpr int size() const { return countBits(bits_); }
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
