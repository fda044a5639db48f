#pragma once

#include <QStringList>

#include "match/match.h"
#include "play/safe_file.h"

namespace facedown::play {

/// What a file of JSON says. Errors: BadRecord, it is none or cannot be read.
core::Expected<match::Json> readJsonFile(const QString& name);

/// A match that was kept in a file. No file is trusted to start a program, whoever seems to have
/// written it: where it names one for a bot, a built-in bot sits.
struct SavedGame
{
    match::Match match;
    QStringList programs; ///< the players for whom it names programs
};

/// What is read of a saved game becomes a match here and nowhere else. Errors: BadRecord.
core::Expected<SavedGame> savedGame(const match::Json& record);

/// The same from a file. Errors: BadRecord.
core::Expected<SavedGame> readRecord(const QString& name);

/// Writes a match to a file, as writeSafely() does.
tl::expected<void, WriteFault> writeRecord(const match::Match& match, const QString& name,
                                           const QString& dataFolder = {});

} // namespace facedown::play
