#include "table/tally/tally_table.h"

#include <algorithm>
#include <numeric>

#include "table/game_info.h"

namespace facedown::table {

using core::Seat;
using tally::Cards;
using tally::Tally;
using Move = PieceModel::Move;
using Piece = PieceModel::Piece;
using Spot = PieceModel::Spot;
using StepKind = tally::Step::Kind;

namespace {

constexpr int look = 500; ///< milliseconds at the normal pace

Spot cardSpot(PieceModel::Zone zone, Seat seat, int place)
{
    return {PieceModel::Card, zone, seat, place};
}

/// How many of some cards are lower than one.
int below(const Cards& cards, int card)
{
    return std::accumulate(cards.begin(), cards.begin() + card, 0);
}

/// Where a card of a hand lies; one that is not known lies last.
Spot handSpot(const tally::View& view, Seat seat, int card)
{
    const int last = view.table.heldBy(seat) - 1;
    return cardSpot(PieceModel::Hand, seat,
                    core::sees(view.viewer, seat) ? below(view.hand(seat), card) : last);
}

Piece cardAt(const Spot& spot, int count, int card)
{
    Piece piece{spot};
    piece.count = count;
    piece.faceUp = card != tally::Chance::hidden;
    if (piece.faceUp)
        piece.face = QString::number(card);
    return piece;
}

/// Known cards of a zone, by their numbers.
void addCards(std::vector<Piece>& pieces, PieceModel::Zone zone, Seat seat, const Cards& cards)
{
    const int count = std::accumulate(cards.begin(), cards.end(), 0);
    int place = 0;
    for (int card = 1; card <= tally::highestCard; ++card)
        for (int left = cards[card]; left > 0; --left)
            pieces.push_back(cardAt(cardSpot(zone, seat, place++), count, card));
}

void addHidden(std::vector<Piece>& pieces, PieceModel::Zone zone, Seat seat, int count)
{
    for (int place = 0; place < count; ++place)
        pieces.push_back(cardAt(cardSpot(zone, seat, place), count, tally::Chance::hidden));
}

} // namespace

Showing TallyTable::showing(const Happening<Tally>& happening, std::size_t part) const
{
    switch (happening.parts[part].step.kind) {
    case StepKind::Chosen:
        return {.picture = "first", .dwell = look, .reveals = Showing::Reveals::All};
    case StepKind::Drew:
        return {.picture = "draw",
                .sound = Sound::Card,
                .dwell = look,
                .reveals = Showing::Reveals::All};
    case StepKind::Played:
        return {.picture = "play", .sound = Sound::Card, .turning = look, .dwell = look};
    case StepKind::Took:
        return {.picture = "take", .sound = Sound::Gift, .dwell = look};
    case StepKind::Over:
        return {.picture = "over", .sound = Sound::End};
    }
    return {};
}

std::vector<Feeling> TallyTable::feelings(const tally::View&, const Part& part) const
{
    if (part.step.kind == StepKind::Took)
        return {{part.step.seat, Mood::Dismayed}};
    if (part.step.kind == StepKind::Over)
        return feelingsAtEnd(part.view.table.players, tally::winners(part.view.table));
    return {};
}

QStringList TallyTable::remarks(const tally::Step& step, const Feeling&, Manner manner) const
{
    return step.kind == StepKind::Took ? words().remarks(manner) : QStringList();
}

QString TallyTable::drawingOf(const Piece& piece) const
{
    return QStringLiteral("tally/card-") +
           (piece.face.isEmpty() ? QStringLiteral("back") : piece.face);
}

std::vector<Piece> TallyTable::layOut(const tally::View& view) const
{
    const tally::Table& table = view.table;
    std::vector<Piece> pieces;
    addHidden(pieces, PieceModel::Deck, -1, table.deck);
    for (int place = 0; place < table.pileSize; ++place)
        pieces.push_back(
            cardAt(cardSpot(PieceModel::Board, -1, place), table.pileSize, table.inPile(place)));
    for (Seat seat = 0; seat < table.players; ++seat) {
        addCards(pieces, PieceModel::Taken, seat, table.takenBy(seat));
        if (core::sees(view.viewer, seat))
            addCards(pieces, PieceModel::Hand, seat, view.hand(seat));
        else
            addHidden(pieces, PieceModel::Hand, seat, table.heldBy(seat));
    }
    const TallyWords in = words();
    for (Piece& piece : pieces) {
        const int number = piece.face.toInt();
        piece.name = in.card(number);
        if (piece.zone == PieceModel::Hand && piece.seat == view.viewer)
            piece.event = offer(Decision{core::byte(number)});
    }
    return pieces;
}

std::vector<Move> TallyTable::moves(const tally::View& before, const tally::Step& step,
                                    const tally::View& after) const
{
    const Seat seat = step.seat;
    switch (step.kind) {
    case StepKind::Drew:
        return {{cardSpot(PieceModel::Deck, -1, before.table.deck - 1),
                 handSpot(after, seat, step.card)}};
    case StepKind::Played:
        return {{handSpot(before, seat, step.card),
                 cardSpot(PieceModel::Board, -1, before.table.pileSize)}};
    case StepKind::Took: {
        std::vector<Move> moves;
        Cards taken = before.table.takenBy(seat);
        for (int place = 0; place < before.table.pileSize; ++place) {
            const int card = before.table.inPile(place);
            const int to = below(after.table.takenBy(seat), card) + taken[card]++;
            moves.push_back(
                {cardSpot(PieceModel::Board, -1, place), cardSpot(PieceModel::Taken, seat, to)});
        }
        return moves;
    }
    case StepKind::Chosen:
    case StepKind::Over:
        break;
    }
    return {};
}

std::vector<LogModel::Line> TallyTable::linesOf(const tally::View&, const Part& part) const
{
    LogModel::Line line;
    line.text = words().line(part.step);
    if (line.text.isEmpty())
        return {};
    line.seat = part.step.seat;
    line.highlighted = part.step.kind == StepKind::Took;
    return {line};
}

QStringList TallyTable::momentsOf(const tally::View& view) const
{
    if (view.table.deck > 0)
        return {};
    return {QStringLiteral("last-cards")};
}

Table::Picture TallyTable::picture() const
{
    const TallyWords in = words();
    const core::Winners winners = tally::winners(shown_.table);
    Picture picture;
    for (Seat seat = 0; seat < shown_.table.players; ++seat) {
        SeatModel::Row row = seatRow(seat);
        row.won = row.marked = winners.contains(core::byte(seat));
        row.score = shown_.table.points(seat);
        row.status = in.points(row.score);
        row.description = in.seatDescription(shown_, seat, row.character);
        picture.seats.push_back(row);
        if (over())
            picture.scores.push_back(
                {row.name, {QString::number(row.score)}, row.won, row.description, seat, {}});
    }
    if (over())
        picture.headings = {TallyWords::tr("Points", "heading of a column of scores")};
    for (const Decision decision : offered_) {
        ActionModel::Action action;
        action.choices.push_back({textOf(decision), in.button(decision)});
        action.key = QString::number(picture.actions.size() + 1);
        action.primary = offered_.size() == 1;
        picture.actions.push_back(action);
    }
    return picture;
}

template <>
GameInfo infoOf<Tally>()
{
    GameInfo info;
    info.name = TallyWords::tr("Tally");
    info.tagline = TallyWords::tr("One pile, and nobody wants it.");
    info.minutes = 5;
    info.key = QStringLiteral("T");
    info.usualPlayers = 3;
    info.advisedPlayers = tally::maxSeats;
    info.options = {{"high", false, true, TallyWords::tr("Higher pile"),
                     TallyWords::tr("The pile is taken at 17 or more, not at 13.")}};
    return info;
}

} // namespace facedown::table
