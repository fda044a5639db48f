#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/game.h"
#include "nyet/table.h"

namespace facedown::nyet {

/// What a seat may decide. As wide as a word, so that lists of them are quickly written and read.
struct alignas(4) Decision
{
    enum class Kind : std::int8_t { Veto, Team, Bonus, Discard, Give, Play };

    Kind kind = Kind::Veto;
    /// Veto: a Row. Team: a bit for each team-mate, 0 to play alone. Bonus: a seat. Else a card's
    /// code.
    std::int8_t value = 0;
    std::int8_t square = 0; ///< Veto: of that row

    bool operator==(const Decision&) const = default;

    Row row() const { return static_cast<Row>(value); }
    Card card() const { return {value}; }
};

constexpr Decision veto(Row row, int square)
{
    return {Decision::Kind::Veto, byte(int(row)), byte(square)};
}
/// What a bit of Board::coverable() stands for.
constexpr Decision vetoOf(int place)
{
    return veto(rowAt(place), squareAt(place));
}
constexpr Decision team(unsigned mates)
{
    return {Decision::Kind::Team, byte(int(mates)), 0};
}
constexpr Decision alone()
{
    return team(0);
}
constexpr Decision bonus(Seat seat)
{
    return {Decision::Kind::Bonus, byte(seat), 0};
}
constexpr Decision discard(Card card)
{
    return {Decision::Kind::Discard, card.code, 0};
}
constexpr Decision give(Card card)
{
    return {Decision::Kind::Give, card.code, 0};
}
constexpr Decision play(Card card)
{
    return {Decision::Kind::Play, card.code, 0};
}

/// How many cards each is dealt, and the cards that are in the game (NY-12).
constexpr int handSize(int players)
{
    return players == 3 ? 16 : players == 5 ? 12 : 15;
}
constexpr Cards packFor(int players)
{
    return Cards::pack(players == 3 ? 10 : highestValue);
}

/// What chance may bring: the first dealer, or the hands of a round.
struct Chance
{
    enum class Kind : std::int8_t { Dealer, Deal };

    Kind kind = Kind::Dealer;
    std::int8_t seat = 0;    ///< Dealer: who
    std::int8_t players = 0; ///< Deal: how many hands
    std::int8_t size = 0;    ///< Deal: cards in each
    std::uint8_t hidden = 0; ///< Deal: a bit for each hand that is not to be seen, which is empty
    core::Array<Cards, maxSeats> hands{};

    bool operator==(const Chance&) const = default;
};

constexpr Chance dealer(Seat seat)
{
    Chance outcome;
    outcome.seat = byte(seat);
    return outcome;
}

/// A deal before its cards.
constexpr Chance emptyDeal(int players)
{
    Chance outcome;
    outcome.kind = Chance::Kind::Deal;
    outcome.players = byte(players);
    outcome.size = byte(handSize(players));
    return outcome;
}

/// One visible thing that an event does.
struct Step
{
    enum class Kind : std::int8_t {
        DealerDrawn,  ///< the seat is the first dealer, by chance (NY-10)
        Dealt,        ///< it dealt `value` cards to each: see the hands (NY-12, NY-13)
        Vetoed,       ///< it covered the square `value` of `row` (NY-21)
        BoardDecided, ///< it is the start player, the terms are fixed (NY-22)
        TeamsChosen,  ///< by it; `value` has a bit for each of its team; not of two (NY-30)
        BonusGiven,   ///< it got the bonus card, of three or five (NY-31)
        Discarded,    ///< it discarded `card`, its first or second: `value` 0 or 1 (NY-40)
        Gave,         ///< it put `card` down for its left neighbour (NY-41)
        HandedOver,   ///< nobody: the left neighbours have taken up all cards given (NY-41)
        Played,       ///< it played `card` at the place `value` of the trick, from 0 (NY-50)
        TrickTaken,   ///< it won the trick, now Table::last, and `value` treasures (NY-53, NY-55)
        RoundScored,  ///< nobody: roundScore() is in the scores, all still lies there (NY-60)
        RoundBegun,   ///< it is the next dealer, the last round is cleared away (NY-10)
        Over,         ///< nobody: all hidden cards are shown (NY-61)
    };

    Kind kind = Kind::DealerDrawn;
    std::int8_t seat = byte(nobody);
    std::int8_t value = 0;
    Card card = Card::none(); ///< Discarded, Gave, Played; hidden() where it may not be known
    Row row = Row::Start;     ///< Vetoed

