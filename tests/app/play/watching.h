#pragma once

#include "app/play/session_play.h"
#include "engine/skull/skull_game.h"

namespace facedown::play {

/// Ana, the first of three players, is out: by another's skull unless said (SK-34).
inline match::Match anaIsOut(int people, const skull::Game& game = skull::outByOthersSkull())
{
    match::Match match = someMatch(3, people, 1);
    for (const auto& event : game.record().events())
        if (!match.apply(skull::Skull::text(event)))
            qFatal("she cannot be");
    return match;
}

} // namespace facedown::play
