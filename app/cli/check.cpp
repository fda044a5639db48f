#include <ostream>

#include "cli/commands.h"
#include "cli/input.h"
#include "core/text.h"

namespace facedown::cli {

namespace {

/// "sound", and how it ended if somebody gave it up.
std::string sound(const match::Match& match)
{
    if (!match.forfeit())
        return "sound";
    const auto& [player, why] = *match.forfeit();
    return "sound; player " + std::to_string(player) + " (" + match.playerEntry(player).name +
           ") forfeited" + (why.empty() ? "" : ": " + why);
}

} // namespace

int check(const std::vector<std::string>& files, std::ostream& out)
{
    bool allSound = true;
    for (const std::string& path : files) {
        const auto record = readRecord(path);
        allSound = allSound && record;
        out << core::plain(path, path.size()) << ": "
            << (record ? sound(*record) : core::plain(record.error().message, std::string::npos))
            << '\n';
    }
    return allSound ? done : failed;
}

} // namespace facedown::cli
