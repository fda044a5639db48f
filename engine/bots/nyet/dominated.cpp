#include "bots/nyet/dominated.h"

#include <numeric>

namespace facedown::bots::nyet_bot {

namespace {

using nyet::Table;
using Kind = nyet::Decision::Kind;

/// Whether two cards of a colour do the same now, to the trick or in another hand.
bool doTheSame(const Table& table, Kind kind, Card one, Card other)
{
    if (one.value() == 1 || other.value() == 1) // NY-51, NY-55
        return false;
    switch (kind) {
    case Kind::Discard:
        return true;
    case Kind::Give: // what is of less use to the seat is so to the other team too
        return !table.sameTeam(table.actor, table.next(table.actor));
    case Kind::Play: {
        if (table.trick.size == 0)
            return false;
        const nyet::Trumps trumps = table.trumps();
        const bool last = table.trick.size + 1 == table.players;
        const bool wins = table.trick.wouldWin(one, trumps);
        return wins == table.trick.wouldWin(other, trumps) && (last || !wins);
    }
    default:
        return false;
    }
}

} // namespace

std::vector<std::size_t> dominators(const nyet::View& view, const Decisions& legal)
{
    const Table& table = view.table;
    std::vector<std::size_t> result(legal.size());
    std::iota(result.begin(), result.end(), 0U);
    if (table.phase < nyet::Phase::Discard)
        return result;
    const int sign = table.points() > 0 ? 1 : -1;
    for (std::size_t& best : result) {
        const nyet::Decision decision = legal[best];
        for (std::size_t i = 0; i < legal.size(); ++i) {
            const Card card = legal[i].card();
            const Card least = legal[best].card();
            if (card.colour() == least.colour() && sign * card.value() < sign * least.value() &&
                doTheSame(table, decision.kind, card, decision.card()))
                best = i;
        }
    }
    return result;
}

} // namespace facedown::bots::nyet_bot
