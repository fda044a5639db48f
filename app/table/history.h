#pragma once

#include <vector>

#include "core/game.h"

namespace facedown::table {

/// An event as one seat saw it.
template <core::Game G>
struct Happening
{
    struct Part
    {
        typename G::Step step;
        typename G::View view; ///< that the step left
    };

    core::Event<G> event;
    std::vector<Part> parts;
    typename G::View view; ///< when all is done and the next is to act
};

/// A match as one seat saw it, event by event.
template <core::Game G>
struct History
{
    typename G::View start;
    std::vector<Happening<G>> happenings;

    /// The view after so many events.
    const typename G::View& viewAfter(std::size_t count) const
    {
        return count == 0 ? start : happenings[count - 1].view;
    }
    const typename G::View& view() const { return viewAfter(happenings.size()); }
    /// The view before a step of an event, both counted from 0.
    const typename G::View& viewBefore(std::size_t event, std::size_t part) const
    {
        return part == 0 ? viewAfter(event) : happenings[event].parts[part - 1].view;
    }

    /// The first `count` events alone, as bots and hints read them.
    std::vector<core::Event<G>> events(std::size_t count) const
    {
        std::vector<core::Event<G>> events;
        events.reserve(count);
        for (std::size_t i = 0; i < count; ++i)
            events.push_back(happenings[i].event);
        return events;
    }
};

/// An event that comes after a state, as a seat sees it. Before: G::check(before, event) finds no
/// fault.
template <core::Game G>
Happening<G> happening(const typename G::State& before, const core::Event<G>& event,
                       core::Seat viewer)
{
    Happening<G> result{G::seen(before, event, viewer), {}, {}};
    typename G::State state = before;
    G::apply(state, event, [&](const typename G::State& after, const typename G::Step& step) {
        result.parts.push_back({G::seen(after, step, viewer), G::view(after, viewer)});
    });
    result.view = G::view(state, viewer);
    return result;
}

} // namespace facedown::table
