#include <QTest>

#include "app/table/nyet/nyet_scene.h"
#include "app/table/reading.h"

using namespace facedown;
using namespace facedown::table;

class NyetVetoHintTest : public QObject
{
    Q_OBJECT

    /// To a decision of seat 0, behind these of the others and those of its own.
    static void upToOwnVeto(nyet::Game& game, const std::vector<std::string>& others,
                            const std::vector<std::string>& own = {})
    {
        std::size_t theirs = 0;
        std::size_t mine = 0;
        while (theirs < others.size() || game.state().table.actor != 0)
            if (game.state().table.actor != 0 && theirs < others.size())
                game.play(others[theirs++]);
            else if (game.state().table.actor == 0 && mine < own.size())
                game.play(own[mine++]);
            else
                game.play(nyet::Nyet::text(nyet::Nyet::legal(game.state())[0]));
    }

private slots:
    void vetoes()
    {
        nyet::Game game(nyet::players(4));
        game.deal({"R1 R2 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13"});
        while (game.state().table.actor != 0)
            game.play(nyet::Nyet::text(nyet::Nyet::legal(game.state())[0]));
        const nyet::State& state = game.state();
        // Of yellow and green there are fewer still.
        QCOMPARE(why(state, "veto trump red"), QString());
        QCOMPARE(why(state, "veto trump green"), QString("You hold no cards of that colour."));
        QCOMPARE(why(state, "veto trump blue"), QString());
        QCOMPARE(why(state, "veto super green"), QString("You hold none of that colour’s 1s."));
        QCOMPARE(why(state, "veto super red"),
                 QString("You hold only one of that colour’s three 1s."));
        QCOMPARE(why(state, "veto super blue"),
                 QString("You hold only one of that colour’s three 1s."));
        QCOMPARE(why(state, "veto points -2"),
                 QString("Then tricks will be worth winning this round."));
        QCOMPARE(why(state, "veto points 4"), QString());
        QCOMPARE(why(state, "veto points 2"), QString());
        QCOMPARE(why(state, "veto start 2"),
                 QString("Then Cora won’t lead first or choose the teams, and you still may."));
    }

    void vetoesOfTheColourThatOneHasLeastOf()
    {
        nyet::Game game(nyet::players(4));
        game.deal({"R1 R2 B1 B2 B3 B4 B5 Y2 Y3 Y4 Y5 G2 G3 G4 G5"});
        while (game.state().table.actor != 0)
            game.play("veto start " + std::to_string(game.state().table.actor));
        QCOMPARE(why(game.state(), "veto trump red"),
                 QString("You hold only 2 card(s) of that colour."));
    }

    void aVetoThatDecidesWhoLeads()
    {
        nyet::Game game(nyet::players(4));
        game.deal({"R1 R2 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13"});
        game.play("veto start 0");
        game.play("veto start 1");
        const nyet::State& state = game.state();
        QCOMPARE(state.table.actor, core::byte(2)); // Dan's square is free too
        QCOMPARE(why(state, "veto start 3"),
                 QString("That decides the row. Then you lead first and choose the teams."));
        QCOMPARE(why(state, "veto start 2"),
                 QString("That decides the row: Dan leads the first trick and chooses the teams."));
    }

    void vetoesOfTheDiscard()
    {
        nyet::Game game(nyet::players(4));
        game.deal({"R1 R2 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13"});
        while (game.state().table.actor != 0)
            game.play("veto start " + std::to_string(game.state().table.actor));
        // What a square says is no reason to veto it.
        QCOMPARE(why(game.state(), "veto discard two"), QString());
        QCOMPARE(why(game.state(), "veto discard left"),
                 QString("Then nobody passes you a card that you don’t want."));
        QCOMPARE(why(game.state(), "veto discard not1"),
                 QString("Otherwise you might not be allowed to discard a 1."));
        QCOMPARE(why(game.state(), "veto discard none"),
                 QString("Then you get rid of at least one low card."));
        QCOMPARE(why(game.state(), "veto discard one"), QString());
    }

    void aVetoThatDecidesARow()
    {
        nyet::Game game(nyet::players(4));
        game.deal({"R1 R2 R3 R4 R5 R6 B1 B2 B3 B4 Y1 Y2 G1 G2 G3"});
        while (game.state().table.actor != 0)
            game.play(nyet::Nyet::text(nyet::Nyet::legal(game.state())[0]));
        QCOMPARE(why(game.state(), "veto trump blue"),
                 QString("You hold 6 red cards, and that colour may still become trump."));
        game.play("veto trump green");
        const auto whenItIsMyTurn = [&] {
            while (game.state().table.actor != 0) {
                const auto legal = nyet::Nyet::legal(game.state());
                const bool yellow = game.state().table.board.isFree(nyet::Row::Trump, 2);
                game.play(yellow ? "veto trump yellow" : nyet::Nyet::text(legal[0]));
            }
        };
        whenItIsMyTurn();
        QCOMPARE(why(game.state(), "veto trump blue"),
                 QString("That decides the row: All red cards are trumps. You hold 6."));
    }

