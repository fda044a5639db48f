#include <QTest>

#include "app/table/nyet/nyet_scene.h"
#include "app/table/reading.h"

using namespace facedown;
using namespace facedown::table;
using nyet::Phase;
using nyet::Round;
using nyet::Terms;

class NyetHintTest : public QObject
{
    Q_OBJECT

private slots:
    void cardsToPartWith()
    {
        const Terms terms{0, "one", "red", "none", "2"};
        const nyet::State state =
            choosing(Phase::Discard, terms, {"R5 R6 B4 G1 G9 Y2 Y13", "B5", "B6", "B7"});
        QCOMPARE(
            why(state, "discard B4"),
            QString(
                "With no blue cards left, you won’t have to follow suit when that colour is led."));
        QCOMPARE(why(state, "discard G1"),
                 QString("A 1 is easily lost, and then it’s a treasure for the other team."));
        QCOMPARE(why(state, "discard Y2"), QString("A card this low hardly ever wins a trick."));
        QCOMPARE(why(state, "discard Y13"), QString());
        const nyet::State pair =
            choosing(Phase::Discard, terms, {"R5 R6 B4 B7 Y2 Y5 Y8", "B5", "B6", "B7"});
        QCOMPARE(why(pair, "discard B7"),
                 QString("Then you have only one blue card left, and soon you won’t have to follow "
                         "suit when that colour is led."));
        // Who gives a card gets another, perhaps of that suit.
        const nyet::State given = choosing(Phase::Give, {0, "left", "red", "none", "2"},
                                           {"R5 R6 B4 G7 G9 Y9 Y12", "B5", "B6", "B7"});
        QCOMPARE(why(given, "give B4"), QString("A card this low hardly ever wins a trick."));
        QCOMPARE(why(given, "give G7"), QString());
        const Terms bad{0, "one", "red", "none", "-2"};
        const nyet::State costly =
            choosing(Phase::Discard, bad, {"R5 R6 G3 G9 Y2 Y13", "B5", "B6", "B7"});
        QCOMPARE(why(costly, "discard Y13"),
                 QString("It could easily win a trick, and tricks cost points this round."));
    }

    void twoCardsToPartWith()
    {
        const nyet::State state = choosing(Phase::Discard, {0, "two", "red", "none", "2"},
                                           {"R5 R6 B4 B5 G1 Y2 Y13 G9 G10", "B5", "B6", "B7"});
        // Not of a suit of which one is left.
        QCOMPARE(why(state, {"discard B4", "discard Y2"}),
                 QString("Cards this low hardly ever win a trick."));
        QCOMPARE(why(state, {"discard B4", "discard B5"}),
                 QString("With no blue cards left, you won’t have to follow suit when that colour "
                         "is led."));
        QCOMPARE(why(state, {"discard G1", "discard B4"}),
                 QString("A 1 is easily lost, and then it’s a treasure for the other team."));
        QCOMPARE(why(state, {"discard Y13", "discard Y2"}),
                 QString("With no yellow cards left, you won’t have to follow suit when that "
                         "colour is led."));
        QCOMPARE(why(state, {"discard Y13", "discard B4"}), QString());
        const nyet::State single = choosing(Phase::Discard, {0, "two", "red", "none", "-2"},
                                            {"R5 R6 B4 Y13 G9 G12", "B5", "B6", "B7"});
        QCOMPARE(why(single, {"discard B4", "discard Y13"}),
                 QString("With no blue and no yellow cards left, you won’t have to follow suit "
                         "when either is led."));
        QCOMPARE(why(single, {"discard G12", "discard R6"}),
                 QString("They could easily win tricks, and tricks cost points this round."));
    }

