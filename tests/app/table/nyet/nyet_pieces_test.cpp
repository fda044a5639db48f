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
using StepKind = nyet::Step::Kind;

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

    /// Where a piece lies that goes from one place to another.
    struct Way
    {
        PieceModel::Kind kind;
        PieceModel::Zone from;
        Seat fromSeat;
        PieceModel::Zone to;
        Seat toSeat;
        auto operator<=>(const Way&) const = default;
    };
    using Ways = std::multiset<Way>;

    /// All that lies on the table, with what makes each piece the one it is.
    struct Lying
    {
        explicit Lying(NyetTable& table)
            : pieces(table.pieces()->pieces())
        {
            for (std::size_t row = 0; row < pieces.size(); ++row)
                ids.push_back(table.pieces()->id(int(row)));
        }
        Pieces pieces;
        std::vector<int> ids;
    };

    static Ways moved(const Lying& before, const Lying& after)
    {
        Ways ways;
        for (std::size_t row = 0; row < before.pieces.size(); ++row) {
            const Piece& was = before.pieces[row];
            const Piece& is = after.pieces[row];
            if (was.zone != is.zone || was.seat != is.seat)
                ways.insert({was.kind, was.zone, was.seat, is.zone, is.seat});
        }
        return ways;
    }

    /// A row is one card for as long as it can be followed: until its known face is hidden.
    static void rowsStayWhatTheyAre(const Lying& before, const Lying& after)
    {
        for (std::size_t row = 0; row < before.pieces.size(); ++row) {
            const Piece& was = before.pieces[row];
            const Piece& is = after.pieces[row];
            QCOMPARE(was.kind, is.kind);
            const bool hides = !was.face.isEmpty() && is.face.isEmpty();
            QCOMPARE(before.ids[row] == after.ids[row], !hides);
            QVERIFY(was.face.isEmpty() || is.face.isEmpty() || was.face == is.face);
        }
    }

    /// By the rules: what a step moves.
    static Ways waysOf(const State& before, const nyet::Step& step)
    {
        const nyet::Table& table = before.table;
        const Seat seat = step.seat;
        Ways ways;
        const auto card = [&ways](PieceModel::Zone from, Seat fromSeat, PieceModel::Zone to,
                                  Seat toSeat) {
            ways.insert({PieceModel::Card, from, fromSeat, to, toSeat});
        };
        switch (step.kind) {
        case StepKind::Dealt:
            for (Seat to = 0; to < table.players; ++to)
                for (int i = 0; i < step.value; ++i)
                    card(PieceModel::Deck, -1, PieceModel::Hand, to);
            break;
        case StepKind::BonusGiven:
            ways.insert({PieceModel::Bonus, PieceModel::Deck, -1, PieceModel::Taken, seat});
            break;
        case StepKind::Discarded:
            card(PieceModel::Hand, seat, PieceModel::Out, seat);
            break;
        case StepKind::Gave:
            card(PieceModel::Hand, seat, PieceModel::Board, seat);
            break;
        case StepKind::HandedOver:
            for (Seat from = 0; from < table.players; ++from)
                card(PieceModel::Board, from, PieceModel::Hand, (from + 1) % table.players);
            break;
        case StepKind::Played:
            card(PieceModel::Hand, seat, PieceModel::Trick, seat);
            break;
        case StepKind::TrickTaken:
            for (int place = 0; place < table.trick.size; ++place) {
                const Seat from = table.trick.seat(place, table.players);
                const bool treasure =
                    table.trick.card(place).value() == 1 && !table.sameTeam(from, seat);
                card(PieceModel::Trick, from, treasure ? PieceModel::Row : PieceModel::Taken, seat);
            }
            break;
        default:
            break;
        }
        return ways;
    }

    /// The card that a seat gives is the one that its neighbour holds (NY-41).
    static void givenCardsArrive(const Lying& before, const Lying& after, const State& state,
                                 Seat viewer)
    {
        for (std::size_t row = 0; row < before.pieces.size(); ++row) {
            const Piece& was = before.pieces[row];
            const Piece& is = after.pieces[row];
            if (was.zone != PieceModel::Board)
                continue;
            const QString given = faceOf(state.given[std::size_t(was.seat)]);
            QCOMPARE(was.face, was.seat == viewer ? given : QString());
            QCOMPARE(is.face, is.seat == viewer ? given : QString());
        }
    }

    /// Plays a whole game, shown step by step to one viewer.
    static void follow(core::Random& random, int& passed)
    {
        const nyet::Options options = anyNyetOptions(random);
        const int at = random.below(options.players + 1);
        const Seat viewer = at == options.players ? core::nobody : at;
        State state = Nyet::start(options);
        History<Nyet> history{Nyet::view(state, viewer), {}};
        NyetTable table;
        table.setShownPlayers(somePlayers(options.players));
        table.show(history, {});
        QSignalSpy reset(table.pieces(), &QAbstractItemModel::modelReset);
        while (Nyet::actor(state) != core::nobody) {
            const Nyet::Event event = anyEvent(state, random);
            history.happenings.push_back(happening<Nyet>(state, event, viewer));
            Look look;
            look.moment = history.happenings.size();
            look.step = 0;
            State before = state;
            Nyet::apply(state, event, [&](const State& after, const nyet::Step& step) {
                const Lying was(table);
                look.unsaid =
                    table.showing(history.happenings.back(), std::size_t(look.step)).turning > 0;
                table.show(history, look);
                const Lying is(table);
                cardsLieWhereTheyAre(is.pieces, after.table);
                rowsStayWhatTheyAre(was, is);
                if (step.kind != StepKind::RoundBegun)
                    QVERIFY(moved(was, is) == waysOf(before, step));
                if (step.kind == StepKind::HandedOver)
                    givenCardsArrive(was, is, before, viewer);
                passed += step.kind == StepKind::HandedOver ? 1 : 0;
                if (std::exchange(look.unsaid, false)) {
                    table.show(history, look);
                    QVERIFY(moved(is, Lying(table)).empty());
                }
                ++look.step;
                before = after;
            });
            look.step = Look::settled;
            std::vector<Decision> offered;
            for (const Decision& decision : Nyet::legal(state))
                if (state.table.actor == viewer)
                    offered.push_back(decision);
            const Lying was(table);
            table.show(history, look, offered);
            const Lying is(table);
            rowsStayWhatTheyAre(was, is);
            QVERIFY(moved(was, is).empty());
            tricksCanBeCounted(is.pieces, state.table);
            whatIsSeenHasAName(is.pieces);
            eventsAreLegal(is.pieces, state, viewer);
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(
                    QString("after '%1', viewer %2").arg(Nyet::text(event).c_str()).arg(viewer)));
        }
        QCOMPARE(reset.count(), 0);
    }

