#pragma once

#include <QString>

namespace facedown::play {

/// The rules of a game in a language, as Markdown; empty if they are not in the program.
QString rulesText(const QString& game, const QString& language);

/// The first paragraph of the rules, which says in short what the game is about, as Markdown.
QString rulesInShort(const QString& game, const QString& language);

} // namespace facedown::play
