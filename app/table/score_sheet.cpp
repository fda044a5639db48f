#include "table/score_sheet.h"

#include <algorithm>
#include <utility>

namespace facedown::table {

ScoreSheet::ScoreSheet(QObject* parent)
    : QAbstractListModel(parent)
{
}

int ScoreSheet::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

QVariant ScoreSheet::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = lines_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NameRole:
        return line.name;
    case FiguresRole:
        return line.figures;
    case WonRole:
        return line.won;
    case DescriptionRole:
        return line.description;
    case SeatRole:
        return line.seat;
    case StartRole:
        return line.start;
    case SignRole:
        return line.sign;
    case StandingRole:
        return line.standing;
    case DetailsRole:
        return line.details;
    case PortraitRole:
        return line.face;
    case FaceRole:
        return portraitOf(line.face, line.mood);
    default:
        return {};
    }
}

QHash<int, QByteArray> ScoreSheet::roleNames() const
{
    return {{NameRole, "name"},       {FiguresRole, "figures"},
            {WonRole, "won"},         {DescriptionRole, "description"},
            {SeatRole, "seat"},       {StartRole, "start"},
            {SignRole, "sign"},       {StandingRole, "standing"},
            {DetailsRole, "details"}, {PortraitRole, "portrait"},
            {FaceRole, "face"}};
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
