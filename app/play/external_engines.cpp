#include "play/external_engines.h"

#include <QCoreApplication>

#include "match/outside.h"
#include "play/characters.h"

namespace facedown::play {

namespace {

using Decided = tl::expected<std::string, ProgramFault>;

ProgramFault faultOf(bots::OutsideFault::Kind kind)
{
    switch (kind) {
    case bots::OutsideFault::Kind::NotStarted:
        return ProgramFault::NotStarted;
    case bots::OutsideFault::Kind::Late:
        return ProgramFault::Late;
    case bots::OutsideFault::Kind::Flooded:
        return ProgramFault::TooLong;
    case bots::OutsideFault::Kind::Died:
    case bots::OutsideFault::Kind::Stopped:
        break;
    }
    return ProgramFault::Ended;
}

/// One of the events, or why there is none.
Decided decided(const tl::expected<std::string, bots::OutsideFault>& line,
                const std::vector<std::string>& legal)
{
    if (!line)
        return tl::unexpected(faultOf(line.error().kind));
    return match::eventIn(*line, legal).map_error([](const core::Error& error) {
        return error.code == core::ErrorCode::Illegal ? ProgramFault::Illegal
                                                      : ProgramFault::Unreadable;
    });
}

} // namespace

QString inWords(ProgramFault fault)
{
    switch (fault) {
    case ProgramFault::NotStarted:
        //: In parentheses, of a program that was to play at the table; so are the five below.
        return QCoreApplication::translate("ExternalEngines", "it could not be started");
    case ProgramFault::Ended:
        return QCoreApplication::translate("ExternalEngines", "it ended too early");
    case ProgramFault::Late:
        return QCoreApplication::translate("ExternalEngines", "it did not answer in time");
    case ProgramFault::TooLong:
        return QCoreApplication::translate("ExternalEngines", "its answer was too long");
    case ProgramFault::Unreadable:
        return QCoreApplication::translate("ExternalEngines", "its answer could not be understood");
    case ProgramFault::Illegal:
        return QCoreApplication::translate("ExternalEngines", "its move was against the rules");
    }
    return {};
}

Job ExternalEngines::jobFor(const match::Match& match, const bots::Budget& budget)
{
    const core::Seat seat = match.actor();
    const std::string& level = match.playerEntry(seat).level;
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
        answer.fault = event.error();
        return answer;
    };
}

std::optional<Job> ExternalEngines::farewell(const std::vector<int>& winners)
{
    if (programs_.empty())
        return std::nullopt;
    return [programs = std::move(programs_), line = match::endLine(winners)](const std::stop_token&,
                                                                             bots::Memory&) {
        std::vector<bots::Outside*> started;
        for (const auto& [seat, program] : programs)
            if (program->outside)
                started.push_back(&*program->outside);
        bots::Outside::end(started, line);
        return Answer{};
    };
}

QString replaceExternalEngine(match::Match& match, core::Seat seat)
{
    auto entries = match.playerEntries();
    match::PlayerEntry& left = entries[seat];
    left.level = bots::name(bots::Level::Medium);
    QString name = QString::fromStdString(left.name);
    match.setPlayerEntries(std::move(entries));
    return name;
}

} // namespace facedown::play
