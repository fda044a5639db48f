#include <QTest>

#include "app/table/geschenkt/geschenkt_scene.h"
#include "app/table/reading.h"

using namespace facedown;
using namespace facedown::table;
using geschenkt::Game;
using geschenkt::players;

class GeschenktHintTest : public QObject
{
    Q_OBJECT

    static QString why(const Game& game, const char* event)
    {
        GeschenktShown shown(game.state().table.actor);
        shown.show(game);
        return shown.table.offers(event) ? shown.table.reasonsFor({event}).join(" ")
                                         : "not offered";
    }

private slots:
    void aCardThatFitsNothing()
    {
        Game game(players(3));
        game.play("first 0, turn 20");
        QCOMPARE(why(game, "take"), QString());
        QCOMPARE(why(game, "pay"),
                 QString("Taking it now costs you 20 point(s); if you pay one chip instead, it "
                         "will probably come back to you with 3 chips on it."));
        game.times(2, "pay, pay, pay");
        // Some would take it for so many chips, some would not.
        QCOMPARE(
            why(game, "pay"),
            QString("Taking it now costs you 14 point(s); if you pay one chip instead, someone "
                    "else may take it, or it comes back to you with 9 chips on it."));
        game.times(2, "pay, pay, pay");
        QCOMPARE(why(game, "take"), QString("With the chips on it, it costs you only 8 point(s)."));
        game.times(2, "pay, pay, pay");
        QCOMPARE(why(game, "pay"),
                 QString("Someone else will probably take it before it comes back; taking it "
                         "yourself adds 2 point(s) to your score."));
        game.play("pay, pay");
        QCOMPARE(why(game, "take"), QString("The chips on it make up for what it costs."));
    }

    void halfOfItIsPaidFor()
    {
        Game open(geschenkt::Options{4, geschenkt::Variant::Base, true});
        open.play("first 0, turn 24").times(3, "pay, pay, pay, pay");
        QCOMPARE(why(open, "take"),
                 QString("It costs you 12 point(s) after its chips, but with 20 chips instead of 8 "
                         "you can refuse longer than anyone else."));
        // Who has most chips already gains nothing by it that is new.
        Game many(geschenkt::Options{4, geschenkt::Variant::Base, true});
        many.play("first 0, turn 3, pay, pay, pay, pay, take, turn 28").times(8, "pay");
        QCOMPARE(why(many, "take"),
                 QString("It costs you 20 point(s) after its chips, but then you hold 20 of all 44 "
                         "chips."));
        Game cheap(geschenkt::Options{4, geschenkt::Variant::Base, true});
        cheap.play("first 0, turn 20").times(3, "pay, pay, pay, pay");
        QCOMPARE(why(cheap, "take"),
                 QString("With the chips on it, it costs you only 8 point(s)."));
    }

    void whoCanWaitLongest()
    {
        Game game(players(3));
        game.play("first 0, turn 10").times(6, "pay, pay, pay").play("take, turn 12");
        QCOMPARE(why(game, "pay"),
                 QString("You have far more chips than anyone and can go on refusing; taking it "
                         "adds 12 point(s) to your score."));
        game.times(2, "pay, pay, pay").play("pay, take, turn 35");
        QCOMPARE(why(game, "pay"),
                 QString("Cora is short of chips and may soon have to take it; taking it yourself "
                         "adds 35 point(s) to your score."));
    }

    /// Before whoever is short of chips must take it there would be more on it than it takes.
    void nobodyWaitsForSoManyChips()
    {
        Game game(players(3));
        game.play("first 0, turn 10").times(6, "pay, pay, pay").play("take, turn 12");
        game.times(2, "pay, pay, pay").play("pay, take, turn 14");
        QCOMPARE(
            why(game, "pay"),
            QString("Taking it now costs you 14 point(s); if you pay one chip instead, someone "
                    "else may take it, or it comes back to you with 3 chips on it."));
    }

    void theLastChip()
    {
        Game game(players(3));
        game.play("first 0, turn 10").times(10, "pay, pay, pay").play("take, turn 35, pay");
        QCOMPARE(why(game, "pay"),
                 QString("Taking it adds 34 point(s) to your score; if you pay your last chip, "
                         "someone else may take it, or it comes back with 4 chips on it."));
    }

