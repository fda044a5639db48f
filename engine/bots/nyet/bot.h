#pragma once

#include "bots/blunders.h"
#include "bots/bot.h"
#include "bots/exploit.h"
#include "bots/league.h"
#include "nyet/nyet.h"

namespace facedown::bots {

/// Easy and medium answer at once and estimate no values; hard searches to the end of the round.
template <>
Choice choose<nyet::Nyet>(Character character, const nyet::View& view,
                          core::History<nyet::Nyet> history, core::Random& random,
                          const Budget& budget, Memory&);

template <>
std::vector<nyet::Options> signatureTables<nyet::Nyet>();

/// Its league: habits, and linear rules drawn at random.
template <>
const std::vector<Stranger<nyet::Nyet>>& strangers<nyet::Nyet>();

/// By the aspects of a linear rule (rule.h).
Exploit exploitNyet(const ExploitRun& run);
template <>
inline constexpr Exploiter exploiter<nyet::Nyet> = exploitNyet;

Blunders countNyetBlunders(const BlunderRun& run);
template <>
inline constexpr BlunderCounter blunderCounter<nyet::Nyet> = countNyetBlunders;

} // namespace facedown::bots
