#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/bits.h"

namespace facedown::nyet {

enum class Colour : std::int8_t { Blue, Red, Yellow, Green };
inline constexpr int colours = 4;
/// Each colour has three 1s and one each of 2 to 13 (NY-1).
inline constexpr int onesOfColour = 3;
inline constexpr int highestValue = 13;
inline constexpr int cardsInPack = 60;

/// One card, by colour and value; no card at all, or one that may not be known.
struct Card
{
    std::int8_t code = 0; ///< colour * 16 + value

    static constexpr Card of(Colour colour, int value)
    {
        return {static_cast<std::int8_t>(int(colour) * 16 + value)};
    }
    static constexpr Card none() { return {0}; }
    static constexpr Card hidden() { return {-1}; }

    bool operator==(const Card&) const = default;
    constexpr bool known() const { return code > 0; }
    /// Before: known().
    constexpr Colour colour() const { return static_cast<Colour>(code >> 4); }
    constexpr int value() const { return code & 15; }
};

/// As the protocol writes it: "R13"; "?" if it may not be known. Before: it is a card.
std::string text(Card card);
/// Nothing if there is no such card.
std::optional<Card> cardNamed(std::string_view text);

/// Along the codes of cards, as sets of Cards: all of a card's kind, and of its colour what wins
/// over it. Looked up, as a branch on whether it is a 1 would often be guessed wrong.
struct CardBits
{
    std::array<std::uint64_t, 64> kind{};
    std::array<std::uint64_t, 64> above{};
    /// Along the bits of a set: the card that is there.
    std::array<std::int8_t, 64> code{};

    constexpr CardBits()
    {
        for (unsigned colour = 0; colour < colours; ++colour) {
            const unsigned lane = 16 * colour;
            const std::uint64_t all = std::uint64_t{0x7FFF} << lane;
            kind[lane + 1] = std::uint64_t{7} << lane;
            above[lane + 1] = all;
            for (unsigned one = 0; one < onesOfColour; ++one)
                code[lane + one] = static_cast<std::int8_t>(lane + 1);
            for (unsigned value = 2; value <= highestValue; ++value) {
                code[lane + value + 1] = static_cast<std::int8_t>(lane + value);
                kind[lane + value] = std::uint64_t{1} << (lane + value + 1);
                above[lane + value] = all & ~((kind[lane + value] << 1U) - 1);
            }
        }
    }
};
inline constexpr CardBits cardBits;

/// Some of the 60 cards, of which the three 1s of a colour are alike. Runs through the different
/// cards among them, by colour (blue, red, yellow, green), then value.
class Cards
{
public:
    constexpr Cards() = default;

