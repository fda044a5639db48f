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
    static ArenaGame game(Seating seating, std::vector<double> shares,
                          std::vector<double> scores = {})
    {
        ArenaGame game;
        game.seating = std::move(seating);
        game.paces.resize(shares.size());
        for (Pace& pace : game.paces)
            pace.add(1.0, 1.0);
        game.shares = std::move(shares);
        game.scores = std::move(scores);
        return game;
    }
    static ArenaGame forfeited(int player, const Seating& seating)
    {
        const auto players = static_cast<int>(seating.size());
        const auto credited = creditedWithForfeit(seating, player);
        ArenaGame lost = game(seating, facedown::bots::prospectsAtEnd(1, players, credited).shares);
        lost.forfeit = facedown::match::Forfeit{player, "it ended with status 1"};
        return lost;
    }

    static bool near(double value, double expected) { return std::abs(value - expected) < 1e-12; }

private slots:
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
        const Seating one = {0, 1, 1};
        const Seating two = {1, 1, 0};
        const Seating three = {1, 0, 1};
        const std::vector<ArenaDeal> deals = {
            {game(one, {1, 0, 0}), game(two, {0, 0, 1}), game(three, {0, 0.5, 0.5})},
            {game(one, {0, 1, 0}), game(two, {0, 1, 0}), game(three, {1, 0, 0})},
        };
        const auto all = figures(2, deals);
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
            figures(2, {{game({0, 1}, {1, 0}, {10, 30}), game({1, 0}, {0, 1}, {50, 20})}});
        QVERIFY(near(*all[0].meanScore, 15));
        QVERIFY(near(*all[1].meanScore, 40));
        QVERIFY(!all[0].error); // from a single deal nobody can tell
    }

    void timesAreOfDecisions()
    {
        ArenaGame slow = game({0, 1}, {1, 0});
        slow.paces[0].add(4.0, 3.0);
        const auto all = figures(2, {{slow, game({1, 0}, {0, 1})}});
        QVERIFY(near(all[0].meanTime, 2.0));
        QVERIFY(near(all[0].longestTime, 4.0));
        QVERIFY(near(all[1].longestTime, 1.0));
        QVERIFY(near(all[0].late, 1.0 / 3));
        QCOMPARE(all[1].late, 0.0);
        const auto idle = figures(1, {{ArenaGame{{1, 0}, {}, {{}, {}}, {}, {}, {0, 0}}}});
        QCOMPARE(idle[0].meanTime, 0.0);
    }

    void aForfeitIsLostByTheBotAndItsCopies()
    {
        const auto all = figures(3, {{forfeited(1, {0, 0, 1, 2})}});
        QCOMPARE(all[0].forfeits, 1);
        QVERIFY(near(all[0].wins, 0.0));
        QVERIFY(near(all[1].wins, 0.5));
        QVERIFY(near(all[2].wins, 0.5));
        QVERIFY(!all[1].meanScore);
    }

    void amongCopiesOfItselfTheOthersWin()
    {
        const auto all = figures(1, {{forfeited(2, {0, 0, 0})}});
        QVERIFY(near(all[0].wins, 1.0));
        QCOMPARE(all[0].forfeits, 1);
    }
};

QTEST_GUILESS_MAIN(ArenaTallyTest)
#include "arena_tally_test.moc"
