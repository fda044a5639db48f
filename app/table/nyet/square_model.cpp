#include "table/nyet/square_model.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace facedown::table {

SquareModel::SquareModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

int SquareModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(squares_.size());
}

QVariant SquareModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Square& square = squares_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case RowRole:
        return square.row;
    case ColumnRole:
        return square.column;
    case DrawingRole:
        return square.drawing;
    case LabelRole:
        return square.label;
    case MeaningRole:
        return square.meaning;
    case TokenRole:
        return square.token;
    case DecidedRole:
        return square.decided;
    case EventRole:
        return square.event;
    case NameRole:
        return square.name;
    default:
        return {};
    }
}

QHash<int, QByteArray> SquareModel::roleNames() const
{
    return {
        {RowRole, "row"},         {ColumnRole, "column"},   {DrawingRole, "drawing"},
        {LabelRole, "label"},     {MeaningRole, "meaning"}, {TokenRole, "token"},
        {DecidedRole, "decided"}, {EventRole, "event"},     {NameRole, "name"},
    };
}

int SquareModel::columns() const
{
    int most = 0;
    for (const Square& square : squares_)
        most = std::max(most, square.column + 1);
    return most;
}

int SquareModel::first() const
{
    const auto found = std::find_if(squares_.begin(), squares_.end(),
                                    [](const Square& square) { return !square.event.isEmpty(); });
    return found == squares_.end() ? -1 : static_cast<int>(found - squares_.begin());
}

void SquareModel::show(QStringList titles, QStringList notes, std::vector<Square> squares)
{
    if (squares.size() != squares_.size()) {
        beginResetModel();
        squares_ = std::move(squares);
        endResetModel();
    } else {
        for (std::size_t at = 0; at < squares.size(); ++at) {
            if (squares[at] == squares_[at])
                continue;
            squares_[at] = std::move(squares[at]);
            const QModelIndex place = index(static_cast<int>(at));
            emit dataChanged(place, place);
        }
    }
    titles_ = std::move(titles);
    notes_ = std::move(notes);
    emit changed();
}

int SquareModel::toward(int from, int right, int down) const
{
    if (from < 0 || from >= rowCount())
        return from;
    const Square& start = squares_[static_cast<std::size_t>(from)];
    int best = from;
    int shortest = 0;
    for (std::size_t at = 0; at < squares_.size(); ++at) {
        const Square& square = squares_[at];
        const int along = (square.column - start.column) * right + (square.row - start.row) * down;
        const int aside = std::abs((square.column - start.column) * down) +
                          std::abs((square.row - start.row) * right);
        if (square.event.isEmpty() || along <= 0 || (right != 0 && aside > 0))
            continue;
        // A row further on counts for more than columns aside.
        const int way = along * (columns() + 1) + aside;
        if (best == from || way < shortest) {
            best = static_cast<int>(at);
            shortest = way;
        }
    }
    if (best != from || right == 0)
        return best;
    // From the end of a row on to the next one, and from the last to the first.
    const int count = rowCount();
    int next = from;
    do
        next = (next + right + count) % count;
    while (next != from && squares_[static_cast<std::size_t>(next)].event.isEmpty());
    return next;
}

} // namespace facedown::table

#include "moc_square_model.cpp"
