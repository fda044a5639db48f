#pragma once

#include <vector>

#include "bots/nyet/training/rule.h"
#include "bots/training/league.h"

namespace facedown::bots::nyet_bot {

/// Those of the league.
std::vector<Stranger<nyet::Nyet>> league();

} // namespace facedown::bots::nyet_bot
