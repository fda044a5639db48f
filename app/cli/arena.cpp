#include <algorithm>
#include <ostream>
#include <thread>

#include "cli/arena_report.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "cli/interrupt.h"
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

int copiesOfFirst(const Seating& seating)
{
    return static_cast<int>(std::count(seating.begin(), seating.end(), seating.front()));
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

/// Plays on until the test says something, or all deals are played.
Expected<std::vector<ArenaDeal>> runTest(ArenaPlan& plan, const ArenaWatch& watch,
                                         const std::stop_token& stop)
{
    const auto seatings = rotations(plan.seating);
    const double copies = copiesOfFirst(plan.seating);
    // Of what is no more than 1 and no less than 0, the test is wrong no more often than of wins.
    bots::Sprt sprt(copies * plan.test->lower, copies * plan.test->higher, ArenaTest::error);
    std::vector<ArenaDeal> deals;
    ArenaWatch told = watch;
    told.progress = [&](int games) {
        watch.progress(static_cast<int>(deals.size() * seatings.size()) + games);
    };
    const int all = plan.deals;
    while (sprt.verdict() == bots::Sprt::Verdict::Open && plan.firstDeal < all) {
        plan.deals = std::min(all - plan.firstDeal, 2 * plan.threads);
        auto next = runArena(plan, told, stop);
        if (!next || stop.stop_requested())
            return next;
        for (ArenaDeal& deal : *next)
            if (sprt.verdict() == bots::Sprt::Verdict::Open) {
                sprt.add(shareOf(plan.seating.front(), seatings, deal));
                deals.push_back(std::move(deal));
            }
        plan.firstDeal += plan.deals;
    }
    plan.deals = static_cast<int>(deals.size());
    plan.test->verdict = sprt.verdict();
    return deals;
}

Expected<ArenaPlan> planFor(const ArenaOptions& options)
{
    auto match = matchFor(options);
    if (!match)
        return tl::unexpected(match.error());
    ArenaPlan plan{.match = std::move(*match),
                   .bots = {},
                   .seating = {},
                   .firstDeal = 0,
                   .deals = 0,
                   .seed = options.seed,
                   .time = std::chrono::milliseconds(options.ms),
                   .iterations = options.iterations,
                   .threads = threadsFor(options.threads),
                   .records = options.records,
                   .test = {}};
    if (const auto seated = seatBots(options, plan); !seated)
        return tl::unexpected(seated.error());
    auto test = testFor(options, plan.seating);
    if (!test)
        return tl::unexpected(test.error());
    plan.test = *test;
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
    auto plan = planFor(options);
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
    const ArenaWatch watch = progress.watch();
    const auto deals = plan->test ? runTest(*plan, watch, interrupt.token())
                                  : runArena(*plan, watch, interrupt.token());
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
