#include "play/game_list.h"

#include "play/rules_text.h"

namespace facedown::play {

GameList::GameList(const Preferences* preferences, QObject* parent)
    : QAbstractListModel(parent)
    , preferences_(preferences)
    , games_(table::gameInfos())
{
}

int GameList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(games_.size());
}

QVariant GameList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const table::GameInfo& game = games_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case IdRole:
        return game.id;
    case NameRole:
        return game.name;
    case TaglineRole:
        return game.tagline;
    case SummaryRole:
        return rulesInShort(game.id, preferences_->language());
    case FactsRole:
        return game.facts;
    case KeyRole:
        return game.key;
    default:
        return {};
    }
}

QHash<int, QByteArray> GameList::roleNames() const
{
    return {{IdRole, "gameId"},       {NameRole, "name"},   {TaglineRole, "tagline"},
            {SummaryRole, "summary"}, {FactsRole, "facts"}, {KeyRole, "key"}};
}

void GameList::retranslate()
{
    games_ = table::gameInfos();
    emit dataChanged(index(0), index(rowCount() - 1));
}

} // namespace facedown::play

#include "moc_game_list.cpp"
