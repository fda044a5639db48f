#pragma once

#include <utility>

#include <QStringList>

#include "match/match.h"
#include "play/safe_file.h"
#include "play/statement.h"

namespace facedown::play {

/// Why what was read is no match.
Reason whyNoMatch(const core::Error& error);

/// What a file of JSON says.
Done<match::Json> readJsonFile(const QString& name);

/// The match of a record, in which everybody has a name.
Done<match::Match> matchFrom(const match::Json& record);
/// The same from a file.
Done<match::Match> readMatch(const QString& name);

/// A match that was kept in a file. No file is trusted to start a program, whoever seems to have
/// written it: where it names one for a bot, a built-in bot sits.
struct SavedGame
{
    match::Match match;
    QStringList programs; ///< the players for whom it names programs
    QString forfeited;    ///< the player whose program gave it up where it stands
};

/// What is read of a saved game comes to the table by this alone.
SavedGame savedGame(match::Match match);
/// The same from a file.
Done<SavedGame> readRecord(const QString& name);

/// Writes a match to a file, as writeSafely() does.
tl::expected<void, WriteFault> writeRecord(const match::Match& match, const QString& name,
                                           const QString& dataFolder = {});

} // namespace facedown::play
