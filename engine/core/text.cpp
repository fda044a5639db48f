#include "core/text.h"

#include <charconv>

namespace facedown::core {

namespace {

bool continues(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// One of C0, DEL and C1 (which UTF-8 writes as C2 80 to C2 9F).
bool isControl(std::string_view character)
{
    const auto first = static_cast<unsigned char>(character[0]);
    if (character.size() == 1)
        return first < 0x20 || first == 0x7F;
    return first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
}

} // namespace

std::string plain(std::string_view text, std::size_t atMost)
{
    std::string kept;
    while (!text.empty() && atMost > 0) {
        std::size_t length = 1;
        while (length < text.size() && continues(text[length]))
            ++length;
        if (!isControl(text.substr(0, length))) {
            kept += text.substr(0, length);
            --atMost;
        }
        text.remove_prefix(length);
    }
    return kept;
}

std::string inQuotes(std::string_view text)
{
    return '"' + plain(text, 40) + '"';
}

std::vector<std::string_view> words(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (std::size_t from = 0;;) {
        const std::size_t space = text.find(' ', from);
        parts.push_back(text.substr(from, space - from));
        if (space == std::string_view::npos)
            return parts;
        from = space + 1;
    }
}

std::optional<int> smallNumber(std::string_view word)
{
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool plain = error == std::errc() && end == word.data() + word.size();
    if (!plain || word.size() > 2 || word[0] == '-' || (word[0] == '0' && word.size() > 1))
        return std::nullopt;
    return number;
}

} // namespace facedown::core
