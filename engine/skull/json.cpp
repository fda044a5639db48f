#include "core/json.h"
#include "skull/skull.h"

namespace facedown::skull {

using core::Json;

const char* name(Phase phase)
{
    constexpr const char* names[] = {"first",   "prepare", "turn",    "bid",   "flip", "reveal",
                                     "shuffle", "take",    "discard", "start", "over"};
    return names[static_cast<int>(phase)];
}

namespace {

const char* text(Disc disc)
{
    return disc == Disc::Hidden ? "?" : disc == Disc::Skull ? "skull" : "flower";
}

Json discs(int count, auto&& discAt)
{
    Json list = Json::array();
    for (int place = 0; place < count; ++place)
        list.push_back(text(discAt(place)));
    return list;
}

Json seatJson(const View& view, Seat seat)
{
    const Table& table = view.table;
    const Tribe& tribe = table.tribe(seat);
    return {
        {"player", table.playerOf(seat)},
        {"wins", tribe.wins},
        {"out", tribe.out()},
        {"passed", tribe.passed},
        {"hand", discs(table.hand(seat), [&](int at) { return view.inHand(seat, at); })},
        {"mat", discs(tribe.mat, [&](int at) { return view.onMat(seat, at); })},
        {"open", tribe.open},
        {"lost", discs(tribe.lost, [&](int at) { return view.amongLost(seat, at); })},
    };
}

} // namespace

Json Skull::json(const Options& options)
{
    return {{"players", options.players}, {"tribes", options.tribes}, {"reveal", options.reveal}};
}

core::Expected<Options> Skull::readOptions(const Json& json)
{
    return core::readOptions<Skull>(json, [](core::OptionReader& reader, Options& options) {
        reader.read("players", options.players);
        reader.read("tribes", options.tribes);
        reader.read("reveal", options.reveal);
    });
}

Json Skull::json(const View& view)
{
    const Table& table = view.table;
    Json seats = Json::array();
    for (Seat seat = 0; seat < table.seats(); ++seat)
        seats.push_back(seatJson(view, seat));
    const int row = table.phase == Phase::Take ? table.tribe(table.challenger).owned() : 0;
    return {
        {"phase", name(table.phase)},
        {"round", table.round},
        {"starter", core::seatOrNull(table.starter)},
        {"bid", table.bid},
        {"challenger", core::seatOrNull(table.challenger)},
        {"skull", core::seatOrNull(table.skullOwner)},
        {"row", discs(row, [](int) { return Disc::Hidden; })},
        {"seats", std::move(seats)},
    };
}

/// The whole state: what every seat knows of its own, and the row as it lies.
Json Skull::json(const State& state)
{
    const Table& table = state.table;
    Json all = json(Skull::view(state, nobody));
    for (Seat seat = 0; seat < table.seats(); ++seat)
        all["seats"][static_cast<std::size_t>(seat)] = seatJson(Skull::view(state, seat), seat);
    if (table.phase == Phase::Take) {
        const Whereabouts skull = state.skull(table.challenger);
        all["row"] = discs(table.tribe(table.challenger).owned(), [&](int at) {
            return skull == inRow + at ? Disc::Skull : Disc::Flower;
        });
    }
    return all;
}

} // namespace facedown::skull
