#pragma once

#include <vector>

#include "bots/skull/training/rule.h"
#include "bots/training/league.h"

namespace facedown::bots::skull_bot {

/// The league, with rules that were evolved and rules that were evolved for measuring only.
std::vector<Stranger<skull::Skull>> league(const std::vector<Rule>& evolved,
                                           const std::vector<Rule>& heldOut);

} // namespace facedown::bots::skull_bot
