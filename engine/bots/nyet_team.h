#pragma once

#include "bots/nyet_play.h"

namespace facedown::bots::nyet_bot {

/// What the medium bot makes of each way to choose the teams (NY-30).
Values valuesOfTeams(const MediumManner& manner, const nyet::View& view, const Decisions& legal);
/// And of each seat that may get the bonus card (NY-31).
Values valuesOfBonus(const MediumManner& manner, const nyet::View& view, const Decisions& legal);

} // namespace facedown::bots::nyet_bot
