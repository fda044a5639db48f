#include "engine/bots/bot_game.h"
#include "engine/bots/nyet_positions.h"

using namespace facedown;
using namespace facedown::nyet;
using bots::BotGame;
using bots::Choice;
using bots::Temper;

namespace {

constexpr std::uint64_t temperSeed = 2750;

double part(double some, double all)
{
    return all > 0.0 ? some / all : 0.0;
}

/// What a temper does in games where the medium bot decides, by its policy.
struct Habits
{
    double lowPoints = 0.0; ///< of the vetoes in row Points: 1 or 2 covered
    double alone = 0.0;     ///< of the teams with 3 players: alone
    double trumps = 0.0;    ///< of the leads that might be high trumps: one of them
};

Habits habits(Level level, Temper temper, int games)
{
    double low = 0.0, points = 0.0, alone = 0.0, teams = 0.0, trumps = 0.0, leads = 0.0;
    for (int number = 0; number < games; ++number) {
        BotGame<Nyet> game({3, 0, false}, temperSeed + static_cast<std::uint64_t>(number));
        while (!game.over() && game.state().table.round <= 3) {
            const Table& table = game.state().table;
            const bool mayLead = table.phase == Phase::Play && table.trick.size == 0 &&
                                 table.seat(table.actor).held > 8;
            if (table.phase == Phase::Veto || table.phase == Phase::Team || mayLead) {
                const auto legal = Nyet::legal(game.view());
                const Choice choice = bots::choose<Nyet>(
                    {level, temper}, game.view(), game.history(), game.random(), bots::budget);
                double high = 0.0;
                bool mayTrump = false;
                for (std::size_t i = 0; i < legal.size(); ++i) {
                    const Decision one = legal[i];
                    if (one.kind == Decision::Kind::Veto && one.row() == Row::Points) {
                        points += choice.policy[i];
                        low += one.square < 2 ? choice.policy[i] : 0.0;
                    } else if (one.kind == Decision::Kind::Team) {
                        teams += choice.policy[i];
                        alone += one.value == 0 ? choice.policy[i] : 0.0;
                    } else if (mayLead && table.trumps().group().contains(one.card()) &&
                               one.card().value() >= 10) {
                        high += choice.policy[i];
                        mayTrump = true;
                    }
                }
                trumps += high;
                leads += mayTrump ? 1.0 : 0.0;
            }
            game.apply(game.decision(bots::Bot::Medium));
        }
    }
    return {part(low, points), part(alone, teams), part(trumps, leads)};
}

} // namespace

/// A player can tell the bold from the careful, at every level.
class NyetTemperTest : public QObject
{
    Q_OBJECT

private slots:
    void theBoldRaiseTheStakesPlayAloneAndDrawTrumps()
    {
        for (const Level level : every) {
            const int games = bots::gamesEach(level == Level::Hard ? 4 : 6);
            const Habits bold = habits(level, Temper::Bold, games);
            const Habits careful = habits(level, Temper::Careful, games);
            qInfo("%s, bold and careful: low points covered %.2f %.2f, alone %.2f %.2f, high "
                  "trumps led %.2f %.2f",
                  std::string(bots::name(level)).c_str(), bold.lowPoints, careful.lowPoints,
                  bold.alone, careful.alone, bold.trumps, careful.trumps);
            QVERIFY(bold.lowPoints > careful.lowPoints + 0.1);
            QVERIFY(bold.alone > careful.alone);
            if (level == Level::Medium) // the others seldom lead them at all
                QVERIFY(bold.trumps > careful.trumps + 0.02);
        }
    }
};

QTEST_APPLESS_MAIN(NyetTemperTest)
#include "nyet_temper_test.moc"
