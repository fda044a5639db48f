#pragma once

#include "core/play.h"
#include "skull/skull.h"
#include "table/table.h"

namespace facedown::table {

/// The discs as they lie while a deed is looked at, said once more in plain words: a flip or a
/// showing turns discs up, and the rest of what it brings comes after.
inline skull::State asItLies(const core::Play<skull::Skull>& play, Stop stop)
{
    const skull::State& after = play.state();
    if (stop == Stop::Settled || after.table.phase == skull::Phase::Over)
        return after;
    skull::State state = play.stateAfter(play.events().size() - 1);
    const auto* decision = std::get_if<skull::Decision>(&play.events().back());
    if (decision == nullptr)
        return after;
    if (decision->kind == skull::Decision::Kind::Flip)
        ++state.table.tribe(decision->value).open;
    else if (decision->kind == skull::Decision::Kind::Show)
        state.table.tribe(state.table.actor).open = state.table.tribe(state.table.actor).mat;
    else
        return after;
    return state;
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
