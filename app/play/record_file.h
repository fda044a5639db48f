#pragma once

#include <QString>

#include "match/match.h"
#include "play/safe_file.h"

namespace facedown::play {

/// What the file of a saved game says. Errors: BadRecord, no text or no JSON.
core::Expected<match::Json> readRecordText(const QString& name);

/// A match from the file of a saved game. Errors: BadRecord.
core::Expected<match::Match> readRecord(const QString& name);

/// Writes a match to a file, as writeSafely() does.
tl::expected<void, WriteFault> writeRecord(const match::Match& match, const QString& name);

} // namespace facedown::play
