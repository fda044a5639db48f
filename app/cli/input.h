#pragma once

#include <string>
#include <vector>

#include "match/match.h"

namespace facedown::cli {

/// What the commands are given.

/// The text of a file that is no larger than so many bytes; no game lasts long enough for a record
/// a hundredth as large. Errors: BadRecord.
core::Expected<std::string> readFile(const std::string& path, std::size_t most = 16U << 20U);

/// The saved game that it holds. Errors: BadRecord.
core::Expected<match::Match> readRecord(const std::string& path);

} // namespace facedown::cli
