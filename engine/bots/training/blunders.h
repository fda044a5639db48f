#pragma once

#include <string>
#include <vector>

#include "bots/bot.h"

namespace facedown::bots {

/// Which decisions of which bots are looked at.
struct BlunderRun
{
    int players = 4;
    Level level = Level::Hard; ///< of all, each with the temper of its seat
    Budget budget{};
    int deals = 100;
    std::uint64_t seed = 1;
    int cards = 5; ///< with at most so many in hand: more take long to judge
    int threads = 1;
};

/// A decision that cost points: in each of many deals that the seat could think possible another
/// was better by points, with all hands open and everybody doing the best from then on. Not a
/// proof: a deal may not have been drawn, and a seat cannot tell them apart later as open hands
/// can.
struct Blunder
{
    enum class Kind {
        Trick,    ///< it won a trick that a partner was winning
        Treasure, ///< it threw a treasure into a trick that the others were winning
        Other
    };

    Kind kind = Kind::Other;
    std::uint64_t deal = 0; ///< counted from 0
    Seat seat = 0;
    std::string made;
    std::string better;
    int points = 0; ///< by which it was better at least, the team's less the others'
};

struct Blunders
{
    int decisions = 0;          ///< that were looked at
    std::vector<Blunder> found; ///< by deal
};

/// Plays a round of each deal and looks for what cost points. The same run finds the same.
using BlunderCounter = Blunders (*)(const BlunderRun& run);

/// A game's own, in its training/training.h (bots/training.h has them all); null if it has none.
template <core::Game G>
inline constexpr BlunderCounter blunderCounter = nullptr;

} // namespace facedown::bots
