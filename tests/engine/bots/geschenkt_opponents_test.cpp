#include <QTest>

#include "bots/geschenkt/medium.h"
#include "bots/geschenkt/trained.h"
#include "bots/training.h"
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

/// Before: the seat to act may pay.
Observation seen(const geschenkt::State& state, bool takes)
{
    const Offer offer(state);
    return {offer.aspects(state), CardRound(mediumParameters, state).gainOfTaking(),
            static_cast<double>(trained().network(state.table.players).leaning(state, offer)),
            takes};
}

/// How likely what the others did was thought to be on average, in the last third of games in which
/// a medium bot sits among copies of a stranger.
double foretold(const Stranger<Geschenkt>& stranger, int games)
{
    double sum = 0.0;
    int count = 0;
    for (int number = 0; number < games; ++number) {
        BotGame<Geschenkt> game({.players = 3}, 90U + static_cast<std::uint64_t>(number));
        std::vector<Opponent> opponents(3, Opponent(trained().prior, trained().network(3)));
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
                seen(game.state(), decision == Decision::Take));
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
            BotGame<Geschenkt> game({.players = 3}, 1);
            return game.state();
        }();
        for (const bool takes : {false, true}) {
            Opponent opponent(trained().prior, trained().network(3));
            double before = opponent.learn(seen(state, takes));
            for (int time = 0; time < 5; ++time) {
                const double now = opponent.learn(seen(state, takes));
                QVERIFY(now > before || now > 0.98);
                before = now;
            }
        }
    }

    void aMediumBotIsKnownForOne()
    {
        BotGame<Geschenkt> game({.players = 3}, 5);
        Opponent opponent(trained().prior, trained().network(3));
        while (game.view().table.deck > 8) {
            const auto legal = Geschenkt::legal(game.view());
            const Decision decision = game.decision(Bot::Medium);
            if (game.actor() == 1 && legal.size() > 1)
                opponent.learn(seen(game.state(), decision == Decision::Take));
            game.apply(decision);
        }
        int mediums = 0;
        Rule rule;
        for (int time = 0; time < 100; ++time)
            mediums += opponent.draw(rule, game.random()).medium == temperAt(1) ? 1 : 0;
        QVERIFY2(mediums > 50, qPrintable(QString::number(mediums)));
    }

    void theNetworkIsKnownForOne()
    {
        const Network& network = trained().network(3);
        BotGame<Geschenkt> game({.players = 3}, 5);
        Opponent opponent(trained().prior, network);
        while (game.view().table.deck > 8) {
            const Offer offer(game.state());
            Decision decision = game.decision(Bot::Medium);
            if (game.actor() == 1 && Geschenkt::legal(game.view()).size() > 1) {
                const bool takes = network.leaning(game.state(), offer) > 0.0F;
                opponent.learn(seen(game.state(), takes));
                decision = takes ? Decision::Take : Decision::Pay;
            }
            game.apply(decision);
        }
        int networks = 0;
        Rule rule;
        for (int time = 0; time < 100; ++time)
            networks += opponent.draw(rule, game.random()).network == &network ? 1 : 0;
        QVERIFY2(networks > 50, qPrintable(QString::number(networks)));
    }

    void aMediumBotPlaysInRolloutsAsAtTheTable()
    {
        // Each seat in turn decides on the same card: by one reckoning of its whole way round.
        for (std::uint64_t seed = 1; seed < 20; ++seed) {
            BotGame<Geschenkt> game({.players = 4}, seed);
            const auto gains = CardRound(mediumParameters, game.state()).gainsOfTaking();
            for (const double gain : gains) {
                QCOMPARE(CardRound(mediumParameters, game.state()).gainOfTaking(), gain);
                game.apply(Decision::Pay);
            }
            QCOMPARE(Geschenkt::legal(game.view()).size(), std::size_t(1)); // GE-12
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
