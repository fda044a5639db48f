#include <QTest>

#include "bots/bot.h"
#include "bots/sampling.h"

using namespace facedown;
using namespace facedown::bots;

/// The names of the levels, drawing from a policy, and where the random numbers for
/// it come from.
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
        QVERIFY(name(Level::Hard) == "hard");
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

    void theQuickExponentialIsExactToATenMillionth()
    {
        QCOMPARE(exponential(0.0F), 1.0F);
        for (float x = -80.0F; x <= 1.0F; x += 0.0007F)
            QVERIFY2(std::abs(double(exponential(x)) / std::exp(double(x)) - 1.0) < 1e-7,
                     qPrintable(QString::number(x)));
        QCOMPARE(exponential(-1000.0F), exponential(-80.0F));
    }

    void eachSeedAndStepHasNumbersOfItsOwn()
    {
        for (std::uint64_t step = 0; step < 100; ++step)
            QCOMPARE(randomFor(7, step).unit(), randomFor(7, step).unit());
        QVERIFY(randomFor(7, 0).unit() != randomFor(7, 1).unit());
        QVERIFY(randomFor(7, 0).unit() != randomFor(8, 0).unit());
    }

    void aBotCannotTellFromItsLuckWhatChanceBrings()
    {
        constexpr std::uint64_t steps = 1000;
        int same = 0;
        for (std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}})
            for (std::uint64_t step = 0; step < steps; ++step)
                same += randomFor(seed, step).below(12) == core::Random::at(seed, step).below(12);
        // A twelfth of 3000 by accident; five standard deviations are 76.
        QVERIFY(same > 174);
        QVERIFY(same < 326);
    }
};

QTEST_APPLESS_MAIN(DrawTest)
#include "draw_test.moc"
