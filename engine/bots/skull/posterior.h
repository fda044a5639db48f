#pragma once

#include <functional>

#include "bots/skull/mat_posterior.h"
#include "bots/skull/model.h"

namespace facedown::bots::skull_bot {

/// What a hard bot thinks of the other seats: where each one's skull is, what kind of player it is,
/// and what habit it has with its first disc, by Bayes' rule from all that the seat did in the
/// match. Given what all saw, what one seat does tells nothing of another's skull, so each has a
/// small table of its own and no sampling is needed; opponent types show in rounds whose discs were
/// never seen, too. Of a habit counts what the first disc was in the round before, as far as
/// it was shown or can be guessed (a hidden Markov model: Rabiner 1989).
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
    /// How likely its first disc of a round is the skull, if whoever has no habit lays it so often.
    double firstSkull(Seat seat, double withoutHabit) const;
    /// Where skulls lie on the mats, those of the viewer's own seats as they do.
    MatPosteriors matPosteriors() const;

private:
    /// Whether it lays first what it laid first in the round before, or the other disc on purpose.
    enum Habit { NoHabit, SameSkull, SameFlower, OtherSkull, OtherFlower, Same, Other, Habits };
    static constexpr std::size_t places = skull::lost + 1;
    using Row = core::Array<double, places>;
    using Table = core::Array<core::Array<Row, Habits>, opponentTypes>;

    static Habit after(Habit habit, bool skullFirst);
    static double firstSkull(Habit habit, double withoutHabit);
    void learn(const skull::State& before, const skull::Skull::Event& event);
    void learnDecision(const skull::Table& table, skull::Decision decision);
    static void learnPlacing(const skull::Table& table, core::Array<Row, Habits>& own,
                             skull::Whereabouts skull, const Infoset& infoset,
                             const Strategy& strategy);
    void learnFlip(const skull::State& before, Seat seat);
    /// The skull as the event has it.
    void learnShow(const skull::Table& table, int skull);
    /// Its skull is where it may be, by its place.
    void strikeOut(Seat seat, const std::function<bool(int)>& mayBe);
    void learnLoss(const skull::Table& table, skull::Decision::Kind kind);
    void takeUp();
    static void normalise(Table& seat);
    void pool();
    void sumUp();

    const Model& model_;
    View view_;
    int round_ = 1;
    bool discsLie_ = false; ///< on mats
    core::Array<Table, maxSeats> tables_{};
    core::Array<core::Array<Row, opponentTypes>, maxSeats> sums_{}; ///< over the habits
};

} // namespace facedown::bots::skull_bot
