#include <algorithm>

#include <QTest>

#include "engine/bots/bot_game.h"

using namespace facedown;
using namespace facedown::bots;
using skull::Phase;
using skull::Skull;
using Kind = skull::Decision::Kind;
using SkullGame = BotGame<Skull>;

namespace {

constexpr std::uint64_t temperSeed = 500;

/// How likely characters do what, on average over the positions in which they could.
struct Leaning
{
    double opening = 0.0;
    double raising = 0.0;
    double leaping = 0.0; ///< how many discs it bids more than need be
};

/// The same positions for both tempers: those of games among medium bots.
Leaning leaningOf(Character character)
{
    Leaning sums;
    int turns = 0;
    int bids = 0;
    for (int number = 0; number < gamesEach(8); ++number) {
        SkullGame game({.players = 3 + number % 4},
                       temperSeed + static_cast<std::uint64_t>(number));
        while (!game.over()) {
            const Phase phase = game.state().table.phase;
            const auto legal = Skull::legal(game.view());
            if (legal.size() > 1 && (phase == Phase::Turn || phase == Phase::Bid)) {
                core::Random own(temperSeed);
                const Choice choice =
                    choose<Skull>(character, game.view(), game.history(), own, budget);
                const skull::Table& table = game.state().table;
                const int enough = std::max<int>(table.bid + 1, table.tribe(table.actor).mat);
                double chance = 0.0;
                for (std::size_t index = 0; index < legal.size(); ++index) {
                    const double bid = legal[index].kind == Kind::Bid ? choice.policy[index] : 0.0;
                    chance += bid;
                    sums.leaping += bid * std::max(0, legal[index].value - enough);
                }
                (phase == Phase::Turn ? sums.opening : sums.raising) += chance;
                ++(phase == Phase::Turn ? turns : bids);
            }
            core::Random random(static_cast<std::uint64_t>(number + turns + bids));
            game.apply(legal[choose<Skull>({Level::Medium, Temper::Bold}, game.view(),
                                           game.history(), random, budget)
                                 .chosen]);
        }
    }
    return {sums.opening / turns, sums.raising / bids, sums.leaping / (turns + bids)};
}

double odds(double chance)
{
    return chance / (1.0 - chance);
}

} // namespace

/// The two tempers of each level in Skull.
class SkullTemperTest : public QObject
{
    Q_OBJECT

private slots:
    void theBoldBidSoonerAndRaiseMore_data()
    {
        QTest::addColumn<int>("level");
        for (const Level level : levels)
            QTest::addRow("%s", name(level).data()) << static_cast<int>(level);
    }
    void theBoldBidSoonerAndRaiseMore()
    {
        QFETCH(int, level);
        const Leaning bold = leaningOf({static_cast<Level>(level), Temper::Bold});
        const Leaning careful = leaningOf({static_cast<Level>(level), Temper::Careful});
        qInfo("opens %.2f and %.2f of its turns, raises %.2f and %.2f of the bids, "
              "by %.3f and %.3f discs more than need be",
              bold.opening, careful.opening, bold.raising, careful.raising, bold.leaping,
              careful.leaping);
        QVERIFY(odds(bold.opening) > 1.2 * odds(careful.opening));
        QVERIFY(odds(bold.raising) > 1.2 * odds(careful.raising));
        QVERIFY(static_cast<Level>(level) != Level::Hard || bold.leaping > 2 * careful.leaping);
        QVERIFY(bold.leaping < 0.14); // as a rule even the bold bid no higher than need be
    }
};

QTEST_APPLESS_MAIN(SkullTemperTest)
#include "skull_temper_test.moc"
