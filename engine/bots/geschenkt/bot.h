#pragma once

#include "bots/bot.h"
#include "bots/exploit.h"
#include "bots/league.h"
#include "bots/training.h"
#include "geschenkt/geschenkt.h"

namespace facedown::bots {

/// Easy and medium bots answer at once and estimate no values; hard ones search.
template <>
Choice choose<geschenkt::Geschenkt>(Character character, const geschenkt::View& view,
                                    core::History<geschenkt::Geschenkt> history,
                                    core::Random& random, const Budget& budget, Memory&);

template <>
std::vector<geschenkt::Options> signatureTables<geschenkt::Geschenkt>();

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
