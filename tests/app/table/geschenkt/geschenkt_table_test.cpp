#include <QSignalSpy>
#include <QTest>

#include "app/table/geschenkt/geschenkt_scene.h"
#include "app/table/reading.h"

using namespace facedown;
using namespace facedown::table;
using core::Seat;
using geschenkt::Cards;
using geschenkt::Game;
using Shown = GeschenktShown;

/// What a table of Geschenkt says and offers.
class GeschenktTableTest : public QObject
{
    Q_OBJECT

    /// Three players, seat 0 first; it holds the cards, and the next card is turned with so many
    /// chips on it.
    static geschenkt::State decides(const Cards& own, int card, int pot)
    {
        geschenkt::State state = geschenkt::Geschenkt::start(geschenkt::players(3));
        state.table.phase = geschenkt::Phase::Decide;
        state.table.actor = state.table.starter = 0;
        state.table.card = core::byte(card);
        state.table.pot = core::byte(pot);
        state.table.cards(0) = own;
        return state;
    }

    /// Three players. After it Ana has one chip and is to decide on the 30.
    static Game lastChip()
    {
        Game game(geschenkt::players(3));
        game.play("first 0, turn 30").times(10, "pay, pay, pay");
        return game;
    }

private slots:
    void aCardIsOnItsWayToWhoeverTakesItLongerTheMoreChipsFollow()
    {
        int before = 0;
        for (const int chips : {0, 1, 5}) {
            Game game(geschenkt::players(3));
            game.play("first 0, turn 30").times(chips, "pay");
            Shown shown(core::nobody);
            shown.show(game);
            QCOMPARE(shown.table.taker(), -1);
            game.play("take");
            QSignalSpy staged(&shown.table, &GeschenktTable::staged);
            shown.show(game, Stop::Turning);
            QVERIFY(!staged.isEmpty());
            QCOMPARE(shown.table.taker(), chips % 3);
            QCOMPARE(shown.table.pot(), chips); // nothing is said of it yet
            QVERIFY(shown.table.showing(shown.last(), 0).turning > before);
            before = shown.table.showing(shown.last(), 0).turning;
            shown.show(game, Stop::Told);
            QCOMPARE(shown.table.taker(), -1);
            QCOMPARE(shown.table.pot(), 0);
        }
    }

    void rowsAreOfRuns()
    {
        Game game(geschenkt::players(3));
        game.play("first 0");
        game.give(0, {3, 5, 6, 9}).give(1, {20, 21, 22, 23}).give(2, {});
        Shown shown(0);
        const QVariantList rows{QVariantList{1, 2, 1}, QVariantList{4}, QVariantList{}};
        QCOMPARE(shown.show(game).rows(), rows);
        const int chips = game.record().state().chipsOf(0);
        QCOMPARE(shown.table.ownChips(), QString("%1 chip(s)").arg(chips));
        QCOMPARE(shown.table.chips(), (QVariantList{chips, 0, 0})); // others' are not to be counted
    }

    void everyPhaseSaysWhoIsToDoWhat()
    {
        Game game(geschenkt::players(3));
        Shown shown(0);
        const auto prompt = [&] { return shown.show(game).prompt(); };
        QCOMPARE(prompt(), QString("Choosing the first player…"));
        QCOMPARE(shown.table.title(), QString("Geschenkt · 24 card(s) left · lowest score wins"));
        game.play("first 1");
        QCOMPARE(prompt(), QString("Bruno turns over the next card"));
        game.play("turn 17");
        QCOMPARE(prompt(), QString("Bruno: take the 17, or pay one chip to refuse it"));
        QCOMPARE(shown.table.title(), QString("Geschenkt · 23 card(s) left · lowest score wins"));
        game.play("pay");
        QCOMPARE(prompt(),
                 QString("Cora: take the 17 and its 1 chip(s), or pay one chip to refuse it"));
        game.play("pay, take");
        QCOMPARE(prompt(), QString("Ana turns over the next card"));
        QCOMPARE(shown.table.game(), QString("geschenkt"));
        QVERIFY(!shown.table.over());
        QVERIFY(shown.table.outcome().isEmpty() && shown.table.reason().isEmpty());
    }

