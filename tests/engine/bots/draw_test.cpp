#include <map>

#include <QTest>

#include "bots/bot.h"
#include "bots/sampling.h"
#include "nyet/nyet.h"

using namespace facedown;
using namespace facedown::bots;

namespace {

/// States that are known by a number, here that of the round.
struct Numbered
{
    nyet::State draw(core::Random& random) const
    {
        nyet::State state;
        state.table.round = static_cast<std::int8_t>(random.below(100));
        return state;
    }
};

/// How often each was drawn in so many draws, the likelier the `likelihood` of its number.
std::map<int, int> drawn(int draws, const std::function<double(int)>& likelihood)
{
    const auto ofState = [&](const nyet::State& state) { return likelihood(state.table.round); };
    core::Random random(3);
    const Numbered numbered;
    Particles<nyet::Nyet, Numbered, decltype(ofState)> particles(numbered, ofState, random);
    std::map<int, int> counts;
    for (int i = 0; i < draws; ++i)
        ++counts[particles.draw().table.round];
    return counts;
}

} // namespace

/// The names of the levels, drawing from a policy and from states, and where the random numbers for
/// it come from.
class DrawTest : public QObject
{
    Q_OBJECT

private slots:
    void levelsHaveNamesOfTheirOwn()
    {
        for (const Level level : levels)
            QVERIFY(levelNamed(name(level)) == level);
        QVERIFY(name(Level::Easy) == "easy");
        QVERIFY(name(Level::Medium) == "medium");
        QVERIFY(name(Level::Hard) == "hard");
        QVERIFY(!levelNamed("Easy"));
        QVERIFY(!levelNamed(""));
    }

    void statesAreDrawnByTheirWeights()
    {
        int likely = 0;
        for (const auto& [number, times] : drawn(8000, [](int n) { return n < 50 ? 3.0 : 1.0; }))
            likely += number < 50 ? times : 0;
        QVERIFY2(std::abs(likely - 6000) < 300, qPrintable(QString::number(likely)));
    }

    /// However sure the likelihood is: it is but a model, and the states are a few of many.
    void noFewStatesAreAllThatIsDrawn()
    {
        for (const int draws : {100, 1000, 8000}) {
            const auto counts = drawn(draws, [](int n) { return std::exp(-0.3 * n); });
            double squares = 0.0;
            int likely = 0;
            for (const auto& [number, times] : counts) {
                squares += double(times) * times;
                likely += number < 50 ? times : 0;
            }
            QVERIFY(double(draws) * draws / squares > 4.0); // numbers, each of many states
            QVERIFY(likely > draws * 0.6);
        }
    }

    void whatCannotBeIsNeverDrawn()
    {
        core::Random random(1);
        for (int i = 0; i < 1000; ++i)
            QCOMPARE(draw({0.0, 1.0, 0.0}, random), 1U);
    }

    void aSumJustShortOfOneIsHarmless()
    {
        core::Random random(2);
        for (int i = 0; i < 1000; ++i)
            QVERIFY(draw({0.5, 0.0, 0.0}, random) == 0U);
    }

    void eachIsDrawnAsOftenAsThePolicySays()
    {
        constexpr int draws = 100000;
        const std::vector<double> policy{0.1, 0.0, 0.6, 0.3};
        std::vector<int> counts(policy.size(), 0);
        core::Random random(3);
        for (int i = 0; i < draws; ++i)
            ++counts[draw(policy, random)];
        // Five standard deviations are below 0.008.
        for (std::size_t i = 0; i < policy.size(); ++i)
            QVERIFY(std::abs(double(counts[i]) / draws - policy[i]) < 0.008);
    }

    void eachSeedAndStepHasNumbersOfItsOwn()
    {
        for (std::uint64_t step = 0; step < 100; ++step)
            QCOMPARE(randomFor(7, step).unit(), randomFor(7, step).unit());
        QVERIFY(randomFor(7, 0).unit() != randomFor(7, 1).unit());
        QVERIFY(randomFor(7, 0).unit() != randomFor(8, 0).unit());
    }

    void aBotCannotTellFromItsLuckWhatChanceBrings()
    {
        constexpr std::uint64_t steps = 1000;
        int same = 0;
        for (std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}})
            for (std::uint64_t step = 0; step < steps; ++step)
                same += randomFor(seed, step).below(12) == core::Random::at(seed, step).below(12);
        // A twelfth of 3000 by accident; five standard deviations are 76.
        QVERIFY(same > 174);
        QVERIFY(same < 326);
    }
};

QTEST_APPLESS_MAIN(DrawTest)
#include "draw_test.moc"
