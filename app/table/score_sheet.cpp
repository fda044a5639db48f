#include "table/score_sheet.h"

#include <algorithm>
#include <utility>

namespace facedown::table {

ScoreSheet::ScoreSheet(QObject* parent)
    : RowModel(parent)
{
    addRoles(lines_, {{"name", &Line::name},
                      {"figures", &Line::figures},
                      {"won", &Line::won},
                      {"description", &Line::description},
                      {"seat", &Line::seat},
                      {"start", &Line::start},
                      {"sign", &Line::sign},
                      {"standing", &Line::standing},
                      {"details", &Line::details},
                      {"portrait", &Line::face},
                      {"face", [](const Line& line) { return portraitOf(line.face, line.mood); }}});
}

int ScoreSheet::winners() const
{
    return static_cast<int>(
        std::count_if(lines_.begin(), lines_.end(), [](const Line& line) { return line.won; }));
}

bool ScoreSheet::detailed() const
{
    return std::ranges::any_of(lines_, [](const Line& line) { return !line.details.isEmpty(); });
}

void ScoreSheet::show(QStringList headings, std::vector<Line> lines, QString caption)
{
    if (headings == headings_ && lines == lines_ && caption == caption_)
        return;
    beginResetModel();
    headings_ = std::move(headings);
    lines_ = std::move(lines);
    caption_ = std::move(caption);
    endResetModel();
    emit changed();
}

} // namespace facedown::table

#include "moc_score_sheet.cpp"
