#include "engine/bots/policies.h"

using namespace facedown;
using geschenkt::Geschenkt;
using geschenkt::Options;
using geschenkt::Variant;

namespace {

constexpr std::uint64_t policySeed = 32650;

void eachVariant()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("open");
    QTest::addColumn<bool>("openChips");
    for (bool open : {false, true})
        for (int count = Geschenkt::minPlayers; count <= (open ? 5 : 7); ++count) {
            const bool openChips = (count % 2 == 0) != open;
            QTest::addRow("%d players%s%s", count, open ? ", open" : "",
                          openChips ? ", open chips" : "")
                << count << open << openChips;
        }
}

Options rowOptions()
{
    QFETCH_GLOBAL(int, count);
    QFETCH_GLOBAL(bool, open);
    QFETCH_GLOBAL(bool, openChips);
    return {count, open ? Variant::Open : Variant::Base, openChips};
}

std::vector<double> policy(bots::BotGame<Geschenkt>& game, bots::Level level,
                           const geschenkt::View& view)
{
    core::Random random(game.history().size());
    return bots::choose<Geschenkt>({level}, view, game.history(), random, bots::budget).policy;
}

} // namespace

/// What every level answers.
class GeschenktPolicyTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { eachVariant(); }

    void thePolicyIsADistributionOverWhatIsLegal()
    {
        bots::thePolicyIsADistributionOverWhatIsLegal<Geschenkt>(rowOptions(), policySeed);
    }

    void whoeverIsToldToStopAnswersAtOnce()
    {
        bots::whoeverIsToldToStopAnswersAtOnce<Geschenkt>(rowOptions(), policySeed + 3000);
    }

    void theSameSeedGivesTheSameDecisionWhateverIsHidden()
    {
        bots::theSameSeedGivesTheSameDecisionWhateverIsHidden<Geschenkt>(rowOptions(),
                                                                         policySeed + 1000);
    }

    void whoeverCountsDoesAsWhoeverSees() // GE-3: payments are open, so nothing is hidden for long
    {
        const auto faultOf = [](bots::BotGame<Geschenkt>& game, int) -> std::string {
            geschenkt::View hidden = game.view();
            hidden.table.openChips = false;
            hidden.chips.fill(geschenkt::unknown);
            const auto own = static_cast<std::size_t>(game.actor());
            hidden.chips[own] = game.state().chips[own];
            geschenkt::View seen = hidden;
            seen.table.openChips = true;
            seen.chips = game.state().chips;
            const bool now = game.random().below(8) == 0;
            for (const bots::Level level : bots::levels)
                if (now && policy(game, level, seen) != policy(game, level, hidden))
                    return "another policy once the chips are seen";
            return {};
        };
        bots::playOddGames<Geschenkt>(rowOptions(), policySeed + 2000, faultOf);
    }
};

QTEST_APPLESS_MAIN(GeschenktPolicyTest)
#include "geschenkt_policy_test.moc"
