#include <QTest>

#include "app/table/reading.h"
#include "app/table/skull/skull_scene.h"

using namespace facedown;
using namespace facedown::table;
using skull::Game;
using skull::players;

class SkullHintTest : public QObject
{
    Q_OBJECT

    /// What speaks for an event to the seat to act.
    static QString why(const Game& game, const char* event)
    {
        SkullShown shown(game.state().table.actor);
        shown.show(game);
        if (!shown.table.offers(event))
            return "not offered";
        return shown.table.reasonsFor({event}).join(" ");
    }

private slots:
    void whereToPlaceWhat()
    {
        Game game(players(3));
        game.play("first 0");
        QCOMPARE(why(game, "place skull"),
                 QString("Whoever flips it fails; but then you can bid in earnest only up to the "
                         "number of flowers you put on top of it."));
        QCOMPARE(why(game, "place flower"),
                 QString("With a flower you can bid in earnest on your next turn; with a skull you "
                         "would first have to lay flowers on it."));
        game.play("place skull, place flower, place flower"); // the first player comes last
        QCOMPARE(why(game, "place flower"),
                 QString("With it, your own mat is enough for a bid of 2, which is harder to "
                         "outbid."));
        QCOMPARE(why(game, "place skull"),
                 QString("On top, the skull is the first of your discs that others flip; until "
                         "flowers lie on it, your own bids are bluffs."));
        game.play("place flower");
        QCOMPARE(why(game, "place flower"),
                 QString("With it on top you can bid 1 in earnest, and whoever flips two of your "
                         "discs meets your skull."));
        game.play("place flower, place flower");
        // Whoever is outbid can only raise by two (SK-14), which needs more than these two.
        QCOMPARE(why(game, "bid 1"),
                 QString("Your own mat is enough: you only need to flip your top 1 flower(s)."));
        QCOMPARE(why(game, "bid 2"),
                 QString("Your own mat is enough, and a lower bid would be easier to outbid."));
        game.play("place flower");
        QCOMPARE(game.table().actor, core::byte(1));
        QCOMPARE(why(game, "place flower"),
                 QString("With it, your top 2 discs are flowers: enough for a bid of 2."));
        // Once the next has nothing left to place nobody needs to be tempted (SK-12).
        Game late(players(3));
        late.play("first 0, place flower, place skull, place flower")
            .times(6, "place flower")
            .play("place skull, place skull");
        QCOMPARE(why(late, "place flower"),
                 QString("Ana has no disc left in hand and must bid, while your skull waits."));
    }

    void whoIsOutIsToldThatItMakesNoDifference()
    {
        QCOMPARE(why(skull::outByOwnSkull(), "start 1"), // SK-42
                 QString("You are out of the game."));
    }

    void howMuchToBid()
    {
        Game game(players(3));
        game.play("first 0, place skull, place flower, place flower, place flower");
        QCOMPARE(why(game, "bid 1"), QString("A bluff, since your skull is on your mat: you hope "
                                             "that someone bids higher and hits it."));
        QCOMPARE(why(game, "bid 4"), QString());
        game.play("place flower");
        QCOMPARE(why(game, "bid 1"),
                 QString("Your own mat is enough: you only need to flip the 1 flower(s) on it."));
        QCOMPARE(why(game, "bid 2"),
                 QString("A lower bid would be easier to outbid. For a bid of 2 you must flip 1 of "
                         "the others’ 4 discs without hitting a skull."));
        QCOMPARE(
            why(game, "bid 5"),
            QString(
                "Nobody can outbid you, but every one of the others’ 4 discs must be a flower."));
        Game next = game;
        next.play("bid 2");
        QCOMPARE(why(next, "bid 3"),
                 QString("Cora may succeed if nobody bids more. For a bid of 3 you must flip 1 of "
                         "the others’ 3 discs without hitting a skull."));
        QCOMPARE(
            why(next, "bid 4"),
            QString("A lower bid would be easier to outbid. For a bid of 4 you must flip 2 of the "
                    "others’ 3 discs without hitting a skull."));
        Game low = game;
        low.play("bid 1, pass");
        QCOMPARE(
            why(low, "bid 2"),
            QString("A bluff, since your skull is on your mat: a bid of 1 may be safe for Cora, "
                    "so you raise it and hope to be outbid."));
        game.play("bid 2");
        QCOMPARE(why(game, "pass"),
                 QString("Bidding higher means flipping at least 1 of the others’ 3 "
                         "discs, and one skull costs you a disc."));
        game.play("pass");
        QCOMPARE(why(game, "pass"),
                 QString("Your own skull would make any challenge of yours fail: a higher bid "
                         "would be a bluff, which works only if somebody outbids it."));
    }

    void flowersOnTopOfOnesSkullAreSafe()
    {
        Game game(players(3));
        game.play("first 0, place flower, place flower, place skull").times(3, "place flower");
        QCOMPARE(game.table().actor, core::byte(0));
        QCOMPARE(why(game, "bid 1"),
                 QString("Your own mat is enough: you only need to flip your top 1 flower(s)."));
        QCOMPARE(why(game, "bid 2"), QString("A bluff, since your skull is on your mat: you hope "
                                             "that someone bids higher and hits it."));
    }

