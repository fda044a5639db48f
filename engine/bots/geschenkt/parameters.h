#pragma once

namespace facedown::bots::geschenkt_bot {

/// The easy bot looks at what the card costs it at once, less the chips on it.
struct EasyParameters
{
    double line;      ///< at this cost it would as soon take as pay
    double lastChip;  ///< how much higher the line is with one chip; with two it is half of that
    double vagueness; ///< in points: how far from the line it still wavers
    double lean;      ///< in points: how much higher the line of a careful one is, lower of a bold
};

inline constexpr EasyParameters easyParameters{
    .line = 7.0,
    .lastChip = 14.0,
    .vagueness = 1.5,
    .lean = 1.5,
};

/// The medium bot estimates what each seat's cards and chips will have come to at the end.
struct MediumParameters
{
    double temperature;       ///< the difference in points that it still takes for a choice
    double othersTemperature; ///< the same of the others, as it thinks of them
    double reach;     ///< how likely a card that a seat waits for comes to it once it is turned
    double neighbour; ///< the chips that a card brings its seat once it adjoins the seat's own
    double exposure;  ///< what it costs to face a whole deck without a chip
    double enough;    ///< chips that halve this, by chips at the start and cards left for each
    double rivalry;   ///< how much of a point of its own it gives for one less of the others
    double lean;      ///< points that a careful one gives to be rid of the card, a bold one to wait
};

// Found by letting bots play one another and easy ones, at tables of 3, 4, 5 and 7.
inline constexpr MediumParameters mediumParameters{
    .temperature = 0.3,
    .othersTemperature = 0.8,
    .reach = 0.75,
    .neighbour = 2.0,
    .exposure = 50.0,
    .enough = 0.18,
    .rivalry = 0.2,
    .lean = 0.6,
};

/// The hard bot estimates its win probability. All is in parts of what chance alone would give it.
/// The nearer it is to having lost or won, the less its shares tell its choices apart, and the more
/// it minds its points, as the medium bot does: a person at the table still wants to see it play.
struct HardParameters
{
    double temperature; ///< the difference that it still takes for a choice
    double lean;        ///< what a careful one gives to be rid of the card, a bold one to wait
    double points;      ///< what it gives for a point where all is settled: makes the leans agree
    double settled;     ///< so much may still be won or lost where it gives a quarter of this
};

inline constexpr HardParameters hardParameters{
    .temperature = 0.01,
    .lean = 0.04,
    .points = 0.04,
    .settled = 0.1,
};

} // namespace facedown::bots::geschenkt_bot
