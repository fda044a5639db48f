#include "table/game_info.h"
#include "table/skull/skull_words.h"

namespace facedown::table {

template <>
GameInfo infoOf<skull::Skull>()
{
    GameInfo info;
    info.name = SkullWords::tr("Skull");
    info.tagline = SkullWords::tr("Bid on flowers, hide a skull.");
    info.minutes = 15;
    info.key = QStringLiteral("S");
    info.usualPlayers = 4;
    info.advisedPlayers = 10;
    info.advice =
        SkullWords::tr("More than ten can play, but rounds get long: ten or fewer is better.");
    info.options = {
        {"tribes", 1, 2, SkullWords::tr("Two tribes each"),
         SkullWords::tr("Everyone plays two tribes, facing each other. Up to six players."),
         core::maxSeats / 2},
        {"reveal", false, true, SkullWords::tr("Reveal after a failure"),
         SkullWords::tr("After a failed challenge, the others may show their hidden discs.")},
    };
    return info;
}

} // namespace facedown::table
