#pragma once

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "bots/bots.h"
#include "cli/arena_bot.h"
#include "core/seen_play.h"

namespace facedown::cli {

/// How long a player took for its decisions, in milliseconds. Where but one event is legal there
/// is nothing to decide, and such are not counted.
struct Pace
{
    int decisions = 0;
    double total = 0.0;
    double longest = 0.0;

    void add(double time)
    {
        ++decisions;
        total += time;
        longest = std::max(longest, time);
    }
};

/// A game that ended because a bot from outside failed.
struct Forfeit
{
    int player = 0;
    std::string why;
};

/// What came of a game. All lists have an entry for each player.
struct ArenaGame
{
    std::vector<double> shares; ///< of the win; empty if the game was forfeited
    std::vector<double> scores; ///< empty too in a game without points
    std::vector<Pace> paces;
    std::optional<Forfeit> forfeit;
    std::vector<std::string> events; ///< if they were wanted
};

/// How a game is to be played.
struct ArenaTask
{
    std::vector<const ArenaBot*> players;
    std::uint64_t seed = 0;     ///< of the deal: what chance brings depends on it alone
    std::uint64_t rotation = 0; ///< which game of the deal; the bots' luck differs between them
    std::chrono::milliseconds time{};
    std::optional<int> iterations;
    bool keepEvents = false;
};

/// A game between bots, from the first event to the last.
template <core::Game G>
class ArenaPlay
{
public:
    ArenaPlay(const typename G::Options& options, const ArenaTask& task)
        : options_(options)
        , task_(task)
        , play_(options)
    {
        result_.paces.resize(task.players.size());
    }

    ArenaGame run()
    {
        while (!play_.over()) {
            if (play_.actor() == core::chance)
                apply(chanceBrings());
            else
                apply(decided());
        }
        conclude();
        return std::move(result_);
    }

private:
    using Event = core::Event<G>;

    void apply(const Event& event) { play_.apply(event); }

    /// The n-th thing that chance brings is the same in every game of a deal, as far as it may
    /// come: Geschenkt's cards, for one, are turned in the same order whoever takes them.
    Event chanceBrings()
    {
        auto random = core::Random::at(task_.seed, chances_++);
        return G::sample(play_.state(), random);
    }

    Event decided()
    {
        const auto view = play_.view();
        const auto legal = G::legal(view);
        if (legal.size() == 1)
            return legal[0];
        const auto before = std::chrono::steady_clock::now();
        const std::size_t chosen = choice(view, legal.size());
        const std::chrono::duration<double, std::milli> taken =
            std::chrono::steady_clock::now() - before;
        const int player = G::playerOf(options_, play_.actor());
        result_.paces[static_cast<std::size_t>(player)].add(taken.count());
        return legal[chosen];
    }

    std::size_t choice(const typename G::View& view, std::size_t legal)
    {
        const core::Seat seat = play_.actor();
        const auto player = static_cast<std::size_t>(G::playerOf(options_, seat));
        const ArenaBot& bot = *task_.players[player];
        auto random = bots::randomFor(task_.seed, (task_.rotation << 32U) + play_.events().size());
        if (bot.kind == ArenaBot::Kind::Random)
            return static_cast<std::size_t>(random.below(static_cast<int>(legal)));
        const bots::Character character{bot.level, bot.temper.value_or(bots::temperAt(seat))};
        const bots::Budget budget{.time = task_.time, .iterations = task_.iterations};
        return bots::choose<G>(character, view, play_.past(), random, budget).chosen;
    }

    void conclude()
    {
        const core::Winners winners = G::winners(play_.state());
        result_.shares.assign(task_.players.size(), 0.0);
        for (const int winner : winners)
            result_.shares[static_cast<std::size_t>(winner)] =
                1.0 / static_cast<double>(winners.size());
        const core::Scores scores = G::scores(play_.state());
        result_.scores.assign(scores.begin(), scores.end());
        if (task_.keepEvents)
            for (const Event& event : play_.events())
                result_.events.push_back(G::text(event));
    }

    typename G::Options options_;
    const ArenaTask& task_;
    core::SeenPlay<G> play_;
    std::uint64_t chances_ = 0;
    ArenaGame result_;
};

} // namespace facedown::cli
