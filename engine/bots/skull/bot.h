#pragma once

#include "bots/bot.h"
#include "skull/skull.h"

namespace facedown::bots {

/// Both levels answer at once and estimate no values.
template <>
Choice choose<skull::Skull>(Character character, const skull::View& view,
                            core::Past<skull::Skull> history, core::Random& random,
                            const Budget& budget);

template <>
std::vector<skull::Options> signatureTables<skull::Skull>();

} // namespace facedown::bots
