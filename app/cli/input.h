#pragma once

#include <string>
#include <vector>

#include "match/match.h"

namespace facedown::cli {

/// What the commands are given.

/// The text of a file that is no larger than any record. Errors: BadRecord.
core::Expected<std::string> readFile(const std::string& path);

/// The saved game that it holds. Errors: BadRecord.
core::Expected<match::Match> readRecord(const std::string& path);

} // namespace facedown::cli
