#pragma once

#include "bots/search.h"
#include "bots/skull/strategy.h"

namespace facedown::bots::skull_bot {

/// Who plays how in a playout, seat by seat.
using Players = std::array<const Strategy*, core::maxSeats>;

/// What the seat to act decides by a strategy. Before: a Prepare, Turn or Bid phase.
inline skull::Decision decide(const skull::State& state, const Strategy& strategy,
                              core::Random& random)
{
    const Outside outside(state.table);
    return strategy.draw(outside.with(state.skull(state.table.actor)), random);
}

/// The table once this challenge is through, without who begins the next round: a success more, a
/// disc fewer. `pick(table)` says which mat of others the challenger flips from next.
/// Before: a Flip phase.
skull::Table afterChallenge(const skull::State& state, auto&& pick)
{
    skull::State flipping = state;
    skull::Table& table = flipping.table;
    const Seat challenger = table.challenger;
    while (table.flipped < table.bid) {
        const bool own = table.tribe(challenger).faceDown() > 0;
        const Seat seat = own ? challenger : pick(table);
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
        const auto seat = static_cast<std::size_t>(state.table.actor);
        skull::Skull::apply(state, decide(state, *players[seat], random));
    }
}

} // namespace facedown::bots::skull_bot
