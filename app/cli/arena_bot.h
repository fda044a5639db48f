#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "core/error.h"

namespace facedown::cli {

/// A bot as the arena's command line names it.
struct ArenaBot
{
    enum class Kind {
        Random,   ///< any legal decision, each as often
        Level,    ///< one of this house
        Stranger, ///< one of the game's league (bots/training/league.h)
        Outside,  ///< a program of somebody else's
    };

    std::string name; ///< as it was given
    Kind kind = Kind::Random;
    bots::Level level{};                ///< of a Level
    std::optional<bots::Temper> temper; ///< of a Level; none: its seat's
    std::optional<int> iterations;      ///< of a Level; none: as the arena says
    std::string stranger;               ///< of a Stranger: its name in the league
    std::string command;                ///< of an Outside

    bool operator==(const ArenaBot& other) const { return name == other.name; }
};

/// "random", a level, with a temper or iterations of its own or both ("hard:bold@1000"), a stranger
/// of the game's league ("stranger:never"), or "exec:COMMAND". Errors: BadOption.
core::Expected<ArenaBot> arenaBot(const std::string& name, const std::string& game);

/// Somebody in a game's league.
struct LeagueMember
{
    std::string name;
    bool isHeldOut = false;
};

/// All of them; none of a game that has no league. Before: there is such a game.
std::vector<LeagueMember> leagueOf(const std::string& game);

} // namespace facedown::cli
