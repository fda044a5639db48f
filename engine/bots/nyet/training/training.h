#pragma once

#include "bots/training/blunders.h"
#include "bots/training/exploit.h"
#include "bots/training/league.h"
#include "nyet/nyet.h"

namespace facedown::bots {

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
