#include <QTest>

#include "bots/search.h"
#include "core/playout.h"
#include "geschenkt/geschenkt.h"

using namespace facedown;
using namespace facedown::bots;
using namespace facedown::geschenkt;

namespace {

/// Knows nothing of the game: each decision is as likely, and the rest is left to chance.
class Novice
{
public:
    static constexpr double exploration = 0.7;

    explicit Novice(const State& state)
        : state_(state)
    {
    }

    const State& determinize()
    {
        ++determinizations;
        return state_;
    }
    static bool ends(const State&) { return false; }
    static bool followsPolicy(const State&) { return false; }
    void prior(const State&, const Geschenkt::Decisions& legal, Priors<Geschenkt>& priors)
    {
        forcedAsked = forcedAsked || legal.size() == 1;
        priors.append(legal, [](Decision) { return 1.0F; });
        if (stopAfter > 0 && determinizations == stopAfter)
            stopper.request_stop();
    }
    static bots::WinProbabilities rollout(State& state, core::Random& random)
    {
        core::playOut<Geschenkt>(state, random);
        return winProbabilities(Geschenkt::winners(state));
    }

    int determinizations = 0;
    bool forcedAsked = false;
    int stopAfter = 0;
    std::stop_source stopper;

private:
    State state_;
};

/// Seat 0 of three is to decide on the last card.
State lastCard(int card, int pot, const std::vector<Cards>& cards, const std::vector<int>& chips)
{
    State state = Geschenkt::start({.players = 3});
    state.table.phase = Phase::Decide;
    state.table.actor = state.table.starter = byte(0);
    state.table.card = byte(card);
    state.table.pot = byte(pot);
    state.table.deck = 0;
    for (Seat seat = 0; seat < 3; ++seat) {
        state.table.cards(seat) = cards[static_cast<std::size_t>(seat)];
        state.chipsOf(seat) = byte(chips[static_cast<std::size_t>(seat)]);
    }
    return state;
}

/// Whoever takes the 5 with its chips wins.
State present()
{
    return lastCard(5, 6, {{20}, {21}, {22}}, {1, 2, 3});
}

/// Whoever takes the 35 loses; seat 0 has the last chip, if it keeps on paying.
State burden()
{
    return lastCard(35, 0, {{3}, {4}, {5}}, {2, 1, 1});
}

Geschenkt::Decisions takeOrPay()
{
    Geschenkt::Decisions decisions;
    decisions.push_back(Decision::Take);
    decisions.push_back(Decision::Pay);
    return decisions;
}

struct Found
{
    std::vector<double> visits;
    std::vector<double> values;
    int iterations = 0;

    bool operator==(const Found&) const = default;
};

Found searched(Novice& novice, const Budget& budget, std::uint64_t seed = 1)
{
    core::Random random(seed);
    Search<Geschenkt, Novice> search(0, novice, random);
    search.run(budget);
    const Geschenkt::Decisions legal = takeOrPay();
    return {search.visits(legal), search.values(legal), search.iterations()};
}

Found searched(const State& state, const Budget& budget, std::uint64_t seed = 1)
{
    Novice novice(state);
    return searched(novice, budget, seed);
}

constexpr std::size_t take = 0;
constexpr std::size_t pay = 1;

} // namespace

/// The search by itself, with a domain that knows nothing.
class SearchTest : public QObject
{
    Q_OBJECT

private slots:
    void itFindsWhatWins()
    {
        const Found found = searched(present(), {.iterations = 300});
        QCOMPARE(found.values[take], 1.0);
        QVERIFY(found.values[pay] < 0.3); // the next one takes it
        QVERIFY(found.visits[take] > 250.0);
        QCOMPARE(found.visits[take] + found.visits[pay], 300.0);
    }

    /// What is clearly worse is tried as often, so that one knows how much worse.
    void itCompares()
    {
        const Found found = searched(present(), {.iterations = 300, .compares = true});
        QVERIFY(found.visits[pay] >= 100.0);
        QVERIFY(found.visits[take] >= found.visits[pay]);
        QCOMPARE(found.visits[take] + found.visits[pay], 300.0);
        QCOMPARE(found.values[take], 1.0);
        QVERIFY(found.values[pay] < 0.3);
    }

    void itSeesItsLaterDecisions()
    {
        const Found found = searched(burden(), {.iterations = 1000});
        QCOMPARE(found.values[take], 0.0);
        QVERIFY(found.values[pay] > 0.95);
    }

    void whereThereIsNoChoiceItAsksNobodyAndGoesOn() // GE-12
    {
        // Seat 1 must take: so seat 0 may pay its last chip.
        Novice novice(lastCard(30, 0, {{3}, {10}, {12}}, {1, 0, 3}));
        const Found found = searched(novice, {.iterations = 200});
        QCOMPARE(found.values[pay], 1.0);
        QVERIFY(found.visits[pay] > 150.0);
        QVERIFY(!novice.forcedAsked);
    }

    void aChoiceIsWhatWasTriedMost()
    {
        Novice novice(present());
        core::Random random(1);
        Search<Geschenkt, Novice> search(0, novice, random);
        search.run({.iterations = 300});
        const Choice choice = search.choice(takeOrPay());
        const Found found = searched(present(), {.iterations = 300});
        QCOMPARE(choice.iterations, 300);
        QCOMPARE(choice.values, found.values);
        QCOMPARE(choice.policy[take], found.visits[take] / 300.0);
        QCOMPARE(choice.policy[take] + choice.policy[pay], 1.0);
    }

    void theSameSeedFindsTheSame()
    {
        const Budget budget{.iterations = 200};
        const Found found = searched(burden(), budget, 7);
        QVERIFY(found == searched(burden(), budget, 7));
        QVERIFY(found != searched(burden(), budget, 8));
    }

    void itMayGoOn()
    {
        Novice novice(burden());
        core::Random random(7);
        Search<Geschenkt, Novice> search(0, novice, random);
        search.run({.iterations = 150});
        search.run({.iterations = 50});
        QCOMPARE(search.iterations(), 200);
        QCOMPARE(search.values(takeOrPay()), searched(burden(), {.iterations = 200}, 7).values);
    }

    void withoutTimeItDoesNotBegin()
    {
        const Found found = searched(burden(), {.time = std::chrono::milliseconds(0)});
        QCOMPARE(found.iterations, 0);
        QCOMPARE(found.visits, (std::vector{0.0, 0.0}));
        QCOMPARE(found.values, (std::vector{0.0, 0.0}));
        QCOMPARE(searched(burden(), {.time = std::chrono::milliseconds(-5)}).iterations, 0);
        QCOMPARE(searched(burden(), {.iterations = 0}).iterations, 0);
    }

    void itStopsWhenToldTo()
    {
        std::stop_source stopped;
        stopped.request_stop();
        QCOMPARE(searched(burden(), {.iterations = 1000, .stop = stopped.get_token()}).iterations,
                 0);

        Novice novice(burden());
        novice.stopAfter = 10;
        const Budget hour{.time = std::chrono::hours(1), .stop = novice.stopper.get_token()};
        QCOMPARE(searched(novice, hour).iterations, 10);
    }
};

QTEST_APPLESS_MAIN(SearchTest)
#include "search_test.moc"
