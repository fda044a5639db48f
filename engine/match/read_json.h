#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/error.h"

namespace facedown::match {

/// JSON from outside, where nothing is to be trusted: what is nested deeper than anything here ever
/// is, or names a field of an object twice, is refused too. Errors: BadJson.
core::Expected<nlohmann::json> readJson(std::string_view text);

/// JSON as text, on one line unless it is to be indented. Whatever is no UTF-8 in it (a name, say)
/// becomes U+FFFD.
std::string writeJson(const nlohmann::json& json, int indent = -1);

} // namespace facedown::match
