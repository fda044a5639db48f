#include <QTest>

#include "app/table/geschenkt/geschenkt_scene.h"
#include "app/table/reading.h"

using namespace facedown;
using namespace facedown::table;
using core::Seat;
using geschenkt::Game;
using Shown = GeschenktShown;

/// The great moments of Geschenkt, step by step.
class GeschenktStepsTest : public QObject
{
    Q_OBJECT

private slots:
    void aGapThatIsClosedIsTold()
    {
        Game game(geschenkt::players(3));
        game.play("first 0");
        game.give(0, {5, 23, 24, 26, 27, 35}).play("turn 25, take");
        for (const Seat viewer : {Seat(0), Seat(1), core::nobody}) {
            Shown shown(viewer);
            // Not before the card has arrived.
            QCOMPARE(shown.show(game, Stop::Turning).joinedSeat(), int(core::nobody));
            shown.show(game, Stop::Told);
            QCOMPARE(shown.table.joinedSeat(), 0);
            QCOMPARE(shown.table.joinedRun(), QPoint(1, 5));
            QCOMPARE(shown.table.joinedText(), QString("Joins 24 and 26: saves 26 point(s)"));
            QCOMPARE(shown.show(game).joinedSeat(), int(core::nobody));
        }
        // It is looked at for longer than what only lengthens a run.
        Shown shown(1);
        shown.show(game, Stop::Told);
        const int closed = shown.table.showing(shown.last(), 0).dwell;
        shown.show(game.play("turn 28, take"), Stop::Told);
        QCOMPARE(shown.table.joinedSeat(), int(core::nobody));
        QVERIFY(shown.table.joinedText().isEmpty());
        QVERIFY(closed > shown.table.showing(shown.last(), 0).dwell);
    }

    void allShowTheirChipsBeforeItIsToldWhoHasWon() // GE-14
    {
        core::Random random(8);
        GeschenktPlay play(geschenkt::players(4));
        while (geschenkt::Geschenkt::actor(play.state()) != core::nobody)
            play.apply(anyEvent(play.state(), true, random));
        Shown shown(0);
        GeschenktTable& table = shown.table;
        QStringList chips;
        for (Seat seat = 0; seat < 4; ++seat)
            chips << QString("%1 chip(s)").arg(play.state().chipsOf(seat));
        const std::size_t last = play.events().size();
        shown.show(play, Look{last, 0});
        QVERIFY(!table.counting() && !table.over());
        const QString ending = "All cards are taken: now everyone shows their chips";
        QCOMPARE(table.prompt(), ending);
        QVERIFY(table.showing(shown.last(), 1).turning > 0 &&
                table.showing(shown.last(), 1).dwell > 0);
        for (const bool unsaid : {true, false}) {
            shown.show(play, Look{last, 1, unsaid});
            QVERIFY(table.counting());
            QCOMPARE(table.prompt(), ending);
            QVERIFY(table.outcome().isEmpty() && table.reason().isEmpty());
            for (const SeatModel::Row& row : table.seats()->rows())
                QVERIFY(!row.won && !row.marked);
            for (Seat seat = 0; seat < 4; ++seat) {
                QCOMPARE(lying(shown.pieces(), PieceModel::Chip, PieceModel::Hand, seat),
                         int(play.state().chipsOf(seat)));
                QCOMPARE(table.chips()[seat].toInt(), int(play.state().chipsOf(seat)));
            }
        }
        QCOMPARE(said(table), chips);
        shown.show(play);
        QVERIFY(!table.counting() && table.over() && !table.outcome().isEmpty());
        QCOMPARE(table.prompt(), table.outcome());
        QCOMPARE(said(table), chips);
    }
};

QTEST_GUILESS_MAIN(GeschenktStepsTest)
#include "geschenkt_steps_test.moc"
