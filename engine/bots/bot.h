#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <typeindex>
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
    /// It answers within this time; at 0 as soon as it can: by its policy, or after the shortest
    /// search that its game knows.
    std::chrono::milliseconds time{1000};
    /// Instead of a time: then the decision depends on the seed and the game alone.
    std::optional<int> iterations{};
    /// Every other iteration goes to the decision that has been tried least, so that all can be
    /// compared, not only the best be found (simple regret: Tolpin and Shimony 2012).
    bool compares = false;
    /// When asked to stop, the bot answers at once with the best it has.
    std::stop_token stop{};
};

/// A budget that is being spent from now on, by whatever goes on step by step.
class Spending
{
public:
    explicit Spending(const Budget& budget)
        : budget_(budget)
        , end_(std::chrono::steady_clock::now() + budget.time)
    {
    }

    /// Whether it allows one more after so many iterations.
    bool allows(int iterations) const
    {
        if (budget_.stop.stop_requested())
            return false;
        return budget_.iterations ? iterations < *budget_.iterations
                                  : std::chrono::steady_clock::now() < end_;
    }

private:
    Budget budget_;
    std::chrono::steady_clock::time_point end_;
};

/// What is left of a budget after what was spent of its time since `begin`, less a margin for what
/// comes after the search; no less than nothing.
Budget remaining(Budget budget, std::chrono::steady_clock::time_point begin,
                 std::chrono::milliseconds margin = {});

/// What a bot would do. All lists run along G::legal(view).
struct Choice
{
    std::size_t chosen = 0;
    std::vector<double> policy; ///< the probability of each decision; sums to 1
    std::vector<double> values; ///< estimated win probability after each; empty if not estimated
    /// What is expected of each in points of the game, the more the better, but for a constant;
    /// empty if not estimated.
    std::vector<double> points;
    int iterations = 0; ///< of its search, if it searches
};

/// What bots keep from one decision to the next, so that nothing is worked out twice. With a budget
/// of iterations it makes no difference to what they decide, with one of time it gives them more.
/// For one thread at a time; whoever has a thread for bots has one of these for it.
class Memory
{
public:
    Memory() = default;
    Memory(const Memory&) = delete;
    Memory& operator=(const Memory&) = delete;

    /// What is kept of this type; at first as it is made by default.
    template <class Kept>
    Kept& of()
    {
        std::shared_ptr<void>& kept = kept_[typeid(Kept)];
        if (!kept)
            kept = std::make_shared<Kept>();
        return *static_cast<Kept*>(kept.get());
    }

private:
    std::map<std::type_index, std::shared_ptr<void>> kept_;
};

/// What a bot of this character does. A bot is a function of what a seat may see now, of what it
/// saw so far, and of the random numbers it is lent: the types keep every state away from it.
/// Before: the view's seat is to act, and `history` is all that led there, from the first event on.
/// Each game has its own in bot.cpp in a folder of its name.
template <core::Game G>
Choice choose(Character character, const typename G::View& view, core::History<G> history,
              core::Random& random, const Budget& budget, Memory& memory);

/// The same without a memory.
template <core::Game G>
Choice choose(Character character, const typename G::View& view, core::History<G> history,
              core::Random& random, const Budget& budget)
{
    Memory memory;
    return choose<G>(character, view, history, random, budget, memory);
}

/// The tables at which the bots of a game are asked for their signature (signature.h): all at which
/// they go about it differently. Each game has its own in the same file.
template <core::Game G>
std::vector<typename G::Options> signatureTables();

/// The random numbers of the bot that acts after so many events: the same in every program. Not
/// chance's own, or a bot could tell from its luck what chance will bring.
core::Random randomFor(std::uint64_t seed, std::uint64_t step);

} // namespace facedown::bots
