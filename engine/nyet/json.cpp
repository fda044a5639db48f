#include "core/json.h"
#include "nyet/nyet.h"

namespace facedown::nyet {

using core::Json;

const char* name(Phase phase)
{
    constexpr const char* names[] = {"dealer",  "deal", "veto", "team", "bonus",
                                     "discard", "give", "play", "over"};
    return names[static_cast<int>(phase)];
}

namespace {

Json boardJson(const Board& board)
{
    Json json = Json::object();
    for (int i = 0; i < rows; ++i) {
        const Row row = static_cast<Row>(i);
        Json& squares = json[std::string(name(row))] = Json::object();
        for (int square = 0; square < board.squares(row); ++square)
            squares[std::string(name(row, square))] =
                core::seatOrNull(board.coveredBy(row, square));
    }
    return json;
}

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
            term = pointsOf[*square];
        else
            term = name(row, *square);
    }
    return json;
}

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

Json trickJson(const Trick& trick, int players)
{
    Json list = Json::array();
    for (int place = 0; place < trick.size; ++place)
        list.push_back({{"seat", trick.seat(place, players)}, {"card", text(trick.card(place))}});
    return list;
}

Json cardOrNull(Card card)
{
    return card == Card::none() ? Json(nullptr) : Json(text(card));
}

/// By colour, then value.
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

Json seatJson(const View& view, Seat seat)
{
    const Table& table = view.table;
    Json treasures = Json::array();
    for (int i = 0; i < table.treasureCount; ++i)
        if (const Treasure& treasure = table.treasures[i]; treasure.seat == seat)
            treasures.push_back(text(treasure.card));
    return {
        {"hand", handJson(view, seat)},          {"discarded", discardsJson(view.discards[seat])},
        {"given", cardOrNull(view.given[seat])}, {"received", cardOrNull(view.received[seat])},
        {"tricks", table.seat(seat).tricks},     {"treasures", std::move(treasures)},
        {"score", table.seat(seat).score},
    };
}

} // namespace

Json Nyet::json(const Options& options)
{
    return {
        {"players", options.players}, {"target", options.target}, {"no_trump", options.noTrump}};
}

core::Expected<Options> Nyet::readOptions(const Json& json)
{
    return core::readOptions<Nyet>(json, [](core::OptionReader& reader, Options& options) {
        reader.read("players", options.players);
        reader.read("target", options.target);
        reader.read("no_trump", options.noTrump);
    });
}

Json Nyet::json(const View& view)
{
    const Table& table = view.table;
    const bool playing = table.phase == Phase::Play;
    Json last = nullptr;
    if (table.last.size > 0)
        last = {{"cards", trickJson(table.last, table.players)}, {"winner", table.lastWinner}};
    Json seats = Json::array();
    for (Seat seat = 0; seat < table.players; ++seat)
        seats.push_back(seatJson(view, seat));
    return {
        {"phase", name(table.phase)},
        {"round", table.round},
        {"rounds", table.rounds()},
        {"dealer", core::seatOrNull(table.dealer)},
        {"board", boardJson(table.board)},
        {"terms", termsJson(table.board)},
        {"teams", teamsJson(table)},
        {"bonus", core::seatOrNull(table.bonus)},
        {"leader", core::seatOrNull(playing ? table.trick.leader : nobody)},
        {"trick", trickJson(table.trick, table.players)},
        {"last_trick", std::move(last)},
        {"aside", table.aside},
        {"seats", std::move(seats)},
    };
}

/// The whole state: what every seat knows of its own.
Json Nyet::json(const State& state)
{
    Json all = json(Nyet::view(state, nobody));
    for (Seat seat = 0; seat < state.table.players; ++seat)
        all["seats"][static_cast<std::size_t>(seat)] = seatJson(Nyet::view(state, seat), seat);
    return all;
}

} // namespace facedown::nyet