    /// The first has the focus: a stray Enter never takes a card.
    void refusingStandsBeforeTaking()
    {
        Game game(geschenkt::players(3));
        Shown shown(0);
        shown.show(game.play("first 0"));
        QVERIFY(!shown.table.yourTurn());
        shown.show(game.play("turn 17"));
        QVERIFY(shown.table.yourTurn());
        QCOMPARE(offers(shown.table), (std::vector<Offer>{{"pay", "No thanks: −1 chip", "N"},
                                                          {"take", "Take the 17", "T"}}));
        shown.show(game.play("pay, pay, pay"));
        QCOMPARE(offers(shown.table),
                 (std::vector<Offer>{{"pay", "No thanks: −1 chip", "N"},
                                     {"take", "Take the 17: +3 chip(s)", "T"}}));
        QVERIFY(shown.table.offers("take") && shown.table.offers("pay"));
        QVERIFY(!shown.table.offers("turn 17") && !shown.table.offers(""));
    }

    void refusalsAreToldTogether()
    {
        Game game(geschenkt::players(3));
        Shown shown(0);
        const auto told = [&] {
            const LogModel& log = *shown.table.log();
            QStringList lines;
            for (int row = 0; row < log.rowCount(); ++row)
                if (!log.value(row, "folded").toBool())
                    lines << log.value(row, "text").toString();
            return lines;
        };
        shown.show(game.play("first 0, turn 17"));
        const auto before = told();
        const auto after = [&](const char* line) { return before + QStringList(line); };
        shown.show(game.play("pay"));
        QCOMPARE(told(), after("Ana paid a chip to refuse"));
        shown.show(game.play("pay"));
        QCOMPARE(told(), after("Ana and Bruno have refused: 2 chip(s) on the card"));
        shown.show(game.play("pay"));
        QCOMPARE(told(), after("Everyone has refused: 3 chip(s) on the card"));
        // Each of them is looked at there.
        const LogModel& log = *shown.table.log();
        const int last = log.rowCount() - 1;
        QCOMPARE(log.rowOf(4), last);
        QCOMPARE(log.value(last, "since").toInt(), 3);
        QCOMPARE(log.value(last, "moment").toInt(), 5);
        // The next card has refusals of its own.
        shown.show(game.play("take, turn 20, pay"));
        QCOMPARE(told().last(), QString("Ana paid a chip to refuse"));
        QVERIFY(told().contains("Everyone has refused: 3 chip(s) on the card"));
    }

    void whoHasNoChipMustTake() // GE-12
    {
        Game game = lastChip();
        game.play("pay, pay, pay");
        Shown own(0);
        QCOMPARE(own.show(game).prompt(), QString("Ana is out of chips and must take the 30"));
        const Offer none{"", "No thanks: −1 chip", "N", false};
        QCOMPARE(offers(own.table),
                 (std::vector<Offer>{none, {"take", "Take the 30: +33 chip(s)", "T", true}}));
        QVERIFY(!own.table.offers("pay"));
        // Nobody else is told that there is nothing left (GE-40), by words or by what is offered.
        const QString asEver = "Ana: take the 30 and its 33 chip(s), or pay one chip to refuse it";
        Shown covered(core::nobody);
        QCOMPARE(covered.show(game).prompt(), asEver);
        QCOMPARE(covered.table.actions()->count(), 2);
        QCOMPARE(covered.table.refusal(), own.table.prompt());
        Shown shown(1);
        shown.decides = false;
        QCOMPARE(shown.show(game).prompt(), asEver);
    }

    void whoPaysTheLastChipSaysSoToWhoMayKnow() // GE-40
    {
        Game game = lastChip();
        game.play("pay");
        for (const Seat viewer : {Seat(0), Seat(1), core::nobody}) {
            Shown shown(viewer);
            shown.show(game);
            const bool own = viewer == 0;
            QCOMPARE(shown.seat(0).said, QString(own ? "My last chip!" : "No thanks"));
            QCOMPARE(shown.seat(0).status, QString(own ? "no chips left" : "no cards"));
            QCOMPARE(shown.table.spent(), own);
        }
        Shown shown(0);
        QCOMPARE(shown.show(game).ownChips(), QString("No chips left"));
        // With a card the plate says both, until there are chips again.
        Game other(geschenkt::players(3));
        other.play("first 0");
        other.give(0, 7).play("turn 30").times(10, "pay, pay, pay").play("pay");
        Shown later(0);
        later.show(other);
        QCOMPARE(later.seat(0).status, QString("cost 7 · no chips left"));
        other.play("pay, pay, take");
        QVERIFY(!later.show(other).spent());
        QCOMPARE(later.seat(0).status, QString("cost 37 − 33 = 4"));
    }

