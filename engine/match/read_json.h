#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/error.h"

namespace facedown::match {

/// JSON from outside, where nothing is to be trusted: what is nested deeper or has more parts than
/// anything here ever does, or names a field of an object twice, is refused too. The time goes with
/// the length, and the memory is a few times the length and 50 MB at most. Errors: BadJson.
core::Expected<nlohmann::json> readJson(std::string_view text);

/// The same with 32 times the parts, so that it may be a test vector, and 32 times the 50 MB.
core::Expected<nlohmann::json> readLongJson(std::string_view text);

/// A game's options as the protocol has them, of NAME=VALUE each; a value that is no JSON is a
/// plain word. Errors: BadOption.
core::Expected<nlohmann::json> readOptions(const std::vector<std::string>& typed);

/// JSON as text, on one line unless it is to be indented. Whatever is no UTF-8 in it (a name, say)
/// becomes U+FFFD.
std::string writeJson(const nlohmann::json& json, int indent = -1);

} // namespace facedown::match
