#pragma once

#include <map>
#include <memory>

#include "bots/bot.h"
#include "bots/outside.h"
#include "match/match.h"

namespace facedown::cli {

/// The bots that a console asks, with the programs that it has started for them: one for each seat
/// and bot of a match.
class ConsoleBots
{
public:
    /// What the bot that the command names would do for the seat to act, told only what that seat
    /// may know: event, policy and values. Errors: those of the command; BadOption too if a
    /// program fails, which is then started anew when it is asked again; Illegal if no seat is to
    /// act.
    core::Expected<match::Json> ask(const match::Match& match, const match::Json& command);

    /// The match is over for the bots: ends the programs.
    void end(const match::Match& match);

private:
    core::Expected<match::Json> askOutside(const match::Match& match, const std::string& bot,
                                           std::chrono::milliseconds time);

    bots::Memory memory_;
    std::map<std::pair<core::Seat, std::string>, std::unique_ptr<bots::Outside>> programs_;
};

} // namespace facedown::cli
