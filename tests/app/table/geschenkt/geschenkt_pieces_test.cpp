#include <map>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "app/table/geschenkt/geschenkt_scene.h"
#include "app/table/reading.h"

using namespace facedown;
using namespace facedown::table;
using core::Seat;
using geschenkt::Decision;
using geschenkt::Game;
using geschenkt::Geschenkt;
using Piece = PieceModel::Piece;
using Pieces = std::vector<Piece>;
using Shown = GeschenktShown;

/// Where Geschenkt's cards and chips lie, and which goes where.
class GeschenktPiecesTest : public QObject
{
    Q_OBJECT

    static bool isChip(const Piece& piece, PieceModel::Zone zone, Seat seat)
    {
        return piece.kind == PieceModel::Chip && piece.zone == zone && piece.seat == seat;
    }

    /// By GE-40, said in plain words.
    static bool mayCount(const geschenkt::State& state, Seat viewer, Seat seat)
    {
        return seat == viewer || state.table.openChips ||
               state.table.phase == geschenkt::Phase::Over;
    }

    static void cardsLieWhereTheyAre(const Pieces& pieces, const geschenkt::Table& table)
    {
        QCOMPARE(lying(pieces, PieceModel::Card, PieceModel::Deck, -1), int(table.deck));
        QCOMPARE(lying(pieces, PieceModel::Card, PieceModel::Board, -1), table.card != 0 ? 1 : 0);
        QCOMPARE(lying(pieces, PieceModel::Card, PieceModel::Out, -1), table.removed().size());
        for (const Piece& piece : pieces) {
            if (piece.kind != PieceModel::Card)
                continue;
            QCOMPARE(piece.faceUp, piece.zone != PieceModel::Deck);
            QCOMPARE(piece.faceUp, !piece.face.isEmpty());
            const int card = piece.face.toInt();
            if (piece.zone == PieceModel::Board)
                QCOMPARE(card, int(table.card));
            if (piece.zone == PieceModel::Out)
                QVERIFY(table.removed().contains(card));
            if (piece.zone != PieceModel::Taken)
                continue;
            // The lowest of a run costs; the runs are counted from the lowest card up.
            const geschenkt::Cards own = table.cards(piece.seat);
            QVERIFY(own.contains(card));
            QCOMPARE(own.at(piece.place), card);
            QCOMPARE(piece.groups, own.runStarts().size());
            int run = -1;
            for (int lower = 0; lower <= card; ++lower)
                run += own.contains(lower) && !own.contains(lower - 1) ? 1 : 0;
            QCOMPARE(piece.group, run);
        }
        for (Seat seat = 0; seat < table.players; ++seat)
            QCOMPARE(lying(pieces, PieceModel::Card, PieceModel::Taken, seat),
                     table.cards(seat).size());
    }

    static void chipsLieWhereTheyAre(const Pieces& pieces, const geschenkt::State& state,
                                     Seat viewer)
    {
        int uncounted = 0;
        for (Seat seat = 0; seat < state.table.players; ++seat) {
            const bool known = mayCount(state, viewer, seat);
            uncounted += known ? 0 : state.chipsOf(seat);
            QCOMPARE(lying(pieces, PieceModel::Chip, PieceModel::Hand, seat),
                     known ? int(state.chipsOf(seat)) : 0);
        }
        QCOMPARE(lying(pieces, PieceModel::Chip, PieceModel::Hand, -1), uncounted);
        QCOMPARE(lying(pieces, PieceModel::Chip, PieceModel::Board, -1), int(state.table.pot));
    }

    /// A click does what may be done, and only a chip of one's own can be paid.
    static void eventsAreLegal(const Pieces& pieces, const geschenkt::State& state, Seat viewer)
    {
        const auto legal = Geschenkt::legal(state);
        for (const Piece& piece : pieces) {
            QString event;
            if (piece.kind == PieceModel::Card && piece.zone == PieceModel::Board)
                event = "take";
            if (isChip(piece, PieceModel::Hand, viewer) && state.table.actor == viewer &&
                legal.size() == 2)
                event = "pay";
            QCOMPARE(piece.event, event);
            const bool nameless = isChip(piece, PieceModel::Hand, -1);
            QCOMPARE(piece.name.isEmpty(), nameless);
        }
    }

