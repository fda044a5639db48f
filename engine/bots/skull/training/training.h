#pragma once

#include "bots/training/exploit.h"
#include "bots/training/league.h"
#include "bots/training/trainer.h"
#include "skull/skull.h"

namespace facedown::bots {

/// Its league: habits, and linear rules, drawn at random and evolved.
template <>
const std::vector<Stranger<skull::Skull>>& strangers<skull::Skull>();

/// Makes all that Skull's hard bots know from nothing but the rules and the other levels: duels are
/// solved, how the other levels play is watched, and rounds up to the challenge are learnt by
/// sampled regret minimisation, in turn with what the match is worth after them.
Training trainSkull(const TrainingRun& run);
template <>
inline constexpr Trainer trainer<skull::Skull> = trainSkull;

/// By the aspects of a linear rule (rule.h) and more.
Exploit exploitSkull(const ExploitRun& run);
template <>
inline constexpr Exploiter exploiter<skull::Skull> = exploitSkull;

} // namespace facedown::bots
