#pragma once

#include "bots/search.h"
#include "nyet/table.h"

namespace facedown::bots::nyet_bot {

using core::Seat;

/// What players' totals at the end of a round are worth in win probabilities: with rounds left to
/// play the likelier to win the further ahead, in the last round whoever has most (NY-61).
class WinModel
{
public:
    /// Before: the table is in the round that ends.
    explicit WinModel(const nyet::Table& table);

    /// Win probabilities that sum to 1.
    WinProbabilities of(const core::Array<int, nyet::maxSeats>& totals) const;

    /// What a point more is worth to a player level with the others, as far into the game as the
    /// table will be when the round has brought what one usually does, but not at its target.
    float ofOnePoint() const;

private:
    float scale(int roundsLeft) const;
    int roundsLeft(int highest) const;

    int players_;
    int target_;
    int highest_; ///< of the totals before the round
    int round_;
    int rounds_; ///< by NY-11
};

} // namespace facedown::bots::nyet_bot
