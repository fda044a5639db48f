#pragma once

#include <string>
#include <vector>

#include "match/match.h"

namespace facedown::cli {

/// What the commands are given.

/// A game's options as the protocol has them, of NAME=VALUE each; a value that is no JSON is a
/// plain word. Errors: BadOption.
core::Expected<match::Json> gameOptions(const std::vector<std::string>& typed);

/// The text of a file that is no larger than any record. Errors: BadRecord.
core::Expected<std::string> readFile(const std::string& path);

/// The saved game that it holds. Errors: BadRecord.
core::Expected<match::Match> readRecord(const std::string& path);

} // namespace facedown::cli
