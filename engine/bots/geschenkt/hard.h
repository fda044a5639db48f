#pragma once

#include "bots/bot.h"
#include "geschenkt/geschenkt.h"

namespace facedown::bots::geschenkt_bot {

/// What the hard bot expects of its two choices.
struct Verdict
{
    double ifTaken = 0.0; ///< its win probability
    double ifPaid = 0.0;
    int iterations = 0;
};

/// Works out the card's path, then searches within the budget. Before: the seat to act may take or
/// pay, and `history` leads to this state.
Verdict considered(const geschenkt::State& state, geschenkt::Geschenkt::Past history,
                   core::Random& random, const Budget& budget);

} // namespace facedown::bots::geschenkt_bot
