#include <sstream>
#include <string>

#include "cli/commands.h"
#include "fuzz/fuzz.h"
#include "match/read_json.h"

using namespace facedown;
using Json = nlohmann::json;

namespace {

/// A line that may be asked here: none that starts a program or thinks for long.
std::string harmless(std::string_view line)
{
    auto json = match::readJson(line);
    if (!json || !json->is_object() || json->value("cmd", Json()) != "bot")
        return std::string(line);
    const auto level = json->find("level");
    if (level != json->end() && level->is_string() &&
        level->get_ref<const std::string&>().starts_with("exec"))
        return {};
    for (const char* limit : {"iterations", "ms"})
        if (!json->contains(limit) || (*json)[limit].is_number())
            (*json)[limit] = 1;
    return match::writeJson(*json);
}

} // namespace

/// Lines of the text protocol: each has an answer in JSON, whatever it is.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string asked;
    int lines = 0;
    for (const auto line : fuzz::lines(fuzz::text(data, size))) {
        asked += harmless(line) + '\n';
        ++lines;
    }
    std::istringstream in(asked);
    std::ostringstream out;
    fuzz::expect(cli::console(in, out) == cli::done, "the console ends well");
    const std::string answers = out.str();
    for (const auto answer : fuzz::lines(answers)) {
        const auto json = Json::parse(answer, nullptr, false);
        fuzz::expect(json.is_object() && json.contains("ok"), "an answer is a JSON object");
        --lines;
    }
    fuzz::expect(lines == 0, "a line has one answer");
    return 0;
}
