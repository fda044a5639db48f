#include <QTest>

#include "engine/skull/skull_game.h"

using namespace facedown;
using namespace facedown::skull;

/// What a failed challenge costs: SK-30 to SK-35.
class FailureTest : public QObject
{
    Q_OBJECT

    static Game failedByOthersSkull()
    {
        Game game(players(3));
        game.play("first 0").play(othersSkullRound);
        return game;
    }

    static Game failedByOwnSkull()
    {
        Game game(players(3));
        game.play("first 0").play(ownSkullRound);
        return game;
    }

    /// Four players with the option `reveal`; seat 1 challenged and met seat 3's skull while a
    /// disc of each of seats 0, 2 and 3 lay face down, the skull of seat 0 among them.
    static Game toReveal()
    {
        Game game(Options{4, 1, true});
        game.play("first 1, place flower, place flower, place skull, place flower");
        game.play("place flower, place flower, place skull, place flower");
        game.play("bid 4, pass, pass, pass, flip 1, flip 1, flip 3");
        return game;
    }

private slots:
    void sk30_allDiscsReturnToTheirOwners()
    {
        for (const Game& game : {failedByOthersSkull(), failedByOwnSkull()})
            for (Seat seat = 0; seat < 3; ++seat) {
                QCOMPARE(game.mat(seat), "");
                QCOMPARE(game.tribe(seat).open, 0);
                QCOMPARE(game.hand(seat), "FFFS");
            }
    }

    void sk30_noDiscIsSeenButTheFlippedOnes()
    {
        const Game game = failedByOthersSkull();
        QCOMPARE(game.handSeenBy(0, 2), "????");
        QCOMPARE(game.handSeenBy(2, 0), "????");
    }

    void sk31_theChallengersDiscsAreShuffledInARow()
    {
        Game game = failedByOthersSkull();
        QCOMPARE(game.phase(), Phase::Shuffle);
        QCOMPARE(game.actor(), chance);
        QCOMPARE(game.table().skullOwner, 1);
        QCOMPARE(
            game.legal(),
            (Texts{"shuffle skull flower flower flower", "shuffle flower skull flower flower",
                   "shuffle flower flower skull flower", "shuffle flower flower flower skull"}));
        for (const char* wrong : {"shuffle flower flower flower flower", "shuffle flower flower",
                                  "shuffle flower flower skull"})
            QCOMPARE(game.refusal(wrong), std::string(wrong) +
                                              ": these are not the discs that the challenger owns "
                                              "(SK-31)");
        QCOMPARE(game.refusal("take 1"), "take 1: the challenger's discs are shuffled now (SK-31)");
    }

    void sk31_everyOrderComesAboutAsOften()
    {
        const Game game = failedByOthersSkull();
        core::Random random(5);
        int skullAt[4] = {};
        for (int i = 0; i < 4000; ++i)
            ++skullAt[Skull::sample(game.state(), random).skull];
        // 1000 expected; the standard deviation is sqrt(4000 * 1/4 * 3/4) = 27.
        for (int count : skullAt)
            QVERIFY(count > 1000 - 5 * 27 && count < 1000 + 5 * 27);
    }

    void sk31_theOwnerOfTheSkullTakesOneOfTheRow()
    {
        Game game = failedByOthersSkull();
        game.play("shuffle flower flower skull flower");
        QCOMPARE(game.phase(), Phase::Take);
        QCOMPARE(game.actor(), 1);
        QCOMPARE(game.legal(), (Texts{"take 1", "take 2", "take 3", "take 4"}));
        QCOMPARE(game.refusal("take 0"), "take 0: the row has the places 1 to 4 (SK-31)");
        QCOMPARE(game.refusal("take 5"), "take 5: the row has the places 1 to 4 (SK-31)");
        QCOMPARE(game.hand(0), ""); // in the row
        QCOMPARE(game.hand(1), "FFFS");
    }

    void sk31_thePlaceCountsFromTheLeft()
    {
        for (int place = 1; place <= 4; ++place) {
            Game game = failedByOthersSkull();
            game.play("shuffle flower flower skull flower");
            game.play("take " + std::to_string(place));
            QCOMPARE(game.lost(0), place == 3 ? "S" : "F");
            QCOMPARE(game.hand(0), place == 3 ? "FFF" : "FFS");
        }
    }

    void sk31_onlyTheChallengerKnowsWhichItWas()
    {
        Game game = failedByOthersSkull();
        game.play("shuffle flower flower skull flower, take 3");
        QCOMPARE(game.lostSeenBy(0, 0), "S");
        QCOMPARE(game.lostSeenBy(1, 0), "?");
        QCOMPARE(game.lostSeenBy(2, 0), "?");
        QCOMPARE(game.handSeenBy(1, 0), "???");
    }

    void sk31_nobodySeesTheRow()
    {
        Game one = failedByOthersSkull();
        Game other = failedByOthersSkull();
        one.play("shuffle flower flower skull flower");
        other.play("shuffle skull flower flower flower");
        for (Seat viewer : {0, 1, 2, nobody}) {
            QVERIFY(one.view(viewer) == other.view(viewer));
            QCOMPARE(Skull::text(one.record().seenBy(viewer).back()), "shuffle ? ? ? ?");
        }
    }

