#include <QTest>

#include "engine/geschenkt/geschenkt_game.h"

using namespace facedown;
using namespace facedown::geschenkt;

/// Turns and the end: GE-10 to GE-14.
class TurnsTest : public QObject
{
    Q_OBJECT

    /// The game after so many cards, each taken at once.
    static Game afterCards(int count)
    {
        Game game(players(3));
        game.play("first 1");
        for (int card = 3; card < 3 + count; ++card)
            game.give(1, card);
        return game;
    }

private slots:
    void ge10_whoTurnsTheCardDecidesFirst()
    {
        Game game(players(4));
        game.play("first 2");
        QCOMPARE(game.actor(), chance);
        QCOMPARE(game.table().card, 0);
        game.play("turn 20");
        QCOMPARE(game.phase(), Phase::Decide);
        QCOMPARE(game.actor(), 2);
        QCOMPARE(game.table().starter, 2);
        QCOMPARE(game.table().card, 20);
        QCOMPARE(game.table().pot, 0);
        QCOMPARE(game.table().deck, 23);
        QVERIFY(!game.table().unseen.contains(20));
        QCOMPARE(game.legal(), (Texts{"take", "pay"}));
    }

    void ge11_takingBringsTheCardAndAllChipsOnIt()
    {
        Game game(players(3));
        game.play("first 0, turn 31, pay, pay, take");
        QCOMPARE(game.cards(2), Cards{31});
        QCOMPARE(game.allChips(), (std::vector<int>{10, 10, 13}));
        QCOMPARE(game.table().card, 0);
        QCOMPARE(game.table().pot, 0);
        QCOMPARE(game.cards(0), Cards{});
    }

    void ge11_takenCardsLieForAllToSee()
    {
        Game game(players(3));
        game.play("first 0, turn 31, take");
        for (Seat viewer : {0, 1, 2, nobody})
            QCOMPARE(game.view(viewer).table.cards(0), Cards{31});
    }

    void ge11_payingPutsAChipOnTheCardAndTheNextSeatDecidesOnTheSame()
    {
        Game game(players(3));
        game.play("first 1, turn 8");
        int pot = 0;
        for (Seat seat : {1, 2, 0, 1, 2, 0}) {
            QCOMPARE(game.actor(), seat);
            const int before = game.chips(seat);
            game.play("pay");
            QCOMPARE(game.chips(seat), before - 1);
            QCOMPARE(game.table().pot, ++pot);
            QCOMPARE(game.table().card, 8);
            QCOMPARE(game.phase(), Phase::Decide);
            QCOMPARE(game.table().starter, 1); // who turned it
            QCOMPARE(game.table().deck, 23);
        }
    }

    void ge11_aCardGoesRoundAsLongAsThereAreChips()
    {
        Game game(players(3));
        game.play("first 0, turn 35").times(33, "pay");
        QCOMPARE(game.allChips(), (std::vector<int>{0, 0, 0}));
        QCOMPARE(game.table().pot, 33);
        QCOMPARE(game.actor(), 0);
        game.play("take");
        QCOMPARE(game.allChips(), (std::vector<int>{33, 0, 0}));
    }

    void ge12_withoutAChipHeMustTake()
    {
        Game game(players(3));
        game.play("first 0, turn 35").times(33, "pay");
        QCOMPARE(game.legal(), Texts{"take"});
        QCOMPARE(game.refusal("pay"), "pay: a seat with no chips must take the card (GE-12)");
        const auto seen = Geschenkt::legal(game.view(0));
        QCOMPARE(seen.size(), 1U);
        QVERIFY(seen[0] == Decision::Take);
    }

    void ge12_theLastChipMayBePaid()
    {
        Game game(players(3));
        game.play("first 0, turn 35").times(30, "pay");
        QCOMPARE(game.chips(0), 1);
        QCOMPARE(game.legal(), (Texts{"take", "pay"}));
    }

    void ge13_whoTookTurnsTheNextAndDecidesFirst()
    {
        Game game(players(4));
        game.play("first 0, turn 31, pay, pay, take");
        QCOMPARE(game.phase(), Phase::Turn);
        QCOMPARE(game.actor(), chance);
        QCOMPARE(game.table().starter, 2);
        game.play("turn 12");
        QCOMPARE(game.actor(), 2);
        game.play("take, turn 13");
        QCOMPARE(game.actor(), 2);
    }

    void ge14_theGameEndsWhenTheLastCardIsTaken()
    {
        Game game = afterCards(23);
        QCOMPARE(game.table().deck, 1);
        QCOMPARE(game.phase(), Phase::Turn);
        game.play("turn 35");
        QCOMPARE(game.table().deck, 0);
        QCOMPARE(game.phase(), Phase::Decide); // turned is not yet taken
        game.play("pay, pay, pay, pay");
        QCOMPARE(game.phase(), Phase::Decide);
        QVERIFY(game.winners().empty() && game.scores().empty());
        game.play("take");
        QCOMPARE(game.phase(), Phase::Over);
        QCOMPARE(game.actor(), nobody);
        QCOMPARE(game.legal(), Texts{});
        QCOMPARE(game.cards(2), Cards{35});
        QCOMPARE(game.allChips(), (std::vector<int>{10, 9, 14}));
    }

    void ge14_afterTheEndNothingMayCome()
    {
        const Game game = afterCards(24);
        for (const char* event : {"take", "pay", "turn 35", "first 0"})
            QCOMPARE(game.refusal(event), std::string(event) + ": the game is over (GE-14)");
    }
};

QTEST_APPLESS_MAIN(TurnsTest)
#include "turns_test.moc"
