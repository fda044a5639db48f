#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"
#include "match/state_json.h"

namespace facedown::match {

/// The lines that go to a bot from outside and come from it (the text protocol).

/// Asks what the seat to act would do: what it sees now, what it saw, and how long it may think.
/// Before: a seat is to act.
template <core::Game G>
std::string chooseLine(const typename G::State& state, core::History<G> history,
                       std::chrono::milliseconds time)
{
    const Seat seat = G::actor(state);
    return Json{{"cmd", "choose"},
                {"seat", seat},
                {"view", seenJson<G>(state, seat)},
                {"events", texts<G>(history)},
                {"ms", time.count()}}
        .dump();
}
std::string chooseLine(const Match& match, std::chrono::milliseconds time);

/// Tells the players who have won; nobody, if the match is not over.
std::string endLine(const std::vector<int>& winners);

/// The event in an answer. Whether it is one, and may come now, is another question.
/// Errors: BadJson, BadEvent if there is none.
Expected<std::string> eventIn(std::string_view answer);
/// The same, if it is one of these. Errors: Illegal too.
Expected<std::string> eventIn(std::string_view answer, const std::vector<std::string>& legal);

} // namespace facedown::match
