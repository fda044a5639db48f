#include "table/geschenkt/geschenkt_table.h"

#include <algorithm>
#include <limits>

// What is said of a match when it is over.

namespace facedown::table {

using core::Seat;
using StepKind = geschenkt::Step::Kind;

QString GeschenktTable::story() const
{
    if (!over())
        return {};
    constexpr int close = 5; // points
    const core::Winners won = winners();
    int best = std::numeric_limits<int>::max();
    int next = best;
    Seat second = core::nobody;
    for (Seat seat = 0; seat < seatCount(); ++seat) {
        const int score = shown_.score(seat);
        if (won.contains(core::byte(seat))) {
            best = score;
        } else if (score < next) {
            next = score;
            second = seat;
        }
    }
    if (second != core::nobody && next - best <= close)
        return words().closeSecond(second, next - best);

    // The card that cost its taker most, less the chips on it: at the end, where it costs nothing
    // who also has the next lower one.
    geschenkt::Step costliest{};
    int most = 0;
    backwards([&](const geschenkt::View&, const Part& part) {
        const geschenkt::Step& step = part.step;
        if (step.kind != StepKind::Took)
            return true;
        const bool counts = shown_.table.cards(step.seat).runStarts().contains(step.card);
        const int cost = counts ? step.card - step.chips : 0;
        if (cost >= most) {
            most = cost;
            costliest = step;
        }
        return true;
    });
    return most > 0 ? words().costliest(costliest.seat, costliest.card, most) : QString();
}

} // namespace facedown::table
