#include <map>
#include <set>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "app/table/nyet/nyet_scene.h"
#include "app/table/reading.h"

using namespace facedown;
using namespace facedown::table;
using core::Seat;
using nyet::Decision;
using nyet::Game;
using nyet::Nyet;
using nyet::Phase;
using nyet::State;
using Shown = NyetShown;
using Piece = PieceModel::Piece;
using Pieces = std::vector<Piece>;
using Kind = Decision::Kind;

/// Where cards lie, and which becomes which.
class NyetPiecesTest : public QObject
{
    Q_OBJECT

    static QString faceOf(nyet::Card card) { return QString::fromStdString(nyet::text(card)); }

    static void cardsLieWhereTheyAre(const Pieces& pieces, const nyet::Table& table)
    {
        const auto cards = [&](PieceModel::Zone zone, Seat seat) {
            return lying(pieces, PieceModel::Card, zone, seat);
        };
        int rest = table.players == 3 ? 48 : 60;
        QCOMPARE(int(pieces.size()), rest + 1);
        for (Seat seat = 0; seat < table.players; ++seat) {
            const nyet::Player& player = table.seat(seat);
            const int treasures = table.treasuresOf(seat);
            const int won = player.tricks * table.players - treasures;
            const bool given = player.given && table.phase == Phase::Give;
            QCOMPARE(cards(PieceModel::Hand, seat), int(player.held));
            QCOMPARE(cards(PieceModel::Out, seat), int(player.discarded));
            QCOMPARE(cards(PieceModel::Board, seat), given ? 1 : 0);
            QCOMPARE(cards(PieceModel::Taken, seat), won);
            QCOMPARE(cards(PieceModel::Row, seat), treasures);
            rest -= player.held + player.discarded + (given ? 1 : 0) + won + treasures;
        }
        for (int place = 0; place < table.trick.size; ++place) {
            const auto found = std::find_if(pieces.begin(), pieces.end(), [&](const Piece& piece) {
                return piece.zone == PieceModel::Trick && piece.place == place;
            });
            QVERIFY(found != pieces.end() && found->faceUp);
            QCOMPARE(found->seat, table.trick.seat(place, table.players));
            QCOMPARE(found->face, faceOf(table.trick.card(place)));
            QCOMPARE(found->count, int(table.trick.size));
        }
        QCOMPARE(cards(PieceModel::Deck, -1), rest - table.trick.size);
        const bool bonus = table.bonus >= 0;
        QCOMPARE(lying(pieces, PieceModel::Bonus, bonus ? PieceModel::Taken : PieceModel::Deck,
                       bonus ? table.bonus : -1),
                 1);
    }

    /// Of each trick won one card, at least, is a part of the pile by itself.
    static void tricksCanBeCounted(const Pieces& pieces, const nyet::Table& table)
    {
        std::map<Seat, std::set<int>> groups;
        for (const Piece& piece : pieces)
            if (piece.kind == PieceModel::Card && piece.zone == PieceModel::Taken) {
                QCOMPARE(piece.groups, int(table.seat(piece.seat).tricks));
                groups[piece.seat].insert(piece.group);
            }
        for (Seat seat = 0; seat < table.players; ++seat) {
            QCOMPARE(int(groups[seat].size()), int(table.seat(seat).tricks));
            QVERIFY(groups[seat].empty() || *groups[seat].rbegin() + 1 == table.seat(seat).tricks);
        }
    }

    /// A click does what may be done, and only to a card of one's own.
    static void eventsAreLegal(const Pieces& pieces, const State& state, Seat viewer)
    {
        std::multiset<std::string> expected;
        const Seat actor = state.table.actor;
        if (actor == viewer && state.table.phase >= Phase::Discard)
            for (const Decision& decision : Nyet::legal(state))
                for (int i = state.hand(viewer).count(decision.card()); i > 0; --i)
                    expected.insert(Nyet::text(decision));
        std::multiset<std::string> found;
        for (const Piece& piece : pieces) {
            QVERIFY(!piece.pushed || piece.zone == PieceModel::Trick);
            if (piece.event.isEmpty())
                continue;
            found.insert(piece.event.toStdString());
            QVERIFY(piece.zone == PieceModel::Hand && piece.seat == viewer);
            QVERIFY(piece.event.endsWith(' ' + piece.face) && piece.name.endsWith("playable"));
        }
        QVERIFY(found == expected);
    }