    void leads()
    {
        const std::vector<std::string> hands{"R5 G1 B13 Y4 B2", "B5 B6 B7 B8 B9",
                                             "B10 B11 B12 Y5 Y6", "Y7 Y8 Y9 Y10 Y11"};
        const Round round = tricks({0, "none", "red", "green", "2"}, hands);
        QCOMPARE(why(round.state, "play G1"),
                 QString("Only a super trump played later can beat this."));
        // One trump does not draw out many.
        QCOMPARE(why(round.state, "play R5"), QString());
        QCOMPARE(why(round.state, "play B13"), QString("Only a trump can beat it."));
        const Round noTrumps({4, 0, true}, {0, "none", "none", "green", "2"}, 0b0101, hands);
        QCOMPARE(why(noTrumps.state, "play B13"), QString("Only a super trump can beat it."));
        // Who has many draws out the few of the others; a low card of a suit that nobody else
        // has is as good as a high one.
        nyet::Game many(nyet::players(4, 0, true));
        many.deal({"R2 R3 R4 R5 R6 R7 R8 R9 B2 B3 Y2 Y3 G2 G3 G4"})
            .veto({0, "none", "red"})
            .play("team 2");
        QCOMPARE(why(many, "play R5"),
                 QString("It draws out trumps: the others may still hold 7 of them."));
        nyet::Game alone(nyet::players(4, 0, true));
        alone.deal({"B1 B1 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13"})
            .veto({0, "none", "red"})
            .play("team 2");
        QCOMPARE(why(alone, "play B3"),
                 QString("Nobody else has blue cards any more: only a trump can beat it."));
        QCOMPARE(why(round.state, "play Y4"), QString("With no yellow cards left, you won’t have "
                                                      "to follow suit when that colour is led."));
        // With one card left there is nothing to choose.
        const Round end =
            tricks({0, "none", "red", "green", "2"}, {"R5 Y4", "B5 B6", "B10 B11", "Y7 Y8"});
        QCOMPARE(why(end.state, "play Y4"), QString());
        QCOMPARE(why(round.state, "play B2"), QString());
        // Of the trumps it is the highest left.
        const Round highest = tricks({0, "none", "red", "green", "2"},
                                     {"R13 Y4 B2", "R5 R6 G1", "B10 R7 Y5", "Y7 G2 Y9"});
        QCOMPARE(why(highest.state, "play R13"), QString("Only a super trump can beat it."));
    }

    void cardsWithNothingBetweenThemAreEqual() // NY-52, NY-53
    {
        const Terms terms{0, "none", "red", "none", "2"};
        Round round = tricks(terms, {"B2 B5 B6 B9", "B7 B10 B1 Y1", "B3 Y2 Y3 Y4", "B8 Y5 Y6 Y7"});
        const auto same = [&round](const char* one, const char* other) {
            NyetShown shown(round.state.table.actor);
            shown.show(round.state);
            return shown.table.comesToTheSame(one, other);
        };
        QVERIFY(same("play B5", "play B6"));
        QVERIFY(!same("play B6", "play B9"));
        QVERIFY(!same("play B2", "play B5"));
        round.play("B9 B7 B3 B8 B6");
        // Bruno's 10 wins and his 1 does not, and a 1 is a treasure.
        QVERIFY(!same("play B10", "play B1"));
    }

