#include <QTest>

#include "bots/bots.h"
#include "engine/bots/bot_game.h"
#include "engine/geschenkt/geschenkt_game.h"

using namespace facedown;
using namespace facedown::geschenkt;
using bots::Level;

namespace {

/// What the hard bot of a temper makes of the card that lies there.
bots::Choice choice(bots::Temper temper, const Game& game, int iterations)
{
    const auto history = game.record().seenBy(game.actor());
    core::Random random;
    return bots::choose<Geschenkt>({Level::Hard, temper}, game.view(game.actor()), history, random,
                                   {.iterations = iterations});
}

/// The least and the most likely it takes, of both tempers, whether or not it searched.
std::pair<double, double> takes(const Game& game)
{
    std::pair bounds(1.0, 0.0);
    for (const bots::Temper temper : bots::tempers)
        for (const int iterations : {0, 60}) {
            const double takes = choice(temper, game, iterations).policy.front();
            bounds = {std::min(bounds.first, takes), std::max(bounds.second, takes)};
        }
    return bounds;
}

/// From so many iterations that a chance win does not count for much.
double bestShare(const Game& game)
{
    const auto values = choice(bots::Temper::Bold, game, 400).values;
    return *std::max_element(values.begin(), values.end());
}

/// Seat 1 took one dear card after the other for nothing, and is to turn the next.
Game lost(int players)
{
    Game game(geschenkt::players(players));
    game.play("first 0");
    game.give(1, {35, 33, 30, 28, 26, 24, 22, 18, 16});
    return game;
}

/// Seats 0 and 1 hold what is dear and seat 2 what is cheap; seat 2 is to turn one of the last two.
Game won()
{
    Game game(players(3));
    game.play("first 0");
    for (int card = 35; card > 20; card -= 2)
        game.give(0, card).give(1, card - 1);
    game.give(2, {3, 4, 5, 6, 7, 8});
    return game;
}

/// The cards of a match and what lay on each when it was taken.
constexpr std::pair<int, int> played[] = {
    {17, 8},  {6, 3},   {19, 11}, {14, 4}, {9, 3},  {7, 1},   {23, 6}, {5, 1},  {4, 0},
    {34, 17}, {28, 13}, {10, 3},  {22, 6}, {29, 7}, {31, 19}, {11, 2}, {27, 8}, {35, 4},
};

} // namespace

/// Where it cannot win any more, or not lose, all is the same to the aim of the hard bot. A person
/// at the table still wants to see it play: for its own score.
class GeschenktSettledTest : public QObject
{
    Q_OBJECT

private slots:
    void whoeverHasLostStillRefusesADearCard_data()
    {
        QTest::addColumn<int>("players");
        for (int players = 3; players <= Geschenkt::maxPlayers; ++players)
            QTest::addRow("%d players", players) << players;
    }
    void whoeverHasLostStillRefusesADearCard()
    {
        QFETCH(int, players);
        for (const int card : {14, 20, 32}) {
            Game game = lost(players);
            game.play("turn " + std::to_string(card));
            QVERIFY(bestShare(game) < 0.02);
            QVERIFY2(takes(game).second < 0.02, std::to_string(card).c_str());
        }
    }

    void andWhatThePotPaysForItTakes()
    {
        Game game = lost(4);
        game.play("turn 13").times(3, "pay, pay, pay, pay");
        QVERIFY(bestShare(game) < 0.02);
        QVERIFY(takes(game).first > 0.95);
    }

    void withFewChipsToo() // it has 4, and the others are 37 and 49 points better
    {
        Game game(players(3));
        game.play("first 2");
        for (const auto& [card, pot] : played)
            game.play("turn " + std::to_string(card)).times(pot, "pay").play("take");
        game.play("turn 32");
        QCOMPARE(game.allChips(), (std::vector{14, 4, 15}));
        QVERIFY(takes(game).second < 0.02);
        game.play("take, turn 8, take, turn 20");
        QVERIFY(takes(game).second < 0.02);
    }

    void whoeverHasWonStillRefusesADearCard()
    {
        Game game = won();
        game.play("turn 18");
        QVERIFY(bestShare(game) > 0.98);
        QVERIFY(takes(game).second < 0.02);
    }

    void asLongAsTheWinIsOpenItPlaysForThatAlone()
    {
        constexpr double clearly = 0.03; // more than a temper gives
        int decisions = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed)
            for (bots::BotGame<Geschenkt> game({.players = 3}, seed); !game.over();
                 game.apply(game.decision(bots::Bot::Medium))) {
                const bots::Choice choice = game.choice(Level::Hard, {.iterations = 60});
                if (choice.values.empty())
                    continue; // GE-12
                const double gain = choice.values[0] - choice.values[1];
                const double share = (choice.values[0] + choice.values[1]) / 2.0;
                if (std::abs(gain) < clearly || share < 0.2 || share > 0.8)
                    continue;
                QVERIFY(choice.policy[gain > 0.0 ? 0 : 1] > 0.9);
                ++decisions;
            }
        qInfo("%d clear decisions", decisions);
        QVERIFY(decisions > 100);
    }
};

QTEST_APPLESS_MAIN(GeschenktSettledTest)
#include "geschenkt_settled_test.moc"
