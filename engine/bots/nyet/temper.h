#pragma once

#include "bots/bot.h"
#include "nyet/nyet.h"

namespace facedown::bots::nyet_bot {

/// How much a decision is to the taste of this temper, from -1 to 1. The bold want high stakes, few
/// team-mates and to draw trumps early; the careful the opposite.
double taste(Temper temper, const nyet::Table& table, nyet::Decision decision);

} // namespace facedown::bots::nyet_bot