    /// That one holds nothing of the colour that is left is no reason: it is told beside the other.
    void aVetoThatLeavesOneNoSuperTrump()
    {
        nyet::Game game(nyet::players(4));
        game.deal({"R2 R3 R4 R5 R6 R7 B1 B2 B3 B4 Y2 Y3 G1 G2 G3"});
        upToOwnVeto(game, {"veto super none", "veto super blue", "veto super green"});
        QCOMPARE(why(game.state(), "veto super red"),
                 QString("That decides the row: The three yellow 1s beat everything else. You "
                         "hold none. You hold no red 1 either."));
    }

    /// Those of a colour that is vetoed are not counted.
    void aVetoAgainstNoSuperTrumps()
    {
        nyet::Game game(nyet::players(4));
        game.deal({"R1 R1 R4 R5 B1 B5 B6 B7 B8 B9 Y1 Y2 G2 G3 G4"});
        upToOwnVeto(game, {"veto super blue"});
        QCOMPARE(why(game.state(), "veto super none"),
                 QString("You hold 3 of the 1s that may still become super trumps."));
    }

    void aVetoThatDecidesHowMuchIsDiscarded()
    {
        nyet::Game game(nyet::players(4));
        game.deal({"R1 R1 B1 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 Y2 Y3"});
        upToOwnVeto(game, {"veto discard left", "veto discard not1", "veto discard two"});
        QCOMPARE(why(game.state(), "veto discard none"),
                 QString("That decides the row: Everyone secretly discards one card. You may get "
                         "rid of a 1 that way: you hold 3."));
        QCOMPARE(why(game.state(), "veto discard one"),
                 QString("That decides the row: Nobody discards or passes a card."));
    }

    /// With one card and two cards vetoed nobody discards a 1 any more, whatever becomes of the
    /// rest.
    void aVetoThatSavesNoOne()
    {
        nyet::Game game(nyet::players(4));
        game.deal({"R1 R1 B1 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 Y2 Y3"});
        upToOwnVeto(game, {"veto discard one", "veto discard two", "veto trump blue"});
        QCOMPARE(why(game.state(), "veto discard not1"), QString());
    }

    /// A 1 of the trump colour is not counted among those to be rid of.
    void onesThatAreTrumpsStay()
    {
        nyet::Game game(nyet::players(4));
        game.deal({"R1 R1 B1 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 Y2 Y3"});
        upToOwnVeto(game,
                    {"veto trump red", "veto trump yellow", "veto trump green", "veto discard left",
                     "veto discard not1", "veto discard two"},
                    {"veto points -2", "veto points 1", "veto super none"});
        QCOMPARE(why(game.state(), "veto discard none"),
                 QString("That decides the row: Everyone secretly discards one card. You may get "
                         "rid of a 1 that way: you hold 2, not counting trumps."));
    }

    void aStrongHandWantsDearTricksAndAWeakOneCheapOnes()
    {
        nyet::Game game(nyet::players(4));
        game.deal({"R10 R11 R12 R13 B10 B11 B12 B13 Y10 Y11 Y12 G2 G3 G4 G5"});
        if (game.state().table.actor == 0)
            game.play("veto start 1");
        game.play("veto points -2");
        while (game.state().table.actor != 0)
            game.play("veto start " + std::to_string(game.state().table.actor));
        QCOMPARE(why(game.state(), "veto points 1"),
                 QString("Your hand is strong: the more a trick is worth, the better for you."));
        QCOMPARE(why(game.state(), "veto points 4"), QString());
        // With three players 10 is as high as 13 (NY-12): this hand is neither weak nor strong.
        nyet::Game three(nyet::players(3));
        three.deal({"R1 R2 R3 R4 B1 B2 B3 B4 Y1 Y2 Y3 Y10 G1 G2 G9 G10"});
        nyet::Game weak(nyet::players(3));
        weak.deal({"R1 R2 R3 R4 B1 B2 B3 B4 Y1 Y2 Y3 Y4 G1 G2 G3 G4"});
        for (nyet::Game* each : {&three, &weak})
            while (each->state().table.actor != 0)
                each->play("veto start " + std::to_string(each->state().table.actor));
        QCOMPARE(why(three.state(), "veto points 4"), QString());
        QCOMPARE(why(weak.state(), "veto points 4"),
                 QString("Your hand is weak: the less a trick is worth, the better for you."));
    }
};

QTEST_GUILESS_MAIN(NyetVetoHintTest)
#include "nyet_veto_hint_test.moc"
