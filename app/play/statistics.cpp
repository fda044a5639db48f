#include "play/statistics.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "bots/bot.h"

namespace facedown::play {

namespace {

bool counts(const MatchResult& result, const StatisticsFilter& filter)
{
    const auto& players = result.players;
    const auto isBot = [](const auto& player) { return !player.level.isEmpty(); };
    const auto fits = [&](const auto& player) {
        return !isBot(player) || player.level == filter.level;
    };
    return (filter.game.isEmpty() || result.game == filter.game) &&
           (filter.players == 0 || players.size() == filter.players) &&
           (filter.level.isEmpty() || (std::any_of(players.begin(), players.end(), isBot) &&
                                       std::all_of(players.begin(), players.end(), fits)));
}

/// What is added up for one.
struct Sum
{
    Tally tally;
    double points = 0;
    int counted = 0;
};

void add(std::vector<table::Count>& sums, const std::vector<table::Count>& counts)
{
    sums.resize(std::max(sums.size(), counts.size()));
    for (std::size_t i = 0; i < counts.size(); ++i) {
        sums[i].sum += counts[i].sum;
        sums[i].cases += counts[i].cases;
    }
}

void add(Sum& sum, const MatchResult::Player& player, double par)
{
    Tally& tally = sum.tally;
    ++tally.games;
    tally.wins += player.won ? 1 : 0;
    tally.par += par;
    tally.streak = player.won ? tally.streak + 1 : 0;
    tally.longest = std::max(tally.longest, tally.streak);
    if (player.points) {
        sum.points += *player.points;
        ++sum.counted;
    }
}

} // namespace

std::optional<MatchResult> resultOf(const QByteArray& header, const QStringList& players)
{
    const QJsonObject record = QJsonDocument::fromJson(header).object();
    const QJsonObject result = record[u"result"].toObject();
    const QJsonArray winners = result[u"winners"].toArray();
    const QJsonArray scores = result[u"scores"].toArray();
    const QJsonArray seats = record[u"seats"].toArray();
    if (winners.isEmpty() || seats.size() < players.size())
        return std::nullopt;
    MatchResult match{record[u"game"].toString(), {}};
    for (int i = 0; i < players.size(); ++i) {
        MatchResult::Player player{players[i], {}, winners.contains(i), {}};
        player.face = seats[i][u"face"].toString();
        if (seats[i][u"kind"] == QLatin1String("bot"))
            player.level = seats[i][u"level"].toString(QStringLiteral("medium"));
        if (i < scores.size())
            player.points = scores[i].toInt();
        match.players << player;
    }
    return match;
}

QList<Tally> statistics(const QList<MatchResult>& results, const StatisticsFilter& filter)
{
    std::map<std::pair<QString, QString>, Sum> sums;
    for (const MatchResult& result : results) {
        if (!counts(result, filter))
            continue;
        const auto winners = std::count_if(result.players.begin(), result.players.end(),
                                           [](const auto& player) { return player.won; });
        const double par =
            static_cast<double>(winners) / static_cast<double>(result.players.size());
        // Those of different games are different ones.
        const auto figures =
            filter.game.isEmpty()
                ? std::vector<std::vector<table::Count>>()
                : table::readCounts(result.figures, static_cast<int>(result.players.size()));
        for (qsizetype i = 0; i < result.players.size(); ++i) {
            const MatchResult::Player& player = result.players[i];
            const QString name = player.level.isEmpty() ? player.name : QString();
            Sum& sum = sums[{player.level, name}];
            sum.tally.name = name;
            sum.tally.level = player.level;
            add(sum, player, par);
            if (!figures.empty())
                add(sum.tally.figures, figures[static_cast<std::size_t>(i)]);
        }
    }
    QList<Tally> tallies;
    for (auto& [key, sum] : sums) {
        if (sum.counted > 0)
            sum.tally.points = sum.points / sum.counted;
        tallies << sum.tally;
    }
    std::stable_sort(tallies.begin(), tallies.end(), [](const Tally& one, const Tally& other) {
        const auto place = [](const Tally& tally) {
            const auto level = bots::levelNamed(tally.level.toStdString());
            return std::tuple(!tally.level.isEmpty(), tally.level.isEmpty() ? -tally.games : 0,
                              level ? static_cast<int>(*level) : -1);
        };
        return place(one) < place(other);
    });
    return tallies;
}

} // namespace facedown::play
