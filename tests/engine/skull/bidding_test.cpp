#include <QTest>

#include "engine/skull/skull_game.h"

using namespace facedown;
using namespace facedown::skull;

/// Bidding: SK-13 to SK-15, and the rulebook's example.
class BiddingTest : public QObject
{
    Q_OBJECT

    /// Four players, seat 0 first, one flower on each mat.
    static Game prepared()
    {
        Game game(players(4));
        game.play("first 0").times(4, "place flower");
        return game;
    }

private slots:
    void sk13_aBidIsAtLeastOne()
    {
        const Game game = prepared();
        QCOMPARE(game.refusal("bid 0"), "bid 0: a bid is at least 1 (SK-13)");
        QCOMPARE(game.refusal("bid 1"), "");
    }

    void sk13_aBidIsAtMostTheDiscsOnTheMats()
    {
        Game game = prepared();
        QCOMPARE(game.refusal("bid 4"), "");
        QCOMPARE(game.refusal("bid 5"), "bid 5: more than the 4 discs on the mats (SK-13)");
        game.times(3, "place flower");
        QCOMPARE(game.refusal("bid 7"), "");
        QCOMPARE(game.refusal("bid 9"), "bid 9: more than the 7 discs on the mats (SK-13)");
        game.play("bid 6");
        QCOMPARE(game.refusal("bid 8"), "bid 8: more than the 7 discs on the mats (SK-13)");
    }

    void sk13_twelveTribesMayBidFortyEight()
    {
        Game game(players(12));
        game.play("first 0").times(36, "place flower").times(12, "place skull");
        QCOMPARE(game.legal().size(), 48U);
        game.play("bid 48");
        QCOMPARE(game.phase(), Phase::Flip);
    }

    void sk14_afterTheFirstBidNobodyAddsDiscs()
    {
        Game game = prepared();
        game.play("bid 1");
        QCOMPARE(game.legal(), (Texts{"bid 2", "bid 3", "bid 4", "pass"}));
        QCOMPARE(game.refusal("place flower"),
                 "place flower: after the first bid a seat bids higher or passes (SK-14)");
    }

    void sk14_aBidIsHigherThanTheLast()
    {
        Game game = prepared();
        game.play("bid 2");
        QCOMPARE(game.refusal("bid 2"), "bid 2: not higher than the bid of 2 (SK-14)");
        QCOMPARE(game.refusal("bid 1"), "bid 1: not higher than the bid of 2 (SK-14)");
        QCOMPARE(game.refusal("bid 3"), "");
        game.play("bid 3"); // by one
        QCOMPARE(game.table().bid, 3);
        QCOMPARE(game.table().challenger, 1);
    }

    void sk14_nobodyPassesBeforeTheFirstBid()
    {
        QCOMPARE(prepared().refusal("pass"), "pass: a turn adds a disc or bids (SK-11)");
    }

    void sk14_whoHasPassedDoesNothingMore()
    {
        Game game = prepared();
        game.play("bid 1"); // seat 0
        QCOMPARE(game.actor(), 1);
        game.play("pass");
        QVERIFY(game.tribe(1).passed);
        game.play("bid 2, pass"); // seats 2 and 3
        QCOMPARE(game.actor(), 0);
        game.play("bid 3");
        QCOMPARE(game.actor(), 2); // seat 1 is skipped
        game.play("pass");
        QCOMPARE(game.phase(), Phase::Flip);
        QCOMPARE(game.actor(), 0);
    }

    void sk14_biddingStartsLeftOfTheBidderWhoeverWasFirst()
    {
        Game game = prepared();
        game.times(2, "place flower"); // seats 0 and 1
        game.play("bid 1");
        for (Seat seat : {3, 0, 1}) {
            QCOMPARE(game.actor(), seat);
            game.play("pass");
        }
        QCOMPARE(game.table().challenger, 2);
    }

    void sk14_theTableKnowsWhatEachTribeHasBid()
    {
        Game game = prepared();
        game.play("bid 1, bid 2, pass, bid 3, pass, pass");
        for (const auto& [seat, bid] : {std::pair{0, 1}, {1, 2}, {2, 0}, {3, 3}})
            QCOMPARE(game.tribe(seat).bid, bid);
        game.play("flip 3, flip 0, flip 1"); // flowers: the next round begins
        for (const Seat seat : {0, 1, 2, 3})
            QCOMPARE(game.tribe(seat).bid, 0);
    }

    void sk15_biddingEndsWhenAllOthersHavePassed()
    {
        Game game = prepared();
        game.play("bid 1, pass, pass");
        QCOMPARE(game.phase(), Phase::Bid);
        game.play("pass");
        QCOMPARE(game.phase(), Phase::Flip);
        QCOMPARE(game.table().challenger, 0);
        QCOMPARE(game.actor(), 0);
        QVERIFY(!game.tribe(0).passed);
    }

    void sk15_aBidOfAllDiscsEndsTheBiddingAtOnce()
    {
        Game game = prepared();
        game.play("bid 1, bid 4");
        QCOMPARE(game.phase(), Phase::Flip);
        QCOMPARE(game.table().challenger, 1);
        QVERIFY(!game.tribe(2).passed);
    }

    void sk15_soDoesAFirstBidOfAllDiscs()
    {
        Game game = prepared();
        game.play("bid 4");
        QCOMPARE(game.phase(), Phase::Flip);
        QCOMPARE(game.actor(), 0);
        QCOMPARE(game.tribe(0).bid, 4);
    }

    void sk15_theLastBidderIsTheChallenger()
    {
        Game game = prepared();
        game.play("bid 1, bid 2, bid 3, pass, pass, pass");
        QCOMPARE(game.table().challenger, 2);
        QCOMPARE(game.table().bid, 3);
        QCOMPARE(game.actor(), 2);
    }

    void theExampleInTheRulebook()
    {
        for (const char* others : {"flip 1, flip 2, flip 3", "flip 2, flip 1, flip 1",
                                   "flip 3, flip 2, flip 2", "flip 2, flip 3, flip 1"}) {
            Game game = prepared();
            game.times(3, "place flower"); // seats 0, 1 and 2
            QCOMPARE(game.actor(), 3);
            game.play("bid 3");
            QCOMPARE(game.actor(), 0);
            game.play("bid 5, pass, pass, pass");
            QCOMPARE(game.legal(), Texts{"flip 0"});
            game.play("flip 0, flip 0");
            QCOMPARE(game.legal(), (Texts{"flip 1", "flip 2", "flip 3"}));
            game.play(others);
            QCOMPARE(game.tribe(0).wins, 1);
            QCOMPARE(game.table().starter, 0);
            QCOMPARE(game.table().round, 2);
            QCOMPARE(game.phase(), Phase::Prepare);
        }
    }
};

QTEST_APPLESS_MAIN(BiddingTest)
#include "bidding_test.moc"
