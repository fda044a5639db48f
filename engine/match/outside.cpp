#include "match/outside.h"

#include <algorithm>

#include "core/text.h"
#include "match/read_json.h"

namespace facedown::match {

std::string chooseLine(const Match& match, std::chrono::milliseconds time)
{
    return std::visit(
        [time]<core::Game G>(const core::Play<G>& play) {
            const auto history = play.seenBy(G::actor(play.state()));
            return chooseLine<G>(play.state(), history, time);
        },
        match.play());
}

std::string endLine(const std::vector<int>& winners)
{
    return Json{{"cmd", "end"}, {"winners", winners}}.dump();
}

Expected<std::string> eventIn(std::string_view answer)
{
    return readJson(answer).and_then([](const Json& json) -> Expected<std::string> {
        const auto event = json.is_object() ? json.find("event") : json.end();
        if (event == json.end() || !event->is_string())
            return core::failure(core::ErrorCode::BadEvent, "the answer has no event");
        return event->get<std::string>();
    });
}

Expected<std::string> eventIn(std::string_view answer, const std::vector<std::string>& legal)
{
    auto event = eventIn(answer);
    if (event && std::find(legal.begin(), legal.end(), *event) == legal.end())
        return core::failure(core::ErrorCode::Illegal, "it answered with " +
                                                           core::inQuotes(*event) +
                                                           ", which is not allowed now");
    return event;
}

} // namespace facedown::match
