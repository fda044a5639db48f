#pragma once

#include <vector>

#include "nyet/nyet.h"

namespace facedown::bots::nyet_bot {

/// What a rule looks at in a decision; each about 1 in size.
enum class Aspect {
    // Of a square to be covered:
    TrumpHeld,  ///< how much of the hand is of the colour that it would make trump
    SuperHeld,  ///< how many 1s of the colour that it would make super
    PointsHeld, ///< the points, by how high the hand is
    OwnStart,   ///< whether it would make the seat the start player
    Terms,      ///< whether it is of a row that is not about cards
    // Of teams and the bonus card:
    Mates,
    MatesAhead, ///< by how much they are ahead of the seat
    OwnBonus,
    // Of a card, once for points above 0 and once below:
    Price, ///< its value, and more for trumps
    Trump,
    Super,
    One,   ///< a 1 that may become a treasure
    Bares, ///< the last of its colour
    Leads, ///< it is led, by its price
    LeadsTrump,
    Wins,      ///< it would win the trick from the other team, as far as it goes
    WinsLast,  ///< and nobody comes after it
    Overtakes, ///< it would win it from the seat's own team
    LosesOne,  ///< it is a 1, and the other team is winning
    HelpsOne,  ///< it is a 1, and the own team is winning
    LowPrice,  ///< the same for points below 0, from here on
    Count = LowPrice + (LowPrice - Price),
};

inline constexpr std::size_t aspectCount = static_cast<std::size_t>(Aspect::Count);

/// A linear rule: the weights' sum over the aspects says how much is for a decision.
using Rule = core::Array<double, aspectCount>;

/// How much a rule is for each legal decision. Before: the view's seat is to act.
std::vector<double> leanings(const Rule& rule, const nyet::View& view);

/// What a rule decides, each decision by its weight e times as likely as one that weighs 1 less.
/// Before: the view's seat is to act.
nyet::Decision decisionBy(const Rule& rule, const nyet::View& view, core::Random& random);

} // namespace facedown::bots::nyet_bot
