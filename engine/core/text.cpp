#include "core/text.h"

#include <algorithm>
#include <charconv>
#include <span>

namespace facedown::core {

namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

/// What ends a line, turns the direction of what follows, or is there without being seen.
constexpr Range unseen[] = {
    {0x00, 0x1F},     {0x7F, 0x9F},     {0xAD, 0xAD},     {0x61C, 0x61C},   {0x115F, 0x1160},
    {0x180B, 0x180F}, {0x200B, 0x200B}, {0x200E, 0x200F}, {0x2028, 0x202E}, {0x2060, 0x206F},
    {0x3164, 0x3164}, {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF9, 0xFFFB}, {0xE0000, 0xE0FFF},
};

/// What stands above or below the letter before it, in the scripts where it can be stacked, and
/// what joins letters.
constexpr Range marks[] = {
    {0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5C7},   {0x610, 0x61A},
    {0x64B, 0x65F},   {0x6D6, 0x6ED},   {0xE31, 0xE3A},   {0xE47, 0xE4E},
    {0xEB1, 0xECD},   {0xF71, 0xF87},   {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF},
    {0x200C, 0x200D}, {0x20D0, 0x20FF}, {0x302A, 0x302D}, {0xFE20, 0xFE2F},
};
constexpr int mostMarks = 2;

/// So much of a text from outside stands in an error message.
constexpr std::size_t mostQuoted = 40;

bool isIn(std::span<const Range> ranges, char32_t character)
{
    return std::any_of(ranges.begin(), ranges.end(), [character](const Range& range) {
        return range.first <= character && character <= range.last;
    });
}

/// Takes the first character off a text; of broken UTF-8 some bytes. Before: it is not empty.
std::string_view takeCharacter(std::string_view& text)
{
    const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
    std::size_t length = 1;
    while (length < text.size() && length < 4 && continues(text[length]))
        ++length;
    const std::string_view character = text.substr(0, length);
    text.remove_prefix(length);
    return character;
}

/// The code point of a character that is UTF-8; whatever comes of another is harmless.
char32_t codeOf(std::string_view character)
{
    const auto first = static_cast<unsigned char>(character[0]);
    char32_t code = character.size() == 1 ? first : first & (0x7FU >> character.size());
    for (const char c : character.substr(1))
        code = code << 6U | (static_cast<unsigned char>(c) & 0x3FU);
    return code;
}

/// As much of it as an error message has room for, plain.
std::string shortened(std::string_view text)
{
    std::string kept = plain(text, mostQuoted);
    return kept == plain(text, mostQuoted + 1) ? kept : kept + "…";
}

} // namespace

std::string plain(std::string_view text, std::size_t atMost)
{
    std::string kept;
    int marksInARow = 0;
    while (!text.empty() && atMost > 0) {
        const std::string_view character = takeCharacter(text);
        const char32_t code = codeOf(character);
        if (isIn(unseen, code))
            continue;
        marksInARow = isIn(marks, code) ? marksInARow + 1 : 0;
        if (marksInARow > mostMarks)
            continue;
        kept += character;
        --atMost;
    }
    return kept;
}

std::string inQuotes(std::string_view text)
{
    return '"' + shortened(text) + '"';
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

bool isLargeNumber(std::string_view word)
{
    return word.size() > 2 && word[0] != '0' &&
           word.find_first_not_of("0123456789") == std::string_view::npos;
}

tl::unexpected<Error> noEvent(std::string_view text, std::string_view game, const std::string& why)
{
    if (why.empty())
        return failure(ErrorCode::BadEvent,
                       inQuotes(text) + " is not a " + std::string(game) + " event");
    return failure(ErrorCode::Illegal, shortened(text) + ": " + why);
}

} // namespace facedown::core
