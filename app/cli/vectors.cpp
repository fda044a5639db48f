#include <ostream>

#include "cli/commands.h"
#include "cli/input.h"
#include "match/read_json.h"

namespace facedown::cli {

namespace {

using core::Expected;
using match::Json;
using match::Match;

/// Adds what the last event brought.
void addStep(Json& steps, const Match& match, bool withStates)
{
    Json step = {{"event", match.event(match.length() - 1)}};
    if (withStates) {
        step["state"] = match.state();
        for (core::Seat seat = 0; seat < match.seats(); ++seat)
            step["views"][std::to_string(seat)] = match.view(seat);
    }
    steps.push_back(std::move(step));
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
    auto match = gameOptions(options.options).and_then([&](const Json& json) {
        return Match::start(options.game, json, options.seed);
    });
    if (!match)
        return tl::unexpected(match.error());
    core::Random random(options.seed);
    Json steps = Json::array();
    for (int step = 0; !match->over(); ++step) {
        playAny(*match, random);
        addStep(steps, *match, step % options.every == 0 || match->over());
    }
    return Json{{"game", match->game()}, {"options", match->options()}, {"steps", steps}};
}

/// The same events again, with states where they were.
Expected<Json> vectorAnew(const std::string& file)
{
    const auto given = readFile(file).and_then(match::readJson);
    if (!given)
        return tl::unexpected(given.error());
    if (!given->is_object() || !given->contains("steps") || !(*given)["steps"].is_array())
        return core::failure(core::ErrorCode::BadRecord, "this is no test vector");
    auto match = Match::start(given->value("game", ""), given->value("options", Json()), 0);
    if (!match)
        return tl::unexpected(match.error());
    Json steps = Json::array();
    for (const Json& step : (*given)["steps"]) {
        const auto applied = match->apply(step.value("event", ""));
        if (!applied)
            return tl::unexpected(applied.error());
        addStep(steps, *match, step.contains("state"));
    }
    return Json{{"game", match->game()}, {"options", match->options()}, {"steps", steps}};
}

} // namespace

int vectors(const VectorOptions& options, std::ostream& out, std::ostream& errors)
{
    const auto vector = options.from.empty() ? randomVector(options) : vectorAnew(options.from);
    if (!vector) {
        errors << "facedown-cli: " << vector.error().message << '\n';
        return options.from.empty() ? wrongUsage : failed;
    }
    out << vector->dump() << '\n';
    return done;
}

} // namespace facedown::cli
