#pragma once

#include <cassert>
#include <utility>
#include <vector>

#include "core/game.h"

namespace facedown::core {

/// A game being played: its options, its events from the first on, and the state after each.
template <Game G>
class Play
{
public:
    /// Before: G::check(options) finds no fault.
    explicit Play(const typename G::Options& options)
        : states_{G::start(options)}
    {
    }

    typename G::Options options() const { return G::options(state()); }
    const typename G::State& state() const { return states_.back(); }
    /// The state after the first `count` events. Before: 0 <= count <= events().size().
    const typename G::State& stateAfter(std::size_t count) const { return states_[count]; }
    const std::vector<Event<G>>& events() const { return events_; }

    /// Applies an event that may come now; otherwise says why not and changes nothing.
    std::optional<Error> apply(const Event<G>& event)
    {
        if (auto error = G::check(state(), event))
            return error;
        typename G::State next = state();
        core::apply<G>(next, event);
        states_.push_back(next);
        events_.push_back(event);
        return std::nullopt;
    }

    /// Takes the last event back. Before: there is one.
    void undo()
    {
        assert(!events_.empty());
        events_.pop_back();
        states_.pop_back();
    }

    /// The history of a seat: every event so far as that seat saw it.
    std::vector<Event<G>> seenBy(Seat seat) const
    {
        std::vector<Event<G>> seen;
        seen.reserve(events_.size());
        for (std::size_t i = 0; i < events_.size(); ++i)
            seen.push_back(G::seen(states_[i], events_[i], seat));
        return seen;
    }

private:
    std::vector<typename G::State> states_;
    std::vector<Event<G>> events_;
};

} // namespace facedown::core
