#pragma once

#include <utility>
#include <vector>

#include "geschenkt/geschenkt.h"

namespace facedown::geschenkt {

/// By GE-40, said in plain words.
inline bool mayCount(const State& state, core::Seat viewer, core::Seat seat)
{
    return seat == viewer || state.table.openChips || state.table.phase == Phase::Over;
}

/// The state with the chips that a seat may not count in other hands: all of them lie about by
/// chance.
inline State otherwise(State state, core::Seat viewer, core::Random& random)
{
    std::vector<core::Seat> hidden;
    int chips = 0;
    for (core::Seat seat = 0; seat < state.table.players; ++seat) {
        if (mayCount(state, viewer, seat))
            continue;
        hidden.push_back(seat);
        chips += std::exchange(state.chipsOf(seat), core::byte(0));
    }
    for (; !hidden.empty() && chips > 0; --chips)
        ++state.chipsOf(hidden[static_cast<std::size_t>(random.below(int(hidden.size())))]);
    return state;
}

} // namespace facedown::geschenkt
