#pragma once

#include <memory>
#include <vector>

#include <QString>
#include <QStringList>

#include "match/match.h"
#include "table/game_table.h"

namespace facedown::table {

/// A choice to make before a game: on or off, in the player's words.
struct OptionInfo
{
    std::string name; ///< as the protocol names it
    match::Json off;  ///< as it is by default
    match::Json on;
    QString text;
    QString detail;
    int mostPlayers = 0; ///< who can play when it is on; 0 for as many as without
};

/// What the house has to know of a game to offer it, in the language that is set.
struct GameInfo
{
    QString id;
    QString name; ///< a word or two: the home page shrinks what is longer
    QString tagline;
    int minutes = 0;
    QString facts; ///< how many players, how long
    QString key;   ///< the letter that opens it on the home page, not L, M or R
    int minPlayers = 0;
    int maxPlayers = 0;
    int usualPlayers = 0;
    /// More than this many can play but are not advised to; the advice says so.
    int advisedPlayers = 0;
    QString advice;
    std::vector<OptionInfo> options;
    /// The portraits of a game that has its own, below assets; else empty.
    QStringList faces;
};

/// What a game says of itself: all but its id, its facts and how many can play, which follow. Each
/// game has its own in a folder of its name.
template <core::Game G>
GameInfo infoOf();

/// All games of the house, in the order in which they are shown.
std::vector<GameInfo> gameInfos();
/// Before: there is a game of that name.
GameInfo gameInfo(const QString& id);

/// Where one game is chosen or all are: what can be chosen, in words; a game by its place there, an
/// empty one at 0, for all; and the place of a game.
QStringList gamesToChoose();
QString gameAt(int place);
int placeOf(const QString& id);

/// The portraits that can be chosen in a game, below assets, in the order of the seats that they
/// are usual for: "faces/person-2".
QStringList facesOf(const GameInfo& info, bool bot);
/// The chosen one if there is such a portrait, else the player's usual one.
QString faceOf(const GameInfo& info, bool bot, int player, const QString& chosen);

/// A table for a game: of the game `name` it is table::NameTable in table/name/name_table.h.
template <core::Game G>
std::unique_ptr<GameTable<G>> makeTable();

} // namespace facedown::table
