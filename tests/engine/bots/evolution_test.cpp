#include <QTest>

#include "bots/training/evolution.h"

using namespace facedown;
using namespace facedown::bots;

namespace {

using Numbers = std::vector<double>;

const Numbers goal{2.0, -3.0, 0.5, 1.0};

/// The higher the nearer, but not evenly in all directions.
double nearness(const Numbers& numbers, int)
{
    double squares = 0.0;
    for (std::size_t at = 0; at < goal.size(); ++at)
        squares +=
            static_cast<double>(at + 1) * (numbers[at] - goal[at]) * (numbers[at] - goal[at]);
    return -squares;
}

Numbers found(int threads, const std::vector<bool>& isFree)
{
    core::Random random(5);
    return evolve({.generations = 60, .threads = threads}, Numbers(goal.size(), 0.0), isFree,
                  random, nearness);
}

} // namespace

class EvolutionTest : public QObject
{
    Q_OBJECT

private slots:
    void itFindsTheBest()
    {
        const Numbers numbers = found(1, std::vector<bool>(goal.size(), true));
        for (std::size_t at = 0; at < goal.size(); ++at)
            QVERIFY(std::abs(numbers[at] - goal[at]) < 0.1);
    }

    void whatIsNotFreeStays()
    {
        const Numbers numbers = found(1, {true, false, true, true});
        QCOMPARE(numbers[1], 0.0);
        QVERIFY(std::abs(numbers[0] - goal[0]) < 0.1);
    }

    void threadsMakeNoDifference()
    {
        const std::vector<bool> all(goal.size(), true);
        QCOMPARE(found(1, all), found(3, all));
    }
};

QTEST_APPLESS_MAIN(EvolutionTest)
#include "evolution_test.moc"
