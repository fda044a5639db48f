#pragma once

#include "app/table/scene.h"
#include "engine/steps.h"
#include "skull/skull.h"

namespace facedown::table {

/// The discs as they lie at a look.
inline skull::State asItLies(const core::Play<skull::Skull>& play, const Look& look)
{
    if (look.step < 0)
        return play.stateAfter(look.moment);
    const auto steps = test::stepsOf<skull::Skull>(play.stateAfter(look.moment - 1),
                                                   play.events()[look.moment - 1]);
    return steps[static_cast<std::size_t>(look.step)].second;
}

/// The same of the last event: what it turns up itself, or when all is done.
inline skull::State asItLies(const core::Play<skull::Skull>& play, Stop stop)
{
    const bool settled = stop == Stop::Settled || play.events().empty();
    return asItLies(play, Look{play.events().size(), settled ? Look::settled : 0});
}

/// Whether a seat may know what a disc is, by SK-70 and the protocol's word on the end.
inline bool mayKnow(const skull::State& state, core::Seat viewer, const PieceModel::Piece& disc)
{
    const skull::Tribe& tribe = state.table.tribe(disc.owner);
    if (disc.zone == PieceModel::Row)
        return false;
    if (viewer >= 0 && viewer % state.table.players == disc.owner % state.table.players)
        return true;
    if (disc.zone == PieceModel::Out)
        return false;
    if (disc.zone == PieceModel::OnMat && disc.place >= tribe.mat - tribe.open)
        return true;
    return state.table.phase == skull::Phase::Over;
}

inline bool isSkull(const skull::State& state, const PieceModel::Piece& disc)
{
    if (disc.zone == PieceModel::OnMat)
        return state.skull(disc.owner) == disc.place;
    return disc.zone == PieceModel::Hand && state.skull(disc.owner) == skull::inHand &&
           disc.place == disc.count - 1;
}

} // namespace facedown::table
