#pragma once

#include <vector>

#include <QString>

#include "bots/bot.h"
#include "match/match.h"
#include "table/game_info.h"

namespace facedown::play {

/// Who the bots at a table are: the level is chosen, the temper goes with the portrait.

/// By what a player's level is known.
QString nameOf(bots::Level level);
/// What a level is called; a word for all programs from outside; the name itself if there is no
/// such level.
QString levelName(const QString& level);
QString temperName(bots::Temper temper);
/// What somebody of this temper does, in a sentence.
QString temperNote(bots::Temper temper);

/// Who a bot is, of a level in words.
QString characterName(const QString& level, bots::Temper temper);

/// The temper of a bot with this portrait of a game: bold and careful by turns, so that those with
/// the usual ones are as bots::temperAt() says. `face` as table::faceOf() gives it.
bots::Temper temperOf(const table::GameInfo& info, const QString& face);

/// Who the bot in a seat is. Before: a bot sits there. A level that is not known is medium.
bots::Character characterOf(const match::Match& match, core::Seat seat);

/// Whether the bot in a seat takes a time that depends on what it has to decide: a level that
/// searches, or a program from outside. Before: a bot sits there.
bool thinks(const match::Match& match, core::Seat seat);

/// The players of a match as its table shows them, with a portrait for each player.
std::vector<table::ShownPlayer> shownPlayers(const match::Match& match);

} // namespace facedown::play
