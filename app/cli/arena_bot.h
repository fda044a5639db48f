#pragma once

#include <optional>
#include <string>

#include "bots/bot.h"
#include "core/error.h"

namespace facedown::cli {

/// A bot as the arena's command line names it.
struct ArenaBot
{
    enum class Kind {
        Random,  ///< any legal decision, each as often
        Level,   ///< one of this house
        Outside, ///< a program of somebody else's
    };

    std::string name; ///< as it was given
    Kind kind = Kind::Random;
    bots::Level level{};                ///< of a Level
    std::optional<bots::Temper> temper; ///< of a Level; none: its seat's
    std::string command;                ///< of an Outside

    bool operator==(const ArenaBot& other) const { return name == other.name; }
};

/// "random", a level, a level with a temper ("hard:bold"), or "exec:COMMAND".
/// Errors: BadOption.
core::Expected<ArenaBot> arenaBot(const std::string& name);

} // namespace facedown::cli
