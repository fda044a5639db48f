#include "table/nyet/nyet_table.h"

#include <algorithm>
#include <bit>

#include "table/number.h"

namespace facedown::table {

using core::Seat;
using nyet::Card;
using nyet::Discarding;
using nyet::Phase;
using nyet::Row;
using Kind = nyet::Decision::Kind;
using StepKind = nyet::Step::Kind;

namespace {

QString squareDrawing(Row row, int square)
{
    static const QString colours[] = {QStringLiteral("blue"), QStringLiteral("red"),
                                      QStringLiteral("yellow"), QStringLiteral("green")};
    QString none = QStringLiteral("nyet/none");
    switch (row) {
    case Row::Discard:
        switch (static_cast<Discarding>(square)) {
        case Discarding::One:
            return QStringLiteral("nyet/discard-one");
        case Discarding::Two:
            return QStringLiteral("nyet/discard-two");
        case Discarding::NotOne:
            return QStringLiteral("nyet/discard-not1");
        case Discarding::Left:
            return QStringLiteral("nyet/discard-left");
        case Discarding::None:
            return none;
        }
        return {};
    case Row::Trump:
        return square == nyet::noColour ? none : QStringLiteral("nyet/%1suit-") + colours[square];
    case Row::Super:
        return square == nyet::noColour ? none : QStringLiteral("nyet/%1super-") + colours[square];
    case Row::Start:
    case Row::Points:
        break;
    }
    return {};
}

/// What all of a seat's team has won, doubled where there is the bonus card (NY-60).
int teamSum(const nyet::Table& table, Seat seat)
{
    int sum = 0;
    for (Seat other = 0; other < table.players; ++other)
        if (table.sameTeam(seat, other))
            sum += table.counted(other);
    return sum;
}

} // namespace

QStringList NyetTable::teamSums() const
{
    const nyet::Table& table = shown_.table;
    QStringList sums{{}, {}};
    if (!teamsShown())
        return sums;
    for (Seat seat = 0; seat < table.players; ++seat) {
        const int sum = teamSum(table, seat);
        if (sum == 0)
            continue;
        sums[table.sameTeam(seat, table.startPlayer()) ? 0 : 1] =
            table.points() == 1 ? numberText(sum)
                                : QStringLiteral("%1 × %2 = %3")
                                      .arg(numberText(sum), numberText(table.points()),
                                           numberText(sum * table.points()));
    }
    return sums;
}

std::vector<SquareModel::Square> NyetTable::squares(const NyetWords& words) const
{
    const nyet::Board& board = shown_.table.board;
    std::vector<SquareModel::Square> squares;
    for (int at = 0; at < nyet::rows; ++at) {
        const auto row = static_cast<Row>(at);
        for (int column = 0; column < board.squares(row); ++column) {
            SquareModel::Square square;
            square.row = at;
            square.column = column;
            square.drawing =
                row == Row::Start ? shownPlayer(column).face : squareDrawing(row, column);
            square.label = words.square(shown_, row, column);
            square.meaning = words.meaning(shown_, row, column);
            if (!board.isFree(row, column))
                square.token = shownPlayer(board.coveredBy(row, column)).face;
            square.decided = board.decided(row) == column;
            square.event = offer(nyet::veto(row, column));
            square.refusal = words.squareRefusal(shown_, row, column, !square.event.isEmpty());
            square.name = words.squareName(shown_, row, column, !square.event.isEmpty());
            squares.push_back(square);
        }
    }
    return squares;
}

std::vector<ToldRow> NyetTable::squareRows() const
{
    std::vector<ToldRow> rows;
    if (!vetoing() && !termsKnown())
        return rows;
    const QStringList titles = words().rowTitles();
    for (const SquareModel::Square& square : board_.squares()) {
        if (square.column == 0)
            rows.push_back({titles[square.row], {}});
        // Once all is decided, only that is left to be seen.
        if (vetoing() || square.decided)
            rows.back().squares.push_back({square.drawing, square.label, square.token,
                                           square.decided, square.event, square.name});
    }
    return rows;
}

QString NyetTable::drawingOf(const PieceModel::Piece& piece) const
{
    if (piece.kind == PieceModel::Bonus)
        return QStringLiteral("nyet/bonus");
    return piece.face.isEmpty() ? QStringLiteral("nyet/card-back")
                                : QStringLiteral("nyet/%1card-") + piece.face;
}

QString NyetTable::seatEvent(Seat seat) const
{
    if (shown_.table.phase == Phase::Team)
        return offer(nyet::team(1U << unsigned(seat)));
    return shown_.table.phase == Phase::Bonus ? offer(nyet::bonus(seat)) : QString();
}

int NyetTable::cardBeside(int piece, int by) const
{
    const auto& all = pieces_.pieces();
    if (piece < 0 || piece >= static_cast<int>(all.size()))
        return piece;
    const PieceModel::Piece& from = all[static_cast<std::size_t>(piece)];
    int best = piece;
    int shortest = from.count;
    for (std::size_t row = 0; row < all.size(); ++row) {
        const PieceModel::Piece& card = all[row];
        if (card.zone != PieceModel::Hand || card.event.isEmpty())
            continue;
        const int way = ((card.place - from.place) * by + from.count) % from.count;
        if (way > 0 && way < shortest) {
            best = static_cast<int>(row);
            shortest = way;
        }
    }
    return best;
}

int NyetTable::firstSeat() const
{
    for (Seat seat = 0; seat < shown_.table.players; ++seat)
        if (!seatEvent(seat).isEmpty())
            return seat;
    return -1;
}

QString NyetTable::saidBy(Seat seat, const NyetWords& words) const
{
    // What was said in this phase, and what has just been.
    QString said;
    backwards([&](const View& before, const Part& part) {
        const bool thisPhase =
            before.table.round == shown_.table.round && before.table.phase == shown_.table.phase;
        if (!thisPhase && &part.step != step())
            return false;
        said = words.said(seat, part.step);
        return said.isEmpty();
    });
    return said;
}

std::vector<SeatModel::Row> NyetTable::seatRows(const NyetWords& words) const
{
    const nyet::Table& table = shown_.table;
    std::vector<SeatModel::Row> rows;
    const core::Winners won = winners();
    const QList<int> teams = seatTeams();
    for (Seat seat = 0; seat < table.players; ++seat) {
        SeatModel::Row row = seatRow(seat);
        const bool chosen = (chosenMates_ >> unsigned(seat) & 1U) != 0;
        row.won = won.contains(core::byte(seat));
        row.marked = chosen || row.won;
        row.team = teams[seat];
        row.score = table.seat(seat).score;
        row.status = words.status(table, seat);
        row.said = saidBy(seat, words);
        row.event = seatEvent(seat);
        row.description = words.seatDescription(shown_, seat, row.character);
        rows.push_back(row);
    }
    return rows;
}

std::vector<LogModel::Line> NyetTable::linesOf(const View& before, const Part& part) const
{
    const NyetWords in = words();
    const auto& [step, view] = part;
    LogModel::Line line;
    line.text = in.line(step, view);
    if (line.text.isEmpty())
        return {};
    line.section = in.section(before);
    line.highlighted = step.kind == StepKind::TrickTaken || step.kind == StepKind::RoundScored;
    switch (step.kind) {
    case StepKind::DealerDrawn:
    case StepKind::Dealt:
        break;
    case StepKind::BonusGiven:
        line.seat = view.table.startPlayer();
        break;
    default:
        line.seat = step.seat;
    }
    return {line};
}

std::vector<ActionModel::Action> NyetTable::offeredActions(const NyetWords& words) const
{
    std::vector<ActionModel::Action> actions;
    if (!mayDecide())
        return actions;
    const QString confirm = QStringLiteral("C");
    const auto add = [&](const QString& event, const QString& text, const QString& key) {
        ActionModel::Action action;
        action.choices.push_back({event, text});
        action.key = key;
        action.safe = key == confirm;
        actions.push_back(action);
    };
    if (choosesTeam()) {
        if (chosenMates_ != 0)
            add(textOf(nyet::team(chosenMates_)), words.teamButton(shown_, chosenMates_), confirm);
    } else if (const int most = wanted(); most > 0) {
        if (static_cast<int>(chosenCards_.size()) == most) {
            QStringList events;
            const bool give = shown_.table.phase == Phase::Give;
            for (const Card card : chosenCards_)
                events << textOf(give ? nyet::give(card) : nyet::discard(card));
            add(events.join(QLatin1Char('\n')),
                give ? words.giveButton(shown_, chosenCards_[0])
                     : words.discardButton(chosenCards_),
                confirm);
        }
    } else {
        // As the seats lie round the table, from the nearest clockwise.
        const auto place = [this](const Decision& decision) {
            const int seat = decision.kind == Kind::Team
                                 ? std::countr_zero(static_cast<unsigned>(decision.value))
                                 : decision.value;
            const int players = shown_.table.players;
            return decision == nyet::alone() ? -1 : (seat - bottom() + players) % players;
        };
        std::vector<Decision> offered = offered_;
        std::stable_sort(offered.begin(), offered.end(),
                         [&](const auto& a, const auto& b) { return place(a) < place(b); });
        int number = 0; // digits for seats, in the order of the buttons
        for (const Decision& decision : offered) {
            if (decision == nyet::alone())
                add(textOf(decision), words.teamButton(shown_, 0), QStringLiteral("A"));
            else if (decision.kind == Kind::Team)
                add(textOf(decision),
                    words.teamButton(shown_, static_cast<unsigned>(decision.value)),
                    QString::number(++number));
            else if (decision.kind == Kind::Bonus)
                add(textOf(decision), words.bonusButton(shown_, decision.value),
                    QString::number(++number));
        }
    }
    if (actions.size() == 1)
        actions.front().primary = true;
    return actions;
}

std::vector<ScoreSheet::Line> NyetTable::scoreLines(const NyetWords& words) const
{
    const nyet::Table& table = shown_.table;
    std::vector<ScoreSheet::Line> lines;
    const core::Winners won = winners();
    const auto starts = [&table](Seat seat) { return table.sameTeam(seat, table.startPlayer()); };
    for (Seat seat = 0; seat < table.players; ++seat) {
        QStringList figures{QString::number(table.seat(seat).tricks),
                            QString::number(table.treasuresOf(seat))};
        if (table.bonus >= 0)
            figures << (seat == table.bonus ? QStringLiteral("× 2") : QString());
        figures << QString::number(teamSum(table, seat)) << numberText(table.roundScore(seat))
                << numberText(table.seat(seat).score);
        lines.push_back(
            {shownPlayer(seat).name, figures, won.contains(core::byte(seat)),
             words.scoreLine(table, seat), seat,
             numberText(table.seat(seat).score - table.roundScore(seat)),
             starts(seat) ? QStringLiteral("nyet/team-start") : QStringLiteral("nyet/team-other")});
    }
    // A round is told team by team, the game by rank.
    std::stable_sort(lines.begin(), lines.end(), [&](const auto& one, const auto& other) {
        return over() ? table.seat(one.seat).score > table.seat(other.seat).score
                      : starts(one.seat) && !starts(other.seat);
    });
    return lines;
}

} // namespace facedown::table
