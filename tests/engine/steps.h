#pragma once

#include <utility>
#include <vector>

#include "core/game.h"

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

/// What kinds of steps they are, in their order.
auto kindsOf(const auto& steps)
{
    std::vector<decltype(steps.front().first.kind)> kinds;
    for (const auto& [step, state] : steps)
        kinds.push_back(step.kind);
    return kinds;
}

} // namespace facedown::test
