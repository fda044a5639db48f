#include <QTest>

#include "engine/skull/skull_game.h"

using namespace facedown;
using namespace facedown::skull;

/// Two tribes each: SK-60 to SK-64.
class VariantsTest : public QObject
{
    Q_OBJECT

    /// Three players with seats 0 and 3, 1 and 4, 2 and 5; seat 0 is first.
    static Game threePlayers()
    {
        Game game(Options{3, 2, false});
        game.play("first 0");
        return game;
    }

    /// Seat 0 challenges and meets the skull of its owner's other tribe, seat 3.
    static Game metOwnOtherSkull()
    {
        Game game = threePlayers();
        game.play("place flower, place flower, place skull").times(3, "place flower");
        game.play("bid 2").times(5, "pass").play("flip 0, flip 3");
        return game;
    }

private slots:
    void sk60_aPlayerHasTwoSeatsThatFaceEachOther()
    {
        for (int count = 3; count <= 6; ++count) {
            const Options options{count, 2, false};
            QVERIFY(!Skull::check(options));
            QCOMPARE(Skull::seats(options), 2 * count);
            for (int player = 0; player < count; ++player) {
                QCOMPARE(Skull::playerOf(options, player), player);
                QCOMPARE(Skull::playerOf(options, player + count), player);
            }
        }
    }

    void sk60_atMostTwelveTribes()
    {
        for (int count = 7; count <= 12; ++count) {
            const auto error = Skull::check(Options{count, 2, false});
            QVERIFY(error);
            QCOMPARE(error->code, core::ErrorCode::BadOption);
            QVERIFY(error->message.find("(SK-60)") != std::string::npos);
        }
        for (int tribes : {-1, 0, 3, 4, 257})
            QVERIFY(Skull::check(Options{3, tribes, false}));
    }

    void sk61_eachTribePlaysByItself()
    {
        Game game = threePlayers();
        for (Seat seat : {1, 2, 3, 4, 5, 0}) {
            QCOMPARE(game.actor(), seat);
            game.play("place flower");
        }
        game.play("bid 1, pass, pass");
        QCOMPARE(game.actor(), 3); // though its player's other tribe holds the bid
        game.play("bid 2, pass, pass, pass");
        QCOMPARE(game.tribe(0).bid, 1);
        QCOMPARE(game.tribe(3).bid, 2);
        QCOMPARE(game.actor(), 3);
        QCOMPARE(game.legal(), Texts{"flip 3"}); // its own mat, not its player's other
        game.play("flip 3");
        QVERIFY(game.legal().contains("flip 0"));
        game.play("flip 0");
        QCOMPARE(game.tribe(3).wins, 1);
        QCOMPARE(game.tribe(0).wins, 0);
    }

    void sk61_oneTribeOutTheOtherPlaysOn()
    {
        Game game = threePlayers();
        for (int round = 0; round < 4; ++round) {
            game.times(5, "place flower").play("place skull, bid 1").times(5, "pass");
            game.play("flip 0").play(round < 3 ? "discard flower" : "discard skull");
        }
        QVERIFY(game.tribe(0).out());
        QVERIFY(!game.tribe(3).out());
        QCOMPARE(game.legal(), (Texts{"start 1", "start 2", "start 3", "start 4", "start 5"}));
        game.play("start 3"); // the player's other tribe may be the next first
        QCOMPARE(game.actor(), 4);
    }

    void sk62_aPlayerKnowsWhatEitherOfHisTribesMayKnow()
    {
        Game game = threePlayers();
        game.play("place skull, place flower, place skull");
        QCOMPARE(game.matSeenBy(0, 3), "S");
        QCOMPARE(game.handSeenBy(0, 3), "FFF");
        QCOMPARE(game.handSeenBy(3, 0), "FFFS");
        QCOMPARE(game.matSeenBy(4, 1), "S");
        QCOMPARE(game.matSeenBy(0, 1), "?");
        QCOMPARE(Skull::text(game.record().seenBy(0).back()), "place skull");
        QCOMPARE(Skull::text(game.record().seenBy(1).back()), "place ?");
    }

    void sk63_aTribeWithTwoSuccessesWinsForItsPlayer()
    {
        Game game = threePlayers();
        game.times(6, "place flower").play("bid 1").times(5, "pass").play("flip 0");
        game.times(6, "place flower").play("bid 1, pass, pass, bid 2");
        game.play("pass, pass, pass, flip 3, flip 0");
        // One success of each tribe: they do not add up.
        QCOMPARE(game.tribe(0).wins, 1);
        QCOMPARE(game.tribe(3).wins, 1);
        QCOMPARE(game.phase(), Phase::Prepare);
        game.times(6, "place flower").play("bid 1").times(5, "pass").play("flip 3");
        QCOMPARE(game.phase(), Phase::Over);
        QCOMPARE(Skull::winners(game.state())[0], 0);
        QCOMPARE(Skull::winners(game.state()).size(), 1U);
    }

    void sk63_theLastPlayerWithATribeWins()
    {
        // Every tribe of players 1 and 2 falls by its own skull, one after the other.
        Game game(Options{3, 2, false});
        game.play("first 1");
        int left = 6;
        for (Seat victim : {1, 4, 2, 5}) {
            for (int round = 0; round < 4; ++round) {
                game.times(left - 1, "place flower").play("place skull, bid 1");
                game.times(left - 1, "pass").play("flip " + std::to_string(victim));
                game.play(round < 3 ? "discard flower" : "discard skull");
            }
            --left;
            if (victim != 5)
                game.play(victim == 1 ? "start 4" : victim == 4 ? "start 2" : "start 5");
        }
        QCOMPARE(game.phase(), Phase::Over); // though player 0 has two tribes left
        QCOMPARE(Skull::winners(game.state()).size(), 1U);
        QCOMPARE(Skull::winners(game.state())[0], 0);
    }

    void sk64_theOtherTribesSkullIsAnOpponentsForThePenalty()
    {
        Game game = metOwnOtherSkull();
        QCOMPARE(game.phase(), Phase::Shuffle);
        QCOMPARE(game.table().skullOwner, 3);
        game.play("shuffle skull flower flower flower");
        QCOMPARE(game.actor(), 3);
        game.play("take 2");
        QCOMPARE(game.lost(0), "F");
        QCOMPARE(game.table().starter, 0);
    }

    void sk64_andForTheNextFirstPlayer()
    {
        Game game = metOwnOtherSkull();
        game.play("shuffle skull flower flower flower, take 1");
        for (const char* row : {"flower flower flower", "flower flower", "flower"}) {
            game.play("place flower, place flower, place skull").times(3, "place flower");
            game.play("bid 2").times(5, "pass").play("flip 0, flip 3");
            game.play(std::string("shuffle ") + row).play("take 1");
        }
        QVERIFY(game.tribe(0).out());
        QCOMPARE(game.table().starter, 3);
        QCOMPARE(game.actor(), 4);
    }
};

QTEST_APPLESS_MAIN(VariantsTest)
#include "variants_test.moc"
