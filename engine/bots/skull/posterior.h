#pragma once

#include "bots/skull/mat_posterior.h"
#include "bots/skull/model.h"

namespace facedown::bots::skull_bot {

/// What a hard bot thinks of the other seats: where each one's skull is and what kind of player it
/// is, by Bayes' rule from all that the seat did in the match. Given what all saw, what one seat
/// does tells nothing of another's skull, so each has a small table of its own and no sampling is
/// needed; opponent types show in rounds whose discs were never seen, too.
class Posterior
{
public:
    /// What a seat may be like, and where its skull may be: a place on its mat, in hand or lost.
    struct Hypothesis
    {
        OpponentType type = OpponentType::Equilibrium;
        skull::Whereabouts skull = skull::inHand;
    };

    /// Before: history is all that led to the view, from the first event on. The model outlives it.
    Posterior(const Model& model, const View& view, History history);

    /// Before: the seat is none of the viewer's.
    Hypothesis draw(Seat seat, core::Random& random) const;
    /// What is taken for the chance of a type before a seat has done anything.
    static double prior(OpponentType type);
    /// The chance that a seat plays by a type; those of a seat sum to 1.
    double chance(Seat seat, OpponentType type) const;
    /// Where skulls lie on the mats, those of the viewer's own seats as they do.
    MatPosteriors matPosteriors() const;

private:
    static constexpr std::size_t places = skull::lost + 1;
    using Table = std::array<std::array<double, places>, opponentTypes>;

    void learn(const skull::State& before, const skull::Skull::Event& event);
    void learnDecision(const skull::Table& table, skull::Decision decision);
    void learnFlip(const skull::State& before, Seat seat);
    void learnLoss(const skull::Table& table, skull::Decision::Kind kind);
    void takeUp();
    static void normalise(Table& seat);

    const Model& model_;
    View view_;
    int round_ = 1;
    std::array<Table, maxSeats> tables_{};
};

} // namespace facedown::bots::skull_bot
