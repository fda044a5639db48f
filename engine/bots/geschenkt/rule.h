#pragma once

#include <array>
#include <cmath>

#include "bots/bot.h"
#include "geschenkt/geschenkt.h"

namespace facedown::bots::geschenkt_bot {

using core::Seat;
using geschenkt::Cards;
using geschenkt::maxSeats;
using geschenkt::Table;

/// What a rule looks at before it takes or pays; each about 1 in size. All of it can be had from a
/// seat's view and its history: the chips can be counted (GE-3).
enum class Aspect {
    // The same while a card goes round:
    Always,
    Cost,             ///< of taking the card (GE-20), without the chips on it
    Card,             ///< how high it is
    Free,             ///< whether it costs the seat nothing
    Gap,              ///< what is saved if the one card comes that lies between it and a run
    Neighbours,       ///< cards to come that would join it
    FreeToOthers,     ///< how many others it costs nothing
    CheapestToOthers, ///< what it costs whom of the others it costs least
    Deck,             ///< cards still to be turned
    DeckTimesCost,
    Behind, ///< by how much the seat's cards cost more than the others' on average
    // And each time it comes to a seat:
    Pot,
    PotTimesDeck,
    FreePot, ///< what lies on it if it costs the seat nothing
    Burden,  ///< what it costs over what lies on it, to the chips of the seat
    Present, ///< whether as much lies on it as it costs
    Chips,
    FewChips,       ///< how near the seat is to its last
    FewChipsInDeck, ///< the same by the cards still to be turned
    OthersFewChips, ///< how near the poorest of the others is to its last
    NextMustTake,   ///< whether the next has none
    NextEager,      ///< how well the next would be paid for it
    OthersEager,    ///< how well whom it costs least would be
    Richer,         ///< chips more than the others' on average
    Count,
};

inline constexpr std::size_t aspectCount = static_cast<std::size_t>(Aspect::Count);
inline constexpr std::size_t fixedAspectCount = static_cast<std::size_t>(Aspect::Pot);
using Aspects = core::Array<double, aspectCount>;

/// A linear rule: the weights' sum over the aspects says how much it is for taking.
using Rule = Aspects;

/// Sums the products of two ranges of aspects. Four sums at once, so that none waits for another.
inline double product(const Aspects& one, const Aspects& two, std::size_t begin, std::size_t end)
{
    std::array<double, 4> sums{};
    std::size_t at = begin;
    for (; at + 4 <= end; at += 4)
        for (std::size_t lane = 0; lane < 4; ++lane)
            sums[lane] += one[at + lane] * two[at + lane];
    for (; at < end; ++at)
        sums[0] += one[at] * two[at];
    return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

/// The card that lies there as every seat looks at it. It is made once for a card: what does not
/// change while it goes round is worked out once.
class Offer
{
public:
    /// Before: a seat is to decide on a card.
    explicit Offer(const geschenkt::State& state);

    /// What the seat to act looks at. Before: the card is still the same.
    Aspects aspects(const geschenkt::State& state) const;

    /// What a rule makes of the aspects that stay the same for a seat.
    double fixedPart(const Rule& rule, Seat seat) const
    {
        return product(rule, fixed_[seat], 0, fixedAspectCount);
    }
    /// And of the others, for the seat to act.
    double changingPart(const Rule& rule, const geschenkt::State& state) const;

private:
    void lookAgain(const geschenkt::State& state, Aspects& aspects) const;

    core::Array<Aspects, maxSeats> fixed_{}; ///< the changing ones are 0
    core::Array<int, maxSeats> costs_{};
    core::Array<int, maxSeats> cheapest_{}; ///< cost to whom of the others it costs least
};

/// What a seat saves once the card comes that parts this one from a run of its own.
int savedByGap(Cards own, Cards unseen, int card);

/// The chance that one who leans so far to it takes, by a logistic regression.
template <class Number>
Number chanceToTake(Number leaning)
{
    return Number(1) / (Number(1) + std::exp(-leaning));
}

} // namespace facedown::bots::geschenkt_bot
