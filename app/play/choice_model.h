#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QString>

namespace facedown::play {

/// Choices that a hint weighs up, a row a choice, the best first.
class ChoiceModel : public QAbstractListModel
{
    Q_OBJECT
    Q_PROPERTY(int count READ rowCount NOTIFY changed)

public:
    struct Row
    {
        QString text;
        QString figure; ///< what it costs, or how often it is made
        bool chosen = false;

        bool operator==(const Row&) const = default;
    };

    enum Role { TextRole = Qt::UserRole, FigureRole, ChosenRole };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void show(std::vector<Row> rows);
    const std::vector<Row>& rows() const { return rows_; }

signals:
    void changed();

private:
    std::vector<Row> rows_;
};

} // namespace facedown::play
