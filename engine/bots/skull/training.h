#pragma once

#include "bots/trainers.h"

namespace facedown::bots {

/// Makes all that Skull's hard bots know from nothing but the rules and the other levels: duels are
/// solved, how the other levels play is watched, and rounds up to the challenge are learnt by
/// sampled regret minimisation, in turn with what the match is worth after them. It starts from
/// nothing, whatever the run gives it.
core::Expected<Training> trainSkull(const TrainingRun& run);

} // namespace facedown::bots
