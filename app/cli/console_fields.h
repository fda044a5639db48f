#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/error.h"

namespace facedown::cli {

/// What a command of the console comes with.

/// A whole number from `least` to `most`; nothing if the field is not there. Errors: BadOption.
core::Expected<std::optional<std::uint64_t>> number(const nlohmann::json& command, const char* name,
                                                    std::uint64_t least, std::uint64_t most);

/// A text that must be there. Errors: BadCommand, BadOption.
core::Expected<std::string> text(const nlohmann::json& command, const char* name);

/// One event or a list of them. Errors: BadCommand, BadEvent.
core::Expected<std::vector<std::string>> events(const nlohmann::json& command);

} // namespace facedown::cli