    /// A skull of one's other tribe is as bad as any (SK-64), and no disc of the others.
    void theSkullOfOnesOtherTribe()
    {
        Game game(skull::Options{3, 2, false});
        game.play("first 0, place flower, place flower, place skull, place flower, place flower, "
                  "place flower");
        QCOMPARE(game.table().actor, core::byte(0));
        QVERIFY(why(game, "bid 5").contains("4 of the others’ 4 discs"));
        QCOMPARE(why(game, "bid 6"), QString());
    }

    void whatElseIsWeighed()
    {
        Game game(players(3));
        game.play("first 0").times(6, "place flower");
        SkullShown shown(game.state().table.actor);
        shown.show(game);
        QCOMPARE(shown.table.besides("bid 3"), QString("bid 2")); // which its own mat covers
        QCOMPARE(shown.table.besides("place flower"), QString("bid 2"));
        QCOMPARE(shown.table.besides("pass"), QString());
        QVERIFY(!shown.table.comesToTheSame("place flower", "place skull"));
        // Shuffled discs are all the same (SK-31).
        Game caught(players(3));
        caught.play("first 0, place skull, place flower, place flower, bid 3, flip 0, flip 1, "
                    "shuffle flower flower flower skull");
        SkullShown choosing(caught.state().table.actor);
        choosing.show(caught);
        QVERIFY(choosing.table.offers("take 3"));
        QVERIFY(choosing.table.comesToTheSame("take 1", "take 3"));
    }

    void whatMayBeFlipped()
    {
        // Ana fails on Bruno's skull, who takes a disc that nobody sees.
        Game game(players(3));
        game.play("first 0, place skull, place flower, place flower, bid 3, flip 0, flip 1, "
                  "shuffle flower flower flower skull, take 1");
        QCOMPARE(int(game.phase()), int(skull::Phase::Prepare));
        while (game.phase() != skull::Phase::Turn)
            game.play("place flower");
        game.play("bid 1, bid 2, pass, pass");
        QCOMPARE(game.table().actor, core::byte(1));
        game.play("flip 1");
        QCOMPARE(why(game, "flip 0"), QString("Ana may already have lost their skull."));
        QCOMPARE(why(game, "flip 2"), QString());
    }

    void whoHasShownAllFlowersIsSafe()
    {
        // Ana gives up her skull; then Bruno flips all that she has left.
        Game game(players(3));
        game.play("first 0, place flower, place flower, place skull, bid 3, flip 0, discard skull")
            .times(9, "place flower")
            .play("bid 1, bid 6, pass, pass, flip 1, flip 1, flip 1, flip 0, flip 0, flip 0")
            .times(3, "place flower");
        QCOMPARE(int(game.phase()), int(skull::Phase::Turn));
        QCOMPARE(game.table().actor, core::byte(1));
        QCOMPARE(why(game, "bid 2"),
                 QString("None of the discs you need to flip can be a skull. A success "
                         "of your own would win you the game."));
        game.play("bid 2, pass, pass, flip 1");
        QCOMPARE(why(game, "flip 0"), QString("There can’t be a skull on Ana’s mat."));
    }

    void whatMustAllBeFlipped()
    {
        Game all(players(3));
        all.play("first 0, place flower, place flower, place flower, bid 3, flip 0");
        QCOMPARE(why(all, "flip 1"),
                 QString("You have to flip every disc anyway, so the order hardly matters."));
        Game some(players(3));
        some.play("first 0, place flower, place flower, place flower, bid 2, pass, pass, flip 0");
        QCOMPARE(why(some, "flip 1"), QString());
        Game bold(players(3));
        bold.play("first 0")
            .times(6, "place flower")
            .play("bid 1, bid 2, pass, bid 3, pass, flip 0, flip 0");
        QCOMPARE(why(bold, "flip 1"),
                 QString("Bruno bid as well: whoever bids is less likely to have placed a skull."));
        QCOMPARE(why(bold, "flip 2"), QString());
    }

    /// A tribe has one skull: of many discs face down the top one is less likely to be it.
    void ofManyDiscsOneIsTheSkull()
    {
        Game game(players(3));
        game.play("first 0").times(4, "place flower").play("bid 3, pass, pass, flip 1");
        QCOMPARE(why(game, "flip 0"),
                 QString("At most one of Ana’s 2 face-down discs can be the skull, and everyone "
                         "else has fewer."));
        QCOMPARE(why(game, "flip 2"), QString());
    }

    /// Of the others' discs whoever outbids must flip more, or else it is not said.
    void whatOutbiddingCosts()
    {
        Game even(players(4));
        even.play("first 0").times(4, "place flower").play("bid 1, bid 2");
        QCOMPARE(
            why(even, "bid 3"),
            QString("Bruno may succeed if nobody bids more. For a bid of 3 you must flip 2 of "
                    "the others’ 3 discs without hitting a skull; whoever outbids you must flip "
                    "more."));
        // For all four Bruno flips two of the others, as Ana does for three.
        Game uneven(players(3));
        uneven.play("first 1").times(4, "place flower").play("bid 2");
        QCOMPARE(why(uneven, "bid 3"),
                 QString("Cora may succeed if nobody bids more. For a bid of 3 you must flip 2 of "
                         "the others’ 3 discs without hitting a skull."));
    }

