#include <QTest>

#include "core/bits.h"
#include "core/random.h"

using namespace facedown;

class BitsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyBitIsCounted()
    {
        QCOMPARE(core::countBits(0), 0);
        QCOMPARE(core::countBits(~std::uint64_t{0}), 64);
        core::Random random(3);
        for (int i = 0; i < 1000; ++i) {
            std::uint64_t bits = 0;
            int count = 0;
            for (unsigned place = 0; place < 64; ++place)
                if (random.below(2) == 0) {
                    bits |= std::uint64_t{1} << place;
                    ++count;
                }
            QCOMPARE(core::countBits(bits), count);
            QCOMPARE(core::Bits(bits).size(), count);
        }
    }
};

QTEST_APPLESS_MAIN(BitsTest)
#include "bits_test.moc"
