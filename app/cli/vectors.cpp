#include <ostream>

#include "cli/commands.h"
#include "cli/input.h"
#include "match/read_json.h"

namespace facedown::cli {

namespace {

using core::Expected;
using match::Json;
using match::Match;

/// What a game of any kind comes to is a fraction of it.
constexpr std::size_t largest = 64U << 20U;

Json withStates(Json step, const Match& match, const std::vector<std::string>& seats)
{
    step["state"] = match.state();
    step["views"] = Json::object();
    for (const std::string& seat : seats)
        step["views"][seat] = match.view(std::stoi(seat));
    return step;
}

std::vector<std::string> allSeats(const Match& match)
{
    std::vector<std::string> seats;
    for (core::Seat seat = 0; seat < match.seats(); ++seat)
        seats.push_back(std::to_string(seat));
    return seats;
}

/// The seats whose views a step has. Unknown ones are left out.
std::vector<std::string> seatsOf(const Json& step, const Match& match)
{
    std::vector<std::string> seats = allSeats(match);
    std::erase_if(seats, [&](const std::string& seat) {
        return !step.contains("views") || !step["views"].contains(seat);
    });
    return seats;
}

/// Any event that may come now, chance's as chance would bring it.
void playAny(Match& match, core::Random& random)
{
    if (match.actor() == core::chance)
        return void(match.sample());
    const auto legal = match.legal();
    const int chosen = random.below(static_cast<int>(legal.size()));
    (void)match.apply(legal[static_cast<std::size_t>(chosen)]);
}

Expected<Json> randomVector(const VectorOptions& options)
{
    auto match = match::readOptions(options.options).and_then([&](const Json& json) {
        return Match::start(options.game, json, options.seed);
    });
    if (!match)
        return tl::unexpected(match.error());
    core::Random random(options.seed);
    Json steps = Json::array();
    for (int step = 0; !match->over(); ++step) {
        playAny(*match, random);
        const Json event = {{"event", match->event(match->length() - 1)}};
        const bool shown = step % options.every == 0 || match->over();
        steps.push_back(shown ? withStates(event, *match, allSeats(*match)) : event);
    }
    return Json{{"game", match->game()}, {"options", match->options()}, {"steps", steps}};
}

/// The same events again, with states and views where they were.
Expected<Json> vectorAnew(const std::string& file)
try {
    const auto given = readFile(file, largest).and_then(match::readLongJson);
    if (!given)
        return tl::unexpected(given.error());
    auto match = Match::start(given->at("game").get<std::string>(), given->at("options"), 0);
    if (!match)
        return tl::unexpected(match.error());
    Json steps = Json::array();
    for (const Json& step : given->at("steps")) {
        const auto applied = match->apply(step.at("event").get<std::string>());
        if (!applied)
            return tl::unexpected(applied.error());
        const Json event = {{"event", step["event"]}};
        steps.push_back(step.contains("state") ? withStates(event, *match, seatsOf(step, *match))
                                               : event);
    }
    return Json{{"game", match->game()}, {"options", match->options()}, {"steps", steps}};
} catch (const Json::exception&) {
    return core::failure(core::ErrorCode::BadRecord, "this is not a test vector");
}

} // namespace

int vectors(const VectorOptions& options, std::ostream& out, std::ostream& errors)
{
    if (options.game.empty() && options.from.empty())
        return complain(errors, "--game or --from is required", wrongUsage);
    const bool isRandom = options.from.empty();
    const auto vector = isRandom ? randomVector(options) : vectorAnew(options.from);
    if (!vector)
        return complain(errors, (isRandom ? "" : options.from + ": ") + vector.error().message,
                        isRandom ? wrongUsage : failed);
    out << vector->dump() << '\n';
    return done;
}

} // namespace facedown::cli
