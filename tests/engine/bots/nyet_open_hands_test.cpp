#include "bots/nyet/open_hands.h"
#include "engine/bots/bot_game.h"
#include "engine/bots/nyet_positions.h"

using namespace facedown;
using namespace facedown::bots;
using nyet::Nyet;
using nyet_bot::OpenHands;

namespace {

constexpr std::uint64_t blundersSeed = 97;
constexpr int worldsTried = 8;
constexpr int cardsLeft = 4;

/// Calls back with each decision of a few rounds' last tricks at which there is a choice.
void forEachLateDecision(auto&& called)
{
    for (std::uint64_t deal = 0; deal < 4; ++deal) {
        BotGame<Nyet> game({4, 0, false}, blundersSeed + deal);
        while (game.state().table.round == 1) {
            const nyet::Table& table = game.state().table;
            if (table.phase == nyet::Phase::Play && table.seat(table.actor).held <= cardsLeft &&
                Nyet::legal(game.view()).size() > 1)
                called(game);
            game.apply(game.decision(Bot::Easy));
        }
    }
}

} // namespace

/// Cards compared in worlds with open hands.
class NyetOpenHandsTest : public QObject
{
    Q_OBJECT

private slots:
    void allCardsOfADecisionShareTheirWorlds()
    {
        forEachLateDecision([](BotGame<Nyet>& game) {
            const nyet::View view = game.view();
            const nyet::Knowledge known(view, game.history());
            core::Random random(game.number());
            OpenHands open(view, known, worldsTried, random);
            for (std::size_t index = 0; index < Nyet::legal(view).size(); ++index)
                open.surelyBetter(index);
            std::vector<int> after;
            core::Random drawing(game.number());
            for (int drawn = 0; drawn <= worldsTried; ++drawn) {
                after.push_back(core::Random(drawing).below(1 << 30));
                known.draw(drawing);
            }
            const int left = core::Random(random).below(1 << 30);
            QVERIFY2(std::count(after.begin(), after.end(), left) > 0, "more worlds were drawn");
        });
    }

    /// So that whoever avoids a card need not look again.
    void whatIsBetterByMostGivesWayToNothing()
    {
        int found = 0;
        forEachLateDecision([&](BotGame<Nyet>& game) {
            const nyet::View view = game.view();
            const nyet::Knowledge known(view, game.history());
            core::Random random(game.number());
            OpenHands open(view, known, worldsTried, random);
            for (std::size_t index = 0; index < Nyet::legal(view).size(); ++index)
                if (const auto better = open.surelyBetter(index)) {
                    ++found;
                    QVERIFY(better->points > 0);
                    QVERIFY(better->index != index);
                    QVERIFY(!open.surelyBetter(better->index));
                }
        });
        QVERIFY(found > 0);
    }
};

QTEST_APPLESS_MAIN(NyetOpenHandsTest)
#include "nyet_open_hands_test.moc"
