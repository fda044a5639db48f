#pragma once

#include <string>
#include <string_view>

namespace facedown::core {

/// Text from outside made fit for one line on a screen: no control characters, and of what is left
/// at most the first `atMost` characters. UTF-8 in, UTF-8 out; no character is cut in two.
std::string plain(std::string_view text, std::size_t atMost);

/// The same in quotation marks, short, for an error message.
std::string inQuotes(std::string_view text);

} // namespace facedown::core
