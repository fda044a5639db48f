#pragma once

#include "core/game.h"

namespace facedown::core {

/// One of the decisions open to the seat to act, each as likely as the others: that of legal(state)
/// at random.below(its size), without the list where the game has a quicker way to it.
template <Game G>
typename G::Decision drawLegal(const typename G::State& state, Random& random)
{
    if constexpr (requires { G::drawLegal(state, random); }) {
        return G::drawLegal(state, random);
    } else {
        return pick(G::legal(state), random);
    }
}

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
        G::apply(state, drawLegal<G>(state, random));
        ++decisions;
    }
}

} // namespace facedown::core