    /// Which chips went from one pile to another, and that what may be counted is followed.
    static void chipsGoAsTheEventSays(const Pieces& before, const Pieces& after,
                                      const geschenkt::State& state, const Geschenkt::Event& event,
                                      Seat viewer)
    {
        const auto* decision = std::get_if<Decision>(&event);
        const Seat actor = state.table.actor;
        const Seat hand = mayCount(state, viewer, actor) ? actor : -1;
        int moved = 0;
        for (std::size_t row = 0; row < before.size(); ++row) {
            if (before[row].kind != PieceModel::Chip ||
                (before[row].zone == after[row].zone && before[row].seat == after[row].seat))
                continue;
            ++moved;
            QVERIFY(decision != nullptr);
            if (*decision == Decision::Pay) {
                QVERIFY(isChip(before[row], PieceModel::Hand, hand));
                QCOMPARE(before[row].place, before[row].count - 1);
                QVERIFY(isChip(after[row], PieceModel::Board, -1));
                QCOMPARE(after[row].place, int(state.table.pot));
            } else {
                QVERIFY(isChip(before[row], PieceModel::Board, -1));
                QVERIFY(isChip(after[row], PieceModel::Hand, hand));
            }
        }
        const int expected = decision == nullptr          ? 0
                             : *decision == Decision::Pay ? 1
                                                          : int(state.table.pot);
        QCOMPARE(moved, expected);
    }

    /// Each card that was ever seen is the same piece for good.
    static void cardsStayThemselves(std::map<int, std::size_t>& rows, const Pieces& pieces)
    {
        for (std::size_t row = 0; row < pieces.size(); ++row) {
            if (pieces[row].kind != PieceModel::Card || pieces[row].face.isEmpty())
                continue;
            const auto [known, isNew] = rows.insert({pieces[row].face.toInt(), row});
            QCOMPARE(known->second, row);
            QVERIFY(!isNew || pieces[row].zone == PieceModel::Board ||
                    pieces[row].zone == PieceModel::Out);
        }
        QCOMPARE(rows.size(),
                 std::size_t(std::count_if(pieces.begin(), pieces.end(), [](const Piece& piece) {
                     return !piece.face.isEmpty() && piece.kind == PieceModel::Card;
                 })));
    }

private slots:
    void everyPieceIsFollowedThroughTheGame()
    {
        const int games = setting("FACEDOWN_FUZZ_GAMES", 40);
        int seed = setting("FACEDOWN_FUZZ_SEED", 1);
        qInfo("%d games from seed %d", games, seed);
        for (int game = 0; game < games; ++game, ++seed) {
            core::Random random(static_cast<std::uint64_t>(seed));
            const geschenkt::Options options = anyGeschenktOptions(random);
            const bool open = options.variant == geschenkt::Variant::Open;
            GeschenktPlay play(options);
            const int at = random.below(options.players + 1);
            Shown shown(at == options.players ? core::nobody : at);
            shown.show(play);
            QSignalSpy reset(shown.table.pieces(), &QAbstractItemModel::modelReset);
            std::map<int, std::size_t> rows;
            const bool careful = random.below(2) == 0;
            Pieces before = shown.pieces();
            while (Geschenkt::actor(play.state()) != core::nobody) {
                const geschenkt::State state = play.state();
                play.apply(anyEvent(state, careful, random));
                const Pieces& after = shown.show(play).pieces()->pieces();
                const auto cards = std::count_if(after.begin(), after.end(), [](auto& piece) {
                    return piece.kind == PieceModel::Card;
                });
                QCOMPARE(int(cards), open ? 27 : 24);
                QCOMPARE(int(after.size()),
                         int(cards) + options.players * geschenkt::chipsAtStart(options));
                cardsLieWhereTheyAre(after, play.state().table);
                chipsLieWhereTheyAre(after, play.state(), shown.viewer);
                eventsAreLegal(after, play.state(), shown.viewer);
                cardsStayThemselves(rows, after);
                if (play.state().table.phase != geschenkt::Phase::Over)
                    chipsGoAsTheEventSays(before, after, state, play.events().back(), shown.viewer);
                if (QTest::currentTestFailed())
                    QFAIL(qPrintable(QString("after '%1', seed %2")
                                         .arg(Geschenkt::text(play.events().back()).c_str())
                                         .arg(seed)));
                before = after;
            }
            QCOMPARE(reset.count(), 0);
        }
    }

    void theTouchedChipGoes()
    {
        Game game(geschenkt::players(3));
        Shown shown(0);
        shown.show(game.play("first 0, turn 9"));
        const int touched = shown.row(PieceModel::Chip, PieceModel::Hand, 0, 4);
        shown.table.touch(touched);
        shown.show(game.play("pay"));
        QCOMPARE(shown.row(PieceModel::Chip, PieceModel::Board, -1, 0), touched);
        QCOMPARE(lying(shown.pieces(), PieceModel::Chip, PieceModel::Hand, 0), 10);
    }

    void whatIsTakenBackGoesBack()
    {
        Game game(geschenkt::players(3));
        Shown shown(0);
        shown.show(game.play("first 0, turn 9"));
        const Pieces before = shown.pieces();
        GeschenktPlay play = game.record();
        play.apply(Decision::Pay);
        shown.show(play);
        QVERIFY(shown.pieces() != before);
        play.undo();
        shown.show(play);
        QVERIFY(shown.pieces() == before);
    }