    void tricksWonAndLost()
    {
        const Terms terms{0, "none", "red", "none", "2"};
        Round round = tricks(terms, {"B5 Y5", "B1 Y6", "B9 Y7", "R4 Y8"}).play("B5");
        QCOMPARE(why(round.state, "play B1"), QString("No card you can play will win this trick."));
        round.play("B1");
        QCOMPARE(why(round.state, "play B9"),
                 QString("You take over from your team-mate Ana, whose card could still be "
                         "beaten."));
        round.state.table.bonus = 2;
        QCOMPARE(
            why(round.state, "play B9"),
            QString("Your team-mate Ana is winning, but you have the bonus card: a trick that you "
                    "win yourself counts twice."));
        round.state.table.bonus = core::byte(core::nobody);
        // What beats the one beats the other.
        const Round same = tricks(terms, {"B5 Y5", "B3 Y6", "B6 Y7", "R4 Y8"}).play("B5 B3");
        QCOMPARE(why(same.state, "play B6"), QString());
        const Round other = tricks(terms, {"B5 Y5", "B7 Y6", "B9 Y7", "R4 Y8"}).play("B5 B7");
        QCOMPARE(why(other.state, "play B9"), QString("It beats every card in the trick so far."));
        round.play("B9");
        QCOMPARE(
            why(round.state, "play R4"),
            QString("You play last: the trick is yours. No other card you can play would win the "
                    "trick."));
        QCOMPARE(why(round.state, "play Y8"),
                 QString("You leave them this trick, and keep your stronger cards for others."));

        const Round sure = tricks(terms, {"R5 Y5", "R13 Y6", "R6 Y7", "R7 Y8"}).play("R5");
        QCOMPARE(why(sure.state, "play R13"), QString("Nobody who is still to play can beat it."));
        // With a 1 for the only other card.
        const Round lone = tricks(terms, {"B9 Y5", "B1 B5", "B2 Y7", "B3 Y8"}).play("B9");
        QCOMPARE(why(lone.state, "play B5"),
                 QString("No card you can play will win this trick. Your other card(s) here are "
                         "1s, which you might lose."));
        const Round last = tricks(terms, {"B9 Y5", "B2 Y6", "B3 Y7", "B1 B5"}).play("B9 B2 B3");
        QCOMPARE(why(last.state, "play B5"),
                 QString("No card you can play will win this trick. Your other card(s) here are "
                         "1s, which you would lose."));

        const Round open =
            tricks(terms, {"B9 Y5", "B2 Y6", "B3 Y7", "B1 B1 B5 B12"}).play("B9 B2 B3");
        QCOMPARE(why(open.state, "play B5"),
                 QString("You leave them this trick, and keep your stronger cards for others. "
                         "Apart from a 1, which you would lose, it’s the weakest card you can "
                         "play."));

        const Round treasure = tricks(terms, {"B1 Y5", "B3 Y6", "B2 Y7", "R4 Y8"}).play("B1 B3 B2");
        QCOMPARE(why(treasure.state, "play R4"),
                 QString("Your team has this trick anyway; with this card you lead the next. "
                         "No other card you can play would win the trick."));
        // Whatever one plays wins.
        const Round both = tricks(terms, {"B2 Y5", "B4 Y6", "B3 Y7", "B9 B11"}).play("B2 B4 B3");
        QCOMPARE(why(both.state, "play B9"),
                 QString("Your team is already sure to win this trick. It’s the weakest card you "
                         "can play."));
        const Round theirs = tricks(terms, {"B1 Y5", "B2 Y6", "B3 Y7", "R4 Y8"}).play("B1 B2 B3");
        QCOMPARE(why(theirs.state, "play R4"),
                 QString("You play last: the trick is yours, with 1 treasure(s). No other card "
                         "you can play would win the trick."));

        Round mates = tricks(terms, {"B2 Y5", "B13 Y6", "B3 Y7", "B1 B4"}).play("B2");
        QVERIFY(!why(mates.state, "play B13").isEmpty());
        mates.play("B13 B3");
        QCOMPARE(why(mates.state, "play B1"),
                 QString("Your team is sure to win this trick, so your 1 is safe in it."));
        QCOMPARE(why(mates.state, "play B4"),
                 QString("Your team is already sure to win this trick."));

        const Round unsure = tricks(terms, {"B10 Y5", "B5 Y6", "B3 Y7", "B12 Y8"}).play("B10 B5");
        QCOMPARE(why(unsure.state, "play B3"),
                 QString("Your team-mate Ana is winning the trick so far."));
        // What nobody can beat is sure before all have played.
        nyet::Game high(nyet::players(4, 0, true));
        high.deal({"B13", "B5 B6", "B3 B4", "B10 B11 B12"})
            .veto({0, "none", "none"})
            .play("team 2, play B13, play B5");
        QCOMPARE(why(high, "play B4"), QString("Your team is already sure to win this trick."));
        const Round with = tricks(terms, {"B10 Y5", "B5 Y6", "B1 B3", "B12 Y8"}).play("B10 B5");
        QCOMPARE(why(with.state, "play B1"),
                 QString("Your team-mate Ana is winning the trick so far. If your team wins it, "
                         "your 1 is no treasure for the others."));
        // Ana and Bruno; Cora leads.
        Round ours({4, 0, false}, terms, 0b0011, {"B7 B9", "B5 Y6", "B6 Y8", "B2 Y5"});
        ours.state.table.actor = ours.state.table.trick.leader = 2;
        ours.play("B6 B2");
        QCOMPARE(why(ours.state, "play B7"), QString("Everyone still to play is on your team, so "
                                                     "the trick is your team’s. It’s the weakest "
                                                     "card you can play."));
    }

    void tricksThatCost()
    {
        Round round =
            tricks({0, "none", "red", "none", "-2"}, {"B5 Y2", "B3 B9", "B4 Y7", "B6 Y8"});
        QCOMPARE(
            why(round.state, "play Y2"),
            QString("Tricks cost points this round, and a card this low hardly ever wins one."));
        round.play("B5");
        QCOMPARE(
            why(round.state, "play B3"),
            QString("The other team is winning this trick, and tricks cost points this round."));
        QCOMPARE(why(round.state, "play B9"), QString());
    }