    void theLastChipIsWarnedOf()
    {
        Game game = lastChip();
        const QString warning =
            "This is your last chip: with none left, you must take whatever comes.";
        const auto warned = [&](Seat viewer) { return Shown(viewer).show(game).warning(); };
        QCOMPARE(warned(0), warning);
        // Not the others, nor whoever looks on.
        for (const Seat viewer : {Seat(1), Seat(2), core::nobody})
            QCOMPARE(warned(viewer), QString());
        game.play("pay");
        QCOMPARE(warned(0), QString());
        QCOMPARE(warned(1), warning);
        game.play("pay, pay");
        QCOMPARE(warned(0), QString()); // none is left
        game.play("take");
        QCOMPARE(warned(0), QString());
        // With open chips all see them, and yet one's own are meant.
        Game open({3, geschenkt::Variant::Base, true});
        open.play("first 0, turn 30").times(10, "pay, pay, pay");
        for (const Seat viewer : {Seat(0), Seat(1)}) {
            Shown shown(viewer);
            QCOMPARE(shown.show(open).warning(), viewer == 0 ? warning : QString());
        }
    }

    void whatTheCardWouldDo_data()
    {
        QTest::addColumn<Cards>("own");
        QTest::addColumn<int>("card");
        QTest::addColumn<int>("pot");
        QTest::addColumn<QString>("effect");
        QTest::addColumn<bool>("bargain");
        const auto row = [](const char* name, const Cards& own, int card, int pot,
                            const char* effect, bool bargain) {
            QTest::newRow(name) << own << card << pot << QString(effect) << bargain;
        };
        row("alone", {}, 9, 0, "Costs 9 point(s)", false);
        row("alone, chips", {}, 9, 4, "Costs 9\u00a0−\u00a04\u00a0=\u00a05", false);
        row("alone, as many chips", {}, 9, 9, "Costs 9\u00a0−\u00a09\u00a0=\u00a00", true);
        row("alone, more chips", {}, 9, 12, "Costs 9\u00a0−\u00a012\u00a0=\u00a0−3", true);
        row("far from others", {3, 4, 7, 11}, 9, 1, "Costs 9\u00a0−\u00a01\u00a0=\u00a08", false);
        row("joins below", {8, 20}, 9, 0, "Joins 8: costs nothing extra", true);
        row("joins below, chips", {7, 8}, 9, 5, "Joins 8: costs nothing extra, +5 chip(s)", true);
        row("joins above", {10, 20}, 9, 0, "Joins 10: saves 1 point(s)", true);
        row("joins above, chips", {10, 11}, 9, 5, "Joins 10: saves 1 point(s), +5 chip(s)", true);
        row("joins both, chips", {8, 10}, 9, 2, "Joins 8 and 10: saves 10 point(s), +2 chip(s)",
            true);
        row("joins both", {8, 10}, 9, 0, "Joins 8 and 10: saves 10 point(s)", true);
        row("the lowest", {}, 3, 0, "Costs 3 point(s)", false);
        row("the highest", {34}, 35, 0, "Joins 34: costs nothing extra", true);
    }

    void whatTheCardWouldDo()
    {
        QFETCH(Cards, own);
        QFETCH(int, card);
        QFETCH(int, pot);
        const geschenkt::State state = decides(own, card, pot);
        for (const Seat viewer : {Seat(0), Seat(1), core::nobody}) {
            Shown shown(viewer);
            shown.show(state);
            QTEST(shown.table.effect(), "effect");
            QTEST(shown.table.bargain(), "bargain");
            QCOMPARE(shown.table.card(), card);
            QCOMPARE(shown.table.pot(), pot);
        }
    }

    void whileNobodyDecidesNothingIsWeighed()
    {
        Game game(geschenkt::players(3));
        Shown shown(0);
        for (const char* event : {"first 2", "turn 5, pay, take"}) {
            shown.show(game);
            QCOMPARE(shown.table.effect(), QString());
            QVERIFY(!shown.table.bargain());
            QCOMPARE(shown.table.card(), 0);
            QCOMPARE(shown.table.pot(), 0);
            QVERIFY(shown.table.warning().isEmpty());
            game.play(event);
        }
        shown.show(game);
        QCOMPARE(shown.table.effect(), QString());
        QCOMPARE(shown.table.card(), 0);
    }

