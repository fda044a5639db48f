#pragma once

#include <optional>
#include <vector>

#include <QAbstractListModel>

#include "match/match.h"
#include "table/game_info.h"

namespace facedown::play {

/// The options of the game being set up, a row an option that is on or off.
class OptionModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { TextRole = Qt::UserRole, DetailRole, OnRole };
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void show(std::vector<table::OptionInfo> options);
    bool on(int row) const { return on_.at(static_cast<std::size_t>(row)); }
    /// The options as the protocol has them.
    match::Json json() const;
    /// How many can play with the options as they are; nothing when they do not say.
    std::optional<int> mostPlayers() const;

    Q_INVOKABLE void toggle(int row);

signals:
    void toggled();

private:
    std::vector<table::OptionInfo> options_;
    std::vector<bool> on_;
};

} // namespace facedown::play
