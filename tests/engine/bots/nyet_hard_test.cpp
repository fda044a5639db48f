#include <chrono>

#include "engine/bots/nyet_positions.h"
#include "engine/bots/strength.h"

using namespace facedown;
using namespace facedown::nyet;
using bots::Bot;
using bots::Budget;
using bots::Choice;

namespace {

Choice hard(const Game& game, const Budget& budget, std::uint64_t seed = 1)
{
    const auto history = game.record().seenBy(game.actor());
    core::Random random(seed);
    return bots::choose<Nyet>({Level::Hard}, game.view(game.actor()), history, random, budget);
}

/// A veto, and a card in the middle of a round.
std::vector<Game> positions()
{
    Game veto(players(4));
    veto.deal({strong});
    return {veto, toPlay(withGreens, "G8 G3 G2")};
}

} // namespace

/// How the hard bot keeps to its budget, and how well it plays with little of it.
class NyetHardTest : public QObject
{
    Q_OBJECT

private slots:
    void itMakesAsManySearchesAsAsked()
    {
        for (const Game& game : positions()) {
            const Choice choice = hard(game, {.iterations = 70});
            QCOMPARE(choice.iterations, 70);
            QCOMPARE(choice.values.size(), choice.policy.size());
            for (const double value : choice.values)
                QVERIFY(value >= -0.1 && value <= 1.1);
        }
    }

    void theSameSeedGivesTheSameDecision()
    {
        for (const Game& game : positions()) {
            const Choice one = hard(game, {.iterations = 50}, 7);
            const Choice other = hard(game, {.iterations = 50}, 7);
            QCOMPARE(one.chosen, other.chosen);
            QCOMPARE(one.policy, other.policy);
            QCOMPARE(one.values, other.values);
        }
    }

    void withoutTimeItAnswersByItsPolicy()
    {
        for (const Game& game : positions()) {
            const Choice choice = hard(game, {.time = std::chrono::milliseconds(0)});
            QCOMPARE(choice.iterations, 0);
            QVERIFY(choice.values.empty());
            QVERIFY(choice.policy[choice.chosen] > 0.0);
        }
        QVERIFY(hard(positions()[1], {.iterations = 0}).values.empty());
    }

    void toldToStopItAnswersAtOnce()
    {
        std::stop_source source;
        source.request_stop();
        for (const Game& game : positions()) {
            const Choice choice = hard(game, {.iterations = 1'000'000, .stop = source.get_token()});
            QCOMPARE(choice.iterations, 0);
        }
    }

    void amongMediumsItWinsItsPart()
    {
        // The easy bot would win one game in a hundred there, more than one in three are usual.
        constexpr std::uint64_t firstSeed = 6200;
        const int games = bots::gamesEach(6);
        const double wins =
            bots::winsOf<Nyet>(players(4), as(Bot::Hard), as(Bot::Medium), games, firstSeed);
        qInfo("seeds from %llu: hard wins %.1f of %d among medium",
              static_cast<unsigned long long>(firstSeed), wins, games);
        const double par = games / 4.0;
        QVERIFY(wins > (games < 200 ? 0.6 : 1.1) * par);
    }
};

QTEST_APPLESS_MAIN(NyetHardTest)
#include "nyet_hard_test.moc"
