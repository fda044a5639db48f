#pragma once

#include "bots/geschenkt/parameters.h"
#include "bots/geschenkt/win_model.h"

namespace facedown::bots::geschenkt_bot {

/// By which type each seat is thought to play.
using Seating = std::array<const OpponentType*, maxSeats>;

/// The card that lies there on its way round the table, until somebody takes it: a game of its own
/// of one line of play, so it can be worked out from its end, where a seat must take (GE-12). Each
/// seat does what its type says, knowing what the others will do.
class CardPath
{
public:
    /// A figure of each seat.
    using Figures = std::array<double, maxSeats>;

    /// Before: a seat is to decide on a card.
    CardPath(const WinModel& winModel, const Seating& seating, const geschenkt::State& state);

    /// How likely the seat takes to which the card comes after so many payments.
    double takes(std::size_t payments) const
    {
        return payments < last_ ? steps_[payments].takes : 1.0;
    }

    /// The model if the card is taken now, and if it goes on.
    const Figures& ifTaken() const { return steps_[0].chances; }
    const Figures& ifPaid() const { return ifPaid_; }

private:
    /// What each seat's cards come to, with the card that lies there and without.
    struct Hands
    {
        Figures strengthsWith;
        Figures strengthsWithout;
        Figures pointsWith;
        Figures pointsWithout;
        std::array<int, maxSeats> costs;
    };

    struct Step
    {
        std::size_t seat;
        int cost;  ///< of taking, less the pot
        int chips; ///< of the seat
        double takes;
        Figures chances; ///< to win, if it is taken
        Figures points;  ///< the same in points; only if a seat plays for them
    };

    Hands handsOf(const WinModel& winModel, const geschenkt::State& state) const;
    void goForth(const WinModel& winModel, const geschenkt::State& state);
    void workBack(const Seating& seating);
    double takes(const OpponentType& type, const Step& step, const Figures& chances,
                 const Figures& points) const;

    std::size_t players_;
    bool forPoints_ = false;
    std::size_t last_ = 0;
    std::array<Step, 64> steps_; ///< those up to the last are set; more than there are chips
    Figures ifPaid_{};
};

} // namespace facedown::bots::geschenkt_bot
