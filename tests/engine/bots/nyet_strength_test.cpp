#include "engine/bots/strength.h"

using namespace facedown;
using namespace facedown::bots;
using nyet::Nyet;

namespace {

constexpr std::uint64_t firstSeed = 6200;

} // namespace

/// The seeds are fixed, so the figures are too.
class NyetStrengthTest : public QObject
{
    Q_OBJECT

private slots:
    void mediumBeatsEasy_data() { eachTable(); }
    void mediumBeatsEasy() { compare(Bot::Medium, Bot::Easy); }

    void easyBeatsRandom_data() { eachTable(); }
    void easyBeatsRandom() { compare(Bot::Easy, Bot::Random); }

private:
    static void eachTable()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("target");
        QTest::addColumn<bool>("noTrump");
        for (int players = Nyet::minPlayers; players <= Nyet::maxPlayers; ++players)
            QTest::addRow("%d players", players) << players << 0 << false;
        QTest::addRow("to 60 points, no trump possible") << 4 << 60 << true;
    }

    static nyet::Options rowOptions()
    {
        QFETCH(int, players);
        QFETCH(int, target);
        QFETCH(bool, noTrump);
        return {players, target, noTrump};
    }

    static void compare(Bot better, Bot worse)
    {
        const nyet::Options options = rowOptions();
        // Of short games chance decides more.
        const int games = gamesEach(options.target > 0 ? 40 : 20);
        beats<Nyet>(options, better, worse, games, firstSeed, {1.4, 0.75});
    }
};

QTEST_APPLESS_MAIN(NyetStrengthTest)
#include "nyet_strength_test.moc"
