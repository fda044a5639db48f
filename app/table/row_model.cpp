#include "table/row_model.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace facedown::table {

int RowModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : size();
}

QVariant RowModel::data(const QModelIndex& index, int role) const
{
    const int at = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || at < 0 ||
        at >= static_cast<int>(roles_.size()))
        return {};
    return roles_[at].tell(static_cast<std::size_t>(index.row()));
}

QHash<int, QByteArray> RowModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (const Role& role : roles_)
        names.insert(Qt::UserRole + static_cast<int>(names.size()), role.name);
    return names;
}

int RowModel::role(const char* name) const
{
    const auto found = std::ranges::find(roles_, std::string_view(name), &Role::name);
    return found == roles_.end() ? -1 : Qt::UserRole + static_cast<int>(found - roles_.begin());
}

void RowModel::addRoles(std::vector<Role> roles)
{
    std::ranges::move(roles, std::back_inserter(roles_));
}

void RowModel::changeRow(int row, const std::function<void()>& change)
{
    const auto at = static_cast<std::size_t>(row);
    QVariantList before;
    for (const Role& role : roles_)
        before << role.tell(at);
    change();
    QList<int> differ;
    for (qsizetype i = 0; i < before.size(); ++i)
        if (roles_[i].tell(at) != before[i])
            differ << Qt::UserRole + static_cast<int>(i);
    if (!differ.isEmpty())
        emit dataChanged(index(row), index(row), differ);
}

void RowModel::allChanged()
{
    if (size() > 0)
        emit dataChanged(index(0), index(size() - 1));
}

} // namespace facedown::table

#include "moc_row_model.cpp"
