#include <string>

#include "fuzz/fuzz.h"
#include "match/match.h"
#include "match/read_json.h"

using namespace facedown;

namespace {

/// A line is an event as text; one of a single character picks one of those that may come, so that
/// whole games are reached.
std::string eventOf(std::string_view line, const match::Match& match)
{
    const auto legal = match.legal();
    if (line.size() == 1 && !legal.empty())
        return legal[static_cast<unsigned char>(line[0]) % legal.size()];
    return std::string(line);
}

void apply(std::string_view line, match::Match& match)
{
    if (line.size() == 1 && match.actor() == core::chance && match.legal().empty()) {
        fuzz::expect(match.sample().has_value(), "chance brings something");
        return;
    }
    const std::string event = eventOf(line, match);
    const std::size_t length = match.length();
    const bool done = match.apply(event).has_value();
    fuzz::expect(match.length() == length + (done ? 1 : 0), "an event is one more, or nothing");
    fuzz::expect(done || line.size() != 1 || match.legal().empty(), "what is listed may come");
    if (done) {
        const std::string told = match.event(length);
        fuzz::expect(match.undo() && match.apply(told) && match.event(length) == told,
                     "an event told is the event");
    }
}

} // namespace

/// The first line is a game and its options, the others are events.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto lines = fuzz::lines(fuzz::text(data, size));
    if (lines.empty())
        return 0;
    const auto space = lines[0].find(' ');
    const auto options =
        match::readJson(space == std::string_view::npos ? "{}" : lines[0].substr(space + 1));
    auto match =
        match::Match::start(lines[0].substr(0, space), options.value_or(match::Json::object()), 1);
    if (!match)
        return 0;
    for (std::size_t line = 1; line < lines.size(); ++line)
        apply(lines[line], *match);
    for (core::Seat seat = 0; seat < match->seats(); ++seat)
        (void)match::writeJson(match->view(seat));
    const bool any = match->length() > 0;
    fuzz::expect(match->undo().has_value() == any, "what has happened can be undone");
    return 0;
}
