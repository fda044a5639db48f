#include <QTest>

#include <thread>

#include "bots/skull/hard.h"
#include "engine/bots/best_answer.h"
#include "engine/bots/skull_duel_game.h"

using namespace facedown;
using namespace facedown::bots;
using core::Seat;
using skull::Game;
using skull::Phase;
using skull::Skull;
using skull::View;
using History = core::History<Skull>;

namespace {

/// As well as duels are ever solved.
Choice solvedChoice(const View& view, History history, core::Random& random,
                    std::optional<Temper> temper = {})
{
    static Memory memory;
    return duelChoice(view, history, random, {.iterations = 200}, memory, temper);
}

Choice choiceAt(const Game& game, std::uint64_t seed = 1)
{
    const Seat seat = game.actor();
    core::Random random(seed);
    return solvedChoice(game.view(seat), game.record().seenBy(seat), random);
}

bool same(const Choice& one, const Choice& other)
{
    return one.chosen == other.chosen && one.policy == other.policy && one.values == other.values;
}

double valueOf(const Choice& choice)
{
    double value = 0.0;
    for (std::size_t index = 0; index < choice.policy.size(); ++index)
        value += choice.policy[index] * choice.values[index];
    return value;
}

std::vector<double> solvedPolicy(const View& view, History history)
{
    core::Random random(1);
    return solvedChoice(view, history, random).policy;
}

BestAnswer::Policy leaning(Temper temper)
{
    return [temper](const View& view, History history) {
        core::Random random(1);
        return solvedChoice(view, history, random, temper).policy;
    };
}

/// Uniformly random in the round; what it costs is not of the round.
std::vector<double> anything(const View& view, History history)
{
    if (view.table.phase == Phase::Discard)
        return solvedPolicy(view, history);
    const std::size_t count = Skull::legal(view).size();
    return std::vector<double>(count, 1.0 / static_cast<double>(count));
}

/// A game that may be the one that is played, and how likely.
struct Guess
{
    Game game;
    double weight = 1.0;
};

/// What the best answers to a policy of both seats gain on average, compared to an
/// equilibrium.
double exploitability(const std::vector<Guess>& guesses, const BestAnswer::Policy& policy,
                      duel::Losses losses)
{
    double gains = -1.0;
    for (const Seat seat : {0, 1}) {
        std::vector<Line> lines;
        for (const auto& [game, weight] : guesses)
            lines.push_back({game.state(), weight, game.record().seenBy(1 - seat)});
        gains += BestAnswer(policy, duel::shippedValues(losses), losses, seat).share(lines);
    }
    return gains / 2.0;
}

/// Why an action is unsound; empty if it is not.
std::string faultOf(const Choice& choice, std::size_t count)
{
    double sum = 0.0;
    for (const double share : choice.policy)
        sum += share;
    if (choice.policy.size() != count || std::abs(sum - 1.0) > 1e-9)
        return "no distribution over what is legal";
    if (choice.policy[choice.chosen] <= 0.0)
        return "a choice that the policy rules out";
    for (const double value : choice.values)
        if (!(value > -1e-9 && value < 1.0 + 1e-9))
            return "a share of " + std::to_string(value);
    return {};
}

} // namespace

/// How the bots play when two tribes are left.
class SkullDuelTest : public QObject
{
    Q_OBJECT

private slots:
    void twoTribesOfDifferentPlayersAreADuel()
    {
        Game three(skull::players(3));
        QVERIFY(!isDuel(three.table()));
        QVERIFY(isDuel(skull::duel({0, 0}).table()));
        skull::Table table =
            Skull::start({3, 2, false}).table; // SK-60: seats 1 and 4 are one player's
        const auto left = [&table](std::initializer_list<Seat> seats) {
            for (skull::Tribe& tribe : table.tribes)
                tribe.lost = skull::discsInTribe;
            for (const Seat seat : seats)
                table.tribe(seat).lost = 0;
            return isDuel(table);
        };
        QVERIFY(!left({1, 4}));
        QVERIFY(left({1, 3}));
        QVERIFY(!left({1, 3, 4}));
        QVERIFY(!left({1}));
    }

    void whatIsKeptMakesNoDifferenceToWhatIsDecided()
    {
        const Game game = skull::duel({0, 0});
        const Seat seat = game.actor();
        const View view = game.view(seat);
        const auto history = game.record().seenBy(seat);
        const auto choice = [&](Memory& memory, int iterations) {
            core::Random random(1);
            return duelChoice(view, history, random, {.iterations = iterations}, memory);
        };
        Memory fresh;
        const Choice few = choice(fresh, 5);
        Memory used;
        const Choice many = choice(used, 60);
        QVERIFY(!same(few, many));
        QVERIFY(same(choice(used, 5), few));
        QVERIFY(same(choice(used, 60), many)); // it goes on from the 5
    }

