#include <algorithm>

#include "engine/bots/nyet_positions.h"

using namespace facedown;
using namespace facedown::nyet;

/// Positions in which the right answer is plain.
class NyetSanityTest : public QObject
{
    Q_OBJECT

private slots:
    // ---- Vetoes (NY-21) ----

    void whoeverIsLongInAColourKeepsItAsTrump()
    {
        const Game game =
            onlyRowOpen(Row::Trump, "R13 R12 R11 R9 R8 R7 R6 R3 Y2 Y3 Y4 G2 G3 G4 G5");
        for (const Level level : every) {
            QVERIFY(does(level, game, "veto trump red") < 0.02);
            QVERIFY(does(level, game, "veto trump blue") > 0.5);
        }
    }

    void withMinusTwoTheLongColourIsCovered() // NY-60: trumps would win tricks that cost
    {
        const Game game = onlyRowOpen(Row::Trump, "R13 R12 R11 R9 R8 R7 R6 R3 Y2 Y3 Y4 G2 G3 G4 G5",
                                      {.points = "-2"});
        for (const Level level : sound)
            QVERIFY(does(level, game, "veto trump red") > 0.9);
    }

    void ownOnesAreKeptAsSuperTrumps()
    {
        const Game game = onlyRowOpen(Row::Super, "R1 R1 R1 B2 B3 B4 B5 Y2 Y3 Y4 Y5 G2 G3 G4 G5");
        for (const Level level : every)
            QVERIFY(does(level, game, "veto super red") < 0.1);
        for (const Level level : sound)
            QVERIFY(does(level, game, "veto super red") < 1e-6);
    }

    void theStrongWantPointsAndTheWeakWantFew()
    {
        const Game high = onlyRowOpen(Row::Points, strong);
        const Game low = onlyRowOpen(Row::Points, weak);
        for (const Level level : every) {
            QVERIFY(does(level, high, "veto points -2") > 0.8);
            QVERIFY(does(level, low, "veto points 4") + does(level, low, "veto points 3") > 0.8);
        }
    }

    void ofThreeTheStrongWantPointsToo() // NY-12: there are no cards above 10
    {
        Game game(players(3));
        game.deal({"B4 B8 B9 B10 R3 R5 R9 R10 Y4 Y6 Y8 Y10 G2 G3 G4 G5"});
        for (const Level level : every)
            QVERIFY(does(level, game, "veto points -2") > does(level, game, "veto points 4"));
    }

    void theStrongKeepTheirCardsAndTheWeakGetRidOfThem() // NY-40
    {
        const Game high = onlyRowOpen(Row::Discard, strong, {.points = "4"});
        const Game low = onlyRowOpen(Row::Discard, weak, {.points = "4"});
        for (const Level level : sound) {
            QVERIFY(does(level, high, "veto discard two") > 0.8);
            QVERIFY(does(level, low, "veto discard two") < 0.05);
        }
        QVERIFY(does(Level::Medium, low, "veto discard none") > 0.5);
    }

    void withMinusTwoTheStrongWantToDiscard()
    {
        const Game high = onlyRowOpen(Row::Discard, strong, {.points = "-2"});
        QVERIFY(does(Level::Medium, high, "veto discard none") > 0.3);
        QVERIFY(does(Level::Medium, high, "veto discard left") < 0.05);
        const Game low = onlyRowOpen(Row::Discard, weak, {.points = "-2"});
        QVERIFY(does(Level::Medium, low, "veto discard none") < 0.05);
        QVERIFY(does(Level::Medium, low, "veto discard left") > 0.5);
    }

    void whoeverHoldsManyOnesWantsToBeRidOfThem() // NY-40, NY-55
    {
        const std::string rest = " B8 B9 R8 R9 Y8 Y9 G8 G9";
        const Game many = onlyRowOpen(Row::Discard, "B1 B1 R1 R1 Y1 Y1 G1" + rest, {.points = "4"});
        const Game none = onlyRowOpen(Row::Discard, "B5 B6 R5 R6 Y5 Y6 G5" + rest, {.points = "4"});
        QVERIFY(does(Level::Medium, many, "veto discard none") > 0.8);
        const auto sure = std::count_if(std::begin(seeds), std::end(seeds), [&](auto seed) {
            return does(Level::Hard, many, "veto discard none", seed) > 0.8;
        });
        QVERIFY(sure >= 6);
        for (const Level level : sound)
            QVERIFY(does(level, none, "veto discard none") < 0.05);
    }

