#pragma once

namespace facedown::bots::nyet_bot {

/// The easy bot looks at the card that lies highest in the trick, and at its hand, no further.
struct EasyManner
{
    double heat;     ///< the difference in value that it still takes for a choice
    double vetoHeat; ///< the same for squares
    double teamHeat; ///< and for team-mates
    double winning;  ///< what it gives to win a trick, in values of cards
    double trump;    ///< how much dearer a trump is to it than another card of its value
    double highHand; ///< the average value from which it thinks its hand good
};

inline constexpr EasyManner easyManner{
    .heat = 1.5,
    .vetoHeat = 1.0,
    .teamHeat = 1.0,
    .winning = 12.0,
    .trump = 8.0,
    .highHand = 6.3,
};

/// What the cards of a hand bring its team, less what they bring the other: tricks and treasures.
struct CardWorths
{
    double even;      ///< of the average hand
    double lowTrump;  ///< the 2 of trumps
    double highTrump; ///< the highest trump; between them it rises with the square
    double trumpOne;  ///< a 1 of the trump colour that is not super
    double superOne;  ///< a super trump
    double highPlain; ///< the highest card of another colour; lower ones steeply less
    double plainOne;  ///< a 1 of another colour
};

/// The medium bot estimates what each trick and each card is worth, in tricks and treasures of its
/// team less those of the other.
struct MediumManner
{
    double heat; ///< the difference that it still takes for a choice
    double vetoHeat;
    double teamHeat;

    // How the others play, as it thinks of them.
    double beats;     ///< how often a seat that can beat the other team's card does
    double ruffs;     ///< the same with a trump, where it cannot follow
    double overtakes; ///< how often it beats its own team's card
    double slips;     ///< how often it wins a trick that costs points when it need not

    // What a card is worth later.
    double later;    ///< how much of what it would bring if it were led now
    double ruff;     ///< more for a trump, which wins tricks of other colours
    double superOne; ///< more for a super trump, which waits for treasures
    double one;      ///< less for a 1 that may become a treasure
    double bare;     ///< to get rid of a colour while there are trumps in hand
    double lead;     ///< to lead the next trick
    double drawing;  ///< to lead a trump

    // What it knows of others before a card is played.
    double giving;   ///< what a card given is worth to the neighbour, in its own worth
    double starting; ///< to be the start player, by points
    double behind;   ///< for each point that a team-mate is behind the average of totals
    double signal;   ///< for each square covered by a seat that speaks for its hand
    double company;  ///< with 3 or 5 players, to be in the larger team rather than the smaller
    double holding;  ///< how much a good hand is worth more in the smaller team, by its worth

    CardWorths high; ///< when points are good
    CardWorths low;  ///< when they are -2
};

inline constexpr MediumManner mediumManner{
    .heat = 0.04,
    .vetoHeat = 0.2,
    .teamHeat = 0.3,
    .beats = 0.85,
    .ruffs = 0.8,
    .overtakes = 0.1,
    .slips = 0.05,
    .later = 0.7,
    .ruff = 0.5,
    .superOne = 0.5,
    .one = 0.0,
    .bare = 0.3,
    .lead = 0.1,
    .drawing = 0.0,
    .giving = 0.7,
    .starting = 1.0,
    .behind = 0.05,
    .signal = 0.5,
    .company = 0.0,
    .holding = 0.1,
    .high = {.even = 2.5,
             .lowTrump = 0.4,
             .highTrump = 1.5,
             .trumpOne = -0.3,
             .superOne = 1.5,
             .highPlain = 1.0,
             .plainOne = -0.5},
    .low = {.even = 2.5,
            .lowTrump = 0.4,
            .highTrump = 1.5,
            .trumpOne = -0.3,
            .superOne = 1.5,
            .highPlain = 1.0,
            .plainOne = -0.5},
};

} // namespace facedown::bots::nyet_bot
