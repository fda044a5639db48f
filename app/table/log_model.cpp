#include "table/log_model.h"

#include <algorithm>
#include <utility>

namespace facedown::table {

LogModel::LogModel(QObject* parent)
    : RowModel(parent)
{
    using Place = std::size_t;
    addRoles({{"text", [this](Place at) { return textOf(at); }},
              {"seat", [this](Place at) { return firstOf(at) < at ? -1 : lines_[at].seat; }},
              {"heading", [this](Place at) { return headingOf(at); }},
              {"moment", [this](Place at) { return lines_[at].moment; }},
              // Of the first line that is said together with it.
              {"since", [this](Place at) { return lines_[firstOf(at)].moment; }},
              {"highlighted", [this](Place at) { return lines_[at].highlighted; }},
              {"hint", [this](Place at) { return lines_[at].hint; }},
              // It is said together with the next one.
              {"folded", [this](Place at) { return isFolded(at); }}});
}

bool LogModel::belongs(std::size_t line) const
{
    return line + 1 < lines_.size() && !lines_[line].together.isEmpty() &&
           !lines_[line + 1].together.isEmpty() && lines_[line].section == lines_[line + 1].section;
}

bool LogModel::isFolded(std::size_t line) const
{
    return belongs(line) && !(lines_[line].moment <= looked_ && looked_ < lines_[line + 1].moment);
}

void LogModel::setLooked(int moment)
{
    if (moment == looked_)
        return;
    for (const int changed : {std::exchange(looked_, moment), moment}) {
        auto row = static_cast<std::size_t>(changed < 0 ? 0 : rowOf(changed));
        while (row > 0 && belongs(row - 1))
            --row;
        for (; row < lines_.size(); ++row) {
            rowChanged(static_cast<int>(row));
            if (!belongs(row))
                break;
        }
    }
}

std::size_t LogModel::firstOf(std::size_t line) const
{
    while (line > 0 && isFolded(line - 1))
        --line;
    return line;
}

const QString& LogModel::textOf(std::size_t line) const
{
    return firstOf(line) < line ? lines_[line].together : lines_[line].text;
}

QString LogModel::headingOf(std::size_t line) const
{
    const std::size_t first = firstOf(line);
    const bool begins = first == 0 || lines_[first - 1].section != lines_[line].section;
    return begins && !isFolded(line) ? lines_[line].section : QString();
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
            texts << textOf(at);
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
        rowChanged(same - 1);
}

} // namespace facedown::table

#include "moc_log_model.cpp"
