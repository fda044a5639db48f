#pragma once

#include "play/statement.h"

namespace facedown::play {

/// Makes the tables of matches where there are none. A fault, and nothing is changed, if a newer
/// version has made them, or if anything in them computes: reading them may take for ever then.
Done<void> makeSchema(const QString& connection);

} // namespace facedown::play
