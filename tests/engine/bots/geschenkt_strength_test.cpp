#include "engine/bots/strength.h"

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
    void mediumBeatsEasy() { compare(Bot::Medium, Bot::Easy); }

    void hardBeatsMedium() // more tables by the arena: a search takes its time
    {
        beats<Geschenkt>({.players = 3}, Bot::Hard, Bot::Medium, gamesEach(15), firstSeed,
                         {1.2, 0.9});
    }

    void easyBeatsRandom_data() { eachTable(); }
    void easyBeatsRandom() { compare(Bot::Easy, Bot::Random); }

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

    static void compare(Bot better, Bot worse)
    {
        beats<Geschenkt>(rowOptions(), better, worse, gamesEach(40), firstSeed, {1.8, 0.5});
    }
};

QTEST_APPLESS_MAIN(GeschenktStrengthTest)
#include "geschenkt_strength_test.moc"
