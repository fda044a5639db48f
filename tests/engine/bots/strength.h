#pragma once

#include <QtTest/QtTest>

#include "engine/bots/bot_game.h"

/// How the levels do against one another, in every game.
namespace facedown::bots {

/// Decides as this bot does.
inline auto as(Bot bot)
{
    return [bot](auto& game) { return game.decision(bot); };
}

/// How many of the games one seat wins among others of another kind, a shared win by its part; the
/// seat goes round the table. Each decides by what it is given of the game. Before: every seat is a
/// player of its own.
template <core::Game G>
double winsOf(const typename G::Options& options, auto&& one, auto&& others, int games,
              std::uint64_t firstSeed)
{
    double wins = 0.0;
    for (int number = 0; number < games; ++number) {
        const Seat seat = number % G::seats(options);
        BotGame<G> game(options, firstSeed + static_cast<std::uint64_t>(number));
        while (!game.over())
            game.apply(game.actor() == seat ? one(game) : others(game));
        const core::Winners winners = G::winners(game.state());
        if (winners.contains(core::byte(seat)))
            wins += 1.0 / static_cast<double>(winners.size());
    }
    return wins;
}

/// What share of the wins at least, and at most, in parts of what chance alone would give.
struct WinProbabilities
{
    double above; ///< of the better among the worse
    double below; ///< of the worse among the better
};

/// Fails the running test if one kind does not do so much better than the other.
template <core::Game G>
void beats(const typename G::Options& options, Bot better, Bot worse, int games,
           std::uint64_t firstSeed, const WinProbabilities& shares)
{
    const double above = winsOf<G>(options, as(better), as(worse), games, firstSeed);
    const double below = winsOf<G>(options, as(worse), as(better), games, firstSeed);
    const double par = static_cast<double>(games) / G::seats(options);
    qInfo("seeds from %llu: %s wins %.1f of %d among %s, %s %.1f among %s",
          static_cast<unsigned long long>(firstSeed), nameOf(better), above, games, nameOf(worse),
          nameOf(worse), below, nameOf(better));
    QVERIFY(above > shares.above * par);
    QVERIFY(below < shares.below * par);
}

} // namespace facedown::bots
