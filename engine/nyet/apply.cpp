#include <bit>

#include "nyet/nyet.h"

namespace facedown::nyet {

namespace {

/// NY-14, as ruled.
constexpr int mostRounds = 50;

void awaitDeal(Table& table)
{
    table.phase = Phase::Deal;
    table.actor = byte(chance);
}

/// A phase in which every seat acts in turn, from the start player on.
void beginPhase(Table& table, Phase phase)
{
    table.phase = phase;
    table.actor = byte(table.startPlayer());
    if (phase == Phase::Play)
        table.trick.leader = table.actor; // NY-50
}

void beginDiscards(Table& table)
{
    switch (table.discarding()) {
    case Discarding::One:
    case Discarding::Two:
    case Discarding::NotOne:
        return beginPhase(table, Phase::Discard);
    case Discarding::Left:
        return beginPhase(table, Phase::Give);
    case Discarding::None:
        return beginPhase(table, Phase::Play);
    }
}

void chooseTeam(Table& table, unsigned mates)
{
    const unsigned all = bit(table.players) - 1;
    table.team = static_cast<std::uint8_t>(mates | bit(table.startPlayer()));
    if (table.players == 3) { // NY-31: the one who is alone
        const unsigned smaller = std::popcount(table.team) == 1 ? table.team : all & ~table.team;
        table.bonus = byte(std::countr_zero(smaller));
    }
    if (table.players == 5)
        table.phase = Phase::Bonus;
    else
        beginDiscards(table);
}

void applyVeto(Table& table, Decision decision)
{
    table.board.cover(decision.row(), decision.square, table.actor);
    if (table.board.anyOpen()) {
        table.actor = byte(table.next(table.actor));
        return;
    }
    beginPhase(table, Phase::Team);
    if (table.players == 2)
        chooseTeam(table, 0);
}

void putDown(State& state, Seat seat, Card card)
{
    state.hand(seat).remove(card);
    --state.table.seat(seat).held;
}

void applyDiscard(State& state, Card card)
{
    Table& table = state.table;
    const Seat seat = table.actor;
    Player& player = table.seat(seat);
    const int wanted = table.discarding() == Discarding::Two ? 2 : 1;
    putDown(state, seat, card);
    state.discards[static_cast<std::size_t>(seat)][static_cast<std::size_t>(player.discarded++)] =
        card;
    if (player.discarded < wanted)
        return;
    table.actor = byte(table.next(seat));
    if (table.actor == table.startPlayer())
        beginPhase(table, Phase::Play);
}

/// NY-41.
void handOver(State& state)
{
    for (Seat seat = 0; seat < state.table.players; ++seat) {
        const Seat left = state.table.next(seat);
        state.hand(left).add(state.given[static_cast<std::size_t>(seat)]);
        ++state.table.seat(left).held;
    }
}

void applyGive(State& state, Card card)
{
    Table& table = state.table;
    const Seat seat = table.actor;
    putDown(state, seat, card);
    state.given[static_cast<std::size_t>(seat)] = card;
    table.seat(seat).given = true;
    table.actor = byte(table.next(seat));
    if (table.actor != table.startPlayer())
        return;
    handOver(state);
    beginPhase(table, Phase::Play);
}

bool isLastRound(const Table& table)
{
    if (table.target == 0)
        return table.round == table.rounds();
    bool reached = table.round == mostRounds;
    for (Seat seat = 0; seat < table.players; ++seat)
        reached = reached || table.seat(seat).score >= table.target; // NY-14
    return reached;
}

void beginRound(State& state)
{
    Table& table = state.table;
    ++table.round;
    table.dealer = byte(table.next(table.dealer)); // NY-10
    table.team = 0;
    table.bonus = table.lastWinner = byte(nobody);
    table.last = {};
    table.treasures = {};
    table.treasureCount = 0;
    table.board.clear();
    for (Player& player : table.seats) {
        player.discarded = player.tricks = 0;
        player.given = false;
    }
    state.discards = {};
    state.given = {};
    awaitDeal(table);
}

void endRound(State& state)
{
    Table& table = state.table;
    table.trick = {};
    for (Seat seat = 0; seat < table.players; ++seat)
        table.seat(seat).score =
            static_cast<std::int16_t>(table.seat(seat).score + table.roundScore(seat));
    if (!isLastRound(table))
        return beginRound(state);
    table.phase = Phase::Over;
    table.actor = byte(nobody);
}

void applyPlay(State& state, Card card)
{
    Table& table = state.table;
    putDown(state, table.actor, card);
    table.trick.add(card);
    if (table.trick.size < table.players) {
        table.actor = byte(table.next(table.actor));
        return;
    }
    table.takeTrick();
    table.actor = table.lastWinner;
    if (table.seat(table.actor).held == 0) // NY-56
        endRound(state);
}

} // namespace

void Nyet::apply(State& state, Decision decision)
{
    Table& table = state.table;
    switch (decision.kind) {
    case Decision::Kind::Veto:
        return applyVeto(table, decision);
    case Decision::Kind::Team:
        return chooseTeam(table, static_cast<unsigned>(decision.value));
    case Decision::Kind::Bonus:
        table.bonus = decision.value;
        return beginDiscards(table);
    case Decision::Kind::Discard:
        return applyDiscard(state, decision.card());
    case Decision::Kind::Give:
        return applyGive(state, decision.card());
    case Decision::Kind::Play:
        return applyPlay(state, decision.card());
    }
}

void Nyet::apply(State& state, const Chance& outcome)
{
    Table& table = state.table;
    if (outcome.kind == Chance::Kind::Dealer) {
        table.dealer = outcome.seat;
        return awaitDeal(table);
    }
    const bool half = table.players == 2 && state.aside.empty(); // NY-13
    state.aside = half ? packFor(table.players) : Cards();
    for (Seat seat = 0; seat < table.players; ++seat) {
        state.hand(seat) = outcome.hands[static_cast<std::size_t>(seat)];
        table.seat(seat).held = byte(handSize(table.players));
        if (half)
            state.aside.remove(state.hand(seat));
    }
    table.aside = byte(state.aside.size());
    table.phase = Phase::Veto;
    table.actor = table.dealer; // NY-21
}

} // namespace facedown::nyet
