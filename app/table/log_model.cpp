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
    const auto at = static_cast<std::size_t>(index.row());
    const Line& line = lines_[at];
    switch (role) {
    case TextRole:
        return firstOf(at) < at ? line.together : line.text;
    case SeatRole:
        return firstOf(at) < at ? -1 : line.seat;
    case HeadingRole: {
        const std::size_t first = firstOf(at);
        const bool begins = first == 0 || lines_[first - 1].section != line.section;
        return begins && !isFolded(at) ? line.section : QString();
    }
    case MomentRole:
        return line.moment;
    case SinceRole:
        return lines_[firstOf(at)].moment;
    case HighlightedRole:
        return line.highlighted;
    case HintRole:
        return line.hint;
    case FoldedRole:
        return isFolded(at);
    default:
        return {};
    }
}

bool LogModel::isFolded(std::size_t line) const
{
    return line + 1 < lines_.size() && !lines_[line].together.isEmpty() &&
           !lines_[line + 1].together.isEmpty() && lines_[line].section == lines_[line + 1].section;
}

std::size_t LogModel::firstOf(std::size_t line) const
{
    while (line > 0 && isFolded(line - 1))
        --line;
    return line;
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return {{TextRole, "text"},     {SeatRole, "seat"},    {HeadingRole, "heading"},
            {MomentRole, "moment"}, {SinceRole, "since"},  {HighlightedRole, "highlighted"},
            {HintRole, "hint"},     {FoldedRole, "folded"}};
}

int LogModel::rowOf(int moment) const
{
    const auto later = std::find_if(lines_.begin(), lines_.end(),
                                    [moment](const Line& line) { return line.moment > moment; });
    auto row = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, later - lines_.begin() - 1));
    while (isFolded(row))
        ++row;
    return static_cast<int>(row);
}

QStringList LogModel::textsAfter(int moment) const
{
    QStringList texts;
    for (std::size_t at = 0; at < lines_.size(); ++at)
        if (lines_[at].moment > moment && !lines_[at].hint && !isFolded(at))
            texts << (firstOf(at) < at ? lines_[at].together : lines_[at].text);
    return texts;
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
    // It is said together with what follows now, or not any more.
    if (same > 0 && before != after)
        emit dataChanged(index(same - 1), index(same - 1));
}

} // namespace facedown::table

#include "moc_log_model.cpp"
