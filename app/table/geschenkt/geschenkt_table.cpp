#include "table/geschenkt/geschenkt_table.h"

#include <algorithm>
#include <utility>

#include "table/geschenkt/geschenkt_hint.h"

namespace facedown::table {

using core::Seat;
using geschenkt::Cards;
using geschenkt::Chance;
using geschenkt::Geschenkt;
using geschenkt::Phase;
using geschenkt::View;
using Piece = PieceModel::Piece;

namespace {

/// How long things want to be looked at, in milliseconds at the normal pace.
constexpr int glance = 250;
constexpr int look = 400;
constexpr int moment = 1100;
constexpr int turning = 550; ///< a card turns over, or travels to whoever takes the last

/// Chips in a row of the same place: in a hand, on the card, or with whoever may not be counted.
void addChips(std::vector<Piece>& pieces, PieceModel::Zone zone, Seat seat, int count,
              const QString& event, const QString& name)
{
    Piece piece;
    piece.kind = PieceModel::Chip;
    piece.zone = zone;
    piece.seat = seat;
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
    Piece piece;
    piece.kind = PieceModel::Card;
    piece.zone = zone;
    piece.face = QString::number(card);
    piece.faceUp = true;
    piece.name = name;
    return piece;
}

} // namespace

int GeschenktTable::handAtWork() const
{
    return shown_.table.actor >= 0 ? shown_.table.actor : shown_.table.starter;
}

bool GeschenktTable::bargain() const
{
    const geschenkt::Table& table = shown_.table;
    return table.phase == Phase::Decide &&
           table.cards(table.actor).costOfTaking(table.card) <= table.pot;
}

int GeschenktTable::dwell() const
{
    if (scene_.events.empty())
        return 0;
    const Decision* decision = lastDecision();
    if (decision == nullptr)
        return look;
    return *decision == Decision::Pay ? glance : moment;
}

int GeschenktTable::suspense(const core::Event<Geschenkt>& next) const
{
    const auto* decision = std::get_if<Decision>(&next);
    if (decision == nullptr)
        return shown_.table.phase == Phase::Turn ? turning : 0;
    return *decision == Decision::Take && shown_.table.deck == 0 ? turning : 0;
}

bool GeschenktTable::turnedUpSince(int count) const
{
    return std::any_of(scene_.events.begin() + count, scene_.events.end(),
                       [](const auto& event) { return std::holds_alternative<Chance>(event); });
}

core::Winners GeschenktTable::winners() const
{
    // At the end all chips are on the table, so that what is seen is all that there is.
    return over() ? Geschenkt::winners({shown_.table, shown_.chips}) : core::Winners();
}

QString GeschenktTable::prompt() const
{
    const bool mustTake = scene_.offered.size() == 1;
    return over() ? outcome() : words().prompt(shown_, mustTake);
}

void GeschenktTable::show(Scene<Geschenkt> scene, Beat beat)
{
    const bool otherEyes = set(std::move(scene), beat);
    if (!scene_.glance) // a look at one's chips turns no table
        turnToViewer();
    present(otherEyes, false);
}

void GeschenktTable::retranslate()
{
    if (!scene_.views.empty())
        present(false, true);
}

void GeschenktTable::present(bool otherEyes, bool anew)
{
    const GeschenktWords in = words();
    Picture picture;
    picture.pieces = layOut(in);
    picture.seats = seatRows(in);
    picture.yourTurn = mayDecide();
    picture.actions = offeredActions(in);
    picture.headings = in.scoreHeadings();
    picture.scores = scoreLines(in);
    if (!scene_.past)
        picture.log =
            logWith(otherEyes || anew, [&](std::size_t event) { return linesOf(event, in); });
    Table::present(std::move(picture), otherEyes);
}

QString GeschenktTable::choiceText(const QString& event) const
{
    const Decision* decision = offered(event);
    return decision == nullptr ? QString() : words().button(shown_, *decision);
}

QString GeschenktTable::reasonFor(const QString& event) const
{
    const Decision* decision = offered(event);
    const GeschenktWords in = words();
    return decision == nullptr ? QString() : GeschenktHint(shown_, in).reason(*decision);
}

QString GeschenktTable::settledText(bool won) const
{
    return GeschenktHint::settled(won);
}

std::vector<Piece> GeschenktTable::layOut(const GeschenktWords& words) const
{
    const geschenkt::Table& table = lying_.table;
    std::vector<Piece> pieces;
    int removed = 0;
    for (const int card : table.removed()) {
        pieces.push_back(faceUpCard(PieceModel::Out, card, words.removedCard(card)));
        pieces.back().place = removed++;
        pieces.back().count = table.removed().size();
    }

    Piece hidden;
    hidden.kind = PieceModel::Card;
    hidden.zone = PieceModel::Deck;
    hidden.count = table.deck;
    hidden.name = words.deck(lying_);
    for (; hidden.place < table.deck; ++hidden.place)
        pieces.push_back(hidden);

    const QString pay = offer(Decision::Pay);
    if (table.card != 0) {
        const QString take = offer(Decision::Take);
        pieces.push_back(
            faceUpCard(PieceModel::Board, table.card, words.turnedCard(lying_, !take.isEmpty())));
        pieces.back().event = take;
    }
    addChips(pieces, PieceModel::Board, -1, table.pot, {}, words.potOf(lying_));

    // Chips that the viewer may not count are with all hands and with none.
    const geschenkt::State start = Geschenkt::start({table.players, table.variant, false});
    int uncounted = table.players * start.chips[0] - table.pot;
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
            pieces.push_back(card);
        }
        if (!lying_.knowsChips(seat))
            continue;
        const int count = lying_.chipsOf(seat);
        const bool payable = seat == table.actor && seat == lying_.viewer && !pay.isEmpty();
        addChips(pieces, PieceModel::Hand, seat, count, payable ? pay : QString(),
                 words.chipsOf(lying_, seat, payable));
        uncounted -= count;
    }
    addChips(pieces, PieceModel::Hand, -1, uncounted, {}, {});
    return pieces;
}

