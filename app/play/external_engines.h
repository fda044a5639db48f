#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/outside.h"
#include "match/match.h"
#include "play/engine_worker.h"

namespace facedown::play {

/// The programs from outside that play at a table, one for each of their seats, started when the
/// seat is first to act and ended with this.
class ExternalEngines
{
public:
    /// What the bot in the seat to act has to think about, a program or a built-in one. If a
    /// program fails, the built-in bot that takes its seat decides instead, and the answer says
    /// what went wrong. Before: a bot's seat is to act.
    Job jobFor(const match::Match& match, const bots::Budget& budget);

    /// Tells all who have won; the programs end by themselves then, or are ended. Nothing if there
    /// are none.
    std::optional<Job> farewell(const std::vector<int>& winners);

private:
    /// A program that is started when it is asked for the first time, on the thread that asks.
    struct Program
    {
        std::string command;
        std::optional<bots::Outside> outside;
    };

    std::map<core::Seat, std::shared_ptr<Program>> programs_;
};

/// What a program did wrong, as the middle of a sentence.
QString inWords(ProgramFault fault);

/// A built-in bot of level medium takes the seat of a program. Returns the player's name.
QString replaceExternalEngine(match::Match& match, core::Seat seat);

} // namespace facedown::play
