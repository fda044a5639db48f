#pragma once

#include "bots/geschenkt/path.h"
#include "bots/search.h"

namespace facedown::bots::geschenkt_bot {

/// Plays on as CardPath has it until the game is over or so many more cards are taken.
void playOn(const Outlook& outlook, const Seating& seating, geschenkt::State& state, int cards,
            core::Random& random);

/// Each player's share of the win; before the end, by the outlook. Before: no card lies there.
Shares shares(const Outlook& outlook, const geschenkt::State& state);

} // namespace facedown::bots::geschenkt_bot
