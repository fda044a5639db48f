#pragma once

#include <utility>
#include <vector>

#include "core/play.h"

namespace facedown::test {

/// The steps of an event with the states that they leave.
template <core::Game G>
using Steps = std::vector<std::pair<typename G::Step, typename G::State>>;

template <core::Game G>
Steps<G> stepsOf(const typename G::State& before, const core::Event<G>& event)
{
    Steps<G> steps;
    typename G::State state = before;
    G::apply(state, event, [&steps](const typename G::State& after, const typename G::Step& step) {
        steps.emplace_back(step, after);
    });
    return steps;
}

/// All that may be on the table while the last event is shown: the state before it, those that its
/// steps leave, and the one now.
template <core::Game G>
std::vector<typename G::State> momentsOf(const core::Play<G>& play)
{
    std::vector<typename G::State> states{play.state()};
    if (play.events().empty())
        return states;
    states.push_back(play.stateAfter(play.events().size() - 1));
    for (const auto& [step, state] : stepsOf<G>(states.back(), play.events().back()))
        states.push_back(state);
    return states;
}

/// What kinds of steps they are, in their order.
auto kindsOf(const auto& steps)
{
    std::vector<decltype(steps.front().first.kind)> kinds;
    for (const auto& [step, state] : steps)
        kinds.push_back(step.kind);
    return kinds;
}

} // namespace facedown::test
