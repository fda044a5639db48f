#include "bots/nyet/domain.h"

#include <utility>

#include "bots/nyet/policy.h"

namespace facedown::bots::nyet_bot {

namespace {

/// With so many cards in hand, by players, the rest of the round is solved.
constexpr core::Array<int, nyet::maxSeats + 1> cardsToSolve = {0, 0, 6, 5, 4, 4};

/// To go on from one determinization twice costs less than to draw two.
constexpr int usesOfEach = 2;

} // namespace

Domain::Domain(const nyet::View& view, Nyet::History history, core::Random& random)
    : table_(view.table)
    , viewer_(view.viewer)
    , solves_(table_.phase == nyet::Phase::Play &&
              table_.seat(viewer_).held <= cardsToSolve[table_.players])
    , shares_(table_)
    , endgame_(table_, viewer_)
    , knowledge_(view, history)
    , likelihood_(view, history)
    , determinizations_(knowledge_, likelihood_, random)
{
}

const nyet::State& Domain::determinize()
{
    if (uses_++ % usesOfEach == 0) {
        determinization_ = &determinizations_.draw();
        evaluations_.clear();
    }
    atRoot_ = true;
    return *determinization_;
}

bool Domain::ends(const nyet::State& state) const
{
    const nyet::Table& table = state.table;
    if (table.round != table_.round || table.phase == nyet::Phase::Over)
        return true;
    return solves_ && table.seat(viewer_).held < table_.seat(viewer_).held;
}

void Domain::prior(const nyet::State& state, const Nyet::Decisions& legal, Priors<Nyet>& priors)
{
    // Its own first decision looks the same in every determinization, but for what two players lay
    // aside or discarded a round before (NY-13).
    if (!std::exchange(atRoot_, false) || table_.players == 2)
        return addChances(policyScores(state, legal, evaluations_), priors);
    if (rootPriors_.empty())
        addChances(policyScores(state, legal, evaluations_), rootPriors_);
    priors = rootPriors_;
}

WinProbabilities Domain::rollout(nyet::State& state, core::Random& random)
{
    core::Array<int, nyet::maxSeats> totals{};
    if (state.table.round != table_.round || state.table.phase == nyet::Phase::Over) {
        for (Seat seat = 0; seat < table_.players; ++seat)
            totals[seat] = state.table.seat(seat).score;
        return shares_.of(totals);
    }
    if (solves_) {
        WinProbabilities shares{};
        shares[viewer_] = solved_.of(state.hands, [&] { return endgame_.solve(Round(state)); });
        return shares;
    }
    playToTricks(state, evaluations_, random);
    Round round(state);
    while (!round.over())
        round.play(rolloutCard(round, random));
    return shares_.of(totalsAfter(state.table, {round.counted(0), round.counted(1)}));
}

} // namespace facedown::bots::nyet_bot
