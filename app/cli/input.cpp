#include "cli/input.h"

#include <fstream>

#include "core/text.h"
#include "match/read_json.h"

namespace facedown::cli {

using core::ErrorCode;
using core::failure;
using match::Json;

namespace {

/// No game lasts long enough for a record a hundredth as large; a file may be anything.
constexpr std::size_t largest = 16U << 20U;

} // namespace

core::Expected<Json> gameOptions(const std::vector<std::string>& typed)
{
    Json json = Json::object();
    for (const std::string& option : typed) {
        const auto equals = option.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == option.size())
            return failure(ErrorCode::BadOption, "--option is NAME=VALUE, such as tribes=2, not " +
                                                     core::inQuotes(option));
        const std::string name = option.substr(0, equals);
        if (json.contains(name))
            return failure(ErrorCode::BadOption,
                           "--option " + core::plain(name, 40) + " is given twice");
        const std::string word = option.substr(equals + 1);
        const Json value = Json::parse(word, nullptr, false);
        json[name] = value.is_discarded() || value.is_structured() ? Json(word) : value;
    }
    return json;
}

core::Expected<std::string> readFile(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    std::string text(largest + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!file.is_open() || file.bad())
        return failure(ErrorCode::BadRecord, "the file cannot be read");
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (text.empty())
        return failure(ErrorCode::BadRecord, "the file is empty");
    if (text.size() > largest)
        return failure(ErrorCode::BadRecord, "the file is too large for a record");
    return text;
}

core::Expected<match::Match> readRecord(const std::string& path)
{
    return readFile(path).and_then(match::readJson).and_then(match::Match::fromRecord);
}

} // namespace facedown::cli
