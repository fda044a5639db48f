#include <QTest>

#include "engine/skull/skull_game.h"

using namespace facedown;
using namespace facedown::skull;

/// Pieces and setup: SK-1 to SK-5; preparation and turns: SK-10 to SK-12.
class SetupTest : public QObject
{
    Q_OBJECT

private slots:
    void sk1_aTribeHasThreeFlowersAndASkull()
    {
        for (int count = 3; count <= 12; ++count) {
            const Game game(players(count));
            for (Seat seat = 0; seat < count; ++seat)
                QCOMPARE(game.hand(seat), "FFFS");
        }
    }

    void sk2_threeToTwelvePlayers_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("allowed");
        for (int count : {-1, 0, 1, 2, 13, 100, 127, 128, 1000})
            QTest::addRow("%d", count) << count << false;
        for (int count = 3; count <= 12; ++count)
            QTest::addRow("%d", count) << count << true;
    }
    void sk2_threeToTwelvePlayers()
    {
        QFETCH(int, count);
        QFETCH(bool, allowed);
        const auto error = Skull::check(players(count));
        QCOMPARE(!error, allowed);
        if (error) {
            QCOMPARE(error->code, core::ErrorCode::BadOption);
            QVERIFY(error->message.find("(SK-2)") != std::string::npos);
        }
    }

    void sk3_everyTribeHasASeatAndClockwiseIsRising()
    {
        for (int count = 3; count <= 12; ++count) {
            QCOMPARE(Skull::seats(players(count)), count);
            const Game game(players(count));
            for (Seat seat = 0; seat < count; ++seat) {
                QCOMPARE(Skull::playerOf(players(count), seat), seat);
                QCOMPARE(game.table().next(seat), (seat + 1) % count);
            }
        }
    }

    void sk4_allDiscsAreInHandAndSecret()
    {
        const Game game(players(5));
        for (Seat seat = 0; seat < 5; ++seat) {
            QCOMPARE(game.mat(seat), "");
            QCOMPARE(game.lost(seat), "");
            QCOMPARE(game.tribe(seat).wins, 0); // the mat's skull side is up
            for (Seat viewer = 0; viewer < 5; ++viewer)
                QCOMPARE(game.handSeenBy(viewer, seat), viewer == seat ? "FFFS" : "????");
        }
    }

    void sk5_chanceChoosesTheFirstPlayer()
    {
        Game game(players(3));
        QCOMPARE(game.actor(), chance);
        QCOMPARE(game.phase(), Phase::First);
        QCOMPARE(game.legal(), (Texts{"first 0", "first 1", "first 2"}));
        QCOMPARE(game.table().starter, nobody);
        game.play("first 2");
        QCOMPARE(game.table().starter, 2);
        QCOMPARE(game.table().round, 1);
    }

    void sk5_everySeatIsDrawnAboutAsOften()
    {
        const Game game(players(6));
        core::Random random(1);
        int drawn[6] = {};
        for (int i = 0; i < 6000; ++i)
            ++drawn[Skull::sample(game.state(), random).seat];
        // 1000 expected; the standard deviation is sqrt(6000 * 1/6 * 5/6) = 29.
        for (int count : drawn)
            QVERIFY(count > 1000 - 5 * 29 && count < 1000 + 5 * 29);
    }

    void sk10_allPlaceADiscClockwiseTheFirstPlayerLast()
    {
        Game game(players(4));
        game.play("first 2");
        for (Seat seat : {3, 0, 1, 2}) {
            QCOMPARE(game.phase(), Phase::Prepare);
            QCOMPARE(game.actor(), seat);
            QCOMPARE(game.legal(), (Texts{"place flower", "place skull"}));
            game.play(seat == 1 ? "place skull" : "place flower");
            QCOMPARE(game.mat(seat), seat == 1 ? "S" : "F");
            QCOMPARE(game.hand(seat), seat == 1 ? "FFF" : "FFS");
        }
        QCOMPARE(game.phase(), Phase::Turn);
    }

    void sk10_theFirstDiscIsFaceDownAndSecret()
    {
        Game game(players(3));
        game.play("first 0, place skull, place flower");
        QCOMPARE(game.matSeenBy(0, 1), "?");
        QCOMPARE(game.matSeenBy(0, 2), "?");
        QCOMPARE(game.matSeenBy(1, 1), "S");
        QCOMPARE(game.tribe(1).open, 0);
    }

    void sk10_nobodyBidsBeforeAllHavePlaced()
    {
        Game game(players(3));
        game.play("first 0, place flower");
        QCOMPARE(game.refusal("bid 1"), "bid 1: each seat places a disc first (SK-10)");
        QCOMPARE(game.refusal("pass"), "pass: each seat places a disc first (SK-10)");
    }

    void sk11_turnsGoRoundFromTheFirstPlayerUntilSomebodyBids()
    {
        Game game(players(3));
        game.play("first 1").times(3, "place flower");
        for (Seat seat : {1, 2, 0, 1, 2, 0}) {
            QCOMPARE(game.phase(), Phase::Turn);
            QCOMPARE(game.actor(), seat);
            game.play("place flower");
        }
        QCOMPARE(game.actor(), 1);
        game.play("bid 4");
        QCOMPARE(game.phase(), Phase::Bid);
    }

    void sk11_aTurnAddsADiscOnTopOrBids()
    {
        Game game(players(3));
        game.play("first 0").times(3, "place flower");
        QCOMPARE(game.legal(), (Texts{"place flower", "place skull", "bid 1", "bid 2", "bid 3"}));
        game.play("place skull");
        QCOMPARE(game.mat(0), "FS"); // on top of the first
        QCOMPARE(game.hand(0), "FF");
        game.times(2, "place flower");
        QCOMPARE(game.refusal("place skull"), "place skull: no such disc in hand (SK-11)");
    }

    void sk11_theFirstPlayerMayBidAtOnce()
    {
        Game game(players(3));
        game.play("first 2").times(3, "place flower");
        QCOMPARE(game.actor(), 2);
        game.play("bid 1");
        QCOMPARE(game.table().challenger, 2);
    }

    void sk11_eliminatedSeatsAreSkipped()
    {
        Game game = outByOthersSkull();
        for (Seat seat : {2, 1, 1, 2, 1}) {
            QCOMPARE(game.actor(), seat);
            game.play("place flower");
        }
        game.play("bid 2");
        QCOMPARE(game.actor(), 1);
    }

    void sk12_aSeatWithNoDiscInHandMustBid()
    {
        Game game(players(3));
        game.play("first 0").times(3, "place skull").times(9, "place flower");
        QCOMPARE(game.hand(0), "");
        QCOMPARE(game.mat(0), "SFFF");
        Texts bids;
        for (int number = 1; number <= 12; ++number)
            bids.insert("bid " + std::to_string(number));
        QCOMPARE(game.legal(), bids);
        QCOMPARE(game.refusal("place flower"),
                 "place flower: a seat with no discs in hand must bid (SK-12)");
    }
};

QTEST_APPLESS_MAIN(SetupTest)
#include "setup_test.moc"
