#include <QtTest/QtTest>

#include "bots/skull/duel_match.h"

using namespace facedown;
using namespace facedown::bots;
using duel::Losses;
using duel::Skulls;
using duel::Standing;
using duel::Stock;
using duel::Values;

namespace {

constexpr Stock full{4, 1.0};
constexpr Stock flowerAndSkull{2, 1.0};
constexpr Stock threeFlowers{3, 0.0};
constexpr Stock lastSkull{1, 1.0};
constexpr Stock nothing{0, 0.0};

/// What is certain of a standing.
Skulls truth(const Standing& standing)
{
    return {standing.stocks[0].hasSkull == 1.0, standing.stocks[1].hasSkull == 1.0};
}

} // namespace

/// What matches between two are worth.
class SkullDuelMatchTest : public QObject
{
    Q_OBJECT

private slots:
    void theKnownValues_data()
    {
        QTest::addColumn<Standing>("standing");
        QTest::addColumn<double>("share");
        QTest::addRow("all discs, 0-0") << Standing{{0, 0}, {full, full}} << 0.5336;
        QTest::addRow("all discs, 1-0") << Standing{{1, 0}, {full, full}} << 0.7106;
        QTest::addRow("all discs, 0-1") << Standing{{0, 1}, {full, full}} << 0.3665;
        QTest::addRow("all discs, 1-1") << Standing{{1, 1}, {full, full}} << 0.5487;
        QTest::addRow("a flower and a skull each")
            << Standing{{1, 1}, {flowerAndSkull, flowerAndSkull}} << 0.5;
        QTest::addRow("a flower and a skull against all")
            << Standing{{1, 1}, {flowerAndSkull, full}} << 1.0 / 3;
        QTest::addRow("all against a flower and a skull")
            << Standing{{1, 1}, {full, flowerAndSkull}} << 0.75;
        QTest::addRow("no skull against all") << Standing{{1, 1}, {threeFlowers, full}} << 0.0;
    }
    void theKnownValues()
    {
        QFETCH(Standing, standing);
        QFETCH(double, share);
        const double found =
            duel::shippedValues(Losses::Seen).firstShare(standing, truth(standing));
        QVERIFY2(std::abs(found - share) < 0.0002, std::to_string(found).c_str());
    }

    void whatIsShippedIsWhatWouldBeSolved_data()
    {
        QTest::addColumn<Standing>("standing");
        QTest::addColumn<bool>("hidden");
        const Stock stocks[] = {full, {3, 0.75}, {2, 0.5}, {1, 1.0 / 3}, {1, 1.0}, {3, 0.0}};
        for (const bool hidden : {false, true})
            for (const Stock& first : stocks)
                for (const Stock& second : {full, Stock{2, 2.0 / 3}, flowerAndSkull})
                    if (hidden || (first.certain() && second.certain()))
                        QTest::addRow("%s: %d discs, %.2f, against %d, %.2f",
                                      hidden ? "hidden" : "seen", first.owned, first.hasSkull,
                                      second.owned, second.hasSkull)
                            << Standing{{first.owned % 2, 0}, {first, second}} << hidden;
    }
    void whatIsShippedIsWhatWouldBeSolved()
    {
        QFETCH(Standing, standing);
        QFETCH(bool, hidden);
        const Values& values = duel::shippedValues(hidden ? Losses::Hidden : Losses::Seen);
        duel::Solver solver = values.solver(standing);
        solver.run(200);
        const double share = standing.mean(0, [&](bool first) {
            return standing.mean(1, [&](bool second) {
                const Skulls skulls{first, second};
                return std::abs(values.firstShare(standing, skulls) - solver.firstShare(skulls));
            });
        });
        QVERIFY2(share < 0.005, std::to_string(share).c_str());
    }

    void aSuccessOrADiscMoreIsNeverWorse()
    {
        const Values& values = duel::shippedValues(Losses::Seen);
        for (const int wins : {0, 1})
            for (int owned = 2; owned <= 4; ++owned) {
                const Standing standing{{0, wins}, {Stock{owned, 1.0}, full}};
                const double share = values.firstShare(standing, {true, true});
                Standing ahead = standing;
                ahead.wins[0] = 1;
                QVERIFY(values.firstShare(ahead, {true, true}) > share);
                QVERIFY(values.afterLoss(standing, {true, true}, skull::Disc::Flower) <= share);
                QVERIFY(values.afterLoss(standing, {true, true}, skull::Disc::Skull) <= share);
            }
    }

    void whoHasWonHasWon()
    {
        const Values& values = duel::shippedValues(Losses::Seen);
        QCOMPARE(values.firstShare({{2, 1}, {full, full}}, {true, true}), 1.0);
        QCOMPARE(values.firstShare({{1, 2}, {full, full}}, {true, true}), 0.0);
        QCOMPARE(values.firstShare({{0, 1}, {full, nothing}}, {true, false}), 1.0);
        QCOMPARE(values.firstShare({{1, 0}, {nothing, full}}, {false, true}), 0.0);
        QCOMPARE(values.afterLoss({{1, 0}, {lastSkull, full}}, {true, true}, skull::Disc::Skull),
                 0.0);
    }

    void whatNobodySawLostMayStillBluff()
    {
        // Known to have no skull it cannot win; as long as the others have to reckon with one, it
        // can.
        const Standing known{{0, 0}, {threeFlowers, full}};
        const Standing hidden{{0, 0}, {Stock{3, 0.75}, full}};
        const double seen = duel::shippedValues(Losses::Seen).firstShare(known, {false, true});
        const Values& values = duel::shippedValues(Losses::Hidden);
        QCOMPARE(seen, 0.0);
        QVERIFY(values.firstShare(hidden, {false, true}) > 0.05);
        QVERIFY(values.firstShare(hidden, {false, true}) < values.firstShare(hidden, {true, true}));
    }
};

QTEST_APPLESS_MAIN(SkullDuelMatchTest)
#include "skull_duel_match_test.moc"
