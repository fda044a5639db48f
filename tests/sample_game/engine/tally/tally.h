#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/game.h"

/// A game of the tests' own, as small as one can be that hides cards, draws by chance and is shown
/// at a table. Its rules, TA-1 to TA-6, are in assets/rules/tally.en.md.
namespace facedown::tally {

using core::byte;
using core::chance;
using core::nobody;
using core::Seat;

inline constexpr int maxSeats = 4;
/// One 1, two 2s and so on to six 6s (TA-1).
inline constexpr int highestCard = 6;
inline constexpr int cardsInPack = 21;
inline constexpr int handSize = 3; ///< (TA-2)
inline constexpr int mostInPile = 8;

struct Options
{
    int players = 3;   ///< 2 to 4 (TA-1)
    bool high = false; ///< a pile goes up to 16 instead of 12 (TA-4)

    bool operator==(const Options&) const = default;
};

enum class Phase : std::int8_t {
    First, ///< chance chooses the first player (TA-2)
    Draw,  ///< a seat draws a card (TA-2, TA-5)
    Play,  ///< a seat plays a card (TA-3)
    Over,
};

struct Decision
{
    std::int8_t card = 1;

    bool operator==(const Decision&) const = default;
};

/// What chance may bring: the first player, or the card that is drawn.
struct Chance
{
    enum class Kind : std::int8_t { First, Draw };
    static constexpr std::int8_t hidden = 0;

    Kind kind = Kind::First;
    std::int8_t value = 0; ///< First: a seat. Draw: a card, or hidden.

    bool operator==(const Chance&) const = default;
};

/// One visible thing that an event does.
struct Step
{
    enum class Kind : std::int8_t {
        Chosen, ///< the seat is the first player, by chance (TA-2)
        Drew,   ///< it drew `card` (TA-2, TA-5)
        Played, ///< it played `card`, which makes the pile `value` (TA-3)
        Took,   ///< it took the pile of `value` cards (TA-4)
        Over,   ///< nobody: no hand holds a card (TA-6)
    };

    Kind kind = Kind::Chosen;
    std::int8_t seat = byte(nobody);
    std::int8_t card = Chance::hidden;
    std::int8_t value = 0;

    bool operator==(const Step&) const = default;
};

/// How many there are of each card, by its number.
using Cards = core::Array<std::int8_t, highestCard + 1>;

/// What everybody at the table sees: the part that a state and every seat's view share.
struct Table
{
    std::int8_t players = 0;
    bool high = false;
    Phase phase = Phase::First;
    std::int8_t actor = byte(chance);
    std::int8_t turn = 0; ///< the seat that plays when nobody is to draw
    std::int8_t drawer = byte(nobody);
    std::int8_t deck = cardsInPack;
    std::int8_t pileSize = 0;
    core::Array<std::int8_t, mostInPile> pile{}; ///< from the bottom
    core::Array<std::int8_t, maxSeats> held{};   ///< cards in each hand
    core::Array<Cards, maxSeats> taken{};

    bool operator==(const Table&) const = default;

    /// What the pile must reach to be taken (TA-4).
    int limit() const { return high ? 17 : 13; }
    int sum() const;
    Seat next(Seat seat) const { return (seat + 1) % players; }
    int heldBy(Seat seat) const { return held[seat]; }
    const Cards& takenBy(Seat seat) const { return taken[seat]; }
    int points(Seat seat) const;
    /// The card at a place of the pile.
    int inPile(int place) const { return pile[place]; }
};

/// A whole game as it stands: all cards that are neither played nor in a hand are in the deck.
struct State
{
    Table table;
    core::Array<Cards, maxSeats> hands{};

    bool operator==(const State&) const = default;
};

/// What a seat may know: its own hand.
struct View
{
    Table table;
    std::int8_t viewer = byte(nobody);    ///< nobody: a spectator
    core::Array<Cards, maxSeats> hands{}; ///< empty where it may not know

    bool operator==(const View&) const = default;
    Cards hand(Seat seat) const { return hands[seat]; }
};

/// Everybody's points, and who has the fewest (TA-6); nothing before the game is over.
core::Scores scores(const Table& table);
core::Winners winners(const Table& table);

struct Tally : core::Rules<Options, State, View, Decision, Chance, Step>
{
    using Decisions = core::FixedList<Decision, highestCard>;
    using Outcomes = core::FixedList<Chance, highestCard>;

    static constexpr std::string_view id = "tally";
    static constexpr int minPlayers = 2;
    static constexpr int maxPlayers = maxSeats;

    static std::optional<core::Error> check(const Options& options);
    static State start(const Options& options);
    static Options options(const State& state);

    static Decisions legal(const State& state);
    static Decisions legal(const View& view);
    static std::optional<Outcomes> outcomes(const State& state);
    static Chance sample(const State& state, core::Random& random);
    static void apply(State& state, Decision decision);
    static void apply(State& state, Chance outcome);
    static void apply(State& state, const Event& event, const core::StepSink<Tally>& sink);
    static std::optional<core::Error> check(const State& state, const Event& event);
    static std::string due(const State& state);
    static core::Winners winners(const State& state) { return tally::winners(state.table); }
    static core::Scores scores(const State& state) { return tally::scores(state.table); }

    static View view(const State& state, Seat seat);
    static Event seen(const State& state, const Event& event, Seat seat);
    static Step seen(const State& state, Step step, Seat seat);
    static State determinize(const View& view, History history, core::Random& random);

    static std::string text(const Event& event);
    static core::Expected<Event> parse(std::string_view text);

    static core::Json json(const Options& options);
    static core::Json json(const State& state);
    static core::Json json(const View& view);
    static core::Expected<Options> readOptions(const core::Json& json);
};

} // namespace facedown::tally
