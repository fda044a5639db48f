#pragma once

#include <cstdint>
#include <functional>

#include "bots/trained.h"

namespace facedown::bots {

/// How far a training is to go.
struct TrainingRun
{
    std::uint64_t seed = 1;
    int rounds = 0; ///< 0: as many as the game usually takes
    std::function<void(int done, int all)> progress = [](int, int) {};
};

/// Trains a game's bots from nothing: the same run gives the same training.
using Trainer = Training (*)(const TrainingRun& run);

/// A game's own, in its training/training.h (bots/training.h has them all); null if nothing of the
/// game is trained.
template <core::Game G>
inline constexpr Trainer trainer = nullptr;

} // namespace facedown::bots
