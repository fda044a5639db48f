#pragma once

#include "bots/nyet/round.h"

namespace facedown::bots::nyet_bot {

/// What the seat to act plays in playouts: a few sound rules on what it sees, some of them by
/// chance, in some tens of nanoseconds. Before: the round is not over.
Card rolloutCard(const Round& round, core::Random& random);

} // namespace facedown::bots::nyet_bot
