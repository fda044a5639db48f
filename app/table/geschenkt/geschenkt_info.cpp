#include "table/game_info.h"
#include "table/geschenkt/geschenkt_words.h"

namespace facedown::table {

template <>
GameInfo infoOf<geschenkt::Geschenkt>()
{
    GameInfo info;
    info.name = GeschenktWords::tr("Geschenkt");
    info.tagline = GeschenktWords::tr("Refuse the cards while your chips last.");
    info.minutes = 7;
    info.key = QStringLiteral("G");
    info.usualPlayers = 4;
    info.advisedPlayers = 7;
    info.options = {
        {"variant", "base", "open", GeschenktWords::tr("Three cards removed face up"),
         GeschenktWords::tr("The 10, 20 and 30 are removed face up, and everyone starts with ten "
                            "chips. Up to five players."),
         5},
        {"open_chips", false, true, GeschenktWords::tr("Open chips"),
         GeschenktWords::tr("Everyone can see how many chips the others have.")},
    };
    return info;
}

} // namespace facedown::table
