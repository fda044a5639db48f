#include "cli/arena_plan.h"

#include <algorithm>

#include "cli/input.h"
#include "core/text.h"
#include "match/read_json.h"

namespace facedown::cli {

namespace {

using core::ErrorCode;
using core::Expected;
using core::failure;
using match::Json;

/// The game that so many players can play.
Expected<match::Match> matchFor(const ArenaOptions& options)
{
    auto json = match::readOptions(options.options);
    if (!json)
        return tl::unexpected(json.error());
    const Json players = options.seats.size();
    if (json->value("players", players) != players)
        return failure(ErrorCode::BadOption,
                       "--option players says " +
                           core::plain(match::writeJson((*json)["players"]), 40) + ", but " +
                           players.dump() + " players are to sit down");
    (*json)["players"] = players;
    return match::Match::start(options.game, *json, options.seed);
}

Expected<void> seatBots(const ArenaOptions& options, ArenaPlan& plan)
{
    for (const std::string& name : options.seats) {
        const auto bot = arenaBot(name, options.game);
        if (!bot)
            return tl::unexpected(bot.error());
        const auto place = std::find(plan.bots.begin(), plan.bots.end(), *bot);
        plan.seating.push_back(static_cast<std::size_t>(place - plan.bots.begin()));
        if (place == plan.bots.end())
            plan.bots.push_back(*bot);
    }
    return {};
}

void planDeals(int games, ArenaPlan& plan)
{
    plan.seatings = Seatings(plan.seating, plan.seed);
    while (plan.games < games)
        plan.games +=
            static_cast<int>(plan.seatings.of(static_cast<std::size_t>(plan.deals++)).size());
}

Expected<std::optional<ArenaTest>> testFor(const ArenaOptions& options, const Seating& seating)
{
    if (options.sprt.empty())
        return std::nullopt;
    const ArenaTest test{options.sprt[0], options.sprt[1]};
    if (test.lower <= 0.0 || test.lower >= test.higher ||
        test.higher * copiesOfFirst(seating) >= 1.0)
        return failure(ErrorCode::BadOption,
                       "--sprt is two shares of the wins, the lower first, such as 0.33 0.4; all "
                       "copies of the first bot together must not have everything");
    return test;
}

} // namespace

int copiesOfFirst(const Seating& seating)
{
    return static_cast<int>(std::count(seating.begin(), seating.end(), seating.front()));
}

Expected<ArenaPlan> planFor(const ArenaOptions& options)
{
    auto match = matchFor(options);
    if (!match)
        return tl::unexpected(match.error());
    ArenaPlan plan{.match = std::move(*match),
                   .bots = {},
                   .seating = {},
                   .seatings = {},
                   .firstDeal = 0,
                   .deals = 0,
                   .games = 0,
                   .seed = options.seed,
                   .time = std::chrono::milliseconds(options.ms),
                   .iterations = options.iterations,
                   .threads = options.threads,
                   .records = options.records,
                   .test = {}};
    if (const auto seated = seatBots(options, plan); !seated)
        return tl::unexpected(seated.error());
    auto test = testFor(options, plan.seating);
    if (!test)
        return tl::unexpected(test.error());
    plan.test = *test;
    planDeals(options.games, plan);
    return plan;
}

} // namespace facedown::cli
