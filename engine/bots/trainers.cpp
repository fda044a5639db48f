#include "bots/trainers.h"

#include "bots/geschenkt/bot.h"
#include "bots/skull/bot.h"

namespace facedown::bots {

Trainer trainerOf(std::string_view game)
{
    constexpr std::pair<std::string_view, Trainer> trainers[] = {
        {"geschenkt", trainGeschenkt},
        {"skull", trainSkull},
    };
    for (const auto& [name, trainer] : trainers)
        if (name == game)
            return trainer;
    return nullptr;
}

} // namespace facedown::bots
