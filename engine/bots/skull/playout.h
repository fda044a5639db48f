#pragma once

#include "bots/search.h"
#include "bots/skull/strategy.h"

namespace facedown::bots::skull_bot {

/// Who plays how in a playout, seat by seat.
using Players = core::Array<const Strategy*, core::maxSeats>;

/// What the seat to act decides by a strategy. Before: a Prepare, Turn or Bid phase.
inline skull::Decision decide(const skull::State& state, const Strategy& strategy,
                              core::Random& random)
{
    const auto abstraction = Abstraction::knowing(state);
    return strategy.draw(abstraction.with(state.skull(state.table.actor)), random);
}

/// Where the challenger flips next: its own mat (SK-16), then what flowers the player's other tribe
/// has on top, then what `pick(table)` says of the mats of others, that tribe's skull last of all.
/// Before: a Flip phase.
Seat nextFlip(const skull::State& state, auto&& pick)
{
    const skull::Table& table = state.table;
    if (table.tribe(table.challenger).faceDown() > 0)
        return table.challenger;
    const Seat otherTribe = otherTribeOf(table, table.challenger);
    if (otherTribe == core::nobody || table.tribe(otherTribe).faceDown() == 0)
        return pick(table);
    if (state.skull(otherTribe) != table.tribe(otherTribe).faceDown() - 1)
        return otherTribe;
    skull::Table others = table;
    others.tribe(otherTribe).open = others.tribe(otherTribe).mat;
    const Seat seat = pick(others);
    return seat == core::nobody ? otherTribe : seat;
}

/// The table once this challenge is through, without who begins the next round: a success more, a
/// disc fewer. `pick` as above. Before: a Flip phase.
skull::Table afterChallenge(const skull::State& state, auto&& pick)
{
    skull::State flipping = state;
    skull::Table& table = flipping.table;
    const Seat challenger = table.challenger;
    while (table.flipped < table.bid) {
        const Seat seat = nextFlip(flipping, pick);
        skull::Tribe& tribe = table.tribe(seat);
        ++tribe.open;
        ++table.flipped;
        if (state.skull(seat) == tribe.mat - tribe.open) {
            ++table.tribe(challenger).lost;
            return table;
        }
    }
    ++table.tribe(challenger).wins;
    return table;
}

/// Plays on to the challenge.
inline void playToChallenge(skull::State& state, const Players& players, core::Random& random)
{
    while (state.table.phase != skull::Phase::Flip) {
        const Strategy& strategy = *players[state.table.actor];
        skull::Skull::apply(state, decide(state, strategy, random));
    }
}

} // namespace facedown::bots::skull_bot
