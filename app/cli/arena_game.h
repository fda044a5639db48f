#pragma once

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bots.h"
#include "bots/outside.h"
#include "bots/review.h"
#include "bots/training.h"
#include "cli/arena_bot.h"
#include "cli/arena_seating.h"
#include "core/seen_play.h"
#include "core/text.h"
#include "match/outside.h"

namespace facedown::cli {

/// How long a player took for its decisions, in milliseconds. Where but one event is legal there
/// is nothing to decide, and such are not counted.
struct Pace
{
    int decisions = 0;
    double total = 0.0;
    double longest = 0.0;
    int late = 0; ///< those that took longer than they might

    void add(double time, double atMost)
    {
        ++decisions;
        total += time;
        longest = std::max(longest, time);
        late += time > atMost ? 1 : 0;
    }
};

/// What came of a game. All lists have an entry for each player.
struct ArenaGame
{
    std::vector<double> shares; ///< of the win
    std::vector<double> scores; ///< empty too in a game without points
    std::vector<Pace> paces;
    std::optional<match::Forfeit> forfeit; ///< by a bot from outside that failed
    std::vector<std::string> events;       ///< if they were wanted
    Seating seating;                       ///< who played
    /// A program that the system would not start, which is not its fault: it was no game.
    std::optional<core::Error> notStarted{};
};

/// The players who have the win of a game that one of them forfeits: those of other bots, and
/// among copies of one bot the others.
template <class Bot>
std::vector<int> creditedWithForfeit(const std::vector<Bot>& players, int player)
{
    const auto at = static_cast<std::size_t>(player);
    const bool copies =
        std::all_of(players.begin(), players.end(), [&](Bot bot) { return bot == players[at]; });
    std::vector<int> credited;
    for (std::size_t other = 0; other < players.size(); ++other)
        if (copies ? other != at : players[other] != players[at])
            credited.push_back(static_cast<int>(other));
    return credited;
}

/// How a game is to be played.
struct ArenaTask
{
    std::vector<const ArenaBot*> players;
    std::uint64_t seed = 0;     ///< of the deal: what chance brings depends on it alone
    std::uint64_t rotation = 0; ///< which game of the deal; the bots' luck differs between them
    std::chrono::milliseconds time{};
    std::optional<int> iterations;
    std::stop_token stop; ///< ends the game early: what comes of it says nothing then
    bool keepEvents = false;
    bots::Memory* memory = nullptr; ///< of the thread that plays
};

/// A game between bots, from the first event to the last.
template <core::Game G>
class ArenaPlay
{
public:
    /// Starts the programs from outside, one for each seat.
    ArenaPlay(const typename G::Options& options, const ArenaTask& task)
        : options_(options)
        , task_(task)
        , play_(options)
    {
        result_.paces.resize(task.players.size());
        for (core::Seat seat = 0; seat < G::seats(options); ++seat) {
            const ArenaBot& bot = botOf(seat);
            const bool isOutside = bot.kind == ArenaBot::Kind::Outside;
            programs_.push_back(isOutside ? std::make_unique<bots::Outside>(bot.command) : nullptr);
            strangers_.push_back(strangerOf(bot));
        }
    }

    ArenaGame run()
    {
        while (!play_.over() && !task_.stop.stop_requested()) {
            const core::Seat actor = play_.actor();
            const auto fault = actor == core::chance ? play_.apply(chanceBrings()) : decide();
            if (fault) {
                if (!result_.notStarted)
                    result_.forfeit = match::Forfeit{G::playerOf(options_, actor), fault->message};
                break;
            }
        }
        conclude();
        return std::move(result_);
    }

private:
    using Event = core::Event<G>;

    std::size_t playerOf(core::Seat seat) const
    {
        return static_cast<std::size_t>(G::playerOf(options_, seat));
    }
    const ArenaBot& botOf(core::Seat seat) const { return *task_.players[playerOf(seat)]; }

