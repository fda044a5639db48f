#include <chrono>

#include "bots/nyet/hard.h"
#include "bots/nyet/win_model.h"
#include "engine/bots/bot_game.h"
#include "engine/bots/nyet_positions.h"

using namespace facedown;
using namespace facedown::nyet;
using bots::BotGame;
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
                QVERIFY(value >= 0.0 && value <= 1.0);
        }
    }

    /// Also where all but nothing, or all, is won: few points are left in the last rounds.
    void chancesAreChances()
    {
        BotGame<Nyet> game({.players = 2}, 5);
        int answers = 0;
        while (!game.over()) {
            const auto history = game.history();
            core::Random random(7);
            const Choice choice =
                bots::choose<Nyet>({Level::Hard}, game.view(), history, random, {.iterations = 20});
            for (const double value : choice.values)
                QVERIFY2(value >= 0.0 && value <= 1.0, qPrintable(QString::number(value)));
            answers += choice.values.empty() ? 0 : 1;
            game.apply(Nyet::legal(game.view())[choice.chosen]);
        }
        QVERIFY(answers > 20);
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

    void pointsOfTheRoundDecide_data()
    {
        QTest::addColumn<int>("decision");
        QTest::newRow("a veto") << 0;
        QTest::newRow("teams") << 1;
        QTest::newRow("a discard") << 2;
        QTest::newRow("a card") << 3;
    }

    /// Two points more decide, however little of a chance they are in the first round.
    void pointsOfTheRoundDecide()
    {
        QFETCH(int, decision);
        Game teams(players(4));
        teams.deal({strong}).veto({});
        const Game game = decision == 0   ? positions()[0]
                          : decision == 1 ? teams
                          : decision == 2 ? pairs({withGreens}, {.discard = "one"})
                                          : positions()[1];
        View view = game.view(game.actor());
        const auto legal = Nyet::legal(view);
        QVERIFY(legal.size() > 2);
        const auto better = bots::nyet_bot::dominators(view, legal);
        core::Random random(1);
        for (const int round : {1, view.table.rounds()}) {
            view.table.round = core::byte(round);
            const double point = bots::nyet_bot::WinModel(view.table).ofOnePoint();
            QCOMPARE(2 * point > 0.04, round > 1);
            for (std::size_t best = 0; best < legal.size(); ++best) {
                if (better[best] != best)
                    continue;
                const std::vector<double> same(legal.size(), 0.0);
                bots::nyet_bot::Found found{std::vector<double>(legal.size(), 1000.0),
                                            std::vector<double>(legal.size(), 0.25), 1000};
                found.values[best] += 2 * point;
                for (const bots::Temper temper : bots::tempers) {
                    const Choice choice =
                        bots::nyet_bot::choiceBy(found, same, temper, view, random);
                    QVERIFY2(choice.policy[best] > 0.95, qPrintable(QString("%1, round %2: %3")
                                                                        .arg(best)
                                                                        .arg(round)
                                                                        .arg(choice.policy[best])));
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(NyetHardTest)
#include "nyet_hard_test.moc"
