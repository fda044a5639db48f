#pragma once

#include <array>

#include "skull/skull.h"

namespace facedown::bots::skull_bot {

using core::maxSeats;
using core::Seat;
using skull::View;
using Past = core::Past<skull::Skull>;

/// How often each seat has flipped its own skull so far: what it bids counts for the less.
std::array<int, maxSeats> bluffsSeen(Past past);

} // namespace facedown::bots::skull_bot
