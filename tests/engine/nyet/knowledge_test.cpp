#include <QTest>

#include "engine/nyet/nyet_game.h"
#include "engine/nyet/retold.h"
#include "nyet/knowledge.h"

using namespace facedown;
using namespace facedown::nyet;

/// What a player who remembers everything can work out, and the states drawn from it.
class KnowledgeTest : public QObject
{
    Q_OBJECT

    static Knowledge knowledge(const Game& game, Seat viewer)
    {
        return {game.view(viewer), game.record().seenBy(viewer)};
    }

    /// Draws some states, and goes on from one by swaps; each must be one that could have led to
    /// what the seat saw.
    static std::vector<State> drawn(const Game& game, Seat viewer, int count = 60)
    {
        std::vector<State> states;
        const Knowledge known = knowledge(game, viewer);
        core::Random random(1);
        for (Knowledge::Deal deal = known.deal(random); count > 0; --count) {
            deal.swap(random);
            for (const State& state : {known.draw(random), known.stateOf(deal, random)}) {
                const std::string fault = Retold(game.record(), viewer, state).fault();
                if (!fault.empty())
                    qFatal("seat %d: %s", viewer, fault.c_str());
                states.push_back(state);
            }
        }
        return states;
    }

    /// Four players; seat 0 leads; trump yellow, super trumps red.
    static Game four(const std::vector<std::string>& hands, const char* discarding = "none")
    {
        Game game(players(4));
        game.deal(hands).veto({0, discarding, "yellow", "red"}).play("team 2");
        return game;
    }

    static Cards heldInAny(const std::vector<State>& states, Seat seat)
    {
        Cards all;
        for (const State& state : states)
            all = all | state.hand(seat);
        return all;
    }

private slots:
    void beforeTheDealNothingIsHidden()
    {
        Game game(players(4));
        core::Random random(1);
        const auto is = [&] {
            for (Seat viewer : {0, 3, nobody})
                QVERIFY(knowledge(game, viewer).draw(random) == game.state());
        };
        is();
        game.play("dealer 2");
        is();
        game.anyRound();
        QCOMPARE(game.phase(), Phase::Deal);
        is();
    }

    void everyOtherCardMayBeInEveryOtherHand()
    {
        Game game(players(4));
        game.deal({"B13 R13 Y13"});
        const auto known = knowledge(game, 0);
        Cards others = Cards::pack(13);
        others.remove(game.state().hand(0));
        QCOMPARE(known.unseen(), others);
        const auto states = drawn(game, 0, 200);
        for (Seat seat = 1; seat < 4; ++seat) {
            for (const Card card : others)
                QVERIFY(heldInAny(states, seat).contains(card));
            QVERIFY(known.lacks(seat).empty());
            QCOMPARE(known.holds(seat), Card::none());
        }
        QVERIFY(states[0] != states[1]);
    }

    void ny52_whoDidNotFollowHasNone()
    {
        Game game = four({"G13 Y9", "B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 Y2 Y3 Y4",
                          "G2 G3 G4 Y5", "G5 G6 Y6"});
        game.play("play G13, play B2, play G2, play G5");
        const auto known = knowledge(game, 0);
        QCOMPARE(known.lacks(1), Cards::ofColour(Colour::Green));
        QVERIFY(known.lacks(2).empty() && known.lacks(3).empty());
        QCOMPARE(known.played(1), cards("B2"));
        const auto states = drawn(game, 0);
        QVERIFY((heldInAny(states, 1) & Cards::ofColour(Colour::Green)).empty());
        QVERIFY((heldInAny(states, 1) & Cards::ofColour(Colour::Yellow)) != Cards());
    }

    void ny52_aTrumpNotFollowedTellsOfSuperTrumpsToo()
    {
        Game game = four({"Y9", "B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 G2 G3 G4", "Y5", "Y6"});
        game.play("play Y9, play B2, play Y5, play Y6");
        const Cards group = Cards::ofColour(Colour::Yellow) | Cards::ones(Colour::Red);
        for (Seat viewer : {0, 2, 3, nobody}) {
            QCOMPARE(knowledge(game, viewer).lacks(1), group);
            QVERIFY((heldInAny(drawn(game, viewer), 1) & group).empty());
        }
        QVERIFY((heldInAny(drawn(game, 0), 1) & Cards::ofColour(Colour::Red)) != Cards());
    }

