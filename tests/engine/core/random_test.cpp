#include <QTest>

#include "core/random.h"

using facedown::core::Random;

/// The random numbers are the same on every machine: written down here once and for all. They were
/// worked out from the papers' formulas (PCG XSH-RR 64/32, increment 1442695040888963407;
/// SplitMix64), not taken from this program.
class RandomTest : public QObject
{
    Q_OBJECT

    static constexpr int many = 1000;

private slots:
    void thePublishedSequence()
    {
        // The first numbers of O'Neill's own demonstration, pcg32-demo: seed 42, stream 54.
        pcg32 generator(42, 54);
        for (std::uint32_t expected :
             {0xa15c02b7U, 0x7b47f409U, 0xba1d3330U, 0x83d2f293U, 0xbfa4784bU, 0xcbed606eU})
            QCOMPARE(generator(), expected);
    }

    void seed42()
    {
        Random random(42);
        for (double expected :
             {3270867926.0, 1795671209.0, 1924641435.0, 1143034755.0, 4121910957.0, 1757328946.0})
            QCOMPARE(random.unit() * 0x1p32, expected);
    }

    void boundedDraws()
    {
        Random random(42);
        for (int expected : {2, 5, 3, 3, 3, 4, 0, 5, 2, 3})
            QCOMPARE(random.below(6), expected);
        // With this bound a third of the raw numbers are below 2^32 mod bound, and are drawn again.
        Random wide(42);
        for (int expected : {407556394, 364015443, 492985669, 1258599425, 325673180, 555517568,
                             725949739, 630633138})
            QCOMPARE(wide.below(0x55555556), expected);
    }

    void aStepOfAMatch()
    {
        struct Expected
        {
            std::uint64_t seed, step;
            double first;
        };
        for (const Expected& one : {Expected{0, 0, 880686761.0}, Expected{42, 0, 3992575617.0},
                                    Expected{42, 1, 378744692.0}, Expected{43, 0, 942061437.0},
                                    Expected{18446744073709551615U, 1000, 369848262.0}})
            QCOMPARE(Random::at(one.seed, one.step).unit() * 0x1p32, one.first);
    }

    void theSameSeedGivesTheSame()
    {
        Random one(7);
        Random other(7);
        for (int i = 0; i < many; ++i)
            QCOMPARE(one.below(1000), other.below(1000));
    }

    void allDrawsAreInRange()
    {
        Random random;
        for (int bound = 1; bound <= 50; ++bound)
            for (int i = 0; i < many; ++i) {
                const int drawn = random.below(bound);
                QVERIFY(drawn >= 0 && drawn < bound);
                const double unit = random.unit();
                QVERIFY(unit >= 0.0 && unit < 1.0);
            }
    }

    void neighbouringStepsAndSeedsAreUnlike()
    {
        int sameStep = 0;
        int sameSeed = 0;
        for (std::uint64_t i = 0; i < many; ++i) {
            sameStep += Random::at(1, i).below(12) == Random::at(1, i + 1).below(12) ? 1 : 0;
            sameSeed += Random::at(i, 1).below(12) == Random::at(i + 1, 1).below(12) ? 1 : 0;
        }
        // One in twelve by chance: 83, with a standard deviation of 9.
        QVERIFY(sameStep > 83 - 45 && sameStep < 83 + 45);
        QVERIFY(sameSeed > 83 - 45 && sameSeed < 83 + 45);
    }
};

QTEST_APPLESS_MAIN(RandomTest)
#include "random_test.moc"
