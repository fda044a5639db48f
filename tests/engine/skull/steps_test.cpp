#include <QTest>

#include "engine/skull/skull_game.h"

using namespace facedown;
using namespace facedown::skull;
using Kind = Step::Kind;

/// The steps in which an event unfolds, and what a seat may know of them.
class StepsTest : public QObject
{
    Q_OBJECT

    using Steps = test::Steps<Skull>;
    using Kinds = std::vector<Kind>;

private slots:
    void aPlacedDiscLiesOnItsMatAndIsKnownToItsOwner()
    {
        Game game(players(3));
        const Steps steps = game.play("first 0, place skull").lastSteps();
        QVERIFY(test::kindsOf(steps) == (Kinds{Kind::Placed}));
        const auto& [step, state] = steps.front();
        QVERIFY(step == (Step{Kind::Placed, 1, 0, Disc::Skull}));
        QVERIFY(Skull::seen(state, step, 1) == step);
        for (const Seat viewer : {0, 2, nobody})
            QVERIFY(Skull::seen(state, step, viewer) == (Step{Kind::Placed, 1, 0, Disc::Hidden}));
    }

    void theLastPassBeginsTheChallenge()
    {
        Game game(players(3));
        const Steps steps =
            game.play("first 0").times(3, "place flower").play("bid 1, pass, pass").lastSteps();
        QVERIFY(test::kindsOf(steps) == (Kinds{Kind::Passed, Kind::ChallengeBegun}));
        QVERIFY(steps.front().second.table.phase == Phase::Bid);
        QCOMPARE(steps.back().first.seat, 0);
    }

    // SK-17, SK-30: all see where the skull lay before the discs go home.
    void aFlippedSkullLiesOpenBeforeTheDiscsReturn()
    {
        Game game(players(3));
        const Steps steps = game.play("first 0").play(othersSkullRound).lastSteps();
        QVERIFY(test::kindsOf(steps) == (Kinds{Kind::Flipped, Kind::Failed, Kind::Returned}));
        QVERIFY(steps[0].first == (Step{Kind::Flipped, 1, 0, Disc::Skull}));
        QCOMPARE(steps[0].second.table.skullOwner, nobody);
        QVERIFY(steps[1].first == (Step{Kind::Failed, 0, 1, Disc::Hidden}));
        for (const Seat viewer : {0, 1, 2, nobody})
            for (const std::size_t at : {0U, 1U}) {
                const View view = Skull::view(steps[at].second, viewer);
                QVERIFY(view.onMat(1, 0) == Disc::Skull);
                QVERIFY(view.onMat(0, 0) == Disc::Flower);
                QVERIFY(view.onMat(2, 0) == (viewer == 2 ? Disc::Flower : Disc::Hidden));
            }
        QCOMPARE(steps[2].second.table.discsOnMats(), 0);
    }

    // SK-20
    void aSuccessTurnsTheMatBeforeTheDiscsReturnAndTheNextRoundBegins()
    {
        Game game(players(3));
        const Steps steps = game.play("first 0")
                                .times(3, "place flower")
                                .play("bid 1, pass, pass, flip 0")
                                .lastSteps();
        QVERIFY(test::kindsOf(steps) ==
                (Kinds{Kind::Flipped, Kind::Succeeded, Kind::Returned, Kind::RoundBegun}));
        QCOMPARE(steps[0].second.table.tribe(0).wins, 0);
        QCOMPARE(steps[1].second.table.tribe(0).wins, 1);
        QCOMPARE(steps[1].second.table.tribe(0).mat, 1);
        QCOMPARE(steps[2].second.table.round, 1);
        QCOMPARE(steps[3].second.table.round, 2);
    }

    // SK-31: the disc leaves the row, the others close up and go home.
    void aDiscTakenLeavesTheRowBeforeTheRestGoesHome()
    {
        for (const int place : {1, 2, 3, 4}) {
            Game game(players(3));
            game.play("first 0").play(othersSkullRound).play("shuffle flower skull flower flower");
            const Steps steps = game.play("take " + std::to_string(place)).lastSteps();
            QVERIFY(test::kindsOf(steps) == (Kinds{Kind::Lost, Kind::Returned, Kind::RoundBegun}));
            const Disc disc = place == 2 ? Disc::Skull : Disc::Flower;
            QVERIFY(steps[0].first == (Step{Kind::Lost, 0, byte(place), disc}));
            QVERIFY(steps[0].second.table.inRow(0));
            QCOMPARE(int(steps[0].second.skull(0)), place == 1   ? inRow
                                                    : place == 2 ? lost
                                                                 : inRow + 1);
            for (const Seat viewer : {1, 2, nobody})
                QVERIFY(Skull::seen(steps[0].second, steps[0].first, viewer).disc == Disc::Hidden);
            QCOMPARE(int(steps[1].second.skull(0)), place == 2 ? lost : inHand);
        }
    }

    // SK-34, SK-42
    void whoLosesTheLastDiscIsEliminatedAndNamesTheNext()
    {
        Game game = outByOwnSkull();
        QVERIFY(test::kindsOf(game.lastSteps()) == (Kinds{Kind::Lost, Kind::Eliminated}));
        QVERIFY(test::kindsOf(game.play("start 2").lastSteps()) ==
                (Kinds{Kind::Named, Kind::RoundBegun}));
    }
};

QTEST_APPLESS_MAIN(StepsTest)
#include "steps_test.moc"
