#include "skull/skull.h"

namespace facedown::skull {

namespace {

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

core::Winners Skull::winners(const State& state)
{
    core::Winners winners;
    if (state.table.phase == Phase::Over)
        winners.push_back(state.table.winner);
    return winners;
}

} // namespace facedown::skull
