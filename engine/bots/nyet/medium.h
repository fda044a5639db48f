#pragma once

#include "bots/nyet/play.h"

namespace facedown::bots::nyet_bot {

/// What the medium bot makes of each legal decision of the seat to act; more is better. In points
/// until the teams are chosen, then in tricks and treasures. Before: history is all that led there.
Values mediumValues(const nyet::View& view, Nyet::Past history, const Decisions& legal);

} // namespace facedown::bots::nyet_bot
