#include <QTest>

#include "app/table/nyet/nyet_scene.h"

using namespace facedown;
using namespace facedown::table;
using nyet::Phase;
using nyet::Round;
using nyet::Terms;

/// What a hint says of teams, and of what the others have shown.
class NyetTeamHintTest : public QObject
{
    Q_OBJECT

private slots:
    void whoseBonusCardItIs()
    {
        const Terms terms{0, "none", "red", "none", "2"};
        nyet::State state = choosing(Phase::Bonus, terms, {"R5", "B5", "B6", "B7", "B8"});
        state.table.team = 0b00101;
        QCOMPARE(why(state, "bonus 0"),
                 QString("With the bonus card, your tricks and treasures count twice."));
        QCOMPARE(why(state, "bonus 2"),
                 QString("With the bonus card, Cora’s tricks and treasures count twice."));
        state.table.team = 0b01101;
        QCOMPARE(
            why(state, "bonus 1"),
            QString("Someone on the other team has to get it: Bruno’s tricks and treasures will "
                    "count twice."));
    }

    /// Where there is no button for each, it is said what to press.
    void howTeamMatesAreChosenIsSaid()
    {
        const Terms terms{0, "none", "red", "none", "2"};
        nyet::State state = choosing(Phase::Team, terms, {"R5", "B5", "B6", "B7", "B8"});
        NyetShown own(0);
        const QString usual("Ana: choose one or two team-mates");
        QCOMPARE(own.show(state).prompt(), usual + " by pressing their seats");
        QVERIFY(own.table.actions()->actions().empty());
        QVERIFY(own.table.select("team 1"));
        QVERIFY(!own.table.actions()->actions().empty());
        QCOMPARE(own.table.prompt(), usual);
    }

    void whyThisTeamMate()
    {
        nyet::State state =
            choosing(Phase::Team, Terms{0, "none", "red", "none", "2"}, {"R5", "B5", "B6", "B7"});
        QCOMPARE(why(state, "team 1"), QString());
        state.table.seat(1).score = 8;
        state.table.seat(3).score = 12;
        const QString fewest =
            "Of the others, Cora has the fewest points: points for them hurt you least.";
        QCOMPARE(why(state, "team 2"), fewest);
        QCOMPARE(why(state, "team 1"), QString());
        // Dan vetoes the trump colours, or Cora one of them too.
        for (const auto& [square, seat] : {std::pair(3, 3), std::pair(2, 2)}) {
            nyet::Board& board = state.table.board;
            const nyet::Board before = board;
            board.clear();
            for (int row = 0; row < nyet::rows; ++row)
                for (int other = 0; other < before.squares(nyet::Row(row)); ++other)
                    if (const auto by = before.coveredBy(nyet::Row(row), other); by >= 0)
                        board.cover(nyet::Row(row), other,
                                    nyet::Row(row) == nyet::Row::Trump && other == square ? seat
                                                                                          : by);
            QCOMPARE(why(state, "team 3"),
                     seat == 3
                         ? QString("Of the others only Dan vetoed other trump colours, so they may "
                                   "hold more of this one.")
                         : QString());
            QCOMPARE(why(state, "team 2"), fewest);
        }
    }

    /// What others have shown not to hold is not feared (NY-52).
    void whatHasBeenShownIsKnown()
    {
        nyet::Game game(nyet::players(2));
        game.deal({"R5 R6 Y9 Y10 Y11 Y12 Y13 B3 B4 B5 B6 G3 G4 G5 G6",
                   "Y2 Y3 Y4 Y5 Y6 Y7 Y8 B7 B8 B9 B10 G7 G8 G9 G10"});
        game.veto({0, "none", "red", "none", "2"});
        QCOMPARE(why(game, "play R5"), QString());
        QCOMPARE(why(game, "play Y13"), QString("Only a trump can beat it."));
        game.play("play R5");
        game.play("play Y2");
        QCOMPARE(why(game, "play R6"), QString("Nothing can beat it."));
        QCOMPARE(why(game, "play Y13"), QString("Nothing can beat it."));
        QVERIFY(why(game, "play B6") != "Nothing can beat it.");
    }

