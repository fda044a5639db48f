#pragma once

#include "bots/bot.h"
#include "geschenkt/geschenkt.h"

namespace facedown::bots::geschenkt_bot {

/// What the hard bot expects of its two choices.
struct Verdict
{
    double ifTaken = 0.0; ///< its win probability
    double ifPaid = 0.0;
    double pointsLess = 0.0; ///< by so much its score is lower if taken
    int iterations = 0;
};

/// Plays on to the end after either choice, again and again, with the same cards to come and the
/// same opponents (common random numbers), itself by a network that did well in the league
/// (rollouts: Tesauro and Galperin 1996). Who the opponents are is drawn each time from what is
/// thought of each seat (Opponents). What comes out counts against what the network alone thinks as
/// much as it is sure: beside the error of the sample it has one of its own, however many were
/// played, as the others may be nothing like what is thought of them.
///
/// It plays at least a few, whatever the budget. Before: the seat to act may take or pay, and
/// `history` leads to this state.
Verdict considered(const geschenkt::State& state, geschenkt::Geschenkt::History history,
                   core::Random& random, const Budget& budget, Memory& memory);

} // namespace facedown::bots::geschenkt_bot
