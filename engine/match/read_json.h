#pragma once

#include <string_view>

#include <nlohmann/json.hpp>

#include "core/error.h"

namespace facedown::match {

/// JSON from outside, where nothing is to be trusted: what is nested deeper than anything here ever
/// is, or names a field of an object twice, is refused too. Errors: BadJson.
core::Expected<nlohmann::json> readJson(std::string_view text);

} // namespace facedown::match
