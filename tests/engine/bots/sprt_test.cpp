#include <QTest>

#include "bots/training/sprt.h"
#include "core/random.h"

using namespace facedown;
using facedown::bots::Sprt;

namespace {

constexpr double lower = 0.25;
constexpr double higher = 0.35;
constexpr double error = 0.05;

/// How often each verdict is said of something that is so likely.
std::array<int, 3> verdicts(double likely)
{
    std::array<int, 3> counts{};
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        core::Random random(seed);
        Sprt sprt(lower, higher, error);
        while (sprt.verdict() == Sprt::Verdict::Open)
            sprt.add(random.unit() < likely ? 1.0 : 0.0);
        ++counts[static_cast<std::size_t>(sprt.verdict())];
    }
    return counts;
}

int count(const std::array<int, 3>& counts, Sprt::Verdict verdict)
{
    return counts[static_cast<std::size_t>(verdict)];
}

} // namespace

/// The sequential test by which strength is measured.
class SprtTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsWrongNoMoreOftenThanItSays()
    {
        QVERIFY(count(verdicts(lower), Sprt::Verdict::Higher) < error * 2000);
        QVERIFY(count(verdicts(higher), Sprt::Verdict::Lower) < error * 2000);
        QCOMPARE(count(verdicts(0.9), Sprt::Verdict::Higher), 2000);
        QCOMPARE(count(verdicts(0.01), Sprt::Verdict::Lower), 2000);
    }

    void aPartOfAWinIsAPartOfATrial()
    {
        // A quarter of a win again and again is what `lower` brings.
        Sprt sprt(lower, higher, error);
        for (int trial = 0; trial < 1000; ++trial)
            sprt.add(lower);
        QVERIFY(sprt.verdict() == Sprt::Verdict::Lower);
    }
};

QTEST_APPLESS_MAIN(SprtTest)
#include "sprt_test.moc"
