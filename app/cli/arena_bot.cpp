#include "cli/arena_bot.h"

#include "bots/outside.h"
#include "core/text.h"

namespace facedown::cli {

core::Expected<ArenaBot> arenaBot(const std::string& name)
{
    ArenaBot bot;
    bot.name = name;
    if (name == "random")
        return bot;
    if (auto command = bots::outsideCommand(name)) {
        bot.kind = ArenaBot::Kind::Outside;
        bot.command = std::move(*command);
        return bot;
    }
    const std::size_t colon = name.find(':');
    const std::string kind = name.substr(0, colon);
    const std::string rest = colon == std::string::npos ? "" : name.substr(colon + 1);
    const auto level = bots::levelNamed(kind);
    bot.temper = bots::temperNamed(rest);
    if (!level || (colon != std::string::npos && !bot.temper))
        return core::failure(
            core::ErrorCode::BadOption,
            "there is no bot " + core::inQuotes(name) +
                "; there are random, exec:COMMAND, and easy, medium and hard, these three also "
                "with a temper, as in hard:bold or hard:careful");
    bot.kind = ArenaBot::Kind::Level;
    bot.level = *level;
    return bot;
}

} // namespace facedown::cli
