#pragma once

#include "bots/geschenkt/path.h"
#include "bots/search.h"

namespace facedown::bots::geschenkt_bot {

/// Plays on as CardPath has it until the game is over or so many more cards are taken.
void playOn(const WinModel& winModel, const Seating& seating, geschenkt::State& state, int cards,
            core::Random& random);

/// Each player's win probability; before the end, by the model. Before: no card lies there.
WinProbabilities shares(const WinModel& winModel, const geschenkt::State& state);

} // namespace facedown::bots::geschenkt_bot
