#include "nyet/table.h"

#include <cassert>

namespace facedown::nyet {

int Trick::winning(const Trumps& trumps) const
{
    assert(size > 0);
    int best = 0;
    for (int place = 1; place < size; ++place)
        if (trumps.beats(card(place), card(best)))
            best = place;
    return best;
}

int Table::rounds() const
{
    constexpr int byPlayers[maxSeats + 1] = {0, 0, 8, 9, 8, 10};
    return target > 0 ? 0 : byPlayers[players];
}

int Table::points() const
{
    return pointsOf[static_cast<std::size_t>(*board.decided(Row::Points))];
}

int Table::treasuresOf(Seat seat) const
{
    int count = 0;
    for (int i = 0; i < treasureCount; ++i)
        count += treasures[static_cast<std::size_t>(i)].seat == seat ? 1 : 0;
    return count;
}

int Table::counted(Seat seat) const
{
    const int sum = this->seat(seat).tricks + treasuresOf(seat);
    return seat == bonus ? 2 * sum : sum;
}

int Table::roundScore(Seat seat) const
{
    int sum = 0;
    for (Seat other = 0; other < players; ++other)
        if (sameTeam(seat, other))
            sum += counted(other);
    return sum * points();
}

void Table::takeTrick()
{
    assert(trick.size == players);
    const Seat winner = trick.seat(trick.winning(trumps()), players);
    for (int place = 0; place < trick.size; ++place) {
        const Card card = trick.card(place);
        if (isTreasure(card, trick.seat(place, players), winner))
            treasures[static_cast<std::size_t>(treasureCount++)] = {card, byte(winner)};
    }
    ++seat(winner).tricks;
    last = trick;
    lastWinner = byte(winner);
    trick = {byte(winner), 0, {}};
}

} // namespace facedown::nyet
