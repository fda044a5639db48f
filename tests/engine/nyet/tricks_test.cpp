#include <QTest>

#include "engine/nyet/nyet_game.h"

using namespace facedown;
using namespace facedown::nyet;

/// Tricks and treasures: NY-50 to NY-56, NY-62 (a).
class TricksTest : public QObject
{
    Q_OBJECT

    /// Four players; seats 0 and 2 are a team, seat 0 leads.
    static Round four(const Terms& terms, const std::vector<std::string>& hands)
    {
        return {players(4, 0, true), terms, 0b0101, hands};
    }
    static Seat winner(const Terms& terms, const std::vector<std::string>& hands)
    {
        Round round =
            four(terms, {hands[0] + " B2", hands[1] + " B3", hands[2] + " B4", hands[3] + " B5"});
        for (const std::string& card : hands)
            round.play(card);
        return round.winner();
    }
    /// What seat 1, with that hand, may play to a card.
    static Cards answers(const Terms& terms, const char* led, const char* hand)
    {
        return four(terms, {led, hand, "B2", "B3"}).play(led).playable();
    }

private slots:
    void ny50_eachInTurnAndTheWinnerLeadsTheNext()
    {
        Round round(players(3), {1}, 0b011, {"R2 R3", "R5 G2", "R9 G3"});
        QCOMPARE(round.state.table.actor, 1);
        round.play("R5");
        QCOMPARE(round.state.table.actor, 2);
        round.play("R9");
        QCOMPARE(round.state.table.actor, 0);
        round.play("R2");
        QCOMPARE(round.winner(), 2);
        QCOMPARE(round.state.table.actor, 2);
        QCOMPARE(round.state.table.trick.leader, 2);
        QCOMPARE(round.state.table.trick.size, 0);
        QCOMPARE(round.state.table.seat(2).tricks, 1);
        QCOMPARE(round.state.table.last.size, 3);
        QCOMPARE(round.state.table.last.leader, 1);
        QVERIFY(round.state.table.last.card(2) == card("R2"));
    }

    void ny50_onlyWhatIsInTheHand()
    {
        const Round round = four({}, {"R2", "R3", "R4", "R5"});
        QCOMPARE(round.refusal("play R3"), "play R3: that card is not in the hand (NY-50)");
        QCOMPARE(round.refusal("discard R2"), "discard R2: a seat plays a card now (NY-50)");
        QCOMPARE(round.refusal("play R2"), "");
    }

    void ny51_theTrumpGroup()
    {
        const Trumps yellow{byte(int(Colour::Yellow)), byte(int(Colour::Red))};
        QCOMPARE(yellow.group(), Cards::ofColour(Colour::Yellow) | Cards::ones(Colour::Red));
        const Trumps same{byte(int(Colour::Red)), byte(int(Colour::Red))};
        QCOMPARE(same.group(), Cards::ofColour(Colour::Red));
        const Trumps noSuper{byte(int(Colour::Green)), noColour};
        QCOMPARE(noSuper.group(), Cards::ofColour(Colour::Green));
        QVERIFY(Trumps{}.group().empty());
    }

    void ny52_whoCanFollowMust()
    {
        const Terms terms{0, "none", "yellow", "none"};
        QCOMPARE(answers(terms, "R5", "R2 R9 Y13 G2"), cards("R2 R9"));
        QCOMPARE(answers(terms, "R5", "R1 R1 Y1 G2"), cards("R1 R1"));
        QCOMPARE(answers(terms, "Y5", "R2 Y1 Y13 G2"), cards("Y1 Y13"));
        Round round = four(terms, {"R5", "R2 G2", "B2", "B3"});
        round.play("R5");
        QCOMPARE(round.refusal("play G2"), "play G2: the R5 must be followed if possible (NY-52)");
    }

