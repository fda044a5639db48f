#include <algorithm>

#include "core/text.h"
#include "skull/skull.h"

namespace facedown::skull {

namespace {

using Kind = Decision::Kind;
using core::ErrorCode;

struct Word
{
    Kind kind;
    std::string_view word;
};

constexpr Word words[] = {
    {Kind::Place, "place"}, {Kind::Bid, "bid"},         {Kind::Pass, "pass"},
    {Kind::Flip, "flip"},   {Kind::Show, "show"},       {Kind::Hide, "hide"},
    {Kind::Take, "take"},   {Kind::Discard, "discard"}, {Kind::Start, "start"},
};

bool takesDisc(Kind kind)
{
    return kind == Kind::Place || kind == Kind::Discard;
}
bool standsAlone(Kind kind)
{
    return kind == Kind::Pass || kind == Kind::Show || kind == Kind::Hide;
}

std::string_view wordOf(Kind kind)
{
    for (const Word& entry : words)
        if (entry.kind == kind)
            return entry.word;
    return {};
}

std::string discText(Disc disc)
{
    return disc == Disc::Hidden ? "?" : disc == Disc::Skull ? "skull" : "flower";
}

std::string shuffleText(Chance outcome)
{
    std::string text = "shuffle";
    for (int position = 0; position < outcome.size; ++position) {
        const bool hidden = outcome.skull == Chance::hidden;
        const Disc disc = position == outcome.skull ? Disc::Skull : Disc::Flower;
        text += ' ' + discText(hidden ? Disc::Hidden : disc);
    }
    return text;
}

std::optional<Disc> discIn(std::string_view word)
{
    if (word == "flower")
        return Disc::Flower;
    if (word == "skull")
        return Disc::Skull;
    return std::nullopt;
}

std::optional<Chance> shuffleIn(const std::vector<std::string_view>& parts)
{
    const int size = static_cast<int>(parts.size()) - 1;
    int skull = Chance::none;
    if (size < 1 || size > discsInTribe)
        return std::nullopt;
    for (int position = 0; position < size; ++position) {
        const auto disc = discIn(parts[static_cast<std::size_t>(position) + 1]);
        if (!disc || (*disc == Disc::Skull && skull != Chance::none))
            return std::nullopt;
        if (*disc == Disc::Skull)
            skull = position;
    }
    return shuffle(size, skull);
}

std::optional<Decision> decisionIn(const std::vector<std::string_view>& parts)
{
    for (const Word& entry : words) {
        if (entry.word != parts[0])
            continue;
        if (standsAlone(entry.kind))
            return parts.size() == 1 ? std::optional(Decision{entry.kind, 0}) : std::nullopt;
        if (parts.size() != 2)
            return std::nullopt;
        if (takesDisc(entry.kind)) {
            const auto disc = discIn(parts[1]);
            return disc ? std::optional(Decision{entry.kind, byte(int(*disc))}) : std::nullopt;
        }
        const auto number = core::smallNumber(parts[1]);
        return number ? std::optional(Decision{entry.kind, byte(*number)}) : std::nullopt;
    }
    return std::nullopt;
}

/// Why a text that was not read as an event may never come; empty if it is not well formed.
std::string whyNever(const std::vector<std::string_view>& parts)
{
    if (parts[0] == "shuffle" && parts.size() > 1 &&
        std::all_of(parts.begin() + 1, parts.end(), discIn))
        return "no challenger owns such discs (SK-31)";
    if (parts.size() != 2 || !core::isLargeNumber(parts[1]))
        return {};
    if (parts[0] == "bid")
        return "there are not so many discs (SK-13)";
    if (parts[0] == "take")
        return "no row has so many places (SK-31)";
    const bool isSeat = parts[0] == "first" || parts[0] == "flip" || parts[0] == "start";
    return isSeat ? "there is no such seat (SK-3)" : "";
}

/// What may come in a phase, in words, for whoever sent something else.
std::string expected(const Table& table)
{
    switch (table.phase) {
    case Phase::First:
        return "chance chooses the first player now (SK-5)";
    case Phase::Prepare:
        return "each seat places a disc first (SK-10)";
    case Phase::Turn:
        return "a turn adds a disc or bids (SK-11)";
    case Phase::Bid:
        return "after the first bid a seat bids higher or passes (SK-14)";
    case Phase::Flip:
        return "the challenger flips now (SK-16)";
    case Phase::Reveal:
        return "a seat shows or hides its discs now (SK-35)";
    case Phase::Shuffle:
        return "the challenger's discs are shuffled now (SK-31)";
    case Phase::Take:
        return "the flipped skull's owner takes a disc of the row now (SK-31)";
    case Phase::Discard:
        return "the challenger discards one of its own discs now (SK-32)";
    case Phase::Start:
        return "the eliminated challenger names the next first player now (SK-42)";
    case Phase::Over:
        return "the game is over (SK-50, SK-51)";
    }
    return {};
}

std::string whyNoBid(const Table& table, int number)
{
    if (number > table.discsOnMats())
        return "more than the " + std::to_string(table.discsOnMats()) +
               " discs on the mats (SK-13)";
    if (number < 1)
        return "a bid is at least 1 (SK-13)";
    return "not higher than the bid of " + std::to_string(table.bid) + " (SK-14)";
}

std::string whyNoFlip(const Table& table, Seat seat)
{
    if (seat >= table.seats())
        return "there is no such seat (SK-3)";
    if (table.tribe(table.challenger).faceDown() > 0)
        return "the challenger's own discs come first (SK-16)";
    return "no face-down disc lies on that mat (SK-16)";
}

/// Before: the decision's kind belongs to the phase, the decision itself is not legal.
std::string whyNot(const Table& table, Decision decision)
{
    switch (decision.kind) {
    case Kind::Place:
        return table.hand(table.actor) == 0    ? "a seat with no discs in hand must bid (SK-12)"
               : table.phase == Phase::Prepare ? "no such disc in hand (SK-10)"
                                               : "no such disc in hand (SK-11)";
    case Kind::Bid:
        return whyNoBid(table, decision.value);
    case Kind::Flip:
        return whyNoFlip(table, decision.value);
    case Kind::Take:
        return "the row has the places 1 to " +
               std::to_string(table.tribe(table.challenger).owned()) + " (SK-31)";
    case Kind::Discard:
        return "the challenger has no such disc (SK-32)";
    case Kind::Start:
        return "no such seat in the game (SK-42)";
    case Kind::Pass:
    case Kind::Show:
    case Kind::Hide:
        break;
    }
    return expected(table);
}

bool belongsTo(Phase phase, Kind kind)
{
    switch (phase) {
    case Phase::Prepare:
        return kind == Kind::Place;
    case Phase::Turn:
        return kind == Kind::Place || kind == Kind::Bid;
    case Phase::Bid:
        return kind == Kind::Bid || kind == Kind::Pass;
    case Phase::Flip:
        return kind == Kind::Flip;
    case Phase::Reveal:
        return kind == Kind::Show || kind == Kind::Hide;
    case Phase::Take:
        return kind == Kind::Take;
    case Phase::Discard:
        return kind == Kind::Discard;
    case Phase::Start:
        return kind == Kind::Start;
    case Phase::First:
    case Phase::Shuffle:
    case Phase::Over:
        return false;
    }
    return false;
}

std::string whyNot(const State& state, Chance outcome)
{
    const Table& table = state.table;
    if (table.phase == Phase::First && outcome.kind == Chance::Kind::First)
        return "there is no such seat (SK-3)";
    if (table.phase == Phase::Shuffle && outcome.kind == Chance::Kind::Shuffle)
        return "these are not the discs that the challenger owns (SK-31)";
    return expected(table);
}

} // namespace

std::string Skull::text(const Event& event)
{
    if (const auto* outcome = std::get_if<Chance>(&event))
        return outcome->kind == Chance::Kind::First ? "first " + std::to_string(outcome->seat)
                                                    : shuffleText(*outcome);
    const Decision decision = std::get<Decision>(event);
    std::string text(wordOf(decision.kind));
    if (takesDisc(decision.kind))
        text += ' ' + discText(decision.disc());
    else if (!standsAlone(decision.kind))
        text += ' ' + std::to_string(decision.value);
    return text;
}

core::Expected<Skull::Event> Skull::parse(std::string_view text)
{
    const auto parts = core::words(text);
    if (parts[0] == "first" && parts.size() == 2)
        if (const auto seat = core::smallNumber(parts[1]))
            return Event(skull::first(*seat));
    if (parts[0] == "shuffle")
        if (const auto outcome = shuffleIn(parts))
            return Event(*outcome);
    if (const auto decision = decisionIn(parts))
        return Event(*decision);
    return core::noEvent(text, "Skull", whyNever(parts));
}

std::string Skull::due(const State& state)
{
    return expected(state.table);
}

std::optional<core::Error> Skull::check(const State& state, const Event& event)
{
    const auto illegal = [&event](const std::string& why) {
        return core::Error{ErrorCode::Illegal, text(event) + ": " + why};
    };
    if (const auto* outcome = std::get_if<Chance>(&event)) {
        if (outcomes(state)->contains(*outcome))
            return std::nullopt;
        return illegal(whyNot(state, *outcome));
    }
    const Decision decision = std::get<Decision>(event);
    if (legal(state).contains(decision))
        return std::nullopt;
    return illegal(belongsTo(state.table.phase, decision.kind) ? whyNot(state.table, decision)
                                                               : expected(state.table));
}

} // namespace facedown::skull
