#pragma once

#include "app/table/geschenkt/geschenkt_truth.h"
#include "engine/steps.h"
#include "match/match.h"

namespace facedown::play {

/// A match of G twice, in which all is the same but what one seat may not know (core::nobody: what
/// not everybody knows). What was seen so far is told of the match as it was: only from the next
/// event on, goOn(), is anything shown of what was drawn anew.
template <core::Game G>
class Twins
{
    using State = typename G::State;
    using Event = core::Event<G>;

public:
    /// Draws anew what is hidden from the viewer.
    Twins(const match::Match& match, core::Seat viewer, core::Random& random)
        : one(match)
        , other(match)
        , viewer_(viewer)
        , random_(random)
    {
        // Nothing but a test reaches into a match; the states before are as they were seen.
        const_cast<State&>(now(other)) = drawnAnew();
    }

    bool differ() const { return !(now(one) == now(other)); }

    /// Something happens in both that the viewer cannot tell from each other, and that may be
    /// another thing in each. False if nothing that would is found.
    bool goOn()
    {
        std::vector<std::pair<Event, Seen>> likes;
        for (const Event& like : possible(now(other)))
            likes.emplace_back(like, seen(now(other), like));
        for (const Event& event : possible(now(one)))
            for (const auto& [like, asSeen] : likes)
                if (seen(now(one), event) == asSeen)
                    return apply(one, event) && apply(other, like);
        return false;
    }

    match::Match one;
    match::Match other;

private:
    static const core::Play<G>& play(const match::Match& match)
    {
        return std::get<core::Play<G>>(match.play());
    }
    static const State& now(const match::Match& match) { return play(match).state(); }

    State drawnAnew()
    {
        const State& state = now(one);
        // Where all that is hidden follows from what was seen, nothing else can be drawn from that.
        if constexpr (requires { otherwise(state, viewer_, random_); })
            return otherwise(state, viewer_, random_);
        else
            return G::determinize(G::view(state, viewer_), play(one).seenBy(viewer_), random_);
    }

    /// Some of what may come, in any order.
    std::vector<Event> possible(const State& state)
    {
        std::vector<Event> events;
        if (G::actor(state) == core::chance)
            for (int i = 0; i < 20; ++i)
                events.push_back(G::sample(state, random_));
        else
            for (const auto& decision : G::legal(state))
                events.push_back(decision);
        core::shuffle(events, random_);
        return events;
    }

    /// All that the viewer sees of an event: what it is, how it unfolds and what it leaves.
    struct Seen
    {
        Event event;
        std::vector<std::pair<typename G::View, typename G::Step>> steps;
        bool operator==(const Seen&) const = default;
    };
    Seen seen(const State& before, const Event& event) const
    {
        Seen all{G::seen(before, event, viewer_), {}};
        for (const auto& [step, state] : test::stepsOf<G>(before, event))
            all.steps.emplace_back(G::view(state, viewer_), G::seen(state, step, viewer_));
        return all;
    }

    static bool apply(match::Match& match, const Event& event)
    {
        return match.apply(G::text(event)).has_value();
    }

    core::Seat viewer_;
    core::Random& random_;
};

/// Seats a person for whom it is shown, and bots or people in all other seats.
inline void seat(match::Match& match, core::Seat viewer, bool othersAreBots)
{
    auto entries = match.playerEntries();
    for (core::Seat seat = 0; seat < match.seats(); ++seat) {
        match::PlayerEntry& entry = entries[std::size_t(seat)];
        const bool looks = viewer >= 0 && match.playerOf(seat) == match.playerOf(viewer);
        entry.bot = othersAreBots && !looks;
        entry.level = entry.bot ? "easy" : "";
    }
    match.setPlayerEntries(std::move(entries));
}

/// Whether the player of a seat is to act.
inline bool isToAct(const match::Match& match, core::Seat seat)
{
    return seat >= 0 && match.actor() >= 0 && match.playerOf(match.actor()) == match.playerOf(seat);
}

} // namespace facedown::play