    void aCardThatFits()
    {
        Game game(players(3));
        game.play("first 0");
        game.give(0, 20).play("turn 21");
        QCOMPARE(why(game, "take"),
                 QString("Joins 20: costs nothing extra, and if you refuse, someone else may take "
                         "it."));
        QCOMPARE(why(game, "pay"),
                 QString("It fits your cards and nobody else’s: let it collect chips."));
        // Ana, whom it fits, waits: that she takes it is not promised.
        game.play("pay");
        QCOMPARE(why(game, "pay"),
                 QString("It joins Ana’s cards, and Ana may be waiting for more chips; you would "
                         "pay 20 point(s) for it."));
        Game fits(players(3));
        fits.play("first 1");
        fits.give(0, 20).give(1, 30).play("turn 21");
        QCOMPARE(why(fits, "pay"),
                 QString("It joins Ana’s cards and costs Ana nothing, so Ana will probably take "
                         "it; you would pay 21 point(s) for it."));
        Game other(players(3));
        other.play("first 1");
        other.give(1, 22).give(0, 20).play("turn 21");
        QCOMPARE(why(other, "take"),
                 QString("Joins 20: costs nothing extra, and fits someone else’s cards too."));
        QCOMPARE(why(other, "pay"), QString());
        // Whoever has refused it may want it all the same.
        Game waiting(players(3));
        waiting.play("first 1");
        waiting.give(1, 20).give(0, 22).play("turn 21, pay");
        QVERIFY(!why(waiting, "pay").contains("nobody else"));
    }

    void aCardThatIsNearOnesOwn()
    {
        Game game(players(3));
        game.play("first 0");
        game.give(0, 24).play("turn 21, pay, pay, pay");
        QCOMPARE(why(game, "take"),
                 QString("It costs you 18 point(s) after its chips, but if the cards between turn "
                         "up and you take them, it will be one run with your 24."));
        // A chip or two are no reason.
        Game far(players(3));
        far.play("first 0");
        far.give(0, 30).play("turn 21, pay, pay, pay");
        QVERIFY(!why(far, "take").contains("chips to refuse with"));
    }

    /// Two more cards must be able to come (GE-14).
    void aCardThatIsNearAtTheEnd()
    {
        Game game(players(3));
        game.play("first 0");
        game.give(0, 24);
        for (int card = 3; card <= 18; ++card)
            game.play("turn " + std::to_string(card) + ", take");
        for (int card = 26; card <= 30; ++card)
            game.play("turn " + std::to_string(card) + ", take");
        game.play("turn 21, pay, pay, pay");
        QCOMPARE(int(game.table().deck), 1);
        QVERIFY(!why(game, "take").contains("one run"));
    }

    /// Who links two cards saves points.
    void aCardThatLinksAnothersCards()
    {
        Game game(players(3));
        game.play("first 1");
        game.give(0, 20).give(0, 22).give(1, 30).play("turn 21");
        QCOMPARE(
            why(game, "pay"),
            QString("It joins Ana’s cards and saves Ana 22 point(s), so Ana will probably take "
                    "it; you would pay 21 point(s) for it."));
    }

    /// While many cards are to come nobody believes that the match is decided.
    void nothingIsSettledEarly()
    {
        Game game(players(3));
        game.play("first 0, turn 3");
        GeschenktShown shown(0);
        shown.show(game);
        for (const bool won : {false, true})
            QCOMPARE(shown.table.settledText(won), QString());
        for (int card = 4; game.table().deck > 8; ++card)
            game.play("take, turn " + std::to_string(card));
        shown.show(game);
        QVERIFY(shown.table.settledText(false).startsWith("You can hardly win now: "));
        QVERIFY(shown.table.settledText(true).startsWith("You can hardly lose now: "));
    }

    void whoeverHasNoChipsMustTakeIt()
    {
        Game game(geschenkt::Options{3, geschenkt::Variant::Base, true});
        game.play("first 0, turn 35").times(10, "pay, pay, pay").play("pay");
        QCOMPARE(why(game, "pay"),
                 QString("Ana has no chips left and must take it, unless someone takes it first."));
        game.play("pay");
        QCOMPARE(why(game, "pay"), QString("Ana has no chips left and must take it."));
    }

    /// It does not come to whoever has none if somebody before wants it.
    void whoeverWantsItTakesItFirst()
    {
        Game game(geschenkt::Options{3, geschenkt::Variant::Base, true});
        game.play("first 0");
        game.give(2, 21).play("turn 35").times(9, "pay, pay, pay").play("pay, pay, take, turn 20");
        QCOMPARE(why(game, "pay"),
                 QString("It joins Cora’s cards and saves Cora 1 point(s), so Cora will probably "
                         "take it; you would pay 20 point(s) for it."));
    }

    /// Nor if somebody before who has refused it waits for more.
    void whoeverWaitsForItIsBeforeWhoHasNone()
    {
        Game game(players(3));
        game.play("first 0");
        game.give(1, 30).give(0, 21).play("turn 35").times(9, "pay, pay, pay");
        game.play("pay, pay, take, turn 3, pay, take, turn 20, pay, pay");
        QCOMPARE(game.chips(1), 0);
        QCOMPARE(why(game, "pay"),
                 QString("It joins Ana’s cards, and Ana may be waiting for more chips; you would "
                         "pay 18 point(s) for it."));
    }

