#pragma once

#include <array>

#include "skull/skull.h"

namespace facedown::bots::skull_bot {

using core::maxSeats;
using core::Seat;
using skull::View;
using Past = core::Past<skull::Skull>;

/// What a seat said in this round's bidding.
struct Bidding
{
    int bid = 0;      ///< the highest number it bid, 0 if it bid none
    int passedAt = 0; ///< the bid that stood when it passed, 0 if it has not
};

using Biddings = std::array<Bidding, maxSeats>;

/// This round's bidding, seat by seat; all 0 where nobody has bid yet.
Biddings biddings(const View& view, Past past);

/// How often each seat has flipped its own skull so far: what it bids counts for the less.
std::array<int, maxSeats> bluffsSeen(Past past);

} // namespace facedown::bots::skull_bot
