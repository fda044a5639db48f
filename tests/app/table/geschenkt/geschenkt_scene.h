#pragma once

#include "app/table/scene.h"
#include "engine/geschenkt/geschenkt_game.h"
#include "table/geschenkt/geschenkt_table.h"

namespace facedown::table {

using GeschenktPlay = core::Play<geschenkt::Geschenkt>;
using GeschenktShown = ShownTo<geschenkt::Geschenkt, GeschenktTable>;

/// Any event that may come now. Chips go fast, or with care: then a card costs some before it is
/// taken.
inline geschenkt::Geschenkt::Event anyEvent(const geschenkt::State& state, bool careful,
                                            core::Random& random)
{
    using geschenkt::Geschenkt;
    if (Geschenkt::actor(state) == core::chance)
        return Geschenkt::sample(state, random);
    const auto legal = Geschenkt::legal(state);
    if (legal.size() == 2 && random.below(careful ? 5 : 2) > 0)
        return geschenkt::Decision::Pay;
    return geschenkt::Decision::Take;
}

inline geschenkt::Options anyGeschenktOptions(core::Random& random)
{
    const bool open = random.below(2) == 0;
    return {3 + random.below(open ? 3 : 5),
            open ? geschenkt::Variant::Open : geschenkt::Variant::Base, random.below(4) == 0};
}

/// A match that is over, laid out as is: seat by seat the cards and the chips.
inline geschenkt::State overWith(const std::vector<std::pair<geschenkt::Cards, int>>& seats)
{
    geschenkt::State state =
        geschenkt::Geschenkt::start(geschenkt::players(static_cast<int>(seats.size())));
    state.table.phase = geschenkt::Phase::Over;
    state.table.actor = core::byte(core::nobody);
    state.table.deck = 0;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        state.table.taken[seat] = seats[seat].first;
        state.chips[seat] = core::byte(seats[seat].second);
    }
    return state;
}

} // namespace facedown::table
