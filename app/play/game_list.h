#pragma once

#include <vector>

#include <QAbstractListModel>

#include "play/preferences.h"
#include "table/game_info.h"

namespace facedown::play {

/// The games of the house, a row each, for the home page.
class GameList : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole, NameRole, TaglineRole, SummaryRole, FactsRole, KeyRole };
    explicit GameList(const Preferences* preferences, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void retranslate();

private:
    const Preferences* preferences_;
    std::vector<table::GameInfo> games_;
};

} // namespace facedown::play