    void withTwoPlayersNobodyWantsToStart() // whoever plays last has the better of it
    {
        for (const int count : {2, 3}) {
            Game game(players(count));
            game.deal().play("veto points -2");
            const std::string own = "veto start " + std::to_string(game.actor());
            const std::string other = "veto start " + std::to_string(1 - game.actor());
            const double more = does(Level::Medium, game, own) - does(Level::Medium, game, other);
            QVERIFY(count == 2 ? more > 0.0 : more < 0.0);
        }
    }

    void nobodyCoversItsOwnStart()
    {
        const Game game = onlyRowOpen(Row::Start, strong);
        const std::string own = "veto start " + std::to_string(game.actor());
        for (const Level level : every)
            QVERIFY(does(level, game, own) < 0.05);
    }

    // ---- Teams and bonus (NY-30, NY-31) ----

    void whoeverIsBehindIsAskedIntoTheTeam() // NY-60: team-mates score alike
    {
        Game game(players(4));
        game.deal({"", "", "", "Y13"}).veto({.points = "4"}).play("team 1").anything();
        game.sample().veto({.points = "1"});
        const auto scores = game.scores();
        QCOMPARE(scores[0], scores[1]);
        QVERIFY(std::abs(scores[0] - scores[2]) > 20);
        for (const Level level : every) {
            const double leader = scores[1] > scores[2] ? does(level, game, "team 1")
                                                        : 1.0 - does(level, game, "team 1");
            QVERIFY(leader < 0.1);
        }
    }

    void aTeamMateIsChosenByWhatItCovered() // NY-23
    {
        Game game(players(4));
        game.deal().play(firstVetoes).play("veto super green, veto trump blue, veto trump red");
        game.play("veto trump green");
        for (const Level level : sound)
            QVERIFY(does(level, game, "team 2") > 0.9);
    }

    void theStrongPlayAlone() // NY-31: with the bonus card
    {
        for (const bool isStrong : {true, false}) {
            Game game(players(3));
            game.deal({isStrong ? "Y10 Y9 Y8 Y7 Y6 Y5 R10 R9 B10 B9 G10 G9 G8 G7 R8 R7"
                                : "Y2 Y3 R2 R3 R4 R5 R6 B2 B3 B4 B5 G1 G2 G3 G4 G5"});
            game.veto({.points = "4"});
            const double alone = does(Level::Medium, game, "alone");
            QVERIFY(isStrong ? alone > 0.9 : alone < 0.1);
        }
    }

    void theOthersBonusGoesToWhoeverWinsLeast() // NY-23, NY-31
    {
        Game game(players(5));
        game.deal().play(vetoesOfFive).play("team 3 4");
        for (const Level level : sound)
            QVERIFY(does(level, game, "bonus 1") > 0.9);
    }

    void theBonusGoesToWhoeverWinsMost() // NY-60
    {
        for (const Level level : every) {
            QVERIFY(does(level, bonusDue("Y13 Y12 Y11 Y10 R13 R12 B13 B12 G13", "3"), "bonus 0") >
                    0.8);
            QVERIFY(does(level, bonusDue("Y13 Y12 Y11 Y10 R13 R12 B13 B12 G13", "-2"), "bonus 0") <
                    0.5);
        }
        for (const Level level : sound)
            QVERIFY(does(level, bonusDue("B1 B2 B3 R1 R2 R3 G1 G2 G3", "3"), "bonus 0") < 0.2);
    }

    // ---- Discards (NY-40, NY-41) ----

    void anOddLowCardIsDiscarded()
    {
        const Game game =
            pairs({"R5 Y2 Y7 Y9 Y12 B13 B12 B11 B10 B9 G13 G12 G11 G10 G9"}, {.discard = "one"});
        for (const Level level : every)
            QVERIFY(takes(level, game, "R5") > 0.7);
    }

    void aShortColourIsDiscarded() // NY-52: to ruff it
    {
        const Game game =
            pairs({"R5 B5 B6 G5 G6 G7 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10"}, {.discard = "one"});
        for (const Level level : sound)
            QVERIFY(takes(level, game, "R5") > 0.8);
    }

    void superTrumpsAndHighTrumpsAreKept()
    {
        const Game game = pairs({"R1 R1 Y13 Y12 R2 R3 R4 B2 B3 B4 G2 G3 G4 G5 G6"},
                                {.discard = "two", .super = "red"});
        for (const Level level : every)
            QVERIFY(takes(level, game, "R1 Y12 Y13") < 0.01);
    }

    void whatCostsPointsIsDiscarded() // NY-60
    {
        const Game game = pairs({"B13 B12 B2 B3 B4 R2 R3 R4 G2 G3 G4 G5 G6 Y2 Y3"},
                                {.discard = "one", .points = "-2"});
        for (const Level level : every)
            QVERIFY(takes(level, game, "B13 B12 Y2 Y3") > 0.7);
    }

