#include "cli/arena_bot.h"

#include <algorithm>
#include <charconv>

#include "bots/bots.h"
#include "bots/outside.h"
#include "bots/training.h"
#include "cli/commands.h"
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

/// What is before the mark and, if it is there, what is behind it.
std::pair<std::string, std::optional<std::string>> parted(const std::string& text, char mark)
{
    const std::size_t at = text.find(mark);
    return {text.substr(0, at),
            at == std::string::npos ? std::nullopt : std::optional(text.substr(at + 1))};
}

std::optional<int> iterationsIn(const std::string& text)
{
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && stop == end && number >= 1 && number <= mostIterations
               ? std::optional(static_cast<int>(number))
               : std::nullopt;
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
    const auto [character, count] = parted(name, '@');
    const auto [kind, temper] = parted(character, ':');
    const auto level = bots::levelNamed(kind);
    if (temper)
        bot.temper = bots::temperNamed(*temper);
    if (count)
        bot.iterations = iterationsIn(*count);
    if (!level || (temper && !bot.temper) || (count && !bot.iterations))
        return core::failure(
            core::ErrorCode::BadOption,
            "there is no bot " + core::inQuotes(name) +
                "; there are random, exec:COMMAND, stranger:NAME of the league, and easy, medium "
                "and hard, these three also with a temperament, as in hard:bold or hard:careful, "
                "and with iterations of their own, as in hard@1000");
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
