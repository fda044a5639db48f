#pragma once

#include <optional>

#include "nyet/knowledge.h"

namespace facedown::bots::nyet_bot {

/// A card that was better than another in every world drawn, and by how many points at least.
struct SurelyBetter
{
    nyet::Card card;
    int points = 0;
};

/// Whether some legal card is worth more points of the round than the given one (the team's less
/// the others') in each of so many worlds that agree with what the seat knows, all hands open and
/// played out perfectly. Before: the seat of `view` is to play, and the card is legal.
std::optional<SurelyBetter> surelyBetter(const nyet::View& view, const nyet::Knowledge& known,
                                         nyet::Card card, int worlds, core::Random& random);

} // namespace facedown::bots::nyet_bot
