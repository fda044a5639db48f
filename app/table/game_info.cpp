#include "table/game_info.h"

#include <algorithm>

#include <QCoreApplication>

namespace facedown::table {

namespace {

/// How many people and how many bots are drawn.
constexpr int portraits = 12;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Games)
};

template <core::Game G>
GameInfo fullInfo()
{
    GameInfo info = infoOf<G>();
    info.id = QString::fromUtf8(G::id);
    info.minPlayers = G::minPlayers;
    info.maxPlayers = G::maxPlayers;
    //: %1 to %2 can play; it takes %3 minutes.
    info.facts = Words::tr("%1–%2 players · %3 minutes")
                     .arg(info.minPlayers)
                     .arg(info.maxPlayers)
                     .arg(info.minutes);
    return info;
}

} // namespace

std::vector<GameInfo> gameInfos()
{
    std::vector<GameInfo> infos;
    match::forEachGame([&]<core::Game G>() { infos.push_back(fullInfo<G>()); });
    return infos;
}

GameInfo gameInfo(const QString& id)
{
    const auto infos = gameInfos();
    const auto found = std::ranges::find(infos, id, &GameInfo::id);
    Q_ASSERT(found != infos.end());
    return *found;
}

QStringList gamesToChoose()
{
    QStringList names{Words::tr("All games")};
    for (const GameInfo& info : gameInfos())
        names << info.name;
    return names;
}

QString gameAt(int place)
{
    const auto infos = gameInfos();
    const auto last = static_cast<int>(infos.size());
    return place > 0 ? infos[static_cast<std::size_t>(std::min(place, last)) - 1].id : QString();
}

int placeOf(const QString& id)
{
    const auto infos = gameInfos();
    const auto found = std::ranges::find(infos, id, &GameInfo::id);
    return found == infos.end() ? 0 : static_cast<int>(found - infos.begin()) + 1;
}

QStringList facesOf(const GameInfo& info, bool bot)
{
    if (!info.faces.isEmpty())
        return info.faces;
    QStringList faces;
    for (int number = 0; number < portraits; ++number)
        faces << (bot ? QStringLiteral("faces/bot-%1") : QStringLiteral("faces/person-%1"))
                     .arg(number);
    return faces;
}

QString faceOf(const GameInfo& info, bool bot, int player, const QString& chosen)
{
    const QStringList faces = facesOf(info, bot);
    return faces.contains(chosen) ? chosen : faces[player % faces.size()];
}

} // namespace facedown::table
