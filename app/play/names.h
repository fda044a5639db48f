#pragma once

#include <QMap>
#include <QStringList>

#include "play/preferences.h"

namespace facedown::play {

/// A name has at most so many letters.
constexpr int longestName = 24;

/// The house's name for whoever sits there, the same in every language.
QString usualName(std::size_t row);
/// What somebody who sits there typed, as it is shown and saved; the house's if nothing is left.
QString nameFrom(const QString& typed, std::size_t row);

/// Where the names at the last table of a game are remembered.
QString namesKey(const QString& game);

/// The names at the last table of each game, as they are remembered.
QMap<QString, QStringList> rememberedNames(const Preferences& preferences);
void rememberNames(Preferences& preferences, const QMap<QString, QStringList>& names);

/// Of those, the names that somebody typed, each once and in order.
QStringList namesUsed(const Preferences& preferences);
/// The house's names take the place of these at the next table. Finished games keep theirs.
void forgetNames(Preferences& preferences, const QStringList& names);

} // namespace facedown::play
