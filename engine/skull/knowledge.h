#pragma once

#include <functional>

#include "skull/skull.h"

namespace facedown::skull {

/// For each seat the chance that its skull is still in the game.
using Chances = core::Array<double, core::maxSeats>;

/// What a seat can work out from what it saw: 1 while a tribe has lost nothing, or once its skull
/// was seen after its last loss; 0 once all that it owns lay open as flowers. Between them each
/// loss that nobody saw takes its share: one in as many discs as the tribe had. For the viewer's
/// own tribes it is 0 or 1. Before: history is all that led to the view, from the first event on.
Chances chanceOfSkull(const View& view, Skull::History history);

/// Goes through the history again under the rules. Each event comes with the state before it, in
/// which skulls are where the viewer could tell by then; a disc that is to be flipped is what it
/// turned out to be, and all else counts as in hand. Before: as above.
using Visitor = std::function<void(const State& before, const Skull::Event& event)>;
void replay(const View& view, Skull::History history, const Visitor& visit);

} // namespace facedown::skull
