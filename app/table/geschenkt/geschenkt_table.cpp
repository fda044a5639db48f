#include "table/geschenkt/geschenkt_table.h"

#include <algorithm>
#include <utility>

#include "table/geschenkt/geschenkt_hint.h"

namespace facedown::table {

using core::Seat;
using geschenkt::Cards;
using geschenkt::Phase;
using StepKind = geschenkt::Step::Kind;

int GeschenktTable::handAtWork() const
{
    return shown_.table.actor >= 0 ? shown_.table.actor : shown_.table.starter;
}

int GeschenktTable::taker() const
{
    const bool takes = unsaid() != nullptr && unsaid()->step.kind == StepKind::Took;
    return takes ? unsaid()->step.seat : -1;
}

QVariantList GeschenktTable::rows() const
{
    QVariantList rows;
    for (Seat seat = 0; seat < shown_.table.players; ++seat) {
        const Cards cards = shown_.table.cards(seat);
        const Cards starts = cards.runStarts();
        QList<int> runs;
        for (const int card : cards) {
            if (starts.contains(card))
                runs << 0;
            ++runs.back();
        }
        rows << QVariant(QVariantList(runs.begin(), runs.end()));
    }
    return rows;
}

QVariantList GeschenktTable::chips() const
{
    // As they lie there: while all are shown the numbers are told later.
    std::vector<int> chips(static_cast<std::size_t>(shown_.table.players));
    for (const PieceModel::Piece& piece : pieces_.pieces())
        if (piece.kind == PieceModel::Chip && piece.zone == PieceModel::Hand && piece.seat >= 0)
            ++chips[static_cast<std::size_t>(piece.seat)];
    return {chips.begin(), chips.end()};
}

QString GeschenktTable::ownChips() const
{
    return shown_.knowsChips(bottom()) ? words().chipsInHand(shown_, bottom()) : QString();
}

const geschenkt::Step* GeschenktTable::joined() const
{
    return step() != nullptr && closesGap(*step(), shown_.table) ? step() : nullptr;
}

QPoint GeschenktTable::joinedRun() const
{
    if (joined() == nullptr)
        return {};
    const Cards cards = shown_.table.cards(joined()->seat);
    const int card = joined()->card;
    int run = -1;
    int first = 0;
    for (const int start : cards.runStarts())
        if (start < card) {
            ++run;
            first = start;
        }
    int last = card;
    while (cards.contains(last + 1))
        ++last;
    return {run, last - first + 1};
}

QString GeschenktTable::joinedText() const
{
    return joined() != nullptr ? words().joins(joined()->card) : QString();
}

bool GeschenktTable::counting() const
{
    const geschenkt::Step* now = unsaid() != nullptr ? &unsaid()->step : step();
    return now != nullptr && now->kind == StepKind::Over;
}

bool GeschenktTable::bargain() const
{
    const geschenkt::Table& table = shown_.table;
    return table.phase == Phase::Decide &&
           table.cards(table.actor).costOfTaking(table.card) <= table.pot;
}

QString GeschenktTable::prompt() const
{
    const bool mustTake = offered_.size() == 1;
    return counting() ? words().counting() : over() ? outcome() : words().prompt(shown_, mustTake);
}

QStringList GeschenktTable::momentsOf(const View& view) const
{
    constexpr int cardsBetweenLooks = 6;
    if (view.table.deck % cardsBetweenLooks != 0 || view.table.phase == Phase::Over)
        return {};
    return {QStringLiteral("deck-%1").arg(view.table.deck)};
}

Table::Picture GeschenktTable::picture() const
{
    const GeschenktWords in = words();
    Picture picture;
    picture.seats = seatRows(in);
    picture.actions = offeredActions(in);
    picture.headings = in.scoreHeadings();
    picture.scores = scoreLines(in);
    return picture;
}

QStringList GeschenktTable::reasons(const std::vector<Decision>& decisions) const
{
    const GeschenktWords in = words();
    return {GeschenktHint(shown_, events(), in).reason(decisions.front())};
}

QString GeschenktTable::settledText(bool won) const
{
    const GeschenktWords in = words();
    return GeschenktHint(shown_, events(), in).settled(won);
}

QStringList GeschenktTable::notes() const
{
    QStringList notes{effect(), warning()};
    notes.removeAll(QString());
    return notes;
}

QString GeschenktTable::saidBy(Seat seat, const GeschenktWords& words) const
{
    // What was said about this card; what was said about the one before would mislead.
    QString said;
    backwards([&](const View& before, const Part& part) {
        if (part.step.kind == StepKind::Turned)
            return false;
        said = words.said(seat, part.step, before, part.view);
        return said.isEmpty();
    });
    return said;
}

std::vector<SeatModel::Row> GeschenktTable::seatRows(const GeschenktWords& words) const
{
    std::vector<SeatModel::Row> rows;
    const core::Winners won = winners();
    for (Seat seat = 0; seat < shown_.table.players; ++seat) {
        SeatModel::Row row = seatRow(seat);
        row.won = !counting() && won.contains(core::byte(seat));
        row.marked = row.won;
        row.score = shown_.knowsChips(seat) ? shown_.score(seat) : 0;
        row.status = words.status(shown_, seat);
        row.said = saidBy(seat, words);
        row.description = words.seatDescription(shown_, seat, row.character);
        rows.push_back(row);
    }
    return rows;
}

QString GeschenktTable::heading(const View& view) const
{
    return words().section(view);
}

std::vector<LogModel::Line> GeschenktTable::linesOf(const View& before, const Part& part) const
{
    const GeschenktWords in = words();
    const geschenkt::Step& step = part.step;
    LogModel::Line line;
    line.text = in.line(step);
    if (line.text.isEmpty())
        return {};
    line.section = in.section(before);
    if (step.kind == StepKind::Took || step.kind == StepKind::Paid)
        line.seat = step.seat;
    line.highlighted = step.kind == StepKind::Took;
    if (step.kind == StepKind::Paid)
        line.together = in.refusals(step, part.view);
    return {line};
}

std::vector<ActionModel::Action> GeschenktTable::offeredActions(const GeschenktWords& words) const
{
    std::vector<ActionModel::Action> actions;
    if (!mayDecide())
        return actions;
    // The first has the focus: a stray Enter costs a chip, never the card. Without a chip it keeps
    // its place: no button becomes another's once one has looked.
    for (const Decision decision : {Decision::Pay, Decision::Take}) {
        ActionModel::Action action;
        action.choices.push_back({offer(decision), words.button(shown_, decision)});
        action.key = decision == Decision::Take ? QStringLiteral("T") : QStringLiteral("N");
        action.primary = !action.keepsPlace() && offered_.size() == 1;
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
        lines.push_back({.name = shownPlayer(seat).name,
                         .figures = words.figures(shown_, seat),
                         .won = won.contains(core::byte(seat)),
                         .description = words.scoreLine(shown_, seat),
                         .seat = seat,
                         .start = {},
                         .details = words.runs(shown_.table.cards(seat))});
    std::stable_sort(lines.begin(), lines.end(), [&](const auto& one, const auto& other) {
        return shown_.score(one.seat) < shown_.score(other.seat);
    });
    return lines;
}

} // namespace facedown::table

#include "moc_geschenkt_table.cpp"
