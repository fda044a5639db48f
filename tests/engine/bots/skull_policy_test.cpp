#include <QtTest/QtTest>

#include "engine/bots/bot_game.h"

using namespace facedown;
using namespace facedown::bots;
using skull::Skull;
using SkullGame = BotGame<Skull>;

namespace {

constexpr std::uint64_t firstSeed = 20260;

void eachVariant()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("tribes");
    QTest::addColumn<bool>("reveal");
    for (int tribes : {1, 2})
        for (int count = 3; count * tribes <= core::maxSeats; ++count)
            for (bool reveal : {false, true})
                QTest::addRow("%d players, %d tribes%s", count, tribes, reveal ? ", reveal" : "")
                    << count << tribes << reveal;
}

skull::Options rowOptions()
{
    QFETCH_GLOBAL(int, count);
    QFETCH_GLOBAL(int, tribes);
    QFETCH_GLOBAL(bool, reveal);
    return {count, tribes, reveal};
}

} // namespace

/// What both levels answer, in games where chance also decides, so that odd places come up too.
class SkullPolicyTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { eachVariant(); }

    void thePolicyIsADistributionOverWhatIsLegal()
    {
        for (int number = 0; number < gamesEach(1); ++number) {
            const std::uint64_t seed = firstSeed + static_cast<std::uint64_t>(number);
            SkullGame game(rowOptions(), seed);
            while (!game.over()) {
                for (const Level level : levels)
                    if (const std::string fault = faultOf(game, level); !fault.empty())
                        QFAIL(("seed " + std::to_string(seed) + ": " + fault).c_str());
                game.apply(game.decision(static_cast<Sitter>(game.random().below(3))));
            }
        }
    }

    void theSameSeedGivesTheSameDecisionWhateverIsHidden()
    {
        for (int number = 0; number < gamesEach(1); ++number) {
            const std::uint64_t seed = firstSeed + 1000 + static_cast<std::uint64_t>(number);
            SkullGame game(rowOptions(), seed);
            for (int step = 0; !game.over(); ++step) {
                if (step % 8 == number % 8)
                    if (const std::string fault = differenceOf(game, step); !fault.empty())
                        QFAIL(("seed " + std::to_string(seed) + ": " + fault).c_str());
                game.apply(game.decision(static_cast<Sitter>(game.random().below(3))));
            }
        }
    }

private:
    static std::string faultOf(SkullGame& game, Level level)
    {
        const Choice choice = game.choice(level);
        if (choice.policy.size() != Skull::legal(game.view()).size())
            return "the policy does not run along what is legal";
        double sum = 0.0;
        for (const double probability : choice.policy) {
            if (!(probability >= 0.0 && probability <= 1.0 + 1e-9))
                return "a probability of " + std::to_string(probability);
            sum += probability;
        }
        if (std::abs(sum - 1.0) > 1e-9)
            return "a sum of " + std::to_string(sum);
        if (choice.chosen >= choice.policy.size() || choice.policy[choice.chosen] <= 0.0)
            return "a choice that the policy rules out";
        return {};
    }

    /// Draws what is hidden anew, twice: the view stays, and so must every number.
    static std::string differenceOf(SkullGame& game, int step)
    {
        const auto decide = [&](Level level, const skull::View& view) {
            core::Random random(static_cast<std::uint64_t>(step));
            return choose<Skull>(level, view, game.past(), random, {});
        };
        for (const Level level : levels) {
            const Choice choice = decide(level, game.view());
            for (int again = 0; again < 2; ++again) {
                const skull::State other = Skull::complete(game.view(), game.past(), game.random());
                const skull::View view = Skull::view(other, game.actor());
                if (!(view == game.view()))
                    return "another view after step " + std::to_string(step);
                const Choice repeated = decide(level, view);
                if (repeated.chosen != choice.chosen || repeated.policy != choice.policy)
                    return "another decision after step " + std::to_string(step);
            }
        }
        return {};
    }
};

QTEST_APPLESS_MAIN(SkullPolicyTest)
#include "skull_policy_test.moc"
