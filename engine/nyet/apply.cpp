#include <bit>

#include "nyet/nyet.h"

namespace facedown::nyet {

namespace {

using StepKind = Step::Kind;

bool isLastRound(const Table& table)
{
    if (table.target == 0)
        return table.round == table.rounds();
    bool reached = table.round == Table::mostRounds;
    for (Seat seat = 0; seat < table.players; ++seat)
        reached = reached || table.seat(seat).score >= table.target; // NY-14
    return reached;
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
        switch (decision.kind) {
        case Decision::Kind::Veto:
            return veto(decision.row(), decision.square);
        case Decision::Kind::Team:
            return chooseTeam(static_cast<unsigned>(decision.value));
        case Decision::Kind::Bonus:
            return giveBonus(decision.value);
        case Decision::Kind::Discard:
            return discard(decision.card());
        case Decision::Kind::Give:
            return give(decision.card());
        case Decision::Kind::Play:
            return play(decision.card());
        }
    }

    void operator()(const Chance& outcome)
    {
        if (outcome.kind == Chance::Kind::Deal)
            return deal(outcome);
        table_.dealer = outcome.seat;
        awaitDeal();
        told(StepKind::DealerDrawn, outcome.seat);
    }

private:
    void told(StepKind kind, Seat seat, int value = 0, Card card = Card::none(),
              Row row = Row::Start) const
    {
        tell_(state_, Step{kind, byte(seat), byte(value), card, row});
    }

    void awaitDeal()
    {
        table_.phase = Phase::Deal;
        table_.actor = byte(chance);
    }

    void deal(const Chance& outcome)
    {
        const bool half = table_.players == 2 && state_.aside.empty(); // NY-13
        const int size = handSize(table_.players);
        state_.aside = half ? packFor(table_.players) : Cards();
        for (Seat seat = 0; seat < table_.players; ++seat) {
            state_.hand(seat) = outcome.hands[seat];
            table_.seat(seat).held = byte(size);
            if (half)
                state_.aside.remove(state_.hand(seat));
        }
        table_.aside = byte(state_.aside.size());
        table_.phase = Phase::Veto;
        table_.actor = table_.dealer; // NY-21
        told(StepKind::Dealt, table_.dealer, size);
    }

    /// A phase in which every seat acts in turn, from the start player on.
    void beginPhase(Phase phase)
    {
        table_.phase = phase;
        table_.actor = byte(table_.startPlayer());
        if (phase == Phase::Play)
            table_.trick.leader = table_.actor; // NY-50
    }

    void beginDiscards()
    {
        switch (table_.discarding()) {
        case Discarding::One:
        case Discarding::Two:
        case Discarding::NotOne:
            return beginPhase(Phase::Discard);
        case Discarding::Left:
            return beginPhase(Phase::Give);
        case Discarding::None:
            return beginPhase(Phase::Play);
        }
    }

    void veto(Row row, int square)
    {
        const Seat seat = table_.actor;
        table_.board.cover(row, square, seat);
        const bool open = table_.board.anyOpen();
        table_.actor = byte(open ? table_.next(seat) : nobody);
        told(StepKind::Vetoed, seat, square, Card::none(), row);
        if (open)
            return;
        beginPhase(Phase::Team);
        if (table_.players == 2) { // NY-30: nothing to choose
            setTeam(0);
            beginDiscards();
        }
        told(StepKind::BoardDecided, table_.startPlayer());
    }

    void setTeam(unsigned mates)
    {
        table_.team = static_cast<std::uint8_t>(mates | bit(table_.startPlayer()));
    }

    void chooseTeam(unsigned mates)
    {
        const Seat chooser = table_.actor;
        setTeam(mates);
        if (table_.players == 4) {
            beginDiscards();
        } else {
            table_.phase = Phase::Bonus;
            table_.actor = byte(table_.players == 5 ? chooser : nobody);
        }
        told(StepKind::TeamsChosen, chooser, table_.team);
        if (table_.players == 3)
            giveBonus(loner());
    }

    /// NY-31. Before: there are 3 players, in teams.
    Seat loner() const
    {
        const unsigned all = bit(table_.players) - 1;
        const bool inStartTeam = core::countBits(table_.team) == 1;
        return std::countr_zero(inStartTeam ? table_.team : all & ~table_.team);
    }

