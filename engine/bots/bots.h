#pragma once

#include "bots/geschenkt/bot.h"
#include "bots/nyet/bot.h"
#include "bots/skull/bot.h"

/// The bots of every game: whoever calls choose() includes this, so that each game's own is known
/// to be there.
namespace facedown::bots {

/// Null if nothing of this game is trained.
inline Trainer trainerOf(std::string_view game)
{
    constexpr std::pair<std::string_view, Trainer> trainers[] = {
        {geschenkt::Geschenkt::id, trainGeschenkt},
        {skull::Skull::id, trainSkull},
    };
    for (const auto& [name, trainer] : trainers)
        if (name == game)
            return trainer;
    return nullptr;
}

} // namespace facedown::bots
