#include "skull/table.h"

namespace facedown::skull {

int Table::tribesLeft() const
{
    int left = 0;
    for (Seat seat = 0; seat < seats(); ++seat)
        left += tribe(seat).out() ? 0 : 1;
    return left;
}

int Table::discsOnMats() const
{
    int sum = 0;
    for (const Tribe& tribe : tribes)
        sum += tribe.mat;
    return sum;
}

Seat Table::next(Seat seat) const
{
    do
        seat = (seat + 1) * int(seat + 1 != seats()); // not a branch, often guessed wrong
    while (tribe(seat).out());
    return seat;
}

Seat Table::nextBidder(Seat seat) const
{
    do
        seat = next(seat);
    while (tribe(seat).passed);
    return seat;
}

} // namespace facedown::skull
