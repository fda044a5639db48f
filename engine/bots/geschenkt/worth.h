#pragma once

#include "bots/geschenkt/parameters.h"
#include "geschenkt/geschenkt.h"

namespace facedown::bots::geschenkt_bot {

using core::Seat;
using geschenkt::Cards;
using geschenkt::maxSeats;
using geschenkt::Table;

/// What a seat's cards will cost at the end (GE-20), guessed from what may still be turned: cards
/// that close a gap, and cards that cost this seat nothing, so that others pay it for them.
double expectedCost(const MediumParameters& parameters, Cards own, const Table& table);

/// What a seat's chips are worth: a point each (GE-21), less what the deck still threatens to cost
/// a seat that cannot refuse much (GE-12). So the last chips are worth the most, and early on.
double worthOfChips(const MediumParameters& parameters, int chips, const Table& table);

} // namespace facedown::bots::geschenkt_bot
