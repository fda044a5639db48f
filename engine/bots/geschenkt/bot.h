#pragma once

#include "bots/bot.h"
#include "geschenkt/geschenkt.h"

namespace facedown::bots {

/// Easy and medium bots answer at once and estimate no values; hard ones search.
template <>
Choice choose<geschenkt::Geschenkt>(Character character, const geschenkt::View& view,
                                    core::Past<geschenkt::Geschenkt> history, core::Random& random,
                                    const Budget& budget);

template <>
std::vector<geschenkt::Options> signatureTables<geschenkt::Geschenkt>();

} // namespace facedown::bots
