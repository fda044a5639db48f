#pragma once

#include "bots/geschenkt/path.h"

namespace facedown::bots::geschenkt_bot {

/// How likely each seat plays by each type, from what it did so far (Bayes).
class Posterior
{
public:
    /// Before: `history` leads to a game of so many players.
    Posterior(const WinModel& winModel, const geschenkt::Options& options,
              geschenkt::Geschenkt::History history);

    /// A type for each seat but the own, drawn by chance; the own plays to win.
    Seating draw(Seat own, core::Random& random) const;
    /// The likeliest ones.
    Seating likeliest(Seat own) const;

private:
    using Weights = std::array<double, opponentTypes.size()>;

    void learn(Seat seat, const Weights& likelihoods);

    std::array<Weights, maxSeats> weights_{}; ///< of each seat; they sum to 1
};

} // namespace facedown::bots::geschenkt_bot
