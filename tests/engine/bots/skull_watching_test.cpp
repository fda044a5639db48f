#include <QtTest/QtTest>

#include "bots/skull/watching.h"

using namespace facedown::bots;
using namespace facedown::bots::skull_bot;

namespace {

constexpr std::uint64_t firstSeed = 5150;
constexpr std::size_t games = 300;

/// Nothing learnt: it plays cautiously.
Strategy cautious()
{
    return Strategy(std::vector<float>(static_cast<std::size_t>(situationColumns())));
}

Watching watched()
{
    Watching watching;
    for (std::uint64_t game = 0; game < games; ++game)
        watching.watch(cautious(), 3, firstSeed + game);
    return watching;
}

} // namespace

/// What is learnt from watching games.
class SkullWatchingTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWonTellsWhatTribesAreWorth()
    {
        const Watching watching = watched();
        const MatchValue value = watching.value();
        const int crowd = crowdOf(facedown::skull::Skull::start({.players = 3}).table);
        facedown::skull::Tribe whole;
        facedown::skull::Tribe poor;
        poor.lost = 3;
        facedown::skull::Tribe near;
        near.wins = 1;
        const auto strength = [&](const facedown::skull::Tribe& tribe) {
            return value.strengths()[static_cast<std::size_t>(MatchValue::at(crowd, tribe))];
        };
        QVERIFY(strength(poor) > 0.0F);
        QVERIFY(strength(whole) > 0.0F);
        QVERIFY(strength(near) > strength(whole));
        QCOMPARE(watched().value().strengths(), value.strengths());
    }

    void eachRoundIsKeptAsItBegins()
    {
        const Watching watching = watched();
        QVERIFY(watching.rounds().size() >= 2 * games); // nobody wins in one round (SK-50)
        for (const facedown::skull::State& round : watching.rounds()) {
            QVERIFY(round.table.phase == facedown::skull::Phase::Prepare);
            QCOMPARE(round.table.discsOnMats(), 0);
        }
    }

    void howALevelPlaysBecomesAStrategy()
    {
        Watching watching;
        watching.watch(Level::Easy, 3, firstSeed);
        const Strategy strategy = watching.strategy();
        const auto& weights = strategy.weights();
        QVERIFY(std::any_of(weights.begin(), weights.end(), [](float w) { return w > 0.0F; }));
    }
};

QTEST_APPLESS_MAIN(SkullWatchingTest)
#include "skull_watching_test.moc"