    void noAnswerToThePolicyGainsMuch_data() { eachDuel(); }
    void noAnswerToThePolicyGainsMuch()
    {
        QFETCH(int, first);
        QFETCH(int, second);
        const Game game = skull::duel({first, second});
        const double gain = exploitability({{game}}, solvedPolicy, duel::Losses::Seen);
        qInfo("exploitability %.5f", gain);
        QVERIFY(gain < 0.003);
        QVERIFY(gain > -0.0005); // the values of matches are as exact as that
    }

    void aTemperCostsLittle_data() { eachDuel(); }
    void aTemperCostsLittle()
    {
        QFETCH(int, first);
        QFETCH(int, second);
        for (const Temper temper : tempers) {
            const double gain = exploitability({{skull::duel({first, second})}}, leaning(temper),
                                               duel::Losses::Seen);
            qInfo("exploitability of the %s %.5f", name(temper).data(), gain);
            QVERIFY(gain < 0.008);
        }
    }

    void theBoldRaisesWhereTheCarefulPasses()
    {
        Game game = skull::duel({0, 0});
        game.play("place flower, place flower, bid 1"); // seat 1 holds its skull
        const std::vector<double> bold =
            leaning(Temper::Bold)(game.view(1), game.record().seenBy(1));
        const std::vector<double> careful =
            leaning(Temper::Careful)(game.view(1), game.record().seenBy(1));
        QVERIFY(bold[0] > careful[0] + 0.03);
        QVERIFY(bold[1] < 0.7 * careful[1]); // passes
    }

    void norWhereOnlyOneKnowsWhatWasLost_data()
    {
        QTest::addColumn<bool>("skullToo");
        QTest::addRow("one disc") << false;
        QTest::addRow("one of two, after the skull was seen again") << true;
    }
    void norWhereOnlyOneKnowsWhatWasLost()
    {
        QFETCH(bool, skullToo);
        std::vector<std::string_view> flower{"discard flower"};
        if (skullToo)
            flower.emplace_back("discard flower");
        std::vector<std::string_view> skull = flower;
        skull.back() = "discard skull";
        const double gone = skullToo ? 1.0 / 3 : 1.0 / 4; // SK-32: seen before it was given up
        const double gain = exploitability(
            {{skull::duel({0, 0}, flower), 1.0 - gone}, {skull::duel({0, 0}, skull), gone}},
            solvedPolicy, duel::Losses::Hidden);
        qInfo("exploitability %.5f", gain);
        QVERIFY(gain < 0.004);
        QVERIFY(gain > -0.001);
    }

    void theMeasureIsTheKnownOne()
    {
        const double gain = exploitability({{skull::duel({1, 1})}}, anything, duel::Losses::Seen);
        qInfo("exploitability of random play %.5f", gain);
        QVERIFY(std::abs(gain - 0.103) < 0.0005);
    }

    void valuesAreSharesOfTheWin()
    {
        // The second player is the first to place (SK-10).
        QVERIFY(std::abs(valueOf(choiceAt(skull::duel({0, 0}))) - (1.0 - 0.5336)) < 0.002);
        QVERIFY(std::abs(valueOf(choiceAt(skull::duel({1, 0}))) - (1.0 - 0.7106)) < 0.002);
        QVERIFY(std::abs(valueOf(choiceAt(skull::duel({0, 1}))) - (1.0 - 0.3665)) < 0.002);
        Game game = skull::duel({1, 1});
        game.play("place flower");
        QVERIFY(std::abs(valueOf(choiceAt(game)) - 0.5487) < 0.002);
    }

    void itDoesNotKnowWhatTheOtherLost()
    {
        Game flower = skull::duel({0, 0}, {"discard flower"});
        Game skull = skull::duel({0, 0}, {"discard skull"});
        QVERIFY(choiceAt(flower).policy.size() > choiceAt(skull).policy.size()); // its own hand
        for (const std::string_view event :
             {"place flower", "place flower", "place flower", "place flower", "bid 1"}) {
            flower.play(event);
            skull.play(event);
            if (flower.actor() == 0)
                QVERIFY(same(choiceAt(flower), choiceAt(skull)));
        }
    }

    void itReckonsWithALostSkullItsOwnTooOnlyAsTheOthersMay()
    {
        // Whoever gave up his skull plays as one who might have it: he may add a second disc.
        Game game = skull::duel({0, 0}, {"discard skull"});
        const double hidden = valueOf(choiceAt(game));
        QVERIFY(hidden > 0.05);
        QVERIFY(hidden < valueOf(choiceAt(skull::duel({0, 0}, {"discard flower"}))));
    }

