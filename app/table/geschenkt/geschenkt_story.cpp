#include "table/geschenkt/geschenkt_table.h"

#include <algorithm>
#include <map>

// What is said of a match when it is over.

namespace facedown::table {

using core::Seat;
using StepKind = geschenkt::Step::Kind;

QString GeschenktTable::story() const
{
    if (!over())
        return {};
    if (QString second = words().closeSecond(winners(), geschenkt::scores(shown_));
        !second.isEmpty())
        return second;

    // Of a run only its lowest card counts at the end; what brought that in is the card of the run
    // that was taken first, and the chips on it were the price.
    std::map<int, geschenkt::Step> begun; // by the lowest card
    backwards([&](const geschenkt::View&, const Part& part) {
        if (part.step.kind == StepKind::Took) {
            int lowest = part.step.card;
            while (shown_.table.cards(part.step.seat).contains(lowest - 1))
                --lowest;
            begun.insert_or_assign(lowest, part.step);
        }
        return true;
    });
    const auto cost = [](const auto& run) { return run.first - run.second.chips; };
    const auto costliest = std::ranges::max_element(begun, {}, cost);
    if (costliest == begun.end() || cost(*costliest) <= 0)
        return {};
    return words().costliest(costliest->second, costliest->first);
}

} // namespace facedown::table
