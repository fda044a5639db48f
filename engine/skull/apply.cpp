#include <algorithm>

#include "skull/skull.h"

namespace facedown::skull {

namespace {

using StepKind = Step::Kind;

/// SK-35: the next seat clockwise, before the challenger's turn comes again, with face-down discs.
Seat nextToReveal(const Table& table, Seat seat)
{
    do
        seat = seat + 1 == table.seats() ? 0 : seat + 1;
    while (seat != table.challenger && table.tribe(seat).faceDown() == 0);
    return seat;
}

/// The last player with a tribe in the game, or nobody while there are several (SK-51, SK-63).
int lastPlayer(const Table& table)
{
    int last = nobody;
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        if (table.tribe(seat).out())
            continue;
        const int player = table.playerOf(seat);
        if (last != nobody && last != player)
            return nobody;
        last = player;
    }
    return last;
}

/// What an event does, one step after the other; each is told when the state shows it.
template <class Tell>
class Unfolding
{
public:
    Unfolding(State& state, const Tell& tell)
        : state_(state)
        , table_(state.table)
        , tell_(tell)
    {
    }

    void operator()(Decision decision)
    {
        const Seat seat = table_.actor;
        switch (decision.kind) {
        case Decision::Kind::Place:
            return place(decision.disc());
        case Decision::Kind::Bid:
            return bid(decision.value);
        case Decision::Kind::Pass:
            return pass();
        case Decision::Kind::Flip:
            return flip(decision.value);
        case Decision::Kind::Show:
            table_.tribe(seat).open = table_.tribe(seat).mat;
            told(StepKind::Showed, seat);
            return reveal(seat);
        case Decision::Kind::Hide:
            told(StepKind::Hid, seat);
            return reveal(seat);
        case Decision::Kind::Take:
            return take(decision.value);
        case Decision::Kind::Discard:
            return discard(decision.disc());
        case Decision::Kind::Start:
            told(StepKind::Named, decision.value);
            return beginRound(decision.value);
        }
    }

    void operator()(Chance outcome)
    {
        if (outcome.kind == Chance::Kind::First) {
            told(StepKind::Drawn, outcome.seat);
            return begin(outcome.seat);
        }
        table_.phase = Phase::Take;
        table_.actor = table_.skullOwner;
        if (outcome.skull != Chance::none)
            state_.skull(table_.challenger) = byte(inRow + outcome.skull);
        told(StepKind::Shuffled, table_.challenger);
    }

private:
    void told(StepKind kind, Seat seat, int value = 0, Disc disc = Disc::Hidden) const
    {
        tell_(state_, Step{kind, byte(seat), byte(value), disc});
    }

    /// Before: no disc lies on a mat or in a row.
    void begin(Seat starter)
    {
        for (Seat seat = 0; seat < table_.seats(); ++seat) {
            Tribe& tribe = table_.tribe(seat);
            tribe.bid = 0;
            tribe.passed = false;
        }
        table_.phase = Phase::Prepare;
        table_.starter = byte(starter);
        table_.challenger = table_.skullOwner = byte(nobody);
        table_.bid = table_.flipped = 0;
        // SK-10: the first player places last.
        table_.actor = byte(table_.next(starter));
        told(StepKind::RoundBegun, starter);
    }

    void beginRound(Seat starter)
    {
        ++table_.round;
        begin(starter);
    }

    void returnDiscs()
    {
        for (Seat seat = 0; seat < table_.seats(); ++seat) {
            Tribe& tribe = table_.tribe(seat);
            Whereabouts& skull = state_.skull(seat);
            skull = tribe.mat > 0 ? std::max(skull, inHand) : skull;
            tribe.mat = tribe.open = 0;
        }
    }

    void end(int winner)
    {
        table_.phase = Phase::Over;
        table_.actor = byte(nobody);
        table_.winner = byte(winner);
        told(StepKind::Won, winner);
    }

    void beginFlipping()
    {
        table_.phase = Phase::Flip;
        table_.actor = table_.challenger;
        told(StepKind::ChallengeBegun, table_.challenger);
    }

    /// SK-30: all discs go home; then the challenger loses one by SK-31 or SK-32.
    void beginPenalty()
    {
        returnDiscs();
        const bool own = table_.skullOwner == table_.challenger;
        table_.phase = own ? Phase::Discard : Phase::Shuffle;
        table_.actor = own ? table_.challenger : byte(chance);
        told(StepKind::Returned, nobody);
    }

