#include <algorithm>

#include "play/characters.h"
#include "play/names.h"
#include "play/people.h"
#include "play/setup.h"

// What was set up the last time, and is there again the next.

namespace facedown::play {

namespace {

QString key(const QString& game, const QString& what)
{
    return game + QLatin1Char('/') + what;
}

/// Under what the game is remembered that was set up last.
const QString lastKey = QStringLiteral("setup/last");

} // namespace

void Setup::open(const QString& game)
{
    info_ = table::gameInfo(game);
    from_.reset();
    waiting_.clear();
    beginResetModel();
    players_ = kept(game);
    if (players_.empty()) // the same people at the same table, though the game is another
        players_ = kept(preferences_->remembered(lastKey).toString());
    const int least = players_.empty() ? info_.usualPlayers : info_.minPlayers;
    while (players() < least)
        players_.push_back(
            {freeName(players_.size()), !players_.empty(),
             players_.empty() ? nameOf(bots::Level::Medium) : players_.back().level});
    endResetModel();
    freeBotNames();
    options_.show({});
    options_.show(info_.options);
    const QStringList on = preferences_->remembered(key(game, "options")).toStringList();
    for (int row = 0; row < options_.rowCount(); ++row)
        if (on.contains(QString::fromStdString(info_.options[static_cast<std::size_t>(row)].name)))
            options_.toggle(row);
    setSeries(preferences_->remembered(key(game, QStringLiteral("series"))).toInt());
}

std::vector<Setup::Player> Setup::kept(const QString& game) const
{
    const auto list = [&](const char* what) {
        return preferences_->remembered(key(game, QLatin1String(what))).toStringList();
    };
    const QStringList names = preferences_->remembered(namesKey(game)).toStringList();
    const QStringList levels = list("levels");
    const int count = preferences_->remembered(key(game, QStringLiteral("players"))).toInt();
    std::vector<Player> players;
    if (names.size() != count || levels.size() != count)
        return players;
    for (int row = 0; row < std::min(count, info_.maxPlayers); ++row)
        players.push_back(
            {nameFrom(names[row], players.size()), !levels[row].isEmpty(),
             bots::levelNamed(levels[row].toStdString()) ? levels[row]
                                                         : nameOf(bots::Level::Medium),
             list("faces").value(row), list("phones").contains(QString::number(row))});
    return players;
}

QString Setup::keptFace(const QString& game, const QString& name) const
{
    const auto at = preferences_->remembered(namesKey(game)).toStringList().indexOf(name);
    return preferences_->remembered(key(game, QStringLiteral("faces"))).toStringList().value(at);
}

void Setup::remember()
{
    if (from_)
        return;
    QStringList keptNames;
    QStringList keptLevels;
    QStringList keptFaces;
    QStringList on;
    QStringList keptPhones;
    for (const int row : onPhones())
        keptPhones << QString::number(row);
    for (const Player& player : players_) {
        keptNames << player.name;
        keptFaces << player.face;
        keptLevels << (player.bot ? player.level : QString());
    }
    for (int row = 0; row < options_.rowCount(); ++row)
        if (options_.on(row))
            on << QString::fromStdString(info_.options[static_cast<std::size_t>(row)].name);
    preferences_->remember(lastKey, info_.id);
    preferences_->remember(key(info_.id, QStringLiteral("players")), players());
    preferences_->remember(namesKey(info_.id), keptNames);
    preferences_->remember(key(info_.id, QStringLiteral("levels")), keptLevels);
    preferences_->remember(key(info_.id, QStringLiteral("faces")), keptFaces);
    preferences_->remember(key(info_.id, QStringLiteral("phones")), keptPhones);
    preferences_->remember(key(info_.id, QStringLiteral("options")), on);
    preferences_->remember(key(info_.id, QStringLiteral("series")), series_);
}

} // namespace facedown::play
