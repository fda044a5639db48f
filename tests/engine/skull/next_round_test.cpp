#include <QTest>

#include "engine/skull/skull_game.h"

using namespace facedown;
using namespace facedown::skull;

/// How the next round begins, and the last player left: SK-40 to SK-43, SK-51.
class NextRoundTest : public QObject
{
    Q_OBJECT

    /// Three players of whom seat 0 is out, and seat 1 has one disc left, its skull.
    static Game nearlyOver()
    {
        Game game = outByOwnSkull();
        game.play("start 1");
        for (int round = 0; round < 3; ++round)
            game.play("place flower, place skull, bid 1, pass, flip 1, discard flower");
        return game;
    }

private slots:
    void sk40_theChallengerIsTheNextFirstPlayerIfHeWon()
    {
        Game game(players(4));
        game.play("first 0").times(4, "place flower");
        game.play("bid 1, bid 2, pass, pass, pass, flip 1, flip 3");
        QCOMPARE(game.table().starter, 1);
        QCOMPARE(game.actor(), 2); // who places first; seat 1 comes last
    }

    void sk40_andIfHeLost()
    {
        Game game(players(4));
        game.play("first 0, place skull").times(3, "place flower");
        game.play("bid 1, pass, bid 2, pass, pass, flip 2, flip 1");
        game.play("shuffle flower flower flower skull, take 1");
        QCOMPARE(game.table().starter, 2);
        QCOMPARE(game.table().round, 2);
        QCOMPARE(game.actor(), 3);
    }

    void sk41_eliminatedByAnOpponentsSkullItsOwnerIs()
    {
        const Game game = outByOthersSkull();
        QCOMPARE(game.phase(), Phase::Prepare);
        QCOMPARE(game.table().starter, 1);
        QCOMPARE(game.actor(), 2);
    }

    void sk42_eliminatedByHisOwnHeChooses()
    {
        Game game = outByOwnSkull();
        QCOMPARE(game.phase(), Phase::Start);
        QCOMPARE(game.actor(), 0);
        QCOMPARE(game.legal(), (Texts{"start 1", "start 2"}));
        QCOMPARE(game.refusal("start 0"), "start 0: no such seat in the game (SK-42)");
        QCOMPARE(game.refusal("start 3"), "start 3: no such seat in the game (SK-42)");
        QCOMPARE(game.refusal("place skull"),
                 "place skull: the eliminated challenger names the next first player now (SK-42)");
        game.play("start 2");
        QCOMPARE(game.table().starter, 2);
        QCOMPARE(game.actor(), 1); // seat 0 is skipped
        QCOMPARE(game.phase(), Phase::Prepare);
    }

    void sk43_allTakeBackTheirDiscs()
    {
        Game game(players(3));
        game.play("first 0, place flower, place skull, place flower, place flower, place flower");
        game.play("bid 2, pass, pass, flip 2");
        QCOMPARE(game.table().skullOwner, 2);
        game.play("discard flower");
        QCOMPARE(game.hand(0), "FFFS");
        QCOMPARE(game.hand(1), "FFFS");
        QCOMPARE(game.hand(2), "FFS");
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(game.mat(seat), "");
    }

    void sk43_theNextRoundBeginsAtPreparationWithAFreshChallenge()
    {
        Game game(players(3));
        game.play("first 0").times(3, "place skull").play("bid 1, pass, pass, flip 0");
        game.play("discard flower");
        QCOMPARE(game.phase(), Phase::Prepare);
        QCOMPARE(game.table().bid, 0);
        QCOMPARE(game.table().challenger, nobody);
        QCOMPARE(game.table().skullOwner, nobody);
        QVERIFY(!game.tribe(1).passed);
        QCOMPARE(game.table().round, 2);
        game.play("place flower, place flower, place flower, bid 1, pass, pass, flip 0");
        QCOMPARE(game.tribe(0).wins, 1); // earlier flips do not count
    }

    void sk43_lostDiscsStayLost()
    {
        Game game(players(3));
        game.play("first 0").play(ownSkullRound).play("discard skull");
        game.play("place flower, place flower");
        QCOMPARE(game.legal(), Texts{"place flower"});
        QCOMPARE(game.refusal("place skull"), "place skull: no such disc in hand (SK-10)");
    }

    void sk51_theLastPlayerLeftHasWon()
    {
        Game game = nearlyOver();
        QCOMPARE(game.hand(1), "S");
        game.play("place flower, place skull, bid 1, pass, flip 1, discard skull");
        QCOMPARE(game.phase(), Phase::Over);
        QCOMPARE(game.actor(), nobody);
        QCOMPARE(Skull::winners(game.state()).size(), 1U);
        QCOMPARE(Skull::winners(game.state())[0], 2);
    }

    void sk51_itComesBeforeSk42()
    {
        Game game = nearlyOver();
        game.play("place flower, place skull, bid 1, pass, flip 1, discard skull");
        QVERIFY(game.legal().empty()); // seat 1 names nobody
        QCOMPARE(game.refusal("start 2"), "start 2: the game is over (SK-50, SK-51)");
    }

    void sk51_itComesBeforeSk41()
    {
        Game game = outByOthersSkull(); // seat 1 is first
        game.play("place skull, place flower, bid 2, flip 1, flip 2");
        game.play("shuffle flower flower flower skull, take 4");
        for (const char* row : {"flower flower flower", "flower flower", "flower"}) {
            QCOMPARE(game.phase(), Phase::Prepare);
            game.play("place skull, place flower, bid 2, flip 1, flip 2");
            game.play(std::string("shuffle ") + row).play("take 1");
        }
        QCOMPARE(game.phase(), Phase::Over);
        QCOMPARE(Skull::winners(game.state())[0], 2);
        QCOMPARE(game.hand(2), "FFFS"); // after an elimination the discs are back in hand
    }
};

QTEST_APPLESS_MAIN(NextRoundTest)
#include "next_round_test.moc"