    void sk32_theChallengerGivesUpOneOfHisOwn()
    {
        Game game = failedByOwnSkull();
        QCOMPARE(game.phase(), Phase::Discard);
        QCOMPARE(game.actor(), 0);
        QCOMPARE(game.legal(), (Texts{"discard flower", "discard skull"}));
        QCOMPARE(game.refusal("take 1"),
                 "take 1: the challenger discards one of its own discs now (SK-32)");
        Game other = game;
        game.play("discard flower");
        QCOMPARE(game.lost(0), "F");
        QCOMPARE(game.hand(0), "FFS");
        other.play("discard skull");
        QCOMPARE(other.lost(0), "S");
        QCOMPARE(other.hand(0), "FFF");
    }

    void sk32_secretly()
    {
        Game one = failedByOwnSkull();
        Game other = failedByOwnSkull();
        one.play("discard flower");
        other.play("discard skull");
        for (Seat viewer : {1, 2, nobody}) {
            QVERIFY(one.view(viewer) == other.view(viewer));
            QCOMPARE(Skull::text(one.record().seenBy(viewer).back()), "discard ?");
        }
        QVERIFY(one.view(0) != other.view(0));
        QCOMPARE(Skull::text(one.record().seenBy(0).back()), "discard flower");
    }

    void sk33_withOneDiscLeftTheOneChoiceIsStillMade()
    {
        Game byOther(players(3));
        byOther.play("first 0").play(othersSkullRound);
        byOther.play("shuffle flower skull flower flower, take 2");
        byOther.play(othersSkullRound).play("shuffle flower flower flower, take 1");
        byOther.play(othersSkullRound).play("shuffle flower flower, take 1");
        byOther.play(othersSkullRound);
        QCOMPARE(byOther.legal(), Texts{"shuffle flower"});
        byOther.play("shuffle flower");
        QCOMPARE(byOther.legal(), Texts{"take 1"});

        Game byOwn(players(3));
        byOwn.play("first 0");
        for (int round = 0; round < 3; ++round)
            byOwn.play(ownSkullRound).play("discard flower");
        byOwn.play(ownSkullRound);
        QCOMPARE(byOwn.legal(), Texts{"discard skull"});
        QCOMPARE(byOwn.refusal("discard flower"),
                 "discard flower: the challenger has no such disc (SK-32)");
    }

    void sk34_aSeatWithoutDiscsIsOut()
    {
        const Game game = outByOthersSkull();
        QVERIFY(game.tribe(0).out());
        QCOMPARE(game.hand(0), "");
        QCOMPARE(game.lost(0), "FFFS");
        QCOMPARE(game.table().next(2), 1);
    }

    void sk35_withoutTheOptionNobodyIsAsked()
    {
        QCOMPARE(failedByOthersSkull().phase(), Phase::Shuffle);
        QCOMPARE(failedByOwnSkull().phase(), Phase::Discard);
    }

    void sk35_eachSeatWithFaceDownDiscsShowsOrHides()
    {
        Game game = toReveal();
        for (Seat seat : {2, 3, 0}) { // clockwise from the challenger
            QCOMPARE(game.phase(), Phase::Reveal);
            QCOMPARE(game.actor(), seat);
            QCOMPARE(game.legal(), (Texts{"hide", "show"}));
            game.play(seat == 0 ? "show" : "hide");
        }
        QCOMPARE(game.phase(), Phase::Shuffle);
        QCOMPARE(game.refusal("show"), "show: the challenger's discs are shuffled now (SK-31)");
    }

    void sk35_whatIsShownIsSeenByAllAndTheRestByNobody()
    {
        Game game = toReveal();
        game.play("hide, show");
        QCOMPARE(game.tribe(3).open, 2);
        QCOMPARE(game.matSeenBy(1, 3), "FS");
        QCOMPARE(game.matSeenBy(nobody, 3), "FS");
        QCOMPARE(game.matSeenBy(1, 2), "??");
        QCOMPARE(game.refusal("flip 0"), "flip 0: a seat shows or hides its discs now (SK-35)");
    }

    void sk35_whoHasNothingFaceDownIsNotAsked()
    {
        Game game(Options{3, 1, true});
        game.play("first 0, place flower, place skull, place flower, bid 3");
        game.play("flip 0, flip 1, flip 2");
        QCOMPARE(game.phase(), Phase::Shuffle);
    }

    void sk35_afterTheOwnSkullTheOthersAreAskedToo()
    {
        Game game(Options{3, 1, true});
        game.play("first 0").play(ownSkullRound);
        QCOMPARE(game.actor(), 1);
        game.play("show, hide");
        QCOMPARE(game.phase(), Phase::Discard);
        QCOMPARE(game.actor(), 0);
    }

    void sk35_itChangesNothingButWhatIsKnown()
    {
        Game shown = toReveal();
        Game hidden = toReveal();
        shown.times(3, "show");
        hidden.times(3, "hide");
        QVERIFY(shown.state() == hidden.state());
    }
};

QTEST_APPLESS_MAIN(FailureTest)
#include "failure_test.moc"
