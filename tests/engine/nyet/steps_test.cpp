#include <QTest>

#include "engine/nyet/nyet_game.h"

using namespace facedown;
using namespace facedown::nyet;
using Kind = Step::Kind;

/// The steps in which an event unfolds, and what a seat may know of them.
class StepsTest : public QObject
{
    Q_OBJECT

    using Steps = test::Steps<Nyet>;
    using Kinds = std::vector<Kind>;

    static constexpr Card none = Card::none();
    static constexpr Card hidden = Card::hidden();

    /// Three players; seat 1 starts, the teams are chosen.
    static Game teamed(const Terms& terms)
    {
        Game game(players(3));
        game.deal({"B1 B2 R1 Y10", "B1 B3 R2 G10", "B4 R3"}).veto(terms).play("team 2");
        return game;
    }

    static void onlyItsSeatKnowsTheCard(const Step& step, const State& state)
    {
        for (const Seat viewer : {0, 1, 2, nobody}) {
            Step seen = Nyet::seen(state, step, viewer);
            QCOMPARE(seen.card, viewer == step.seat ? step.card : hidden);
            seen.card = step.card;
            QVERIFY(seen == step);
        }
    }

    static void allKnow(const Step& step, const State& state)
    {
        for (const Seat viewer : {0, 1, 2, nobody})
            QVERIFY(Nyet::seen(state, step, viewer) == step);
    }

    static int tricks(const Table& table)
    {
        int sum = 0;
        for (Seat seat = 0; seat < table.players; ++seat)
            sum += table.seat(seat).tricks;
        return sum;
    }

    static std::vector<int> roundScores(const Table& table)
    {
        std::vector<int> scores;
        for (Seat seat = 0; seat < table.players; ++seat)
            scores.push_back(table.roundScore(seat));
        return scores;
    }

    static std::vector<int> scores(const Table& table)
    {
        std::vector<int> scores;
        for (Seat seat = 0; seat < table.players; ++seat)
            scores.push_back(table.seat(seat).score);
        return scores;
    }

private slots:
    // NY-10, NY-12
    void chanceDrawsADealerWhoDeals()
    {
        Game game(players(5));
        game.play("dealer 3");
        QVERIFY(game.lastSteps().front().first == (Step{Kind::DealerDrawn, 3}));
        const Steps steps = game.sample().lastSteps();
        QVERIFY(test::kindsOf(steps) == Kinds{Kind::Dealt});
        QVERIFY(steps.front().first == (Step{Kind::Dealt, 3, 12}));
        QVERIFY(steps.front().second == game.state());
    }

    // NY-21, NY-22
    void theTermsAreFixedAfterTheLastVeto()
    {
        Game game(players(3));
        game.deal();
        game.play("veto trump green");
        const Step step = game.lastSteps().front().first;
        QVERIFY(step == (Step{Kind::Vetoed, 0, 3, none, Row::Trump}));
        const Steps steps = game.veto({1, "one"}).lastSteps();
        QVERIFY(test::kindsOf(steps) == (Kinds{Kind::Vetoed, Kind::BoardDecided}));
        const Table& vetoed = steps[0].second.table;
        QCOMPARE(vetoed.phase, Phase::Veto);
        QCOMPARE(vetoed.actor, nobody);
        QVERIFY(!vetoed.board.anyOpen());
        QCOMPARE(steps[1].first.seat, 1);
        QVERIFY(steps[1].second == game.state());
    }

    // NY-30
    void ofTwoPlayersTheTeamsNeedNoStep()
    {
        Game game(players(2));
        const Steps steps = game.deal().veto({1, "two"}).lastSteps();
        QVERIFY(test::kindsOf(steps) == (Kinds{Kind::Vetoed, Kind::BoardDecided}));
        QVERIFY(!steps[0].second.table.hasTeams());
        QVERIFY(steps[1].second.table.hasTeams());
        QVERIFY(steps[1].second == game.state());
    }

