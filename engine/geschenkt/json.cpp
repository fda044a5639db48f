#include "core/json.h"
#include "geschenkt/geschenkt.h"

namespace facedown::geschenkt {

using core::Json;

namespace {

const char* name(Phase phase)
{
    constexpr const char* names[] = {"first", "turn", "decide", "over"};
    return names[static_cast<int>(phase)];
}

Json cardsJson(Cards cards)
{
    Json list = Json::array();
    for (const int card : cards)
        list.push_back(card);
    return list;
}

} // namespace

Json Geschenkt::json(const Options& options)
{
    return {{"players", options.players},
            {"variant", options.variant == Variant::Open ? "open" : "base"},
            {"open_chips", options.openChips}};
}

core::Expected<Options> Geschenkt::readOptions(const Json& json)
{
    return core::readOptions<Geschenkt>(json, [](core::OptionReader& reader, Options& options) {
        reader.read("players", options.players);
        reader.read("variant", options.variant, {{"base", Variant::Base}, {"open", Variant::Open}});
        reader.read("open_chips", options.openChips);
    });
}

Json Geschenkt::json(const View& view)
{
    const Table& table = view.table;
    Json seats = Json::array();
    for (Seat seat = 0; seat < table.players; ++seat) {
        const bool known = view.knowsChips(seat);
        seats.push_back({
            {"chips", known ? Json(view.chipsOf(seat)) : Json(nullptr)},
            {"cards", cardsJson(table.cards(seat))},
            {"cost", table.cards(seat).cost()},
            {"score", known ? Json(view.score(seat)) : Json(nullptr)},
        });
    }
    return {
        {"phase", name(table.phase)},
        {"starter", core::seatOrNull(table.starter)},
        {"card", table.card == 0 ? Json(nullptr) : Json(table.card)},
        {"pot", table.pot},
        {"deck", table.deck},
        {"removed", cardsJson(table.removed())},
        {"seats", std::move(seats)},
    };
}

/// The whole state, everybody's chips counted.
Json Geschenkt::json(const State& state)
{
    return json(View{state.table, byte(nobody), state.chips});
}

} // namespace facedown::geschenkt
