#pragma once

#include <cassert>
#include <vector>

#include "core/game.h"

namespace facedown::core {

/// A game being played, with what each seat has seen of it so far: bots need their history at every
/// decision, and long runs stay quick when it need not be put together anew.
template <Game G>
class SeenPlay
{
public:
    /// Before: G::check(options) finds no fault.
    explicit SeenPlay(const typename G::Options& options)
        : state_(G::start(options))
        , histories_(static_cast<std::size_t>(G::seats(options)))
    {
    }

    const typename G::State& state() const { return state_; }
    const std::vector<Event<G>>& events() const { return events_; }
    Seat actor() const { return G::actor(state_); }
    bool over() const { return actor() == nobody; }

    /// What the seat to act knows now, and what it saw so far. Before: a seat is to act.
    typename G::View view() const { return G::view(state_, actor()); }
    History<G> history() const
    {
        assert(actor() >= 0);
        return histories_[static_cast<std::size_t>(actor())];
    }

    /// Applies an event that may come now; otherwise says why not and changes nothing.
    std::optional<Error> apply(const Event<G>& event)
    {
        if (auto error = G::check(state_, event))
            return error;
        for (std::size_t seat = 0; seat < histories_.size(); ++seat)
            histories_[seat].push_back(G::seen(state_, event, static_cast<Seat>(seat)));
        events_.push_back(event);
        core::apply<G>(state_, event);
        return std::nullopt;
    }

private:
    typename G::State state_;
    std::vector<Event<G>> events_;
    std::vector<std::vector<Event<G>>> histories_; ///< one for each seat
};

} // namespace facedown::core
