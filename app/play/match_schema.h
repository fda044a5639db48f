#pragma once

#include "play/statement.h"

namespace facedown::play {

/// Which version has made the tables, 0 if there are none. A fault if it is a newer one, or if
/// anything in them computes: reading them may take for ever then.
Done<int> checkSchema(const QString& connection);

/// Makes the tables of matches where there are none. With checkSchema()'s fault nothing is changed.
Done<void> makeSchema(const QString& connection);

/// Puts empty tables in the place of those that are there, of which nothing need be readable. To be
/// called in a transaction.
Done<void> makeTablesAnew(const QString& connection);

} // namespace facedown::play
