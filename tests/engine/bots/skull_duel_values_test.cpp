#include <QTest>

#include "bots/skull/duel_values.h"

using namespace facedown;
using namespace facedown::bots;
using duel::Losses;
using duel::MatchState;
using duel::Skulls;
using duel::TribeState;
using duel::Values;

namespace {

constexpr TribeState full{4, 1.0};
constexpr TribeState flowerAndSkull{2, 1.0};
constexpr TribeState threeFlowers{3, 0.0};
constexpr TribeState lastSkull{1, 1.0};
constexpr TribeState nothing{0, 0.0};

/// What is certain of a match state.
Skulls truth(const MatchState& matchState)
{
    return {matchState.tribes[0].hasSkull == 1.0, matchState.tribes[1].hasSkull == 1.0};
}

} // namespace

/// What matches between two are worth.
class SkullDuelValuesTest : public QObject
{
    Q_OBJECT

private slots:
    void theKnownValues_data()
    {
        QTest::addColumn<MatchState>("matchState");
        QTest::addColumn<double>("share");
        QTest::addRow("all discs, 0-0") << MatchState{{0, 0}, {full, full}} << 0.5336;
        QTest::addRow("all discs, 1-0") << MatchState{{1, 0}, {full, full}} << 0.7106;
        QTest::addRow("all discs, 0-1") << MatchState{{0, 1}, {full, full}} << 0.3665;
        QTest::addRow("all discs, 1-1") << MatchState{{1, 1}, {full, full}} << 0.5487;
        QTest::addRow("a flower and a skull each")
            << MatchState{{1, 1}, {flowerAndSkull, flowerAndSkull}} << 0.5;
        QTest::addRow("a flower and a skull against all")
            << MatchState{{1, 1}, {flowerAndSkull, full}} << 1.0 / 3;
        QTest::addRow("all against a flower and a skull")
            << MatchState{{1, 1}, {full, flowerAndSkull}} << 0.75;
        QTest::addRow("no skull against all") << MatchState{{1, 1}, {threeFlowers, full}} << 0.0;
    }
    void theKnownValues()
    {
        QFETCH(MatchState, matchState);
        QFETCH(double, share);
        const double found =
            duel::shippedValues(Losses::Seen).winProbability(matchState, truth(matchState));
        QVERIFY2(std::abs(found - share) < 0.0002, std::to_string(found).c_str());
    }

    void whatIsShippedIsWhatWouldBeSolved_data()
    {
        QTest::addColumn<MatchState>("matchState");
        QTest::addColumn<bool>("hidden");
        const TribeState tribes[] = {full, {3, 0.75}, {2, 0.5}, {1, 1.0 / 3}, {1, 1.0}, {3, 0.0}};
        for (const bool hidden : {false, true})
            for (const TribeState& first : tribes)
                for (const TribeState& second : {full, TribeState{2, 2.0 / 3}, flowerAndSkull})
                    if (hidden || (first.certain() && second.certain()))
                        QTest::addRow("%s: %d discs, %.2f, against %d, %.2f",
                                      hidden ? "hidden" : "seen", first.owned, first.hasSkull,
                                      second.owned, second.hasSkull)
                            << MatchState{{first.owned % 2, 0}, {first, second}} << hidden;
    }
    void whatIsShippedIsWhatWouldBeSolved()
    {
        QFETCH(MatchState, matchState);
        QFETCH(bool, hidden);
        const Values& values = duel::shippedValues(hidden ? Losses::Hidden : Losses::Seen);
        duel::Solver solver = values.solver(matchState);
        solver.run(200);
        const double share = matchState.mean(0, [&](bool first) {
            return matchState.mean(1, [&](bool second) {
                const Skulls skulls{first, second};
                return std::abs(values.winProbability(matchState, skulls) -
                                solver.winProbability(skulls));
            });
        });
        QVERIFY2(share < 0.005, std::to_string(share).c_str());
    }

    void aSuccessOrADiscMoreIsNeverWorse()
    {
        const Values& values = duel::shippedValues(Losses::Seen);
        for (const int wins : {0, 1})
            for (int owned = 2; owned <= 4; ++owned) {
                const MatchState matchState{{0, wins}, {TribeState{owned, 1.0}, full}};
                const double share = values.winProbability(matchState, {true, true});
                MatchState ahead = matchState;
                ahead.wins[0] = 1;
                QVERIFY(values.winProbability(ahead, {true, true}) > share);
                QVERIFY(values.afterLoss(matchState, {true, true}, skull::Disc::Flower) <= share);
                QVERIFY(values.afterLoss(matchState, {true, true}, skull::Disc::Skull) <= share);
            }
    }

    void whoHasWonHasWon()
    {
        const Values& values = duel::shippedValues(Losses::Seen);
        QCOMPARE(values.winProbability({{2, 1}, {full, full}}, {true, true}), 1.0);
        QCOMPARE(values.winProbability({{1, 2}, {full, full}}, {true, true}), 0.0);
        QCOMPARE(values.winProbability({{0, 1}, {full, nothing}}, {true, false}), 1.0);
        QCOMPARE(values.winProbability({{1, 0}, {nothing, full}}, {false, true}), 0.0);
        QCOMPARE(values.afterLoss({{1, 0}, {lastSkull, full}}, {true, true}, skull::Disc::Skull),
                 0.0);
    }

    void whatNobodySawLostMayStillBluff()
    {
        // Known to have no skull it cannot win; as long as the others have to reckon with one, it
        // can.
        const MatchState known{{0, 0}, {threeFlowers, full}};
        const MatchState hidden{{0, 0}, {TribeState{3, 0.75}, full}};
        const double seen = duel::shippedValues(Losses::Seen).winProbability(known, {false, true});
        const Values& values = duel::shippedValues(Losses::Hidden);
        QCOMPARE(seen, 0.0);
        QVERIFY(values.winProbability(hidden, {false, true}) > 0.05);
        QVERIFY(values.winProbability(hidden, {false, true}) <
                values.winProbability(hidden, {true, true}));
    }
};

QTEST_APPLESS_MAIN(SkullDuelValuesTest)
#include "skull_duel_values_test.moc"
