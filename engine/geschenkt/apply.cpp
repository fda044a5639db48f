#include "geschenkt/geschenkt.h"

namespace facedown::geschenkt {

namespace {

using StepKind = Step::Kind;

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
        if (decision == Decision::Take)
            take();
        else
            pay();
    }

    void operator()(Chance outcome)
    {
        if (outcome.kind == Chance::Kind::Turn)
            return turn(outcome.value);
        awaitTurn(outcome.value);
        told(StepKind::Drawn, outcome.value);
    }

private:
    void told(StepKind kind, Seat seat, int card = 0, int chips = 0) const
    {
        tell_(state_, Step{kind, byte(seat), byte(card), byte(chips)});
    }

    void awaitTurn(Seat starter)
    {
        table_.starter = byte(starter);
        table_.phase = Phase::Turn;
        table_.actor = byte(table_.deck > 0 ? chance : nobody);
    }

    void turn(int card)
    {
        table_.card = byte(card);
        table_.unseen.remove(card);
        --table_.deck;
        table_.phase = Phase::Decide;
        table_.actor = table_.starter; // GE-10
        told(StepKind::Turned, table_.starter, card);
    }

    void pay()
    {
        const Seat seat = table_.actor;
        --state_.chipsOf(seat);
        ++table_.pot;
        table_.actor = byte(table_.next(seat));
        told(StepKind::Paid, seat, table_.card, table_.pot);
    }

    void take()
    {
        const Seat seat = table_.actor;
        const int card = table_.card;
        const int chips = table_.pot;
        table_.cards(seat).add(card);
        state_.chipsOf(seat) = byte(state_.chipsOf(seat) + chips);
        table_.card = table_.pot = 0;
        awaitTurn(seat); // GE-13
        told(StepKind::Took, seat, card, chips);
        if (table_.deck > 0)
            return;
        table_.phase = Phase::Over; // GE-14
        told(StepKind::Over, nobody);
    }

    State& state_;
    Table& table_;
    const Tell& tell_;
};

} // namespace

void Geschenkt::apply(State& state, Decision decision)
{
    Unfolding(state, core::NoSteps())(decision);
}

void Geschenkt::apply(State& state, Chance outcome)
{
    Unfolding(state, core::NoSteps())(outcome);
}

void Geschenkt::apply(State& state, const Event& event, const core::StepSink<Geschenkt>& sink)
{
    std::visit(Unfolding(state, sink), event);
}

} // namespace facedown::geschenkt
