#include <QTest>

#include <numeric>

#include "bots/skull/model.h"
#include "engine/bots/bot_game.h"

using namespace facedown;
using namespace facedown::bots;
using namespace facedown::bots::skull_bot;
using skull::Disc;
using skull::Phase;
using skull::Skull;
using Kind = skull::Decision::Kind;
using SkullGame = BotGame<Skull>;

namespace {

constexpr std::uint64_t hardSeed = 77;

Choice hard(const SkullGame& game, const Budget& budget, std::uint64_t chance = 1)
{
    core::Random random(chance);
    return choose<Skull>({Level::Hard, Temper::Bold}, game.view(), game.history(), random, budget);
}

double chanceOf(const SkullGame& game, const Choice& choice, skull::Decision decision)
{
    const auto legal = Skull::legal(game.view());
    double chance = 0.0;
    for (std::size_t index = 0; index < legal.size(); ++index)
        if (legal[index] == decision)
            chance = choice.policy[index];
    return chance;
}

/// How likely a careful bot does that after these events.
double chanceAfter(const QString& events, skull::Decision decision, int iterations)
{
    core::SeenPlay<Skull> play({.players = 3});
    for (const QString& event : events.split(", "))
        play.apply(Skull::parse(event.toStdString()).value());
    core::Random random(1);
    const auto legal = Skull::legal(play.view());
    const Choice choice = choose<Skull>({Level::Hard, Temper::Careful}, play.view(), play.history(),
                                        random, {.iterations = iterations});
    return choice
        .policy[std::size_t(std::find(legal.begin(), legal.end(), decision) - legal.begin())];
}

/// To the first player's first turn, everybody with a flower on the mat.
SkullGame flowersLaid(const skull::Options& options)
{
    SkullGame game(options, hardSeed);
    while (game.state().table.phase == Phase::Prepare)
        game.apply(skull::place(Disc::Flower));
    return game;
}

} // namespace

/// What a hard bot of Skull answers with three players and more.
class SkullHardTest : public QObject
{
    Q_OBJECT

private slots:
    void theFirstDiscIsNeitherAlwaysAFlowerNorAlwaysTheSkull()
    {
        for (const int players : {3, 4, 6, 12}) {
            const SkullGame game({.players = players}, hardSeed);
            constexpr int times = 8; // each by other chance
            double skull = 0.0;
            for (std::uint64_t time = 1; time <= times; ++time)
                skull += chanceOf(game, hard(game, {.iterations = 400}, time),
                                  skull::place(Disc::Skull)) /
                         times;
            const double least = players <= 4 ? 0.119 : 0.005;
            QVERIFY2(skull > least && skull < 0.995, qPrintable(QString::number(skull)));
        }
    }

    void beforeAnyDeedItPlaysEvenly()
    {
        const SkullGame game({.players = 4}, hardSeed);
        const skull::View view = game.view();
        const auto abstraction = Abstraction::knowing(view);
        const Strategy& equilibrium = shippedModel().of(OpponentType::Equilibrium);
        const Infoset infoset = abstraction.with(view.skull(view.table.actor));
        const Strategy::Chances chances = equilibrium.chances(infoset);
        const Choice choice = hard(game, {.time = std::chrono::milliseconds{0}});
        QCOMPARE(choice.policy.size(), infoset.options.size());
        for (std::size_t option = 0; option < infoset.options.size(); ++option)
            QVERIFY(std::abs(chanceOf(game, choice, infoset.options[option].decision) -
                             static_cast<double>(chances[option])) < 0.02);
    }

    void itDoesNotBidOverThePlayersOtherTribe()
    {
        SkullGame game = flowersLaid({.players = 3, .tribes = 2});
        game.apply(skull::bid(2));
        game.apply(skull::pass());
        game.apply(skull::pass());
        const Choice choice = hard(game, {.iterations = 50});
        QCOMPARE(chanceOf(game, choice, skull::pass()), 1.0);
    }

    void whatItsOwnFlowersSufficeForItBids()
    {
        SkullGame game = flowersLaid({.players = 4});
        for (int turn = 0; turn < 4; ++turn)
            game.apply(skull::place(Disc::Flower));
        game.apply(skull::bid(1));
        const Choice choice = hard(game, {.iterations = 100});
        QCOMPARE(chanceOf(game, choice, skull::pass()), 0.0);
        QCOMPARE(choice.values.size(), choice.policy.size());
    }

