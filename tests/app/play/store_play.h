#pragma once

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

#include "app/play/session_play.h"
#include "play/match_store.h"

namespace facedown::play {

/// A match of bots alone that has been played to its end, or so many events of it.
inline match::Match played(std::uint64_t seed, std::size_t events = std::size_t(-1))
{
    return playedOn(someGeschenkt(4, 0, seed), events);
}

/// Runs statements from elsewhere on the matches in a folder. What the first row of the last says.
inline QVariant ask(const QString& folder, const QStringList& statements)
{
    QVariant answer;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", "elsewhere");
        database.setDatabaseName(folder + "/matches.sqlite");
        if (!database.open())
            qFatal("cannot be opened");
        QSqlQuery query(database);
        for (const QString& statement : statements)
            if (!query.exec(statement))
                qFatal("%s", qPrintable(query.lastError().text()));
        if (query.next())
            answer = query.value(0);
    }
    QSqlDatabase::removeDatabase("elsewhere");
    return answer;
}

/// A copy of the program, as far as its matches go.
struct Store
{
    explicit Store(const QString& folder, std::chrono::milliseconds retry = std::chrono::hours(1))
        : store(folder, nullptr, retry)
    {
        QObject::connect(&store, &MatchStore::kept, &store, [this](MatchId, quint64 request) {
            kept = request;
            answered = std::max(answered, request);
        });
        QObject::connect(&store, &MatchStore::notKept, &store,
                         [this](MatchId, quint64 request, const Reason& reason) {
                             answered = std::max(answered, request);
                             why = reason.said();
                         });
        QObject::connect(&store, &MatchStore::opened, &store,
                         [this](MatchId id, const SavedGame& game) {
                             opened = game;
                             decided = id;
                         });
        QObject::connect(&store, &MatchStore::notOpened, &store,
                         [this](MatchId id, const Reason& reason) {
                             why = reason.said();
                             decided = id;
                         });
        QObject::connect(&store, &MatchStore::listed, &store,
                         [this](const QList<WaitingMatch>& matches) {
                             waiting = matches;
                             ++lists;
                         });
        QObject::connect(&store, &MatchStore::unreadable, &store,
                         [this](const QString& file, const Reason& reason) {
                             unreadable << file;
                             why = reason.said();
                         });
        QObject::connect(&store, &MatchStore::putAside, &store,
                         [this](const QString& file) { aside << file; });
        QObject::connect(&store, &MatchStore::renewed, &store,
                         [this](const QString& damaged) { renewed << damaged; });
        QObject::connect(&store, &MatchStore::unreachable, &store,
                         [this](const Reason& reason) { unreachable << reason.said(); });
        until([this] { return lists > 0; });
    }

    template <class Condition>
    static void until(Condition condition)
    {
        if (!QTest::qWaitFor(condition, 30000))
            qFatal("the store does not answer");
    }

    /// Whether it is on the disk.
    bool keep(MatchId id, const match::Match& match, std::size_t from = 0)
    {
        const quint64 request = store.keep(id, match, from);
        until([&] { return answered >= request; });
        return kept == request;
    }

    /// What waits now.
    QList<MatchId> list()
    {
        const int before = lists;
        store.list();
        until([&] { return lists > before; });
        QList<MatchId> ids;
        for (const WaitingMatch& match : std::as_const(waiting))
            ids << match.id;
        return ids;
    }

    /// The record of a match that is opened; empty if it is not, for which there is a reason then.
    std::string open(MatchId id)
    {
        opened.reset();
        decided = noMatch;
        store.open(id);
        until([&] { return decided == id; });
        return opened ? opened->match.record().dump() : std::string();
    }

    MatchStore store;
    quint64 kept = 0; ///< the last request that was
    quint64 answered = 0;
    QString why; ///< something was not done
    int lists = 0;
    QList<WaitingMatch> waiting;
    MatchId decided = noMatch;
    std::optional<SavedGame> opened;
    QStringList unreadable;
    QStringList aside;
    QStringList renewed;
    QStringList unreachable;
};

} // namespace facedown::play
