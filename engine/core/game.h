#pragma once

#include <algorithm>
#include <concepts>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/array.h"
#include "core/error.h"
#include "core/fixed_list.h"
#include "core/random.h"
#include "core/seat.h"

namespace facedown::core {

using Json = nlohmann::json;

/// What moves a game on: a seat's decision or an outcome of chance. Who made it follows from the
/// state before it.
template <class G>
using Event = std::variant<typename G::Decision, typename G::Chance>;

/// The events of a match as one seat saw them, from the first on.
template <class G>
using History = std::span<const Event<G>>;

/// The players who have won: empty until the game is over; several when they share the win.
using Winners = FixedList<std::int8_t, maxSeats>;

/// The players' points at the end: empty until the game is over, and in a game without points.
using Scores = FixedList<std::int16_t, maxSeats>;

/// The players whose points are best, the most by std::greater, the fewest by std::less; they share
/// the win. Nobody where there are no points.
Winners best(const Scores& scores, auto better)
{
    Winners winners;
    const auto first = std::min_element(scores.begin(), scores.end(), better);
    for (std::size_t player = 0; player < scores.size(); ++player)
        if (scores[player] == *first)
            winners.push_back(static_cast<std::int8_t>(player));
    return winners;
}

/// Is told each step of an event as it happens, with the state that it leaves: a table that can be
/// viewed like any other. Steps are derived, never saved.
template <class G>
using StepSink = std::function<void(const typename G::State&, const typename G::Step&)>;

/// The sink of those who only want the outcome; it costs nothing.
struct NoSteps
{
    template <class State, class Step>
    constexpr void operator()(const State&, const Step&) const
    {
    }
};

/// The base of a Game: what its types are called in it, and what holds of most games, in whose
/// states and views the seat to act is table.actor. A game declares anew what is otherwise in it:
/// seats() and playerOf() where a player has several seats.
template <class O, class S, class V, class D, class C, class St>
struct Rules
{
    using Options = O;
    using State = S;
    using View = V;
    using Decision = D;
    using Chance = C;
    using Step = St;
    using Event = std::variant<D, C>;
    using History = std::span<const Event>;

