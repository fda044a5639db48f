#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "app/table/reading.h"
#include "table/piece_model.h"

using namespace facedown::table;
using Piece = PieceModel::Piece;
using Move = PieceModel::Move;
using Spot = PieceModel::Spot;

namespace {

Piece card(PieceModel::Zone zone, int seat, int place, const char* face = "")
{
    Piece piece;
    piece.kind = PieceModel::Card;
    piece.zone = zone;
    piece.seat = seat;
    piece.place = place;
    piece.face = face;
    piece.faceUp = !piece.face.isEmpty();
    return piece;
}

/// A hand of seat 0.
std::vector<Piece> hand(const QList<const char*>& faces)
{
    std::vector<Piece> pieces;
    for (const char* face : faces)
        pieces.push_back(card(PieceModel::Hand, 0, static_cast<int>(pieces.size()), face));
    return pieces;
}

std::vector<Piece> operator+(std::vector<Piece> pieces, const std::vector<Piece>& more)
{
    pieces.insert(pieces.end(), more.begin(), more.end());
    return pieces;
}

constexpr Spot inHand(int place)
{
    return {PieceModel::Card, PieceModel::Hand, 0, place};
}
constexpr Spot inTrick(int place)
{
    return {PieceModel::Card, PieceModel::Trick, -1, place};
}

} // namespace

/// Pieces of seat 0's hand and of the trick, shown and watched.
struct Watched
{
    explicit Watched(const std::vector<Piece>& pieces)
    {
        model.reset(pieces);
        reset.clear();
        for (std::size_t row = 0; row < pieces.size(); ++row)
            ids.push_back(model.id(static_cast<int>(row)));
    }

    bool isNew(int row) const { return model.id(row) != ids[static_cast<std::size_t>(row)]; }
    Spot spot(int row) const { return model.pieces()[static_cast<std::size_t>(row)].spot(); }
    /// The row of what lies there.
    int row(const Spot& spot) const
    {
        for (int row = 0; row < model.rowCount(); ++row)
            if (this->spot(row) == spot)
                return row;
        return -1;
    }

    PieceModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    QSignalSpy reset{&model, &QAbstractItemModel::modelReset};
    QSignalSpy changed{&model, &QAbstractItemModel::dataChanged};
    std::vector<int> ids;
};

