#include <QTest>

#include "engine/skull/skull_game.h"

using namespace facedown;
using namespace facedown::skull;

/// Flipping and success: SK-16 to SK-20, SK-50.
class FlippingTest : public QObject
{
    Q_OBJECT

    /// Three players with two discs each; seat 0, first, has a flower on a skull.
    static Game twoEach(std::string_view seat0 = "place skull, place flower")
    {
        const std::size_t comma = seat0.find(", ");
        Game game(players(3));
        game.play("first 0").times(2, "place flower").play(seat0.substr(0, comma));
        game.play(seat0.substr(comma + 2)).times(2, "place flower");
        return game;
    }

private slots:
    void sk16_theChallengersOwnDiscsComeFirst()
    {
        Game game = twoEach("place flower, place flower");
        game.play("bid 3, pass, pass");
        QCOMPARE(game.legal(), Texts{"flip 0"});
        QCOMPARE(game.refusal("flip 1"), "flip 1: the challenger's own discs come first (SK-16)");
        game.play("flip 0");
        QCOMPARE(game.legal(), Texts{"flip 0"});
        game.play("flip 0");
        QCOMPARE(game.legal(), (Texts{"flip 1", "flip 2"}));
    }

    void sk16_fromTheTopDown()
    {
        Game game = twoEach();
        game.play("bid 3, pass, pass, flip 0");
        QCOMPARE(game.tribe(0).open, 1);
        QCOMPARE(game.matSeenBy(1, 0), "?F"); // the flower on top lies open, the skull does not
        QCOMPARE(game.matSeenBy(0, 0), "SF");
    }

    void sk16_othersInAnyOrderNotAStackAtATime()
    {
        Game game = twoEach("place flower, place flower");
        game.play("bid 6, flip 0, flip 0, flip 2, flip 1");
        QCOMPARE(game.legal(), (Texts{"flip 1", "flip 2"}));
        game.play("flip 2");
        QCOMPARE(game.legal(), Texts{"flip 1"}); // nothing is left on mat 2
        QCOMPARE(game.refusal("flip 2"), "flip 2: no face-down disc lies on that mat (SK-16)");
        QCOMPARE(game.refusal("flip 3"), "flip 3: there is no such seat (SK-3)");
        QCOMPARE(game.refusal("pass"), "pass: the challenger flips now (SK-16)");
    }

    void sk16_discsOfSeatsThatPassedMayBeFlipped()
    {
        Game game = twoEach("place flower, place flower");
        game.play("bid 3, pass, pass, flip 0, flip 0");
        QVERIFY(game.tribe(1).passed);
        game.play("flip 1");
        QCOMPARE(game.tribe(0).wins, 1);
    }

    void sk16_aSmallBidFlipsJustTheTopOfTheOwnMat()
    {
        Game game = twoEach(); // the skull lies below
        game.play("bid 1, pass, pass, flip 0");
        QCOMPARE(game.tribe(0).wins, 1);
    }

    void sk16_theTopmostFaceDownDiscIsFlipped()
    {
        Game game(players(3));
        game.play("first 0, place flower, place flower, place flower");
        game.play("place flower, place skull, place flower"); // seat 1: a skull on a flower
        game.play("bid 3, pass, pass, flip 0, flip 0, flip 1");
        QCOMPARE(game.table().skullOwner, 1);
    }

    void sk17_aSkullEndsTheChallengeAtOnce()
    {
        Game game(Options{3, 1, true});
        game.play("first 0, place skull, place flower, place flower, bid 3, flip 0, flip 1");
        QCOMPARE(game.table().skullOwner, 1);
        QCOMPARE(game.tribe(0).wins, 0);
        QCOMPARE(game.phase(), Phase::Reveal); // shows how the mats were left
        QCOMPARE(game.tribe(2).open, 0);
        QCOMPARE(game.matSeenBy(0, 2), "?");
        QCOMPARE(game.matSeenBy(0, 1), "S");
    }

    void sk17_asManyFlowersAsTheBidIsASuccess()
    {
        Game game = twoEach("place flower, place flower");
        game.play("bid 4, pass, pass, flip 0, flip 0, flip 1");
        QCOMPARE(game.phase(), Phase::Flip);
        QCOMPARE(game.tribe(0).wins, 0);
        game.play("flip 1");
        QCOMPARE(game.tribe(0).wins, 1);
        QCOMPARE(game.phase(), Phase::Prepare);
    }

    void sk20_theFirstSuccessTurnsTheMat()
    {
        Game game(players(3));
        game.play("first 1").times(3, "place flower").play("bid 1, pass, pass, flip 1");
        QCOMPARE(game.tribe(1).wins, 1);
        QCOMPARE(Skull::winners(game.state()).size(), 0U);
        QCOMPARE(game.actor(), 2);
    }

    void sk50_theSecondSuccessWinsAtOnce()
    {
        Game game(players(3));
        game.play("first 1").times(3, "place flower").play("bid 1, pass, pass, flip 1");
        game.times(3, "place flower").play("bid 2, pass, pass, flip 1, flip 0");
        QCOMPARE(game.phase(), Phase::Over);
        QCOMPARE(game.actor(), nobody);
        QVERIFY(game.legal().empty());
        QCOMPARE(Skull::winners(game.state()).size(), 1U);
        QCOMPARE(Skull::winners(game.state())[0], 1);
        QCOMPARE(game.mat(1), "F"); // the mats lie as they did
        QCOMPARE(game.table().round, 2);
        QCOMPARE(game.refusal("place flower"), "place flower: the game is over (SK-50, SK-51)");
        QCOMPARE(game.refusal("first 0"), "first 0: the game is over (SK-50, SK-51)");
    }

    void sk50_successesOfTwoSeatsDoNotAddUp()
    {
        Game game(players(3));
        game.play("first 1").times(3, "place flower").play("bid 1, pass, pass, flip 1");
        game.times(3, "place flower").play("bid 1, bid 2, pass, pass, flip 2, flip 0");
        QCOMPARE(game.tribe(1).wins, 1);
        QCOMPARE(game.tribe(2).wins, 1);
        QCOMPARE(game.phase(), Phase::Prepare);
        QCOMPARE(game.table().starter, 2);
    }
};

QTEST_APPLESS_MAIN(FlippingTest)
#include "flipping_test.moc"