    void ny51_aSuperTrumpMayBeHeldByWhoHasNoneOfItsColour()
    {
        Game game = four({"R9", "B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 R1 Y3 Y4", "R5", "R6"});
        game.play("play R9, play B2, play R5, play R6");
        const Cards lacked = Cards::ofColour(Colour::Red).without(Cards::ones(Colour::Red));
        QCOMPARE(knowledge(game, 0).lacks(1), lacked);
        const Cards held = heldInAny(drawn(game, 0), 1);
        QVERIFY((held & lacked).empty());
        QVERIFY(held.contains(card("R1")));
    }

    void ny52_evenWhatBarelyFitsIsFound()
    {
        // Seats 1 to 3 hold a colour each and seat 0 plays them dry: all is known of them.
        Game game = four({"B2 R2 G2", "B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 B1 B1 B1 Y13",
                          "R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1 R1 R1 Y12",
                          "G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G13 G1 G1 G1 Y11"});
        game.play("play R2, play B3, play R3, play G3");
        QCOMPARE(game.actor(), 2);
        game.play("play R4, play G4, play Y2, play B4");
        drawn(game, 0);
        drawn(game, 1);
        drawn(game, nobody);
        game.anything(20);
        for (Seat viewer : {0, 1, 2, 3, nobody})
            drawn(game, viewer);
    }

    void ny41_whatIsGivenIsHeldUntilItIsPlayed()
    {
        Game game = four({"B13 G13", "Y2", "Y3", "Y4"}, "left");
        game.play("give B13, give Y2, give Y3");
        for (const State& state : drawn(game, 0)) // still before the neighbour
            QCOMPARE(state.given[0], card("B13"));
        game.play("give Y4");
        const auto known = knowledge(game, 0);
        QCOMPARE(known.holds(1), card("B13"));
        QCOMPARE(known.holds(2), Card::none());
        QVERIFY(!known.unseen().contains(card("B13")));
        QVERIFY(!known.unseen().contains(card("Y4")));
        for (const State& state : drawn(game, 0)) {
            QVERIFY(state.hand(1).contains(card("B13")));
            QCOMPARE(state.given[0], card("B13"));
            QCOMPARE(state.given[3], card("Y4"));
            QVERIFY(state.hand(2).contains(state.given[1]));
        }
        QCOMPARE(knowledge(game, nobody).holds(1), Card::none());
        game.play("play B2, play B13");
        QCOMPARE(knowledge(game, 0).holds(1), Card::none());
        drawn(game, 0);
        drawn(game, 2);
        drawn(game, nobody);
    }

    void ny41_aGiven1MayBeTheOnePlayed()
    {
        Game game = four({"B1 B2", "B1 B1", "", ""}, "left");
        game.play("give B1").anything(3);
        QCOMPARE(knowledge(game, 0).holds(1), card("B1"));
        game.play("play B2, play B1");
        QCOMPARE(knowledge(game, 0).holds(1), Card::none());
        bool others = false;
        for (const State& state : drawn(game, 0))
            others = others || !state.hand(1).contains(card("B1"));
        QVERIFY(others);
    }

    void ny41_whatLiesGivenIsSomewhere()
    {
        Game game = four({"B13", "", "", ""}, "left");
        game.play("give B13").anything(2);
        for (Seat viewer : {0, 1, 2, 3, nobody})
            for (const State& state : drawn(game, viewer, 20))
                QVERIFY(state.given[1].known() && state.given[2].known());
    }

    void ny40_whatOthersDiscardedIsDrawnToo()
    {
        Game game = four({"B13", "", "", ""}, "two");
        game.anything(8);
        Cards discarded;
        for (const State& state : drawn(game, 0)) {
            for (const Card card : state.discards[1])
                if (!discarded.contains(card))
                    discarded.add(card);
            QVERIFY(state.discards[0] == game.discards(0));
        }
        QVERIFY(discarded.kinds() > 20);
        QVERIFY((discarded & Cards::allOnes()) != Cards());
    }

    void ny40_not1IsNo1()
    {
        Game game = four({"B13", "", "", ""}, "not1");
        game.anything(4);
        for (Seat viewer : {0, 2, nobody})
            for (const State& state : drawn(game, viewer))
                for (Seat seat = 0; seat < 4; ++seat)
                    QVERIFY(state.discards[static_cast<std::size_t>(seat)][0].value() != 1);
    }

    void ny40_unlessItHadNothingElse()
    {
        Game game(players(5));
        game.deal({"B2 R2 Y2 G2", "B1 B1 B1 R1 R1 R1 Y1 Y1 Y1 G1 G1 G1"}).veto({1, "not1"});
        game.play("team 2, bonus 1, discard Y1").anything(4);
        for (Seat viewer : {0, 2, nobody})
            drawn(game, viewer, 20); // as yet nobody has to believe it
        while (game.table().round == 1) {
            if (game.actor() == 1 || game.table().trick.size == 0)
                for (Seat viewer : {0, 2, 3, 4, nobody})
                    drawn(game, viewer, 3);
            game.anything(1);
        }
    }

