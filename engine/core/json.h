#pragma once

#include "core/seat.h"

namespace facedown::core {

/// A seat in any nlohmann-like Json; null where there is none.
template <class Json>
Json seatOrNull(Seat seat)
{
    return seat < 0 ? Json(nullptr) : Json(seat);
}

} // namespace facedown::core
