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
    Cards result;
    for (const Card card : legal) {
        Card below{static_cast<std::int8_t>(card.code - 1)};
        while (below.value() > 1 && !inPlay.contains(below) &&
               !(round.trickSize() > 0 && below == round.winning()))
            --below.code;
        if (card.value() <= 2 || below.value() <= 1 || !legal.contains(below))
            result.add(card);
    }
    return result;
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
    float& worth = worths_[static_cast<std::size_t>(counted)][static_cast<std::size_t>(others)];
    if (worth > least)
        return worth;
    if (aim_ == Aim::Points)
        worth = static_cast<float>(table_.points() *
                                   (side_ == 0 ? counted - others : others - counted));
    else
        worth =
            shares_.of(totalsAfter(table_, {counted, others}))[static_cast<std::size_t>(viewer_)];
    return worth;
}

float Endgame::search(const Round& round, float alpha, float beta)
{
    if (round.over())
        return worth(round.counted(0), round.counted(1));
    const bool own = round.sideOf(round.actor()) == side_;
    float best = own ? least : -least;
    Cards left = round.legal();
    if (left.firsts().several())
        left = different(round, left);
    // What wins is tried first: it cuts off most.
    const Cards winning = round.trickSize() > 0 ? left & round.beatingWinning() : left;
    for (const Cards cards : {winning, left.without(winning)})
        for (const Card card : cards) {
            Round next = round;
            next.play(card);
            const float share = search(next, alpha, beta);
            best = own ? std::max(best, share) : std::min(best, share);
            (own ? alpha : beta) = own ? std::max(alpha, best) : std::min(beta, best);
            if (alpha >= beta)
                return best;
        }
    return best;
}

std::array<int, nyet::maxSeats> totalsAfter(const nyet::Table& table,
                                            const std::array<int, 2>& counted)
{
    std::array<int, nyet::maxSeats> totals{};
    for (Seat seat = 0; seat < table.players; ++seat) {
        const unsigned side = 1U - (table.team >> unsigned(seat) & 1U);
        totals[static_cast<std::size_t>(seat)] =
            table.seat(seat).score + table.points() * counted[side];
    }
    return totals;
}

} // namespace facedown::bots::nyet_bot
