#pragma once

#include "bots/nyet/play.h"

namespace facedown::bots::nyet_bot {

/// What the easy bot makes of its decisions, in every phase. It remembers nothing.
Values easyValues(const EasyParameters& parameters, const nyet::View& view, const Decisions& legal);

} // namespace facedown::bots::nyet_bot