    /// The other team has shown to have none of its suit; the team-mate has higher cards.
    void aOneThatIsSafeForTheTeam()
    {
        nyet::Game game(nyet::players(4, 0, true));
        game.deal({"B13 B1 Y2 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13",
                   "Y1 Y1 Y1 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y13 G1",
                   "B1 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 G2 G3"})
            .veto({0, "none", "none"})
            .play("team 2");
        QCOMPARE(why(game, "play B1"),
                 QString("Your 1 may be lost, but you keep your stronger cards."));
        game.play("play B13, play Y3, play B4, play G4");
        QCOMPARE(why(game, "play B1"),
                 QString("Nobody on the other team can beat it, so your 1 is safe."));
    }

    void aOneThatIsLost()
    {
        const Terms terms{0, "none", "red", "none", "2"};
        Round lost = tricks(terms, {"B13 Y5", "B1 B8", "B4 Y7", "B7 Y12"}).play("B13");
        QCOMPARE(why(lost.state, "play B1"),
                 QString("No card you can play will win this trick. Your 1 may be lost, but you "
                         "keep your stronger cards."));
        const Round low = tricks(terms, {"B13 Y5", "B1 B3", "B4 Y7", "B7 Y12"}).play("B13");
        QCOMPARE(why(low.state, "play B1"), QString());
        QCOMPARE(why(low.state, "play B3"),
                 QString("No card you can play will win this trick. Your other card(s) here are "
                         "1s, which you might lose."));
        lost.play("B8 B4");
        QCOMPARE(why(lost.state, "play B7"), QString("No card you can play will win this trick."));
        const Round sure = tricks(terms, {"B2 Y5", "B5 Y6", "B13 Y8", "B1 B7"}).play("B2 B5 B13");
        QCOMPARE(why(sure.state, "play B1"),
                 QString("No card you can play will win this trick. Your 1 is lost, but you keep "
                         "your stronger cards."));
        const Round costly =
            tricks({0, "none", "red", "none", "-2"}, {"B13 Y5", "B1 B6", "B4 Y7", "B7 Y12"})
                .play("B13");
        QCOMPARE(why(costly.state, "play B1"),
                 QString("The other team is winning this trick, and tricks cost points this round. "
                         "Your 1 is a treasure for them, which costs them points too."));
        const Round end = tricks(terms, {"B3 Y5", "B2 Y6", "B13 Y7", "B1 B7 B9"}).play("B3 B2 B13");
        QCOMPARE(why(end.state, "play B7"),
                 QString("No card you can play will win this trick. Apart from a 1, which you "
                         "would lose, it’s the weakest card you can play."));
    }

    void aOneForTheHighestCardLeft()
    {
        nyet::Game game(nyet::players(2));
        game.deal({"G13 R5 R6 Y9 Y10 Y11 Y12 Y13 B3 B4 B5 B6 G4 G5 G6",
                   "G1 G12 R2 R3 Y3 Y4 Y5 Y6 Y7 Y8 B7 B8 B9 B10 B11"});
        game.veto({0, "none", "red", "none", "2"}).play("play G13");
        QCOMPARE(why(game, "play G1"),
                 QString("No card you can play will win this trick. Your 1 is lost, but you keep "
                         "green 12, the highest card left of its colour."));
    }

    void severalMatesAreTouchedOneByOne()
    {
        nyet::Game game(nyet::players(5));
        game.play("dealer 0").sample().veto();
        QCOMPARE(int(game.phase()), int(Phase::Team));
        NyetShown shown(game.state().table.actor);
        shown.show(game);
        QCOMPARE(shown.table.touchedFor("team 1 3"), QStringList({"team 1 3", "team 1", "team 3"}));
        QCOMPARE(shown.table.choiceText({"team 1 3"}), QString("With Bruno and Dan"));
    }
};

QTEST_GUILESS_MAIN(NyetTeamHintTest)
#include "nyet_team_hint_test.moc"
