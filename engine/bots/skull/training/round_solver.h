#pragma once

#include "bots/skull/playout.h"

namespace facedown::bots::skull_bot {

/// Learns to play a round by regret minimisation with sampled others (external sampling MCCFR:
/// Lanctot et al. 2009; regrets kept above 0, later averages counting more: CFR+, Tammelin 2014).
/// In a part of the rounds the others play as given, so that it learns to take what such players
/// leave, and is safe against itself in the others (restricted Nash response: Johanson et al.
/// 2007).
class RoundSolver
{
public:
    /// How often the others of a round all play by this strategy.
    struct Others
    {
        const Strategy* strategy;
        double part;
    };

    /// What is given outlives the solver. Before: the parts sum to 1 at most.
    RoundSolver(const MatchValue& value, std::vector<Others> given, core::Random& random);

    /// Learns from one round that begins so, for one of its seats. Before: a Prepare phase.
    void learn(const skull::State& start, Seat learner);

    Strategy average() const { return Strategy(averages_); }

private:
    Strategy::Chances current(const Infoset& infoset) const;
    float explore(skull::State state, float reach);
    skull::Decision decideOther(const skull::State& state);

    const MatchValue& value_;
    std::vector<Others> given_;
    core::Random& random_;
    core::Vector<float> regrets_;
    core::Vector<float> averages_;
    Seat learner_ = 0;
    const Strategy* others_ = nullptr; ///< of this round; nobody: they play as it does
    float weight_ = 0.0F;              ///< of this round in the averages
};

} // namespace facedown::bots::skull_bot
