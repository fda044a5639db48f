#pragma once

#include "app/table/scene.h"
#include "skull/skull.h"

namespace facedown::table {

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
    if (disc.zone == PieceModel::Out)
        return state.skull(disc.owner) == skull::lost && disc.place == disc.count - 1;
    return disc.zone == PieceModel::Hand && state.skull(disc.owner) == skull::inHand &&
           disc.place == disc.count - 1;
}

} // namespace facedown::table
