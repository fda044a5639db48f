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
        QVERIFY(ranking.chances());
        QCOMPARE(ranking.order(), (Order{1, 0, 2}));
        QCOMPARE(ranking.percent(1), 20);
        QCOMPARE(ranking.lead(), 1);
    }

    void ofWhatLooksAlikeTheUsualComesFirst()
    {
        const Ranking ranking(choice({0.3, 0.7}, {0.144, 0.136}), false);
        QCOMPARE(ranking.order(), (Order{1, 0}));
        QCOMPARE(ranking.lead(), 0);
        QCOMPARE(ranking.sureness(), 0.0);
    }

    void whereItMixesTheUsualComesFirst()
    {
        const Ranking ranking(choice({0.12, 0.88}, {0.19, 0.09}), true);
        QVERIFY(!ranking.chances());
        QCOMPARE(ranking.order(), (Order{1, 0}));
        QCOMPARE(ranking.percent(1), 88);
        QCOMPARE(ranking.lead(), 76);
    }

    void whereNothingWasWeighedTheUsualComesFirst()
    {
        QCOMPARE(Ranking(choice({0.2, 0.8}, {}), false).order(), (Order{1, 0}));
        QVERIFY(!Ranking(choice({0.2, 0.8}, {}), false).chances());
    }

    void whereAllIsWonOrLostTheUsualComesFirst()
    {
        using Prospect = Ranking::Prospect;
        const Ranking lost(choice({0.1, 0.9}, {0.003, 0.001}), false);
        QVERIFY(lost.prospect() == Prospect::Lost && !lost.chances());
        QCOMPARE(lost.order(), (Order{1, 0}));
        QCOMPARE(lost.percent(1), 90);
        QCOMPARE(lost.lead(), 80);
        const Ranking won(choice({0.0, 1.0}, {0.999, 0.998}), false);
        QVERIFY(won.prospect() == Prospect::Won && !won.chances());
        const Ranking open(choice({0.0, 1.0}, {1.0, 0.99}), false);
        QVERIFY(open.prospect() == Prospect::Open && open.chances());
        QVERIFY(Ranking(choice({0.2, 0.8}, {}), false).prospect() == Prospect::Open);
    }

    void noChanceIsLessThanNone()
    {
        const Ranking ranking(choice({0.2, 0.8}, {1.02, -0.04}), false);
        QCOMPARE(ranking.percent(0), 100);
        QCOMPARE(ranking.percent(1), 0);
    }

    void surenessGrowsWithTheLead()
    {
        const auto sure = [](double best, double next) {
            return Ranking(choice({0.5, 0.5}, {best, next}), false).sureness();
        };
        QVERIFY(sure(0.49, 0.48) < 0.1);
        QVERIFY(sure(0.49, 0.44) > sure(0.49, 0.47));
        QCOMPARE(sure(0.9, 0.2), 1.0);
        QCOMPARE(Ranking(choice({1.0}, {}), false).sureness(), 1.0);
    }
};

QTEST_GUILESS_MAIN(RankingTest)
#include "ranking_test.moc"
