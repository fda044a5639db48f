#include "engine/bots/policies.h"

using namespace facedown;
using nyet::Nyet;
using nyet::Options;

namespace {

constexpr std::uint64_t policySeed = 7321;

void eachTable()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("target");
    QTest::addColumn<bool>("noTrump");
    // Some rounds are enough, and quicker than whole games.
    for (int players = Nyet::minPlayers; players <= Nyet::maxPlayers; ++players)
        QTest::addRow("%d players", players) << players << 15 << (players == 5);
    QTest::addRow("to the last round") << 2 << 0 << true;
}

Options rowOptions()
{
    QFETCH_GLOBAL(int, players);
    QFETCH_GLOBAL(int, target);
    QFETCH_GLOBAL(bool, noTrump);
    return {players, target, noTrump};
}

} // namespace

/// What all levels answer.
class NyetPolicyTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { eachTable(); }

    void thePolicyIsADistributionOverWhatIsLegal()
    {
        bots::thePolicyIsADistributionOverWhatIsLegal<Nyet>(rowOptions(), policySeed);
    }

    void whoeverIsToldToStopAnswersAtOnce()
    {
        bots::whoeverIsToldToStopAnswersAtOnce<Nyet>(rowOptions(), policySeed + 3000);
    }

    void theSameSeedGivesTheSameDecisionWhateverIsHidden()
    {
        bots::theSameSeedGivesTheSameDecisionWhateverIsHidden<Nyet>(rowOptions(),
                                                                    policySeed + 1000);
    }
};

QTEST_APPLESS_MAIN(NyetPolicyTest)
#include "nyet_policy_test.moc"
