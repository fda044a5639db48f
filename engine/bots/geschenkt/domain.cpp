#include "bots/geschenkt/domain.h"

namespace facedown::bots::geschenkt_bot {

using geschenkt::Geschenkt;
using geschenkt::State;

namespace {

/// The model says the rest; playing on costs time and adds little but chance.
constexpr int cardsToPlay = 6;

} // namespace

const State& Domain::determinize()
{
    seating_ = posterior_.draw(state_.table.actor, random_);
    card_ = 0;
    return state_;
}

void Domain::prior(const State& state, const Geschenkt::Decisions&, Priors<Geschenkt>& priors)
{
    // What it would do itself is yet to be found out; what the others do, is known or guessed.
    const double least = state.table.actor == state_.table.actor ? 0.1 : 0.02;
    if (card_ != state.table.card) {
        path_.emplace(winModel_, seating_, state);
        card_ = state.table.card;
        pot_ = state.table.pot;
    }
    const double takes = path_->takes(static_cast<std::size_t>(state.table.pot - pot_));
    priors.push_back(static_cast<float>(least + takes * (1.0 - 2.0 * least)));
    priors.push_back(1.0F - priors[0]);
}

WinProbabilities Domain::rollout(State& state, core::Random& random) const
{
    playOn(winModel_, seating_, state, cardsToPlay, random);
    return shares(winModel_, state);
}

} // namespace facedown::bots::geschenkt_bot
