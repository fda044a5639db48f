#pragma once

#include "bots/nyet_policy.h"

namespace facedown::bots::nyet_bot {

/// What the hard bot chooses, by searching to the end of the round.
Choice hardChoice(Temper temper, const nyet::View& view, Nyet::Past past, core::Random& random,
                  const Budget& budget);

} // namespace facedown::bots::nyet_bot
