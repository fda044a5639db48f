#include <cassert>

#include "skull/skull.h"

namespace facedown::skull {

namespace {

void beginRound(State& state, Seat starter)
{
    Table& table = state.table;
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        Tribe& tribe = table.tribe(seat);
        if (tribe.mat > 0 && state.skull(seat) < inHand)
            state.skull(seat) = inHand;
        tribe.mat = tribe.open = tribe.bid = 0;
        tribe.passed = false;
    }
    table.phase = Phase::Prepare;
    table.starter = byte(starter);
    table.challenger = table.skullOwner = byte(nobody);
    table.bid = table.flipped = 0;
    // SK-10: the first player places last.
    table.actor = byte(table.next(starter));
}

void nextRound(State& state, Seat starter)
{
    ++state.table.round;
    beginRound(state, starter);
}

void end(Table& table, int winner)
{
    table.phase = Phase::Over;
    table.actor = byte(nobody);
    table.winner = byte(winner);
}

void beginFlipping(Table& table)
{
    table.phase = Phase::Flip;
    table.actor = table.challenger;
}

/// SK-35: the next seat clockwise, before the challenger's turn comes again, with face-down discs.
Seat nextToReveal(const Table& table, Seat seat)
{
    do
        seat = seat + 1 == table.seats() ? 0 : seat + 1;
    while (seat != table.challenger && table.tribe(seat).faceDown() == 0);
    return seat;
}

/// SK-30: all discs go home; then the challenger loses one by SK-31 or SK-32.
void beginPenalty(State& state)
{
    Table& table = state.table;
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        if (state.skull(seat) < inHand)
            state.skull(seat) = inHand;
        table.tribe(seat).mat = table.tribe(seat).open = 0;
    }
    const bool own = table.skullOwner == table.challenger;
    table.phase = own ? Phase::Discard : Phase::Shuffle;
    table.actor = own ? table.challenger : byte(chance);
}

void reveal(State& state, Seat after)
{
    const Seat seat = nextToReveal(state.table, after);
    if (seat == state.table.challenger) {
        beginPenalty(state);
        return;
    }
    state.table.phase = Phase::Reveal;
    state.table.actor = byte(seat);
}

void succeed(State& state)
{
    Table& table = state.table;
    Tribe& tribe = table.tribe(table.challenger);
    ++tribe.wins;
    if (tribe.wins == winsNeeded)
        end(table, table.playerOf(table.challenger));
    else
        nextRound(state, table.challenger);
}

void fail(State& state, Seat owner)
{
    state.table.skullOwner = byte(owner);
    if (state.table.reveal)
        reveal(state, state.table.challenger);
    else
        beginPenalty(state);
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

void loseDisc(State& state)
{
    Table& table = state.table;
    const Seat challenger = table.challenger;
    ++table.tribe(challenger).lost;
    if (!table.tribe(challenger).out())
        return nextRound(state, challenger); // SK-40
    if (const int winner = lastPlayer(table); winner != nobody)
        return end(table, winner);
    if (table.skullOwner != challenger)
        return nextRound(state, table.skullOwner); // SK-41
    table.phase = Phase::Start;
    table.actor = byte(challenger); // SK-42
}

void applyFlip(State& state, Seat seat)
{
    Table& table = state.table;
    Tribe& tribe = table.tribe(seat);
    ++tribe.open;
    ++table.flipped;
    if (state.skull(seat) == tribe.mat - tribe.open)
        fail(state, seat);
    else if (table.flipped == table.bid)
        succeed(state);
}

void applyPlace(State& state, Disc disc)
{
    Table& table = state.table;
    const Seat seat = table.actor;
    Tribe& tribe = table.tribe(seat);
    if (disc == Disc::Skull)
        state.skull(seat) = tribe.mat;
    ++tribe.mat;
    if (table.phase == Phase::Prepare && seat == table.starter)
        table.phase = Phase::Turn;
    else
        table.actor = byte(table.next(seat));
}

void applyBid(Table& table, int number)
{
    table.challenger = table.actor;
    table.bid = table.tribe(table.actor).bid = byte(number);
    const Seat next = table.nextBidder(table.actor);
    if (next == table.challenger || number == table.discsOnMats()) {
        beginFlipping(table);
    } else {
        table.phase = Phase::Bid;
        table.actor = byte(next);
    }
}

void applyPass(Table& table)
{
    table.tribe(table.actor).passed = true;
    table.actor = byte(table.nextBidder(table.actor));
    if (table.actor == table.challenger)
        beginFlipping(table);
}

void applyTake(State& state, int position)
{
    const Seat challenger = state.table.challenger;
    if (state.skull(challenger) == inRow + position - 1)
        state.skull(challenger) = lost;
    else if (state.skull(challenger) >= inRow)
        state.skull(challenger) = inHand;
    loseDisc(state);
}

void applyDiscard(State& state, Disc disc)
{
    if (disc == Disc::Skull)
        state.skull(state.table.challenger) = lost;
    loseDisc(state);
}

/// The rules of what may be done, from the table and where the acting seat's own skull is.
Skull::Decisions legalDecisions(const Table& table, Whereabouts ownSkull)
{
    Skull::Decisions decisions;
    const Seat seat = table.actor;
    if (seat < 0)
        return decisions;
    const bool hasSkull = ownSkull == inHand;
    const auto addDiscs = [&](Decision (*make)(Disc)) {
        if (table.hand(seat) > (hasSkull ? 1 : 0))
            decisions.push_back(make(Disc::Flower));
        if (hasSkull)
            decisions.push_back(make(Disc::Skull));
    };
    const auto addBids = [&] {
        const int limit = table.discsOnMats();
        for (int number = table.bid + 1; number <= limit; ++number)
            decisions.push_back(bid(number));
    };
    switch (table.phase) {
    case Phase::Prepare:
        addDiscs(place);
        break;
    case Phase::Turn:
        addDiscs(place);
        addBids();
        break;
    case Phase::Bid:
        addBids();
        decisions.push_back(pass());
        break;
    case Phase::Flip:
        if (table.tribe(seat).faceDown() > 0) {
            decisions.push_back(flip(seat)); // SK-16: his own first
            break;
        }
        for (Seat other = 0; other < table.seats(); ++other)
            if (table.tribe(other).faceDown() > 0)
                decisions.push_back(flip(other));
        break;
    case Phase::Reveal:
        decisions.push_back(show());
        decisions.push_back(hide());
        break;
    case Phase::Take:
        for (int position = 1; position <= table.tribe(table.challenger).owned(); ++position)
            decisions.push_back(take(position));
        break;
    case Phase::Discard:
        addDiscs(discard);
        break;
    case Phase::Start:
        for (Seat other = 0; other < table.seats(); ++other)
            if (!table.tribe(other).out())
                decisions.push_back(start(other));
        break;
    case Phase::First:
    case Phase::Shuffle:
    case Phase::Over:
        break;
    }
    return decisions;
}

} // namespace

