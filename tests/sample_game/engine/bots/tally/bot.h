#pragma once

#include "bots/bot.h"
#include "tally/tally.h"

namespace facedown::bots {

/// Easy and medium answer at once and estimate no values; hard searches to the end of the game.
template <>
Choice choose<tally::Tally>(Character character, const tally::View& view,
                            core::History<tally::Tally> history, core::Random& random,
                            const Budget& budget, Memory& memory);

template <>
std::vector<tally::Options> signatureTables<tally::Tally>();

} // namespace facedown::bots
