#pragma once

#include "bots/skull/mat_posterior.h"

namespace facedown::bots::skull_bot {

/// Whether a hard bot decides in this phase by more than a medium one.
bool isForHard(skull::Phase phase);

/// What a hard bot does: a search with the others as it takes them to be, and then a mixture that
/// stays near to what regret minimisation learnt, for a bluffer must not be read: what the search
/// finds better it does more often, not always (regularised search: Jacob et al. 2022). What was
/// learnt is the equilibrium strategy, and the more of the exploitative one the more exploitable
/// the others have shown themselves to be (model.h). Before: isForHard, and as for choose().
Choice hardChoice(Temper temper, const View& view, Past history, core::Random& random,
                  const Budget& budget);

} // namespace facedown::bots::skull_bot
