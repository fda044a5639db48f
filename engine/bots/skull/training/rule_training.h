#pragma once

#include <vector>

#include "bots/skull/training/rule.h"
#include "bots/training/evolution.h"

namespace facedown::bots::skull_bot {

/// The names of the strangers' rules in a training.
inline constexpr const char* evolvedTable = "strangers-evolved";
inline constexpr const char* heldOutTable = "strangers-held-out";

/// What a rule has of the wins at tables of so many players with others from a field, each as
/// likely, in so many games; the same ones with the same seed, its seat going round.
double shareAmong(const Rule& one, const std::vector<Rule>& field, int players, int games,
                  std::uint64_t seed);

/// Rules that evolve each by itself, among what it was in the generations before, most of them
/// blind to some aspects.
std::vector<Rule> evolvedRules(int count, const Evolution& evolution, int games,
                               std::uint64_t seed);

} // namespace facedown::bots::skull_bot
