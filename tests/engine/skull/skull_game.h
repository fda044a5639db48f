#pragma once

#include <string>
#include <string_view>

#include "engine/text_game.h"
#include "skull/skull.h"

namespace facedown::skull {

/// So that QCOMPARE says which phase it was.
inline char* toString(Phase phase)
{
    return QTest::toString(static_cast<int>(phase));
}

inline Options players(int count)
{
    return {count, 1, false};
}

/// A game for a test: events as text, discs as letters (F a flower, S a skull, ? not to be seen).
class Game : public test::TextGame<Skull>
{
public:
    using TextGame::TextGame;

    const Table& table() const { return state().table; }
    const Tribe& tribe(Seat seat) const { return table().tribe(seat); }
    Phase phase() const { return table().phase; }

    /// A seat's discs as its owner knows them, flowers first; a mat's from the bottom.
    std::string hand(Seat seat) const { return handSeenBy(seat, seat); }
    std::string mat(Seat seat) const { return matSeenBy(seat, seat); }
    std::string lost(Seat seat) const { return lostSeenBy(seat, seat); }

    std::string handSeenBy(Seat viewer, Seat seat) const
    {
        return letters(table().hand(seat), [&](int at) { return view(viewer).inHand(seat, at); });
    }
    std::string matSeenBy(Seat viewer, Seat seat) const
    {
        return letters(tribe(seat).mat, [&](int at) { return view(viewer).onMat(seat, at); });
    }
    std::string lostSeenBy(Seat viewer, Seat seat) const
    {
        return letters(tribe(seat).lost, [&](int at) { return view(viewer).amongLost(seat, at); });
    }

private:
    static std::string letters(int count, auto&& discAt)
    {
        std::string text;
        for (int place = 0; place < count; ++place)
            text += "FS?"[static_cast<int>(discAt(place))];
        return text;
    }
};

using test::Texts;

/// Three players, seat 0 first. In each round seat 0 turns up its own skull and gives up a flower.
constexpr std::string_view ownSkullRound = "place flower, place flower, place skull, "
                                           "bid 1, pass, pass, flip 0";
/// Three players, seat 0 first. Seat 0 turns up a flower of its own and then seat 1's skull.
constexpr std::string_view othersSkullRound = "place skull, place flower, place flower, "
                                              "bid 2, pass, pass, flip 0, flip 1";

/// Three players; seat 0 is out by its own skull and is to name the next first player.
inline Game outByOwnSkull()
{
    Game game(players(3));
    game.play("first 0");
    for (int round = 0; round < 4; ++round)
        game.play(ownSkullRound).play(round < 3 ? "discard flower" : "discard skull");
    return game;
}

/// Three players; seat 0 is out by the skull of seat 1, the next first player.
inline Game outByOthersSkull()
{
    Game game(players(3));
    game.play("first 0").play(othersSkullRound);
    game.play("shuffle flower skull flower flower, take 2");
    game.play(othersSkullRound).play("shuffle flower flower flower, take 3");
    game.play(othersSkullRound).play("shuffle flower flower, take 1");
    game.play(othersSkullRound).play("shuffle flower, take 1");
    return game;
}

} // namespace facedown::skull
