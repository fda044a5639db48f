#include "play/ladder.h"

#include <algorithm>
#include <iterator>

#include "play/characters.h"
#include "play/names.h"

namespace facedown::play {

namespace {

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

/// Whether somebody won alone against those of a rung; they sit at the table first.
bool climbs(const MatchResult& result, const table::GameInfo& info, const std::vector<Rung>& all,
            int rung)
{
    const std::vector<int> others = opponents(info, rung);
    if (result.players.size() != info.minPlayers || !result.players[0].won)
        return false;
    for (int player = 1; player < info.minPlayers; ++player) {
        const auto& bot = result.players[player];
        const Rung& other = all[static_cast<std::size_t>(others[std::size_t(player) - 1])];
        if (bot.won || bot.level != nameOf(other.level) ||
            table::faceOf(info, true, player, bot.face) != other.face)
            return false;
    }
    return true;
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
                         std::uint64_t seed)
{
    const std::vector<Rung> all = ladder(info);
    match::Match match =
        *match::Match::start(info.id.toStdString(), {{"players", info.minPlayers}}, seed);
    QStringList faces = table::facesOf(info, false);
    std::vector<match::PlayerEntry> entries{{person.toStdString(), false, {}, {}}};
    for (const int other : opponents(info, rung)) {
        const Rung& bot = all[static_cast<std::size_t>(other)];
        entries.push_back({nameFor(bot, person).toStdString(), true,
                           nameOf(bot.level).toStdString(), bot.face.toStdString()});
        faces.removeAll(bot.face);
    }
    entries[0].face = faces.value(0).toStdString();
    match.setPlayerEntries(std::move(entries));
    return match;
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
        if (rung < static_cast<int>(all.size()) && climbs(result, info, all, rung))
            ++rung;
    }
    return reached;
}

} // namespace facedown::play
