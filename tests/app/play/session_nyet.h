#pragma once

#include "app/play/session_play.h"
#include "engine/nyet/nyet_game.h"

namespace facedown::play {

/// The same as a match of the session's; the first so many players are people.
inline match::Match matchAfter(const nyet::Game& game, int people)
{
    const nyet::Options options = nyet::Nyet::options(game.state());
    match::Match match = someNyet(options.players, people, 1, options.target);
    for (const auto& event : game.record().events())
        if (const auto done = match.apply(nyet::Nyet::text(event)); !done)
            qFatal("%s", done.error().message.c_str());
    return match;
}

/// The seats of whose hands any card is to be seen.
inline std::vector<int> seenHands(Table& table)
{
    std::vector<int> seats;
    for (const auto& piece : table.nyet().pieces()->pieces())
        if (piece.zone == table::PieceModel::Hand && !piece.face.isEmpty() &&
            std::find(seats.begin(), seats.end(), piece.seat) == seats.end())
            seats.push_back(piece.seat);
    return seats;
}

} // namespace facedown::play