    /// However short the search, and however often it has tried the best by its end.
    void whatTheSearchFindsBestByFarItDoes()
    {
        constexpr auto events =
            "first 0, place skull, place flower, place flower, place flower, place flower, "
            "place flower, bid 2, pass, bid 3, bid 4, bid 5, pass, flip 2, flip 2, flip 0, flip 0, "
            "flip 1, place skull, place flower, place flower, bid 1, pass, bid 2, pass, flip 1, "
            "flip 2, place flower, place skull, place flower, place flower, place skull, "
            "place flower";
        for (const int iterations : {300, 2000})
            QVERIFY(chanceAfter(events, skull::bid(3), iterations) > 0.5);
    }

    /// Another has all three flowers on the mat for a bid that wins the game. Only a bid that
    /// nobody believes could be beaten keeps the game open, though it lies over an own skull.
    void whereAllElseLosesItBluffsOverItsOwnSkull()
    {
        constexpr auto events =
            "first 0, place flower, place skull, place flower, bid 1, bid 2, pass, pass, flip 1, "
            "flip 0, place flower, place flower, place flower, bid 1, bid 2, bid 3, flip 0, "
            "flip 2, flip 1, place skull, place flower, place flower, place skull, place flower, "
            "place flower, place flower, place flower, bid 2, pass, pass, flip 2, flip 2, "
            "place skull, place flower, place flower, place flower, place flower, place flower, "
            "place flower, place flower, place flower, bid 3";
        for (const int iterations : {400, 2000})
            QVERIFY(chanceAfter(events, skull::bid(5), iterations) +
                        chanceAfter(events, skull::bid(6), iterations) >
                    0.9);
    }

    /// Both others have lost their skulls, and nobody can bid higher.
    void itWinsWhereNobodyCanPreventIt()
    {
        const QString events =
            "first 1, place flower, place flower, place skull, bid 1, pass, pass, flip 1, "
            "discard skull, place skull, place flower, place flower, place flower, bid 1, pass, "
            "pass, flip 2, discard skull, " +
            QString("place flower, ").repeated(9) +
            "bid 1, pass, bid 3, pass, flip 1, flip 1, flip 1, " +
            QString("place flower, ").repeated(8) +
            "bid 1, pass, bid 3, pass, flip 2, flip 2, flip 2, " +
            QString("place flower, ").repeated(7) +
            "bid 7, flip 0, flip 0, flip 1, flip 1, flip 2, flip 2, flip 2" +
            QString(", place flower").repeated(6);
        QCOMPARE(chanceAfter(events, skull::bid(6), 300), 1.0);
    }

    void withoutTimeItAnswersByItsPolicy()
    {
        using std::chrono::milliseconds;
        const SkullGame game = flowersLaid({.players = 5});
        const Choice none = hard(game, {.time = milliseconds{0}});
        QCOMPARE(none.iterations, 0);
        QVERIFY(none.values.empty());
        std::stop_source source;
        source.request_stop();
        const Choice stopped =
            hard(game, {.time = milliseconds{100'000}, .stop = source.get_token()});
        QCOMPARE(stopped.iterations, 0);
        QCOMPARE(stopped.policy, none.policy);
        QCOMPARE(stopped.chosen, none.chosen);
    }

    void theSameSeedAndIterationsGiveTheSameAnswer()
    {
        const SkullGame game = flowersLaid({.players = 6});
        const Choice once = hard(game, {.iterations = 300});
        const Choice again = hard(game, {.iterations = 300});
        QCOMPARE(once.iterations, 300);
        QCOMPARE(again.policy, once.policy);
        QCOMPARE(again.values, once.values);
        QVERIFY(hard(game, {.iterations = 300}, 2).values != once.values);
    }

    void valuesAreSharesOfTheWin()
    {
        SkullGame game({3, 1, false}, hardSeed);
        while (!game.over()) {
            const Choice choice = hard(game, {.iterations = 100});
            for (const double value : choice.values)
                QVERIFY2(value >= 0.0 && value <= 1.0, qPrintable(QString::number(value)));
            game.apply(Skull::legal(game.view())[choice.chosen]);
        }
    }

    void itFlipsWhereItThinksNoSkullIs()
    {
        // One has bid, and passed on the last bid only; one has passed at once.
        SkullGame game = flowersLaid({.players = 3});
        const Seat first = game.actor();
        game.apply(skull::bid(1));
        game.apply(skull::bid(2));
        game.apply(skull::pass());
        QCOMPARE(game.state().table.phase, Phase::Bid);
        game.apply(skull::pass());
        game.apply(skull::flip((first + 1) % 3));
        const Choice choice = hard(game, {.iterations = 10});
        QVERIFY(chanceOf(game, choice, skull::flip(first)) > 0.5);
    }
};

QTEST_APPLESS_MAIN(SkullHardTest)
#include "skull_hard_test.moc"
