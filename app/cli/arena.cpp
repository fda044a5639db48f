#include <algorithm>
#include <ostream>
#include <thread>

#include "cli/arena_report.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "core/text.h"
#include "match/read_json.h"

namespace facedown::cli {

namespace {

using core::ErrorCode;
using core::Expected;
using core::failure;
using match::Json;

/// The game's options as the protocol has them; a value that is no JSON is a plain word.
Expected<Json> gameOptions(const std::vector<std::string>& typed)
{
    Json json = Json::object();
    for (const std::string& option : typed) {
        const auto equals = option.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == option.size())
            return failure(ErrorCode::BadOption, "--option is NAME=VALUE, such as tribes=2, not " +
                                                     core::inQuotes(option));
        const std::string name = option.substr(0, equals);
        if (json.contains(name))
            return failure(ErrorCode::BadOption,
                           "--option " + core::plain(name, 40) + " is given twice");
        const std::string word = option.substr(equals + 1);
        const Json value = Json::parse(word, nullptr, false);
        json[name] = value.is_discarded() || value.is_structured() ? Json(word) : value;
    }
    return json;
}

/// The game that so many players can play.
Expected<match::Match> matchFor(const ArenaOptions& options)
{
    auto json = gameOptions(options.options);
    if (!json)
        return tl::unexpected(json.error());
    const Json players = options.seats.size();
    if (json->value("players", players) != players)
        return failure(ErrorCode::BadOption,
                       "--option players says " +
                           core::plain(match::writeJson((*json)["players"]), 40) +
                           ", but --seat is given " + players.dump() + " times");
    (*json)["players"] = players;
    return match::Match::start(options.game, *json, options.seed);
}

Expected<void> seatBots(const ArenaOptions& options, ArenaPlan& plan)
{
    for (const std::string& name : options.seats) {
        const auto bot = arenaBot(name);
        if (!bot)
            return tl::unexpected(bot.error());
        const auto place = std::find(plan.bots.begin(), plan.bots.end(), *bot);
        plan.seating.push_back(static_cast<std::size_t>(place - plan.bots.begin()));
        if (place == plan.bots.end())
            plan.bots.push_back(*bot);
    }
    return {};
}

int dealsFor(int games, const Seating& seating)
{
    const auto each = static_cast<int>(rotations(seating).size());
    return (games - 1) / each + 1;
}

int threadsFor(int wanted)
{
    if (wanted > 0)
        return wanted;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

Expected<ArenaPlan> planFor(const ArenaOptions& options)
{
    auto match = matchFor(options);
    if (!match)
        return tl::unexpected(match.error());
    ArenaPlan plan{.match = std::move(*match),
                   .bots = {},
                   .seating = {},
                   .deals = 0,
                   .seed = options.seed,
                   .time = std::chrono::milliseconds(options.ms),
                   .iterations = options.iterations,
                   .threads = threadsFor(options.threads),
                   .records = options.records};
    if (const auto seated = seatBots(options, plan); !seated)
        return tl::unexpected(seated.error());
    plan.deals = dealsFor(options.games, plan.seating);
    return plan;
}

int complain(const core::Error& error, std::ostream& errors, int status)
{
    errors << "facedown-cli: " << error.message << '\n';
    return status;
}

} // namespace

int arena(const ArenaOptions& options, std::ostream& out, std::ostream& errors, bool onTerminal)
{
    const auto plan = planFor(options);
    if (!plan)
        return complain(plan.error(), errors, wrongUsage);
    if (!plan->records.empty()) {
        std::error_code fault;
        std::filesystem::create_directories(plan->records, fault);
        if (fault)
            return complain({ErrorCode::BadRecord, plan->records.string() + ": " + fault.message()},
                            errors, failed);
    }
    ArenaProgress progress(*plan, errors, onTerminal);
    const Interrupt interrupt;
    const auto deals = runArena(*plan, progress.watch(), interrupt.token());
    progress.end();
    if (interrupt.came())
        interrupt.giveWay();
    if (!deals)
        return complain(deals.error(), errors, failed);
    if (options.json)
        printJson(*plan, *deals, out);
    else
        printTable(*plan, *deals, out);
    return done;
}

} // namespace facedown::cli
