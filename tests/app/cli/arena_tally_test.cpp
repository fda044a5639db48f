#include <QTest>

#include <cmath>

#include "cli/arena_tally.h"
#include "engine/show.h"

using namespace facedown::cli;

/// The arena's arithmetic, on numbers that can be worked out by hand.
class ArenaTallyTest : public QObject
{
    Q_OBJECT

    /// A game of players who won these shares and took a millisecond for their one decision.
    static ArenaGame game(std::vector<double> shares, std::vector<double> scores = {})
    {
        ArenaGame game;
        game.paces.resize(shares.size());
        for (Pace& pace : game.paces)
            pace.add(1.0);
        game.shares = std::move(shares);
        game.scores = std::move(scores);
        return game;
    }
    static ArenaGame forfeited(int player, std::size_t players)
    {
        ArenaGame lost = game(std::vector<double>(players, 0.0));
        lost.forfeit = Forfeit{player, "it ended with status 1"};
        return lost;
    }

    static bool near(double value, double expected) { return std::abs(value - expected) < 1e-12; }

private slots:
    void everybodyMovesOnByAPlace()
    {
        const std::vector<Seating> three = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}};
        QVERIFY(rotations({0, 1, 2}) == three);
        const std::vector<Seating> pairs = {{0, 0, 1, 1}, {0, 1, 1, 0}, {1, 1, 0, 0}, {1, 0, 0, 1}};
        QVERIFY(rotations({0, 0, 1, 1}) == pairs);
    }

    void noSeatingComesTwice()
    {
        const std::vector<Seating> two = {{0, 1, 0, 1}, {1, 0, 1, 0}};
        QVERIFY(rotations({0, 1, 0, 1}) == two);
        QCOMPARE(rotations({0, 0, 0}).size(), 1U);
    }

    void theErrorOfAMean()
    {
        // Mean 3, squares 4 + 0 + 4, variance 4, of three: the root of 4/3.
        QVERIFY(near(*standardError({1.0, 3.0, 5.0}), std::sqrt(4.0 / 3.0)));
        QVERIFY(near(*standardError({2.0, 2.0}), 0.0));
        QVERIFY(!standardError({2.0}));
        QVERIFY(!standardError({}));
    }

    void sharesAreOfOneCopy()
    {
        // One bot against two copies of another. Deal 1: two wins and a shared one for the first.
        const auto seatings = rotations({0, 1, 1});
        const std::vector<ArenaDeal> deals = {
            {game({1, 0, 0}), game({0, 0, 1}), game({0, 0.5, 0.5})},
            {game({0, 1, 0}), game({0, 1, 0}), game({1, 0, 0})},
        };
        const auto all = figures(2, seatings, deals);
        QCOMPARE(all[0].seatGames, 6);
        QCOMPARE(all[1].seatGames, 12);
        QVERIFY(near(all[0].wins, 2.5));
        QVERIFY(near(all[1].wins, 3.5));
        QVERIFY(near(all[0].winShare, 2.5 / 6));
        QVERIFY(near(all[1].winShare, 3.5 / 12));
        QVERIFY(near(all[0].winShare + 2 * all[1].winShare, 1.0));
        // By deals: 2.5/3 and 0.
        QVERIFY(near(*all[0].error, 2.5 / 6));
        QVERIFY(!all[0].meanScore);
        QCOMPARE(all[0].forfeits, 0);
    }

    void scoresAreMeans()
    {
        const auto all =
            figures(2, rotations({0, 1}), {{game({1, 0}, {10, 30}), game({0, 1}, {50, 20})}});
        QVERIFY(near(*all[0].meanScore, 15));
        QVERIFY(near(*all[1].meanScore, 40));
        QVERIFY(!all[0].error); // from a single deal nobody can tell
    }

    void timesAreOfDecisions()
    {
        ArenaGame slow = game({1, 0});
        slow.paces[0].add(4.0);
        const auto all = figures(2, rotations({0, 1}), {{slow, game({0, 1})}});
        QVERIFY(near(all[0].meanTime, 2.0));
        QVERIFY(near(all[0].longestTime, 4.0));
        QVERIFY(near(all[1].longestTime, 1.0));
        const auto idle =
            figures(1, rotations({0, 0}), {{ArenaGame{{1, 0}, {}, {{}, {}}, {}, {}}}});
        QCOMPARE(idle[0].meanTime, 0.0);
    }

    void aForfeitIsLostByTheBotAndItsCopies()
    {
        const auto all = figures(3, {{0, 0, 1, 2}}, {{forfeited(1, 4)}});
        QCOMPARE(all[0].forfeits, 1);
        QVERIFY(near(all[0].wins, 0.0));
        QVERIFY(near(all[1].wins, 0.5));
        QVERIFY(near(all[2].wins, 0.5));
        QVERIFY(!all[1].meanScore);
    }

    void amongCopiesOfItselfTheOthersWin()
    {
        const auto all = figures(1, {{0, 0, 0}}, {{forfeited(2, 3)}});
        QVERIFY(near(all[0].wins, 1.0));
        QCOMPARE(all[0].forfeits, 1);
    }
};

QTEST_GUILESS_MAIN(ArenaTallyTest)
#include "arena_tally_test.moc"
