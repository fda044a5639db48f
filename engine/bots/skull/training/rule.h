#pragma once

#include <vector>

#include "skull/skull.h"

namespace facedown::bots::skull_bot {

using core::Seat;

/// What a rule looks at in a decision before the challenge; each about 1 in size.
enum class Aspect {
    // Of a disc:
    Skull,      ///< whether it is the skull
    FirstSkull, ///< the same as the first disc of the round
    SkullOfFew, ///< the same, by how many discs the tribe has lost
    SkullAhead, ///< the same with a success
    Lays,       ///< whether it is laid where the seat might bid
    LaysOnMany, ///< the same, by how many lie there
    // Of a bid:
    Bids,
    Raises,     ///< whether it is over another's
    Hope,       ///< that the others' discs which it needs are flowers, as anybody may think
    Sure,       ///< whether the seat's own flowers suffice
    Bluff,      ///< whether its own skull is in the way
    BluffLow,   ///< the same, by how many discs are left to be bid
    Height,     ///< by the discs on all mats
    Jump,       ///< by how much it is more than the least that may be bid
    All,        ///< whether nobody can bid more
    BidAhead,   ///< with a success
    BidOfFew,   ///< by how many discs the tribe has lost
    StopsAhead, ///< over the bid of somebody with a success
    Rivals,     ///< by how many may still bid
    Count,
};

inline constexpr std::size_t aspectCount = static_cast<std::size_t>(Aspect::Count);
using Aspects = core::Array<double, aspectCount>;

/// A linear rule: the weights' sum over the aspects says how much is for a decision; to pass is
/// worth nothing.
using Rule = Aspects;

/// What anybody may hope for who knows his own mat only: by how many discs of others he needs, that
/// they are flowers, if he takes them from where there are the fewest.
using Hopes = core::Array<double, core::maxSeats * skull::discsInTribe + 1>;
Hopes blindHopes(const skull::Table& table, Seat seat);

/// How much a rule is for each legal decision. Before: the view's seat is to act, before the
/// challenge.
std::vector<double> leanings(const Rule& rule, const skull::View& view);

/// What a rule decides, each decision by its weight e times as likely as one that weighs 1 less;
/// after the bidding what is usual. Before: the view's seat is to act.
skull::Decision decisionBy(const Rule& rule, const skull::View& view, core::Random& random);

/// Once bidding is over: flips what looks safest, hides, takes and names anything, and keeps the
/// skull while there are flowers to lose. Before: the view's seat is to act.
skull::Decision usualAfterBidding(const skull::View& view, core::Random& random);

} // namespace facedown::bots::skull_bot
