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

/// The same table when the last event has come to a step of that kind.
inline NyetTable& showStep(NyetShown& shown, nyet::Step::Kind kind)
{
    const auto& parts = shown.last().parts;
    const auto found = std::find_if(parts.begin(), parts.end(),
                                    [kind](const auto& part) { return part.step.kind == kind; });
    if (found == parts.end())
        qFatal("the last event has no step %d", int(kind));
    Look look;
    look.moment = shown.history().happenings.size();
    look.step = static_cast<int>(found - parts.begin());
    shown.table.show(shown.history(), look);
    return shown.table;
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

/// What a hint says for a decision.
inline QString why(const nyet::State& state, const QStringList& events)
{
    NyetShown shown(state.table.actor);
    shown.show(state);
    return shown.table.offers(events.front()) ? shown.table.reasonsFor(events).join(" ")
                                              : "not offered";
}
inline QString why(const nyet::State& state, const QString& event)
{
    return why(state, QStringList{event});
}
/// With all that led there.
inline QString why(const nyet::Game& game, const QString& event)
{
    NyetShown shown(game.state().table.actor);
    shown.show(game);
    return shown.table.offers(event) ? shown.table.reasonsFor({event}).join(" ") : "not offered";
}

/// Two against two: Ana and Cora, Bruno and Dan; Ana leads.
inline nyet::Round tricks(const nyet::Terms& terms, const std::vector<std::string>& hands)
{
    return {{4, 0, false}, terms, 0b0101, hands};
}

} // namespace facedown::table
