#pragma once

#include "bots/trainers.h"

namespace facedown::bots {

/// What Geschenkt's hard bot thinks of its chances (`WinModel`), for each number of players: who
/// wins, learnt from games by those who choose by these very chances, and by threshold rules among
/// them (fitted policy iteration).
core::Expected<Training> trainGeschenkt(const TrainingRun& run);

} // namespace facedown::bots
