#pragma once

#include "core/json.h"
#include "core/options.h"
#include "nyet/nyet.h"

namespace facedown::nyet {

/// The JSON of options and views as the text protocol lays it down, in any nlohmann-like Json type;
/// the fields that all games share (game, options, to_act, legal, winners) come from the caller.

inline const char* text(Phase phase)
{
    constexpr const char* names[] = {"dealer",  "deal", "veto", "team", "bonus",
                                     "discard", "give", "play", "over"};
    return names[static_cast<int>(phase)];
}

template <class Json>
Json optionsJson(const Options& options)
{
    return {
        {"players", options.players}, {"target", options.target}, {"no_trump", options.noTrump}};
}

/// Options from outside; what is left out keeps its default. Errors: BadOption.
template <class Json>
core::Expected<Options> optionsFromJson(const Json& json, Options options)
{
    core::OptionReader reader(json);
    reader.read("players", options.players);
    reader.read("target", options.target);
    reader.read("no_trump", options.noTrump);
    std::optional<core::Error> fault = reader.fault();
    if (!fault)
        fault = Nyet::check(options);
    if (fault)
        return tl::unexpected(*fault);
    return options;
}

template <class Json>
Json boardJson(const Board& board)
{
    Json json = Json::object();
    for (int i = 0; i < rows; ++i) {
        const Row row = static_cast<Row>(i);
        Json& squares = json[std::string(name(row))] = Json::object();
        for (int square = 0; square < board.squares(row); ++square)
            squares[std::string(name(row, square))] =
                core::seatOrNull<Json>(board.coveredBy(row, square));
    }
    return json;
}

template <class Json>
Json termsJson(const Board& board)
{
    Json json = Json::object();
    for (int i = 0; i < rows; ++i) {
        const Row row = static_cast<Row>(i);
        Json& term = json[std::string(name(row))] = nullptr;
        const auto square = board.decided(row);
        if (!square)
            continue;
        if (row == Row::Start)
            term = *square;
        else if (row == Row::Points)
            term = pointsOf[static_cast<std::size_t>(*square)];
        else
            term = name(row, *square);
    }
    return json;
}

template <class Json>
Json teamsJson(const Table& table)
{
    if (!table.hasTeams())
        return nullptr;
    Json own = Json::array();
    Json others = Json::array();
    for (Seat seat = 0; seat < table.players; ++seat)
        (table.sameTeam(seat, table.startPlayer()) ? own : others).push_back(seat);
    Json teams = Json::array();
    teams.push_back(std::move(own));
    teams.push_back(std::move(others));
    return teams;
}

template <class Json>
Json trickJson(const Trick& trick, int players)
{
    Json list = Json::array();
    for (int place = 0; place < trick.size; ++place)
        list.push_back({{"seat", trick.seat(place, players)}, {"card", text(trick.card(place))}});
    return list;
}

template <class Json>
Json cardOrNull(Card card)
{
    return card == Card::none() ? Json(nullptr) : Json(text(card));
}

/// By colour, then value.
template <class Json>
Json discardsJson(Discards discards)
{
    if (discards[1].known() && discards[1].code < discards[0].code)
        std::swap(discards[0], discards[1]);
    Json list = Json::array();
    for (const Card card : discards)
        if (card != Card::none())
            list.push_back(text(card));
    return list;
}

template <class Json>
Json handJson(const View& view, Seat seat)
{
    Json list = Json::array();
    const Cards hand = view.hand(seat);
    for (const Card card : hand)
        for (int count = hand.count(card); count > 0; --count)
            list.push_back(text(card));
    if (!view.knowsHand(seat))
        for (int count = view.table.seat(seat).held; count > 0; --count)
            list.push_back(text(Card::hidden()));
    return list;
}

template <class Json>
Json seatJson(const View& view, Seat seat)
{
    const Table& table = view.table;
    const auto at = static_cast<std::size_t>(seat);
    Json treasures = Json::array();
    for (int i = 0; i < table.treasureCount; ++i)
        if (const Treasure& treasure = table.treasures[static_cast<std::size_t>(i)];
            treasure.seat == seat)
            treasures.push_back(text(treasure.card));
    return {
        {"hand", handJson<Json>(view, seat)},
        {"discarded", discardsJson<Json>(view.discards[at])},
        {"given", cardOrNull<Json>(view.given[at])},
        {"received", cardOrNull<Json>(view.received[at])},
        {"tricks", table.seat(seat).tricks},
        {"treasures", std::move(treasures)},
        {"score", table.seat(seat).score},
    };
}

template <class Json>
Json viewJson(const View& view)
{
    const Table& table = view.table;
    const bool playing = table.phase == Phase::Play;
    Json last = nullptr;
    if (table.last.size > 0)
        last = {{"cards", trickJson<Json>(table.last, table.players)},
                {"winner", table.lastWinner}};
    Json seats = Json::array();
    for (Seat seat = 0; seat < table.players; ++seat)
        seats.push_back(seatJson<Json>(view, seat));
    return {
        {"phase", text(table.phase)},
        {"round", table.round},
        {"rounds", table.rounds()},
        {"dealer", core::seatOrNull<Json>(table.dealer)},
        {"board", boardJson<Json>(table.board)},
        {"terms", termsJson<Json>(table.board)},
        {"teams", teamsJson<Json>(table)},
        {"bonus", core::seatOrNull<Json>(table.bonus)},
        {"leader", core::seatOrNull<Json>(playing ? table.trick.leader : nobody)},
        {"trick", trickJson<Json>(table.trick, table.players)},
        {"last_trick", std::move(last)},
        {"aside", table.aside},
        {"seats", std::move(seats)},
    };
}

/// The whole state: what every seat knows of its own.
template <class Json>
Json stateJson(const State& state)
{
    Json json = viewJson<Json>(Nyet::view(state, nobody));
    for (Seat seat = 0; seat < state.table.players; ++seat)
        json["seats"][static_cast<std::size_t>(seat)] =
            seatJson<Json>(Nyet::view(state, seat), seat);
    return json;
}

} // namespace facedown::nyet