    void whoNeedsOneMoreSuccess()
    {
        // Bruno has one.
        Game game(players(3));
        game.play("first 0, place flower, place flower, place skull, bid 3, flip 0, discard skull")
            .times(9, "place flower")
            .play("bid 1, bid 6, pass, pass, flip 1, flip 1, flip 1, flip 0, flip 0, flip 0");
        while (game.table().actor != 2)
            game.play("place flower");
        QCOMPARE(why(game, "place skull"),
                 QString("Bruno needs only one more success, and your skull can stop it."));
        Game caught = game;
        caught.play("place skull");
        for (Game* each : {&game, &caught})
            while (each->phase() != skull::Phase::Turn)
                each->play("place flower");
        Game low = caught;
        low.play("bid 1");
        QCOMPARE(why(low, "bid 2"), QString("A bluff to stop Bruno, who needs only one more "
                                            "success: you hope someone bids higher and "
                                            "meets your skull."));
        // With nobody else left in the bidding only Bruno could.
        Game alone = caught;
        alone.play("place flower, place flower, place flower, bid 1, bid 2, pass, bid 3");
        QCOMPARE(
            why(alone, "bid 4"),
            QString("If Bruno passes now, you lose a disc to your own skull, but Bruno has not "
                    "won; to bid higher, Bruno must flip more discs."));
        // Of 3 Bruno needs none but his own; of 5 he may meet the skull under one's flower.
        QCOMPARE(why(alone, "pass"),
                 QString("Bruno needs only one more success, but any challenge of yours would "
                         "fail."));
        alone.play("bid 4, bid 5");
        QCOMPARE(why(alone, "pass"),
                 QString("Bruno needs only one more success, but any challenge of yours would "
                         "fail; one of the discs that Bruno may flip is your skull."));
        caught.play("bid 2");
        QCOMPARE(why(caught, "pass"),
                 QString("Bruno needs only one more success, but any challenge of yours would "
                         "fail: leave it to Ana to bid higher."));
        // With Dan there are two who can.
        Game four(players(4));
        four.play("first 0, place flower, place flower, place skull, place flower, bid 1, bid 2, "
                  "pass, pass, pass, flip 1, flip 0");
        while (four.table().actor != 2)
            four.play("place flower");
        four.play("place skull");
        while (four.phase() != skull::Phase::Turn)
            four.play("place flower");
        four.play("bid 1");
        QCOMPARE(why(four, "pass"),
                 QString("Bruno needs only one more success, but any challenge of yours would "
                         "fail: leave it to the others to bid higher."));
        QCOMPARE(game.table().actor, core::byte(1));
        QCOMPARE(why(game, "bid 1"),
                 QString("Your own mat is enough, and this success would win you the game."));
        game.play("bid 2");
        QCOMPARE(
            why(game, "bid 3"),
            QString(
                "If Bruno’s bid stands and the challenge succeeds, Bruno wins the game. "
                "Nobody can outbid you, but every one of the others’ 2 discs must be a flower."));
    }

    void whatToLose()
    {
        Game game(players(3));
        game.play("first 0, place flower, place flower, place skull, bid 3, flip 0");
        QCOMPARE(why(game, "discard flower"),
                 QString("The skull is what makes the others fear your mat."));
        QCOMPARE(why(game, "discard skull"),
                 QString("Then you have only flowers left: your own mat can’t stop you."));
    }

    void nothingIsLeftOpenInAnyGame()
    {
        const std::uint64_t seed = 11;
        core::Random random(seed);
        int reasons = 0;
        for (int game = 0; game < 6; ++game) {
            SkullPlay play(anySkullOptions(random));
            while (skull::Skull::actor(play.state()) != core::nobody) {
                if (const core::Seat seat = skull::Skull::actor(play.state());
                    seat >= 0 && random.below(4) == 0) {
                    SkullShown shown(skull::Skull::playerOf(play.options(), seat));
                    shown.show(play);
                    for (const auto& decision : skull::Skull::legal(play.state())) {
                        const QString event = QString::fromStdString(skull::Skull::text(decision));
                        const QString reason = shown.table.reasonsFor({event}).join(" ");
                        QVERIFY(!shown.table.choiceText({event}).isEmpty());
                        QVERIFY2(!reason.contains('%') &&
                                     (reason.isEmpty() || reason.back() == '.'),
                                 qPrintable(reason));
                        reasons += reason.isEmpty() ? 0 : 1;
                    }
                }
                play.apply(anyEvent(play.state(), true, random));
            }
        }
        QVERIFY2(reasons > 500, qPrintable(QString::number(reasons)));
    }
};

QTEST_GUILESS_MAIN(SkullHintTest)
#include "skull_hint_test.moc"