private slots:
    void everyPieceIsFollowedThroughTheGame()
    {
        const int games = setting("FACEDOWN_FUZZ_GAMES", 12);
        int seed = setting("FACEDOWN_FUZZ_SEED", 1);
        qInfo("%d games from seed %d", games, seed);
        int passed = 0;
        for (int game = 0; game < games; ++game, ++seed) {
            core::Random random(static_cast<std::uint64_t>(seed));
            follow(random, passed);
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QString("seed %1").arg(seed)));
        }
        QVERIFY(passed > 0 || games < 12);
    }

    /// Backwards all goes the way that it came.
    void takenBackEverythingLiesAsBefore()
    {
        const int seed = setting("FACEDOWN_FUZZ_SEED", 3);
        qInfo("seed %d", seed);
        core::Random random(static_cast<std::uint64_t>(seed));
        for (int players = 2; players <= 5; ++players) {
            NyetPlay play(nyet::players(players, 1));
            Shown shown(players == 4 ? core::nobody : 1);
            shown.decides = false;
            shown.show(play);
            QSignalSpy reset(shown.table.pieces(), &QAbstractItemModel::modelReset);
            while (Nyet::actor(play.state()) != core::nobody) {
                const Pieces before = shown.pieces();
                const Nyet::Event event = anyEvent(play.state(), random);
                play.apply(event);
                shown.show(play);
                play.undo();
                shown.show(play);
                QVERIFY2(shown.pieces() == before, Nyet::text(event).c_str());
                play.apply(event);
                shown.show(play);
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
            QCOMPARE(shown.piece(played).name, QString("red 1, Cora’s treasure"));
            const int pile = shown.row(PieceModel::Card, PieceModel::Taken, 2, 0);
            QCOMPARE(shown.piece(pile).name, QString("Cora’s 1 trick(s)"));
            QVERIFY(shown.piece(pile).face.isEmpty() && !shown.piece(pile).faceUp);
        }
    }

    void otherViewerFollowNoPiece()
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