    void ofThreeTheBonusCardFollowsTheTeams()
    {
        Game game = teamed({1, "one"});
        const Steps steps = game.lastSteps();
        QVERIFY(test::kindsOf(steps) == (Kinds{Kind::TeamsChosen, Kind::BonusGiven}));
        QVERIFY(steps[0].first == (Step{Kind::TeamsChosen, 1, 0b110}));
        QCOMPARE(steps[0].second.table.bonus, nobody);
        QCOMPARE(steps[0].second.table.actor, nobody);
        QVERIFY(steps[1].first == (Step{Kind::BonusGiven, 0}));
        QVERIFY(steps[1].second == game.state());

        Game alone(players(3));
        alone.deal().veto({1}).play("alone");
        QVERIFY(alone.lastSteps().back().first == (Step{Kind::BonusGiven, 1}));
    }

    void ofFourThereIsNoBonusCardAndOfFiveItIsGivenByADecision()
    {
        Game four(players(4));
        QVERIFY(test::kindsOf(four.deal().veto({3}).play("team 0").lastSteps()) ==
                Kinds{Kind::TeamsChosen});
        Game five(players(5));
        five.deal().veto({3}).play("team 4");
        QVERIFY(five.lastSteps().front().first == (Step{Kind::TeamsChosen, 3, 0b11000}));
        QVERIFY(five.lastSteps().front().second == five.state());
        five.play("bonus 4");
        QVERIFY(five.lastSteps().front().first == (Step{Kind::BonusGiven, 4}));
        QVERIFY(five.lastSteps().front().second == five.state());
    }

    // NY-40, NY-70
    void aDiscardIsKnownToItsSeatAlone()
    {
        Game game = teamed({1, "two"});
        for (const int place : {0, 1}) {
            game.play(place == 0 ? "discard G10" : "discard B3");
            const Steps steps = game.lastSteps();
            QVERIFY(test::kindsOf(steps) == Kinds{Kind::Discarded});
            const auto& [step, state] = steps.front();
            QVERIFY(step ==
                    (Step{Kind::Discarded, 1, byte(place), card(place == 0 ? "G10" : "B3")}));
            QVERIFY(state == game.state());
            onlyItsSeatKnowsTheCard(step, state);
        }
    }

    // NY-41, NY-70: all cards lie as given before all are handed over.
    void givenCardsLieThereBeforeTheyAreHandedOver()
    {
        Game game = teamed({1, "left"});
        game.play("give B3, give R3, give Y10");
        const Steps steps = game.lastSteps();
        QVERIFY(test::kindsOf(steps) == (Kinds{Kind::Gave, Kind::HandedOver}));
        QVERIFY(steps[0].first == (Step{Kind::Gave, 0, 0, card("Y10")}));
        const State& given = steps[0].second;
        onlyItsSeatKnowsTheCard(steps[0].first, given);
        QCOMPARE(given.table.phase, Phase::Give);
        QCOMPARE(given.table.actor, nobody);
        const View view = Nyet::view(given, 0);
        for (std::size_t seat = 0; seat < 3; ++seat) {
            QCOMPARE(given.table.seats[seat].held, 15);
            QVERIFY(given.table.seats[seat].given);
            QCOMPARE(view.received[seat], none);
        }
        QVERIFY(!view.hand(0).contains(card("Y10")) && !view.hand(0).contains(card("R3")));
        QCOMPARE(view.given[0], card("Y10"));
        QCOMPARE(view.given[1], hidden);

        QVERIFY(steps[1].second == game.state());
        QVERIFY(Nyet::view(steps[1].second, 0).hand(0).contains(card("R3")));
        QVERIFY(Nyet::view(steps[1].second, 1).hand(1).contains(card("Y10")));
    }