std::optional<core::Error> Skull::check(const Options& options)
{
    const auto bad = [](std::string message) {
        return core::Error{core::ErrorCode::BadOption, std::move(message)};
    };
    if (options.players < minPlayers || options.players > maxPlayers)
        return bad("players must be 3 to 12, not " + std::to_string(options.players) + " (SK-2)");
    if (options.tribes != 1 && options.tribes != 2)
        return bad("tribes must be 1 or 2, not " + std::to_string(options.tribes) + " (SK-60)");
    if (seats(options) > core::maxSeats)
        return bad("players x tribes must be at most 12, not " + std::to_string(seats(options)) +
                   " (SK-60)");
    return std::nullopt;
}

State Skull::start(const Options& options)
{
    State state;
    state.table.players = byte(options.players);
    state.table.tribesEach = byte(options.tribes);
    state.table.reveal = options.reveal;
    state.skulls.fill(unknown);
    for (Seat seat = 0; seat < state.table.seats(); ++seat)
        state.skull(seat) = inHand;
    return state;
}

Options Skull::options(const State& state)
{
    return {state.table.players, state.table.tribesEach, state.table.reveal};
}

Skull::Decisions Skull::legal(const State& state)
{
    const Seat seat = state.table.actor;
    return legalDecisions(state.table, seat < 0 ? unknown : state.skull(seat));
}

Skull::Decisions Skull::legal(const View& view)
{
    const Seat seat = view.table.actor;
    if (seat < 0 || !view.owns(seat))
        return {};
    return legalDecisions(view.table, view.skull(seat));
}

std::optional<Skull::Outcomes> Skull::outcomes(const State& state)
{
    Outcomes outcomes;
    const Table& table = state.table;
    if (table.phase == Phase::First) {
        for (Seat seat = 0; seat < table.seats(); ++seat)
            outcomes.push_back(skull::first(seat));
    } else if (table.phase == Phase::Shuffle) {
        const int size = table.tribe(table.challenger).owned();
        if (state.skull(table.challenger) == lost)
            outcomes.push_back(skull::shuffle(size, Chance::none));
        else
            for (int position = 0; position < size; ++position)
                outcomes.push_back(skull::shuffle(size, position));
    }
    return outcomes;
}

Chance Skull::sample(const State& state, core::Random& random)
{
    const Outcomes all = *outcomes(state);
    return all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
}

void Skull::apply(State& state, Decision decision)
{
    Table& table = state.table;
    switch (decision.kind) {
    case Decision::Kind::Place:
        return applyPlace(state, decision.disc());
    case Decision::Kind::Bid:
        return applyBid(table, decision.value);
    case Decision::Kind::Pass:
        return applyPass(table);
    case Decision::Kind::Flip:
        return applyFlip(state, decision.value);
    case Decision::Kind::Show:
        table.tribe(table.actor).open = table.tribe(table.actor).mat;
        return reveal(state, table.actor);
    case Decision::Kind::Hide:
        return reveal(state, table.actor);
    case Decision::Kind::Take:
        return applyTake(state, decision.value);
    case Decision::Kind::Discard:
        return applyDiscard(state, decision.disc());
    case Decision::Kind::Start:
        return nextRound(state, decision.value);
    }
}

void Skull::apply(State& state, Chance outcome)
{
    Table& table = state.table;
    if (outcome.kind == Chance::Kind::First)
        return beginRound(state, outcome.seat);
    table.phase = Phase::Take;
    table.actor = table.skullOwner;
    if (outcome.skull != Chance::none)
        state.skull(table.challenger) = byte(inRow + outcome.skull);
}

core::Winners Skull::winners(const State& state)
{
    core::Winners winners;
    if (state.table.phase == Phase::Over)
        winners.push_back(state.table.winner);
    return winners;
}

} // namespace facedown::skull
