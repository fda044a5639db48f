#include "table/skull/skull_table.h"

namespace facedown::table {

using core::Seat;
using skull::Disc;
using Kind = skull::Decision::Kind;
using Piece = PieceModel::Piece;

namespace {

QString faceOf(Disc disc)
{
    switch (disc) {
    case Disc::Flower:
        return QStringLiteral("flower");
    case Disc::Skull:
        return QStringLiteral("skull");
    case Disc::Hidden:
        break;
    }
    return {};
}

} // namespace

std::vector<Piece> SkullTable::layOut(const SkullWords& words) const
{
    const skull::Table& table = lying_.table;
    const Decision* last = lastDecision();
    const bool taken = last != nullptr && last->kind == Kind::Take;
    const Seat loser = taken && scene_.views.size() > 1
                           ? scene_.views[scene_.views.size() - 2].table.challenger
                           : core::nobody;
    std::vector<Piece> pieces;
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        const skull::Tribe& tribe = table.tribe(seat);
        const int hand = table.hand(seat);
        Piece piece;
        piece.owner = piece.seat = seat;
        piece.pushed = tribe.passed;
        const auto add = [&](PieceModel::Zone zone, int place, int count, Disc disc, bool faceUp,
                             const QString& event, const QString& name) {
            piece.zone = zone;
            piece.place = place;
            piece.count = count;
            piece.face = faceOf(disc);
            piece.faceUp = faceUp && disc != Disc::Hidden;
            piece.event = event;
            piece.name = name;
            pieces.push_back(piece);
        };

        piece.kind = PieceModel::Mat;
        piece.zone = tribe.out() ? PieceModel::Out : PieceModel::Board;
        piece.face = tribe.wins > 0 ? QStringLiteral("flower") : QStringLiteral("skull");
        piece.faceUp = tribe.wins > 0;
        piece.name = words.mat(lying_, seat);
        pieces.push_back(piece);

        piece.kind = PieceModel::Disc;
        for (int place = 0; place < hand; ++place) {
            const Disc disc = lying_.inHand(seat, place);
            QString event;
            if (seat == table.actor && disc != Disc::Hidden) {
                event = offer(skull::place(disc));
                if (event.isEmpty())
                    event = offer(skull::discard(disc));
            }
            add(PieceModel::Hand, place, hand, disc, true, event,
                words.inHand(lying_, seat, disc, !event.isEmpty()));
        }
        for (int place = 0; place < tribe.mat; ++place) {
            const bool top = place == tribe.faceDown() - 1;
            const QString event = top ? offer(skull::flip(seat)) : QString();
            add(PieceModel::OnMat, place, tribe.mat, lying_.onMat(seat, place),
                place >= tribe.faceDown(), event,
                words.onMat(lying_, seat, place, !event.isEmpty()));
        }
        const int row = table.inRow(seat) ? tribe.owned() : 0;
        for (int place = 0; place < row; ++place) {
            const QString event = offer(skull::take(place + 1));
            add(PieceModel::Row, place, row, Disc::Hidden, false, event,
                words.inRow(seat, place + 1, !event.isEmpty()));
        }
        for (int place = 0; place < tribe.lost; ++place) {
            add(PieceModel::Out, place, tribe.lost, Disc::Hidden, false, {}, words.outOfGame(seat));
            if (seat == loser && place == tribe.lost - 1)
                pieces.back().rowPlace = last->value - 1;
        }
    }
    return pieces;
}

} // namespace facedown::table