    // NY-50, NY-55
    void aTrickLiesThereWithAllItsCardsBeforeItIsTaken()
    {
        Game game = teamed({1, "none", "yellow"});
        game.play("play B1");
        const Steps first = game.lastSteps();
        QVERIFY(test::kindsOf(first) == Kinds{Kind::Played});
        QVERIFY(first[0].first == (Step{Kind::Played, 1, 0, card("B1")}));
        allKnow(first[0].first, first[0].second);

        const Steps steps = game.play("play B4, play B1").lastSteps();
        QVERIFY(test::kindsOf(steps) == (Kinds{Kind::Played, Kind::TrickTaken}));
        QVERIFY(steps[0].first == (Step{Kind::Played, 0, 2, card("B1")}));
        const Table& full = steps[0].second.table;
        QCOMPARE(full.phase, Phase::Play);
        QCOMPARE(full.actor, nobody);
        QCOMPARE(full.trick.size, 3);
        QCOMPARE(full.trick.leader, 1);
        QCOMPARE(full.trick.cards, game.table().last.cards);
        QCOMPARE(full.seat(0).held, 15);
        QCOMPARE(tricks(full), 0);
        for (const Seat viewer : {0, 1, 2, nobody}) {
            const View view = Nyet::view(steps[0].second, viewer);
            QVERIFY(Nyet::legal(view).empty());
            if (viewer >= 0)
                QCOMPARE(view.hand(viewer), game.state().hand(viewer));
        }
        // Seat 2 is of seat 1's team: one of the two 1s is a treasure.
        QVERIFY(steps[1].first == (Step{Kind::TrickTaken, 2, 1}));
        QVERIFY(steps[1].second == game.state());
        QCOMPARE(game.table().treasuresOf(2), 1);
        QCOMPARE(game.table().trick.size, 0);
    }

    // NY-56, NY-60: a round is taken, scored and cleared away one after the other.
    void theLastTrickOfARoundEndsItStepByStep()
    {
        Game game = teamed({1, "two", "blue", "green", "-2"});
        const Board board = game.table().board;
        const Steps steps = game.anything().lastSteps();
        QVERIFY(test::kindsOf(steps) ==
                (Kinds{Kind::Played, Kind::TrickTaken, Kind::RoundScored, Kind::RoundBegun}));
        for (const std::size_t at : {0U, 1U, 2U}) {
            const State& state = steps[at].second;
            const Table& table = state.table;
            QCOMPARE(table.round, 1);
            QCOMPARE(table.phase, Phase::Play);
            QCOMPARE(table.actor, nobody);
            QCOMPARE(table.trick.size, at == 0 ? 3 : 0);
            QCOMPARE(tricks(table), at == 0 ? 13 : 14);
            QVERIFY(table.board == board);
            QVERIFY(table.hasTeams());
            QCOMPARE(table.seat(1).discarded, 2);
            for (Seat seat = 0; seat < 3; ++seat)
                QVERIFY(state.hand(seat).empty());
            QCOMPARE(scores(table), at < 2 ? std::vector<int>(3) : roundScores(table));
        }
        QCOMPARE(steps[1].first.seat, int(steps[1].second.table.lastWinner));
        QVERIFY(steps[2].first == Step{Kind::RoundScored});
        QVERIFY(steps[3].first == (Step{Kind::RoundBegun, 1}));
        QVERIFY(steps[3].second == game.state());
        QCOMPARE(game.table().round, 2);
        QVERIFY(!game.table().hasTeams());
        QCOMPARE(game.scores(), roundScores(steps[2].second.table));
    }

    // NY-61, NY-70: what was discarded stays hidden until the game is over.
    void theEndIsAStepOfItsOwn()
    {
        Game game(players(4, 1));
        game.deal().veto({1, "two"}).play("team 0").anything();
        const Steps steps = game.lastSteps();
        QVERIFY(test::kindsOf(steps) ==
                (Kinds{Kind::Played, Kind::TrickTaken, Kind::RoundScored, Kind::Over}));
        QCOMPARE(Nyet::view(steps[2].second, 0).discards[1][0], hidden);
        QVERIFY(Nyet::winners(steps[2].second).empty());
        QVERIFY(Nyet::view(steps[3].second, 0).discards[1][0].known());
        QVERIFY(steps[3].first == Step{Kind::Over});
        QVERIFY(steps[3].second == game.state());
    }
};

QTEST_APPLESS_MAIN(StepsTest)
#include "steps_test.moc"
