#pragma once

#include "bots/training/sprt.h"
#include "engine/bots/bot_game.h"

/// How bots do against one another, in every game.
namespace facedown::bots {

/// Decides as this bot does.
inline auto as(Bot bot)
{
    return [bot](auto& game) { return game.decision(bot); };
}

/// What one seat has of the win of a game among others of another kind. Each decides by what it is
/// given of the game. Before: every seat is a player of its own.
template <core::Game G>
double winOf(Seat seat, const typename G::Options& options, auto&& one, auto&& others,
             std::uint64_t seed)
{
    BotGame<G> game(options, seed);
    while (!game.over())
        game.apply(game.actor() == seat ? one(game) : others(game));
    const core::Winners winners = G::winners(game.state());
    return winners.contains(core::byte(seat)) ? 1.0 / static_cast<double>(winners.size()) : 0.0;
}

/// Whether one of a kind wins among others as seldom as `lower`, or as often as `higher`, in parts
/// of what chance alone would give; wrong one time in a hundred. The seat goes round the table. The
/// seeds are fixed, and so is the verdict until a bot plays otherwise.
template <core::Game G>
Sprt::Verdict compare(const typename G::Options& options, auto&& one, auto&& others, double lower,
                      double higher)
{
    constexpr std::uint64_t firstSeed = 5050;
    constexpr int mostGames = 5000;
    const int seats = G::seats(options);
    Sprt sprt(lower / seats, higher / seats, 0.01);
    double wins = 0.0;
    int games = 0;
    for (; sprt.verdict() == Sprt::Verdict::Open && games < mostGames; ++games) {
        const double win = winOf<G>(games % seats, options, one, others,
                                    firstSeed + static_cast<std::uint64_t>(games));
        wins += win;
        sprt.add(win);
    }
    qInfo("seeds from %llu: %.1f wins in %d games of %d players",
          static_cast<unsigned long long>(firstSeed), wins, games, seats);
    return sprt.verdict();
}

} // namespace facedown::bots
