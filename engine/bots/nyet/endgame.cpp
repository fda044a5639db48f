#include "bots/nyet/endgame.h"

#include <algorithm>

namespace facedown::bots::nyet_bot {

namespace {

/// Those of the cards that a seat need try: of neighbours with none in play between them the lower.
Cards different(const Round& round, Cards legal)
{
    Cards inPlay;
    for (Seat seat = 0; seat < round.players(); ++seat)
        inPlay = inPlay | round.hand(seat);
    if (round.trickSize() > 0)
        inPlay = inPlay | Cards::kind(round.winning());
    return legal.without(legal.nextAbove(inPlay));
}

} // namespace

Endgame::Endgame(const nyet::Table& table, Seat viewer, Aim aim)
    : table_(table)
    , shares_(table)
    , viewer_(viewer)
    , aim_(aim)
    , side_(1U - (table.team >> unsigned(viewer) & 1U))
{
    for (auto& row : worths_)
        row.fill(least);
}

float Endgame::solve(const Round& round)
{
    return search(round, least, -least);
}

float Endgame::worth(int counted, int others)
{
    float& worth = worths_[counted][others];
    if (worth > least)
        return worth;
    if (aim_ == Aim::Points)
        worth = static_cast<float>(table_.points() *
                                   (side_ == 0 ? counted - others : others - counted));
    else
        worth = shares_.of(totalsAfter(table_, {counted, others}))[viewer_];
    return worth;
}

float Endgame::search(Round round, float alpha, float beta)
{
    Cards left;
    do {
        left = round.legal();
        if (left.empty())
            return worth(round.counted(0), round.counted(1));
        if (left.firsts().several())
            left = different(round, left);
        if (!left.firsts().several())
            round.play(*left.begin());
    } while (!left.firsts().several());
    const bool own = round.sideOf(round.actor()) == side_;
    float best = own ? least : -least;
    // What wins is tried first: it cuts off most.
    const Cards winning = round.trickSize() > 0 ? left & round.beatingWinning() : left;
    for (const Cards cards : {winning, left.without(winning)})
        for (const Card card : cards) {
            const float share = search(round.after(card), alpha, beta);
            best = own ? std::max(best, share) : std::min(best, share);
            (own ? alpha : beta) = own ? std::max(alpha, best) : std::min(beta, best);
            if (alpha >= beta)
                return best;
        }
    return best;
}

core::Array<int, nyet::maxSeats> totalsAfter(const nyet::Table& table,
                                             const std::array<int, 2>& counted)
{
    core::Array<int, nyet::maxSeats> totals{};
    for (Seat seat = 0; seat < table.players; ++seat) {
        const unsigned side = 1U - (table.team >> unsigned(seat) & 1U);
        totals[seat] = table.seat(seat).score + table.points() * counted[side];
    }
    return totals;
}

} // namespace facedown::bots::nyet_bot
