#include <QTest>

#include <map>

#include "cli/arena_seating.h"

using namespace facedown::cli;

/// Who sits where in an arena.
class ArenaSeatingTest : public QObject
{
    Q_OBJECT

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

    void ordersAreTheSameHoweverTheTableIsTurned()
    {
        const std::vector<Seating> pairs = {{0, 0, 1, 1}, {0, 1, 0, 1}};
        QVERIFY(orders({0, 1, 1, 0}, 2) == pairs);
        QVERIFY(!orders({0, 1, 1, 0}, 1));
        QCOMPARE(orders({0, 1, 2, 3, 4}, 100)->size(), 24U);
        QCOMPARE(orders({0, 0, 0, 1}, 100)->size(), 1U);
    }

    void dealsGoThroughAllOrders()
    {
        const Seatings seatings({0, 1, 2, 3}, 7);
        std::map<Seating, int> times;
        for (std::size_t deal = 0; deal < 12; ++deal)
            for (const Seating& seating : seatings.of(deal))
                ++times[seating];
        QCOMPARE(times.size(), 24U);
        for (const auto& [seating, count] : times)
            QCOMPARE(count, 2);
    }

    void theSeedSaysInWhichOrder_data()
    {
        QTest::addColumn<int>("players");
        QTest::newRow("few orders") << 6;
        QTest::newRow("too many to go through") << 12;
    }
    void theSeedSaysInWhichOrder()
    {
        QFETCH(int, players);
        Seating bots;
        for (int bot = 0; bot < players; ++bot)
            bots.push_back(static_cast<std::size_t>(bot));
        const Seatings seatings(bots, 7);
        QVERIFY(seatings.of(3) == Seatings(bots, 7).of(3));
        QVERIFY(seatings.of(3) != Seatings(bots, 8).of(3));
        QVERIFY(seatings.of(3) != seatings.of(4));
        QCOMPARE(static_cast<int>(seatings.of(3).size()), players);
    }
};

QTEST_GUILESS_MAIN(ArenaSeatingTest)
#include "arena_seating_test.moc"
