#include "cli/arena_bot.h"

#include <algorithm>

#include "bots/bots.h"
#include "bots/outside.h"
#include "bots/training.h"
#include "core/text.h"
#include "match/games.h"

namespace facedown::cli {

namespace {

constexpr std::string_view strangerPrefix = "stranger:";

core::Expected<ArenaBot> strangerNamed(ArenaBot bot, const std::string& game)
{
    bot.kind = ArenaBot::Kind::Stranger;
    bot.stranger = bot.name.substr(strangerPrefix.size());
    const auto members = leagueOf(game);
    const auto found = std::find_if(members.begin(), members.end(), [&](const auto& member) {
        return member.name == bot.stranger;
    });
    if (found != members.end())
        return bot;
    std::string names;
    for (const LeagueMember& member : members)
        names += (names.empty() ? "" : ", ") + member.name;
    return core::failure(core::ErrorCode::BadOption,
                         "the league of " + game + " has no " + core::inQuotes(bot.stranger) +
                             (members.empty() ? ": it is empty" : "; it has " + names));
}

} // namespace

core::Expected<ArenaBot> arenaBot(const std::string& name, const std::string& game)
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
    if (name.starts_with(strangerPrefix))
        return strangerNamed(std::move(bot), game);
    const std::size_t colon = name.find(':');
    const std::string kind = name.substr(0, colon);
    const std::string rest = colon == std::string::npos ? "" : name.substr(colon + 1);
    const auto level = bots::levelNamed(kind);
    bot.temper = bots::temperNamed(rest);
    if (!level || (colon != std::string::npos && !bot.temper))
        return core::failure(
            core::ErrorCode::BadOption,
            "there is no bot " + core::inQuotes(name) +
                "; there are random, exec:COMMAND, stranger:NAME of the league, and easy, medium "
                "and hard, these three also with a temperament, as in hard:bold or hard:careful");
    bot.kind = ArenaBot::Kind::Level;
    bot.level = *level;
    return bot;
}

std::vector<LeagueMember> leagueOf(const std::string& game)
{
    std::vector<LeagueMember> members;
    match::withGame(game, [&]<core::Game G>() {
        for (const bots::Stranger<G>& stranger : bots::strangers<G>())
            members.push_back({stranger.name, stranger.isHeldOut});
    });
    return members;
}

} // namespace facedown::cli
