#pragma once

#include <vector>

#include "bots/bot.h"

namespace facedown::bots::skull_bot {

/// What makes the levels differ besides what they know.
struct Parameters
{
    double temperature; ///< the difference in win probability that it still takes for a choice
    double leastChance; ///< it bids on no less
    double caution;     ///< how much it overrates a lost disc
    double eagerness;   ///< how much it overrates bidding, in win probability
    double bluff;       ///< how often it bids on its own skull when that can be raised
    double firstSkull;  ///< how often its first disc is the skull
    double laterSkull;  ///< how often a disc that it adds is
    double keepSkull;   ///< how often it gives up a flower when either would do
    double show;        ///< how often it shows a mat of flowers
    double choosiness;  ///< how strongly it prefers the safer mat when it flips
};

Parameters parametersOf(Character character);

/// Along the legal decisions.
using Weights = std::vector<double>;

/// The same in proportion, with the sum 1; all alike if they are all 0. Before: not empty.
Weights normalised(Weights weights);

} // namespace facedown::bots::skull_bot
