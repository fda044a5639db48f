#include "engine/bots/policies.h"

using namespace facedown;
using skull::Skull;

namespace {

constexpr std::uint64_t policySeed = 20260;

/// Few, for hard bots take their time; all of them where more games are asked for.
void eachVariant()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("tribes");
    QTest::addColumn<bool>("reveal");
    const bool all = bots::gamesEach(1) > 1;
    for (int tribes : {1, 2})
        for (int count = 3; count * tribes <= core::maxSeats; ++count)
            for (bool reveal : {false, true})
                if (all || (count + tribes < 6 && reveal == (count == 3)))
                    QTest::addRow("%d players, %d tribes%s", count, tribes,
                                  reveal ? ", reveal" : "")
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

/// What all levels answer.
class SkullPolicyTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { eachVariant(); }

    void thePolicyIsADistributionOverWhatIsLegal()
    {
        bots::thePolicyIsADistributionOverWhatIsLegal<Skull>(rowOptions(), policySeed);
    }

    void whoeverIsToldToStopAnswersAtOnce()
    {
        bots::whoeverIsToldToStopAnswersAtOnce<Skull>(rowOptions(), policySeed + 3000);
    }

    void theSameSeedGivesTheSameDecisionWhateverIsHidden()
    {
        bots::theSameSeedGivesTheSameDecisionWhateverIsHidden<Skull>(rowOptions(),
                                                                     policySeed + 1000);
    }
};

QTEST_APPLESS_MAIN(SkullPolicyTest)
#include "skull_policy_test.moc"
