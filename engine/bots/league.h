#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/game.h"

namespace facedown::bots {

/// Somebody at the table who is none of this house's bots. Like theirs, what it does is a function
/// of a seat's view, of what that seat saw, and of the random numbers it is lent.
template <core::Game G>
struct Stranger
{
    std::string name; ///< lower case, with hyphens; no other of the game has it
    bool isHeldOut;   ///< only to measure by: nothing is ever trained or tuned against it
    /// What it decides: a place in G::legal(view). Before: there is more than one.
    std::function<std::size_t(const typename G::View& view, core::History<G> history,
                              core::Random& random)>
        decide;
};

/// The strangers of a game, far apart in style; none unless the game has its own beside its
/// choose(). May be called from any thread.
template <core::Game G>
const std::vector<Stranger<G>>& strangers()
{
    static const std::vector<Stranger<G>> none;
    return none;
}

} // namespace facedown::bots
