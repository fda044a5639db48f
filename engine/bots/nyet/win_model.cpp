#include "bots/nyet/win_model.h"

#include <algorithm>
#include <cmath>

namespace facedown::bots::nyet_bot {

namespace {

/// Of one more round, by players; of more rounds the square root of so many times as much. Fitted
/// to who won games among medium bots.
constexpr core::Array<float, nyet::maxSeats + 1> pointsOfRound = {0.0F, 0.0F, 8.3F,
                                                                  6.9F, 4.6F, 6.2F};
/// What the one who has most after some rounds has scored in each, by players.
constexpr core::Array<int, nyet::maxSeats + 1> usualScore = {0, 0, 28, 31, 22, 22};
/// In the last round: so that those who are sure of the win, or cannot win, still play sensibly.
constexpr float ofPoints = 0.03F;
constexpr float pointsOfLast = 8.0F;

int highestTotal(const nyet::Table& table)
{
    int highest = 0;
    for (Seat seat = 0; seat < table.players; ++seat)
        highest = std::max<int>(highest, table.seat(seat).score);
    return highest;
}

} // namespace

WinModel::WinModel(const nyet::Table& table)
    : players_(table.players)
    , target_(table.target)
    , highest_(highestTotal(table))
    , round_(table.round)
    , rounds_(table.rounds())
{
}

int WinModel::roundsLeft(int highest) const
{
    if (target_ == 0)
        return rounds_ - round_;
    const int usual = usualScore[players_];
    return highest >= target_
               ? 0 // NY-14
               : std::min(1 + (target_ - highest) / usual, nyet::Table::mostRounds - round_);
}

/// The points ahead that make a player e times as likely to win.
float WinModel::scale(int roundsLeft) const
{
    return roundsLeft > 0 ? pointsOfRound[players_] * std::sqrt(static_cast<float>(roundsLeft))
                          : pointsOfLast;
}

float WinModel::ofOnePoint() const
{
    const int reached = highest_ + usualScore[players_];
    const float equal = 1.0F / static_cast<float>(players_);
    return equal * (1.0F - equal) / scale(roundsLeft(std::min(reached, target_ - 1)));
}

WinProbabilities WinModel::of(const core::Array<int, nyet::maxSeats>& totals) const
{
    const auto end = totals.begin() + players_;
    const int highest = *std::max_element(totals.begin(), end);
    const int left = roundsLeft(highest);
    const float points = scale(left);
    WinProbabilities shares{};
    float sum = 0.0F;
    for (Seat seat = 0; seat < players_; ++seat) {
        shares[seat] = std::exp(static_cast<float>(totals[seat] - highest) / points);
        sum += shares[seat];
    }
    const auto winners = static_cast<float>(std::count(totals.begin(), end, highest));
    for (Seat seat = 0; seat < players_; ++seat) {
        shares[seat] /= sum;
        if (left == 0)
            shares[seat] = ofPoints * shares[seat] +
                           (totals[seat] == highest ? (1.0F - ofPoints) / winners : 0.0F);
    }
    return shares;
}

} // namespace facedown::bots::nyet_bot
