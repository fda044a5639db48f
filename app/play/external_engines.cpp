#include "play/external_engines.h"

#include "match/outside.h"
#include "play/characters.h"

namespace facedown::play {

namespace {

using Decided = tl::expected<std::string, std::string>;

/// One of the events, or why there is none.
Decided decided(const tl::expected<std::string, bots::OutsideFault>& line,
                const std::vector<std::string>& legal)
{
    if (!line)
        return tl::unexpected(line.error().message);
    return match::eventIn(*line, legal).map_error([](const core::Error& error) {
        return error.message;
    });
}

} // namespace

Job ExternalEngines::jobFor(const match::Match& match, const bots::Budget& budget)
{
    const core::Seat seat = match.actor();
    const std::string& level = match.playerEntries()[static_cast<std::size_t>(seat)].level;
    Job builtIn = play::jobFor(match, characterOf(match, seat), budget);
    const auto command = bots::outsideCommand(level);
    if (!command)
        return builtIn;
    std::shared_ptr<Program>& program = programs_[seat];
    if (!program) {
        program = std::make_shared<Program>();
        program->command = *command;
    }
    return [program, question = match::chooseLine(match, budget.time), legal = match.legal(),
            time = budget.time,
            instead = std::move(builtIn)](const std::stop_token& stop, bots::Memory& memory) {
        if (!program->outside)
            program->outside.emplace(program->command);
        const Decided event = decided(program->outside->ask(question, time, stop), legal);
        if (event)
            return Answer{QString::fromStdString(*event)};
        Answer answer = instead(stop, memory);
        answer.fault = QString::fromStdString(event.error());
        return answer;
    };
}

std::optional<Job> ExternalEngines::farewell(const std::vector<int>& winners)
{
    if (programs_.empty())
        return std::nullopt;
    return [programs = std::move(programs_), line = match::endLine(winners)](const std::stop_token&,
                                                                             bots::Memory&) {
        for (const auto& [seat, program] : programs)
            if (program->outside)
                program->outside->end(line);
        return Answer{};
    };
}

QString replaceExternalEngine(match::Match& match, core::Seat seat)
{
    std::vector<match::PlayerEntry> entries = match.playerEntries();
    match::PlayerEntry& left = entries[static_cast<std::size_t>(seat)];
    left.level = bots::name(bots::Level::Medium);
    QString name = QString::fromStdString(left.name);
    match.setPlayerEntries(std::move(entries));
    return name;
}

} // namespace facedown::play
