#pragma once

#include <optional>
#include <vector>

#include "match/match.h"
#include "table/game_info.h"
#include "table/row_model.h"

namespace facedown::play {

/// The options of the game being set up, a row an option that is on or off.
class OptionModel : public facedown::table::RowModel
{
    Q_OBJECT

public:
    explicit OptionModel(QObject* parent = nullptr);

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
