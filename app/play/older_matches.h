#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QDateTime>

#include "play/record_file.h"

namespace facedown::play {

/// Matches left unfinished before the last one, a row each, the one played last first.
class OlderMatches : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { SentenceRole = Qt::UserRole, PlayedRole };
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void retranslate();

    /// Looks for a few among the files last written in a folder; what is finished, or cannot be
    /// read, is passed over. No folder has none.
    void load(const QString& folder);
    /// Where a match is kept; empty if there is no such row.
    QString file(int row) const;

    /// An invitation to go on with a match: what is played, and by whom.
    static QString sentence(const match::Match& match);

private:
    struct Row
    {
        SavedGame game;
        QString file;
        QDateTime played; ///< when it was last written
    };

    std::vector<Row> rows_;
};

} // namespace facedown::play
