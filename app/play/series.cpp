#include "play/series.h"

#include <QCoreApplication>

#include "play/people.h"
#include "table/table_words.h"

namespace facedown::play {

namespace {

class SeriesWords
{
    Q_DECLARE_TR_FUNCTIONS(Series)
};

/// The series of a match as it stands after it. Nothing if it is of none, or not over.
std::optional<match::Series> seriesAfter(const match::Match& match)
{
    if (!match.series() || !match.over())
        return std::nullopt;
    return match::after(*match.series(), match.winners());
}

/// Who has won how many games of it.
QString standing(const match::Series& series, const match::Match& match)
{
    const QStringList names = playerNames(match);
    QStringList won;
    for (qsizetype player = 0; player < names.size(); ++player)
        if (const int wins = series.wins[static_cast<std::size_t>(player)]; wins > 0)
            //: %1 is a player, %2 how many games they have won.
            won << SeriesWords::tr("%1 %2", "series").arg(names[player], QString::number(wins));
    return table::TableWords::items(won);
}

} // namespace

QString seriesName(int games)
{
    //: %1 is how many games are played at most.
    return games > 1 ? SeriesWords::tr("Best of %1").arg(games) : SeriesWords::tr("One game");
}

QString seriesNow(const match::Series& series)
{
    //: %1 is how many games are played at most, %2 which of them this is.
    return SeriesWords::tr("Best of %1, game %2").arg(series.games).arg(series.played + 1);
}

QString seriesNow(const match::Match& match)
{
    if (!match.series())
        return {};
    const match::Series& series = *match.series();
    const QString won = standing(series, match);
    if (won.isEmpty())
        return seriesNow(series);
    //: %1 is how many games are played at most, %2 which of them this is, %3 who has won how many.
    return SeriesWords::tr("Best of %1, game %2: %3")
        .arg(series.games)
        .arg(series.played + 1)
        .arg(won);
}

QString seriesStands(const match::Match& match)
{
    const auto after = seriesAfter(match);
    if (!after)
        return {};
    const match::Series& series = *after;
    const QStringList names = playerNames(match);
    const QString games = standing(series, match);
    QStringList won;
    for (const int winner : match::winners(series))
        won << names[winner];
    if (won.isEmpty())
        //: %1 is how many games are played at most, %2 how many have been, %3 who has won how many.
        return SeriesWords::tr("Best of %1, after game %2: %3")
            .arg(series.games)
            .arg(series.played)
            .arg(games);
    //: Several have won the series. %1 is who, %2 is who has won how many games.
    const QString shared = SeriesWords::tr("%1 share the series: %2");
    const QString one = SeriesWords::tr("%1 wins the series: %2");
    return (won.size() > 1 ? shared : one).arg(table::TableWords::names(won), games);
}

std::optional<match::Series> seriesToGoOn(const match::Match& match)
{
    auto series = seriesAfter(match);
    return series && match::winners(*series).empty() ? series : std::nullopt;
}

match::Match nextMatch(const match::Match& match, std::uint64_t seed)
{
    match::Match next = *match::Match::start(match.game(), match.options(), seed);
    next.setPlayerEntries(match.playerEntries());
    if (auto series = seriesToGoOn(match))
        next.setSeries(std::move(series));
    else if (!match.over())
        next.setSeries(match.series());
    else if (match.series())
        next.setSeries(
            match::Series{match.series()->games, 0, std::vector<int>(match.series()->wins.size())});
    return next;
}

} // namespace facedown::play
