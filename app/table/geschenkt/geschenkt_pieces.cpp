#include "table/geschenkt/geschenkt_table.h"

namespace facedown::table {

using core::Seat;
using geschenkt::Cards;
using geschenkt::View;
using Move = PieceModel::Move;
using Piece = PieceModel::Piece;
using StepKind = geschenkt::Step::Kind;

namespace {

/// Chips in a row of the same place: in a hand, on the card, or with whoever may not be counted.
void addChips(std::vector<Piece>& pieces, PieceModel::Zone zone, Seat seat, int count,
              const QString& event, const QString& name)
{
    Piece piece{{PieceModel::Chip, zone, seat}};
    piece.count = count;
    piece.face = QStringLiteral("chip");
    piece.faceUp = true;
    piece.event = event;
    piece.name = name;
    for (piece.place = 0; piece.place < count; ++piece.place)
        pieces.push_back(piece);
}

Piece faceUpCard(PieceModel::Zone zone, int card, const QString& name)
{
    Piece piece{{PieceModel::Card, zone}};
    piece.face = QString::number(card);
    piece.faceUp = true;
    piece.name = name;
    return piece;
}

/// Chips that the viewer may not count: with all hands and with none.
int uncountedChips(const View& view)
{
    const geschenkt::Table& table = view.table;
    int chips = table.players * geschenkt::chipsAtStart({table.players, table.variant}) - table.pot;
    for (Seat seat = 0; seat < table.players; ++seat)
        chips -= view.knowsChips(seat) ? view.chipsOf(seat) : 0;
    return chips;
}

/// Where the next chip of a seat would lie.
PieceModel::Spot chipSpot(const View& view, Seat seat)
{
    if (view.knowsChips(seat))
        return {PieceModel::Chip, PieceModel::Hand, seat, view.chipsOf(seat)};
    return {PieceModel::Chip, PieceModel::Hand, -1, uncountedChips(view)};
}

PieceModel::Spot takenSpot(const View& view, Seat seat, int card)
{
    int place = 0;
    for (const int other : view.table.cards(seat))
        place += other < card ? 1 : 0;
    return {PieceModel::Card, PieceModel::Taken, seat, place};
}

PieceModel::Spot potSpot(int place)
{
    return {PieceModel::Chip, PieceModel::Board, -1, place};
}

constexpr PieceModel::Spot turnedCard{PieceModel::Card, PieceModel::Board, -1, 0};

/// All chips are shown: each goes from the uncounted ones to its owner's.
void addShownChips(std::vector<Move>& moves, const View& before, const View& after)
{
    int place = 0;
    for (Seat seat = 0; seat < after.table.players; ++seat)
        for (int chip = 0; !before.knowsChips(seat) && chip < after.chipsOf(seat); ++chip)
            moves.push_back({{PieceModel::Chip, PieceModel::Hand, -1, place++},
                             {PieceModel::Chip, PieceModel::Hand, seat, chip}});
}

} // namespace

std::vector<Move> GeschenktTable::moves(const View& before, const geschenkt::Step& step,
                                        const View& after) const
{
    const Seat seat = step.seat;
    std::vector<Move> moves;
    switch (step.kind) {
    case StepKind::Turned:
        moves.push_back(
            {{PieceModel::Card, PieceModel::Deck, -1, before.table.deck - 1}, turnedCard});
        break;
    case StepKind::Paid:
        moves.push_back({chipSpot(after, seat), potSpot(before.table.pot)});
        break;
    case StepKind::Took: {
        moves.push_back({turnedCard, takenSpot(after, seat, step.card)});
        PieceModel::Spot to = chipSpot(before, seat);
        for (int chip = 0; chip < step.chips; ++chip, ++to.place)
            moves.push_back({potSpot(chip), to});
        break;
    }
    case StepKind::Over:
        addShownChips(moves, before, after);
        break;
    case StepKind::Drawn:
        break;
    }
    return moves;
}

QString GeschenktTable::drawingOf(const Piece& piece) const
{
    if (piece.kind == PieceModel::Chip)
        return QStringLiteral("geschenkt/chip");
    return piece.face.isEmpty() ? QStringLiteral("geschenkt/card-back")
                                : QStringLiteral("geschenkt/%1card-") + piece.face;
}

std::vector<Piece> GeschenktTable::layOut(const View& view) const
{
    const GeschenktWords words = this->words();
    const geschenkt::Table& table = view.table;
    std::vector<Piece> pieces;
    int removed = 0;
    for (const int card : table.removed()) {
        pieces.push_back(faceUpCard(PieceModel::Out, card, words.removedCard(card)));
        pieces.back().place = removed++;
        pieces.back().count = table.removed().size();
    }

    Piece hidden{{PieceModel::Card, PieceModel::Deck}};
    hidden.count = table.deck;
    hidden.name = words.deck(view);
    for (; hidden.place < table.deck; ++hidden.place)
        pieces.push_back(hidden);

    const QString pay = offer(Decision::Pay);
    if (table.card != 0) {
        const QString take = offer(Decision::Take);
        pieces.push_back(
            faceUpCard(PieceModel::Board, table.card, words.turnedCard(view, !take.isEmpty())));
        pieces.back().event = take;
    }
    addChips(pieces, PieceModel::Board, -1, table.pot, {}, words.potOf(view));

    for (Seat seat = 0; seat < table.players; ++seat) {
        const Cards cards = table.cards(seat);
        const Cards starts = cards.runStarts();
        Piece card;
        int group = -1;
        int place = 0;
        for (const int number : cards) {
            group += starts.contains(number) ? 1 : 0;
            card = faceUpCard(PieceModel::Taken, number, words.takenCard(seat, number));
            card.seat = seat;
            card.place = place++;
            card.count = cards.size();
            card.group = group;
            card.groups = starts.size();
            card.pushed = !starts.contains(number);
            pieces.push_back(card);
        }
        if (!view.knowsChips(seat))
            continue;
        const int count = view.chipsOf(seat);
        const bool payable = seat == table.actor && seat == view.viewer && !pay.isEmpty();
        addChips(pieces, PieceModel::Hand, seat, count, payable ? pay : QString(),
                 words.chipsOf(view, seat, payable));
    }
    addChips(pieces, PieceModel::Hand, -1, uncountedChips(view), {}, {});
    return pieces;
}

} // namespace facedown::table
