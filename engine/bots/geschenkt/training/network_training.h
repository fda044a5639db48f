#pragma once

#include "bots/geschenkt/network.h"
#include "bots/geschenkt/training/rule_training.h"

namespace facedown::bots::geschenkt_bot {

/// How long a network learns.
struct Learning
{
    int iterations;
    int games;       ///< in each iteration
    int threads = 2; ///< makes no difference to what comes out
};

/// A network that does well at tables of so many players with others from a field and with itself,
/// half of them with copies of one: proximal policy optimization (Schulman et al. 2017) with
/// generalized advantages. Whom it beats the least it meets the oftenest (prioritized fictitious
/// self-play: Vinyals et al. 2019). It begins as a rule; what comes out is a running mean of the
/// weights (Polyak and Juditsky 1992). The base game alone is played (GE-30). Before: somebody is
/// in the field, and no network; there is at least a game.
Network learnt(const Learning& learning, const Rule& start, const Field& field, int players,
               core::Random& random);

} // namespace facedown::bots::geschenkt_bot
