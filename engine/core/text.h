#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.h"

namespace facedown::core {

/// Text from outside made fit for one line on a screen: nothing that ends the line, turns its
/// direction or is not seen, no more than two accents on a letter, and of what is left at most the
/// first `atMost` characters. UTF-8 in, UTF-8 out; no character is cut in two.
std::string plain(std::string_view text, std::size_t atMost);

/// The same in quotation marks, for an error message; of a long one the beginning and "…".
std::string inQuotes(std::string_view text);

/// The parts of an event's text: at least one; empty ones where spaces stand side by side.
std::vector<std::string_view> words(std::string_view text);

/// A number as the notation writes it: no sign, no leading zero, at most two digits.
std::optional<int> smallNumber(std::string_view word);
/// Whether it is one of more digits: well formed, but more than there is of anything in a game.
bool isLargeNumber(std::string_view word);

/// What is wrong with a text that is no event of a game. Errors: BadEvent; Illegal if it is well
/// formed, but may never come, and there is a reason why.
tl::unexpected<Error> noEvent(std::string_view text, std::string_view game, const std::string& why);

} // namespace facedown::core
