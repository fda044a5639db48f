#include "play/ladder.h"

#include <algorithm>
#include <iterator>

#include <QCoreApplication>

#include "play/characters.h"
#include "play/names.h"
#include "play/people.h"

namespace facedown::play {

namespace {

class LadderWords
{
    Q_DECLARE_TR_FUNCTIONS(Ladder)
};

constexpr std::size_t rungsOfLevel = 4;
constexpr std::size_t rungs = rungsOfLevel * std::size(bots::levels);

/// Those at the table for a rung beside the person, by their rungs.
std::vector<int> opponents(const table::GameInfo& info, int rung)
{
    std::vector<int> all;
    for (int other = rung; other >= 0; --other)
        all.push_back(other);
    for (int other = rung + 1; other < static_cast<int>(rungs); ++other)
        all.push_back(other);
    all.resize(static_cast<std::size_t>(info.minPlayers) - 1);
    return all;
}

/// Who sits at the table of a rung: the person first.
std::vector<match::PlayerEntry> players(const table::GameInfo& info, const std::vector<Rung>& all,
                                        const QString& person, int rung, const QString& face = {})
{
    QStringList faces = table::facesOf(info, false);
    std::vector<match::PlayerEntry> entries{{person.toStdString(), false, {}, {}}};
    for (const int other : opponents(info, rung)) {
        const Rung& bot = all[static_cast<std::size_t>(other)];
        entries.push_back({nameFor(bot, person).toStdString(), true,
                           nameOf(bot.level).toStdString(), bot.face.toStdString()});
        faces.removeAll(bot.face);
    }
    entries[0].face = (faces.contains(face) ? face : faces.value(0)).toStdString();
    return entries;
}

/// Whether those who sit at a table are the ones for a rung.
bool sit(const std::vector<match::PlayerEntry>& entries, const table::GameInfo& info,
         const std::vector<Rung>& all, int rung)
{
    if (entries.size() != static_cast<std::size_t>(info.minPlayers) || entries[0].bot)
        return false;
    const auto wanted = players(info, all, QString::fromStdString(entries[0].name), rung);
    return std::equal(entries.begin() + 1, entries.end(), wanted.begin() + 1, wanted.end());
}

/// Whether the first player of a match for a rung has won it alone.
bool climbs(const MatchResult& result, const table::GameInfo& info, const std::vector<Rung>& all,
            int rung)
{
    std::vector<match::PlayerEntry> entries;
    int winners = 0;
    for (const MatchResult::Player& player : result.players) {
        entries.push_back({player.name.toStdString(), !player.level.isEmpty(),
                           player.level.toStdString(), player.face.toStdString()});
        winners += player.won ? 1 : 0;
    }
    return winners == 1 && result.players[0].won && sit(entries, info, all, rung);
}

/// The rung for which a match was played that its first player has won alone.
std::optional<int> beaten(const match::Match& match)
{
    return match.over() && match.winners() == std::vector<int>{0} ? rungOf(match) : std::nullopt;
}

} // namespace

std::vector<Rung> ladder(const table::GameInfo& info)
{
    const QStringList faces = table::facesOf(info, true);
    std::vector<Rung> all;
    for (std::size_t i = 0; i < rungs; ++i) {
        const QString& face = faces[static_cast<qsizetype>(i) % faces.size()];
        // The first name of the house is that of the person who sits down first.
        all.push_back({i == 0 ? QStringLiteral("Ren") : usualName(i), face,
                       bots::levels[i / rungsOfLevel], temperOf(info, face)});
    }
    std::stable_sort(all.begin(), all.end(), [](const Rung& one, const Rung& other) {
        const auto place = [](const Rung& rung) {
            return std::pair(rung.level, rung.temper == bots::Temper::Bold);
        };
        return place(one) < place(other);
    });
    return all;
}

QString nameFor(const Rung& rung, const QString& person)
{
    return rung.name == person ? usualName(0) : rung.name;
}

match::Match ladderMatch(const table::GameInfo& info, const QString& person, int rung,
                         std::uint64_t seed, const QString& face)
{
    match::Match match =
        *match::Match::start(info.id.toStdString(), {{"players", info.minPlayers}}, seed);
    match.setPlayerEntries(players(info, ladder(info), person, rung, face));
    return match;
}

std::optional<int> rungOf(const match::Match& match)
{
    const std::vector<match::PlayerEntry>& entries = match.playerEntries();
    // It is asked at every event, and those of the ladder have the portraits they are known by.
    if (match.series() || entries.back().face.empty())
        return std::nullopt;
    const table::GameInfo info = table::gameInfo(gameOf(match));
    const std::vector<Rung> all = ladder(info);
    for (int rung = 0; rung < static_cast<int>(rungs); ++rung)
        if (sit(entries, info, all, rung))
            return rung;
    return std::nullopt;
}

QString rungNow(const match::Match& match)
{
    const auto rung = rungOf(match);
    //: A game on the ladder. %1 is its rung, %2 how many there are.
    return rung ? LadderWords::tr("Ladder, rung %1 of %2").arg(*rung + 1).arg(rungs) : QString();
}

QString rungBeaten(const match::Match& match)
{
    const auto rung = beaten(match);
    if (!rung)
        return {};
    //: A game on the ladder was won. %1 is who, %2 its rung, %3 how many there are.
    return LadderWords::tr("%1 has beaten rung %2 of %3 on the ladder")
        .arg(playerNames(match)[0], QString::number(*rung + 1), QString::number(rungs));
}

std::optional<match::Match> nextRung(const match::Match& match, std::uint64_t seed)
{
    const auto rung = beaten(match);
    if (!rung || *rung + 1 == static_cast<int>(rungs))
        return std::nullopt;
    const match::PlayerEntry& person = match.playerEntry(0);
    return ladderMatch(table::gameInfo(gameOf(match)), QString::fromStdString(person.name),
                       *rung + 1, seed, QString::fromStdString(person.face));
}

QString challenge(const QString& name)
{
    return LadderWords::tr("Play against %1").arg(name);
}

QMap<QString, int> climbed(const QList<MatchResult>& results, const table::GameInfo& info)
{
    const std::vector<Rung> all = ladder(info);
    QMap<QString, int> reached;
    for (const MatchResult& result : results) {
        if (result.game != info.id || result.players.isEmpty() ||
            !result.players[0].level.isEmpty())
            continue;
        int& rung = reached[result.players[0].name];
        if (rung < static_cast<int>(rungs) && climbs(result, info, all, rung))
            ++rung;
    }
    return reached;
}

} // namespace facedown::play