    void reveal(Seat after)
    {
        const Seat seat = nextToReveal(table_, after);
        if (seat == table_.challenger)
            return beginPenalty();
        table_.phase = Phase::Reveal;
        table_.actor = byte(seat);
    }

    void succeed()
    {
        const Seat challenger = table_.challenger;
        Tribe& tribe = table_.tribe(challenger);
        ++tribe.wins;
        told(StepKind::Succeeded, challenger);
        if (tribe.wins == winsNeeded)
            return end(table_.playerOf(challenger));
        returnDiscs();
        told(StepKind::Returned, nobody);
        beginRound(challenger);
    }

    void fail(Seat owner)
    {
        table_.skullOwner = byte(owner);
        told(StepKind::Failed, table_.challenger, owner);
        if (table_.reveal)
            reveal(table_.challenger);
        else
            beginPenalty();
    }

    void place(Disc disc)
    {
        const Seat seat = table_.actor;
        Tribe& tribe = table_.tribe(seat);
        Whereabouts& skull = state_.skull(seat);
        skull = disc == Disc::Skull ? tribe.mat : skull;
        ++tribe.mat;
        if (table_.phase == Phase::Prepare && seat == table_.starter)
            table_.phase = Phase::Turn;
        else
            table_.actor = byte(table_.next(seat));
        told(StepKind::Placed, seat, tribe.mat - 1, disc);
    }

    void bid(int number)
    {
        const Seat seat = table_.actor;
        table_.challenger = byte(seat);
        table_.bid = table_.tribe(seat).bid = byte(number);
        table_.phase = Phase::Bid;
        table_.actor = byte(table_.nextBidder(seat));
        told(StepKind::Bid, seat, number);
        if (number == table_.discsOnMats())
            beginFlipping();
    }

    void pass()
    {
        const Seat seat = table_.actor;
        table_.tribe(seat).passed = true;
        table_.actor = byte(table_.nextBidder(seat));
        told(StepKind::Passed, seat);
        if (table_.actor == table_.challenger)
            beginFlipping();
    }

    void flip(Seat seat)
    {
        Tribe& tribe = table_.tribe(seat);
        ++tribe.open;
        ++table_.flipped;
        const bool skull = state_.skull(seat) == tribe.faceDown();
        told(StepKind::Flipped, seat, tribe.faceDown(), skull ? Disc::Skull : Disc::Flower);
        if (skull)
            fail(seat);
        else if (table_.flipped == table_.bid)
            succeed();
    }

    void take(int position)
    {
        Whereabouts& skull = state_.skull(table_.challenger);
        const Whereabouts taken = byte(inRow + position - 1);
        const Disc disc = skull == taken ? Disc::Skull : Disc::Flower;
        if (skull == taken)
            skull = lost;
        else if (skull > taken)
            --skull; // the row closes up
        lose(position, disc);
    }

    void discard(Disc disc)
    {
        if (disc == Disc::Skull)
            state_.skull(table_.challenger) = lost;
        lose(0, disc);
    }

    /// `position` in the row, from 1, or 0 out of the hand.
    void lose(int position, Disc disc)
    {
        const Seat challenger = table_.challenger;
        ++table_.tribe(challenger).lost;
        told(StepKind::Lost, challenger, position, disc);
        if (!table_.tribe(challenger).out()) {
            if (position > 0)
                takeUpRow(challenger);
            return beginRound(challenger); // SK-40
        }
        told(StepKind::Eliminated, challenger);
        if (const int winner = lastPlayer(table_); winner != nobody)
            return end(winner);
        if (table_.skullOwner != challenger)
            return beginRound(table_.skullOwner); // SK-41
        table_.phase = Phase::Start;
        table_.actor = byte(challenger); // SK-42
    }

    void takeUpRow(Seat challenger)
    {
        if (state_.skull(challenger) >= inRow)
            state_.skull(challenger) = inHand;
        table_.phase = Phase::Shuffle;
        told(StepKind::Returned, challenger);
    }

    State& state_;
    Table& table_;
    const Tell& tell_;
};

} // namespace

void Skull::apply(State& state, Decision decision)
{
    Unfolding(state, core::NoSteps())(decision);
}

void Skull::apply(State& state, Chance outcome)
{
    Unfolding(state, core::NoSteps())(outcome);
}

void Skull::apply(State& state, const Event& event, const core::StepSink<Skull>& sink)
{
    std::visit(Unfolding(state, sink), event);
}

} // namespace facedown::skull
