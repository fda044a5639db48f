#pragma once

#include "bots/nyet/play.h"

namespace facedown::bots::nyet_bot {

/// For each legal decision the place of the one among them that does the same and leaves the better
/// hand; its own, most often. Of cards of a colour that do the same to the trick that is the
/// lowest, with points of -2 the highest: to part with another is a waste that a partner sees,
/// however little it costs. Before: the view's seat is to act.
std::vector<std::size_t> dominators(const nyet::View& view, const Decisions& legal);

} // namespace facedown::bots::nyet_bot