    void ny52_whoCannotFollowPlaysWhatHeLikes()
    {
        const Terms terms{0, "none", "yellow", "red"};
        QCOMPARE(answers(terms, "G5", "R2 R1 Y13 B1 B1"), cards("R2 R1 Y13 B1 B1"));
        QCOMPARE(answers(terms, "Y5", "R2 B1 G13"), cards("R2 B1 G13"));
    }

    void ny52_superTrumpsFollowTrumps()
    {
        const Terms terms{0, "none", "yellow", "red"};
        QCOMPARE(answers(terms, "Y5", "R1 R2 G13"), cards("R1"));
        QCOMPARE(answers(terms, "Y5", "R1 R1 Y2 G13"), cards("R1 R1 Y2"));
        QCOMPARE(answers(terms, "R1", "Y2 R2 G13"), cards("Y2"));
    }

    void ny51_superTrumpsAreNotOfTheirColour()
    {
        const Terms terms{0, "none", "yellow", "red"};
        QCOMPARE(answers(terms, "R5", "R1 R2 G13"), cards("R2"));
        QCOMPARE(answers(terms, "R5", "R1 Y3 G13"), cards("R1 Y3 G13"));
        const Terms same{0, "none", "red", "red"};
        QCOMPARE(answers(same, "R5", "R1 G13"), cards("R1"));
        QCOMPARE(answers(same, "R1", "R5 G13"), cards("R5"));
    }

    void ny53_theHighestOfTheColourLed()
    {
        QCOMPARE(winner({}, {"R5", "R13", "R6", "R12"}), 1);
        QCOMPARE(winner({}, {"R5", "G13", "R6", "B13"}), 2);
        QCOMPARE(winner({}, {"R5", "G13", "G6", "B13"}), 0);
        QCOMPARE(winner({}, {"R1", "G13", "G6", "B13"}), 0);
    }

    void ny53_aTrumpBeatsIt()
    {
        QCOMPARE(winner({}, {"R13", "Y2", "R6", "R12"}), 1);
        QCOMPARE(winner({}, {"R13", "Y2", "Y6", "Y3"}), 2);
        QCOMPARE(winner({}, {"R13", "Y1", "R12", "R11"}), 1);
        QCOMPARE(winner({}, {"Y2", "Y13", "R12", "Y11"}), 1);
    }

    void ny53_aSuperTrumpBeatsAll()
    {
        const Terms terms{0, "none", "yellow", "red"};
        QCOMPARE(winner(terms, {"R1", "Y13", "Y12", "Y11"}), 0);
        QCOMPARE(winner(terms, {"R13", "R12", "R1", "Y13"}), 2);
        QCOMPARE(winner(terms, {"Y13", "R1", "Y12", "Y11"}), 1);
        const Terms same{0, "none", "red", "red"};
        QCOMPARE(winner(same, {"R1", "R13", "R12", "R11"}), 0);
        QCOMPARE(winner(same, {"G13", "R13", "R1", "R11"}), 2);
    }

    void ny53_ofEqualCardsTheLast()
    {
        QCOMPARE(winner({}, {"R1", "R1", "B13", "G13"}), 1);
        QCOMPARE(winner({}, {"R1", "R1", "R1", "G13"}), 2);
        QCOMPARE(winner({}, {"R5", "R1", "R1", "R1"}), 0);
        QCOMPARE(winner({}, {"R5", "Y1", "R6", "Y1"}), 3);
        const Terms terms{0, "none", "yellow", "red"};
        QCOMPARE(winner(terms, {"R1", "R1", "Y13", "R1"}), 3);
        QCOMPARE(winner(terms, {"Y13", "R1", "R1", "Y12"}), 2);
        QCOMPARE(winner({}, {"R1", "B1", "G1", "G13"}), 0);
    }

