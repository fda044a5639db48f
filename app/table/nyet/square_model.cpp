#include "table/nyet/square_model.h"

#include <algorithm>
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
    case RefusalRole:
        return square.refusal;
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
        {DecidedRole, "decided"}, {EventRole, "event"},     {RefusalRole, "refusal"},
        {NameRole, "name"},
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
    const int count = rowCount();
    if (from < 0 || from >= count)
        return from;
    if (right != 0)
        return (from + right + count) % count;
    const Square& start = squares_[static_cast<std::size_t>(from)];
    int best = from;
    for (int at = 0; at < count; ++at) {
        const Square& square = squares_[static_cast<std::size_t>(at)];
        // They come column by column, so that the last one found is the nearest.
        if (square.row == start.row + down && square.column <= start.column)
            best = at;
    }
    return best;
}

} // namespace facedown::table

#include "moc_square_model.cpp"
