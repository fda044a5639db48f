#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bots/geschenkt/rule.h"

namespace facedown::bots::geschenkt_bot {

/// A way to decide that is not this house's.
struct Style
{
    std::string name;
    bool isHeldOut; ///< only to measure by
    /// Whether it takes. Before: the seat to act may pay, and the history leads to this state.
    std::function<bool(const geschenkt::State& state, geschenkt::Geschenkt::History history,
                       core::Random& random)>
        takes;
};

/// All styles, with rules that were evolved and rules that were evolved for measuring only.
std::vector<Style> allStyles(const std::vector<Rule>& evolved, const std::vector<Rule>& heldOut);

} // namespace facedown::bots::geschenkt_bot
