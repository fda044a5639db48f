#pragma once

#include "bots/search.h"
#include "bots/skull/abstraction.h"
#include "bots/skull/playout.h"
#include "bots/skull/posterior.h"

namespace facedown::bots::skull_bot {

/// What Skull lends the search: determinizations by what the bot thinks of the others, who play as
/// it takes them to; it looks as far as the next challenge, and values that by discs and successes.
class RoundDomain
{
public:
    static constexpr double exploration = 0.4;

    /// What is given outlives the domain. Before: a Prepare, Turn or Bid phase.
    RoundDomain(const Model& model, const View& view, const Posterior& posterior,
                core::Random& random)
        : model_(model)
        , view_(view)
        , posterior_(posterior)
        , matPosteriors_(posterior.matPosteriors())
        , random_(random)
        , determinization_{view.table, view.skulls}
    {
        players_.fill(&model.of(OpponentType::Equilibrium));
    }

    const skull::State& determinize()
    {
        for (Seat seat = 0; seat < view_.table.seats(); ++seat) {
            if (view_.owns(seat) || view_.table.tribe(seat).out())
                continue;
            const Posterior::Hypothesis hypothesis = posterior_.draw(seat, random_);
            determinization_.skull(seat) = hypothesis.skull;
            players_[seat] = &model_.of(hypothesis.type);
        }
        return determinization_;
    }

    bool ends(const skull::State& state) const { return state.table.phase == skull::Phase::Flip; }
    bool followsPolicy(const skull::State&) const { return true; }

    void prior(const skull::State& state, const skull::Skull::Decisions& legal,
               Priors<skull::Skull>& priors) const
    {
        const auto abstraction = Abstraction::knowing(state);
        const Infoset infoset = abstraction.with(state.skull(state.table.actor));
        const Seat seat = state.table.actor;
        const Strategy& strategy = *players_[seat];
        const Strategy::Chances chances = strategy.chances(infoset);
        const bool own = view_.owns(seat);
        if (!own && state.table.phase == skull::Phase::Prepare && legal.size() == 2) {
            const auto skull =
                static_cast<float>(posterior_.firstSkull(seat, static_cast<double>(chances[1])));
            priors.push_back(1.0F - skull);
            priors.push_back(skull);
            return;
        }
        for (const skull::Decision decision : legal) {
            float chance = 0.0F;
            for (std::size_t at = 0; at < infoset.options.size(); ++at)
                if (infoset.options[at].decision == decision)
                    chance = chances[at] + (own ? leastOwn : 0.0F);
            priors.push_back(own ? std::max(chance, leastOther) : chance);
        }
    }

    WinProbabilities rollout(skull::State state, core::Random& random) const
    {
        playToChallenge(state, players_, random);
        const bool knows =
            view_.table.phase == skull::Phase::Bid && view_.owns(state.table.challenger);
        return model_.value.shares(afterChallenge(state, [&](const skull::Table& table) {
            return knows ? safestKnown(table) : safestLooking(table);
        }));
    }

private:
    static constexpr float leastOwn = 0.03F;
    static constexpr float leastOther = 1e-6F;

    /// As the bot thinks now.
    Seat safestKnown(const skull::Table& table) const
    {
        return safest(table, [&](Seat seat, int count) {
            return matPosteriors_[seat].clear(table.tribe(seat).mat, count);
        });
    }

    const Model& model_;
    const View& view_;
    const Posterior& posterior_;
    MatPosteriors matPosteriors_;
    core::Random& random_;
    skull::State determinization_;
    Players players_{};
};

} // namespace facedown::bots::skull_bot
