#pragma once

#include <set>
#include <string>
#include <string_view>

#include <QtCore/qglobal.h>

#include "core/play.h"
#include "engine/show.h"
#include "engine/steps.h"

namespace facedown::test {

using Texts = std::set<std::string>;

/// A game of any kind for a test, its events as text.
template <core::Game G>
class TextGame
{
public:
    explicit TextGame(const typename G::Options& options = {})
        : play_(options)
    {
    }

    /// Applies events, parted by ", ". One that is not legal ends the test program.
    TextGame& play(std::string_view events)
    {
        while (!events.empty()) {
            const std::size_t comma = events.find(", ");
            const std::string event(events.substr(0, comma));
            if (const std::string error = refusal(event); !error.empty())
                qFatal("%s", error.c_str());
            play_.apply(*G::parse(event));
            events = comma == std::string_view::npos ? "" : events.substr(comma + 2);
        }
        return *this;
    }

    TextGame& times(int count, std::string_view events)
    {
        for (int i = 0; i < count; ++i)
            play(events);
        return *this;
    }

    /// Why the event may not come now, as the player reads it; empty if it may.
    std::string refusal(std::string_view text) const
    {
        const auto event = G::parse(text);
        if (!event)
            return event.error().message;
        const auto error = G::check(state(), *event);
        return error ? error->message : std::string{};
    }

    /// What may come now, whoever is to act.
    Texts legal() const
    {
        Texts texts;
        for (const auto& decision : G::legal(state()))
            texts.insert(G::text(decision));
        const auto outcomes = G::outcomes(state());
        for (const auto& outcome : *outcomes)
            texts.insert(G::text(outcome));
        return texts;
    }

    const typename G::State& state() const { return play_.state(); }
    const core::Play<G>& record() const { return play_; }
    /// Of the last event. Before: there is one.
    Steps<G> lastSteps() const
    {
        const auto& events = play_.events();
        return stepsOf<G>(play_.stateAfter(events.size() - 1), events.back());
    }
    core::Seat actor() const { return G::actor(state()); }
    typename G::View view(core::Seat viewer) const { return G::view(state(), viewer); }

private:
    core::Play<G> play_;
};

} // namespace facedown::test