    void ny54_withoutATrumpColour()
    {
        const Terms terms{0, "none", "none", "red"};
        QCOMPARE(answers(terms, "R1", "R1 R2 G13"), cards("R1"));
        QCOMPARE(answers(terms, "R1", "R2 Y3 G13"), cards("R2 Y3 G13"));
        QCOMPARE(answers(terms, "R5", "R1 R2 G13"), cards("R2"));
        QCOMPARE(winner(terms, {"Y13", "R1", "Y12", "R13"}), 1);
        QCOMPARE(winner(terms, {"R1", "R13", "R1", "Y13"}), 2);
        QCOMPARE(winner(terms, {"Y3", "R13", "G13", "Y2"}), 0);
        const Terms nothing{0, "none", "none", "none"};
        QCOMPARE(winner(nothing, {"Y3", "R1", "G13", "Y2"}), 0);
        QCOMPARE(answers(nothing, "R5", "R1 Y3"), cards("R1"));
    }

    void ny55_onesOfTheOtherTeamAreTreasures()
    {
        Round round = four({}, {"R5 B2", "R1 B3", "R1 B4", "R9 B5"});
        round.play("R5 R1 R1 R9"); // seat 3 wins; seat 1 is of his team
        QCOMPARE(round.winner(), 3);
        QCOMPARE(round.treasuresOf(3), std::vector<std::string>{"R1"});
        QCOMPARE(round.state.table.treasuresOf(3), 1);
        Round other = four({}, {"R5 B2", "Y1 B3", "B1 B4", "G1 B5"});
        other.play("R5 Y1 B1 G1");
        QCOMPARE(other.winner(), 1);
        QCOMPARE(other.treasuresOf(1), std::vector<std::string>{"B1"});
    }

    void ny55_superTrumpsIncluded()
    {
        Round round = four({0, "none", "yellow", "red"}, {"R1 B2", "R1 B3", "Y13 B4", "Y2 B5"});
        round.play("R1 R1 Y13 Y2");
        QCOMPARE(round.winner(), 1);
        QCOMPARE(round.treasuresOf(1), std::vector<std::string>{"R1"});
        QCOMPARE(round.treasuresOf(0), std::vector<std::string>{});
    }

    void ny55_inTheOrderWon()
    {
        Round round(players(2), {}, 0b01, {"R5 G5 Y13 B2", "R1 G1 Y1 B3"});
        round.play("R5 R1 Y13 Y1 G5 G1");
        QCOMPARE(round.treasuresOf(0), (std::vector<std::string>{"R1", "Y1", "G1"}));
        QCOMPARE(round.state.table.seat(0).tricks, 3);
    }

    void ny56_theRoundEndsWithTheLastCard()
    {
        Game game(players(4));
        game.deal().veto({}).play("team 2");
        for (int left = 60; left > 0; --left) {
            QCOMPARE(game.phase(), Phase::Play);
            QCOMPARE(game.table().round, 1);
            game.anything(1);
        }
        QCOMPARE(game.phase(), Phase::Deal);
        QCOMPARE(game.table().round, 2);
        QCOMPARE(game.table().trick.size, 0);
        QCOMPARE(game.table().last.size, 0);
        QCOMPARE(game.table().treasureCount, 0);
        for (Seat seat = 0; seat < 4; ++seat)
            QCOMPARE(game.table().seat(seat).tricks, 0);
    }

    void ny62a_theExampleOfATrick()
    {
        // Seats 0, 1 and 4 are a team; B2 to B6 are for the next trick.
        Round round(players(5), {0, "none", "yellow", "none"}, 0b10011,
                    {"G9 B2", "G1 B3", "G4 B4", "Y1 B5", "Y7 B6"});
        round.play("G9 G1 G4 Y1 Y7");
        QCOMPARE(round.winner(), 4);
        QCOMPARE(round.treasuresOf(4), std::vector<std::string>{"Y1"});
        QCOMPARE(round.state.table.treasureCount, 1);
    }
};

QTEST_APPLESS_MAIN(TricksTest)
#include "tricks_test.moc"