    static void whatIsSeenHasAName(const Pieces& pieces)
    {
        for (const Piece& piece : pieces)
            if (piece.kind == PieceModel::Card)
                QCOMPARE(piece.name.isEmpty(), piece.zone == PieceModel::Deck ||
                                                   piece.zone == PieceModel::Out ||
                                                   piece.zone == PieceModel::Board);
    }

    /// Where each card lies that went from one place to another.
    struct Way
    {
        PieceModel::Zone from;
        Seat fromSeat;
        PieceModel::Zone to;
        Seat toSeat;
        bool operator==(const Way&) const = default;
        bool operator<(const Way& other) const
        {
            return std::tie(from, fromSeat, to, toSeat) <
                   std::tie(other.from, other.fromSeat, other.to, other.toSeat);
        }
    };
    static std::multiset<Way> moved(const Pieces& before, const Pieces& after)
    {
        std::multiset<Way> ways;
        for (std::size_t row = 0; row < before.size(); ++row) {
            const Piece& was = before[row];
            const Piece& is = after[row];
            // A face once seen stays while the card is in sight.
            if (!was.face.isEmpty() && !is.face.isEmpty() && was.face != is.face)
                ways.insert({was.zone, was.seat, was.zone, was.seat});
            if (was.kind == PieceModel::Card && (was.zone != is.zone || was.seat != is.seat))
                // Of two 1s alike in a trick either may be the treasure.
                ways.insert(
                    {was.zone, was.zone == PieceModel::Trick ? -1 : was.seat, is.zone, is.seat});
        }
        return ways;
    }

    /// What moves when a seat decides, before the rules clear anything away.
    static std::multiset<Way> waysOf(const State& state, const Decision& decision)
    {
        const Seat seat = state.table.actor;
        const auto to = [seat](PieceModel::Zone zone) {
            return std::multiset<Way>{{PieceModel::Hand, seat, zone, seat}};
        };
        switch (decision.kind) {
        case Kind::Discard:
            return to(PieceModel::Out);
        case Kind::Give:
            return to(PieceModel::Board);
        case Kind::Play:
            return to(PieceModel::Trick);
        default:
            return {};
        }
    }

    /// What moves when the rules go on: a trick is taken, or all that was given is handed over.
    static std::multiset<Way> waysOn(const nyet::Table& deed, const nyet::Table& table)
    {
        std::multiset<Way> ways;
        if (deed.phase == Phase::Give && table.phase == Phase::Play)
            for (Seat seat = 0; seat < deed.players; ++seat)
                ways.insert({PieceModel::Board, seat, PieceModel::Hand, deed.next(seat)});
        if (deed.trick.size == deed.players)
            for (int place = 0; place < deed.trick.size; ++place) {
                const Seat seat = deed.trick.seat(place, deed.players);
                const bool treasure =
                    deed.trick.card(place).value() == 1 && !deed.sameTeam(seat, table.lastWinner);
                ways.insert({PieceModel::Trick, -1, treasure ? PieceModel::Row : PieceModel::Taken,
                             table.lastWinner});
            }
        return ways;
    }

    static void movesAre(const std::multiset<Way>& ways, const std::multiset<Way>& expected)
    {
        QVERIFY(ways == expected);
    }

private slots:
    void everyPieceIsFollowedThroughTheGame()
    {
        const int games = setting("FACEDOWN_FUZZ_GAMES", 12);
        int seed = setting("FACEDOWN_FUZZ_SEED", 1);
        qInfo("%d games from seed %d", games, seed);
        for (int game = 0; game < games; ++game, ++seed) {
            core::Random random(static_cast<std::uint64_t>(seed));
            const nyet::Options options = anyNyetOptions(random);
            NyetPlay play(options);
            const int at = random.below(options.players + 1);
            Shown shown(at == options.players ? core::nobody : at);
            shown.table.setSitters(someSitters(options.players));
            shown.show(sceneOf(play, shown.viewer, 3));
            QSignalSpy reset(shown.table.pieces(), &QAbstractItemModel::modelReset);
            while (Nyet::actor(play.state()) != core::nobody) {
                const State state = play.state();
                const Pieces before = shown.pieces();
                play.apply(anyEvent(state, random));
                const auto scene = sceneOf(play, shown.viewer, 3);
                const Pieces deed = shown.show(scene, Beat::Deed).pieces()->pieces();
                cardsLieWhereTheyAre(deed, scene.deed.table);
                const Pieces after = shown.show(scene).pieces()->pieces();
                const nyet::Table& table = play.state().table;
                cardsLieWhereTheyAre(after, table);
                tricksCanBeCounted(after, table);
                whatIsSeenHasAName(after);
                eventsAreLegal(after, play.state(), shown.viewer);
                if (const auto* decision = std::get_if<Decision>(&play.events().back())) {
                    movesAre(moved(before, deed), waysOf(state, *decision));
                    if (table.round == state.table.round && table.phase != Phase::Over)
                        movesAre(moved(deed, after), waysOn(scene.deed.table, table));
                }
                if (QTest::currentTestFailed())
                    QFAIL(qPrintable(QString("after '%1', viewer %2, seed %3")
                                         .arg(Nyet::text(play.events().back()).c_str())
                                         .arg(shown.viewer)
                                         .arg(seed)));
            }
            QCOMPARE(reset.count(), 0);
        }
    }

