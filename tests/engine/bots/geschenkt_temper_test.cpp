#include <QTest>

#include "engine/bots/bot_game.h"

using namespace facedown;
using namespace facedown::bots;
using geschenkt::Geschenkt;

namespace {

constexpr std::uint64_t temperSeed = 700;

double takes(BotGame<Geschenkt>& game, Character character)
{
    core::Random random(game.history().size());
    return choose<Geschenkt>(character, game.view(), game.history(), random, budget).policy.front();
}

/// What lies on the cards that the seats of a temper take of their own will, at tables where they
/// alternate.
struct Pots
{
    int chips = 0;
    int cards = 0;

    double mean() const { return static_cast<double>(chips) / cards; }
};

std::array<Pots, 2> potsTaken(Level level, int games)
{
    std::array<Pots, 2> pots;
    for (int number = 0; number < games; ++number) {
        BotGame<Geschenkt> game({.players = 4}, temperSeed + static_cast<std::uint64_t>(number));
        while (!game.over()) {
            const Choice choice = game.choice(level);
            const bool isTaken = choice.chosen == 0;
            if (isTaken && choice.policy.size() > 1) {
                Pots& taken = pots[static_cast<std::size_t>(temperAt(game.actor()))];
                taken.chips += game.view().table.pot;
                ++taken.cards;
            }
            game.apply(isTaken ? geschenkt::Decision::Take : geschenkt::Decision::Pay);
        }
    }
    return pots;
}

} // namespace

/// A bold bot lets a card go round for more chips; a careful one takes sooner.
class GeschenktTemperTest : public QObject
{
    Q_OBJECT

private slots:
    void theCarefulTakesSooner_data() { eachLevel(); }
    void theCarefulTakesSooner()
    {
        QFETCH(Level, level);
        double more = 0.0;
        int close = 0;
        for (int number = 0; number < gamesEach(1); ++number) {
            BotGame<Geschenkt> game({.players = 4},
                                    temperSeed + static_cast<std::uint64_t>(number));
            for (; !game.over(); game.apply(game.decision(Bot::Medium))) {
                const double bold = takes(game, {level, Temper::Bold});
                const double careful = takes(game, {level, Temper::Careful});
                QVERIFY(careful >= bold);
                if (careful < 0.05 || bold > 0.95)
                    continue; // plain to both
                more += careful - bold;
                ++close;
            }
        }
        qInfo("%d close decisions, taken %.2f oftener by the careful", close, more / close);
        QVERIFY(close > 0 && more / close > 0.2);
    }

    void theBoldWaitForMoreChips_data() { eachLevel(); }
    void theBoldWaitForMoreChips()
    {
        QFETCH(Level, level);
        const auto [bold, careful] = potsTaken(level, gamesEach(level == Level::Hard ? 12 : 20));
        qInfo("chips on what is taken: bold %.2f, careful %.2f", bold.mean(), careful.mean());
        QVERIFY(bold.mean() > 1.1 * careful.mean());
    }

private:
    static void eachLevel()
    {
        QTest::addColumn<Level>("level");
        for (const Level level : levels)
            QTest::addRow("%s", name(level).data()) << level;
    }
};

QTEST_APPLESS_MAIN(GeschenktTemperTest)
#include "geschenkt_temper_test.moc"
