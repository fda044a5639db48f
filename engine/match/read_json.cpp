#include "match/read_json.h"

#include <set>
#include <string>
#include <vector>

#include "core/text.h"

namespace facedown::match {

namespace {

using Json = nlohmann::json;

/// Far more than a record needs, far less than what copying and writing, which recurse, can bear.
constexpr int deepest = 32;

/// Sees every part of a text while it is parsed; throws what is wrong with one.
class Watcher
{
public:
    bool see(int depth, Json::parse_event_t event, const Json& part)
    {
        using Event = Json::parse_event_t;
        if (event == Event::object_start)
            names_.emplace_back();
        else if (event == Event::object_end)
            names_.pop_back();
        else if (event == Event::key && !names_.back().insert(part.get<std::string>()).second)
            throw core::Error{core::ErrorCode::BadJson,
                              "the field " + core::inQuotes(part.get<std::string>()) +
                                  " stands twice in one object"};
        if (depth > deepest)
            throw core::Error{core::ErrorCode::BadJson, "the JSON is nested too deeply"};
        return true;
    }

private:
    std::vector<std::set<std::string>> names_;
};

std::string faultAt(std::size_t byte)
{
    return "no JSON: the fault is at byte " + std::to_string(byte);
}

} // namespace

core::Expected<Json> readJson(std::string_view text)
{
    // The parser takes a zero byte for the end, whatever may follow.
    if (const auto zero = text.find('\0'); zero != std::string_view::npos)
        return core::failure(core::ErrorCode::BadJson, faultAt(zero + 1));
    Watcher watcher;
    try {
        return Json::parse(text, [&watcher](int depth, Json::parse_event_t event, Json& part) {
            return watcher.see(depth, event, part);
        });
    } catch (const core::Error& error) {
        return tl::unexpected(error);
    } catch (const Json::parse_error& error) {
        return core::failure(core::ErrorCode::BadJson, faultAt(error.byte));
    } catch (const Json::exception&) {
        return core::failure(core::ErrorCode::BadJson, "a number in the JSON is too large");
    }
}

std::string writeJson(const Json& json, int indent)
{
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

} // namespace facedown::match
