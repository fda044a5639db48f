#include "cli/console_fields.h"

#include "core/json.h"

namespace facedown::cli {

using core::ErrorCode;
using core::Expected;
using core::failure;
using Json = nlohmann::json;

Expected<std::optional<std::uint64_t>> number(const Json& command, const char* name,
                                              std::uint64_t least, std::uint64_t most)
{
    const auto place = command.find(name);
    if (place == command.end())
        return std::nullopt;
    const auto given = core::wholeNumber<std::uint64_t>(*place);
    if (!given || *given < least || *given > most)
        return failure(ErrorCode::BadOption, std::string(name) + " must be a whole number from " +
                                                 std::to_string(least) + " to " +
                                                 std::to_string(most));
    return given;
}

Expected<std::string> text(const Json& command, const char* name)
{
    const auto place = command.find(name);
    if (place == command.end())
        return failure(ErrorCode::BadCommand, std::string("the command lacks ") + name);
    if (!place->is_string())
        return failure(ErrorCode::BadOption, std::string(name) + " must be a text");
    return place->get<std::string>();
}

Expected<std::vector<std::string>> events(const Json& command)
{
    const auto one = command.find("event");
    const auto many = command.find("events");
    if ((one == command.end()) == (many == command.end()))
        return failure(ErrorCode::BadCommand, "the command must have either event or events");
    const Json list = one != command.end() ? Json::array({*one}) : *many;
    if (!list.is_array())
        return failure(ErrorCode::BadEvent, "events must be a list");
    std::vector<std::string> texts;
    for (const Json& event : list) {
        if (!event.is_string())
            return failure(ErrorCode::BadEvent, "an event must be a text");
        texts.push_back(event.get<std::string>());
    }
    return texts;
}

} // namespace facedown::cli
