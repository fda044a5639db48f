#include <map>

#include <QTest>

#include "bots/nyet/determinizations.h"
#include "engine/bots/nyet_positions.h"

using namespace facedown;
using namespace facedown::nyet;
using bots::nyet_bot::Determinizations;
using bots::nyet_bot::Likelihood;

namespace {

/// How likely each other seat holds a card of each kind.
using Chances = std::map<std::pair<Seat, std::string>, double>;

void add(Chances& chances, const State& state, Seat viewer, double weight)
{
    for (Seat seat = 0; seat < state.table.players; ++seat)
        if (seat != viewer)
            for (const Card card : state.hand(seat))
                chances[{seat, text(card)}] += weight;
}

} // namespace

/// The hands that the hard bot thinks the others may have.
class NyetDeterminizationsTest : public QObject
{
    Q_OBJECT

private slots:
    void theyAreDrawnByHowLikelyTheyAre_data()
    {
        QTest::addColumn<int>("left");
        QTest::addRow("few cards are left") << 3;
        QTest::addRow("more are") << 5;
    }

    /// Compared with importance sampling, which needs far more states to be as exact.
    void theyAreDrawnByHowLikelyTheyAre()
    {
        QFETCH(int, left);
        Game game(players(4));
        game.play("dealer 0").sample(2).veto().anything(1 + 4 * (15 - left));
        const Seat viewer = game.actor();
        const auto history = game.record().seenBy(viewer);
        const View view = game.view(viewer);
        const Knowledge known(view, history);
        const Likelihood likelihood(view, history);
        core::Random random(1);

        Chances likely;
        Chances usual;
        double sum = 0.0;
        constexpr int states = 60000;
        for (int i = 0; i < states; ++i) {
            const State state = known.draw(random);
            const double weight = likelihood(state);
            add(likely, state, viewer, weight);
            add(usual, state, viewer, 1.0);
            sum += weight;
        }

        Chances drawn;
        constexpr int draws = 20000;
        Determinizations determinizations(known, likelihood, random);
        for (int i = 0; i < draws; ++i)
            add(drawn, determinizations.draw(), viewer, 1.0);

        double farthest = 0.0; // of what any hand is from what it usually is
        for (const auto& [where, weight] : likely) {
            const double chance = weight / sum;
            QVERIFY2(std::abs(drawn[where] / draws - chance) < 0.1, where.second.c_str());
            farthest = std::max(farthest, std::abs(usual[where] / states - chance));
        }
        QVERIFY(farthest > 0.2);
        QVERIFY(drawn.size() <= likely.size());
    }
};

QTEST_APPLESS_MAIN(NyetDeterminizationsTest)
#include "nyet_determinizations_test.moc"
