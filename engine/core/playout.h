#pragma once

#include "core/game.h"

namespace facedown::core {

/// Plays on to the end, every decision drawn evenly from those that are legal, every outcome of
/// chance as chance would. Returns how many decisions it took.
template <Game G>
int playOut(typename G::State& state, Random& random)
{
    for (int decisions = 0;;) {
        const Seat actor = G::actor(state);
        if (actor == nobody)
            return decisions;
        if (actor == chance) {
            G::apply(state, G::sample(state, random));
            continue;
        }
        const auto legal = G::legal(state);
        const int index = random.below(static_cast<int>(legal.size()));
        G::apply(state, legal[static_cast<std::size_t>(index)]);
        ++decisions;
    }
}

} // namespace facedown::core
