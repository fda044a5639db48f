#pragma once

#include "core/array.h"

namespace facedown::bots::nyet_bot {

/// The easy bot looks at the card that lies highest in the trick, and at its hand, no further.
struct EasyParameters
{
    double temperature;     ///< the difference in value that it still takes for a choice
    double vetoTemperature; ///< the same for squares
    double teamTemperature; ///< and for team-mates
    double winning;         ///< what it gives to win a trick, in values of cards
    double treasure;        ///< what it gives not to lose a 1 to the other team
    double highHand;        ///< how far above the pack's average it thinks its hand good
};

inline constexpr EasyParameters easyParameters{
    .temperature = 1.5,
    .vetoTemperature = 0.7,
    .teamTemperature = 1.0,
    .winning = 12.0,
    .treasure = 8.0,
    .highHand = 0.1,
};

/// What the cards of a hand bring its team, less what they bring the other: tricks and treasures,
/// by how much more than a low card of no use. The highest card of a colour first.
struct CardWorths
{
    core::Array<double, 12> trumps; ///< without 1s
    core::Array<double, 12> plain;  ///< of other colours, without 1s
    double trumpOne;                ///< a 1 of the trump colour that is not super
    double superOne;                ///< a super trump
    double plainOne;                ///< a 1 of another colour
    /// The part of it that is more, or less, under each square of row Discard, in NY-20's order.
    std::array<double, 5> discards;
};

/// The medium bot estimates what each trick and each card is worth, in tricks and treasures of its
/// team less those of the other.
struct MediumParameters
{
    double temperature; ///< the difference that it still takes for a choice
    double vetoTemperature;
    double teamTemperature;

    // How the others play, as it thinks of them.
    double beats;     ///< how often a seat that can beat the other team's card does
    double ruffs;     ///< the same with a trump, where it cannot follow
    double overtakes; ///< how often it beats its own team's card
    double slips;     ///< how often it wins a trick that costs points when it need not

    // What a card is worth later.
    double later;    ///< how much of what it would bring if it were led now
    double rank;     ///< to beat all that is unseen of its colour, from none of it
    double ruff;     ///< more for a trump, which wins tricks of other colours
    double superOne; ///< more for a super trump, which waits for treasures
    double one;      ///< less for a 1 that may become a treasure
    double lowOne;   ///< more for such a 1 when points are -2
    double bare;     ///< to get rid of a colour while there are trumps in hand
    double lead;     ///< to lead the next trick

    // What it knows of others before a card is played.
    double giving; ///< what a card given is worth to the neighbour, in its own worth
    core::Array<double, 6> starting; ///< to be the start player, by players; times the points
    std::array<double, 5> rid;       ///< each 1 in hand, by the square of row Discard; likewise
    double behind;  ///< for each point that a team-mate is behind the average of totals
    double signal;  ///< for each square covered by a seat that speaks for its hand
    double holding; ///< how much a good hand is worth more in the smaller team, by its worth

    CardWorths high; ///< when points are good
    CardWorths low;  ///< when they are -2
};

// Found by letting bots play one another; the worths of cards by regression over their rounds.
inline constexpr MediumParameters mediumParameters{
    .temperature = 0.04,
    .vetoTemperature = 0.1,
    .teamTemperature = 0.3,
    .beats = 0.85,
    .ruffs = 0.8,
    .overtakes = 0.1,
    .slips = 0.05,
    .later = 0.5,
    .rank = 0.25,
    .ruff = 0.5,
    .superOne = 0.75,
    .one = 0.2,
    .lowOne = 0.2,
    .bare = 0.45,
    .lead = 0.1,
    .giving = 1.1,
    .starting = {0.0, 0.0, -1.2, 1.0, 1.0, 1.0},
    .rid = {0.0, 0.13, -0.06, 0.05, -0.12},
    .behind = 0.05,
    .signal = 0.5,
    .holding = 0.1,
    .high = {.trumps = {2.2, 2.05, 1.75, 1.5, 1.25, 1.15, 1.0, 0.95, 0.85, 0.8, 0.75, 0.75},
             .plain = {1.65, 0.95, 0.5, 0.25, 0.1, 0.05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0},
             .trumpOne = 0.2,
             .superOne = 2.4,
             .plainOne = -0.5,
             .discards = {-0.03, -0.1, 0.03, 0.05, 0.07}},
    .low = {.trumps = {1.8, 1.8, 1.8, 1.75, 1.7, 1.4, 1.4, 1.2, 1.0, 0.8, 0.7, 0.6},
            .plain = {1.4, 1.3, 1.3, 1.2, 1.15, 1.0, 0.8, 0.75, 0.55, 0.3, 0.2, 0.0},
            .trumpOne = -0.4,
            .superOne = 1.5,
            .plainOne = -0.9,
            .discards = {0.03, -0.03, 0.01, -0.07, 0.06}},
};

} // namespace facedown::bots::nyet_bot
