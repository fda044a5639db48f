#pragma once

#include "bots/nyet/parameters.h"
#include "nyet/nyet.h"

namespace facedown::bots::nyet_bot {

using core::Seat;
using nyet::Card;
using nyet::Cards;
using nyet::Trumps;

/// What hands bring when these are the trumps, compared with the average hand.
class HandWorth
{
public:
    HandWorth(const CardWorths& worths, int players, const Trumps& trumps);

    /// In tricks and treasures of the hand's team, less the other's.
    double of(Cards hand) const;

private:
    double ofCard(Card card) const;
    double sum(Cards cards) const;

    const CardWorths& worths_;
    Trumps trumps_;
    int highest_;          ///< in the game (NY-12)
    double average_ = 0.0; ///< of a card
};

} // namespace facedown::bots::nyet_bot
