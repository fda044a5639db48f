#pragma once

#include "play/statement.h"

namespace facedown::play {

/// Makes the tables of matches where there are none. A fault, and nothing is changed, if a newer
/// version has made them, or if anything in them computes: reading them may take for ever then.
Done<void> makeSchema(const QString& connection);

/// Puts empty tables in the place of those that are there, of which nothing need be readable. To be
/// called in a transaction.
Done<void> makeTablesAnew(const QString& connection);

} // namespace facedown::play
