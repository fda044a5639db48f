#include <algorithm>
#include <functional>

#include "core/text.h"
#include "nyet/nyet.h"

namespace facedown::nyet {

namespace {

using Kind = Decision::Kind;
using Words = std::vector<std::string_view>;

constexpr std::string_view letters = "BRYG";

struct Word
{
    Kind kind;
    std::string_view word;
};

/// Of the events about a card.
constexpr Word cardWords[] = {
    {Kind::Discard, "discard"}, {Kind::Give, "give"}, {Kind::Play, "play"}};

// ---- Writing ----

std::string handText(Cards hand)
{
    std::string text;
    for (const Card card : hand) {
        for (int count = hand.count(card); count > 0; --count) {
            text += text.empty() ? "" : " ";
            text += nyet::text(card);
        }
    }
    return text;
}

std::string hiddenText(int size)
{
    std::string text;
    for (int i = 0; i < size; ++i)
        text += i == 0 ? "?" : " ?";
    return text;
}

std::string dealText(const Chance& deal)
{
    std::string text;
    for (Seat seat = 0; seat < deal.players; ++seat) {
        const bool hidden = (deal.hidden >> unsigned(seat) & 1U) != 0;
        text += seat == 0 ? "deal " : "|";
        text += hidden ? hiddenText(deal.size) : handText(deal.hands[seat]);
    }
    return text;
}

std::string teamText(unsigned mates)
{
    if (mates == 0)
        return "alone";
    std::string text = "team";
    for (Seat seat = 0; seat < maxSeats; ++seat)
        if ((mates >> unsigned(seat) & 1U) != 0)
            text += ' ' + std::to_string(seat);
    return text;
}

std::string vetoText(Decision decision)
{
    std::string text = "veto ";
    text += name(decision.row());
    text += ' ';
    text += name(decision.row(), decision.square);
    return text;
}

// ---- Reading ----

std::optional<Cards> handIn(std::string_view text)
{
    Cards hand;
    for (const std::string_view word : core::words(text)) {
        const auto card = cardNamed(word);
        if (!card || hand.count(*card) == Cards::pack(highestValue).count(*card))
            return std::nullopt;
        hand.add(*card);
    }
    return hand;
}

std::optional<Chance> dealIn(std::string_view text)
{
    Chance deal;
    deal.kind = Chance::Kind::Deal;
    for (std::size_t from = 0;;) {
        const std::size_t bar = text.find('|', from);
        const auto hand = handIn(text.substr(from, bar - from));
        if (!hand || deal.players == maxSeats)
            return std::nullopt;
        deal.hands[deal.players++] = *hand;
        if (bar == std::string_view::npos)
            break;
        from = bar + 1;
    }
    deal.size = byte(deal.hands[0].size());
    return deal;
}

/// The start player's team-mates, rising.
std::optional<Decision> teamIn(const Words& parts)
{
    unsigned mates = 0;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto seat = core::smallNumber(parts[i]);
        if (!seat || *seat >= maxSeats || mates >> unsigned(*seat) != 0)
            return std::nullopt;
        mates |= 1U << unsigned(*seat);
    }
    return mates == 0 ? std::nullopt : std::optional(team(mates));
}

std::optional<Decision> vetoIn(const Words& parts)
{
    const auto row = parts.size() == 3 ? rowNamed(parts[1]) : std::nullopt;
    const auto square = row ? squareNamed(*row, parts[2]) : std::nullopt;
    return square ? std::optional(veto(*row, *square)) : std::nullopt;
}

bool isNumber(std::string_view word)
{
    return core::smallNumber(word) || core::isLargeNumber(word);
}

/// Seats, rising, whether there are such or not.
bool areSeats(Words words)
{
    const auto isLess = [](std::string_view one, std::string_view other) {
        return std::pair(one.size(), one) < std::pair(other.size(), other);
    };
    return std::all_of(words.begin(), words.end(), isNumber) &&
           std::adjacent_find(words.begin(), words.end(), std::not_fn(isLess)) == words.end();
}

/// Cards, parted by bars too, however many there are of each.
bool areHands(std::string_view text)
{
    std::string cards(text);
    std::replace(cards.begin(), cards.end(), '|', ' ');
    const Words words = core::words(cards);
    return std::all_of(words.begin(), words.end(), cardNamed);
}

/// Why a text that was not read as an event may never come; empty if it is not well formed.
std::string whyNever(std::string_view text)
{
    if (text.starts_with("deal ") && areHands(text.substr(5)))
        return "there are not that many hands or cards to deal (NY-1, NY-12)";
    const Words parts = core::words(text);
    if (parts.size() == 3 && parts[0] == "veto" && parts[1] == "start" && isNumber(parts[2]))
        return "there is no such square on the board (NY-20)";
    const bool isOne = parts.size() == 2 && (parts[0] == "dealer" || parts[0] == "bonus");
    const bool isTeam = parts.size() > 1 && parts[0] == "team";
    if ((isOne || isTeam) && areSeats({parts.begin() + 1, parts.end()}))
        return "there is no such seat (NY-2)";
    return {};
}

std::optional<Nyet::Event> eventIn(std::string_view text)
{
    if (text.starts_with("deal "))
        return dealIn(text.substr(5));
    const Words parts = core::words(text);
    if (parts[0] == "veto")
        return vetoIn(parts);
    if (parts[0] == "team")
        return teamIn(parts);
    if (text == "alone")
        return alone();
    if (parts.size() != 2)
        return std::nullopt;
    const auto seat = core::smallNumber(parts[1]);
    if (seat && parts[0] == "dealer")
        return nyet::dealer(*seat);
    if (seat && parts[0] == "bonus")
        return nyet::bonus(*seat);
    const auto card = cardNamed(parts[1]);
    for (const Word& entry : cardWords)
        if (card && parts[0] == entry.word)
            return Decision{entry.kind, card->code, 0};
    return std::nullopt;
}

// ---- Refusing ----

/// What may come in a phase, in words, for whoever sent something else.
std::string expected(Phase phase)
{
    switch (phase) {
    case Phase::Dealer:
        return "chance chooses the first dealer now (NY-10)";
    case Phase::Deal:
        return "the cards are dealt now (NY-12)";
    case Phase::Veto:
        return "a seat covers a square of the board now (NY-21)";
    case Phase::Team:
        return "the start player chooses the teams now (NY-30)";
    case Phase::Bonus:
        return "the start player gives the bonus card to someone now (NY-31)";
    case Phase::Discard:
        return "a seat discards now (NY-40)";
    case Phase::Give:
        return "a seat gives a card to its left neighbour now (NY-41)";
    case Phase::Play:
        return "a seat plays a card now (NY-50)";
    case Phase::Over:
        return "the game is over (NY-11, NY-14)";
    }
    return {};
}

bool belongsTo(Phase phase, Kind kind)
{
    switch (kind) {
    case Kind::Veto:
        return phase == Phase::Veto;
    case Kind::Team:
        return phase == Phase::Team;
    case Kind::Bonus:
        return phase == Phase::Bonus;
    case Kind::Discard:
        return phase == Phase::Discard;
    case Kind::Give:
        return phase == Phase::Give;
    case Kind::Play:
        return phase == Phase::Play;
    }
    return false;
}

std::string whyNoVeto(const Board& board, Row row, int square)
{
    if (square >= board.squares(row))
        return "there is no such square on the board (NY-20)";
    if (!board.isFree(row, square))
        return "that square is covered (NY-21)";
    return "the last free square of a row stays free (NY-21)";
}

std::string whyNoTeam(const Table& table, unsigned mates)
{
    if (mates >> unsigned(table.players) != 0)
        return "there is no such seat (NY-2)";
    if ((mates >> unsigned(table.actor) & 1U) != 0)
        return "the start player cannot be their own team-mate (NY-30)";
    return table.players == 5   ? "the start player has one or two team-mates (NY-30)"
           : table.players == 4 ? "the start player has one team-mate (NY-30)"
                                : "the start player has one team-mate or none (NY-30)";
}

/// Before: the decision's kind belongs to the phase, the decision itself is not legal.
std::string whyNot(const State& state, Decision decision)
{
    const Table& table = state.table;
    const bool held = decision.kind >= Kind::Discard && decision.card().known() &&
                      state.hand(table.actor).contains(decision.card());
    switch (decision.kind) {
    case Kind::Veto:
        return whyNoVeto(table.board, decision.row(), decision.square);
    case Kind::Team:
        return whyNoTeam(table, static_cast<unsigned>(decision.value));
    case Kind::Bonus:
        return decision.value >= table.players
                   ? "there is no such seat (NY-2)"
                   : "the bonus card goes into the smaller team (NY-31)";
    case Kind::Discard:
        return held ? "a 1 may be discarded only from a hand of 1s (NY-40)"
                    : "that card is not in the hand (NY-40)";
    case Kind::Give:
        return "that card is not in the hand (NY-41)";
    case Kind::Play:
        break;
    }
    if (!held)
        return "that card is not in the hand (NY-50)";
    return "the " + text(table.trick.card(0)) + " must be followed if possible (NY-52)";
}

/// What is wrong with a deal when one is due; empty if nothing is.
std::string faultOf(const Chance& deal, const State& state)
{
    const int players = state.table.players;
    if (deal.players != players || deal.hidden != 0)
        return "there are " + std::to_string(players) + " hands to deal (NY-12)";
    Cards left = toDeal(state);
    for (int i = 0; i < players; ++i) {
        const Cards hand = deal.hands[i];
        if (hand.size() != handSize(players))
            return "each player is dealt " + std::to_string(handSize(players)) + " cards (NY-12)";
        for (const Card card : hand) {
            if (!packFor(players).contains(card))
                return text(card) + " is out of the game (NY-12)";
            if (left.count(card) < hand.count(card))
                return state.aside.empty()
                           ? "there are not that many " + text(card) + " (NY-1)"
                           : text(card) + " is not among the cards set aside (NY-13)";
        }
        left.remove(hand);
    }
    return {};
}

/// Why chance may not bring that now; empty if it may.
std::string faultOf(const State& state, const Chance& outcome)
{
    const Table& table = state.table;
    if (table.phase == Phase::Dealer && outcome.kind == Chance::Kind::Dealer)
        return outcome.seat < table.players ? "" : "there is no such seat (NY-2)";
    if (table.phase == Phase::Deal && outcome.kind == Chance::Kind::Deal)
        return faultOf(outcome, state);
    return expected(table.phase);
}

} // namespace

