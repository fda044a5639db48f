#include "table/log_model.h"

#include <algorithm>
#include <utility>

namespace facedown::table {

LogModel::LogModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = lines_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TextRole:
        return line.text;
    case SeatRole:
        return line.seat;
    case HeadingRole: {
        const auto at = static_cast<std::size_t>(index.row());
        return at == 0 || lines_[at - 1].section != line.section ? line.section : QString();
    }
    case MomentRole:
        return line.moment;
    case GraveRole:
        return line.grave;
    case HintRole:
        return line.hint;
    default:
        return {};
    }
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return {{TextRole, "text"},     {SeatRole, "seat"},   {HeadingRole, "heading"},
            {MomentRole, "moment"}, {GraveRole, "grave"}, {HintRole, "hint"}};
}

int LogModel::rowOf(int moment) const
{
    const auto later = std::find_if(lines_.begin(), lines_.end(),
                                    [moment](const Line& line) { return line.moment > moment; });
    return std::max(0, static_cast<int>(later - lines_.begin()) - 1);
}

void LogModel::show(const std::vector<Line>& lines, std::size_t unchanged)
{
    const auto from = static_cast<std::ptrdiff_t>(unchanged);
    const auto differs =
        std::mismatch(lines_.begin() + from, lines_.end(), lines.begin() + from, lines.end());
    const int same = static_cast<int>(differs.first - lines_.begin());
    const int before = static_cast<int>(lines_.size());
    const int after = static_cast<int>(lines.size());
    if (same < before) {
        beginRemoveRows({}, same, before - 1);
        lines_.resize(static_cast<std::size_t>(same));
        endRemoveRows();
    }
    if (same < after) {
        beginInsertRows({}, same, after - 1);
        lines_.insert(lines_.end(), differs.second, lines.end());
        endInsertRows();
    }
}

} // namespace facedown::table

#include "moc_log_model.cpp"
