#include <QTest>

#include "engine/nyet/nyet_game.h"

using namespace facedown;
using namespace facedown::nyet;

/// Discarding and giving: NY-40, NY-41.
class DiscardsTest : public QObject
{
    Q_OBJECT

    /// Three players; seat 1 starts.
    static Game before(const char* discarding)
    {
        Game game(players(3));
        game.deal({"B1 B2 R1 Y10", "B1 B3 R2 G10", "B4 R3"}).veto({1, discarding}).play("team 2");
        return game;
    }

private slots:
    void ny40_oneCardEachFromTheStartPlayerClockwise()
    {
        Game game = before("one");
        for (const auto& [seat, event] :
             {std::pair(1, "discard B3"), std::pair(2, "discard R3"), std::pair(0, "discard B1")}) {
            QCOMPARE(game.phase(), Phase::Discard);
            QCOMPARE(game.actor(), seat);
            QCOMPARE(game.legal().size(),
                     static_cast<std::size_t>(game.state().hand(seat).kinds()));
            game.play(event);
            QCOMPARE(game.table().seat(seat).discarded, 1);
            QCOMPARE(game.table().seat(seat).held, 15);
        }
        QCOMPARE(game.phase(), Phase::Play);
        QCOMPARE(game.actor(), 1);
        QCOMPARE(game.discards(1)[0], card("B3"));
        QVERIFY(!game.state().hand(1).contains(card("B3")));
        QVERIFY(game.discards(1)[1] == Card::none());
    }

    void ny40_twoCardsOneAfterTheOther()
    {
        Game game = before("two");
        game.play("discard G10");
        QCOMPARE(game.actor(), 1);
        QVERIFY(!game.legal().contains("discard G10"));
        game.play("discard B1");
        QCOMPARE(game.actor(), 2);
        game.play("discard B4, discard R3, discard B2, discard Y10");
        QCOMPARE(game.phase(), Phase::Play);
        for (Seat seat = 0; seat < 3; ++seat) {
            QCOMPARE(game.table().seat(seat).held, 14);
            QCOMPARE(game.state().hand(seat).size(), 14);
        }
        QCOMPARE(game.discards(1)[0], card("G10"));
        QCOMPARE(game.discards(1)[1], card("B1"));
    }

    void ny40_notA1()
    {
        Game game = before("not1");
        const auto hand = game.state().hand(1);
        for (const Card card : hand)
            QCOMPARE(game.legal().contains("discard " + text(card)), card.value() != 1);
        QCOMPARE(game.refusal("discard B1"),
                 "discard B1: a 1 may be discarded only from a hand of 1s (NY-40)");
        game.play("discard B3, discard R3");
        QCOMPARE(game.refusal("discard R1"),
                 "discard R1: a 1 may be discarded only from a hand of 1s (NY-40)");
        game.play("discard Y10");
        QCOMPARE(game.phase(), Phase::Play);
    }

    void ny40_whoHoldsNothingBut1sDiscardsOneOfThem()
    {
        Game game(players(5));
        game.deal({"", "B1 B1 B1 R1 R1 R1 Y1 Y1 Y1 G1 G1 G1"}).veto({1, "not1"});
        game.play("team 2, bonus 1");
        QCOMPARE(game.legal(), (Texts{"discard B1", "discard R1", "discard Y1", "discard G1"}));
        game.play("discard Y1");
        QCOMPARE(game.actor(), 2);
    }

    void ny40_noneIsNothing()
    {
        const Game game = before("none");
        QCOMPARE(game.phase(), Phase::Play);
        QCOMPARE(game.actor(), 1);
        QCOMPARE(game.table().seat(0).held, 16);
        QCOMPARE(game.refusal("discard B1"), "discard B1: a seat plays a card now (NY-50)");
    }

    void ny40_onlyWhatIsInTheHand()
    {
        const Game game = before("one");
        QCOMPARE(game.refusal("discard B2"), "discard B2: that card is not in the hand (NY-40)");
        QCOMPARE(game.refusal("give B3"), "give B3: a seat discards now (NY-40)");
    }

    void ny40_discardedCardsCountForNothing()
    {
        Game game = before("two");
        while (game.table().seat(0).held > 1)
            game.anything(1);
        int tricks = 0;
        for (Seat seat = 0; seat < 3; ++seat)
            tricks += game.table().seat(seat).tricks;
        QCOMPARE(tricks, 13);
        while (game.table().round == 1)
            game.anything(1);
        QCOMPARE(game.phase(), Phase::Deal);
    }

    void ny41_eachGivesACardToTheLeft()
    {
        Game game = before("left");
        QCOMPARE(game.phase(), Phase::Give);
        QCOMPARE(game.actor(), 1);
        QCOMPARE(game.refusal("discard B3"),
                 "discard B3: a seat gives a card to its left neighbour now (NY-41)");
        game.play("give B3");
        QCOMPARE(game.actor(), 2);
        QVERIFY(game.table().seat(1).given);
        QCOMPARE(game.table().seat(1).held, 15);
        QCOMPARE(game.table().seat(2).held, 16);
        game.play("give R3");
        QCOMPARE(game.table().seat(0).held, 16);
        QVERIFY(!game.table().seat(0).given);
        game.play("give Y10");
        QCOMPARE(game.phase(), Phase::Play);
        QCOMPARE(game.actor(), 1);
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(game.table().seat(seat).held, 16);
        QVERIFY(game.state().hand(2).contains(card("B3")));
        QVERIFY(game.state().hand(0).contains(card("R3")));
        QVERIFY(game.state().hand(1).contains(card("Y10")));
        QVERIFY(!game.state().hand(1).contains(card("B3")));
    }

    void ny41_whatIsReceivedCannotBePassedOn()
    {
        Game game = before("left");
        game.play("give B3");
        QVERIFY(!game.legal().contains("give B3"));
        QCOMPARE(game.refusal("give B3"), "give B3: that card is not in the hand (NY-41)");
    }

    void ny41_a1IsGivenBesideThoseThatOneHas()
    {
        Game game = before("left");
        game.play("give B1, give B4, give B1");
        QCOMPARE(game.state().hand(1).count(card("B1")), 1);
        QCOMPARE(game.phase(), Phase::Play);
        int ones = 0;
        for (Seat seat = 0; seat < 3; ++seat)
            ones += game.state().hand(seat).count(card("B1"));
        QCOMPARE(ones, 3);
    }

    void ny41_withTwoTheyExchange()
    {
        Game game(players(2));
        game.deal({"B2", "G13"}).veto({0, "left"}).play("give B2, give G13");
        QVERIFY(game.state().hand(0).contains(card("G13")));
        QVERIFY(game.state().hand(1).contains(card("B2")));
    }

    void aNewRoundForgetsThem()
    {
        for (const char* discarding : {"two", "left"}) {
            Game game = before(discarding);
            game.anything();
            QCOMPARE(game.phase(), Phase::Deal);
            for (Seat seat = 0; seat < 3; ++seat) {
                QCOMPARE(game.table().seat(seat).discarded, 0);
                QVERIFY(!game.table().seat(seat).given);
                QVERIFY(game.discards(seat) == Discards{});
                QVERIFY(game.state().given[static_cast<std::size_t>(seat)] == Card::none());
            }
        }
    }
};

QTEST_APPLESS_MAIN(DiscardsTest)
#include "discards_test.moc"
