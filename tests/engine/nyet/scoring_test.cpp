#include <QTest>

#include "engine/nyet/nyet_game.h"

using namespace facedown;
using namespace facedown::nyet;

/// What a round brings: NY-60, NY-62 (b).
class ScoringTest : public QObject
{
    Q_OBJECT

    /// Gives a seat tricks and treasures as if it had won them.
    static void give(Table& table, Seat seat, int tricks, int treasures)
    {
        table.seat(seat).tricks = byte(tricks);
        for (; treasures > 0; --treasures)
            table.treasures[static_cast<std::size_t>(table.treasureCount++)] = {card("B1"),
                                                                                byte(seat)};
    }

    static Table five(const char* points)
    {
        return Round(players(5), {0, "none", "yellow", "none", points}, 0b10011,
                     {"B2", "B3", "B4", "B5", "B6"})
            .state.table;
    }

private slots:
    void ny60_tricksAndTreasures()
    {
        Table table = five("1");
        give(table, 2, 3, 2);
        QCOMPARE(table.counted(2), 5);
        QCOMPARE(table.counted(0), 0);
        table.bonus = 2;
        QCOMPARE(table.counted(2), 10);
        QCOMPARE(table.roundScore(2), 10);
        QCOMPARE(table.roundScore(3), 10); // of his team
        QCOMPARE(table.roundScore(0), 0);
    }

    void ny60_timesTheFreeSquareOfRowPoints()
    {
        const std::pair<const char*, int> squares[] = {
            {"1", 1}, {"2", 2}, {"3", 3}, {"4", 4}, {"-2", -2}};
        for (const auto& [square, factor] : squares) {
            Table table = five(square);
            give(table, 0, 2, 1);
            give(table, 4, 1, 0);
            for (Seat seat : {0, 1, 4})
                QCOMPARE(table.roundScore(seat), 4 * factor);
        }
    }

    void ny60_onEverybodysOwnAccount()
    {
        // Each wins a trick; what a seat of a team of two has, its mate has.
        Round round(players(3), {0, "none", "yellow", "none", "3"}, 0b011,
                    {"R9 Y2 B9", "R2 Y9 B2", "R3 Y3 B3"});
        round.state.table.bonus = 2;
        for (Seat seat = 0; seat < 3; ++seat)
            round.state.table.seat(seat).score = static_cast<std::int16_t>(10 * seat);
        round.play("R9 R2 R3 Y2 Y9 Y3 B2 B3 B9");
        const Table& table = round.state.table;
        QCOMPARE(table.phase, Phase::Deal);
        QCOMPARE(table.seat(0).score, 9);
        QCOMPARE(table.seat(1).score, 10 + 9);
        QCOMPARE(table.seat(2).score, 20);
    }

    void ny60_theBonusDoublesItsOwnersOnly()
    {
        Round round(players(3), {2, "none", "yellow", "none", "-2"}, 0b100,
                    {"R2 Y2", "R3 Y1", "R9 Y9"});
        round.state.table.bonus = 2;
        round.play("R9 R2 R3 Y9 Y2 Y1");
        QCOMPARE(round.state.table.seat(2).score, (2 + 1) * 2 * -2);
        QCOMPARE(round.state.table.seat(0).score, 0);
        QCOMPARE(round.state.table.seat(1).score, 0);
    }

    void ny62b_theExampleOfScores()
    {
        Table table = five("2");
        give(table, 0, 4, 1);
        give(table, 1, 2, 0);
        give(table, 4, 1, 2);
        give(table, 2, 3, 0);
        give(table, 3, 2, 1);
        table.bonus = 3;
        for (Seat seat : {0, 1, 4})
            QCOMPARE(table.roundScore(seat), 20);
        for (Seat seat : {2, 3})
            QCOMPARE(table.roundScore(seat), 18);
    }

    void atTheEndAllStaysAsItWas()
    {
        Game game(players(2));
        game.play("dealer 0");
        for (int round = 1; round < 8; ++round)
            game.anyRound();
        game.sample().veto({0, "one", "red", "none", "3"});
        while (game.table().seat(0).held + game.table().seat(1).held > 1)
            game.anything(1);
        const auto before = game.scores();
        game.anything(1);
        const Table& table = game.table();
        QCOMPARE(table.phase, Phase::Over);
        QVERIFY(table.hasTeams());
        QCOMPARE(table.seat(0).tricks + table.seat(1).tricks, 14);
        QCOMPARE(table.last.size, 2);
        QCOMPARE(table.points(), 3);
        QCOMPARE(table.seat(0).discarded, 1);
        QCOMPARE(table.trick.size, 0);
        for (Seat seat = 0; seat < 2; ++seat)
            QCOMPARE(table.seat(seat).score,
                     before[static_cast<std::size_t>(seat)] + table.roundScore(seat));
    }
};

QTEST_APPLESS_MAIN(ScoringTest)
#include "scoring_test.moc"
