#pragma once

#include "bots/geschenkt/posterior.h"
#include "bots/search.h"

namespace facedown::bots::geschenkt_bot {

/// Plays on as CardPath has it until the game is over or so many more cards are taken.
void playOn(const WinModel& winModel, const Seating& seating, geschenkt::State& state, int cards,
            core::Random& random);

/// Each player's win probability; before the end, by the model. Before: no card lies there.
WinProbabilities shares(const WinModel& winModel, const geschenkt::State& state);

/// What Geschenkt lends the search. Chips can be counted (GE-3), so all that is open is which cards
/// come, and by which type the others play: every iteration thinks of other ones.
class Domain
{
public:
    static constexpr double exploration = 0.7;

    /// All outlive the domain.
    Domain(const WinModel& winModel, const Posterior& posterior, const geschenkt::State& state,
           core::Random& random)
        : winModel_(winModel)
        , posterior_(posterior)
        , state_(state)
        , random_(random)
    {
    }

    const geschenkt::State& determinize();
    /// Beyond the card that lies there all is left to playing on: looking closer at what comes
    /// after one choice than after the other would favour it.
    bool ends(const geschenkt::State& state) const { return state.table.card != state_.table.card; }
    static bool followsPolicy(const geschenkt::State&) { return true; }
    void prior(const geschenkt::State& state, const geschenkt::Geschenkt::Decisions& legal,
               Priors<geschenkt::Geschenkt>& priors);
    WinProbabilities rollout(geschenkt::State& state, core::Random& random) const;

private:
    const WinModel& winModel_;
    const Posterior& posterior_;
    const geschenkt::State& state_;
    core::Random& random_;
    Seating seating_{};
    std::optional<CardPath> path_; ///< of the card that lies there
    int card_ = 0;
    int pot_ = 0; ///< when it began
};

} // namespace facedown::bots::geschenkt_bot
