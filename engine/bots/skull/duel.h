#pragma once

#include "bots/bot.h"
#include "skull/skull.h"

namespace facedown::bots {

/// Whether two tribes are left, of different players.
bool isDuel(const skull::Table& table);

/// Solved play with two left: a round is a zero-sum game, and the policy is an equilibrium of it,
/// solved anew for each (see duel::Solver), where what everybody may think of both tribes is all
/// that the sides start from. What it leads to counts as if lost discs were seen where both skulls
/// are certain, else by approximate values (see duel::Losses). Values are the acting player's share
/// of the win after each decision; none where nothing is to be decided, and for SK-35. With a
/// temper it leans: once somebody has bid, the bold raises more than the equilibrium, the careful
/// less, by as much as costs next to nothing.
/// Before: isDuel, and as for choose().
Choice duelChoice(const skull::View& view, core::Past<skull::Skull> history, core::Random& random,
                  std::optional<Temper> temper = {});

} // namespace facedown::bots
