#include "bots/geschenkt/domain.h"

#include <algorithm>
#include <cmath>

namespace facedown::bots::geschenkt_bot {

namespace {

using geschenkt::Decision;
using geschenkt::Geschenkt;
using geschenkt::Phase;
using geschenkt::State;

/// The model says the rest; playing on costs time and adds little but chance.
constexpr int cardsToPlay = 6;

} // namespace

void playOn(const WinModel& winModel, const Seating& seating, State& state, int cards,
            core::Random& random)
{
    while (state.table.phase != Phase::Over) {
        if (state.table.phase == Phase::Decide) {
            const CardPath path(winModel, seating, state);
            for (std::size_t paid = 0; random.unit() >= path.takes(paid); ++paid)
                Geschenkt::apply(state, Decision::Pay);
            Geschenkt::apply(state, Decision::Take);
            --cards;
        } else if (cards <= 0 && state.table.phase == Phase::Turn) {
            return;
        } else {
            Geschenkt::apply(state, Geschenkt::sample(state, random));
        }
    }
}

WinProbabilities shares(const WinModel& winModel, const State& state)
{
    WinProbabilities shares{};
    const Table& table = state.table;
    if (table.phase == Phase::Over) {
        const core::Winners winners = Geschenkt::winners(state);
        for (const std::int8_t winner : winners)
            shares[static_cast<std::size_t>(winner)] = 1.0F / static_cast<float>(winners.size());
        return shares;
    }
    const auto players = static_cast<std::size_t>(table.players);
    std::array<double, maxSeats> cards;
    double most = -1e300;
    for (std::size_t seat = 0; seat < players; ++seat) {
        const bool begins = static_cast<int>(seat) == table.starter;
        cards[seat] = winModel.ofCards(table.taken[seat], table.unseen, table.deck, begins);
        most = std::max(most, cards[seat]);
    }
    double sum = 0.0;
    for (std::size_t seat = 0; seat < players; ++seat) {
        cards[seat] =
            std::exp(cards[seat] - most) * winModel.ofChips(state.chips[seat], table.deck);
        sum += cards[seat];
    }
    for (std::size_t seat = 0; seat < players; ++seat)
        shares[seat] = static_cast<float>(cards[seat] / sum);
    return shares;
}

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
