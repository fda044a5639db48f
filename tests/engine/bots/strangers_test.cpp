#include <set>

#include "bots/training.h"
#include "engine/bots/strength.h"

using namespace facedown;
using namespace facedown::bots;
using geschenkt::Geschenkt;
using nyet::Nyet;
using skull::Skull;

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

template <core::Game G>
auto hard(int iterations)
{
    return [iterations](auto& game) {
        const auto legal = G::legal(game.view());
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
        QVERIFY(namesTellApart<Skull>() && namesTellApart<Geschenkt>() && namesTellApart<Nyet>());
    }

    void hardBeatsWhomItNeverMet_data() { eachTable(); }
    void hardBeatsWhomItNeverMet()
    {
        QFETCH(int, players);
        QVERIFY(beatsWhomItNeverMet<Geschenkt>({.players = players}));
        QVERIFY(beatsWhomItNeverMet<Skull>({.players = players}));
        QVERIFY(beatsWhomItNeverMet<Nyet>({.players = players, .target = 60}));
    }

    void thoughtDoesNotHurtInGeschenkt() { QVERIFY(thoughtIsOfUse<Geschenkt>({.players = 3})); }
    void thoughtDoesNotHurtInSkull() { QVERIFY(thoughtIsOfUse<Skull>({.players = 4})); }
    void thoughtDoesNotHurtInNyet() { QVERIFY(thoughtIsOfUse<Nyet>({.players = 4, .target = 60})); }

private:
    template <core::Game G>
    static bool namesTellApart()
    {
        std::set<std::string> names;
        for (const auto& stranger : strangers<G>()) {
            const auto usual = [](char letter) {
                return std::islower(letter) || std::isdigit(letter) || letter == '-';
            };
            if (!names.insert(stranger.name).second ||
                !std::all_of(stranger.name.begin(), stranger.name.end(), usual))
                return false;
        }
        return !names.empty();
    }

    template <core::Game G>
    static bool beatsWhomItNeverMet(const typename G::Options& options)
    {
        return compare<G>(options, as(Bot::Hard), AsHeldOut<G>(), 1.0, 1.25) ==
               Sprt::Verdict::Higher;
    }

    /// One that thinks ten times as long as the others has no less than its part.
    template <core::Game G>
    static bool thoughtIsOfUse(const typename G::Options& options)
    {
        return compare<G>(options, hard<G>(100), hard<G>(10), 0.8, 1.15) == Sprt::Verdict::Higher;
    }

    static void eachTable()
    {
        QTest::addColumn<int>("players");
        for (const int players : {3, 4, 5})
            QTest::addRow("%d players", players) << players;
    }
};

QTEST_APPLESS_MAIN(StrangersTest)
#include "strangers_test.moc"