/// What becomes of each row when the table changes.
class PieceModelTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsMovedStaysTheSamePiece()
    {
        Watched table(hand({"", "", ""}));
        table.model.show(hand({"", ""}) + std::vector{card(PieceModel::Trick, -1, 0, "R3")},
                         {{inHand(1), inTrick(0)}});
        QCOMPARE(table.reset.count(), 0);
        QCOMPARE(table.spot(1), inTrick(0));
        QCOMPARE(table.model.pieces()[1].face, QString("R3"));
        for (int row = 0; row < 3; ++row)
            QVERIFY(!table.isNew(row));
    }

    void theRestClosesUpInItsOrder()
    {
        for (const char* face : {"", "R3"}) {
            Watched table(hand({face, face, face, face}));
            table.model.show(hand({face, face, face}) +
                                 std::vector{card(PieceModel::Trick, -1, 0, "R3")},
                             {{inHand(1), inTrick(0)}});
            QCOMPARE(table.row(inHand(0)), 0);
            QCOMPARE(table.row(inHand(1)), 2);
            QCOMPARE(table.row(inHand(2)), 3);
        }
    }

    /// A hand that is sorted anew: each known card is the row that it was.
    void knownFacesStayWithTheirRows()
    {
        Watched table(hand({"R3", "G5", "", "B1"}));
        table.model.show(hand({"B1", "R3", "G5", ""}));
        QCOMPARE(table.reset.count(), 0);
        const std::vector<Spot> spots{inHand(1), inHand(2), inHand(3), inHand(0)};
        for (int row = 0; row < 4; ++row) {
            QCOMPARE(table.spot(row), spots[static_cast<std::size_t>(row)]);
            QVERIFY(!table.isNew(row));
        }
    }

    void whatTurnsUpBesideItsLikeStays()
    {
        Watched table(hand({"", "", "R3"}));
        table.model.show(hand({"", "R3", "R3"}));
        for (int row = 0; row < 3; ++row)
            QCOMPARE(table.spot(row), inHand(row));
        QCOMPARE(told(table.changed), std::set<int>{1});
    }

    void cardsThatChangePlacesAreMoved()
    {
        Watched table(hand({"", ""}) + std::vector{card(PieceModel::Trick, -1, 0, "R3")});
        table.model.show(hand({"", "R3"}) + std::vector{card(PieceModel::Trick, -1, 0, "")},
                         {{inHand(0), inTrick(0)}, {inTrick(0), inHand(1)}});
        QCOMPARE(table.reset.count(), 0);
        QCOMPARE(table.row(inTrick(0)), 0);
        QCOMPARE(table.row(inHand(0)), 1);
        QCOMPARE(table.row(inHand(1)), 2);
    }

    void theTouchedOneOfSeveralGoes()
    {
        const std::vector<Piece> after =
            hand({"R3", "R3"}) + std::vector{card(PieceModel::Trick, -1, 0, "R3")};
        for (int touched = 0; touched < 3; ++touched) {
            Watched table(hand({"R3", "R3", "R3"}));
            table.model.prefer(touched);
            table.model.show(after, {{inHand(2), inTrick(0)}});
            QCOMPARE(table.row(inTrick(0)), touched);
        }
    }

    void onlyOneLikeItGoesInItsPlace_data()
    {
        QTest::addColumn<int>("touched");
        QTest::newRow("another face") << 0;
        QTest::newRow("another zone") << 3;
        QTest::newRow("no such row") << 1000;
        QTest::newRow("none") << -1;
    }

    void onlyOneLikeItGoesInItsPlace()
    {
        QFETCH(int, touched);
        const std::vector<Piece> lying{card(PieceModel::Taken, 0, 0, "R3")};
        Watched table(hand({"G5", "R3", "R3"}) + lying);
        table.model.prefer(touched);
        table.model.show(hand({"G5", "R3"}) + lying +
                             std::vector{card(PieceModel::Trick, -1, 0, "R3")},
                         {{inHand(2), inTrick(0)}});
        QCOMPARE(table.reset.count(), 0);
        QCOMPARE(table.row(inTrick(0)), 2);
    }

    /// Of two that go at once the touched one goes as one of them, and no piece goes twice.
    void whereSeveralGoEachGoesOnce()
    {
        Watched table(hand({"R3", "R3", "R3"}));
        table.model.prefer(0);
        table.model.show(hand({"R3"}) + std::vector{card(PieceModel::Trick, -1, 0, "R3"),
                                                    card(PieceModel::Trick, -1, 1, "R3")},
                         {{inHand(2), inTrick(0)}, {inHand(1), inTrick(1)}});
        QCOMPARE(table.reset.count(), 0);
        QCOMPARE(
            (std::set<int>{table.row(inHand(0)), table.row(inTrick(0)), table.row(inTrick(1))}),
            (std::set<int>{0, 1, 2}));
        QCOMPARE(table.row(inTrick(0)), 0);
    }

    void aTouchCountsForOneMove()
    {
        Watched table(hand({"R3", "R3", "R3"}));
        const std::vector<Piece> one{card(PieceModel::Trick, -1, 0, "R3")};
        table.model.prefer(0);
        table.model.show(hand({"R3", "R3", "R3"})); // nothing moves
        table.model.show(hand({"R3", "R3"}) + one, {{inHand(2), inTrick(0)}});
        QCOMPARE(table.row(inTrick(0)), 0);
        const int last = table.row(inHand(1));
        table.model.show(hand({"R3"}) + one + std::vector{card(PieceModel::Trick, -1, 1, "R3")},
                         {{inHand(1), inTrick(1)}});
        QCOMPARE(table.row(inTrick(1)), last);
    }

    void wrongMovesStartAnew_data()
    {
        QTest::addColumn<QList<int>>("places"); // from, to, from, to
        QTest::newRow("from nowhere") << QList<int>{7, 0};
        QTest::newRow("to nowhere") << QList<int>{0, 7};
        QTest::newRow("two to one") << QList<int>{0, 0, 1, 0};
        QTest::newRow("none goes") << QList<int>{};
    }

    void wrongMovesStartAnew()
    {
        QFETCH(QList<int>, places);
        Watched table(hand({"R3", "G5"}));
        std::vector<Move> moves;
        for (int i = 0; i + 1 < places.size(); i += 2)
            moves.push_back({inHand(places[i]), inTrick(places[i + 1])});
        const std::vector<Piece> after =
            hand({"G5"}) + std::vector{card(PieceModel::Trick, -1, 0, "R3")};
        table.model.show(after, moves);
        QCOMPARE(table.reset.count(), 1);
        QVERIFY(table.model.pieces() == after);
        for (int row = 0; row < 2; ++row)
            QVERIFY(table.isNew(row));
    }

    void noPieceGoesTwice()
    {
        Watched table(hand({"R3", "G5"}));
        const std::vector<Piece> after{card(PieceModel::Trick, -1, 0, "R3"),
                                       card(PieceModel::Trick, -1, 1, "G5")};
        table.model.show(after, {{inHand(0), inTrick(0)}, {inHand(0), inTrick(1)}});
        QCOMPARE(table.reset.count(), 1);
        QVERIFY(table.model.pieces() == after);
    }

    void noPieceBecomesOfAnotherKind()
    {
        Piece chip = card(PieceModel::Trick, -1, 0);
        chip.kind = PieceModel::Chip;
        Watched table(hand({""}));
        table.model.show({chip});
        QCOMPARE(table.reset.count(), 1);
        table.model.reset(hand({""}));
        table.model.show({chip}, {{inHand(0), chip.spot()}});
        QCOMPARE(table.reset.count(), 3);
        Piece owned = chip;
        owned.owner = 2;
        table.model.show({owned});
        QCOMPARE(table.reset.count(), 4);
        QVERIFY(table.model.pieces() == std::vector{owned});
    }

    void anotherNumberOfPiecesStartsAnew()
    {
        Watched table(hand({"", ""}));
        for (const auto& pieces : {hand({""}), hand({"", "", ""}), hand({})}) {
            table.reset.clear();
            table.model.show(pieces);
            QCOMPARE(table.reset.count(), 1);
            QVERIFY(table.model.pieces() == pieces);
        }
        QCOMPARE(table.changed.count(), 0);
    }

    /// What was known and is so no longer cannot be followed on.
    void whatIsHiddenAgainIsAnotherPiece()
    {
        Watched table(hand({"R3", "G5"}));
        table.model.show(hand({"R3", ""}));
        QVERIFY(!table.isNew(0));
        QVERIFY(table.isNew(1));
        QCOMPARE(table.changed.count(), 1);
        QVERIFY(table.changed[0][2].value<QList<int>>().contains(table.model.role("pieceId")));
        // What turns up was there all the time.
        const int hidden = table.model.id(1);
        table.model.show(hand({"R3", "B1"}));
        QCOMPARE(table.model.id(1), hidden);
        // None is ever used again.
        std::set<int> used{table.ids.begin(), table.ids.end()};
        for (int i = 0; i < 3; ++i) {
            QVERIFY(used.insert(table.model.id(1)).second);
            table.model.show(hand({"R3", ""}));
            table.model.show(hand({"R3", "B1"}));
        }
        table.model.reset(hand({"R3", "B1"}));
        for (int row = 0; row < 2; ++row)
            QVERIFY(used.insert(table.model.id(row)).second);
    }

    void onlyTheRolesThatChangeAreTold()
    {
        std::vector<Piece> pieces = hand({"R3", "G5", ""});
        Watched table(pieces);
        const auto toldAfter = [&](auto change) {
            table.changed.clear();
            change(pieces[1]);
            table.model.show(pieces);
            if (table.changed.count() != 1 || told(table.changed) != std::set<int>{1})
                return QByteArrayList();
            QByteArrayList roles;
            for (const int role : table.changed[0][2].value<QList<int>>())
                roles << table.model.roleNames().value(role);
            return roles;
        };
        QCOMPARE(toldAfter([](Piece& piece) { piece.name = "a card"; }), QByteArrayList{"name"});
        QCOMPARE(toldAfter([](Piece& piece) { piece.event = "play G5"; }), QByteArrayList{"event"});
        QCOMPARE(toldAfter([](Piece& piece) { piece.pushed = true; }), QByteArrayList{"pushed"});
        QCOMPARE(toldAfter([](Piece& piece) { piece.faceUp = false; }), QByteArrayList{"faceUp"});
        QCOMPARE(toldAfter([](Piece& piece) { piece.group = 1; }), QByteArrayList{"group"});
        QCOMPARE(toldAfter([](Piece& piece) { piece.groups = 2; }), QByteArrayList{"groups"});
        QCOMPARE(toldAfter([](Piece& piece) { piece.count = 3; }), QByteArrayList{"count"});
        table.changed.clear();
        table.model.show(pieces);
        QCOMPARE(table.changed.count(), 0);
    }
};

QTEST_GUILESS_MAIN(PieceModelTest)
#include "piece_model_test.moc"
