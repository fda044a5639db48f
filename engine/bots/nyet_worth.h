#pragma once

#include "bots/nyet_manner.h"
#include "nyet/nyet.h"

namespace facedown::bots::nyet_bot {

using core::Seat;
using nyet::Card;
using nyet::Cards;
using nyet::Trumps;

/// What a hand brings its team, less what it brings the other, when these are the trumps. Before:
/// top is the highest value in the game (NY-12).
double worthOfHand(const CardWorths& worths, Cards hand, const Trumps& trumps, int top);

/// The highest value in the game (NY-12).
constexpr int highestOf(int players)
{
    return players == 3 ? 10 : nyet::highestValue;
}

} // namespace facedown::bots::nyet_bot
