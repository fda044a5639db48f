#include <QtTest/QtTest>

#include "bots/bot.h"

using namespace facedown;
using namespace facedown::bots;

/// The names of the levels, and drawing from a policy.
class DrawTest : public QObject
{
    Q_OBJECT

private slots:
    void levelsHaveNamesOfTheirOwn()
    {
        for (const Level level : levels)
            QVERIFY(levelNamed(name(level)) == level);
        QVERIFY(name(Level::Easy) == "easy");
        QVERIFY(name(Level::Medium) == "medium");
        QVERIFY(!levelNamed("Easy"));
        QVERIFY(!levelNamed(""));
    }

    void whatCannotBeIsNeverDrawn()
    {
        core::Random random(1);
        for (int i = 0; i < 1000; ++i)
            QCOMPARE(draw({0.0, 1.0, 0.0}, random), 1U);
    }

    void aSumJustShortOfOneIsHarmless()
    {
        core::Random random(2);
        for (int i = 0; i < 1000; ++i)
            QVERIFY(draw({0.5, 0.0, 0.0}, random) == 0U);
    }

    void eachIsDrawnAsOftenAsThePolicySays()
    {
        constexpr int draws = 100000;
        const std::vector<double> policy{0.1, 0.0, 0.6, 0.3};
        std::vector<int> counts(policy.size(), 0);
        core::Random random(3);
        for (int i = 0; i < draws; ++i)
            ++counts[draw(policy, random)];
        // Five standard deviations are below 0.008.
        for (std::size_t i = 0; i < policy.size(); ++i)
            QVERIFY(std::abs(double(counts[i]) / draws - policy[i]) < 0.008);
    }
};

QTEST_APPLESS_MAIN(DrawTest)
#include "draw_test.moc"
