#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "bots/bot.h"

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

/// One that decides(view, history, random).
template <core::Game G>
Stranger<G> stranger(std::string name, bool isHeldOut, auto decides)
{
    return {
        std::move(name), isHeldOut,
        [decides](const typename G::View& view, core::History<G> history, core::Random& random) {
            const auto legal = G::legal(view);
            const auto found =
                std::find(legal.begin(), legal.end(), decides(view, history, random));
            return static_cast<std::size_t>(found - legal.begin());
        }};
}

/// A bot of this house that now and then does anything at all.
template <core::Game G>
Stranger<G> slipping(std::string name, bool isHeldOut, Character character, double chance)
{
    return {std::move(name), isHeldOut,
            [=](const typename G::View& view, core::History<G> history, core::Random& random) {
                if (random.unit() < chance)
                    return static_cast<std::size_t>(
                        random.below(static_cast<int>(G::legal(view).size())));
                return choose<G>(character, view, history, random, {.iterations = 30}).chosen;
            }};
}

/// Adds one for each rule, NAME-1, NAME-2 and so on.
void addStrangers(auto& strangers, const std::string& name, bool isHeldOut, const auto& rules,
                  const auto& strangerBy)
{
    for (std::size_t index = 0; index < rules.size(); ++index)
        strangers.push_back(
            strangerBy(name + '-' + std::to_string(index + 1), isHeldOut, rules[index]));
}

/// The strangers of a game, far apart in style; none unless the game has its own in its
/// training/training.h (bots/training.h has them all). May be called from any thread.
template <core::Game G>
const std::vector<Stranger<G>>& strangers()
{
    static const std::vector<Stranger<G>> none;
    return none;
}

} // namespace facedown::bots
