#include <ostream>

#include "cli/commands.h"
#include "cli/input.h"
#include "core/text.h"
#include "match/match.h"
#include "match/read_json.h"

namespace facedown::cli {

namespace {

core::Expected<match::Match> readRecord(const std::string& path)
{
    return readFile(path).and_then(match::readJson).and_then(match::Match::fromRecord);
}

} // namespace

int check(const std::vector<std::string>& files, std::ostream& out)
{
    bool allSound = true;
    for (const std::string& path : files) {
        const auto record = readRecord(path);
        allSound = allSound && record;
        out << core::plain(path, path.size()) << ": "
            << (record ? "sound" : core::plain(record.error().message, std::string::npos)) << '\n';
    }
    return allSound ? 0 : 1;
}

} // namespace facedown::cli
