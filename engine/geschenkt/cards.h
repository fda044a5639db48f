#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>

#include "core/bits.h"

namespace facedown::geschenkt {

/// The cards are numbered 3 to 35, one of each (GE-1).
inline constexpr int lowestCard = 3;
inline constexpr int highestCard = 35;

/// A set of cards, which runs through them from the lowest up.
class Cards
{
public:
    constexpr Cards() = default;
    constexpr Cards(std::initializer_list<int> cards)
    {
        for (const int card : cards)
            add(card);
    }

    /// All of them, 3 to 35.
    static constexpr Cards all()
    {
        Cards cards;
        for (int card = lowestCard; card <= highestCard; ++card)
            cards.add(card);
        return cards;
    }

    bool operator==(const Cards&) const = default;

    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return core::countBits(bits_); }
    constexpr bool contains(int card) const
    {
        return card >= lowestCard && card <= highestCard && (bits_ & bit(card)) != 0;
    }
    /// Before: the card is one of 3 to 35.
    constexpr void add(int card)
    {
        assert(card >= lowestCard && card <= highestCard);
        bits_ |= bit(card);
    }
    constexpr void remove(int card) { bits_ &= ~bit(card); }
    constexpr void remove(Cards cards) { bits_ &= ~cards.bits_; }

    /// The lowest. Before: not empty.
    constexpr int lowest() const { return std::countr_zero(bits_); }
    /// The card with so many below it. Before: 0 <= index < size().
    constexpr int at(int index) const { return core::setBit(bits_, index); }

    /// Those of these that are among the others too.
    constexpr Cards among(Cards others) const { return Cards(bits_ & others.bits_); }
    /// The cards one above each, and one below; for use with `among` alone, as 2 and 36 may come.
    constexpr Cards above() const { return Cards(bits_ << 1U); }
    constexpr Cards below() const { return Cards(bits_ >> 1U); }
    constexpr Cards with(Cards others) const { return Cards(bits_ | others.bits_); }

    /// The cards that cost something: of each unbroken sequence the lowest (GE-20).
    constexpr Cards runStarts() const { return Cards(bits_ & ~(bits_ << 1U)); }
    /// What they cost together (GE-20).
    constexpr int cost() const
    {
        int sum = 0;
        for (const int card : runStarts())
            sum += card;
        return sum;
    }
    /// What taking the card would add to the cost: less than nothing if it joins two runs.
    /// Before: it is not among them.
    constexpr int costOfTaking(int card) const
    {
        return (contains(card - 1) ? 0 : card) - (contains(card + 1) ? card + 1 : 0);
    }

    constexpr core::Bits::Iterator begin() const { return core::Bits(bits_).begin(); }
    constexpr core::Bits::Iterator end() const { return core::Bits(bits_).end(); }

private:
    constexpr explicit Cards(std::uint64_t bits)
        : bits_(bits)
    {
    }
    static constexpr std::uint64_t bit(int card) { return std::uint64_t{1} << unsigned(card); }

    std::uint64_t bits_ = 0; ///< bit N is the card N
};

} // namespace facedown::geschenkt
