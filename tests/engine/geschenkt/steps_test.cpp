#include <QTest>

#include "engine/geschenkt/geschenkt_game.h"

using namespace facedown;
using namespace facedown::geschenkt;
using Kind = Step::Kind;

/// The steps in which an event unfolds.
class StepsTest : public QObject
{
    Q_OBJECT

    using Steps = test::Steps<Geschenkt>;

    /// One step, which leaves the state after the event.
    static void isAll(const Game& game, const Step& step)
    {
        const Steps steps = game.lastSteps();
        QCOMPARE(steps.size(), 1U);
        QVERIFY(steps.front().first == step);
        QVERIFY(steps.front().second == game.state());
    }

private slots:
    // GE-5, GE-10, GE-11
    void oneThingIsSeenOfAnEvent()
    {
        Game game(players(3));
        game.play("first 2");
        isAll(game, {Kind::Drawn, 2, 0, 0});
        game.play("turn 12");
        isAll(game, {Kind::Turned, 2, 12, 0});
        game.play("pay");
        isAll(game, {Kind::Paid, 2, 12, 1});
        game.play("pay");
        isAll(game, {Kind::Paid, 0, 12, 2});
        game.play("take");
        isAll(game, {Kind::Took, 1, 12, 2});
    }

    // GE-3, GE-14: the last card is taken before all chips are shown.
    void theEndIsAStepOfItsOwn()
    {
        Game game(players(3));
        game.play("first 0");
        for (int card = 3; card < 26; ++card)
            game.give(0, card);
        game.play("turn 30, pay, pay, take");
        const Steps steps = game.lastSteps();
        QVERIFY(test::kindsOf(steps) == (std::vector{Kind::Took, Kind::Over}));

        const auto& [took, state] = steps.front();
        QVERIFY(took == (Step{Kind::Took, 2, 30, 2}));
        QVERIFY(state.table.phase != Phase::Over);
        QCOMPARE(state.table.actor, nobody);
        QCOMPARE(state.table.cards(2), Cards{30});
        QCOMPARE(state.chipsOf(2), 13);
        for (const Seat viewer : {0, 1, 2, nobody}) {
            const View view = Geschenkt::view(state, viewer);
            QCOMPARE(view.knowsChips(2), viewer == 2);
            QVERIFY(Geschenkt::legal(view).empty());
        }
        QVERIFY(Geschenkt::winners(state).empty());
        QVERIFY(steps.back().first == (Step{Kind::Over, byte(nobody), 0, 0}));
        QVERIFY(steps.back().second == game.state());
    }
};

QTEST_APPLESS_MAIN(StepsTest)
#include "steps_test.moc"
