#pragma once

#include "bots/search.h"
#include "core/playout.h"

namespace facedown::bots {

/// What a game lends the search that is played out at random from each determinization of a view,
/// and whose decisions all can see: all of a DomainFor but its prior().
template <core::Game G>
class Playouts
{
public:
    static constexpr double exploration = 1.0;

    /// All three outlive it.
    Playouts(const typename G::View& view, core::History<G> history, core::Random& random)
        : view_(view)
        , history_(history)
        , random_(random)
    {
    }

    typename G::State determinize() { return G::determinize(view_, history_, random_); }
    static bool ends(const typename G::State&) { return false; }
    static bool followsPolicy(const typename G::State&) { return false; }
    static WinProbabilities rollout(typename G::State& state, core::Random& random)
    {
        core::playOut<G>(state, random);
        return winProbabilities(G::winners(state));
    }

private:
    const typename G::View& view_;
    core::History<G> history_;
    core::Random& random_;
};

} // namespace facedown::bots
