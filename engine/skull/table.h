#pragma once

#include <cstdint>

#include "core/array.h"
#include "core/seat.h"

namespace facedown::skull {

using core::byte;
using core::chance;
using core::nobody;
using core::Seat;

/// A tribe's discs: three flowers and a skull (SK-1).
inline constexpr int discsInTribe = 4;
/// Successes that win the game (SK-50).
inline constexpr int winsNeeded = 2;

enum class Disc : std::int8_t { Flower, Skull, Hidden };

struct Options
{
    int players = 4;     ///< 3 to 12 (SK-2)
    int tribes = 1;      ///< tribes of a player, 1 or 2 (SK-60); players x tribes is at most 12
    bool reveal = false; ///< after a failure the others may show their discs (SK-35)

    bool operator==(const Options&) const = default;
};

enum class Phase : std::int8_t {
    First,   ///< chance chooses the first player (SK-5)
    Prepare, ///< every seat places its first disc (SK-10)
    Turn,    ///< add a disc or bid (SK-11)
    Bid,     ///< bid higher or pass (SK-14)
    Flip,    ///< the challenger flips (SK-16)
    Reveal,  ///< the others show or hide what lay face down (SK-35)
    Shuffle, ///< chance mixes the challenger's discs (SK-31)
    Take,    ///< the flipped skull's owner takes one of them (SK-31)
    Discard, ///< the challenger gives one up himself (SK-32)
    Start,   ///< the eliminated challenger names the next first player (SK-42)
    Over,
};

/// As the protocol names it.
const char* name(Phase phase);

/// Whether seats still lay discs, bid or pass.
constexpr bool isBeforeChallenge(Phase phase)
{
    return phase == Phase::Prepare || phase == Phase::Turn || phase == Phase::Bid;
}

/// Where a tribe's one skull is. All its other discs are flowers, so this is the only secret that
/// a tribe has. 0 to 3 are places on its mat, from the bottom.
using Whereabouts = std::int8_t;
inline constexpr Whereabouts inHand = 4;
inline constexpr Whereabouts lost = 5;
/// 6 to 9: the places of the shuffled row, from the left (SK-31).
inline constexpr Whereabouts inRow = 6;
/// In a view: somewhere in the row, which nobody sees.
inline constexpr Whereabouts somewhereInRow = 10;
/// In a view: this seat may not know.
inline constexpr Whereabouts unknown = -1;

/// What everybody sees of one seat.
struct Tribe
{
    std::int8_t mat = 0;  ///< discs on its mat
    std::int8_t open = 0; ///< how many of them, from the top, are face up
    std::int8_t lost = 0; ///< discs that have left the game
    std::int8_t wins = 0; ///< successes; the mat lies flower side up from the first on (SK-20)
    std::int8_t bid = 0;  ///< the highest number it bid in this challenge, 0 if none (SK-14)
    bool passed = false;  ///< in this challenge

    bool operator==(const Tribe&) const = default;

    bool out() const { return lost == discsInTribe; }
    int owned() const { return discsInTribe - lost; }
    int faceDown() const { return mat - open; }
};

/// What everybody at the table sees: the part that a state and every seat's view share.
struct Table
{
    std::int8_t players = 0;
    std::int8_t tribesEach = 1;
    bool reveal = false;
    Phase phase = Phase::First;
    std::int8_t actor = byte(chance);
    std::int8_t starter = byte(nobody);    ///< this round's first player
    std::int8_t challenger = byte(nobody); ///< the last bidder
    std::int8_t skullOwner = byte(nobody); ///< whose skull ended this challenge
    std::int8_t winner = byte(nobody);     ///< a player, not a seat
    std::int8_t bid = 0;                   ///< 0 before the round's first
    std::int8_t flipped = 0;               ///< discs flipped in this challenge
    std::uint8_t round = 1;
    core::Array<Tribe, core::maxSeats> tribes{};

    bool operator==(const Table&) const = default;

    int seats() const { return players * tribesEach; }
    /// Player p has the seats p and p + players (SK-60).
    int playerOf(Seat seat) const { return seat % players; }
    const Tribe& tribe(Seat seat) const { return tribes[seat]; }
    Tribe& tribe(Seat seat) { return tribes[seat]; }

    /// While the shuffled discs lie in a row the challenger holds none of them.
    bool inRow(Seat seat) const { return phase == Phase::Take && seat == challenger; }
    /// Discs in a seat's hand.
    int hand(Seat seat) const { return inRow(seat) ? 0 : tribe(seat).owned() - tribe(seat).mat; }
    /// How many tribes are still in the game.
    int tribesLeft() const;
    /// Discs on all mats: the most that may be bid (SK-13).
    int discsOnMats() const;
    /// The next seat clockwise that is still in the game.
    Seat next(Seat seat) const;
    /// The next seat clockwise, still in the game, that has not passed.
    Seat nextBidder(Seat seat) const;
};

} // namespace facedown::skull
