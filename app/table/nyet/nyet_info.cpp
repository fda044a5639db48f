#include "table/game_info.h"
#include "table/nyet/nyet_words.h"

namespace facedown::table {

template <>
GameInfo infoOf<nyet::Nyet>()
{
    constexpr int usualTarget = 100; // that the setup offers (NY-14)
    GameInfo info;
    info.name = NyetWords::tr("Nyet!");
    info.tagline = NyetWords::tr("Veto the rules, then win the tricks.");
    info.minutes = 40;
    info.key = QStringLiteral("N");
    info.usualPlayers = 4;
    info.advisedPlayers = 5;
    info.options = {
        {"target", 0, usualTarget, NyetWords::tr("Play to %1 points").arg(usualTarget),
         NyetWords::tr("The game ends after the round in which someone reaches that total.")},
        {"no_trump", false, true, NyetWords::tr("Rounds without trump"),
         NyetWords::tr(
             "The Trump row has one more square, “none”: a round may have no trump colour.")},
    };
    for (const char* animal : {"wolf", "crane", "tiger", "bear", "eagle", "fox"})
        info.faces << QStringLiteral("nyet/face-%1").arg(QLatin1String(animal));
    return info;
}

} // namespace facedown::table
