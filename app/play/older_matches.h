#pragma once

#include <QAbstractListModel>

#include "play/stored_match.h"

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

    void show(QList<WaitingMatch> matches);
    /// noMatch if there is no such row.
    MatchId id(int row) const;

    /// An invitation to go on with a match: what is played, and by whom.
    static QString sentence(const QString& game, const QStringList& players);

private:
    QList<WaitingMatch> rows_;
};

} // namespace facedown::play
