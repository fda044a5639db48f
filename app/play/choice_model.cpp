#include "play/choice_model.h"

#include <utility>

namespace facedown::play {

int ChoiceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant ChoiceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TextRole:
        return row.text;
    case FigureRole:
        return row.figure;
    case ChosenRole:
        return row.chosen;
    default:
        return {};
    }
}

QHash<int, QByteArray> ChoiceModel::roleNames() const
{
    return {{TextRole, "text"}, {FigureRole, "figure"}, {ChosenRole, "chosen"}};
}

void ChoiceModel::show(std::vector<Row> rows)
{
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
    emit changed();
}

} // namespace facedown::play

#include "moc_choice_model.cpp"
