#pragma once

#include "bots/skull/mat_posterior.h"

namespace facedown::bots {

/// Whether two tribes are left, of different players.
bool isDuel(const skull::Table& table);

/// Solved play with two left: a round is a zero-sum game, and the policy is an equilibrium of it,
/// solved for each as well as the budget lets it (see duel::Solver) and kept in memory, where what
/// everybody may think of both tribes is all that the sides start from. What it leads to counts as
/// if lost discs were seen where both skulls are certain, else by approximate values (see
/// duel::Losses). Values are the acting player's share of the win after each decision; none where
/// nothing is to be decided, and for SK-35. With a temper it leans: once somebody has bid, the bold
/// raises more than the equilibrium, the careful less, by as much as costs next to nothing. Before:
/// isDuel, and as for choose().
Choice duelChoice(const skull::View& view, core::History<skull::Skull> history,
                  core::Random& random, const Budget& budget, Memory& memory,
                  std::optional<Temper> temper = {});

namespace skull_bot {

/// Whether a hard bot decides in this phase by more than a medium one.
bool isForHard(skull::Phase phase);

/// What a hard bot does: a search with the others as it takes them to be, and then a mixture that
/// stays near to what regret minimisation learnt, for a bluffer must not be read: what the search
/// finds better it does more often, not always (regularised search: Jacob et al. 2022). What was
/// learnt is the equilibrium strategy, and the more of the exploitative one the more exploitable
/// the others have shown themselves to be (model.h). Before: isForHard, and as for choose().
Choice hardChoice(Temper temper, const View& view, History history, core::Random& random,
                  const Budget& budget);

/// Whether a decision of a Turn or Bid phase can make sense at all, whatever the others have: no
/// bid on the own skull that nobody can raise or that shows by its height, none into a skull of the
/// player's other tribe or over what that tribe has for certain, no pass where the own discs do.
bool isSane(const View& view, skull::Decision decision);

} // namespace skull_bot

} // namespace facedown::bots