    /// Nor does it come to whoever wants it if it is cheap for somebody before, or if somebody
    /// before is almost out of chips.
    void whoeverWantsItMayBeTooLate()
    {
        Game cheap(players(3));
        cheap.play("first 0");
        cheap.give(1, 4).give(2, 30).play("turn 3");
        QCOMPARE(why(cheap, "pay"),
                 QString("Someone else will probably take it before it comes back; taking it "
                         "yourself adds 3 point(s) to your score."));
        Game poor(players(3));
        poor.play("first 0");
        poor.give(1, 21).give(2, 30).play("turn 35").times(9, "pay, pay, pay");
        QCOMPARE(poor.table().actor, core::byte(2));
        poor.play("take, turn 20");
        QCOMPARE(poor.chips(0), 1);
        QCOMPARE(why(poor, "pay"),
                 QString("Someone else will probably take it before it comes back; taking it "
                         "yourself adds 20 point(s) to your score."));
    }

    /// Whoever has seen every payment can count them (GE-3).
    void chipsThatAreHiddenAreCounted()
    {
        Game game(players(3));
        game.play("first 0, turn 35").times(10, "pay, pay, pay").play("pay");
        QCOMPARE(why(game, "pay"),
                 QString("Ana has no chips left and must take it, unless someone takes it first."));
    }

    void aCardThatNearlyFits()
    {
        Game game(players(3));
        game.play("first 0");
        game.give(0, 20).play("turn 22");
        QCOMPARE(why(game, "take"), QString("It costs you 22 point(s), but if the 21 turns up and "
                                            "you take it, it will link this card to yours."));
        // Nor is it certain to come back from others whom it nearly fits.
        Game others(players(3));
        others.play("first 0");
        others.give(1, 32).play("turn 30, pay");
        QCOMPARE(
            why(others, "pay"),
            QString("Taking it now costs you 29 point(s); if you pay one chip instead, someone "
                    "else may take it, or it comes back to you with 4 chips on it."));
        Game both(players(3));
        both.play("first 1");
        both.give(2, 29).give(1, 31).play("turn 30, pay");
        QVERIFY2(!why(both, "pay").contains("probably"), qPrintable(why(both, "pay")));
        // Once the card between is gone nothing speaks for it.
        Game gone(players(3));
        gone.play("first 1");
        gone.give(1, 21).give(0, 20).play("turn 22");
        QVERIFY(!why(gone, "take").contains("If the"));
    }

    /// With the last card the game ends (GE-14): nobody refuses anything after it.
    void chipsAreOfNoUseAfterTheLastCard()
    {
        Game game(players(3));
        game.play("first 0");
        for (int card = 0; card < 23; ++card)
            game.give(0, 3 + card);
        game.play("turn 35").times(4, "pay, pay, pay");
        QCOMPARE(why(game, "take"), QString());
        game.times(5, "pay, pay, pay");
        QCOMPARE(why(game, "take"), QString("With the chips on it, it costs you only 8 point(s)."));
    }

    void fewChips()
    {
        Game game(players(3));
        game.play("first 0, turn 35").times(9, "pay, pay, pay");
        QCOMPARE(why(game, "take"), QString("With only 2 chip(s) left you need the 27 on this "
                                            "card, though it costs you 8 point(s)."));
        Game dear(players(3));
        dear.play("first 0, turn 35").times(8, "pay, pay, pay").play("take, turn 18, pay");
        QCOMPARE(why(dear, "pay"), QString("Taking it adds 17 point(s) to your score: a lot, even "
                                           "with only 3 chips left."));
        Game cheap(players(3));
        cheap.play("first 0, turn 35").times(8, "pay, pay, pay").play("take, turn 10, pay");
        QVERIFY(!why(cheap, "pay").contains("a lot"));
    }

    void nothingIsLeftOpenInAnyGame()
    {
        core::Random random(12);
        int reasons = 0;
        for (int game = 0; game < 12; ++game) {
            GeschenktPlay play(anyGeschenktOptions(random));
            while (geschenkt::Geschenkt::actor(play.state()) != core::nobody) {
                if (const core::Seat seat = geschenkt::Geschenkt::actor(play.state()); seat >= 0) {
                    GeschenktShown shown(seat);
                    shown.show(play);
                    for (const char* event : {"take", "pay"}) {
                        const QString reason = shown.table.reasonsFor({event}).join(" ");
                        QVERIFY2(!reason.contains('%') &&
                                     (reason.isEmpty() || reason.back() == '.'),
                                 qPrintable(reason));
                        reasons += reason.isEmpty() ? 0 : 1;
                        QCOMPARE(shown.table.choiceText({event}).isEmpty(),
                                 !shown.table.offers(event));
                    }
                }
                play.apply(anyEvent(play.state(), true, random));
            }
        }
        QVERIFY2(reasons > 500, qPrintable(QString::number(reasons)));
    }
};

QTEST_GUILESS_MAIN(GeschenktHintTest)
#include "geschenkt_hint_test.moc"
