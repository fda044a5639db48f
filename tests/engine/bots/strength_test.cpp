#include "engine/bots/strength.h"

using namespace facedown;
using namespace facedown::bots;
using geschenkt::Geschenkt;
using nyet::Nyet;
using skull::Skull;

namespace {

/// One among three or more that are weaker wins more than its part.
template <core::Game G>
bool beats(const typename G::Options& options, Bot better, Bot worse)
{
    return compare<G>(options, as(better), as(worse), 1.0, 1.2) == Sprt::Verdict::Higher;
}

} // namespace

/// Each level beats the one below it. With few iterations; how much more, the arena tells.
class StrengthTest : public QObject
{
    Q_OBJECT

private slots:
    void hardBeatsMedium()
    {
        QVERIFY(beats<Skull>({.players = 4}, Bot::Hard, Bot::Medium));
        QVERIFY(beats<Skull>({.players = 8}, Bot::Hard, Bot::Medium));
        QVERIFY(beats<Geschenkt>({.players = 4}, Bot::Hard, Bot::Medium));
        QVERIFY(beats<Nyet>({.players = 4, .target = 60}, Bot::Hard, Bot::Medium));
    }

    void mediumBeatsEasy_data() { eachTable(); }
    void mediumBeatsEasy() { compareAt(Bot::Medium, Bot::Easy); }

    void easyBeatsRandom_data() { eachTable(); }
    void easyBeatsRandom() { compareAt(Bot::Easy, Bot::Random); }

private:
    static void eachTable()
    {
        QTest::addColumn<int>("players");
        for (const int players : {3, 4, 5})
            QTest::addRow("%d players", players) << players;
    }

    static void compareAt(Bot better, Bot worse)
    {
        QFETCH(int, players);
        QVERIFY(beats<Skull>({.players = players}, better, worse));
        QVERIFY(beats<Geschenkt>({.players = players}, better, worse));
        QVERIFY(beats<Nyet>({.players = players, .target = 60}, better, worse));
    }
};

QTEST_APPLESS_MAIN(StrengthTest)
#include "strength_test.moc"
