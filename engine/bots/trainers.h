#pragma once

#include <functional>
#include <optional>

#include "bots/training.h"

namespace facedown::bots {

/// What a training is to start from and how far it is to go.
struct TrainingRun
{
    std::uint64_t seed = 1;
    std::optional<Training> from{}; ///< of the same game; without it, from nothing
    int rounds = 0;                 ///< 0: as many as the game usually takes
    std::function<void(int done, int all)> progress = [](int, int) {};
};

/// Trains a game's bots: the same run gives the same training. Errors (BadRecord): what it is to
/// start from lacks a table or has one of another size.
using Trainer = core::Expected<Training> (*)(const TrainingRun& run);

/// Null if nothing of this game is trained.
Trainer trainerOf(std::string_view game);

} // namespace facedown::bots
