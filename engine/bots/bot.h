#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/game.h"

namespace facedown::bots {

using core::Seat;

enum class Level { Easy, Medium, Hard };

inline constexpr Level levels[] = {Level::Easy, Level::Medium, Level::Hard};

/// How a bot leans where its choices are worth nearly the same to it.
enum class Temper { Bold, Careful };

inline constexpr Temper tempers[] = {Temper::Bold, Temper::Careful};

/// Who a bot is. Every level has both tempers.
struct Character
{
    Level level = Level::Medium;
    Temper temper = Temper::Careful;

    bool operator==(const Character&) const = default;
};

/// The temper of the bot in a seat, unless one is chosen: bold in every other seat, from the first.
constexpr Temper temperAt(Seat seat)
{
    return seat % 2 == 0 ? Temper::Bold : Temper::Careful;
}

/// As the protocol and the command lines name a level: "easy", and a temper: "bold".
std::string_view name(Level level);
std::string_view name(Temper temper);
std::optional<Level> levelNamed(std::string_view name);
std::optional<Temper> temperNamed(std::string_view name);

/// How long a bot may think. A bot that does not search answers at once and heeds neither.
struct Budget
{
    /// It answers within this time; at 0 it answers by its policy, without a search.
    std::chrono::milliseconds time{1000};
    /// Instead of a time: then the decision depends on the seed and the game alone.
    std::optional<int> iterations{};
    /// When asked to stop, the bot answers at once with the best it has.
    std::stop_token stop{};
};

/// What is left of a budget after what was spent of its time since `begin`, less a margin for what
/// comes after the search; no less than nothing.
Budget remaining(Budget budget, std::chrono::steady_clock::time_point begin,
                 std::chrono::milliseconds margin = {});

/// What a bot would do. Both lists run along G::legal(view).
struct Choice
{
    std::size_t chosen = 0;
    std::vector<double> policy; ///< the probability of each decision; sums to 1
    std::vector<double> values; ///< estimated win probability after each; empty if not estimated
    int iterations = 0;         ///< of its search, if it searches
};

/// What a bot of this character does. A bot is a function of what a seat may see now, of what it
/// saw so far, and of the random numbers it is lent: the types keep every state away from it.
/// Before: the view's seat is to act, and `history` is all that led there, from the first event on.
/// Each game has its own in a file of its name.
template <core::Game G>
Choice choose(Character character, const typename G::View& view, core::Past<G> history,
              core::Random& random, const Budget& budget);

/// The tables at which the bots of a game are asked for their signature (signature.h): all at which
/// they go about it differently. Each game has its own in the same file.
template <core::Game G>
std::vector<typename G::Options> signatureTables();

/// The random numbers of the bot that acts after so many events: the same in every program. Not
/// chance's own, or a bot could tell from its luck what chance will bring.
core::Random randomFor(std::uint64_t seed, std::uint64_t step);

} // namespace facedown::bots
