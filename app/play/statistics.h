#pragma once

#include <optional>
#include <vector>

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include "table/figures.h"

namespace facedown::play {

/// How a match came out, and for whom.
struct MatchResult
{
    struct Player
    {
        QString name;
        QString level; ///< of a bot; empty for a person
        bool won = false;
        std::optional<int> points;
        QString face{}; ///< that was chosen; empty for the usual one
    };

    QString game;
    QList<Player> players;
    QByteArray figures{}; ///< of the players, as table::toText() writes them; empty if unknown
};

/// What a header of a finished match tells, of which the players are known by name; nothing if it
/// tells of no result.
std::optional<MatchResult> resultOf(const QByteArray& header, const QStringList& players);

/// Which matches count.
struct StatisticsFilter
{
    QString game;    ///< empty for all
    int players = 0; ///< so many; 0 for any number
    QString level;   ///< with bots, all of this level; empty for all
};

/// What became of somebody: of a person, or of all bots of a level.
struct Tally
{
    QString name;  ///< empty for bots
    QString level; ///< empty for a person
    int games = 0;
    int wins = 0;
    double par = 0;               ///< as many wins as their share of the players would have brought
    std::optional<double> points; ///< on average; none where none were counted
    int streak = 0;               ///< won one after the other up to now
    int longest = 0;              ///< the longest there has been
    /// The figures of the game that is asked for, added up; none that nothing is known of.
    std::vector<table::Count> figures{};
};

/// Of people, those who played most first, then of the levels of bots, the easiest first. The
/// results stand in the order in which they were played.
QList<Tally> statistics(const QList<MatchResult>& results, const StatisticsFilter& filter = {});

} // namespace facedown::play