    void anOpponentIsGivenALoneOne() // NY-55: a treasure waiting to be won
    {
        const std::vector<std::string> hands = {"R1 B2 B3 B4 B8 B9 G4 G5 G6 G8 G9 Y3 Y4 Y5 Y6"};
        const Game high = pairs(hands, {.discard = "left"});
        for (const Level level : sound)
            QVERIFY(takes(level, high, "R1") > 0.8);
        const Game low = pairs(hands, {.discard = "left", .points = "-2"});
        for (const Level level : sound)
            QVERIFY(takes(level, low, "R1") < 0.1);
    }

    void aTeamMateIsNotGivenWhatHurts() // NY-41
    {
        const std::string hand = "R1 R13 B2 B3 B4 B8 B9 G4 G5 G6 G8 G9 Y3 Y4 Y5";
        Game game(players(4));
        game.deal({hand}).veto({.discard = "left"}).play("team 1");
        const double mate = takes(Level::Medium, game, "R1");
        QVERIFY2(mate < 0.1, std::to_string(mate).c_str());
    }

    // ---- Tricks ----

    void theLastSeatWinsWithTheCheapestWinner() // NY-53
    {
        const Game game = toPlay(withGreens, "G8 G3 G2");
        for (const Level level : every)
            QVERIFY(takes(level, game, "G10") > 0.7);
    }

    void aTeamMatesTrickIsLeftToIt()
    {
        const Game game = toPlay("G6 G12 R2 R3 R4 R5 R6 R7 B2 B3 B4 B5 B6 B7 B8", "G3 G11 G2");
        for (const Level level : every)
            QVERIFY(takes(level, game, "G6") > 0.8);
    }

    void aSureWinnerOfATeamMateIsNotRuffed()
    {
        const Game game = toPlay(withoutGreen, "G13 G2");
        for (const Level level : sound)
            QVERIFY(takes(level, game, yellow) < 0.1);
    }

    void aTeamMateIsHelpedAgainstWhoeverIsStillToPlay()
    {
        const Game game = toPlay("G12 G2 R2 R3 R4 R5 R6 R7 B2 B3 B4 B5 B6 B7 B8", "G5 G3");
        for (const Level level : sound)
            QVERIFY(takes(level, game, "G12") > 0.8);
    }

    void aTeamMatesOneIsBroughtHome() // NY-55
    {
        const Game game = toPlay(withoutGreen, "G8 G1 G2");
        for (const Level level : every)
            QVERIFY(takes(level, game, yellow) > 0.7);
    }

    void ownOnesGoToTheTeamsTricks() // NY-55
    {
        const std::string hand = "G1 G4 G9 R2 R3 R4 R5 R6 R7 B2 B3 B4 B5 B6 B7";
        const Game home = toPlay(hand, "G3 G13 G2");
        for (const Level level : sound)
            QVERIFY(takes(level, home, "G1") > 0.9);
        const Game away = toPlay(hand, "G13 G3 G2");
        for (const Level level : sound)
            QVERIFY(takes(level, away, "G1") < 0.01);
        QVERIFY(takes(Level::Easy, away, "G1") < 0.1);
    }

    void superTrumpsAreForTreasures() // NY-53, NY-55
    {
        const std::string others = " R2 R3 R4 R5 R6 R7 B2 B3 B4 B5 B6 B7";
        const Game poor = toPlay("R1 Y5 Y6" + others, "G13 G2 G3", {.super = "red"});
        for (const Level level : sound)
            QVERIFY(takes(level, poor, "Y5 Y6") > 0.9);
        const Game rich = toPlay("R1 R8 B8" + others, "G1 G1 G2", {.super = "red"});
        for (const Level level : sound)
            QVERIFY(takes(level, rich, "R1") > 0.9);
    }

    void whatCostsPointsIsDucked() // NY-60: with -2 every trick costs
    {
        const Game game = toPlay(withGreens, "G8 G3 G2", {.points = "-2"});
        for (const Level level : every)
            QVERIFY(takes(level, game, "G6") > 0.95);
        const Game ruff = toPlay(withoutGreen, "G8 G3 G2", {.points = "-2"});
        for (const Level level : every)
            QVERIFY(takes(level, ruff, yellow) < 0.05);
    }

    void withMinusTwoOnesAreLed() // NY-55, NY-60: a treasure for whoever must win it
    {
        const std::vector<std::string> hands = {"G1 G9 R6 R7 R8 R9 R10 B6 B7 B8 B9 B10 Y5 Y6 Y7"};
        for (const Level level : sound) {
            QVERIFY(takes(level, pairs(hands, {.points = "-2"}), "G1") > 0.8);
            QVERIFY(takes(level, pairs(hands), "G1") < 0.1);
        }
    }

