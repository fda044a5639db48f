#include <QtTest/QtTest>

#include "engine/bots/bot_game.h"

using namespace facedown;
using namespace facedown::bots;
using geschenkt::Geschenkt;

namespace {

constexpr std::uint64_t firstSeed = 5050;

} // namespace

/// The seeds are fixed, so the figures are too.
class GeschenktStrengthTest : public QObject
{
    Q_OBJECT

private slots:
    void mediumBeatsEasy_data() { eachTable(); }
    void mediumBeatsEasy() { compare(Sitter::Medium, Sitter::Easy, "medium", "easy"); }

    void easyBeatsRandom_data() { eachTable(); }
    void easyBeatsRandom() { compare(Sitter::Easy, Sitter::Random, "easy", "random"); }

private:
    static void eachTable()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("open");
        for (int players : {3, 4, 5, 7})
            QTest::addRow("%d players", players) << players << false;
        QTest::addRow("4 players, open") << 4 << true;
    }

    static geschenkt::Options rowOptions()
    {
        QFETCH(int, players);
        QFETCH(bool, open);
        return {players, open ? geschenkt::Variant::Open : geschenkt::Variant::Base, false};
    }

    /// How many of the games one seat wins among others of another kind, a shared win by its part
    /// (GE-22); the seat goes round the table.
    static double winsOf(Sitter one, Sitter others, int games)
    {
        const geschenkt::Options options = rowOptions();
        double wins = 0.0;
        for (int number = 0; number < games; ++number) {
            const Seat seat = number % options.players;
            BotGame<Geschenkt> game(options, firstSeed + static_cast<std::uint64_t>(number));
            while (!game.over())
                game.apply(game.decision(game.actor() == seat ? one : others));
            const core::Winners winners = Geschenkt::winners(game.state());
            if (winners.contains(core::byte(seat)))
                wins += 1.0 / static_cast<double>(winners.size());
        }
        return wins;
    }

    static void compare(Sitter better, Sitter worse, const char* good, const char* bad)
    {
        const int games = gamesEach(40);
        const double above = winsOf(better, worse, games);
        const double below = winsOf(worse, better, games);
        qInfo("seeds from %llu: %s wins %.1f of %d among %s, %s %.1f among %s",
              static_cast<unsigned long long>(firstSeed), good, above, games, bad, bad, below,
              good);
        const double par = static_cast<double>(games) / rowOptions().players;
        QVERIFY(above > 1.8 * par);
        QVERIFY(below < 0.5 * par);
    }
};

QTEST_APPLESS_MAIN(GeschenktStrengthTest)
#include "geschenkt_strength_test.moc"
