#include <QtTest/QtTest>

#include "engine/bots/bot_game.h"

using namespace facedown;
using namespace facedown::bots;
using skull::Skull;

namespace {

constexpr int games = 400;
constexpr int players = 4;
constexpr std::uint64_t firstSeed = 4040;

/// How many of the games one seat wins among three of another kind; the seat goes round the table.
int winsOf(Sitter one, Sitter others)
{
    int wins = 0;
    for (int number = 0; number < games; ++number) {
        const Seat seat = number % players;
        BotGame<Skull> game({players, 1, false}, firstSeed + static_cast<std::uint64_t>(number));
        while (!game.over())
            game.apply(game.decision(game.actor() == seat ? one : others));
        wins += Skull::winners(game.state())[0] == seat ? 1 : 0;
    }
    return wins;
}

} // namespace

/// Chance alone gives a fourth of the games; the seeds are fixed, so the figures are too.
class SkullStrengthTest : public QObject
{
    Q_OBJECT

private slots:
    void mediumBeatsEasy()
    {
        const int above = winsOf(Sitter::Medium, Sitter::Easy);
        const int below = winsOf(Sitter::Easy, Sitter::Medium);
        qInfo("seeds from %llu: medium wins %d of %d among three easy, easy %d among three medium",
              static_cast<unsigned long long>(firstSeed), above, games, below);
        QVERIFY(above > games * 30 / 100);
        QVERIFY(below < games * 22 / 100);
    }

    void easyBeatsRandom()
    {
        const int above = winsOf(Sitter::Easy, Sitter::Random);
        const int below = winsOf(Sitter::Random, Sitter::Easy);
        qInfo("seeds from %llu: easy wins %d of %d among three random, random %d among three easy",
              static_cast<unsigned long long>(firstSeed), above, games, below);
        QVERIFY(above > games * 27 / 100);
        QVERIFY(below < games * 21 / 100);
    }
};

QTEST_APPLESS_MAIN(SkullStrengthTest)
#include "skull_strength_test.moc"