QString GeschenktTable::saidBy(Seat seat, const GeschenktWords& words) const
{
    // What was said about this card, or about the one before until somebody speaks again.
    bool heard = shown_.table.pot > 0;
    for (std::size_t i = scene_.events.size(); i-- > 0;) {
        const auto* decision = std::get_if<Decision>(&scene_.events[i]);
        if (decision == nullptr)
            continue;
        if (*decision == Decision::Take && std::exchange(heard, true))
            break;
        if (scene_.views[i].table.actor == seat)
            return words.said(*decision);
    }
    return {};
}

std::vector<SeatModel::Row> GeschenktTable::seatRows(const GeschenktWords& words) const
{
    std::vector<SeatModel::Row> rows;
    const core::Winners won = winners();
    for (Seat seat = 0; seat < shown_.table.players; ++seat) {
        SeatModel::Row row = seatRow(seat);
        row.own = seat == shown_.viewer;
        row.toAct = seat == shown_.table.actor;
        row.won = won.contains(core::byte(seat));
        row.marked = row.won;
        row.score = shown_.knowsChips(seat) ? shown_.score(seat) : 0;
        row.status = words.status(shown_, seat);
        row.said = saidBy(seat, words);
        row.description = words.seatDescription(shown_, seat, row.character);
        rows.push_back(row);
    }
    return rows;
}

std::vector<LogModel::Line> GeschenktTable::linesOf(std::size_t event,
                                                    const GeschenktWords& words) const
{
    const View& before = scene_.views[event];
    LogModel::Line line;
    line.section = words.section(before);
    if (const auto* decision = std::get_if<Decision>(&scene_.events[event])) {
        line.seat = before.table.actor;
        line.text = words.line(before, *decision);
        line.grave = *decision == Decision::Take;
    } else {
        line.text = words.line(before, std::get<Chance>(scene_.events[event]));
    }
    return {line};
}

std::vector<ActionModel::Action> GeschenktTable::offeredActions(const GeschenktWords& words) const
{
    std::vector<ActionModel::Action> actions;
    if (!showsNow())
        return actions;
    for (const Decision decision : scene_.offered) {
        ActionModel::Action action;
        action.choices.push_back({textOf(decision), words.button(shown_, decision)});
        action.key = decision == Decision::Take ? QStringLiteral("T") : QStringLiteral("N");
        action.primary = scene_.offered.size() == 1;
        actions.push_back(action);
    }
    return actions;
}

std::vector<ScoreSheet::Line> GeschenktTable::scoreLines(const GeschenktWords& words) const
{
    std::vector<ScoreSheet::Line> lines;
    if (!over())
        return lines;
    const core::Winners won = winners();
    for (Seat seat = 0; seat < shown_.table.players; ++seat)
        lines.push_back({sitter(seat).name,
                         words.figures(shown_, seat),
                         won.contains(core::byte(seat)),
                         words.scoreLine(shown_, seat),
                         seat,
                         {}});
    std::stable_sort(lines.begin(), lines.end(), [&](const auto& one, const auto& other) {
        return shown_.score(one.seat) < shown_.score(other.seat);
    });
    return lines;
}

} // namespace facedown::table
