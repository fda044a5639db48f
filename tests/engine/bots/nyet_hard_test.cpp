#include <chrono>

#include "engine/bots/nyet_positions.h"

using namespace facedown;
using namespace facedown::nyet;
using bots::Budget;
using bots::Choice;

namespace {

Choice hard(const Game& game, const Budget& budget, std::uint64_t seed = 1)
{
    const auto history = game.record().seenBy(game.actor());
    core::Random random(seed);
    return bots::choose<Nyet>({Level::Hard}, game.view(game.actor()), history, random, budget);
}

/// A veto, and a card in the middle of a round.
std::vector<Game> positions()
{
    Game veto(players(4));
    veto.deal({strong});
    return {veto, toPlay(withGreens, "G8 G3 G2")};
}

} // namespace

/// How the hard bot keeps to its budget.
class NyetHardTest : public QObject
{
    Q_OBJECT

private slots:
    void itMakesAsManySearchesAsAsked()
    {
        for (const Game& game : positions()) {
            const Choice choice = hard(game, {.iterations = 70});
            QCOMPARE(choice.iterations, 70);
            QCOMPARE(choice.values.size(), choice.policy.size());
            for (const double value : choice.values)
                QVERIFY(value >= -0.1 && value <= 1.1);
        }
    }

    void withoutTimeItAnswersByItsPolicy()
    {
        for (const Game& game : positions()) {
            const Choice choice = hard(game, {.time = std::chrono::milliseconds(0)});
            QCOMPARE(choice.iterations, 0);
            QVERIFY(choice.values.empty());
            QVERIFY(choice.policy[choice.chosen] > 0.0);
        }
        QVERIFY(hard(positions()[1], {.iterations = 0}).values.empty());
    }
};

QTEST_APPLESS_MAIN(NyetHardTest)
#include "nyet_hard_test.moc"
