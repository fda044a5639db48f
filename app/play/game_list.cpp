#include "play/game_list.h"

#include "play/rules_text.h"

namespace facedown::play {

GameList::GameList(const Preferences* preferences, QObject* parent)
    : RowModel(parent)
    , preferences_(preferences)
    , games_(table::gameInfos())
{
    using Game = table::GameInfo;
    addRoles(games_, {{"gameId", &Game::id},
                      {"name", &Game::name},
                      {"tagline", &Game::tagline},
                      {"summary",
                       [this](const Game& game) {
                           return rulesInShort(game.id, preferences_->language());
                       }},
                      {"facts", &Game::facts},
                      {"key", &Game::key}});
}

void GameList::retranslate()
{
    games_ = table::gameInfos();
    allChanged();
}

} // namespace facedown::play

#include "moc_game_list.cpp"
