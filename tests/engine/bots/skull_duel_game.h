#pragma once

#include "engine/skull/skull_game.h"

/// Games in which two of three players are left.
namespace facedown::skull {

inline void placeAll(Game& game, Seat skullOf)
{
    while (game.phase() == Phase::Prepare)
        game.play(game.actor() == skullOf ? "place skull" : "place flower");
}

/// All have placed a disc; this seat bids 2, and nobody bids higher.
inline void challenge(Game& game, Seat challenger)
{
    while (game.phase() == Phase::Turn || game.phase() == Phase::Bid)
        game.play(game.actor() == challenger    ? "bid 2"
                  : game.phase() == Phase::Turn ? "bid 1"
                                                : "pass");
}

inline void succeed(Game& game, Seat seat)
{
    placeAll(game, nobody);
    challenge(game, seat);
    game.play("flip " + std::to_string(seat)).play("flip " + std::to_string(seat == 0 ? 1 : 0));
}

inline void failByOwnSkull(Game& game, Seat seat, std::string_view discard)
{
    placeAll(game, seat);
    challenge(game, seat);
    game.play("flip " + std::to_string(seat));
    while (game.phase() == Phase::Reveal)
        game.play("hide");
    game.play(discard);
}

/// Seat 1 has given up one disc of its own after another, seat 2 all; seat 0 is the first player.
/// Every seat has as many successes as given.
inline Game duel(std::array<int, 2> wins, const std::vector<std::string_view>& discards = {},
                 bool reveal = false)
{
    Game game(Options{3, 1, reveal});
    game.play("first 0");
    for (const Seat seat : {0, 1})
        for (int count = 0; count < wins[static_cast<std::size_t>(seat)]; ++count)
            succeed(game, seat);
    for (const std::string_view discard : discards)
        failByOwnSkull(game, 1, discard);
    for (int count = 0; count < 4; ++count)
        failByOwnSkull(game, 2, count < 3 ? "discard flower" : "discard skull");
    game.play("start 0");
    return game;
}

} // namespace facedown::skull
