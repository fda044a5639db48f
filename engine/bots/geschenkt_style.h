#pragma once

#include <array>

#include "bots/geschenkt_manner.h"

namespace facedown::bots::geschenkt_bot {

/// How a player may decide whether to take, as the hard bot thinks of the others and of itself.
struct Style
{
    enum class Kind {
        Line,   ///< takes if the added cost less the pot is at most a line
        Points, ///< for its own points, as the medium bot
        Wins,   ///< for its chance to win, as the hard bot
    };

    Kind kind = Kind::Wins;
    double line = 0.0;
    double lastChip = 0.0; ///< as in EasyManner
};

inline constexpr std::array styles = {
    Style{},
    Style{Style::Kind::Points},
    Style{Style::Kind::Line, easyManner.line, easyManner.lastChip},
    Style{Style::Kind::Line, 1.0},
    Style{Style::Kind::Line, 3.0},
    Style{Style::Kind::Line, 5.0},
    Style{Style::Kind::Line, 7.0},
    Style{Style::Kind::Line, 10.0},
};

} // namespace facedown::bots::geschenkt_bot
