#include "core/text.h"
#include "geschenkt/geschenkt.h"

namespace facedown::geschenkt {

namespace {

/// Why a text that was not read as an event may never come; empty if it is not well formed.
std::string whyNever(const std::vector<std::string_view>& parts)
{
    if (parts.size() != 2 || !core::isLargeNumber(parts[1]))
        return {};
    return parts[0] == "first"  ? "there is no such seat (GE-1)"
           : parts[0] == "turn" ? "the cards are 3 to 35 (GE-1)"
                                : "";
}

/// What may come in a phase, in words, for whoever sent something else.
std::string expected(Phase phase)
{
    switch (phase) {
    case Phase::First:
        return "chance chooses the first player now (GE-5)";
    case Phase::Turn:
        return "the next card is turned up now (GE-10)";
    case Phase::Decide:
        return "a seat takes the card or pays a chip now (GE-11)";
    case Phase::Over:
        return "the game is over (GE-14)";
    }
    return {};
}

std::string whyNoTurn(const Table& table, int card)
{
    if (card < lowestCard || card > highestCard)
        return "the cards are 3 to 35 (GE-1)";
    if (table.removed().contains(card))
        return "that card is out of the game (GE-30)";
    return "that card was turned up before (GE-4)";
}

std::string whyNot(const State& state, Chance outcome)
{
    const Table& table = state.table;
    if (table.phase == Phase::First && outcome.kind == Chance::Kind::First)
        return "there is no such seat (GE-1)";
    if (table.phase == Phase::Turn && outcome.kind == Chance::Kind::Turn)
        return whyNoTurn(table, outcome.value);
    return expected(table.phase);
}

} // namespace

std::string Geschenkt::text(const Event& event)
{
    if (const auto* decision = std::get_if<Decision>(&event))
        return *decision == Decision::Take ? "take" : "pay";
    const auto outcome = std::get<Chance>(event);
    return (outcome.kind == Chance::Kind::First ? "first " : "turn ") +
           std::to_string(outcome.value);
}

core::Expected<Geschenkt::Event> Geschenkt::parse(std::string_view text)
{
    if (text == "take")
        return Event(Decision::Take);
    if (text == "pay")
        return Event(Decision::Pay);
    const auto parts = core::words(text);
    const auto number = parts.size() == 2 ? core::smallNumber(parts[1]) : std::nullopt;
    if (number && parts[0] == "first")
        return Event(geschenkt::first(*number));
    if (number && parts[0] == "turn")
        return Event(geschenkt::turn(*number));
    return core::noEvent(text, "Geschenkt", whyNever(parts));
}

std::string Geschenkt::due(const State& state)
{
    return expected(state.table.phase);
}

std::optional<core::Error> Geschenkt::check(const State& state, const Event& event)
{
    const auto illegal = [&event](const std::string& why) {
        return core::Error{core::ErrorCode::Illegal, text(event) + ": " + why};
    };
    if (const auto* outcome = std::get_if<Chance>(&event)) {
        if (outcomes(state)->contains(*outcome))
            return std::nullopt;
        return illegal(whyNot(state, *outcome));
    }
    if (legal(state).contains(std::get<Decision>(event)))
        return std::nullopt;
    return illegal(state.table.phase == Phase::Decide
                       ? "a seat with no chips must take the card (GE-12)"
                       : expected(state.table.phase));
}

} // namespace facedown::geschenkt
