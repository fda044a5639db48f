#include "play/choice_model.h"

#include <utility>

namespace facedown::play {

ChoiceModel::ChoiceModel(QObject* parent)
    : RowModel(parent)
{
    addRoles(rows_, {{"text", &Row::text}, {"figure", &Row::figure}, {"chosen", &Row::chosen}});
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
