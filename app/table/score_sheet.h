#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QString>
#include <QStringList>

namespace facedown::table {

/// How the scores at the end come about, a row a player: under each heading one figure, the last
/// of them the score. The figures are to be shown heading by heading.
class ScoreSheet : public QAbstractListModel
{
    Q_OBJECT
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QStringList headings READ headings NOTIFY changed)

public:
    struct Line
    {
        QString name;
        QStringList figures; ///< as many as there are headings
        bool won = false;
        QString description; ///< all of this, for a screen reader

        bool operator==(const Line&) const = default;
    };

    enum Role { NameRole = Qt::UserRole, FiguresRole, WonRole, DescriptionRole };

    explicit ScoreSheet(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return rowCount(); }
    const QStringList& headings() const { return headings_; }

    void show(QStringList headings, std::vector<Line> lines);
    const std::vector<Line>& lines() const { return lines_; }

signals:
    void changed();

private:
    QStringList headings_;
    std::vector<Line> lines_;
};

} // namespace facedown::table