    void withMinusTwoHighCardsGoWhereTheyDoNotWin()
    {
        const Game game =
            toPlay("G6 G10 G12 R2 R3 R4 R5 R6 R7 B2 B3 B4 B5 B6 B7", "G13 G3 G2", {.points = "-2"});
        for (const Level level : {Level::Easy, Level::Medium})
            QVERIFY(takes(level, game, "G12") > 0.7);
        for (const std::uint64_t seed : seeds)
            QVERIFY(takes(Level::Hard, game, "G12", seed) > 0.99);
    }

    void whatDoesTheSameIsNotWasted() // foolish to whoever watches, however little it costs
    {
        const Game loses = toPlay(withGreens, "G13 G3 G2");
        const Game wins = toPlay(withGreens, "G9 G3 G2");
        const std::string hand = "R5 R6 R7 B13 B12 B11 B10 B9 Y2 Y3 Y4 G7 G8 G9 G10";
        const Game discards = pairs({hand}, {.discard = "one"});
        const Game gives = pairs({hand}, {.discard = "left"});
        const char* high = "R6 R7 B13 B12 B11 B10 Y3 Y4 G8 G9 G10";
        for (const std::uint64_t seed : seeds) {
            QVERIFY(takes(Level::Hard, loses, "G10 G12", seed) < 1e-3);
            QVERIFY(takes(Level::Hard, wins, "G12", seed) < 1e-3);
            QVERIFY(takes(Level::Hard, discards, high, seed) < 1e-3);
            QVERIFY(takes(Level::Hard, gives, high, seed) < 1e-3);
        }
    }

    void aSureWinnerIsLed()
    {
        const std::vector<std::string> hands = {"G13 G4 R2 R3 R4 R5 R6 R7 B2 B3 B4 B5 B6 B7 Y12"};
        for (const Level level : every)
            QVERIFY(takes(level, pairs(hands), "G13") > 0.5);
        for (const Level level : every)
            QVERIFY(takes(level, pairs(hands, {.points = "-2"}), "G13") < 0.05);
    }

    void whoCouldNotFollowIsRemembered() // NY-52
    {
        const std::string leader = "G13 G12 B13 B12 R2 R3 R4 R5 R6 B3 B4 B5 G5 G6 Y2";
        const std::string last = "R7 R8 R9 R10 R11 R12 R13 Y3 Y4 Y5 Y6 Y7 B6 B7";
        Game empty = pairs({leader, "G3", "G4", last + " B8"});
        empty.play("play G12, play G3, play G4, play R7");
        for (const Level level : sound)
            QVERIFY(takes(level, empty, "G13") < 0.01);
        for (const Level level : sound)
            QVERIFY(takes(level, empty, "B13 B12") > 0.9);
        Game follows = pairs({leader, "G3", "G4", last + " G7"});
        follows.play("play G12, play G3, play G4, play G7");
        QVERIFY(takes(Level::Medium, follows, "G13") > 0.1);
        double hard = 0.0; // on the average: other sure winners are as good
        for (const std::uint64_t seed : seeds)
            hard += takes(Level::Hard, follows, "G13", seed) / std::size(seeds);
        QVERIFY(hard > 0.1);
    }

    void whatIsGoneIsCounted() // NY-53
    {
        const std::string leader = "B13 G12 R12 B2 B3 B4 G2 G3 G4 R2 R3 R4 Y2 Y3 Y4";
        const std::string next = "G13 R13 G5 G6 G7 G8 G9 R5 R6 R7 R8 R9 Y5 Y6 Y7";
        for (const char* gone : {"G", "R"}) {
            Game game = pairs({leader, next, "B5", "B6"});
            game.play("play B13, play " + std::string(gone) + "13, play B5, play B6");
            for (const Level level : sound)
                QVERIFY(takes(level, game, std::string(gone) + "12") > 0.8);
        }
    }

    void theBonusHoldersTrickIsLeftToIt() // NY-60: doubled
    {
        const std::string hand = "G10 G12 G6 R2 R3 R4 R5 R6 R7 B2 B3 B4";
        for (const char* points : {"2", "-2"}) {
            Game game(players(5));
            game.deal({hand, "G3", "G4", "G8", "G5"});
            game.veto({.start = 1, .points = points}).play("team 2 4, bonus 3");
            game.play("play G3, play G4, play G8, play G5");
            QCOMPARE(game.actor(), 0);
            const double wins = takes(Level::Medium, game, "G10 G12");
            QVERIFY(points[0] == '-' ? wins > 0.5 : wins < 0.05);
        }
    }
};

QTEST_APPLESS_MAIN(NyetSanityTest)
#include "nyet_sanity_test.moc"
