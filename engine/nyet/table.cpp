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
    return pointsOf[board.fate(Row::Points)];
}

int Table::treasuresOf(Seat seat) const
{
    int count = 0;
    for (int i = 0; i < treasureCount; ++i)
        count += treasures[i].seat == seat ? 1 : 0;
    return count;
}

int Table::counted(Seat seat) const
{
    return (this->seat(seat).tricks + treasuresOf(seat)) * timesCounted(seat);
}

std::array<int, 2> Table::teamCounts() const
{
    std::array<int, 2> counts{};
    for (Seat seat = 0; seat < players; ++seat)
        counts[teamOf(seat)] += timesCounted(seat) * this->seat(seat).tricks;
    for (int i = 0; i < treasureCount; ++i) {
        const Seat seat = treasures[i].seat;
        counts[teamOf(seat)] += timesCounted(seat);
    }
    return counts;
}

void Table::takeTrick()
{
    assert(trick.size == players);
    const Seat winner = trick.seat(trick.winning(trumps()), players);
    // A bit for each place: whether a 1 lies there, and whether it is of the start player's team.
    unsigned ones = 0;
    for (int place = 0; place < trick.size; ++place)
        ones |= unsigned(trick.card(place).value() == 1) << unsigned(place);
    const unsigned mates = (team | unsigned(team) << unsigned(players)) >> unsigned(trick.leader);
    const unsigned others = teamOf(winner) == 1 ? ~mates : mates;
    for (const int place : core::Bits(ones & others)) // NY-55
        treasures[treasureCount++] = {trick.card(place), byte(winner)};
    ++seat(winner).tricks;
    last = trick;
    lastWinner = byte(winner);
    trick = {byte(winner), 0, {}};
}

} // namespace facedown::nyet
