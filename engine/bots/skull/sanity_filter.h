#pragma once

#include "bots/skull/mat_posterior.h"

namespace facedown::bots::skull_bot {

/// How many discs from the top of an own mat are flowers.
int clearDiscs(const View& view, Seat seat);

/// Whether a decision of a Turn or Bid phase can make sense at all, whatever the others have: no
/// bid on the own skull that nobody can raise or that shows by its height, none into a skull of the
/// player's other tribe or over what that tribe has for certain, no pass where the own discs do.
bool isSane(const View& view, skull::Decision decision);

} // namespace facedown::bots::skull_bot
