#pragma once

#include <optional>

#include <QByteArray>
#include <QDateTime>
#include <QStringList>

#include "match/match.h"

namespace facedown::play {

/// By what the store knows a match; noMatch is none.
using MatchId = qint64;
constexpr MatchId noMatch = 0;

/// An id that no other match has.
MatchId newMatchId();

/// A match as the store has it.
struct StoredMatch
{
    QString game;
    QStringList players;
    QByteArray header; ///< its record but for the events, as text
    QStringList events;
    bool over = false;
};

/// Whether it has all events of another, and perhaps more.
inline bool goesOnFrom(const StoredMatch& match, const StoredMatch& earlier)
{
    return match.events.mid(0, earlier.events.size()) == earlier.events;
}

/// The same for all files with the same match, whatever they are called and however old they are.
QString contentOf(const StoredMatch& match);

/// A match for the store, with its events from that one on.
StoredMatch toStore(const match::Match& match, std::size_t from = 0);

/// The record of a match that is stored. Errors: BadJson.
core::Expected<match::Json> recordOf(const StoredMatch& stored);

/// The names of those who have won, as its header tells it.
QStringList winnersOf(const StoredMatch& stored);

/// The names of those who are bots, likewise.
QStringList botsOf(const StoredMatch& stored);

/// The series that a match is a game of, as its header tells it, as it stood before that game.
std::optional<match::Series> seriesOf(const StoredMatch& stored);
/// As it stands before the next game, if it is over and another is to be played.
std::optional<match::Series> seriesToGoOn(const StoredMatch& stored);

/// A day and a time, as they are shown.
QString dateOf(const QDateTime& time);

/// A match that waits to be gone on with, as the home page tells of it.
struct WaitingMatch
{
    MatchId id = noMatch;
    QString game;
    QStringList players;
    QDateTime played;      ///< when something happened in it last
    bool nextGame = false; ///< it is over: what waits is the next game of its series
    std::optional<match::Series> series{}; ///< that what waits is a game of, as it stands before
};

} // namespace facedown::play
