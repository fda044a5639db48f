#pragma once

#include "bots/training/exploit.h"
#include "bots/training/league.h"
#include "bots/training/trainer.h"
#include "geschenkt/geschenkt.h"

namespace facedown::bots {

/// Its league: lines, habits, and linear rules, drawn at random and evolved.
template <>
const std::vector<Stranger<geschenkt::Geschenkt>>& strangers<geschenkt::Geschenkt>();

/// The rules of the strangers in the league, evolved by themselves; what is to be thought of
/// somebody who was never met, from watching those that are not held out; and the hard bot's
/// network for each number of players, learnt among these, medium bots and itself.
Training trainGeschenkt(const TrainingRun& run);
template <>
inline constexpr Trainer trainer<geschenkt::Geschenkt> = trainGeschenkt;

/// By the aspects of a linear rule (rule.h).
Exploit exploitGeschenkt(const ExploitRun& run);
template <>
inline constexpr Exploiter exploiter<geschenkt::Geschenkt> = exploitGeschenkt;

} // namespace facedown::bots
