#pragma once

#include "app/table/scene.h"
#include "engine/nyet/nyet_game.h"
#include "table/nyet/nyet_table.h"

namespace facedown::table {

using NyetPlay = core::Play<nyet::Nyet>;
using NyetShown = ShownTo<nyet::Nyet, NyetTable>;

/// Any event that may come now.
inline nyet::Nyet::Event anyEvent(const nyet::State& state, core::Random& random)
{
    using nyet::Nyet;
    if (Nyet::actor(state) == core::chance)
        return Nyet::sample(state, random);
    const auto legal = Nyet::legal(state);
    return legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
}

/// Of any number of players, over after a few rounds.
inline nyet::Options anyNyetOptions(core::Random& random)
{
    return {2 + random.below(4), 1 + random.below(20), random.below(2) == 0};
}

/// A state by itself, nothing being known of how it came about.
inline Scene<nyet::Nyet> sceneOf(const nyet::State& state, core::Seat viewer)
{
    using nyet::Nyet;
    Scene<Nyet> scene;
    scene.views = {Nyet::view(state, viewer)};
    scene.deed = scene.view();
    for (const Nyet::Decision& decision : Nyet::legal(state))
        if (const Nyet::Event event = decision; Nyet::seen(state, event, viewer) == event)
            scene.offered.push_back(decision);
    return scene;
}

/// The same with the event that comes next.
inline Scene<nyet::Nyet> sceneAfter(const nyet::State& before, std::string_view text,
                                    core::Seat viewer)
{
    using nyet::Nyet;
    const Nyet::Event event = *Nyet::parse(text);
    if (const auto error = Nyet::check(before, event))
        qFatal("%s", error->message.c_str());
    nyet::State after = before;
    core::apply<Nyet>(after, event);
    Scene<Nyet> scene = sceneOf(after, viewer);
    scene.views.insert(scene.views.begin(), Nyet::view(before, viewer));
    scene.events = {Nyet::seen(before, event, viewer)};
    scene.deed = Nyet::deed(before, event, viewer);
    return scene;
}

/// Hands as given and a phase before the tricks, on these terms; the start player is to act.
inline nyet::State choosing(nyet::Phase phase, const nyet::Terms& terms,
                            const std::vector<std::string>& hands)
{
    nyet::State state =
        nyet::Round({static_cast<int>(hands.size()), 0, false}, terms, 0, hands).state;
    state.table.phase = phase;
    if (phase > nyet::Phase::Team)
        state.table.team = static_cast<std::uint8_t>(1U << unsigned(terms.start));
    state.table.trick.leader = core::byte(core::nobody);
    return state;
}

} // namespace facedown::table