    void whyThisCardAndNoOther()
    {
        const Terms terms{0, "none", "red", "none", "2"};
        const Round mates =
            tricks(terms, {"B2 Y5 Y9", "B13 Y6 Y10", "B3 Y7 Y11", "B6 B4 Y12"}).play("B2 B13 B3");
        QCOMPARE(why(mates.state, "play B4"),
                 QString("Your team is already sure to win this trick. It’s the weakest card you "
                         "can play."));
        QCOMPARE(why(mates.state, "play B6"),
                 QString("Your team is already sure to win this trick."));

        const Round high =
            tricks(terms, {"B5 Y5 Y9", "B6 B9 B3", "B4 Y7 Y11", "B7 B8 Y12"}).play("B5");
        QCOMPARE(why(high.state, "play B6"),
                 QString("It beats the card that was led. A weaker card wouldn’t win the trick."));
        QCOMPARE(why(high.state, "play B9"),
                 QString("It beats the card that was led. It’s the strongest card you can play, so "
                         "it’s the hardest to beat."));
        QCOMPARE(why(high.state, "play B3"), QString());

        const Round lost =
            tricks(terms, {"B13 Y5 Y9", "B1 B6 B9", "B4 Y7 Y11", "B7 B8 Y12"}).play("B13");
        QCOMPARE(why(lost.state, "play B6"),
                 QString("No card you can play will win this trick. Apart from a 1, which you "
                         "might lose, it’s the weakest card you can play."));
        QCOMPARE(why(lost.state, "play B9"), QString("No card you can play will win this trick."));

        const Round free =
            tricks(terms, {"B13 Y5 Y9", "G3 Y6 R4", "B4 Y7 Y11", "B7 B8 Y12"}).play("B13");
        QCOMPARE(why(free.state, "play G3"), QString("With no green cards left, you won’t have to "
                                                     "follow suit when that colour is led."));

        const Round costly = tricks({0, "none", "red", "none", "-2"},
                                    {"B5 Y2 Y9", "B3 B4 B9", "B6 Y7 Y11", "B7 B8 Y12"})
                                 .play("B5");
        QCOMPARE(why(costly.state, "play B4"),
                 QString("The other team is winning this trick, and tricks cost points this round. "
                         "It’s the strongest card you can play without winning the trick."));
    }

    void aOneIsTheLowestTrump()
    {
        const Round round = tricks({0, "none", "red", "none", "2"},
                                   {"B5 Y2 Y9", "R1 Y4 Y5", "B6 Y7 Y11", "B7 B8 Y12"})
                                .play("B5");
        QCOMPARE(why(round.state, "play R1"), // NY-53
                 QString("You can’t follow suit, so you may trump; any trump played later can beat "
                         "this. No other card you can play would win the trick."));
    }

    void nothingIsLeftOpenInAnyGame()
    {
        core::Random random(13);
        int reasons = 0;
        for (int game = 0; game < 6; ++game) {
            NyetPlay play(anyNyetOptions(random));
            while (nyet::Nyet::actor(play.state()) != core::nobody) {
                if (const core::Seat seat = nyet::Nyet::actor(play.state());
                    seat >= 0 && random.below(8) == 0) {
                    NyetShown shown(seat);
                    shown.show(play);
                    for (const auto& decision : nyet::Nyet::legal(play.state())) {
                        const QString event = QString::fromStdString(nyet::Nyet::text(decision));
                        const QString reason = shown.table.reasonsFor({event}).join(" ");
                        QVERIFY(!shown.table.choiceText({event}).isEmpty());
                        QVERIFY(shown.table.touchedFor(event).contains(event));
                        QVERIFY2(!reason.contains('%') &&
                                     (reason.isEmpty() || reason.back() == '.'),
                                 qPrintable(reason));
                        reasons += reason.isEmpty() ? 0 : 1;
                    }
                }
                play.apply(anyEvent(play.state(), random));
            }
        }
        QVERIFY2(reasons > 300, qPrintable(QString::number(reasons)));
    }
};

QTEST_GUILESS_MAIN(NyetHintTest)
#include "nyet_hint_test.moc"