    bool operator==(const Step&) const = default;
};

/// At most two cards in the order discarded (NY-40).
using Discards = core::Array<Card, 2>;

/// A whole game as it stands. Invariant: every card of the pack is in a hand, discarded, given and
/// not yet handed over, played this round, or set aside.
struct State
{
    Table table;
    core::Array<Cards, maxSeats> hands{};
    core::Array<Discards, maxSeats> discards{};
    core::Array<Card, maxSeats> given{}; ///< by the seat, this round
    Cards aside;                         ///< to be dealt in the next round (NY-13)

    bool operator==(const State&) const = default;
    Cards hand(Seat seat) const { return hands[seat]; }
    Cards& hand(Seat seat) { return hands[seat]; }
};
static_assert(sizeof(State) <= 256);

/// Everybody's points, and who has the most (NY-61); nothing until the game is over.
core::Scores scores(const Table& table);
core::Winners winners(const Table& table);

/// What the next deal is dealt from: the cards set aside, if there are any (NY-13), else the pack.
Cards toDeal(const State& state);

/// What a seat may know (NY-70).
struct View
{
    Table table;
    std::int8_t viewer = byte(nobody); ///< nobody: a spectator
    /// Its own; when the game is over everybody's.
    core::Array<Cards, maxSeats> hands{};
    core::Array<Discards, maxSeats> discards{}; ///< hidden() where it may not be known
    core::Array<Card, maxSeats> given{};        ///< likewise; none() where none was given
    core::Array<Card, maxSeats> received{};     ///< likewise

    bool operator==(const View&) const = default;
    Cards hand(Seat seat) const { return hands[seat]; }
    bool knowsHand(Seat seat) const
    {
        return core::sees(viewer, seat) || table.phase == Phase::Over;
    }
};

/// The rules of Nyet!, NY-1 to NY-70, as the rest of the house calls them (core::Game).
struct Nyet : core::Rules<Options, State, View, Decision, Chance, Step>
{
    /// 25 squares can be vetoed, a hand has at most 16 cards.
    using Decisions = core::FixedList<Decision, rows * mostSquares>;
    using Outcomes = core::FixedList<Chance, maxSeats>;

    static constexpr std::string_view id = "nyet";
    static constexpr int minPlayers = 2;
    static constexpr int maxPlayers = maxSeats;

    /// Why there is no game with these options; nothing if there is.
    static std::optional<core::Error> check(const Options& options);
    /// Before: check(options) finds no fault.
    static State start(const Options& options);
    static Options options(const State& state);

    static Decisions legal(const State& state);
    static Decisions legal(const View& view);
    /// As core::drawLegal says. Before: a seat is to act.
    static Decision drawLegal(const State& state, core::Random& random);
    /// Nothing while a deal is due: there are too many.
    static std::optional<Outcomes> outcomes(const State& state);
    static Chance sample(const State& state, core::Random& random);
    static void apply(State& state, Decision decision);
    static void apply(State& state, const Chance& outcome);
    /// Until its last step an event's states have nobody to act.
    static void apply(State& state, const Event& event, const core::StepSink<Nyet>& sink);
    static std::optional<core::Error> check(const State& state, const Event& event);
    static std::string due(const State& state);
    static core::Winners winners(const State& state) { return nyet::winners(state.table); }
    static core::Scores scores(const State& state) { return nyet::scores(state.table); }

    static View view(const State& state, Seat seat);
    static Event seen(const State& state, const Event& event, Seat seat);
    static Step seen(const State& state, Step step, Seat seat);
    /// Hands, discards and what is set aside are dealt anew so that they agree with all that the
    /// seat has seen: what it gave, got and discarded, and who could not follow what.
    static State determinize(const View& view, History history, core::Random& random);

    static std::string text(const Event& event);
    static core::Expected<Event> parse(std::string_view text);

    static core::Json json(const Options& options);
    static core::Json json(const State& state);
    static core::Json json(const View& view);
    static core::Expected<Options> readOptions(const core::Json& json);
};

inline bool isDeal(const Nyet::Event& event)
{
    const auto* outcome = std::get_if<Chance>(&event);
    return outcome != nullptr && outcome->kind == Chance::Kind::Deal;
}

} // namespace facedown::nyet
