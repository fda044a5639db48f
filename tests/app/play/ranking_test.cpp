#include "play/ranking.h"

#include <QTest>

using facedown::bots::Choice;
using facedown::play::Ranking;
using Order = std::vector<std::size_t>;

class RankingTest : public QObject
{
    Q_OBJECT

    static Choice choice(std::vector<double> policy, std::vector<double> values)
    {
        Choice choice;
        choice.policy = std::move(policy);
        choice.values = std::move(values);
        return choice;
    }

private slots:
    void theBestChanceComesFirst()
    {
        // What a partner expects, and so what the bot does, is the worse one by a little.
        const Ranking ranking(choice({0.9, 0.1, 0.0}, {0.19, 0.20, 0.12}), false);
        QCOMPARE(ranking.order(), (Order{1, 0, 2}));
        QCOMPARE(ranking.chance(1), 20);
        QVERIFY(ranking.cost(1).none());
        QCOMPARE(ranking.cost(ranking.order()[1]).percent, 1);
        QCOMPARE(ranking.cost(2).percent, 8);
    }

    void ofWhatLooksAlikeTheUsualComesFirst()
    {
        const Ranking ranking(choice({0.3, 0.7}, {0.144, 0.141}), false);
        QCOMPARE(ranking.order(), (Order{1, 0}));
        QVERIFY(ranking.cost(ranking.order()[1]).none());
        QCOMPARE(ranking.sureness(), 0.0);
    }

    void ofWhatWinsAsOftenPointsDecide()
    {
        Choice lost = choice({0.1, 0.8, 0.1}, {0.002, 0.001, 0.001});
        lost.points = {-31.0, -38.2, -30.6};
        const Ranking ranking(lost, false);
        // A difference of less than a point is none.
        QCOMPARE(ranking.order(), (Order{0, 2, 1}));
        QVERIFY(ranking.cost(2).none());
        QCOMPARE(ranking.cost(1).points, 7);
        QCOMPARE(ranking.cost(1).percent, 0);
    }

    void halfAPercentIsNoDifference()
    {
        Choice close = choice({0.8, 0.2}, {0.055, 0.062});
        QVERIFY(Ranking(close, false).cost(0).none());
        close.points = {2.0, 0.0};
        const Ranking ranking(close, false);
        QCOMPARE(ranking.order(), (Order{0, 1}));
        QCOMPARE(ranking.cost(1).percent, 0);
        QCOMPARE(ranking.cost(1).points, 2);
    }

    void nothingCostsMoreThanThereIs()
    {
        Choice low = choice({0.5, 0.3, 0.2}, {0.06, -0.07, 0.02});
        low.points = {4.0, 1.0, 2.0};
        const Ranking ranking(low, false);
        QCOMPARE(ranking.cost(1).percent, 6);
        Choice lost = choice({0.5, 0.5}, {0.001, -0.05});
        lost.points = {4.0, 1.0};
        QCOMPARE(Ranking(lost, false).cost(1).percent, 0);
        QCOMPARE(Ranking(lost, false).cost(1).points, 3);
    }

    void whatCostsMoreNeverStandsAbove()
    {
        // The first wins most by a hair, but the second brings more, and the others stand between.
        Choice close = choice({0.1, 0.6, 0.2, 0.1}, {0.2440, 0.2400, 0.2388, 0.2360});
        close.points = {5.0, 6.0, 5.4, 5.9};
        const Ranking ranking(close, false);
        QCOMPARE(ranking.order(), (Order{1, 3, 2, 0}));
        QCOMPARE(ranking.cost(3).points, 0);
        QCOMPARE(ranking.cost(2).points, 1);
        QCOMPARE(ranking.cost(0).points, 1);
    }

    void whereItMixesTheUsualComesFirst()
    {
        const Ranking ranking(choice({0.12, 0.88, 0.0}, {0.19, 0.09, 0.02}), true);
        QCOMPARE(ranking.order(), (Order{1, 0, 2}));
        // What only looks better costs nothing.
        QVERIFY(ranking.cost(ranking.order()[1]).none());
        QCOMPARE(ranking.cost(2).percent, 7);
    }

    void whereNothingWasWeighedTheUsualComesFirst()
    {
        const Ranking ranking(choice({0.2, 0.8}, {}), false);
        QCOMPARE(ranking.order(), (Order{1, 0}));
        QVERIFY(!ranking.weighed() && ranking.prospect() == Ranking::Prospect::Open);
        QCOMPARE(ranking.often(1), 80);
    }

    void itIsKnownWhenAllIsWonOrLost()
    {
        using Prospect = Ranking::Prospect;
        const auto prospect = [](double one, double other) {
            return Ranking(choice({0.1, 0.9}, {one, other}), false).prospect();
        };
        QVERIFY(prospect(0.003, 0.001) == Prospect::Lost);
        QVERIFY(prospect(0.999, 0.998) == Prospect::Won);
        QVERIFY(prospect(1.0, 0.99) == Prospect::Open);
    }

    void noChanceIsLessThanNone()
    {
        const Ranking ranking(choice({0.2, 0.8}, {1.02, -0.04}), false);
        QCOMPARE(ranking.chance(0), 100);
        QCOMPARE(ranking.chance(1), 0);
    }

    void surenessGrowsWithTheLead()
    {
        const auto sure = [](double best, double next, double points = 0.0) {
            Choice made = choice({0.5, 0.5}, {best, next});
            made.points = {points, 0.0};
            return Ranking(made, false).sureness();
        };
        QVERIFY(sure(0.49, 0.48) > 0.0 && sure(0.49, 0.48) < 0.2);
        QVERIFY(sure(0.49, 0.44) > sure(0.49, 0.47));
        // Where chances are shown, points that are not seen say nothing.
        QCOMPARE(sure(0.49, 0.48, 20.0), sure(0.49, 0.48));
        QCOMPARE(sure(0.9, 0.2), 1.0);
        // However little it changes the chances, what is worth points is no close call.
        QVERIFY(sure(0.0, 0.0, 2.0) > 0.0);
        QCOMPARE(sure(0.0, 0.0, 9.0), 1.0);
        QCOMPARE(Ranking(choice({1.0}, {}), false).sureness(), 1.0);
    }
};

QTEST_GUILESS_MAIN(RankingTest)
#include "ranking_test.moc"