    /// The whole pack up to a value (NY-1; with 3 players up to 10, NY-12).
    static constexpr Cards pack(int highest)
    {
        const std::uint64_t one = (std::uint64_t{1} << unsigned(highest + 2)) - 1;
        return Cards(one | one << 16U | one << 32U | one << 48U);
    }
    static constexpr Cards ofColour(Colour colour)
    {
        return Cards(std::uint64_t{0x7FFF} << lane(colour));
    }
    static constexpr Cards ones(Colour colour) { return Cards(std::uint64_t{7} << lane(colour)); }
    /// All that are like this one.
    static constexpr Cards kind(Card card) { return Cards(mask(card)); }
    /// Of its colour those that win over a card when they are played later; of 1s all do (NY-53).
    static constexpr Cards above(Card card) { return Cards(cardBits.above[at(card)]); }
    static constexpr Cards allOnes() { return Cards(0x0007'0007'0007'0007); }

    bool operator==(const Cards&) const = default;

    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return core::countBits(bits_); }
    constexpr int count(Card card) const { return core::countBits(bits_ & mask(card)); }
    constexpr bool contains(Card card) const { return (bits_ & mask(card)) != 0; }
    /// Before: fewer than all of its kind are among them.
    constexpr void add(Card card) { bits_ |= (bits_ << 1U | first(card)) & mask(card); }
    /// Before: there are no more 1s of a colour in both than in the pack, and no other card twice.
    constexpr void add(Cards cards)
    {
        // Of each colour's 1s, at their lowest bit: whether there is one, and whether a second.
        const std::uint64_t one = bits_ & lowest;
        const std::uint64_t second = bits_ >> 1U & lowest;
        const std::uint64_t otherOne = cards.bits_ & lowest;
        const std::uint64_t otherSecond = cards.bits_ >> 1U & lowest;
        bits_ |= cards.bits_ | (one & otherOne) << 1U |
                 ((one & otherSecond) | (second & otherOne)) << 2U;
    }
    /// Before: contains(card).
    constexpr void remove(Card card)
    {
        assert(contains(card));
        // The 1s fill their bits from the lowest, so that one less of them is one bit lower.
        const std::uint64_t kind = bits_ & mask(card);
        bits_ ^= kind ^ (kind >> 1U & mask(card));
    }
    /// Before: all of them are among these.
    constexpr void remove(Cards cards)
    {
        const Cards someOnes = cards & allOnes();
        bits_ &= ~cards.without(allOnes()).bits_;
        for (const Card one : someOnes)
            for (int count = cards.count(one); count > 0; --count)
                remove(one);
    }
    /// Of each but 1s the next higher of its colour among others, which hold these.
    constexpr Cards nextAbove(Cards others) const
    {
        // A bit that is added below a gap is carried to the end of it.
        const std::uint64_t values = ~(lowest | laterOnes | lowest << 15U);
        const std::uint64_t gaps = values & ~others.bits_;
        return Cards((((bits_ & values) << 1U) + gaps) & values & ~gaps);
    }
    /// The last in their order. Before: not empty.
    constexpr Card last() const { return cardAt(63 - std::countl_zero(bits_)); }
    constexpr Cards operator&(Cards other) const { return Cards(bits_ & other.bits_); }
    constexpr Cards operator|(Cards other) const { return Cards(bits_ | other.bits_); }
    /// Without those kinds of cards of which the other has all three 1s or the card. Before: the
    /// other is made of ofColour, ones and what is made of them.
    constexpr Cards without(Cards kinds) const { return Cards(bits_ & ~kinds.bits_); }

    /// The cards one by one, also those that are alike: for each a number from 0 to 63.
    constexpr core::Bits singles() const { return core::Bits(bits_); }
    /// Those with the numbers of the bits that are set.
    static constexpr Cards ofSingles(std::uint64_t singles)
    {
        const std::uint64_t one = singles & lowest;
        const std::uint64_t other = singles >> 1U & lowest;
        const std::uint64_t third = singles >> 2U & lowest;
        const std::uint64_t ones = one | other | third |
                                   ((one & other) | (one & third) | (other & third)) << 1U |
                                   (one & other & third) << 2U;
        return Cards((singles & ~allOnes().bits_) | ones);
    }

    struct Iterator : core::Bits::Iterator
    {
        using core::Bits::Iterator::Iterator;
        constexpr Card operator*() const { return cardAt(core::Bits::Iterator::operator*()); }
    };
    /// Each different card once, however many there are of it.
    constexpr Iterator begin() const { return Iterator(bits_ & ~laterOnes); }
    constexpr Iterator end() const { return Iterator(0); }
    constexpr int kinds() const { return firsts().size(); }
    /// The same by their numbers, as in singles().
    constexpr core::Bits firsts() const { return core::Bits(bits_ & ~laterOnes); }
    /// The card of such a number.
    static constexpr Card cardAt(int single) { return {cardBits.code[unsigned(single) % 64]}; }

private:
    constexpr explicit Cards(std::uint64_t bits)
        : bits_(bits)
    {
    }
    static constexpr unsigned lane(Colour colour) { return unsigned(colour) * 16; }
    static constexpr std::size_t at(Card card) { return static_cast<unsigned>(card.code) % 64; }
    static constexpr std::uint64_t mask(Card card) { return cardBits.kind[at(card)]; }
    static constexpr std::uint64_t first(Card card) { return mask(card) & (0 - mask(card)); }
    static constexpr std::uint64_t lowest = 0x0001'0001'0001'0001; ///< of each colour
    static constexpr std::uint64_t laterOnes = 0x0006'0006'0006'0006;

    /// Sixteen bits a colour: the lowest three for 1s, as many set as there are, then 2 to 13.
    std::uint64_t bits_ = 0;
};

} // namespace facedown::nyet
