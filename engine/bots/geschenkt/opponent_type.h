#pragma once

#include <array>

#include "bots/geschenkt/parameters.h"

namespace facedown::bots::geschenkt_bot {

/// How a player may decide whether to take, as the hard bot thinks of the others and of itself.
struct OpponentType
{
    enum class Kind {
        Line,   ///< takes if the added cost less the pot is at most a line
        Points, ///< for its own points, as the medium bot
        Wins,   ///< for its chance to win, as the hard bot
    };

    Kind kind;
    double commonness; ///< among players; those of all opponent types sum to 1
    double line = 0.0;
    double lastChip = 0.0; ///< as in EasyParameters
};

/// The hard bot's own comes first.
inline constexpr std::array opponentTypes = {
    OpponentType{OpponentType::Kind::Wins, 0.3},
    OpponentType{OpponentType::Kind::Points, 0.25},
    OpponentType{OpponentType::Kind::Line, 0.15, easyParameters.line, easyParameters.lastChip},
    OpponentType{OpponentType::Kind::Line, 0.05, 1.0},
    OpponentType{OpponentType::Kind::Line, 0.05, 3.0},
    OpponentType{OpponentType::Kind::Line, 0.1, 5.0},
    OpponentType{OpponentType::Kind::Line, 0.05, 7.0},
    OpponentType{OpponentType::Kind::Line, 0.05, 10.0},
};

} // namespace facedown::bots::geschenkt_bot
