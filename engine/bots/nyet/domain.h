#pragma once

#include "bots/nyet/determinizations.h"
#include "bots/nyet/endgame.h"
#include "bots/nyet/kept.h"

namespace facedown::bots::nyet_bot {

/// What the house's search needs to know of Nyet!: it looks to the end of the round. Everybody else
/// follows the quick policy, by what it sees: others that did their best in the tree would act upon
/// hands that they cannot see.
class Domain
{
public:
    static constexpr double exploration = 0.15;

    /// Before: the view's seat is to act, with a choice, and history is all that led there. The
    /// random numbers outlive the domain.
    Domain(const nyet::View& view, Nyet::History history, core::Random& random);

    const nyet::Knowledge& knowledge() const { return knowledge_; }
    /// Whether so few cards are left that the end is solved after each decision.
    bool solves() const { return solves_; }

    const nyet::State& determinize();
    bool ends(const nyet::State& state) const;
    static bool followsPolicy(const nyet::State&) { return true; }
    void prior(const nyet::State& state, const Nyet::Decisions& legal, Priors<Nyet>& priors);
    WinProbabilities rollout(nyet::State& state, core::Random& random);

private:
    nyet::Table table_;
    Seat viewer_;
    bool solves_;
    WinModel shares_;
    Endgame endgame_;
    /// By the hands after its own decision, which say what it was.
    Kept<float, nyet::maxSeats, 4096> solved_;
    nyet::Knowledge knowledge_;
    Likelihood likelihood_;
    Determinizations determinizations_;
    const nyet::State* determinization_ = nullptr; ///< the last one drawn
    int uses_ = 0;                                 ///< of all of them
    HandEvaluations evaluations_;                  ///< in it
    Priors<Nyet> rootPriors_;
    bool atRoot_ = false; ///< nothing has been decided in it yet
};

} // namespace facedown::bots::nyet_bot
