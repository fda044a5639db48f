#include "cli/console_bots.h"

#include "bots/bots.h"
#include "cli/commands.h"
#include "cli/console_fields.h"
#include "core/text.h"
#include "match/outside.h"

namespace facedown::cli {

namespace {

using core::ErrorCode;
using core::Expected;
using core::failure;
using match::Json;
using match::Match;

Expected<bots::Budget> budget(const Json& command)
{
    bots::Budget budget;
    const auto time = number(command, "ms", 0, mostMilliseconds);
    const auto iterations = number(command, "iterations", 1, mostIterations);
    if (!time || !iterations)
        return tl::unexpected(time ? iterations.error() : time.error());
    if (*time)
        budget.time = std::chrono::milliseconds(**time);
    if (*iterations)
        budget.iterations = static_cast<int>(**iterations);
    return budget;
}

/// The temper that the command names, else that of the seat.
Expected<bots::Temper> temper(const Json& command, core::Seat seat)
{
    if (!command.contains("temper"))
        return bots::temperAt(seat);
    return text(command, "temper").and_then([](const std::string& name) -> Expected<bots::Temper> {
        if (const auto named = bots::temperNamed(name))
            return *named;
        return failure(ErrorCode::BadOption, "there is no temper " + core::inQuotes(name));
    });
}

Json botAnswer(const Match& match, bots::Character character, const bots::Budget& budget,
               bots::Memory& memory)
{
    const core::Seat seat = match.actor();
    auto random = bots::randomFor(match.seed(), match.length());
    return std::visit(
        [&]<core::Game G>(const core::Play<G>& play) {
            const auto view = G::view(play.state(), seat);
            const auto history = play.seenBy(seat);
            const auto choice =
                bots::choose<G>(character, view, core::History<G>(history), random, budget, memory);
            const auto legal = G::legal(view);
            Json answer;
            for (std::size_t i = 0; i < legal.size(); ++i) {
                const std::string event = G::text(core::Event<G>(legal[i]));
                answer["policy"][event] = choice.policy[i];
                if (!choice.values.empty())
                    answer["values"][event] = choice.values[i];
                if (i == choice.chosen)
                    answer["event"] = event;
            }
            return answer;
        },
        match.play());
}

} // namespace

Expected<Json> ConsoleBots::ask(const Match& match, const Json& command)
{
    const auto name = text(command, "level");
    if (!name)
        return tl::unexpected(name.error());
    const bool program = bots::outsideCommand(*name).has_value();
    const auto level = bots::levelNamed(*name);
    if (!level && !program)
        return failure(ErrorCode::BadOption, "there is no level " + core::inQuotes(*name));
    const auto lean = temper(command, match.actor());
    if (!lean)
        return tl::unexpected(lean.error());
    const auto limits = budget(command);
    if (!limits)
        return tl::unexpected(limits.error());
    if (match.actor() < 0)
        return failure(ErrorCode::Illegal, "no seat is to act: " + match.due());
    if (program)
        return askOutside(match, *name, limits->time);
    return botAnswer(match, {*level, *lean}, *limits, memory_);
}

Expected<Json> ConsoleBots::askOutside(const Match& match, const std::string& bot,
                                       std::chrono::milliseconds time)
{
    auto& program = programs_[{match.actor(), bot}];
    if (!program)
        program = std::make_unique<bots::Outside>(*bots::outsideCommand(bot));
    const auto fault = [&](const std::string& message) {
        program.reset();
        return failure(ErrorCode::BadOption, core::plain(bot, 40) + ": " + message);
    };
    const auto answer = program->ask(match::chooseLine(match, time), time);
    if (!answer)
        return fault(answer.error().message);
    const auto event = match::eventIn(*answer);
    if (!event)
        return fault(event.error().message);
    Match after = match;
    if (const auto applied = after.apply(*event); !applied)
        return fault(applied.error().message);
    Json policy = Json::object();
    for (const std::string& legal : match.legal())
        policy[legal] = legal == *event ? 1.0 : 0.0;
    return Json{{"event", *event}, {"policy", std::move(policy)}};
}

void ConsoleBots::end(const Match& match)
{
    std::vector<bots::Outside*> started;
    for (const auto& [place, program] : programs_)
        if (program)
            started.push_back(program.get());
    bots::Outside::end(started, match::endLine(match.winners()));
    programs_.clear();
}

} // namespace facedown::cli