    void theSameIsAnsweredInAnyThreadAndOrder()
    {
        const Game one = skull::duel({0, 0});
        const Game other = skull::duel({1, 0});
        const Choice first = choiceAt(one);
        choiceAt(other);
        QVERIFY(same(choiceAt(one), first));
        Choice elsewhere;
        std::thread([&] { elsewhere = choiceAt(one); }).join();
        QVERIFY(same(elsewhere, first));
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            QCOMPARE(choiceAt(one, seed).policy, first.policy);
    }

    void aSkullIsWorthMoreThanAFlower()
    {
        Game game = skull::duel({0, 0});
        game.play("place flower, place skull, bid 1, pass, flip 0");
        QCOMPARE(game.phase(), Phase::Discard);
        const Choice choice = choiceAt(game);
        QCOMPARE(choice.policy, (std::vector<double>{1.0, 0.0}));
        QVERIFY(choice.values[0] > choice.values[1]);
    }

    void oneDiscInTheRowIsLikeAnother()
    {
        Game game = skull::duel({0, 0}, {"discard flower"});
        game.play("place flower, place skull, bid 1, bid 2, flip 1, flip 0");
        game.play("shuffle skull flower flower");
        QCOMPARE(game.phase(), Phase::Take);
        const Choice choice = choiceAt(game);
        QCOMPARE(choice.policy, std::vector<double>(3, 1.0 / 3));
        // Seat 0 must reckon with three flowers, too, though in truth the skull is in the row.
        const duel::Values& values = duel::shippedValues(duel::Losses::Hidden);
        const duel::MatchState after{{0, 0}, {duel::TribeState{2, 0.5}, duel::TribeState{}}};
        const double one = values.winProbability(after, {true, true});
        const double none = values.winProbability(after, {false, true});
        for (const double value : choice.values)
            QVERIFY(std::abs(value - (1.0 - 0.5 * one - 0.5 * none)) < 1e-6);
    }

    void whoseTribeIsOutNamesHisOther()
    {
        Game game(skull::Options{3, 2, false});
        game.play("first 2");
        for (const Seat seat : {2, 5, 3, 4}) {
            for (int count = 0; count < 4; ++count)
                skull::failByOwnSkull(game, seat, count < 3 ? "discard flower" : "discard skull");
            if (seat != 4)
                game.play("start 4");
        }
        QCOMPARE(game.phase(), Phase::Start); // SK-42: seat 4's player still has seat 1
        const Choice choice = choiceAt(game);
        QCOMPARE(choice.policy, (std::vector<double>{0.0, 1.0}));
        QVERIFY(std::abs(choice.values[0] - (1.0 - 0.5336)) < 1e-4);
        QVERIFY(std::abs(choice.values[1] - 0.5336) < 1e-4);
    }

    void aMatIsNotShown()
    {
        Game game = skull::duel({0, 0}, {}, true);
        game.play("place flower, place skull, bid 1, pass, flip 0");
        QCOMPARE(game.phase(), Phase::Reveal);
        const auto legal = Skull::legal(game.view(1));
        QVERIFY(legal[choiceAt(game).chosen] == skull::hide());
        QVERIFY(choiceAt(game).values.empty());
    }

    void answersAreSoundInAnyDuel()
    {
        constexpr std::uint64_t firstSeed = 411;
        for (std::uint64_t seed = firstSeed; seed < firstSeed + 8; ++seed) {
            core::Random random(seed);
            core::Play<Skull> play({3, 1 + random.below(2), true});
            while (Skull::actor(play.state()) != core::nobody) {
                const Seat seat = Skull::actor(play.state());
                if (seat == core::chance) {
                    play.apply(Skull::sample(play.state(), random));
                    continue;
                }
                const auto legal = Skull::legal(play.state());
                auto chosen =
                    static_cast<std::size_t>(random.below(static_cast<int>(legal.size())));
                if (isDuel(play.state().table)) {
                    const Choice choice =
                        solvedChoice(Skull::view(play.state(), seat), play.seenBy(seat), random);
                    const std::string fault = faultOf(choice, legal.size());
                    QVERIFY2(fault.empty(),
                             ("seed " + std::to_string(seed) + ": " + fault).c_str());
                    if (random.below(2) == 0)
                        chosen = choice.chosen;
                }
                play.apply(legal[chosen]);
            }
        }
    }

private:
    static void eachDuel()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addRow("0-0") << 0 << 0;
        QTest::addRow("1-0") << 1 << 0;
        QTest::addRow("0-1") << 0 << 1;
        QTest::addRow("1-1") << 1 << 1;
    }
};

QTEST_APPLESS_MAIN(SkullDuelTest)
#include "skull_duel_test.moc"
