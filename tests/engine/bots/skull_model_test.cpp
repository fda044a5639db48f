#include <QTest>

#include <numeric>

#include "bots/skull/model.h"
#include "bots/skull/training/round_solver.h"

using namespace facedown;
using namespace facedown::bots;
using namespace facedown::bots::skull_bot;
using skull::Skull;

namespace {

skull::State threeAtTheStart()
{
    skull::State state = Skull::start({.players = 3});
    Skull::apply(state, skull::first(0));
    return state;
}

MatchValue plainValue()
{
    std::vector<float> strengths;
    for (int kind = 0; kind < MatchValue::count(); ++kind)
        strengths.push_back(kind % 2 == 0 ? 1.0F : 3.0F);
    return MatchValue(strengths);
}

/// Lays flowers, and never bids if it need not.
Strategy meek()
{
    std::vector<float> weights(static_cast<std::size_t>(infosetColumns()));
    for (int at = 0; at < infosetColumns(); at += infosetWidth(at))
        weights[static_cast<std::size_t>(at)] = 1.0F;
    return Strategy(weights);
}

} // namespace

/// What Skull's hard bots learn, and the tables that it ships in.
class SkullModelTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsPackedComesBack()
    {
        std::vector<float> weights(static_cast<std::size_t>(infosetColumns()));
        for (int at = 0; at < infosetColumns(); at += infosetWidth(at))
            if (at % 5 == 0)
                weights[static_cast<std::size_t>(at)] = 99.0F;
        QCOMPARE(unpacked(packed(weights)), weights);
        const std::vector<float> nothing(weights.size());
        QCOMPARE(packed(nothing).size(), std::size_t(1));
        QCOMPARE(unpacked(packed(nothing)), nothing);
    }

    void whatIsShippedIsWhole()
    {
        const Model& model = shippedModel();
        QCOMPARE(model.strategies.size(), std::size_t(opponentTypes));
        QCOMPARE(int(model.value.strengths().size()), MatchValue::count());
        for (const float strength : model.value.strengths())
            QVERIFY(strength > 1e-6F && strength < 1e6F);
        const auto shares = model.value.shares(threeAtTheStart().table);
        QVERIFY(std::abs(std::accumulate(shares.begin(), shares.end(), 0.0F) - 1.0F) < 1e-5F);
        QVERIFY(std::abs(shares[0] - shares[2]) < 1e-6F);
    }

    void aSuccessIsWorthMoreThanNone()
    {
        const MatchValue& value = shippedModel().value;
        for (int players = 3; players <= core::maxSeats; ++players) {
            skull::Table table = Skull::start({.players = players}).table;
            table.tribe(1).wins = 1;
            table.tribe(2).lost = 3;
            const auto shares = value.shares(table);
            QVERIFY(shares[1] > shares[0]);
            QVERIFY(shares[2] < shares[0]);
            table.tribe(1).wins = 2;
            QCOMPARE(value.shares(table)[1], 1.0F);
        }
    }

    void againstTheMeekItLearnsToTakeEverything()
    {
        core::Random random(5);
        const MatchValue value = plainValue();
        const Strategy others = meek();
        RoundSolver solver(value, {{&others, 1.0}}, random);
        for (int round = 0; round < 300; ++round)
            solver.learn(threeAtTheStart(), 0);
        // It goes first, all three mats hold a flower, and nobody else would ever raise.
        skull::State state = threeAtTheStart();
        for (int seat = 0; seat < 3; ++seat)
            Skull::apply(state, skull::place(skull::Disc::Flower));
        const Abstraction abstraction(state.table);
        const Infoset infoset = abstraction.with(skull::inHand);
        const Strategy::Chances chances = solver.average().chances(infoset);
        double bids = 0.0;
        for (std::size_t index = 0; index < infoset.options.size(); ++index)
            if (infoset.options[index].decision.kind == skull::Decision::Kind::Bid)
                bids += static_cast<double>(chances[index]);
        QVERIFY(bids > 0.9);
    }
};

QTEST_APPLESS_MAIN(SkullModelTest)
#include "skull_model_test.moc"