std::string text(Card card)
{
    if (!card.known())
        return "?";
    return letters[static_cast<std::size_t>(card.colour())] + std::to_string(card.value());
}

std::optional<Card> cardNamed(std::string_view text)
{
    const auto colour = text.empty() ? std::string_view::npos : letters.find(text[0]);
    if (colour == std::string_view::npos)
        return std::nullopt;
    const auto value = core::smallNumber(text.substr(1));
    if (!value || *value < 1 || *value > highestValue)
        return std::nullopt;
    return Card::of(static_cast<Colour>(colour), *value);
}

std::string Nyet::text(const Event& event)
{
    if (const auto* outcome = std::get_if<Chance>(&event))
        return outcome->kind == Chance::Kind::Dealer ? "dealer " + std::to_string(outcome->seat)
                                                     : dealText(*outcome);
    const Decision decision = std::get<Decision>(event);
    for (const Word& entry : cardWords)
        if (decision.kind == entry.kind)
            return std::string(entry.word) + ' ' + nyet::text(decision.card());
    if (decision.kind == Kind::Veto)
        return vetoText(decision);
    if (decision.kind == Kind::Team)
        return teamText(static_cast<unsigned>(decision.value));
    return "bonus " + std::to_string(decision.value);
}

core::Expected<Nyet::Event> Nyet::parse(std::string_view text)
{
    if (const auto event = eventIn(text))
        return *event;
    return core::noEvent(text, "Nyet!", whyNever(text));
}

std::string Nyet::due(const State& state)
{
    return expected(state.table.phase);
}

std::optional<core::Error> Nyet::check(const State& state, const Event& event)
{
    std::string fault;
    if (const auto* outcome = std::get_if<Chance>(&event)) {
        fault = faultOf(state, *outcome);
    } else if (const Decision decision = std::get<Decision>(event);
               !legal(state).contains(decision)) {
        fault = belongsTo(state.table.phase, decision.kind) ? whyNot(state, decision)
                                                            : expected(state.table.phase);
    }
    if (fault.empty())
        return std::nullopt;
    const std::string what = isDeal(event) ? "deal" : text(event); // all its cards are too many
    return core::Error{core::ErrorCode::Illegal, what + ": " + fault};
}

} // namespace facedown::nyet