    void whatACardCostsIsSeenInTheFace()
    {
        Game game(geschenkt::players(3));
        Shown shown(1);
        const auto moodOf0 = [&](const char* events) {
            shown.show(game.play(events), Stop::Told);
            return shown.seat(0).mood;
        };
        QCOMPARE(moodOf0("first 0, turn 35, take"), Mood::Dismayed);
        QCOMPARE(moodOf0("turn 10, take"), Mood::Calm);
        QCOMPARE(moodOf0("turn 34, take"), Mood::Glad); // its run costs less now
        QCOMPARE(moodOf0("turn 18, pay, pay, pay, take"), Mood::Dismayed);
        QCOMPARE(moodOf0("turn 3, pay, pay, pay, take"), Mood::Glad);
    }

    void theHandAtWork()
    {
        Game game(geschenkt::players(4));
        Shown shown(0);
        const auto hand = [&] { return shown.show(game).handAtWork(); };
        QCOMPARE(hand(), int(core::nobody));
        game.play("first 2");
        QCOMPARE(hand(), 2);
        game.play("turn 9");
        QCOMPARE(hand(), 2);
        game.play("pay");
        QCOMPARE(hand(), 3);
        game.play("pay");
        QCOMPARE(hand(), 0);
        game.play("take"); // who took it turns the next
        QCOMPARE(hand(), 0);
    }

    void whatTheTableHolds()
    {
        Shown shown(0);
        Game open(geschenkt::players(5, geschenkt::Variant::Open));
        shown.show(open.play("first 0, turn 9"));
        QCOMPARE(shown.table.deck(), 23);
        QCOMPARE(shown.table.removed(), 3);
        QCOMPARE(shown.table.seatCount(), 5);
        QCOMPARE(shown.table.actor(), 0);
        Game base(geschenkt::players(7));
        shown.show(base);
        QCOMPARE(shown.table.deck(), 24);
        QCOMPARE(shown.table.removed(), 0);
        QCOMPARE(shown.table.seatCount(), 7);
        QCOMPARE(shown.table.actor(), int(core::chance));
    }

    void whatWasTurnedIsKnown()
    {
        Game game(geschenkt::players(3));
        Shown shown(0);
        const auto reveals = [&](const char* event) {
            shown.show(game.play(event));
            for (std::size_t part = 0; part < shown.last().parts.size(); ++part)
                if (shown.table.showing(shown.last(), part).isRevealing(false))
                    return true;
            return false;
        };
        QVERIFY(reveals("first 0"));
        QVERIFY(reveals("turn 9"));
        for (const char* event : {"pay", "pay", "take"})
            QVERIFY(!reveals(event));
    }

    void nothingIsSecretEnoughToStopFor()
    {
        Game game(geschenkt::players(3));
        Shown shown(0);
        const auto dwell = [&](const char* event) {
            shown.show(game.play(event));
            return shown.table.showing(shown.last(), 0).dwell;
        };
        dwell("first 0");
        const int turned = dwell("turn 9");
        const int paid = dwell("pay");
        const int taken = dwell("take");
        QVERIFY(!shown.table.secretTurn());
        QVERIFY(0 < paid && paid < turned && turned < taken);
    }

    void theTableTurnsToWhoLooksAndAsItIsSet()
    {
        Game game(geschenkt::players(4));
        Shown shown(2);
        QCOMPARE(shown.show(game.play("first 0, turn 9")).bottom(), 2);
        shown.viewer = core::nobody;
        QCOMPARE(shown.show(game).bottom(), 2);
        shown.table.setBottom(3);
        QCOMPARE(shown.show(game).bottom(), 3);
        shown.viewer = 0;
        QCOMPARE(shown.show(game).bottom(), 0);
    }

    void saidAnewAllStays()
    {
        Shown shown(0);
        shown.table.retranslate(); // before anything is shown
        Game game(geschenkt::players(3));
        shown.show(game.play("first 0, turn 9, pay, pay, take, turn 10, pay"));
        const QStringList all = dump(shown.table);
        shown.table.retranslate();
        QCOMPARE(dump(shown.table), all);
        std::vector<ShownPlayer> players = somePlayers(3);
        players[0].name = "Sabela";
        shown.table.setShownPlayers(players);
        shown.table.retranslate();
        QCOMPARE(dump(shown.table).join('\n'), all.join('\n').replace("Ana", "Sabela"));
    }
};

QTEST_GUILESS_MAIN(GeschenktTableTest)
#include "geschenkt_table_test.moc"
