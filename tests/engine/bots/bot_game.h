#pragma once

#include <algorithm>

#include <QTest>

#include "bots/bots.h"
#include "core/seen_play.h"

namespace facedown::bots {

/// A row for each number of players of the game, in the column `players`.
template <core::Game G>
void addPlayers()
{
    QTest::addColumn<int>("players");
    for (int players = G::minPlayers; players <= G::maxPlayers; ++players)
        QTest::addRow("%d players", players) << players;
}

/// What sits in a seat: a level, or nobody who thinks.
enum class Bot { Random, Easy, Medium, Hard };

inline const char* nameOf(Bot bot)
{
    constexpr const char* names[] = {"random", "easy", "medium", "hard"};
    return names[static_cast<int>(bot)];
}

inline Level levelOf(Bot bot)
{
    return static_cast<Level>(static_cast<int>(bot) - 1);
}

/// How many games of each kind a sweep plays; more by the environment.
inline int gamesEach(int usual)
{
    return std::max(usual, qEnvironmentVariableIntValue("FACEDOWN_BOT_GAMES"));
}

/// How long the bots of the tests think: the same on every machine, and not for long.
inline const Budget budget{.iterations = 40};

/// A game between bots.
template <core::Game G>
class BotGame
{
public:
    BotGame(const typename G::Options& options, std::uint64_t seed)
        : play_(options)
        , random_(seed)
        , number_(seed)
    {
        settleChance();
    }

    bool over() const { return play_.over(); }
    Seat actor() const { return play_.actor(); }
    const typename G::State& state() const { return play_.state(); }
    typename G::View view() const { return play_.view(); }
    core::History<G> history() const { return play_.history(); }
    core::Random& random() { return random_; }
    /// The seed, by which one game is told from another.
    std::uint64_t number() const { return number_; }

    Choice choice(Level level, const Budget& limits = budget)
    {
        return choose<G>({level, temperAt(actor())}, view(), history(), random_, limits, *memory_);
    }

    /// What a bot decides for the seat to act.
    typename G::Decision decision(Bot bot)
    {
        const auto legal = G::legal(view());
        if (bot != Bot::Random)
            return legal[choice(levelOf(bot)).chosen];
        return legal[static_cast<std::size_t>(random_.below(static_cast<int>(legal.size())))];
    }

    /// Applies a decision, and all that chance brings after it. One that may not come now ends the
    /// test program.
    void apply(const typename G::Decision& decision)
    {
        append(decision);
        settleChance();
    }

private:
    void settleChance()
    {
        while (actor() == core::chance)
            append(G::sample(state(), random_));
    }

    void append(const core::Event<G>& event)
    {
        if (const auto error = play_.apply(event))
            qFatal("%s", error->message.c_str());
    }

    core::SeenPlay<G> play_;
    core::Random random_;
    std::uint64_t number_;
    std::shared_ptr<Memory> memory_ = std::make_shared<Memory>(); ///< of copies, too
};

} // namespace facedown::bots
