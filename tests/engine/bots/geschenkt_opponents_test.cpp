#include <QtTest/QtTest>

#include "bots/bots.h"
#include "bots/geschenkt/trained.h"
#include "engine/bots/bot_game.h"

using namespace facedown;
using namespace facedown::bots;
using namespace facedown::bots::geschenkt_bot;
using geschenkt::Decision;
using geschenkt::Geschenkt;

namespace {

const Stranger<Geschenkt>& strangerNamed(const std::string& name)
{
    for (const auto& stranger : strangers<Geschenkt>())
        if (stranger.name == name)
            return stranger;
    qFatal("there is no stranger %s", name.c_str());
}

/// How likely what the others did was thought to be on average, in the last third of games in which
/// a medium bot sits among copies of a stranger.
double foretold(const Stranger<Geschenkt>& stranger, int games)
{
    double sum = 0.0;
    int count = 0;
    for (int number = 0; number < games; ++number) {
        BotGame<Geschenkt> game({.players = 3}, 90U + static_cast<std::uint64_t>(number));
        std::vector<Opponent> opponents(3, Opponent(trained().prior));
        while (!game.over()) {
            const auto legal = Geschenkt::legal(game.view());
            const Seat seat = game.actor();
            if (seat == 0 || legal.size() == 1) {
                game.apply(seat == 0 ? game.decision(Bot::Medium) : legal[0]);
                continue;
            }
            const Decision decision =
                legal[stranger.decide(game.view(), game.history(), game.random())];
            const double chance = opponents[static_cast<std::size_t>(seat)].learn(
                Offer(game.state()).aspects(game.state()), decision == Decision::Take);
            if (game.view().table.deck < 8) {
                sum += chance;
                ++count;
            }
            game.apply(decision);
        }
    }
    return sum / count;
}

} // namespace

/// What the hard bot makes of how the others play.
class GeschenktOpponentsTest : public QObject
{
    Q_OBJECT

private slots:
    void whoWasNeverMetIsSoonForetold_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto& stranger : strangers<Geschenkt>())
            if (stranger.isHeldOut && stranger.name != "slipping-hard")
                QTest::addRow("%s", stranger.name.c_str()) << stranger.name.c_str();
    }
    void whoWasNeverMetIsSoonForetold()
    {
        QFETCH(QString, name);
        const double chance = foretold(strangerNamed(name.toStdString()), 10);
        qInfo("%.2f", chance);
        QVERIFY(chance > 0.7);
    }

    void aDecisionMakesItselfLikelier()
    {
        const geschenkt::State state = [] {
            BotGame<Geschenkt> game({.players = 4}, 1);
            return game.state();
        }();
        const Aspects aspects = Offer(state).aspects(state);
        for (const bool takes : {false, true}) {
            Opponent opponent(trained().prior);
            double before = opponent.learn(aspects, takes);
            for (int time = 0; time < 5; ++time) {
                const double now = opponent.learn(aspects, takes);
                QVERIFY(now > before || now > 0.98);
                before = now;
            }
        }
    }

    void memoryMakesNoDifference()
    {
        BotGame<Geschenkt> game({.players = 3}, 4);
        Memory memory;
        for (; !game.over(); game.apply(game.decision(Bot::Medium))) {
            core::Random one(game.history().size());
            core::Random two = one;
            const Character hard{Level::Hard, Temper::Bold};
            const auto kept = choose<Geschenkt>(hard, game.view(), game.history(), one,
                                                {.iterations = 8}, memory);
            const auto anew =
                choose<Geschenkt>(hard, game.view(), game.history(), two, {.iterations = 8});
            QCOMPARE(kept.policy, anew.policy);
        }
    }
};

QTEST_APPLESS_MAIN(GeschenktOpponentsTest)
#include "geschenkt_opponents_test.moc"
