#include "bots/skull/sanity_filter.h"

#include <algorithm>

namespace facedown::bots::skull_bot {

using skull::Decision;
using skull::Table;

namespace {

bool canBeRaised(const View& view, int number)
{
    const Table& table = view.table;
    if (number >= table.discsOnMats()) // SK-15
        return false;
    for (Seat seat = 0; seat < table.seats(); ++seat)
        if (!view.owns(seat) && !table.tribe(seat).out() && !table.tribe(seat).passed)
            return true;
    return false;
}

/// How many discs could be flipped without the skulls that the player knows of.
int reachable(const View& view)
{
    int count = view.table.discsOnMats();
    for (Seat seat = 0; seat < view.table.seats(); ++seat)
        if (seat != view.table.actor && view.owns(seat))
            count -= view.table.tribe(seat).mat - clearDiscs(view, seat);
    return count;
}

bool ownTribeBids(const View& view)
{
    return view.table.bid > 0 && view.owns(view.table.challenger);
}

bool isSaneBid(const View& view, int number)
{
    const Table& table = view.table;
    const int mat = table.tribe(table.actor).mat;
    if (clearDiscs(view, table.actor) < std::min(number, mat)) {
        const bool mustBid = table.hand(table.actor) == 0 && table.bid == 0;
        return canBeRaised(view, number) && number <= std::max(table.bid + 1, mat) &&
               (!mustBid || number == 1);
    }
    if (ownTribeBids(view) && table.bid <= clearDiscs(view, table.challenger))
        return false;
    return number <= reachable(view);
}

} // namespace

int clearDiscs(const View& view, Seat seat)
{
    const int mat = view.table.tribe(seat).mat;
    const int skull = view.skull(seat);
    return skull >= 0 && skull < mat ? mat - 1 - skull : mat;
}

bool isSane(const View& view, Decision decision)
{
    if (decision.kind == Decision::Kind::Bid)
        return isSaneBid(view, decision.value);
    if (decision.kind == Decision::Kind::Pass)
        return ownTribeBids(view) || clearDiscs(view, view.table.actor) <= view.table.bid;
    return true;
}

} // namespace facedown::bots::skull_bot
