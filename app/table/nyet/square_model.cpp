#include "table/nyet/square_model.h"

#include <algorithm>
#include <utility>

namespace facedown::table {

SquareModel::SquareModel(QObject* parent)
    : RowModel(parent)
{
    addRoles(squares_, {{"row", &Square::row},
                        {"column", &Square::column},
                        {"drawing", &Square::drawing},
                        {"label", &Square::label},
                        {"meaning", &Square::meaning},
                        {"token", &Square::token},
                        {"decided", &Square::decided},
                        {"event", &Square::event},
                        {"refusal", &Square::refusal},
                        {"name", &Square::name}});
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
    replaceRows(squares_, std::move(squares));
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
    const Square& start = squares_[from];
    int best = from;
    for (int at = 0; at < count; ++at) {
        const Square& square = squares_[at];
        // They come column by column, so that the last one found is the nearest.
        if (square.row == start.row + down && square.column <= start.column)
            best = at;
    }
    return best;
}

int SquareModel::entry(int from, int right, int down) const
{
    int at = from;
    for (int step = 0; step < rowCount() && at >= 0; ++step) {
        at = toward(at, right, down);
        if (!squares_[at].event.isEmpty())
            return at;
    }
    return first();
}

} // namespace facedown::table

#include "moc_square_model.cpp"
