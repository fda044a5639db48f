#include <QTest>

#include "bots/bots.h"
#include "engine/geschenkt/geschenkt_game.h"

using namespace facedown;
using namespace facedown::geschenkt;
using bots::Level;

namespace {

const bots::Budget budget{.iterations = 400};

/// How likely the seat to act takes the card that lies there.
double takes(Level level, const Game& game)
{
    const auto history = game.record().seenBy(game.actor());
    core::Random random;
    const auto choice =
        bots::choose<Geschenkt>({level}, game.view(game.actor()), history, random, budget);
    return choice.policy.front();
}

std::string turned(int card)
{
    return "turn " + std::to_string(card);
}

/// The seats' chips are 0, 42, 1 and 1, and seat 1 is to turn a card.
Game oneIsRich()
{
    Game game(players(4));
    game.play("first 0, turn 30").times(10, "pay, pay, pay, pay").play("pay, take");
    return game;
}

} // namespace

/// Positions in which the right answer is plain.
class GeschenktSanityTest : public QObject
{
    Q_OBJECT

private slots:
    void whoeverHasNoChipTakes() // GE-12
    {
        Game game = oneIsRich();
        game.play("turn 35, pay, pay, pay");
        QCOMPARE(game.chips(game.actor()), 0);
        for (const Level level : bots::levels)
            QCOMPARE(takes(level, game), 1.0);
    }

    void aHighCardAndFewChipsOnItIsRefused()
    {
        for (int card : {20, 28, 35}) {
            Game game(players(4));
            game.play("first 0, " + turned(card) + ", pay");
            for (const Level level : bots::levels)
                QVERIFY2(takes(level, game) < 0.02, turned(card).c_str());
        }
    }

    void aLowCardWithChipsOnItIsTaken()
    {
        for (int card : {3, 4, 5}) {
            Game game(players(4));
            game.play("first 0, " + turned(card) + ", pay, pay");
            for (const Level level : bots::levels)
                QVERIFY2(takes(level, game) > 0.9, turned(card).c_str());
        }
    }

    void manyChipsMakeUpForAHighCard() // GE-21
    {
        for (int card : {15, 20, 30}) {
            Game game(players(4));
            game.play("first 0, " + turned(card)).times(card - 1, "pay");
            for (const Level level : bots::levels)
                QVERIFY2(takes(level, game) > 0.9, turned(card).c_str());
        }
    }

    void theLastChipIsNotSpentOnATrifle()
    {
        Game game = oneIsRich();
        game.play("turn 6, pay");
        QCOMPARE(game.chips(game.actor()), 1);
        for (const Level level : bots::levels)
            QVERIFY(takes(level, game) > 0.9);
    }

    void whoeverIsPoorTakesSooner()
    {
        Game rich(players(4));
        rich.play("first 0, turn 12, pay, pay, pay, pay, pay");
        QCOMPARE(rich.chips(rich.actor()), 10);
        Game poor(players(7));
        poor.play("first 0, turn 30").times(5, "pay, pay, pay, pay, pay, pay, pay");
        poor.play("take, turn 12, pay, pay, pay, pay, pay");
        QCOMPARE(poor.chips(poor.actor()), 2);
        for (const Level level : {Level::Easy, Level::Medium})
            QVERIFY(takes(level, poor) > takes(level, rich));
        QVERIFY(takes(Level::Hard, poor) > 0.9); // the rich one may take, too
    }

    void aCardThatJoinsTwoRunsIsTakenBeforeAnotherTakesIt() // GE-20
    {
        Game game(players(4));
        game.play("first 0");
        game.give(0, 20).give(1, 22).give(0, 3).play("turn 21");
        QCOMPARE(game.cards(0).costOfTaking(21), 0);
        QCOMPARE(game.cards(1).costOfTaking(21), -1);
        // The hard one may think that the others would let it go round for more.
        for (const Level level : {Level::Easy, Level::Medium})
            QVERIFY(takes(level, game) > 0.9);
    }

    void aBeginnerDoesNotWaitWithAPresent() { QCOMPARE(takes(Level::Easy, highNeighbour()), 1.0); }

    void whatNobodyElseWantsGoesRoundAndGathersChips()
    {
        Game game = highNeighbour();
        for (int round = 0; round < 3; ++round) {
            QVERIFY(takes(Level::Medium, game) < 0.05);
            game.play("pay");
            for (int other = 1; other < 4; ++other) {
                QVERIFY(takes(Level::Medium, game) < 0.05);
                game.play("pay");
            }
        }
    }

    void butOnlyUntilTheChipsTemptTheOthers()
    {
        Game game = highNeighbour();
        while (game.actor() != 0 || takes(Level::Medium, game) < 0.5)
            game.play("pay");
        const int gathered = game.table().pot;
        QVERIFY(gathered >= 12);
        game.play("pay");
        // One more round would have been one too many.
        double stillThere = 1.0;
        for (; game.actor() != 0; game.play("pay"))
            stillThere *= 1.0 - takes(Level::Medium, game);
        QVERIFY(stillThere < 0.5);
    }

    void itDoesNotWaitWhereTheNextMustTake() // GE-12
    {
        Game game(players(4));
        game.play("first 0, turn 34").times(9, "pay, pay, pay, pay").play("take, turn 35");
        game.times(2, "pay, pay, pay, pay");
        QCOMPARE(game.allChips(), (std::vector{36, 0, 0, 0}));
        QVERIFY(takes(Level::Medium, game) > 0.9);
    }

    void theLastChipIsWellSpentOnAHighCardThatTheNextMustTake() // GE-12
    {
        Game game = oneIsRich();
        game.play("turn 26, pay, pay");
        QCOMPARE(game.chips(3), 1);
        QCOMPARE(game.chips(0), 0);
        QVERIFY(takes(Level::Medium, game) < 0.1);
    }

    void aGapThatMayStillCloseMakesACardCheaper() // GE-20
    {
        // 20 is still unseen, or lies before another seat; the chips are the same.
        Game open(players(4));
        open.play("first 0");
        open.give(0, 21).give(1, 28).give(0, 3).play("turn 19").times(8, "pay");
        Game closed(players(4));
        closed.play("first 0");
        closed.give(0, 21).give(1, 20).give(0, 3).play("turn 19").times(8, "pay");
        QCOMPARE(open.allChips(), closed.allChips());
        QVERIFY(takes(Level::Medium, open) > takes(Level::Medium, closed) + 0.5);
    }

    void theLastCardIsWorthNoMoreThanItsPoints() // GE-14: chips refuse nothing after it
    {
        Game game(players(3));
        game.play("first 0");
        for (int card = 3; game.table().deck > 1; ++card)
            game.give((card - 3) % 3, card);
        game.play("turn 35");
        QCOMPARE(game.table().deck, 0);
        QVERIFY(game.chips(game.actor()) > 1);
        QVERIFY(takes(Level::Medium, game) < 0.01);
    }

private:
    /// Seat 0 has 34 and decides first on 35: to it the card is free, to all others dear.
    static Game highNeighbour()
    {
        Game game(players(4));
        game.play("first 0");
        game.give(0, 34).play("turn 35");
        return game;
    }
};

QTEST_APPLESS_MAIN(GeschenktSanityTest)
#include "geschenkt_sanity_test.moc"
