#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <QAbstractListModel>

#include "core/array.h"

namespace facedown::table {

/// A list model whose roles are a list as well: by which name QML knows each, and what it tells of
/// a row. Its name is written out where it is a base: only so does QML know it there.
class RowModel : public QAbstractListModel
{
    Q_OBJECT

public:
    int rowCount(const QModelIndex& parent = {}) const final;
    QVariant data(const QModelIndex& index, int role) const final;
    QHash<int, QByteArray> roleNames() const final;

    /// The role of that name; -1 if there is none.
    int role(const char* name) const;
    /// What the role of that name tells of a row; invalid if there is no such row or role.
    QVariant value(int row, const char* name) const { return data(index(row), role(name)); }

protected:
    /// What is told of the row with that number, or of the row itself.
    struct Role
    {
        const char* name;
        std::function<QVariant(std::size_t)> tell;
    };
    template <typename Row>
    struct RoleOf
    {
        const char* name;
        std::function<QVariant(const Row&)> tell;
    };

    using QAbstractListModel::QAbstractListModel;

    /// How many rows there are: as many as are told of, if roles tell of rows themselves.
    virtual int size() const { return size_ ? size_() : 0; }

    /// Before: nobody looks at the model yet.
    void addRoles(std::vector<Role> roles);
    /// Of rows that are kept there for as long as the model lives; all such lists are as long.
    template <typename Row>
    void addRoles(const std::vector<Row>& rows, std::vector<RoleOf<Row>> roles)
    {
        size_ = [&rows] { return static_cast<int>(rows.size()); };
        for (RoleOf<Row>& role : roles)
            roles_.push_back({role.name, [&rows, tell = std::move(role.tell)](std::size_t row) {
                                  return tell(rows[row]);
                              }});
    }

    void rowChanged(int row) { emit dataChanged(index(row), index(row)); }
    void allChanged();
    /// Tells the roles of a row that differ after a change.
    void changeRow(int row, const std::function<void()>& change);
    /// Tells the rows that differ, or that all are others where their number does.
    template <typename Row>
    void replaceRows(std::vector<Row>& rows, std::vector<Row> by)
    {
        if (rows.size() != by.size()) {
            beginResetModel();
            rows = std::move(by);
            endResetModel();
            return;
        }
        for (std::size_t row = 0; row < by.size(); ++row) {
            if (rows[row] == by[row])
                continue;
            rows[row] = std::move(by[row]);
            rowChanged(static_cast<int>(row));
        }
    }

private:
    core::Vector<Role> roles_;
    std::function<int()> size_;
};

} // namespace facedown::table
