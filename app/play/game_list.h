#pragma once

#include <vector>

#include "play/preferences.h"
#include "table/game_info.h"
#include "table/row_model.h"

namespace facedown::play {

/// The games of the house, a row each, for the home page.
class GameList : public facedown::table::RowModel
{
    Q_OBJECT

public:
    explicit GameList(const Preferences* preferences, QObject* parent = nullptr);

    void retranslate();

private:
    const Preferences* preferences_;
    std::vector<table::GameInfo> games_;
};

} // namespace facedown::play
