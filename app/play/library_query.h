#pragma once

#include <functional>
#include <utility>

#include <QList>

#include "play/statement.h"
#include "play/statistics.h"
#include "play/stored_match.h"

namespace facedown::play {

/// Which of the matches that are stored are wanted, and in which order.
struct LibraryQuery
{
    enum State { Any, Unfinished, Finished, WonByPerson, WonByBot };
    enum Order { Played, Game, Players, Result, Moves };

    /// To be found in the name of a player, in the date, or in the names of these games.
    struct Word
    {
        QString text;
        QStringList games;
    };

    QList<Word> words; ///< all of them
    QString game;      ///< its id; empty for any
    State state = Any;
    Order order = Played;
    bool rising = false;
    QList<MatchId> without{}; ///< these
    MatchId sought = noMatch; ///< whose place is asked for
};

/// A match as a list tells of it.
struct ListedMatch : WaitingMatch
{
    bool over = false;
    QStringList winners;
    QStringList bots; ///< those of the players who are
    int moves = 0;    ///< how many events it has
};

struct FoundMatches
{
    int count = 0; ///< in all
    QList<ListedMatch> matches;
    int place = -1; ///< of the one that is sought; -1 if it is none of them
};

/// A file whose match was not added to those that are stored, and why.
using NotImported = std::pair<QString, Reason>;

/// What came of files that were imported; a match that is in several counts once.
struct Imported
{
    QList<MatchId> added;
    QList<MatchId> known; ///< were stored before
    QList<NotImported> failed;
};

/// Of those found, `most` from the `first` on; no other rows are read. Those without an event are
/// none. Before: the connection is one to a database of matches.
Done<FoundMatches> findMatches(const QString& connection, const LibraryQuery& query, int first,
                               int most);

struct Waiting
{
    WaitingMatch match;
    QString copy; ///< of the program, that has it or had it open; empty if none
};
/// Matches with events that are not over, the one played last first, as long as they are wanted. If
/// the very last match is over and its series is not, that comes first.
Done<void> forUnfinished(const QString& connection,
                         const std::function<bool(const Waiting&)>& wanted);

/// The match that is a game of a series as it stands there, after another that is stored: of
/// several the one played last. noMatch if there is none.
Done<MatchId> findGame(const QString& connection, const match::Series& series);

/// Of all matches that are finished, in the order in which they were played.
Done<QList<MatchResult>> readResults(const QString& connection);

} // namespace facedown::play
