#include <set>

#include "bots/league.h"
#include "engine/bots/strength.h"

using namespace facedown;
using namespace facedown::bots;
using geschenkt::Geschenkt;

namespace {

/// Decides as each of the strangers in turn that may be measured by, a game long.
template <core::Game G>
class AsHeldOut
{
public:
    AsHeldOut()
    {
        for (const auto& stranger : strangers<G>())
            if (stranger.isHeldOut)
                heldOut_.push_back(&stranger);
    }

    typename G::Decision operator()(auto& game) const
    {
        const auto legal = G::legal(game.view());
        if (legal.size() == 1)
            return legal[0];
        const auto& stranger = heldOut_[game.number() % heldOut_.size()];
        return legal[stranger->decide(game.view(), game.history(), game.random())];
    }

private:
    std::vector<const Stranger<G>*> heldOut_;
};

auto hard(int iterations)
{
    return [iterations](auto& game) {
        const auto legal = Geschenkt::legal(game.view());
        return legal[game.choice(Level::Hard, {.iterations = iterations}).chosen];
    };
}

} // namespace

/// How hard bots do among strangers that nothing was trained against. With few iterations and few
/// games; `facedown-cli league --held-out` plays more.
class StrangersTest : public QObject
{
    Q_OBJECT

private slots:
    void namesTellStrangersApart()
    {
        std::set<std::string> names;
        for (const auto& stranger : strangers<Geschenkt>()) {
            QVERIFY(names.insert(stranger.name).second);
            for (const char letter : stranger.name)
                QVERIFY(std::islower(letter) || std::isdigit(letter) || letter == '-');
        }
    }

    void hardBeatsWhomItNeverMet_data() { eachTable(); }
    void hardBeatsWhomItNeverMet()
    {
        QFETCH(int, players);
        const Sprt::Verdict verdict = compare<Geschenkt>({.players = players}, as(Bot::Hard),
                                                         AsHeldOut<Geschenkt>(), 1.0, 1.25);
        QVERIFY(verdict == Sprt::Verdict::Higher);
    }

    void thoughtDoesNotHurt()
    {
        // One that thinks ten times as long as the others has no less than its part.
        const Sprt::Verdict verdict =
            compare<Geschenkt>({.players = 3}, hard(100), hard(10), 0.8, 1.15);
        QVERIFY(verdict == Sprt::Verdict::Higher);
    }

private:
    static void eachTable()
    {
        QTest::addColumn<int>("players");
        for (const int players : {3, 4, 5})
            QTest::addRow("%d players", players) << players;
    }
};

QTEST_APPLESS_MAIN(StrangersTest)
#include "strangers_test.moc"