    void ny40_atLastOnlyThatIsLeftToBelieve()
    {
        Game game(players(5));
        game.deal({"B2 R2 Y2 G2", "B1 B1 B1 R1 R1 R1 Y1 Y1 Y1 G1 G1 G1"}).veto({1, "not1"});
        game.play("team 2, bonus 1, discard Y1").anything(4);
        while (game.table().seat(1).held > 0)
            game.anything(1);
        for (const State& state : drawn(game, 0))
            QCOMPARE(state.discards[1][0], card("Y1"));
    }

    void ny13_whatIsSetAsideIsDrawn()
    {
        Game game(players(2));
        game.deal({"B13", "B12"}).veto({0, "one"}).play("discard B13").anything(9);
        Cards aside;
        for (const State& state : drawn(game, 0)) {
            QCOMPARE(state.aside.size(), 30);
            aside = aside | state.aside;
        }
        QVERIFY(aside.kinds() > 30);
        QVERIFY(!aside.contains(card("B13")));
    }

    void ny13_whatWasSeenInTheRoundBeforeIsOut()
    {
        for (const char* discarding : {"one", "two", "not1", "left", "none"}) {
            Game game(players(2));
            game.deal({"B13 B1 B1", "G13"}).veto({0, discarding}).anything();
            QCOMPARE(game.table().round, 2);
            const int unknown =
                discarding == std::string("two")                                        ? 2
                : discarding == std::string("one") || discarding == std::string("not1") ? 1
                                                                                        : 0;
            for (int step = 0; step < 5; ++step) {
                for (Seat viewer : {0, 1}) {
                    const Knowledge known = knowledge(game, viewer);
                    const bool dealt = game.phase() != Phase::Deal;
                    if (step < 2)
                        QCOMPARE(known.unseen().size(), (dealt ? 15 : 30) + unknown);
                    if (unknown == 0)
                        QCOMPARE(known.draw(random_), game.state());
                    drawn(game, viewer, 30);
                }
                drawn(game, nobody, 10);
                if (step == 0)
                    game.sample();
                else if (step == 1)
                    game.veto({1, discarding});
                else
                    game.anything(5);
            }
        }
    }

    void ny13_a1MayHaveBeenDiscardedBeforeUnlessItCouldNot()
    {
        for (const char* discarding : {"one", "not1"}) {
            Game game(players(2));
            game.deal({"B13 B12", "B11"}).veto({0, discarding}).anything().sample();
            QCOMPARE(game.table().round, 2);
            const Cards unseen = knowledge(game, 0).unseen();
            QVERIFY((unseen & Cards::allOnes()) != Cards());
            bool gone = false;
            for (const State& state : drawn(game, 0)) {
                Cards elsewhere = unseen;
                elsewhere.remove(state.hand(1));
                QCOMPARE(elsewhere.size(), 1);
                gone = gone || (*elsewhere.begin()).value() == 1;
            }
            QCOMPARE(gone, discarding == std::string("one"));
        }
    }

    void ny13_butNotInTheRoundAfter()
    {
        Game game(players(2));
        game.play("dealer 0").anyRound().anyRound().sample();
        QCOMPARE(game.table().round, 3);
        QCOMPARE(knowledge(game, 0).unseen().size(), 45);
        drawn(game, 0);
    }

    void whenTheGameIsOverAllIsKnown()
    {
        for (int count = 2; count <= 5; ++count) {
            Game game(players(count, 1));
            game.play("dealer 0");
            while (game.phase() != Phase::Over)
                game.anyRound();
            for (Seat viewer = 0; viewer < count; ++viewer)
                QVERIFY(knowledge(game, viewer).draw(random_) == game.state());
        }
    }

    void aPastOfAnotherViewGivesWhatIsKnown()
    {
#ifdef NDEBUG // a checked build stops instead
        Game game(players(4));
        game.deal({"B13 R13 Y13"});
        View view = game.view(0);
        Cards& hand = view.hands[0];
        hand.remove(*hand.begin()); // one card more than the others have room for
        core::Random random(1);
        const State state = Knowledge(view, game.record().seenBy(0)).draw(random);
        QCOMPARE(state.hand(0), hand);
#endif
    }

private:
    core::Random random_{1};
};

QTEST_APPLESS_MAIN(KnowledgeTest)
#include "knowledge_test.moc"
