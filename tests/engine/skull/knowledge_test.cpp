#include <QTest>

#include <array>

#include "engine/skull/skull_game.h"
#include "skull/knowledge.h"

using namespace facedown;
using namespace facedown::skull;

/// What a seat can work out of the others' skulls, and the states drawn from it.
class KnowledgeTest : public QObject
{
    Q_OBJECT

    static double chanceOf(const Game& game, Seat viewer, Seat seat)
    {
        const auto history = game.record().seenBy(viewer);
        return chanceOfSkull(game.view(viewer), history)[static_cast<std::size_t>(seat)];
    }

    static Game afterOneTaken()
    {
        Game game(players(3));
        game.play("first 0").play(othersSkullRound);
        game.play("shuffle flower flower flower skull, take 1");
        return game;
    }

    /// With the option `reveal`: seat 0 gives up a disc that nobody sees, lays all its others, from
    /// the bottom, and shows or hides them when seat 1 has failed by the skull of seat 2; after it
    /// a new round begins.
    static Game afterAnotherFailed(std::string_view givenUp, std::array<std::string_view, 3> mat,
                                   std::string_view shows)
    {
        Game game(Options{3, 1, true});
        game.play("first 0").play(ownSkullRound).play("hide, hide").play(givenUp);
        game.play(mat[0]).play("place flower, place flower");
        game.play(mat[1]).play("place flower, place flower");
        game.play(mat[2]).play("place flower, place skull");
        game.play("bid 1, bid 4, pass, pass, flip 1, flip 1, flip 1, flip 2, hide").play(shows);
        game.play("shuffle flower flower flower skull, take 1").times(3, "place flower");
        return game;
    }

private slots:
    void aTribeThatHasLostNothingHasItsSkull()
    {
        Game game(players(3));
        game.play("first 0").times(3, "place flower");
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(chanceOf(game, 1, seat), 1.0);
    }

    void eachUnseenLossTakesItsShare()
    {
        Game game = afterOneTaken();
        QCOMPARE(chanceOf(game, 1, 0), 0.75); // one of four, at random
        QCOMPARE(chanceOf(game, 2, 0), 0.75);
        game.play(othersSkullRound).play("shuffle flower flower skull, take 1");
        QCOMPARE(chanceOf(game, 2, 0), 0.5); // then one of three
    }

    void theLoserHimselfKnows()
    {
        QCOMPARE(chanceOf(afterOneTaken(), 0, 0), 1.0);
        Game game(players(3));
        game.play("first 0").play(ownSkullRound).play("discard skull");
        QCOMPARE(chanceOf(game, 0, 0), 0.0);
        QCOMPARE(chanceOf(game, 1, 0), 0.75);
    }

    void aSkullSeenLaterIsStillThere()
    {
        Game game = afterOneTaken();
        game.play(ownSkullRound);
        QCOMPARE(chanceOf(game, 1, 0), 1.0);
        game.play("discard flower");
        QCOMPARE(chanceOf(game, 1, 0), 2.0 / 3.0); // one of three was given up since
    }

    void aTribeAllOfFlowersHasNone()
    {
        Game game(players(3));
        game.play("first 0").play(ownSkullRound).play("discard skull"); // three flowers left
        game.times(3, "place flower").times(3, "place flower").times(3, "place flower");
        game.play("bid 4, pass, pass, flip 0, flip 0");
        QVERIFY(chanceOf(game, 1, 0) > 0.0);
        game.play("flip 0");
        QCOMPARE(chanceOf(game, 1, 0), 0.0); // all that it owns lies open
        game.play("flip 1").times(3, "place flower");
        QCOMPARE(chanceOf(game, 1, 0), 0.0); // remembered in the next round
    }

    /// SK-35: whoever was at the table remembers it.
    void whatWasShownIsKnown()
    {
        constexpr std::string_view flower = "place flower";
        constexpr std::string_view skull = "place skull";
        const auto chance = [](const Game& game) { return chanceOf(game, 2, 0); };
        QCOMPARE(chance(afterAnotherFailed("discard skull", {flower, flower, flower}, "hide")),
                 0.75);
        QCOMPARE(chance(afterAnotherFailed("discard skull", {flower, flower, flower}, "show")),
                 0.0);
        QCOMPARE(chance(afterAnotherFailed("discard flower", {flower, skull, flower}, "hide")),
                 0.75);
        QCOMPARE(chance(afterAnotherFailed("discard flower", {flower, skull, flower}, "show")),
                 1.0);
    }

    /// A history that came as text (protocol.md) does not say what was shown.
    void whatWasShownIsNotInvented()
    {
        const Game game = afterAnotherFailed(
            "discard flower", {"place flower", "place skull", "place flower"}, "show");
        auto history = game.record().seenBy(2);
        for (Skull::Event& event : history)
            if (Skull::text(event) == "show")
                event = Skull::parse("show").value();
        QCOMPARE(chanceOfSkull(game.view(2), history)[0], 0.75);
    }

    void statesAreDrawnFromWhatTheSeatKnows()
    {
        const Game game = afterOneTaken();
        const View view = game.view(1);
        const auto history = game.record().seenBy(1);
        core::Random random(3);
        int gone = 0;
        for (int i = 0; i < 4000; ++i) {
            const State state = Skull::determinize(view, history, random);
            QVERIFY(Skull::view(state, 1) == view);
            QCOMPARE(state.skull(2), inHand); // has lost nothing, and has no disc elsewhere
            gone += state.skull(0) == lost ? 1 : 0;
        }
        // 1000 expected; the standard deviation is sqrt(4000 * 1/4 * 3/4) = 27.
        QVERIFY(gone > 1000 - 5 * 27 && gone < 1000 + 5 * 27);
    }

    void theRowIsDrawnEvenly()
    {
        Game game(players(3));
        game.play("first 0").play(othersSkullRound).play("shuffle flower skull flower flower");
        for (Seat viewer : {0, 1, 2}) {
            core::Random random(4);
            int at[4] = {};
            const auto history = game.record().seenBy(viewer);
            for (int i = 0; i < 4000; ++i)
                ++at[Skull::determinize(game.view(viewer), history, random).skull(0) - inRow];
            for (int count : at)
                QVERIFY(count > 1000 - 5 * 27 && count < 1000 + 5 * 27);
        }
    }

    void aSkullLostUnseenIsNotInventedAtTheEnd()
    {
        // When the game is over all is shown but what was lost: a skull not shown is lost.
        Game game(players(3));
        game.play("first 0").play(ownSkullRound).play("discard skull");
        game.times(3, "place flower").play("bid 1, pass, pass, flip 0");
        game.times(3, "place flower").play("bid 1, pass, pass, flip 0");
        QCOMPARE(game.phase(), Phase::Over);
        const auto history = game.record().seenBy(1);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            core::Random random(seed);
            QCOMPARE(Skull::determinize(game.view(1), history, random).skull(0), lost);
        }
    }
};

QTEST_APPLESS_MAIN(KnowledgeTest)
#include "knowledge_test.moc"
