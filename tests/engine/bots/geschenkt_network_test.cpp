#include <QTest>

#include <cmath>

#include "bots/geschenkt/trained.h"
#include "bots/geschenkt/training/network_training.h"
#include "engine/bots/bot_game.h"

using namespace facedown;
using namespace facedown::bots;
using namespace facedown::bots::geschenkt_bot;
using geschenkt::Geschenkt;
using geschenkt::State;

namespace {

/// Calls back with each state of a game of medium bots in which a seat may take or pay.
void forEachDecision(int players, const auto& call)
{
    for (BotGame<Geschenkt> game({.players = players}, 30U + static_cast<unsigned>(players));
         !game.over(); game.apply(game.decision(Bot::Medium)))
        if (game.state().chipsOf(game.actor()) > 0)
            call(game.state());
}

/// The same table with each player one seat on.
State oneSeatOn(const State& state)
{
    State moved = state;
    for (Seat seat = 0; seat < state.table.players; ++seat) {
        moved.table.cards(state.table.next(seat)) = state.table.cards(seat);
        moved.chipsOf(state.table.next(seat)) = state.chipsOf(seat);
    }
    moved.table.actor = core::byte(state.table.next(state.table.actor));
    return moved;
}

/// A network whose parts all have a say.
Network network()
{
    core::Random random(4);
    Network network(3, firstRule(), random);
    for (float& weight : network.weights())
        weight += 0.2F * static_cast<float>(random.unit() - 0.5);
    return network;
}

double leaningOf(const Rule& rule, const State& state)
{
    return product(rule, Offer(state).aspects(state), 0, aspectCount);
}

} // namespace

/// The network that the hard bot goes on by in its playouts.
class GeschenktNetworkTest : public QObject
{
    Q_OBJECT

private slots:
    void whoSitsWhereMakesNoDifference_data() { addPlayers<Geschenkt>(); }
    void whoSitsWhereMakesNoDifference()
    {
        QFETCH(int, players);
        int decisions = 0;
        forEachDecision(players, [&](const State& state) {
            const State moved = oneSeatOn(state);
            const Inputs here = inputs(state, Offer(state));
            QVERIFY(here == inputs(moved, Offer(moved)));
            QCOMPARE(here.front(), 1.0F);
            ++decisions;
        });
        QVERIFY(decisions > 20);
    }

    void whatShipsIsOfItsSize_data() { addPlayers<Geschenkt>(); }
    void whatShipsIsOfItsSize()
    {
        QFETCH(int, players);
        core::Random random(1);
        QCOMPARE(trained().network(players).weights().size(),
                 Network(players, firstRule(), random).weights().size());
    }

    void itBeginsAsItsRule()
    {
        core::Random random(1);
        const Network fresh(4, firstRule(), random);
        forEachDecision(4, [&](const State& state) {
            const double leaning = static_cast<double>(fresh.leaning(state, Offer(state)));
            QVERIFY(std::abs(leaning - leaningOf(firstRule(), state)) < 0.3);
        });
    }

    void theGradientIsThatOfWhatComesOut() // by differences
    {
        Network changed = network();
        core::Random random(2);
        forEachDecision(3, [&](const State& state) {
            constexpr float little = 1.0F / 1024; // no unit wakes or falls asleep between
            const Inputs looked = inputs(state, Offer(state));
            Network::Weights gradient(changed.weights().size());
            changed.addGradient(looked, changed.think(looked), 2.0F, -1.0F, gradient);
            const auto loss = [&] {
                const Network::Thought thought = changed.think(looked);
                return 2.0F * thought.leaning - thought.expected;
            };
            const auto at =
                static_cast<std::size_t>(random.below(static_cast<int>(gradient.size())));
            const float before = changed.weights()[at];
            changed.weights()[at] = before + little;
            const float more = loss();
            changed.weights()[at] = before - little;
            const float less = loss();
            changed.weights()[at] = before;
            const float byDifferences = (more - less) / (2.0F * little);
            QVERIFY2(
                std::abs(byDifferences - gradient[at]) < 0.01F,
                qPrintable(
                    QStringLiteral("%1: %2, not %3").arg(at).arg(gradient[at]).arg(byDifferences)));
        });
    }

    void itLearnsToBeatAField()
    {
        const Rule rule = firstRule();
        const Field field{{&rule}};
        core::Random random(3);
        const Network fresh(3, rule, random);
        const Network learned = learnt({.iterations = 30, .games = 120}, rule, field, 3, random);
        const double before = shareAmong({.network = &fresh}, field, 3, 3000, 5);
        const double after = shareAmong({.network = &learned}, field, 3, 3000, 5);
        qInfo("share among copies of the rule: %.3f, and %.3f when it has learnt", before, after);
        QVERIFY(after > before + 0.1);
    }

    void theThreadsMakeNoDifference()
    {
        const Rule rule = firstRule();
        const auto weights = [&](int threads) {
            core::Random random(3);
            return learnt({.iterations = 2, .games = 40, .threads = threads}, rule, {{&rule}}, 4,
                          random)
                .weights();
        };
        QVERIFY(weights(1) == weights(3));
    }
};

QTEST_APPLESS_MAIN(GeschenktNetworkTest)
#include "geschenkt_network_test.moc"
