#pragma once

#include <array>
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

/// Of each byte the number of its set bit with so many set ones below it: [how many][byte].
inline constexpr auto setBitOfByte = [] {
    std::array<std::array<std::uint8_t, 256>, 8> made{};
    for (unsigned byte = 0; byte < 256; ++byte)
        for (unsigned bit = 0, below = 0; bit < 8; ++bit)
            if ((byte >> bit & 1U) != 0)
                made[below++][byte] = static_cast<std::uint8_t>(bit);
    return made;
}();

/// The number of the set bit with so many set ones below it, without a branch (broadword selection:
/// Vigna 2008). Before: there is one.
constexpr int setBit(std::uint64_t bits, int below)
{
    constexpr std::uint64_t lowest = 0x0101010101010101U; // of each byte
    constexpr std::uint64_t highest = 0x8080808080808080U;
    std::uint64_t counts = bits - ((bits >> 1U) & 0x5555555555555555U);
    counts = (counts & 0x3333333333333333U) + ((counts >> 2U) & 0x3333333333333333U);
    counts = ((counts + (counts >> 4U)) & 0x0F0F0F0F0F0F0F0FU) * lowest; // up to each byte
    const auto rank = static_cast<std::uint64_t>(below);
    const std::uint64_t passed = ((rank * lowest | highest) - counts) & highest;
    const std::uint64_t place = ((passed >> 7U) * lowest >> 56U) * 8;
    const std::uint64_t left = rank - (counts << 8U >> place & 0xFFU);
    return static_cast<int>(place) + setBitOfByte[left][bits >> place & 0xFFU];
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
    /// Whether there are two or more.
    constexpr bool several() const { return (bits_ & (bits_ - 1)) != 0; }
    /// The number with so many below it. Before: 0 <= index < size().
    constexpr int at(int index) const { return setBit(bits_, index); }

private:
    std::uint64_t bits_;
};

} // namespace facedown::core
