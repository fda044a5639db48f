#include "core/bits.h"
#include "skull/skull.h"

namespace facedown::skull {

namespace {

/// The seats that are asked for.
core::Bits seats(const Table& table, auto asked)
{
    std::uint64_t bits = 0;
    for (Seat seat = 0; seat < table.seats(); ++seat)
        bits |= std::uint64_t{asked(table.tribe(seat))} << unsigned(seat);
    return core::Bits(bits);
}

/// The rules of what may be done, from the table and where the acting seat's own skull is. Tells
/// `use` how many decisions there are, and what makes each of its number.
auto offer(const Table& table, Whereabouts ownSkull, auto use)
{
    const Seat seat = table.actor;
    // The kinds of discs in hand follow one another.
    const int hasSkull = ownSkull == inHand ? 1 : 0;
    const int hasFlower = table.hand(seat) > hasSkull ? 1 : 0;
    const int discs = hasFlower + hasSkull;
    const auto disc = [&](int index) { return static_cast<Disc>(index + 1 - hasFlower); };
    const auto bids = [&] { return table.discsOnMats() - table.bid; }; // SK-13
    switch (table.phase) {
    case Phase::Prepare:
        return use(discs, [&](int index) { return place(disc(index)); });
    case Phase::Turn:
        return use(discs + bids(), [&](int index) {
            return index < discs ? place(disc(index)) : bid(table.bid + 1 + index - discs);
        });
    case Phase::Bid:
        return use(bids() + 1, [&, last = bids()](int index) {
            return index < last ? bid(table.bid + 1 + index) : pass();
        });
    case Phase::Flip: {
        if (table.tribe(seat).faceDown() > 0)
            return use(1, [&](int) { return flip(seat); }); // SK-16: his own first
        const auto others = seats(table, [](const Tribe& tribe) { return tribe.faceDown() > 0; });
        return use(others.size(), [&](int index) { return flip(others.at(index)); });
    }
    case Phase::Reveal:
        return use(2, [](int index) { return index == 0 ? show() : hide(); });
    case Phase::Take:
        return use(table.tribe(table.challenger).owned(),
                   [](int index) { return take(index + 1); });
    case Phase::Discard:
        return use(discs, [&](int index) { return discard(disc(index)); });
    case Phase::Start: {
        const auto left = seats(table, [](const Tribe& tribe) { return !tribe.out(); });
        return use(left.size(), [&](int index) { return start(left.at(index)); });
    }
    case Phase::First:
    case Phase::Shuffle:
    case Phase::Over:
        break;
    }
    return use(0, start);
}

Skull::Decisions legalDecisions(const Table& table, Whereabouts ownSkull)
{
    Skull::Decisions decisions;
    offer(table, ownSkull, [&](int count, auto make) {
        for (int index = 0; index < count; ++index)
            decisions.push_back(make(index));
    });
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
    return seat < 0 ? Decisions() : legalDecisions(state.table, state.skull(seat));
}

Skull::Decisions Skull::legal(const View& view)
{
    const Seat seat = view.table.actor;
    if (seat < 0 || !view.owns(seat))
        return {};
    return legalDecisions(view.table, view.skull(seat));
}

Decision Skull::drawLegal(const State& state, core::Random& random)
{
    return offer(state.table, state.skull(state.table.actor),
                 [&](int count, auto make) { return make(random.below(count)); });
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
    return core::pick(*outcomes(state), random);
}

core::Winners Skull::winners(const State& state)
{
    core::Winners winners;
    if (state.table.phase == Phase::Over)
        winners.push_back(state.table.winner);
    return winners;
}

} // namespace facedown::skull
