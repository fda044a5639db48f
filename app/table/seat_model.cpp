#include "table/seat_model.h"

#include <utility>

namespace facedown::table {

SeatModel::SeatModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

int SeatModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant SeatModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NameRole:
        return row.name;
    case FaceRole:
        return portraitOf(row.face, row.mood);
    case LevelRole:
        return row.level;
    case CharacterRole:
        return row.character;
    case BotRole:
        return row.bot;
    case RankRole:
        return row.rank;
    case OwnRole:
        return row.own;
    case ToActRole:
        return row.toAct;
    case OutRole:
        return row.out;
    case DimmedRole:
        return row.dimmed;
    case MarkedRole:
        return row.marked;
    case FirstRole:
        return row.first;
    case WonRole:
        return row.won;
    case TeamRole:
        return row.team;
    case ScoreRole:
        return row.score;
    case HoldsRole:
        return row.holds;
    case InHandRole:
        return row.inHand;
    case StatusRole:
        return row.status;
    case SaidRole:
        return row.said;
    case RemarkRole:
        return row.remark;
    case EventRole:
        return row.event;
    case DescriptionRole:
        return row.description;
    default:
        return {};
    }
}

QHash<int, QByteArray> SeatModel::roleNames() const
{
    return {
        {NameRole, "name"},     {FaceRole, "face"},
        {LevelRole, "level"},   {CharacterRole, "character"},
        {BotRole, "bot"},       {RankRole, "rank"},
        {OwnRole, "own"},       {ToActRole, "toAct"},
        {OutRole, "out"},       {DimmedRole, "dimmed"},
        {MarkedRole, "marked"}, {FirstRole, "first"},
        {WonRole, "won"},       {TeamRole, "team"},
        {ScoreRole, "score"},   {HoldsRole, "holds"},
        {InHandRole, "inHand"}, {StatusRole, "status"},
        {SaidRole, "said"},     {RemarkRole, "remark"},
        {EventRole, "event"},   {DescriptionRole, "description"},
    };
}

void SeatModel::show(std::vector<Row> rows)
{
    if (rows.size() != rows_.size()) {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
        return;
    }
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows_[row] == rows[row])
            continue;
        rows_[row] = std::move(rows[row]);
        const QModelIndex changed = index(static_cast<int>(row));
        emit dataChanged(changed, changed);
    }
}

} // namespace facedown::table

#include "moc_seat_model.cpp"
