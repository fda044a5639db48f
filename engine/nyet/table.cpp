#include "nyet/table.h"

#include <algorithm>
#include <cassert>

namespace facedown::nyet {

int Trick::winning(const Trumps& trumps) const
{
    assert(size > 0);
    int best = 0; // its strength, then its place
    for (int place = 0; place < size; ++place)
        best = std::max(best, trumps.strength(card(place), card(0).colour()) * 8 + place);
    return best % 8;
}

int Table::rounds() const
{
    constexpr int byPlayers[maxSeats + 1] = {0, 0, 8, 9, 8, 10};
    return target > 0 ? 0 : byPlayers[players];
}

int Table::points() const
{
    return pointsOf[static_cast<std::size_t>(board.fate(Row::Points))];
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
    return (this->seat(seat).tricks + treasuresOf(seat)) * timesCounted(seat);
}

int Table::roundScore(Seat seat) const
{
    int sum = 0;
    const auto times = [&](Seat other) { return int(sameTeam(seat, other)) * timesCounted(other); };
    for (Seat other = 0; other < players; ++other)
        sum += times(other) * this->seat(other).tricks;
    for (int i = 0; i < treasureCount; ++i)
        sum += times(treasures[static_cast<std::size_t>(i)].seat);
    return sum * points();
}

void Table::takeTrick()
{
    assert(trick.size == players);
    const Seat winner = trick.seat(trick.winning(trumps()), players);
    unsigned won = 0; // a bit for the place of each treasure, of which there are seldom any
    for (int place = 0; place < trick.size; ++place)
        won |= unsigned(isTreasure(trick.card(place), trick.seat(place, players), winner)) << place;
    for (const int place : core::Bits(won))
        treasures[static_cast<std::size_t>(treasureCount++)] = {trick.card(place), byte(winner)};
    ++seat(winner).tricks;
    last = trick;
    lastWinner = byte(winner);
    trick = {byte(winner), 0, {}};
}

} // namespace facedown::nyet
