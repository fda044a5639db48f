#include "cli/input.h"

#include <fstream>

#include "match/read_json.h"

namespace facedown::cli {

using core::ErrorCode;
using core::failure;

core::Expected<std::string> readFile(const std::string& path, std::size_t most)
{
    std::ifstream file(path, std::ios::binary);
    // A file may be anything.
    std::string text(most + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!file.is_open() || file.bad())
        return failure(ErrorCode::BadRecord, "the file cannot be read");
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (text.empty())
        return failure(ErrorCode::BadRecord, "the file is empty");
    if (text.size() > most)
        return failure(ErrorCode::BadRecord, "the file is too large for a record");
    return text;
}

core::Expected<match::Match> readRecord(const std::string& path)
{
    return readFile(path).and_then(match::readJson).and_then(match::Match::fromRecord);
}

} // namespace facedown::cli
