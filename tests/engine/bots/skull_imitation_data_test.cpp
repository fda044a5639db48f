#include <QTest>

#include "bots/skull/training/imitation_data.h"

using namespace facedown::bots;
using namespace facedown::bots::skull_bot;

namespace {

constexpr std::uint64_t imitationSeed = 5150;
constexpr std::size_t games = 300;

/// Nothing learnt: it plays cautiously.
Strategy cautious()
{
    return Strategy(std::vector<float>(static_cast<std::size_t>(infosetColumns())));
}

ImitationData dataOf()
{
    ImitationData imitationData;
    for (std::uint64_t game = 0; game < games; ++game)
        imitationData.addGame(cautious(), 3, imitationSeed + game);
    return imitationData;
}

} // namespace

/// What is learnt from games that are watched.
class SkullImitationDataTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWonTellsWhatTribesAreWorth()
    {
        const ImitationData imitationData = dataOf();
        const MatchValue value = imitationData.value();
        const int bucket = bucketOf(facedown::skull::Skull::start({.players = 3}).table);
        facedown::skull::Tribe whole;
        facedown::skull::Tribe poor;
        poor.lost = 3;
        facedown::skull::Tribe near;
        near.wins = 1;
        const auto strength = [&](const facedown::skull::Tribe& tribe) {
            return value.strengths()[static_cast<std::size_t>(MatchValue::at(bucket, tribe))];
        };
        QVERIFY(strength(poor) > 0.0F);
        QVERIFY(strength(whole) > 0.0F);
        QVERIFY(strength(near) > strength(whole));
        QCOMPARE(dataOf().value().strengths(), value.strengths());
    }

    void eachRoundIsKeptAsItBegins()
    {
        const ImitationData imitationData = dataOf();
        QVERIFY(imitationData.rounds().size() >= 2 * games); // nobody wins in one round (SK-50)
        for (const facedown::skull::State& round : imitationData.rounds()) {
            QVERIFY(round.table.phase == facedown::skull::Phase::Prepare);
            QCOMPARE(round.table.discsOnMats(), 0);
        }
    }

    void howALevelPlaysBecomesAStrategy()
    {
        ImitationData imitationData;
        imitationData.addGame(Level::Easy, 3, imitationSeed);
        const Strategy strategy = imitationData.strategy();
        const auto& weights = strategy.weights();
        QVERIFY(std::any_of(weights.begin(), weights.end(), [](float w) { return w > 0.0F; }));
    }
};

QTEST_APPLESS_MAIN(SkullImitationDataTest)
#include "skull_imitation_data_test.moc"
