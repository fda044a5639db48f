#pragma once

#include "bots/nyet/play.h"

namespace facedown::bots::nyet_bot {

/// What the seat to act, with this hand, makes of each way to choose the teams (NY-30), in points.
Values valuesOfTeams(const MediumParameters& parameters, const nyet::Table& table, Cards hand,
                     const Decisions& legal);
/// And of each seat that may get the bonus card (NY-31).
Values valuesOfBonus(const MediumParameters& parameters, const nyet::Table& table, Cards hand,
                     const Decisions& legal);

} // namespace facedown::bots::nyet_bot
