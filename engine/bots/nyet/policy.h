#pragma once

#include <optional>

#include "bots/nyet/hand_evaluation.h"
#include "bots/nyet/round.h"
#include "bots/nyet/scores.h"
#include "bots/search.h"

namespace facedown::bots::nyet_bot {

using nyet::Nyet;

// What a sensible player would do, made up in well under a microsecond: by the search in its tree,
// and in playouts. It knows what the seat to act sees, and of what was played this round all.

/// What the seats' hands promise, made when it is first asked for. Of one deal only.
class HandEvaluations
{
public:
    const HandEvaluation& of(const nyet::State& state, Seat seat)
    {
        auto& evaluation = evaluations_[seat];
        if (!evaluation)
            evaluation.emplace(state.table.players, state.hand(seat));
        return *evaluation;
    }
    void clear()
    {
        for (auto& evaluation : evaluations_)
            evaluation.reset();
    }

private:
    core::Array<std::optional<HandEvaluation>, nyet::maxSeats> evaluations_;
};

/// A score for each decision; by how much it must be better to be e times as likely.
struct Scores
{
    core::FixedList<float, Nyet::Decisions::capacity()> of;
    float temperature = 1.0F;
};
Scores policyScores(const nyet::State& state, const Nyet::Decisions& legal,
                    HandEvaluations& evaluations);

/// Adds how likely each decision is, with a little for any: those of a person may be strange.
void addChances(Scores scores, Priors<Nyet>& priors);

/// Plays a round on, up to its first trick. Before: it has been dealt.
void playToTricks(nyet::State& state, HandEvaluations& evaluations, core::Random& random);

/// What the seat to act plays in rollouts: a few sound rules on what it sees, some of them by
/// chance, in some tens of nanoseconds. Before: the round is not over.
Card rolloutCard(const Round& round, core::Random& random);

} // namespace facedown::bots::nyet_bot
