#include "core/json.h"
#include "core/text.h"
#include "tally/tally.h"

namespace facedown::tally {

using core::Json;

namespace {

std::string expected(const Table& table)
{
    switch (table.phase) {
    case Phase::First:
        return "chance chooses the first player now, one of those who play (TA-2)";
    case Phase::Draw:
        return "a card that is in the deck is drawn now (TA-5)";
    case Phase::Play:
        return "a card of the hand is played now (TA-3)";
    case Phase::Over:
        return "the game is over (TA-6)";
    }
    return {};
}

const char* name(Phase phase)
{
    constexpr const char* names[] = {"first", "draw", "play", "over"};
    return names[static_cast<int>(phase)];
}

/// The cards of a hand that are known, then those that are not.
Json handJson(const Cards& hand, int held)
{
    Json list = Json::array();
    for (int card = 1; card <= highestCard; ++card)
        for (int left = hand[card]; left > 0; --left, --held)
            list.push_back(card);
    for (; held > 0; --held)
        list.push_back("?");
    return list;
}

Json tableJson(const Table& table, auto&& handOf)
{
    Json pile = Json::array();
    for (int place = 0; place < table.pileSize; ++place)
        pile.push_back(table.inPile(place));
    Json seats = Json::array();
    for (Seat seat = 0; seat < table.players; ++seat)
        seats.push_back({{"hand", handJson(handOf(seat), table.heldBy(seat))},
                         {"taken", handJson(table.takenBy(seat), 0)},
                         {"points", table.points(seat)}});
    return {{"phase", name(table.phase)},
            {"drawer", core::seatOrNull(table.drawer)},
            {"deck", table.deck},
            {"pile", std::move(pile)},
            {"seats", std::move(seats)}};
}

} // namespace

std::string Tally::due(const State& state)
{
    return expected(state.table);
}

std::optional<core::Error> Tally::check(const State& state, const Event& event)
{
    const auto* outcome = std::get_if<Chance>(&event);
    if (outcome != nullptr ? outcomes(state)->contains(*outcome)
                           : legal(state).contains(std::get<Decision>(event)))
        return std::nullopt;
    return core::Error{core::ErrorCode::Illegal, text(event) + ": " + expected(state.table)};
}

std::string Tally::text(const Event& event)
{
    if (const auto* decision = std::get_if<Decision>(&event))
        return "play " + std::to_string(decision->card);
    const auto outcome = std::get<Chance>(event);
    if (outcome.kind == Chance::Kind::First)
        return "first " + std::to_string(outcome.value);
    return "draw " + (outcome.value == Chance::hidden ? "?" : std::to_string(outcome.value));
}

core::Expected<Tally::Event> Tally::parse(std::string_view text)
{
    const auto parts = core::words(text);
    const auto number = parts.size() == 2 ? core::smallNumber(parts[1]) : std::nullopt;
    const bool isCard = number && *number >= 1 && *number <= highestCard;
    if (isCard && parts[0] == "play")
        return Event(Decision{byte(*number)});
    if (isCard && parts[0] == "draw")
        return Event(Chance{Chance::Kind::Draw, byte(*number)});
    if (number && parts[0] == "first")
        return Event(Chance{Chance::Kind::First, byte(*number)});
    const bool isNumber = parts.size() == 2 && (number || core::isLargeNumber(parts[1]));
    const bool isEvent =
        isNumber && (parts[0] == "play" || parts[0] == "draw" || parts[0] == "first");
    return core::noEvent(text, "Tally", isEvent ? "there is no such card or player (TA-1)" : "");
}

Json Tally::json(const Options& options)
{
    return {{"players", options.players}, {"high", options.high}};
}

core::Expected<Options> Tally::readOptions(const Json& json)
{
    return core::readOptions<Tally>(json, [](core::OptionReader& reader, Options& options) {
        reader.read("players", options.players);
        reader.read("high", options.high);
    });
}

Json Tally::json(const State& state)
{
    return tableJson(state.table, [&](Seat seat) { return state.hands[seat]; });
}

Json Tally::json(const View& view)
{
    return tableJson(view.table, [&](Seat seat) { return view.hand(seat); });
}

} // namespace facedown::tally