    static int seats(const Options& options) { return options.players; }
    static int playerOf(const Options&, Seat seat) { return seat; }
    static Seat actor(const State& state) { return state.table.actor; }
    static Seat actor(const View& view) { return view.table.actor; }
};

/// A game is its options and a list of events. Everything that plays, checks or saves a game is
/// written against this and nothing else of it; the bots and the table that it needs besides are
/// bots::choose() and table::makeTable().
///
/// - Options, State, Decision, Chance and View are values: no heap, no virtual calls.
/// - A View is what one seat may know, a type of its own: no State can be had from it but by
///   determinize(), which draws what is hidden at random.
/// - The game `name` is name::Name in name/name.h, most easily with Rules as its base.
// The formatter cannot lay out a concept of this size.
// clang-format off
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
               std::is_trivially_copyable_v<typename G::View> &&
               std::equality_comparable<typename G::Options> &&
               std::equality_comparable<typename G::View> &&
               std::equality_comparable<typename G::Decision> &&
               std::equality_comparable<typename G::Chance> &&
               std::equality_comparable<typename G::Step> &&
               requires(const typename G::Options options, typename G::State state,
                        const typename G::State before, const typename G::View view,
                        const typename G::Decision decision, const typename G::Chance outcome,
                        const typename G::Step step, const Event<G> event,
                        const StepSink<G> sink, History<G> history, Random& random, Seat seat,
                        std::string_view text, const Json& json) {
                   /// As the protocol names the game.
                   { G::id } -> std::convertible_to<std::string_view>;
                   { G::minPlayers } -> std::convertible_to<int>;
                   { G::maxPlayers } -> std::convertible_to<int>;

                   /// Without arguments the usual options, which everything may be left at.
                   { options.players } -> std::convertible_to<int>;
                   /// Why there is no game with these options; nothing if there is.
                   { G::check(options) } -> std::same_as<std::optional<Error>>;
                   /// The state before the first event. Before: check(options) finds no fault.
                   { G::start(options) } -> std::same_as<typename G::State>;
                   { G::options(before) } -> std::same_as<typename G::Options>;
                   { G::seats(options) } -> std::same_as<int>;
                   { G::playerOf(options, seat) } -> std::same_as<int>;

                   /// The seat to act, `chance`, or `nobody` when the game is over.
                   { G::actor(before) } -> std::same_as<Seat>;
                   { G::actor(view) } -> std::same_as<Seat>;
                   /// The decisions open to the seat to act, always in the same order; empty when
                   /// no seat is to act.
                   { G::legal(before)[0] } -> std::convertible_to<typename G::Decision>;
                   /// The same in the same order, from what that seat knows; empty when it is not
                   /// to act. A bot's policy runs along it.
                   { G::legal(view)[0] } -> std::convertible_to<typename G::Decision>;
                   /// What chance may bring now, nothing when that is too many to list.
                   { G::outcomes(before)->begin() };
                   { G::sample(before, random) } -> std::same_as<typename G::Chance>;
                   /// Before: check() finds no fault.
                   { G::apply(state, decision) } -> std::same_as<void>;
                   { G::apply(state, outcome) } -> std::same_as<void>;
                   /// The same, telling each step: what the rulebook does, one visible thing after
                   /// another.
                   { G::apply(state, event, sink) } -> std::same_as<void>;
                   /// Why the event may not come now, with the rule; nothing if it may.
                   { G::check(before, event) } -> std::same_as<std::optional<Error>>;
                   /// What may come now, in words, with the rule.
                   { G::due(before) } -> std::same_as<std::string>;
                   { G::winners(before) } -> std::same_as<Winners>;
                   { G::scores(before) } -> std::same_as<Scores>;

                   /// What a seat may know; `nobody` is a spectator, `everySeat` sees
                   /// what all seats together do.
                   { G::view(before, seat) } -> std::same_as<typename G::View>;
                   { view.viewer } -> std::convertible_to<Seat>;
                   /// An event as a seat sees it: what is hidden struck out, what it turns up
                   /// added where the history of a view must know it.
                   { G::seen(before, event, seat) } -> std::same_as<Event<G>>;
                   /// Likewise a step, given the state that it leaves.
                   { G::seen(state, step, seat) } -> std::same_as<typename G::Step>;
                   /// A state drawn at random from those that the view and its history allow.
                   { G::determinize(view, history, random) } -> std::same_as<typename G::State>;

                   /// As the text protocol writes an event; of what is struck out "?".
                   { G::text(event) } -> std::same_as<std::string>;
                   /// Reads what text() writes, but nothing that is struck out: BadEvent, or
                   /// Illegal of what is well formed but can come in no game.
                   { G::parse(text) } -> std::same_as<Expected<Event<G>>>;

                   /// As the text protocol lays it down, without the fields that all games share
                   /// (game, options, to_act, legal, winners).
                   requires std::same_as<decltype(G::json(options)), Json>;
                   requires std::same_as<decltype(G::json(before)), Json>;
                   requires std::same_as<decltype(G::json(view)), Json>;
                   /// Options from outside; what is left out has its default. Errors: BadOption.
                   { G::readOptions(json) } -> std::same_as<Expected<typename G::Options>>;
               };
// clang-format on

/// Applies an event of either kind. Before: G::check(state, event) finds no fault.
template <class G>
void apply(typename G::State& state, const Event<G>& event)
{
    std::visit([&state](const auto& what) { G::apply(state, what); }, event);
}

/// The decisions of whoever is to act that the viewer would see whole.
template <class G>
std::vector<typename G::Decision> legalToSee(const typename G::State& state, Seat viewer)
{
    std::vector<typename G::Decision> decisions;
    for (const auto& decision : G::legal(state)) {
        const Event<G> event = decision;
        if (G::text(G::seen(state, event, viewer)) == G::text(event))
            decisions.push_back(decision);
    }
    return decisions;
}

} // namespace facedown::core