    static const bots::Stranger<G>* strangerOf(const ArenaBot& bot)
    {
        for (const bots::Stranger<G>& stranger : bots::strangers<G>())
            if (bot.kind == ArenaBot::Kind::Stranger && stranger.name == bot.stranger)
                return &stranger;
        return nullptr;
    }

    /// The n-th thing that chance brings is the same in every game of a deal, as far as it may
    /// come: cards, for one, are turned in the same order whoever takes them.
    Event chanceBrings()
    {
        auto random = core::Random::at(task_.seed, chances_++);
        return G::sample(play_.state(), random);
    }

    /// Does what the bot in the seat to act decides, or says what is wrong with it.
    std::optional<core::Error> decide()
    {
        const core::Seat seat = play_.actor();
        const auto view = play_.view();
        const auto legal = G::legal(view);
        const auto before = std::chrono::steady_clock::now();
        const core::Expected<Event> event = botOf(seat).kind == ArenaBot::Kind::Outside
                                                ? asked(seat)
                                                : Event(legal[choice(view, legal.size())]);
        const std::chrono::duration<double, std::milli> taken =
            std::chrono::steady_clock::now() - before;
        if (legal.size() > 1)
            result_.paces[playerOf(seat)].add(taken.count(),
                                              static_cast<double>(task_.time.count()));
        return event ? play_.apply(*event) : event.error();
    }

    core::Expected<Event> asked(core::Seat seat)
    {
        const auto answer =
            programs_[seat]->ask(match::chooseLine<G>(play_.state(), play_.history(), task_.time),
                                 task_.time, task_.stop);
        if (!answer && answer.error().kind == bots::OutsideFault::Kind::NotStarted)
            result_.notStarted =
                core::Error{core::ErrorCode::BadOption,
                            core::plain(botOf(seat).name, 40) + ": " + answer.error().message};
        if (!answer)
            return core::failure(core::ErrorCode::BadEvent, answer.error().message);
        return match::eventIn(*answer).and_then(G::parse);
    }

    std::size_t choice(const typename G::View& view, std::size_t legal)
    {
        if (legal == 1)
            return 0;
        const ArenaBot& bot = botOf(play_.actor());
        auto random = bots::randomFor(task_.seed, (task_.rotation << 32U) + play_.events().size());
        if (bot.kind == ArenaBot::Kind::Random)
            return static_cast<std::size_t>(random.below(static_cast<int>(legal)));
        if (const auto* stranger = strangers_[play_.actor()])
            return stranger->decide(view, play_.history(), random);
        const bots::Character character{bot.level,
                                        bot.temper.value_or(bots::temperAt(play_.actor()))};
        const bots::Budget budget{.time = task_.time,
                                  .iterations = bot.iterations ? bot.iterations : task_.iterations,
                                  .stop = task_.stop};
        return bots::choose<G>(character, view, play_.history(), random, budget, *task_.memory)
            .chosen;
    }

    void conclude()
    {
        const core::Winners winners = G::winners(play_.state());
        const std::vector<int> told =
            result_.forfeit ? creditedWithForfeit(task_.players, result_.forfeit->player)
                            : std::vector<int>(winners.begin(), winners.end());
        std::vector<bots::Outside*> started;
        for (const auto& program : programs_)
            if (program)
                started.push_back(program.get());
        bots::Outside::end(started, match::endLine(told));
        const auto players = static_cast<int>(task_.players.size());
        result_.shares = bots::prospectsAtEnd(play_.events().size(), players, told).shares;
        const core::Scores scores = G::scores(play_.state());
        result_.scores.assign(scores.begin(), scores.end());
        if (task_.keepEvents)
            result_.events = match::texts<G>(play_.events());
    }

    typename G::Options options_;
    const ArenaTask& task_;
    core::SeenPlay<G> play_;
    core::Vector<std::unique_ptr<bots::Outside>> programs_; ///< of each seat; null of the others
    core::Vector<const bots::Stranger<G>*> strangers_;      ///< likewise
    std::uint64_t chances_ = 0;
    ArenaGame result_;
};

} // namespace facedown::cli
