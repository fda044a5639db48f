#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/game.h"
#include "geschenkt/cards.h"

namespace facedown::geschenkt {

using core::byte;
using core::chance;
using core::nobody;
using core::Seat;

inline constexpr int maxSeats = 7;
/// How many cards are turned in a game, whatever the number of players (GE-4).
inline constexpr int cardsInDeck = 24;

enum class Variant : std::int8_t {
    Base,
    Open, ///< 10, 20 and 30 go out openly (GE-30)
};

struct Options
{
    int players = 4; ///< 3 to 7 (GE-1); 3 to 5 in the open variant (GE-30)
    Variant variant = Variant::Base;
    bool openChips = false; ///< everybody sees everybody's chips (GE-3)

    bool operator==(const Options&) const = default;
};

enum class Phase : std::int8_t {
    First,  ///< chance chooses the first player (GE-5)
    Turn,   ///< the next card is turned (GE-10)
    Decide, ///< a seat takes the card or pays (GE-11)
    Over,
};

/// What a seat may decide about the card that lies there (GE-11).
enum class Decision : std::int8_t { Take, Pay };

/// What chance may bring: the first player, or the card that is turned.
struct Chance
{
    enum class Kind : std::int8_t { First, Turn };

    Kind kind = Kind::First;
    std::int8_t value = 0; ///< First: a seat. Turn: a card.

    bool operator==(const Chance&) const = default;
};

constexpr Chance first(Seat seat)
{
    return {Chance::Kind::First, byte(seat)};
}
constexpr Chance turn(int card)
{
    return {Chance::Kind::Turn, byte(card)};
}

/// One visible thing that an event does.
struct Step
{
    enum class Kind : std::int8_t {
        Drawn,  ///< the seat is the first player, by chance (GE-5)
        Turned, ///< it turned `card` from the deck and is the first to decide on it (GE-10)
        Paid,   ///< it put a chip on `card`, where `chips` lie now (GE-11)
        Took,   ///< it took `card` and the `chips` that lay on it (GE-11)
        Over,   ///< the last card is taken: all chips are shown and count (GE-14); nobody
    };

    Kind kind = Kind::Drawn;
    std::int8_t seat = byte(nobody);
    std::int8_t card = 0;
    std::int8_t chips = 0;

    bool operator==(const Step&) const = default;
};

/// What everybody at the table sees: the part that a state and every seat's view share.
struct Table
{
    std::int8_t players = 0;
    Variant variant = Variant::Base;
    bool openChips = false;
    Phase phase = Phase::First;
    std::int8_t actor = byte(chance);
    std::int8_t starter = byte(nobody); ///< who turns this card and decides on it first
    std::int8_t card = 0;               ///< that is decided on; 0 while none is
    std::int8_t pot = 0;                ///< chips on it
    std::int8_t deck = cardsInDeck;     ///< cards still to be turned
    Cards unseen;                       ///< what may be turned yet: more than the deck holds
    core::Array<Cards, maxSeats> taken{};

    bool operator==(const Table&) const = default;

    Cards cards(Seat seat) const { return taken[seat]; }
    Cards& cards(Seat seat) { return taken[seat]; }
    /// The cards that went out of the game openly.
    Cards removed() const { return variant == Variant::Open ? Cards{10, 20, 30} : Cards{}; }
    /// The next seat clockwise.
    Seat next(Seat seat) const { return seat + 1 == players ? 0 : seat + 1; }
};

/// In a view: chips that this seat may not count.
inline constexpr std::int8_t unknown = -1;

using Chips = core::Array<std::int8_t, maxSeats>;

/// A whole game as it stands. Invariant: the chips in the hands and on the card are as many as at
/// the start.
struct State
{
    Table table;
    Chips chips{};

    bool operator==(const State&) const = default;
    std::int8_t chipsOf(Seat seat) const { return chips[seat]; }
    std::int8_t& chipsOf(Seat seat) { return chips[seat]; }
};
static_assert(sizeof(State) <= 128);

/// What a seat may know (GE-40).
struct View
{
    Table table;
    std::int8_t viewer = byte(nobody); ///< nobody: a spectator
    Chips chips{};

    bool operator==(const View&) const = default;
    /// How many chips a seat has, or unknown.
    std::int8_t chipsOf(Seat seat) const { return chips[seat]; }
    bool knowsChips(Seat seat) const { return chipsOf(seat) != unknown; }
    /// What its cards cost less its chips (GE-21). Before: knowsChips(seat).
    int score(Seat seat) const { return table.cards(seat).cost() - chipsOf(seat); }
};

/// Chips that each player starts with (GE-2, GE-30).
int chipsAtStart(const Options& options);

/// Everybody's points, and who has the fewest (GE-22); nothing before the game is over.
core::Scores scores(const View& view);
core::Winners winners(const View& view);

/// The rules of Geschenkt, GE-1 to GE-40, as the rest of the house calls them (core::Game).
struct Geschenkt : core::Rules<Options, State, View, Decision, Chance, Step>
{
    using Decisions = core::FixedList<Decision, 2>;
    using Outcomes = core::FixedList<Chance, highestCard - lowestCard + 1>;

    static constexpr std::string_view id = "geschenkt";
    static constexpr int minPlayers = 3;
    static constexpr int maxPlayers = maxSeats;

    /// Why there is no game with these options; nothing if there is.
    static std::optional<core::Error> check(const Options& options);
    /// Before: check(options) finds no fault.
    static State start(const Options& options);
    static Options options(const State& state);

    static Decisions legal(const State& state);
    static Decisions legal(const View& view);
    static std::optional<Outcomes> outcomes(const State& state);
    static Chance sample(const State& state, core::Random& random);
    static void apply(State& state, Decision decision);
    static void apply(State& state, Chance outcome);
    static void apply(State& state, const Event& event, const core::StepSink<Geschenkt>& sink);
    static std::optional<core::Error> check(const State& state, const Event& event);
    static std::string due(const State& state);
    static core::Winners winners(const State& state);
    static core::Scores scores(const State& state);

    static View view(const State& state, Seat seat);
    /// All that happens is open (GE-3, GE-40).
    static Event seen(const State&, const Event& event, Seat) { return event; }
    static Step seen(const State&, Step step, Seat) { return step; }
    /// There is but one such state: whoever has seen every payment can count all chips (GE-3).
    static State determinize(const View& view, History history, core::Random& random);

    static std::string text(const Event& event);
    static core::Expected<Event> parse(std::string_view text);

    static core::Json json(const Options& options);
    static core::Json json(const State& state);
    static core::Json json(const View& view);
    static core::Expected<Options> readOptions(const core::Json& json);
};

} // namespace facedown::geschenkt
