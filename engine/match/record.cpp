#include <algorithm>

#include "core/json.h"
#include "core/text.h"
#include "match/match.h"

namespace facedown::match {

namespace {

constexpr std::uint64_t version = 1;
constexpr std::size_t longestCommand = 1000; ///< of an external engine
constexpr std::size_t longestReason = 200;   ///< of a forfeit

tl::unexpected<core::Error> bad(std::string message)
{
    return core::failure(core::ErrorCode::BadRecord, std::move(message));
}

/// A field of an object; null if there is none.
const Json& field(const Json& object, const char* name)
{
    static const Json null;
    const auto place = object.find(name);
    return place == object.end() ? null : *place;
}

Expected<void> checkFormat(const Json& record)
{
    if (!record.is_object() || field(record, "format") != "facedown")
        return bad("this is not a facedown record");
    const Json& told = field(record, "version");
    const auto number = core::wholeNumber<std::uint64_t>(told);
    // What no whole number here can hold is read as another kind of number.
    const bool beyond = told.is_number_float() && told.get<double>() >= 0x1p64;
    if (!beyond && (!number || *number == 0))
        return bad("the version must be a whole number from 1");
    if (beyond || *number > version)
        return core::failure(
            core::ErrorCode::NewerRecord,
            "the record has " +
                (beyond ? "a newer version" : "version " + std::to_string(*number)) +
                "; this program is older and reads only version " + std::to_string(version));
    return {};
}

Expected<Match> startMatch(const Json& record)
{
    const Json& game = field(record, "game");
    if (!game.is_string())
        return bad("the record names no game");
    // The protocol has none: what cannot be one is left out.
    const auto seed = core::wholeNumber<std::uint64_t>(field(record, "seed")).value_or(0);
    return Match::start(game.get_ref<const std::string&>(), field(record, "options"), seed)
        .map_error([](const core::Error& error) { return bad(error.message).value(); });
}

Expected<PlayerEntry> readPlayerEntry(const Json& json, std::size_t seat)
{
    const auto fault = [seat](const char* what) {
        return bad("seat " + std::to_string(seat) + ": " + what);
    };
    if (!json.is_object())
        return fault("must be an object");
    const Json& name = field(json, "name");
    const Json& kind = field(json, "kind");
    const Json& level = field(json, "level");
    if (!name.is_string())
        return fault("the name must be a text");
    if (kind != "human" && kind != "bot")
        return fault("the kind must be \"human\" or \"bot\"");
    if (!level.is_null() && !level.is_string())
        return fault("the level must be a text");
    PlayerEntry entry{
        core::plain(name.get_ref<const std::string&>(), longestName), kind == "bot", {}, {}};
    if (const Json& face = field(json, "face"); face.is_string())
        entry.face = core::plain(face.get_ref<const std::string&>(), longestName);
    if (entry.bot && level.is_string()) {
        const auto& text = level.get_ref<const std::string&>();
        entry.level = core::plain(text, text.starts_with("exec:") ? longestCommand : longestName);
    }
    return entry;
}

Expected<std::vector<PlayerEntry>> readPlayerEntries(const Json& json, const Match& match)
{
    if (!json.is_array())
        return bad("the seats must be a list");
    if (json.size() != match.playerEntries().size())
        return bad("the record has " + std::to_string(json.size()) + " seats, but its game has " +
                   std::to_string(match.playerEntries().size()));
    std::vector<PlayerEntry> entries;
    for (const Json& one : json) {
        auto entry = readPlayerEntry(one, entries.size());
        if (!entry)
            return tl::unexpected(entry.error());
        entries.push_back(std::move(*entry));
    }
    return entries;
}

Expected<void> replay(const Json& events, Match& match)
{
    if (!events.is_array())
        return bad("the events must be a list");
    for (const Json& event : events) {
        const std::string place = "event " + std::to_string(match.length() + 1) + ": ";
        if (!event.is_string())
            return bad(place + "must be a text");
        if (const auto applied = match.apply(event.get_ref<const std::string&>()); !applied)
            return bad(place + applied.error().message);
    }
    return {};
}

/// When hints were asked for; what cannot be that is left out, as it plays no part in the match.
std::vector<std::size_t> readHints(const Json& json, const Match& match)
{
    std::vector<std::size_t> hints;
    if (!json.is_array())
        return hints;
    for (const Json& one : json) {
        const auto moment = core::wholeNumber<std::size_t>(one);
        if (moment && *moment <= match.length() && (hints.empty() || hints.back() < *moment))
            hints.push_back(*moment);
    }
    return hints;
}

/// Like hints it plays no part in the match: what cannot be is left out.
std::optional<Forfeit> readForfeit(const Json& json, const Match& match)
{
    const auto player =
        json.is_object() ? core::wholeNumber<int>(field(json, "player")) : std::nullopt;
    if (!player || *player < 0 || *player >= match.players() || match.over())
        return std::nullopt;
    const Json& why = field(json, "why");
    return Forfeit{*player, why.is_string()
                                ? core::plain(why.get_ref<const std::string&>(), longestReason)
                                : std::string()};
}

/// "player 1", "players 0 and 2", "nobody".
std::string inWords(const Json& players)
{
    if (players.empty())
        return "nobody";
    std::string words = players.size() == 1 ? "player " : "players ";
    for (std::size_t i = 0; i < players.size(); ++i)
        words += (i == 0 ? "" : i + 1 == players.size() ? " and " : ", ") + players[i].dump();
    return words;
}

/// Before: the winners told are those by the events.
Expected<void> checkScores(const Json& told, const Match& match)
{
    if (told.is_null())
        return {};
    const auto isScore = [](const Json& score) {
        return core::wholeNumber<std::int16_t>(score).has_value();
    };
    if (!told.is_array() || told.size() > core::maxSeats ||
        !std::all_of(told.begin(), told.end(), isScore))
        return bad("the scores must be a list of whole numbers");
    if (told != Json(match.scores()))
        return bad("the record's scores do not match its events");
    return {};
}

Expected<void> checkResult(const Json& result, const Match& match)
{
    if (result.is_null())
        return {};
    if (!result.is_object())
        return bad("the result must be an object");
    Json told = field(result, "winners");
    const auto isPlayer = [](const Json& player) {
        return core::wholeNumber<std::int8_t>(player).has_value();
    };
    if (!told.is_array() || told.size() > core::maxSeats ||
        !std::all_of(told.begin(), told.end(), isPlayer))
        return bad("the result must have a list of winners");
    std::sort(told.begin(), told.end());
    const Json won = match.winners();
    if (told == won)
        return checkScores(field(result, "scores"), match);
    const std::string claim = "the record says that " + inWords(told) + " won, but ";
    if (!match.over())
        return bad(claim + "its events do not end the game");
    return bad(claim + "by its events " +
               (won.size() == 1 ? "the winner is " : "the winners are ") + inWords(won));
}

/// Not a check of the calendar, only that it is harmless to show and to keep.
bool looksLikeTime(const std::string& text)
{
    return text.size() <= 40 && text.find_first_not_of("0123456789-:.,+TZW ") == std::string::npos;
}

} // namespace

Expected<Match> Match::fromRecord(const Json& record)
{
    if (const auto fit = checkFormat(record); !fit)
        return tl::unexpected(fit.error());
    auto match = startMatch(record);
    if (!match)
        return match;
    auto entries = readPlayerEntries(field(record, "seats"), *match);
    if (!entries)
        return tl::unexpected(entries.error());
    match->setPlayerEntries(std::move(*entries));
    if (const Json& started = field(record, "started"); !started.is_null()) {
        if (!started.is_string() || !looksLikeTime(started.get_ref<const std::string&>()))
            return bad("started must be a date and time in ISO 8601 format");
        match->setStarted(started.get<std::string>());
    }
    if (const auto replayed = replay(field(record, "events"), *match); !replayed)
        return tl::unexpected(replayed.error());
    // Like hints it plays no part in the match: what cannot be is left out.
    match->series_ = readSeries(field(record, "series"), match->players());
    match->hints_ = readHints(field(record, "hints"), *match);
    match->forfeit_ = readForfeit(field(record, "forfeit"), *match);
    if (const auto agreed = checkResult(field(record, "result"), *match); !agreed)
        return tl::unexpected(agreed.error());
    return match;
}

Json Match::record() const
{
    Json record = recordHeader();
    Json& events = record["events"] = Json::array();
    for (std::size_t index = 0; index < length(); ++index)
        events.push_back(event(index));
    return record;
}

Json Match::recordHeader() const
{
    Json seats = Json::array();
    for (const PlayerEntry& entry : playerEntries_) {
        Json json = {{"name", entry.name}, {"kind", entry.bot ? "bot" : "human"}};
        if (entry.bot && !entry.level.empty())
            json["level"] = entry.level;
        if (!entry.face.empty())
            json["face"] = entry.face;
        seats.push_back(std::move(json));
    }
    Json record = {
        {"format", "facedown"}, {"version", version}, {"game", game()},
        {"options", options()}, {"seed", seed_},      {"seats", std::move(seats)},
    };
    if (!started_.empty())
        record["started"] = started_;
    if (!hints_.empty())
        record["hints"] = hints_;
    if (forfeit_)
        record["forfeit"] = {{"player", forfeit_->player}, {"why", forfeit_->why}};
    if (series_)
        record["series"] = json(*series_);
    if (over()) {
        record["result"] = {{"winners", winners()}};
        if (const auto points = scores(); !points.empty())
            record["result"]["scores"] = points;
    }
    return record;
}

} // namespace facedown::match
