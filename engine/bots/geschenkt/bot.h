#pragma once

#include "bots/bot.h"
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

/// What Geschenkt's hard bot thinks of its chances (`WinModel`), for each number of players: who
/// wins, learnt from games by those who choose by these very chances, and by threshold rules among
/// them (fitted policy iteration).
core::Expected<Training> trainGeschenkt(const TrainingRun& run);
template <>
inline constexpr Trainer trainer<geschenkt::Geschenkt> = trainGeschenkt;

} // namespace facedown::bots
