#include "table/skull/skull_table.h"

namespace facedown::table {

using core::Seat;
using skull::Disc;
using StepKind = skull::Step::Kind;
using skull::View;
using Move = PieceModel::Move;
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

Move disc(PieceModel::Zone from, int fromPlace, PieceModel::Zone to, int toPlace, Seat seat)
{
    return {{PieceModel::Disc, from, seat, fromPlace}, {PieceModel::Disc, to, seat, toPlace}};
}

/// Where in a hand such a disc is taken from: the last that is like it, as far as the viewer knows.
int placeInHand(const View& view, Seat seat, Disc disc)
{
    int place = view.table.hand(seat) - 1;
    while (place > 0 && disc != Disc::Hidden && view.inHand(seat, place) != disc)
        --place;
    return place;
}

/// From the mats into the hands, where a skull that the viewer knows of comes last.
void addReturns(std::vector<Move>& moves, const View& before, const View& after, Seat seat)
{
    const int all = after.table.hand(seat);
    int next = before.table.hand(seat);
    if (next > 0 && before.inHand(seat, next - 1) == Disc::Skull)
        --next;
    for (int place = 0; place < before.table.tribe(seat).mat; ++place) {
        const bool isSkull = before.knows(seat) && before.onMat(seat, place) == Disc::Skull;
        moves.push_back(
            disc(PieceModel::OnMat, place, PieceModel::Hand, isSkull ? all - 1 : next++, seat));
    }
}

/// SK-31: in an order that nobody can follow; drawn from what all can see, so that it tells
/// nothing.
void addShuffle(std::vector<Move>& moves, const View& before, Seat seat)
{
    const skull::Table& table = before.table;
    core::Random random = core::Random::at(table.round, static_cast<std::uint64_t>(seat));
    core::Vector<int> places;
    for (int place = 0; place < table.hand(seat); ++place)
        places.insert(places.begin() + random.below(place + 1), place);
    for (int place = 0; place < table.hand(seat); ++place)
        moves.push_back(disc(PieceModel::Hand, place, PieceModel::Row, places[place], seat));
}

} // namespace

std::vector<Move> SkullTable::moves(const View& before, const skull::Step& step,
                                    const View& after) const
{
    std::vector<Move> moves;
    const Seat seat = step.seat;
    switch (step.kind) {
    case StepKind::Placed:
        moves.push_back(disc(PieceModel::Hand, placeInHand(before, seat, step.disc),
                             PieceModel::OnMat, step.value, seat));
        break;
    case StepKind::Returned:
        for (Seat owner = 0; owner < before.table.seats(); ++owner) {
            addReturns(moves, before, after, owner);
            const int row = before.table.inRow(owner) ? before.table.tribe(owner).owned() : 0;
            for (int place = 0; place < row; ++place)
                moves.push_back(disc(PieceModel::Row, place, PieceModel::Hand, place, owner));
        }
        break;
    case StepKind::Shuffled:
        addShuffle(moves, before, seat);
        break;
    case StepKind::Lost: {
        const bool row = step.value > 0;
        const int place = row ? step.value - 1 : placeInHand(before, seat, step.disc);
        // A skull that the viewer knows of comes last there, too.
        const int lost = before.table.tribe(seat).lost;
        const bool above = lost > 0 && before.amongLost(seat, lost - 1) == Disc::Skull;
        if (above)
            moves.push_back(disc(PieceModel::Out, lost - 1, PieceModel::Out, lost, seat));
        moves.push_back(disc(row ? PieceModel::Row : PieceModel::Hand, place, PieceModel::Out,
                             above ? lost - 1 : lost, seat));
        if (after.table.tribe(seat).out())
            moves.push_back({{PieceModel::Mat, PieceModel::Board, seat, 0},
                             {PieceModel::Mat, PieceModel::Out, seat, 0}});
        break;
    }
    default:
        break;
    }
    return moves;
}

QString SkullTable::drawingOf(const Piece& piece) const
{
    const QString owner = QString::number(piece.owner);
    if (piece.kind == PieceModel::Mat)
        return QStringLiteral("skull/%1mat-") + (piece.faceUp ? QStringLiteral("flower-") : "") +
               owner;
    const QString side = piece.face.isEmpty() ? QStringLiteral("back") : piece.face;
    return QStringLiteral("skull/%1disc-") + side + QLatin1Char('-') + owner;
}

std::vector<Piece> SkullTable::layOut(const View& view) const
{
    const SkullWords words = this->words();
    const skull::Table& table = view.table;
    const bool open = view.viewer == core::everySeat;
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
        piece.name = words.mat(view, seat);
        pieces.push_back(piece);

        piece.kind = PieceModel::Disc;
        for (int place = 0; place < hand; ++place) {
            const Disc disc = view.inHand(seat, place);
            QString event;
            if (seat == table.actor && disc != Disc::Hidden) {
                event = offer(skull::place(disc));
                if (event.isEmpty())
                    event = offer(skull::discard(disc));
            }
            add(PieceModel::Hand, place, hand, disc, true, event,
                words.inHand(view, seat, disc, !event.isEmpty()));
        }
        // What still lies face down is one stack; each disc that was turned up lies beside it.
        const int stacked = open ? 0 : tribe.faceDown();
        piece.groups = 1 + tribe.mat - stacked;
        for (int place = 0; place < tribe.mat; ++place) {
            const bool top = place == tribe.faceDown() - 1;
            const QString event = top ? offer(skull::flip(seat)) : QString();
            piece.group = place < stacked ? 0 : tribe.mat - place;
            add(PieceModel::OnMat, place, tribe.mat, view.onMat(seat, place), place >= stacked,
                event, words.onMat(view, seat, place, !event.isEmpty()));
        }
        piece.group = 0;
        piece.groups = 1;
        const int row = table.inRow(seat) ? tribe.owned() : 0;
        for (int place = 0; place < row; ++place) {
            const QString event = offer(skull::take(place + 1));
            add(PieceModel::Row, place, row, Disc::Hidden, false, event,
                words.inRow(seat, place + 1, !event.isEmpty()));
        }
        for (int place = 0; place < tribe.lost; ++place)
            // Face down, and known to its owner alone.
            add(PieceModel::Out, place, tribe.lost, view.amongLost(seat, place), open, {},
                words.outOfGame(view, seat, place));
    }
    return pieces;
}

} // namespace facedown::table
