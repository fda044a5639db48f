#pragma once

#include "bots/skull/mat_posterior.h"
#include "bots/skull/parameters.h"

namespace facedown::bots::skull_bot {

/// The chance that the challenge succeeds after each legal flip, if all that follow are the best.
/// Before: a Flip phase with mats to choose from.
Weights hopes(const View& view, const MatPosteriors& all);

/// SK-16: the mat whose flip leaves the best hope for the whole challenge, the safest disc first;
/// the more choosy, the more it keeps to the best. Before: a Flip phase.
Weights flipping(const View& view, const MatPosteriors& all, double choosiness);

} // namespace facedown::bots::skull_bot