    void giveBonus(Seat seat)
    {
        table_.bonus = byte(seat);
        beginDiscards();
        told(StepKind::BonusGiven, seat);
    }

    void putDown(Seat seat, Card card)
    {
        state_.hand(seat).remove(card);
        --table_.seat(seat).held;
    }

    void discard(Card card)
    {
        const Seat seat = table_.actor;
        Player& player = table_.seat(seat);
        const int wanted = table_.discarding() == Discarding::Two ? 2 : 1;
        const int place = player.discarded++;
        putDown(seat, card);
        state_.discards[seat][place] = card;
        if (player.discarded == wanted) {
            table_.actor = byte(table_.next(seat));
            if (table_.actor == table_.startPlayer())
                beginPhase(Phase::Play);
        }
        told(StepKind::Discarded, seat, place, card);
    }

    void give(Card card)
    {
        const Seat seat = table_.actor;
        const Seat next = table_.next(seat);
        const bool last = next == table_.startPlayer();
        putDown(seat, card);
        state_.given[seat] = card;
        table_.seat(seat).given = true;
        table_.actor = byte(last ? nobody : next);
        told(StepKind::Gave, seat, 0, card);
        if (last)
            handOver();
    }

    /// NY-41.
    void handOver()
    {
        for (Seat seat = 0; seat < table_.players; ++seat) {
            const Seat left = table_.next(seat);
            state_.hand(left).add(state_.given[seat]);
            ++table_.seat(left).held;
        }
        beginPhase(Phase::Play);
        told(StepKind::HandedOver, nobody);
    }

    void play(Card card)
    {
        const Seat seat = table_.actor;
        const int place = table_.trick.size;
        putDown(seat, card);
        table_.trick.add(card);
        if (place + 1 < table_.players) {
            table_.actor = byte(table_.next(seat));
            return told(StepKind::Played, seat, place, card);
        }
        table_.actor = byte(nobody);
        told(StepKind::Played, seat, place, card);
        takeTrick();
    }

    void takeTrick()
    {
        const int treasuresBefore = table_.treasureCount;
        table_.takeTrick();
        const Seat winner = table_.lastWinner;
        const bool last = table_.seat(winner).held == 0; // NY-56
        if (!last)
            table_.actor = byte(winner);
        told(StepKind::TrickTaken, winner, table_.treasureCount - treasuresBefore);
        if (last)
            endRound();
    }

    void endRound()
    {
        const std::array<int, 2> counts = table_.teamCounts();
        for (Seat seat = 0; seat < table_.players; ++seat)
            table_.seat(seat).score = static_cast<std::int16_t>(
                table_.seat(seat).score + counts[table_.teamOf(seat)] * table_.points());
        told(StepKind::RoundScored, nobody);
        table_.trick = {};
        if (!isLastRound(table_))
            return beginRound();
        table_.phase = Phase::Over;
        table_.actor = byte(nobody);
        told(StepKind::Over, nobody);
    }

    void beginRound()
    {
        ++table_.round;
        table_.dealer = byte(table_.next(table_.dealer)); // NY-10
        table_.team = 0;
        table_.bonus = table_.lastWinner = byte(nobody);
        table_.last = {};
        table_.treasures = {};
        table_.treasureCount = 0;
        table_.board.clear();
        for (Player& player : table_.seats) {
            player.discarded = player.tricks = 0;
            player.given = false;
        }
        state_.discards = {};
        state_.given = {};
        awaitDeal();
        told(StepKind::RoundBegun, table_.dealer);
    }

    State& state_;
    Table& table_;
    const Tell& tell_;
};

} // namespace

void Nyet::apply(State& state, Decision decision)
{
    Unfolding(state, core::NoSteps())(decision);
}

void Nyet::apply(State& state, const Chance& outcome)
{
    Unfolding(state, core::NoSteps())(outcome);
}

void Nyet::apply(State& state, const Event& event, const core::StepSink<Nyet>& sink)
{
    std::visit(Unfolding(state, sink), event);
}

} // namespace facedown::nyet
