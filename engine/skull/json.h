#pragma once

#include "core/json.h"
#include "core/options.h"
#include "skull/skull.h"

namespace facedown::skull {

/// The JSON of options and views as the text protocol lays it down, in any nlohmann-like Json type;
/// the fields that all games share (game, options, to_act, legal, winners) come from the caller.

inline const char* text(Disc disc)
{
    return disc == Disc::Hidden ? "?" : disc == Disc::Skull ? "skull" : "flower";
}

inline const char* text(Phase phase)
{
    constexpr const char* names[] = {"first",   "prepare", "turn",    "bid",   "flip", "reveal",
                                     "shuffle", "take",    "discard", "start", "over"};
    return names[static_cast<int>(phase)];
}

template <class Json>
Json discs(int count, auto&& discAt)
{
    Json list = Json::array();
    for (int place = 0; place < count; ++place)
        list.push_back(text(discAt(place)));
    return list;
}

template <class Json>
Json optionsJson(const Options& options)
{
    return {{"players", options.players}, {"tribes", options.tribes}, {"reveal", options.reveal}};
}

/// Options from outside; what is left out keeps its default. Errors: BadOption.
template <class Json>
core::Expected<Options> optionsFromJson(const Json& json, Options options)
{
    core::OptionReader reader(json);
    reader.read("players", options.players);
    reader.read("tribes", options.tribes);
    reader.read("reveal", options.reveal);
    std::optional<core::Error> fault = reader.fault();
    if (!fault)
        fault = Skull::check(options);
    if (fault)
        return tl::unexpected(*fault);
    return options;
}

template <class Json>
Json seatJson(const View& view, Seat seat)
{
    const Table& table = view.table;
    const Tribe& tribe = table.tribe(seat);
    return {
        {"player", table.playerOf(seat)},
        {"wins", tribe.wins},
        {"out", tribe.out()},
        {"passed", tribe.passed},
        {"hand", discs<Json>(table.hand(seat), [&](int at) { return view.inHand(seat, at); })},
        {"mat", discs<Json>(tribe.mat, [&](int at) { return view.onMat(seat, at); })},
        {"open", tribe.open},
        {"lost", discs<Json>(tribe.lost, [&](int at) { return view.amongLost(seat, at); })},
    };
}

template <class Json>
Json viewJson(const View& view)
{
    const Table& table = view.table;
    Json seats = Json::array();
    for (Seat seat = 0; seat < table.seats(); ++seat)
        seats.push_back(seatJson<Json>(view, seat));
    const int row = table.phase == Phase::Take ? table.tribe(table.challenger).owned() : 0;
    return {
        {"phase", text(table.phase)},
        {"round", table.round},
        {"starter", core::seatOrNull<Json>(table.starter)},
        {"bid", table.bid},
        {"challenger", core::seatOrNull<Json>(table.challenger)},
        {"skull", core::seatOrNull<Json>(table.skullOwner)},
        {"row", discs<Json>(row, [](int) { return Disc::Hidden; })},
        {"seats", std::move(seats)},
    };
}

/// The whole state: what every seat knows of its own, and the row as it lies.
template <class Json>
Json stateJson(const State& state)
{
    const Table& table = state.table;
    Json json = viewJson<Json>(Skull::view(state, nobody));
    for (Seat seat = 0; seat < table.seats(); ++seat)
        json["seats"][static_cast<std::size_t>(seat)] =
            seatJson<Json>(Skull::view(state, seat), seat);
    if (table.phase == Phase::Take) {
        const Whereabouts skull = state.skull(table.challenger);
        json["row"] = discs<Json>(table.tribe(table.challenger).owned(), [&](int at) {
            return skull == inRow + at ? Disc::Skull : Disc::Flower;
        });
    }
    return json;
}

} // namespace facedown::skull
