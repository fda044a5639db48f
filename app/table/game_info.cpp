#include "table/game_info.h"

#include <algorithm>

#include <QCoreApplication>

namespace facedown::table {

namespace {

/// How many people and how many bots are drawn.
constexpr int portraits = 6;
/// The target of Nyet! that the setup offers (NY-14).
constexpr int usualTarget = 100;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Games)
};

/// One overload for each game of match::Games; the pointer only picks it.
GameInfo infoOf(const core::Play<skull::Skull>*)
{
    GameInfo info;
    info.name = Words::tr("Skull");
    info.tagline = Words::tr("Bid on flowers, hide a skull.");
    info.facts = Words::tr("3–12 players · 15 minutes");
    info.key = QStringLiteral("S");
    info.usualPlayers = 4;
    info.advisedPlayers = 10;
    info.advice = Words::tr("More than ten can play, but rounds get long: ten or fewer is better.");
    info.options = {
        {"tribes", 1, 2, Words::tr("Two tribes each"),
         Words::tr("Everyone plays two tribes, facing each other. Up to six players."),
         core::maxSeats / 2},
        {"reveal", false, true, Words::tr("Show after a failure"),
         Words::tr("After a failed challenge the others may show what they had hidden.")},
    };
    return info;
}

GameInfo infoOf(const core::Play<geschenkt::Geschenkt>*)
{
    GameInfo info;
    info.name = Words::tr("Geschenkt");
    info.tagline = Words::tr("Nobody wants the cards. Saying no costs a chip.");
    info.facts = Words::tr("3–7 players · 20 minutes");
    info.key = QStringLiteral("G");
    info.usualPlayers = 4;
    info.advisedPlayers = 7;
    info.options = {
        {"variant", "base", "open", Words::tr("Three cards removed openly"),
         Words::tr("10, 20 and 30 leave the game in sight of all, and everyone has ten chips. "
                   "Up to five players."),
         5},
        {"open_chips", false, true, Words::tr("Open chips"),
         Words::tr("Everybody sees how many chips the others have.")},
    };
    return info;
}

GameInfo infoOf(const core::Play<nyet::Nyet>*)
{
    GameInfo info;
    info.name = Words::tr("Nyet!");
    info.tagline = Words::tr("Veto the rules, then win the tricks.");
    info.facts = Words::tr("2–5 players · 60 minutes");
    info.key = QStringLiteral("N");
    info.usualPlayers = 4;
    info.advisedPlayers = 5;
    info.options = {
        {"target", 0, usualTarget, Words::tr("First to %1 points").arg(usualTarget),
         Words::tr("The game ends after the round in which somebody gets there.")},
        {"no_trump", false, true, Words::tr("A round may be without trump"),
         Words::tr("The Trump row of the board has one more square: none.")},
    };
    for (const char* animal : {"wolf", "crane", "tiger", "bear", "eagle", "fox"})
        info.faces << QStringLiteral("nyet/face-%1").arg(QLatin1String(animal));
    return info;
}

template <core::Game G>
GameInfo fullInfo(const core::Play<G>* play)
{
    GameInfo info = infoOf(play);
    info.id = QString::fromUtf8(G::id.data(), static_cast<qsizetype>(G::id.size()));
    info.minPlayers = G::minPlayers;
    info.maxPlayers = G::maxPlayers;
    return info;
}

template <class... G>
std::vector<GameInfo> allInfos(const std::tuple<G...>*)
{
    return {fullInfo(static_cast<const core::Play<G>*>(nullptr))...};
}

} // namespace

std::vector<GameInfo> gameInfos()
{
    return allInfos(static_cast<const match::Games*>(nullptr));
}

GameInfo gameInfo(const QString& id)
{
    const auto infos = gameInfos();
    const auto found = std::find_if(infos.begin(), infos.end(),
                                    [&id](const GameInfo& info) { return info.id == id; });
    Q_ASSERT(found != infos.end());
    return *found;
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
