#include <QTest>

#include "engine/geschenkt/geschenkt_game.h"

using namespace facedown;
using namespace facedown::geschenkt;

/// What cards cost, scores and winners: GE-20 to GE-23. More of GE-20 is in cards_test.cpp.
class ScoringTest : public QObject
{
    Q_OBJECT

    /// Three players; one seat takes every card at once.
    static Game allTo(Seat seat)
    {
        Game game(players(3));
        game.play("first " + std::to_string(seat));
        for (int card = 3; card < 27; ++card)
            game.give(seat, card);
        return game;
    }

    /// Three players. Seat 0 ends with the runs of the rulebook's example and 8 chips.
    static Game rulebookGame()
    {
        Game game(players(3));
        game.play("first 0");
        game.give(0, {3, 4, 5, 7, 8, 10, 11, 12, 14, 15, 16, 17, 25, 26, 27});
        game.play("turn 30").times(7, "pay").play("take"); // three of the chips are seat 0's
        game.give(1, {31, 32, 33, 34, 35, 20, 21, 22});
        return game;
    }

private slots:
    void ge20_ofCardsInSequenceOnlyTheLowestCosts()
    {
        Game game(players(3));
        game.play("first 2");
        game.give(2, {9, 30, 10, 8});
        QCOMPARE(game.cards(2).cost(), 8 + 30);
        QCOMPARE(game.cards(0).cost(), 0);
    }

    void ge20_aSequenceIsBrokenByACardBeforeAnother()
    {
        Game game(players(3));
        game.play("first 0");
        game.give(0, {9, 11}).give(1, 10);
        QCOMPARE(game.cards(0).cost(), 20);
        QCOMPARE(game.cards(1).cost(), 10);
    }

    void ge21_aChipIsWorthAPointBack()
    {
        Game game(players(3));
        game.play("first 0, turn 20, pay, pay, take");
        QCOMPARE(game.view(0).score(0), -10);
        QCOMPARE(game.view(2).score(2), 20 - 13);
    }

    void ge21_theLowestScoreWins()
    {
        const Game game = rulebookGame();
        QCOMPARE(game.scores(), (std::vector<int>{51, 20 + 30 - 16, -9}));
        QCOMPARE(game.winners(), std::vector<int>{2});
    }

    void ge21_noScoresBeforeTheEnd()
    {
        Game game(players(3));
        QVERIFY(game.scores().empty() && game.winners().empty());
        game.play("first 0, turn 3, take");
        QVERIFY(game.scores().empty() && game.winners().empty());
    }

    void ge22_equalLowestScoresShareTheWin()
    {
        QCOMPARE(allTo(0).scores(), (std::vector<int>{3 - 11, -11, -11}));
        QCOMPARE(allTo(0).winners(), (std::vector<int>{1, 2}));
        QCOMPARE(allTo(1).winners(), (std::vector<int>{0, 2}));
        QCOMPARE(allTo(2).winners(), (std::vector<int>{0, 1}));
    }

    void ge23_4_6_10_21()
    {
        Game game(players(3));
        game.play("first 0");
        game.give(0, {21, 4, 10, 6});
        QCOMPARE(game.cards(0), (Cards{4, 6, 10, 21}));
        QCOMPARE(game.cards(0).cost(), 41);
    }

    void ge23_13_15_16_andThen14()
    {
        Game game(players(3));
        game.play("first 0");
        game.give(0, {15, 13, 16});
        QCOMPARE(game.cards(0).cost(), 28);
        QCOMPARE(game.cards(0).costOfTaking(14), 13 - 28);
        game.give(0, 14);
        QCOMPARE(game.cards(0).cost(), 13);
    }

    void ge23_runsFrom_3_7_10_14_25()
    {
        const Game game = rulebookGame();
        QCOMPARE(game.cards(0).runStarts(), (Cards{3, 7, 10, 14, 25}));
        QCOMPARE(game.cards(0).cost(), 59);
        QCOMPARE(game.chips(0), 8);
        QCOMPARE(game.scores()[0], 51);
    }
};

QTEST_APPLESS_MAIN(ScoringTest)
#include "scoring_test.moc"
