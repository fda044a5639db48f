#pragma once

#include "nyet/assignment.h"
#include "nyet/nyet.h"

namespace facedown::nyet {

/// What a seat can work out about the cards that it does not see, from its view and all that it
/// saw; and states drawn at random that agree with it. A player who remembers everything knows
/// this much, NY-70 forbids no memory.
class Knowledge
{
public:
    /// Before: history is all that led to the view, from the first event on.
    Knowledge(const View& view, Nyet::History history);

    /// The cards of which it is not known where they lie.
    Cards unseen() const { return unseen_; }
    /// Those that a seat has shown not to hold by not following (NY-52).
    Cards lacks(Seat seat) const { return lacks_[seat]; }
    /// The card that this seat gave it and that it must still hold, or Card::none() (NY-41).
    Card holds(Seat seat) const
    {
        return seat == state_.table.next(viewer_) ? kept_ : Card::none();
    }
    /// Whether a card that the seat led now would win the trick wherever the others lie (NY-53).
    /// Before: the terms of the round are decided.
    bool surelyWins(Card led) const;
    /// What a seat has played this round.
    Cards played(Seat seat) const { return played_[seat]; }

    class Deal;
    /// Any way in which what is unseen may lie; each about as likely as the others. There is none
    /// if the history did not lead to the view: a checked build stops, a release gives what is
    /// known.
    Deal deal(core::Random& random) const;
    /// A state in which it lies so.
    State stateOf(const Deal& deal, core::Random& random) const;
    /// Any state that agrees with all this.
    State draw(core::Random& random) const;

private:
    /// Places for what is unseen, and what each of them is.
    struct Draft
    {
        enum class Kind : std::int8_t { Hand, Discarded, Given, Aside, Gone };

        struct Meaning
        {
            Kind kind;
            Seat seat;
        };

        Assignment::Places places;
        core::FixedList<Meaning, Assignment::mostPlaces> meanings;

        void add(Kind kind, Seat seat, int room, Cards barred)
        {
            if (room == 0)
                return;
            places.push_back({room, barred});
            meanings.push_back({kind, seat});
        }
        void fill(const Assignment& drawn, State& state) const;
    };

    void seePlays(Nyet::History round);
    void seeOwnGift();
    void seeRoundBefore(Nyet::History round);
    Draft draft(Seat onlyOnes) const;
    void chooseGiven(State& state, core::Random& random) const;

    Seat viewer_;
    State state_; ///< with what is known only
    Cards unseen_;
    core::Array<Cards, maxSeats> lacks_{};
    core::Array<Cards, maxSeats> played_{};
    Card kept_ = Card::none();
    int goneBefore_ = 0;          ///< of the unseen: discarded in the round before (NY-13)
    bool goneAreNotOnes_ = false; ///< by `not1` (NY-40)
    // While nobody must have been dealt only 1s.
    Draft usual_;
    Assignment usualAssignment_;
};

/// A way in which what is unseen may lie.
class Knowledge::Deal
{
public:
    /// Two cards change places, if both may: of such steps, each as likely as the one back, any
    /// other way can be reached.
    void swap(core::Random& random) { cards_.swap(random); }

private:
    friend class Knowledge;

    Draft draft_;
    Assignment cards_;
};

} // namespace facedown::nyet