    /// One card from a hand to the treasures, for one who holds it and for one who does not.
    void aTreasureIsTheCardThatWasHeld()
    {
        for (const Seat viewer : {Seat(0), Seat(1), core::nobody}) {
            Game game(nyet::players(3));
            game.deal({"R1 R9", "R8 B1", "R10"}).veto({0}).play("alone");
            Shown shown(viewer);
            shown.show(game);
            int held = -1;
            for (std::size_t row = 0; row < shown.pieces().size(); ++row)
                if (shown.pieces()[row].face == "R1" && shown.pieces()[row].seat == 0)
                    held = int(row);
            QCOMPARE(held >= 0, viewer == 0);
            shown.show(game.play("play R1"));
            const int played = shown.row(PieceModel::Card, PieceModel::Trick, 0, 0);
            QVERIFY(viewer != 0 || played == held);
            QCOMPARE(shown.piece(played).name, QString("red 1, played by Ana"));
            shown.show(game.play("play R8, play R10"));
            QCOMPARE(shown.row(PieceModel::Card, PieceModel::Row, 2, 0), played);
            QCOMPARE(shown.piece(played).face, QString("R1"));
            QCOMPARE(shown.piece(played).name, QString("red 1, treasure of Cora"));
            const int pile = shown.row(PieceModel::Card, PieceModel::Taken, 2, 0);
            QCOMPARE(shown.piece(pile).name, QString("1 trick(s) of Cora"));
            QVERIFY(shown.piece(pile).face.isEmpty() && !shown.piece(pile).faceUp);
        }
    }

    void cardsInTheHandHaveNames()
    {
        Shown shown(0);
        const auto name = [&](Seat seat, int place) {
            return shown.piece(shown.row(PieceModel::Card, PieceModel::Hand, seat, place)).name;
        };
        const State state = choosing(Phase::Discard, {0, "one"}, {"B7 R3", "B2 B3", "G2"});
        shown.table.setSitters(someSitters(3));
        shown.show(sceneOf(state, 0));
        QVERIFY(shown.table.select("discard B7"));
        QCOMPARE(name(0, 0), QString("blue 7, in your hand, chosen"));
        QCOMPARE(name(0, 1), QString("red 3, in your hand, playable"));
        QCOMPARE(name(1, 0), QString("card in the hand of Bruno"));
        shown.show(sceneAfter(state, "discard R3", 0));
        QCOMPARE(name(0, 0), QString("blue 7, in your hand"));
        // What one has put down is still known to oneself, and lies face down.
        const int out = shown.row(PieceModel::Card, PieceModel::Out, 0, 0);
        QVERIFY(shown.piece(out).face == "R3" && !shown.piece(out).faceUp);
    }

    void otherEyesFollowNoPiece()
    {
        Game game(nyet::players(3));
        Shown shown(0);
        shown.show(game.deal());
        QSignalSpy reset(shown.table.pieces(), &QAbstractItemModel::modelReset);
        shown.viewer = 1;
        shown.show(game);
        QCOMPARE(reset.count(), 1);
        shown.show(game.veto({1}));
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
                                          static_cast<QAbstractItemModel*>(shown.table.board())})
            testers.push_back(std::make_unique<QAbstractItemModelTester>(model, Mode::QtTest));
        for (int players = 2; players <= 5; ++players) {
            NyetPlay play(nyet::players(players, 1));
            shown.viewer = players == 5 ? core::nobody : 1;
            while (Nyet::actor(play.state()) != core::nobody && play.events().size() < 120) {
                play.apply(anyEvent(play.state(), random));
                shown.show(play);
            }
            for (int back = 0; back < 9; ++back)
                play.undo();
            shown.show(play);
        }
    }
};

QTEST_GUILESS_MAIN(NyetPiecesTest)
#include "nyet_pieces_test.moc"
