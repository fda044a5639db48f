#include <ostream>

#include "cli/commands.h"
#include "cli/input.h"
#include "core/text.h"

namespace facedown::cli {

int check(const std::vector<std::string>& files, std::ostream& out)
{
    bool allSound = true;
    for (const std::string& path : files) {
        const auto record = readRecord(path);
        allSound = allSound && record;
        out << core::plain(path, path.size()) << ": "
            << (record ? "sound" : core::plain(record.error().message, std::string::npos)) << '\n';
    }
    return allSound ? done : failed;
}

} // namespace facedown::cli
