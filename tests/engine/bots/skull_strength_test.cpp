#include "engine/bots/strength.h"

using namespace facedown;
using namespace facedown::bots;
using skull::Skull;

namespace {

constexpr int games = 400;
constexpr int hardGames = 40;
constexpr int hardGamesOfMany = 24;
constexpr std::uint64_t firstSeed = 4040;
const skull::Options options{4, 1, false};
const skull::Options many{8, 1, false};

} // namespace

/// Four players, and eight; the seeds are fixed, so the figures are too.
class SkullStrengthTest : public QObject
{
    Q_OBJECT

private slots:
    void hardBeatsMedium()
    {
        beats<Skull>(options, Bot::Hard, Bot::Medium, hardGames, firstSeed, {1.5, 0.85});
    }

    void hardBeatsMediumAmongMany()
    {
        beats<Skull>(many, Bot::Hard, Bot::Medium, hardGamesOfMany, firstSeed, {2.0, 1.4});
    }

    void mediumBeatsEasy()
    {
        beats<Skull>(options, Bot::Medium, Bot::Easy, games, firstSeed, {1.2, 0.88});
    }

    void easyBeatsRandom()
    {
        beats<Skull>(options, Bot::Easy, Bot::Random, games, firstSeed, {1.08, 0.84});
    }
};

QTEST_APPLESS_MAIN(SkullStrengthTest)
#include "skull_strength_test.moc"