    void runsLieTogether()
    {
        Game game(geschenkt::players(3));
        game.play("first 0");
        game.give(0, {20, 8, 10, 22, 21});
        Shown shown(1);
        const auto runs = [&] {
            QStringList all;
            for (int place = 0; place < game.cards(0).size(); ++place) {
                const Piece& card =
                    shown.piece(shown.row(PieceModel::Card, PieceModel::Taken, 0, place));
                all << QString("%1: %2/%3 of %4")
                           .arg(card.face)
                           .arg(card.group)
                           .arg(card.groups)
                           .arg(card.count);
            }
            return all;
        };
        shown.show(game);
        QCOMPARE(runs(), (QStringList{"8: 0/3 of 5", "10: 1/3 of 5", "20: 2/3 of 5", "21: 2/3 of 5",
                                      "22: 2/3 of 5"}));
        shown.show(game.give(0, 9));
        QCOMPARE(runs(), (QStringList{"8: 0/2 of 6", "9: 0/2 of 6", "10: 0/2 of 6", "20: 1/2 of 6",
                                      "21: 1/2 of 6", "22: 1/2 of 6"}));
    }

    void piecesHaveNames()
    {
        Game game({3, geschenkt::Variant::Open, true});
        game.play("first 0");
        game.give(1, 21).play("turn 9, pay, pay, pay, pay");
        Shown shown(2);
        const auto name = [&](PieceModel::Kind kind, PieceModel::Zone zone, Seat seat) {
            return shown.piece(shown.row(kind, zone, seat, 0)).name;
        };
        shown.show(game);
        QCOMPARE(name(PieceModel::Card, PieceModel::Deck, -1), QString("deck, 22 card(s) left"));
        QCOMPARE(name(PieceModel::Card, PieceModel::Out, -1), QString("card 10, out of the game"));
        QCOMPARE(name(PieceModel::Card, PieceModel::Taken, 1), QString("Bruno’s card 21"));
        QCOMPARE(name(PieceModel::Card, PieceModel::Board, -1),
                 QString("card 9, with 4 chip(s) on it, can be taken"));
        QCOMPARE(name(PieceModel::Chip, PieceModel::Board, -1), QString("4 chip(s)"));
        QCOMPARE(name(PieceModel::Chip, PieceModel::Hand, 0), QString("Ana’s 8 chip(s)"));
        QCOMPARE(name(PieceModel::Chip, PieceModel::Hand, 2),
                 QString("your 9 chip(s), you may pay one"));
        // Nothing can be done while a deed is looked at by whom nothing is offered.
        shown.show(game, Stop::Told);
        QCOMPARE(name(PieceModel::Card, PieceModel::Board, -1),
                 QString("card 9, with 4 chip(s) on it"));
        QCOMPARE(name(PieceModel::Chip, PieceModel::Hand, 2), QString("your 9 chip(s)"));
        for (const Piece& piece : shown.pieces())
            QVERIFY(piece.event.isEmpty());
    }

    void otherViewerFollowNoPiece()
    {
        Game game(geschenkt::players(3));
        Shown shown(0);
        shown.show(game.play("first 0, turn 9"));
        QSignalSpy reset(shown.table.pieces(), &QAbstractItemModel::modelReset);
        shown.viewer = 1;
        shown.show(game);
        QCOMPARE(reset.count(), 1);
        shown.show(game.play("pay"));
        QCOMPARE(reset.count(), 1);
        shown.viewer = core::nobody;
        shown.show(game);
        QCOMPARE(reset.count(), 2);
    }

    void theModelsKeepTheRulesOfModels()
    {
        core::Random random(2);
        Shown shown(0);
        using Mode = QAbstractItemModelTester::FailureReportingMode;
        std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
        for (QAbstractItemModel* model : {static_cast<QAbstractItemModel*>(shown.table.pieces()),
                                          static_cast<QAbstractItemModel*>(shown.table.seats()),
                                          static_cast<QAbstractItemModel*>(shown.table.log()),
                                          static_cast<QAbstractItemModel*>(shown.table.actions()),
                                          static_cast<QAbstractItemModel*>(shown.table.sheet())})
            testers.push_back(std::make_unique<QAbstractItemModelTester>(model, Mode::QtTest));
        for (int players = 3; players <= 7; players += 2) {
            GeschenktPlay play(geschenkt::players(players));
            shown.viewer = players == 5 ? core::nobody : 1;
            while (Geschenkt::actor(play.state()) != core::nobody) {
                play.apply(anyEvent(play.state(), false, random));
                shown.show(play);
            }
            for (const auto& tester : testers)
                QVERIFY(tester->model()->rowCount() > 0 ||
                        tester->model() == shown.table.actions());
            for (int back = 0; back < 9; ++back)
                play.undo();
            shown.show(play);
        }
    }
};

QTEST_GUILESS_MAIN(GeschenktPiecesTest)
#include "geschenkt_pieces_test.moc"
