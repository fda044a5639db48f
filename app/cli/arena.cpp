#include <algorithm>
#include <ostream>

#include "cli/arena_plan.h"
#include "cli/arena_report.h"
#include "cli/interrupt.h"

namespace facedown::cli {

namespace {

using core::Expected;

/// Plays on until the test says something, or all deals are played.
Expected<std::vector<ArenaDeal>> runTest(ArenaPlan& plan, const ArenaWatch& watch,
                                         const std::stop_token& stop)
{
    const double copies = copiesOfFirst(plan.seating);
    // Of what is no more than 1 and no less than 0, the test is wrong no more often than of wins.
    bots::Sprt sprt(copies * plan.test->lower, copies * plan.test->higher, ArenaTest::error);
    std::vector<ArenaDeal> deals;
    int played = 0;
    ArenaWatch told = watch;
    told.progress = [&](int games) { watch.progress(played + games); };
    const int all = plan.deals;
    while (sprt.verdict() == bots::Sprt::Verdict::Open && plan.firstDeal < all) {
        plan.deals = std::min(all - plan.firstDeal, 2 * plan.threads);
        auto next = runArena(plan, told, stop);
        if (!next || stop.stop_requested())
            return next;
        for (ArenaDeal& deal : *next) {
            if (sprt.verdict() != bots::Sprt::Verdict::Open)
                break;
            for (std::size_t rotation = 0; rotation < deal.size(); ++rotation)
                if (auto kept = record(plan, deals.size(), rotation, deal[rotation]); !kept)
                    return tl::unexpected(kept.error());
            sprt.add(shareOf(plan.seating.front(), deal));
            played += static_cast<int>(deal.size());
            deals.push_back(std::move(deal));
        }
        plan.firstDeal += plan.deals;
    }
    plan.deals = static_cast<int>(deals.size());
    plan.games = played;
    plan.test->verdict = sprt.verdict();
    return deals;
}

} // namespace

int arena(const ArenaOptions& options, std::ostream& out, std::ostream& errors, bool onTerminal)
{
    auto plan = planFor(options);
    if (!plan)
        return complain(errors, plan.error().message, wrongUsage);
    if (!plan->records.empty()) {
        std::error_code fault;
        std::filesystem::create_directories(plan->records, fault);
        if (fault)
            return complain(errors, plan->records.string() + ": " + fault.message(), failed);
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
        return complain(errors, deals.error().message, failed);
    if (options.json)
        printJson(*plan, *deals, out);
    else
        printTable(*plan, *deals, out);
    return done;
}

} // namespace facedown::cli
