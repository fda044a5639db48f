#pragma once

#include <optional>
#include <vector>

#include "cli/arena_game.h"

namespace facedown::cli {

/// The games of a deal: chance brought the same, one game for each seating.
using ArenaDeal = std::vector<ArenaGame>;

/// What is said of a bot in the end.
struct ArenaFigures
{
    int seatGames = 0;               ///< games, counted for each copy of it
    double wins = 0.0;               ///< shared ones in parts
    double winShare = 0.0;           ///< of the games' wins, what one copy had; par is 1/players
    std::optional<double> error;     ///< one standard error of winShare; none from a single deal
    std::optional<double> meanScore; ///< none in a game without points
    double meanTime = 0.0;           ///< of a decision, ms
    double longestTime = 0.0;        ///< ms
    double late = 0.0;               ///< the part of its decisions that took longer than they might
    int forfeits = 0;
};

/// What a bot, all its copies together, had of a deal's wins.
double shareOf(std::size_t bot, const ArenaDeal& deal);

/// One standard error of the mean of independent figures; none from less than two.
std::optional<double> standardError(const std::vector<double>& figures);

/// Sums up for each bot. A forfeited game is lost by the bot at fault, all its copies, and its win
/// goes to the others' players in equal parts; it has no scores. The error is taken over deals,
/// since the games of a deal are not independent.
std::vector<ArenaFigures> figures(std::size_t bots, const std::vector<ArenaDeal>& deals);

} // namespace facedown::cli
