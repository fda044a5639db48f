#pragma once

#include "core/json.h"
#include "core/options.h"
#include "geschenkt/geschenkt.h"

namespace facedown::geschenkt {

/// The JSON of options and views as the text protocol lays it down, in any nlohmann-like Json type;
/// the fields that all games share (game, options, to_act, legal, winners) come from the caller.

inline const char* text(Phase phase)
{
    constexpr const char* names[] = {"first", "turn", "decide", "over"};
    return names[static_cast<int>(phase)];
}

template <class Json>
Json optionsJson(const Options& options)
{
    return {{"players", options.players},
            {"variant", options.variant == Variant::Open ? "open" : "base"},
            {"open_chips", options.openChips}};
}

/// Options from outside; what is left out keeps its default. Errors: BadOption.
template <class Json>
core::Expected<Options> optionsFromJson(const Json& json, Options options)
{
    core::OptionReader reader(json);
    reader.read("players", options.players);
    reader.read("variant", options.variant, {{"base", Variant::Base}, {"open", Variant::Open}});
    reader.read("open_chips", options.openChips);
    std::optional<core::Error> fault = reader.fault();
    if (!fault)
        fault = Geschenkt::check(options);
    if (fault)
        return tl::unexpected(*fault);
    return options;
}

template <class Json>
Json cardsJson(Cards cards)
{
    Json list = Json::array();
    for (const int card : cards)
        list.push_back(card);
    return list;
}

template <class Json>
Json viewJson(const View& view)
{
    const Table& table = view.table;
    Json seats = Json::array();
    for (Seat seat = 0; seat < table.players; ++seat) {
        const bool known = view.knowsChips(seat);
        seats.push_back({
            {"chips", known ? Json(view.chipsOf(seat)) : Json(nullptr)},
            {"cards", cardsJson<Json>(table.cards(seat))},
            {"cost", table.cards(seat).cost()},
            {"score", known ? Json(view.score(seat)) : Json(nullptr)},
        });
    }
    return {
        {"phase", text(table.phase)},
        {"starter", core::seatOrNull<Json>(table.starter)},
        {"card", table.card == 0 ? Json(nullptr) : Json(table.card)},
        {"pot", table.pot},
        {"deck", table.deck},
        {"removed", cardsJson<Json>(table.removed())},
        {"seats", std::move(seats)},
    };
}

/// The whole state, everybody's chips counted.
template <class Json>
Json stateJson(const State& state)
{
    return viewJson<Json>(View{state.table, byte(nobody), state.chips});
}

} // namespace facedown::geschenkt
