#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/game.h"
#include "skull/table.h"

namespace facedown::skull {

/// What a seat may decide.
struct Decision
{
    enum class Kind : std::int8_t { Place, Bid, Pass, Flip, Show, Hide, Take, Discard, Start };

    Kind kind = Kind::Pass;
    /// Place, Discard: a Disc. Bid: the number. Flip, Start: a seat. Take: a place, from 1. Show,
    /// as it was seen: the place of the skull among the discs, from 1, or noSkull; 0 where that is
    /// not known.
    std::int8_t value = 0;
    static constexpr std::int8_t noSkull = -1;

    bool operator==(const Decision&) const = default;

    Disc disc() const { return static_cast<Disc>(value); }
};

constexpr Decision place(Disc disc)
{
    return {Decision::Kind::Place, byte(int(disc))};
}
constexpr Decision bid(int number)
{
    return {Decision::Kind::Bid, byte(number)};
}
constexpr Decision pass()
{
    return {Decision::Kind::Pass, 0};
}
constexpr Decision flip(Seat seat)
{
    return {Decision::Kind::Flip, byte(seat)};
}
constexpr Decision show()
{
    return {Decision::Kind::Show, 0};
}
constexpr Decision hide()
{
    return {Decision::Kind::Hide, 0};
}
constexpr Decision take(int position)
{
    return {Decision::Kind::Take, byte(position)};
}
constexpr Decision discard(Disc disc)
{
    return {Decision::Kind::Discard, byte(int(disc))};
}
constexpr Decision start(Seat seat)
{
    return {Decision::Kind::Start, byte(seat)};
}

/// What chance may bring: the first player, or the order of the challenger's discs.
struct Chance
{
    enum class Kind : std::int8_t { First, Shuffle };
    /// As skull, in a row that holds none, and in one that is not to be seen.
    static constexpr std::int8_t none = -1;
    static constexpr std::int8_t hidden = -2;

    Kind kind = Kind::First;
    std::int8_t seat = 0;     ///< First: who
    std::int8_t size = 0;     ///< Shuffle: how many discs
    std::int8_t skull = none; ///< Shuffle: the skull's place, from 0; or none, or hidden

    bool operator==(const Chance&) const = default;
};

constexpr Chance first(Seat seat)
{
    return {Chance::Kind::First, byte(seat), 0, Chance::none};
}
constexpr Chance shuffle(int size, int skull)
{
    return {Chance::Kind::Shuffle, 0, byte(size), byte(skull)};
}

/// One visible thing that an event does.
struct Step
{
    enum class Kind : std::int8_t {
        Drawn,          ///< the seat is the first player, by chance (SK-5)
        RoundBegun,     ///< it is the first player; its left neighbour is to place (SK-10)
        Placed,         ///< it placed `disc` at the place `value` of its mat, from the bottom
        Bid,            ///< it bid `value`
        Passed,         ///< it passed
        ChallengeBegun, ///< it is the challenger and is to flip (SK-15)
        Flipped,        ///< of its mat `disc` at the place `value` turned face up
        Succeeded,      ///< the challenger: its mat turns (SK-20)
        Failed,         ///< the challenger, by the skull of the seat `value` (SK-17)
        Showed,         ///< it turned up all that lay on its mat (SK-35)
        Hid,            ///< it did not (SK-35)
        Returned,       ///< all discs on mats went home (nobody), or its discs in the row
        Shuffled,       ///< its discs lie face down in a row (SK-31)
        Lost,           ///< it lost `disc`: from the place `value` of the row, from 1, or its hand
        Eliminated,     ///< it has no disc left (SK-34)
        Named,          ///< the eliminated challenger makes it the first player (SK-42)
        Won,            ///< the player, not the seat (SK-50, SK-51)
    };

    Kind kind = Kind::Drawn;
    std::int8_t seat = byte(nobody);
    std::int8_t value = 0;
    Disc disc = Disc::Hidden; ///< Placed, Flipped, Lost; Hidden where it may not be known

    bool operator==(const Step&) const = default;
};

/// A whole game as it stands. Invariant: a tribe's skull is on its mat below Tribe::mat, in hand,
/// in the row or lost; everything else that it owns is a flower.
struct State
{
    Table table;
    core::Array<Whereabouts, core::maxSeats> skulls{};

    bool operator==(const State&) const = default;
    Whereabouts skull(Seat seat) const { return skulls[seat]; }
    Whereabouts& skull(Seat seat) { return skulls[seat]; }
};
static_assert(sizeof(State) <= 128);

/// What a player may know (SK-70): with two tribes each, what either of his tribes may (SK-62).
struct View
{
    Table table;
    std::int8_t viewer = byte(nobody); ///< the seat that looks; nobody: a spectator
    core::Array<Whereabouts, core::maxSeats> skulls{};

    bool operator==(const View&) const = default;
    Whereabouts skull(Seat seat) const { return skulls[seat]; }
    /// Whether this seat's secrets are the viewer's own.
    bool owns(Seat seat) const
    {
        return viewer >= 0 && table.playerOf(seat) == table.playerOf(viewer);
    }

    /// Whether the viewer sees them.
    bool knows(Seat seat) const { return viewer == core::everySeat || owns(seat); }

    /// The disc at a place of a mat, from the bottom; Hidden if the viewer may not know.
    Disc onMat(Seat seat, int place) const;
    /// The discs in hand or lost are flowers but for at most one skull, which comes last.
    Disc inHand(Seat seat, int place) const;
    Disc amongLost(Seat seat, int place) const;
};

/// The rules of Skull, SK-1 to SK-70, as the rest of the house calls them (core::Game).
struct Skull : core::Rules<Options, State, View, Decision, Chance, Step>
{
    /// 12 seats with 4 discs can bid 1 to 48, and place either disc.
    using Decisions = core::FixedList<Decision, 50>;
    using Outcomes = core::FixedList<Chance, core::maxSeats>;

    static constexpr std::string_view id = "skull";
    static constexpr int minPlayers = 3;
    static constexpr int maxPlayers = 12;

    /// Why there is no game with these options; nothing if there is.
    static std::optional<core::Error> check(const Options& options);
    /// Before: check(options) finds no fault.
    static State start(const Options& options);
    static Options options(const State& state);
    static int seats(const Options& options) { return options.players * options.tribes; }
    static int playerOf(const Options& options, Seat seat) { return seat % options.players; }

    static Decisions legal(const State& state);
    static Decisions legal(const View& view);
    /// As core::drawLegal says. Before: a seat is to act.
    static Decision drawLegal(const State& state, core::Random& random);
    static std::optional<Outcomes> outcomes(const State& state);
    static Chance sample(const State& state, core::Random& random);
    static void apply(State& state, Decision decision);
    static void apply(State& state, Chance outcome);
    static void apply(State& state, const Event& event, const core::StepSink<Skull>& sink);
    static std::optional<core::Error> check(const State& state, const Event& event);
    static std::string due(const State& state);
    static core::Winners winners(const State& state);
    static core::Scores scores(const State&) { return {}; }

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

} // namespace facedown::skull
