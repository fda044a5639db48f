#include <QtTest/QtTest>

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
                double chance = 0.0;
                for (std::size_t index = 0; index < legal.size(); ++index)
                    chance += legal[index].kind == Kind::Bid ? choice.policy[index] : 0.0;
                (phase == Phase::Turn ? sums.opening : sums.raising) += chance;
                ++(phase == Phase::Turn ? turns : bids);
            }
            core::Random random(static_cast<std::uint64_t>(number + turns + bids));
            game.apply(legal[choose<Skull>({Level::Medium, Temper::Bold}, game.view(),
                                           game.history(), random, budget)
                                 .chosen]);
        }
    }
    return {sums.opening / turns, sums.raising / bids};
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
        qInfo("opens %.2f and %.2f of its turns, raises %.2f and %.2f of the bids", bold.opening,
              careful.opening, bold.raising, careful.raising);
        QVERIFY(odds(bold.opening) > 1.2 * odds(careful.opening));
        QVERIFY(odds(bold.raising) > 1.2 * odds(careful.raising));
    }
};

QTEST_APPLESS_MAIN(SkullTemperTest)
#include "skull_temper_test.moc"
