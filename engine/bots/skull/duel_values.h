#pragma once

#include <vector>

#include "bots/skull/duel_solver.h"
#include "bots/trained.h"

namespace facedown::bots::duel {

/// What everybody may think of a tribe's discs.
struct TribeState
{
    int owned = skull::discsInTribe;
    double hasSkull = 1.0; ///< how likely the skull is among them

    bool certain() const { return hasSkull == 0.0 || hasSkull == 1.0; }
};

/// How a match between two stands before a round. Side 0 is the first player.
struct MatchState
{
    std::array<int, 2> wins{}; ///< successes, 0 to 2, of at most one side 2
    std::array<TribeState, 2> tribes{};

    /// The mean of a number over whether this side's skull is still in the game; where it is
    /// certain, only the truth is asked for.
    double mean(std::size_t side, const auto& numberIf) const
    {
        const double hasSkull = tribes[side].hasSkull;
        double sum = hasSkull > 0.0 ? hasSkull * numberIf(true) : 0.0;
        if (hasSkull < 1.0)
            sum += (1.0 - hasSkull) * numberIf(false);
        return sum;
    }

    bool certain() const { return tribes[0].certain() && tribes[1].certain(); }
};

/// Which sides' skulls are still in the game, in truth.
using Skulls = std::array<bool, 2>;

/// What is known of matches. Seen: exactly, if everybody saw which discs are lost. Hidden: nearly,
/// as nobody does in the game (SK-31, SK-32): the posterior after a loss is that of
/// skull::chanceOfSkull, and both sides err now and then, so that even who could not win against
/// somebody perfect has better and worse decisions.
enum class Losses { Seen, Hidden };

/// What matches between two are worth, both sides playing an equilibrium of every round.
class Values
{
public:
    /// Before: as numbers() gave them.
    Values(Losses losses, std::vector<double> numbers);

    /// Works back from the end, for a round leads to more successes or fewer discs and never back.
    /// Takes seconds.
    static Values solved(Losses losses);

    /// The first player's win probability. Before: one side at least owns a disc and has not won
    /// twice; what is true is thought possible; what is thought can come about in a game; if losses
    /// are seen, it is certain.
    double winProbability(const MatchState& matchState, const Skulls& skulls) const;

    /// The first player's share after it has lost this disc, which it owned. Before: as above.
    double afterLoss(MatchState matchState, Skulls skulls, skull::Disc lost) const;
    /// The same, on average over what the other's skull may be, while the own is still there.
    double afterLoss(const MatchState& matchState, skull::Disc lost) const;
    /// The same, on average over the discs that may be taken (SK-31).
    double afterTaking(const MatchState& matchState, const Skulls& skulls) const;

    /// The round that begins so. Before: both sides own discs, and neither has won.
    Round round(const MatchState& matchState) const;
    /// For that round, as these values take the sides to play it. Before: as above.
    Solver solver(const MatchState& matchState) const;

    const std::vector<double>& numbers() const { return numbers_; }

private:
    Payoffs payoffs(const MatchState& matchState) const;

    Losses losses_;
    std::vector<double> numbers_;
};

/// Adds to Skull's training all that is solved here.
void addDuels(Training& training);
/// What the library itself carries of it. May be called from any thread.
const Values& shippedValues(Losses losses);

} // namespace facedown::bots::duel
