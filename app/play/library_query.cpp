#include "play/library_query.h"

#include <QHash>
#include <QSet>

#include "match/games.h"

namespace facedown::play {

namespace {

/// Columns that are derived, of a match m. A header that came with a file may be anything.
constexpr const char* movesColumn = "coalesce((SELECT max(number) + 1 FROM event "
                                    "WHERE match = m.id), 0)";
constexpr const char* winnersColumn =
    "(SELECT json_group_array(json_extract(m.players, '$[' || value || ']')) FROM "
    "json_each(CASE WHEN json_valid(m.header) THEN m.header ELSE '{}' END, '$.result.winners'))";
constexpr const char* wonByKind =
    "EXISTS (SELECT 1 FROM json_each(CASE WHEN json_valid(m.header) THEN m.header ELSE '{}' END, "
    "'$.result.winners') WHERE json_extract(m.header, '$.seats[' || value || '].kind') = ?)";

/// A newer version with other games may share the data folder.
const QString& ofKnownGame()
{
    static const QString text = [] {
        QStringList ids;
        for (const std::string_view id : match::gameIds)
            ids << QStringLiteral("'%1'").arg(QString::fromUtf8(id));
        return QStringLiteral(" game IN (%1)").arg(ids.join(QStringLiteral(", ")));
    }();
    return text;
}

/// What is asked for, with a value for each mark.
struct Condition
{
    QString text;
    QVariantList values;
};

/// SQLite tells capitals only of the letters A to Z.
QSet<QString> spellings(const QString& word)
{
    const QString lower = word.toLower();
    return {word, lower, word.toUpper(), lower.left(1).toUpper() + lower.mid(1)};
}

void addWord(Condition& condition, const LibraryQuery::Word& word)
{
    const auto part = [](QString text) {
        for (const char* sign : {"\\", "%", "_"})
            text.replace(QLatin1String(sign), QLatin1Char('\\') + QLatin1String(sign));
        return QLatin1Char('%') + text + QLatin1Char('%');
    };
    condition.text += QStringLiteral(" AND (strftime('%Y-%m-%d', m.played / 1000, 'unixepoch', "
                                     "'localtime') LIKE ? ESCAPE '\\'");
    condition.values << part(word.text);
    for (const QString& spelling : spellings(word.text)) {
        condition.text += QStringLiteral(" OR EXISTS (SELECT 1 FROM json_each(m.players) WHERE "
                                         "value LIKE ? ESCAPE '\\')");
        condition.values << part(spelling);
    }
    for (const QString& game : word.games) {
        condition.text += QStringLiteral(" OR m.game = ?");
        condition.values << game;
    }
    condition.text += QLatin1Char(')');
}

Condition conditionOf(const LibraryQuery& query)
{
    Condition condition{QStringLiteral("FROM match m WHERE EXISTS (SELECT 1 FROM event WHERE "
                                       "match = m.id) AND") +
                            ofKnownGame(),
                        {}};
    if (!query.game.isEmpty()) {
        condition.text += QStringLiteral(" AND m.game = ?");
        condition.values << query.game;
    }
    if (query.state != LibraryQuery::Any) {
        condition.text += QStringLiteral(" AND m.over = ?");
        condition.values << (query.state != LibraryQuery::Unfinished);
    }
    if (query.state == LibraryQuery::WonByPerson || query.state == LibraryQuery::WonByBot) {
        condition.text += QStringLiteral(" AND ") + QLatin1String(wonByKind);
        condition.values << (query.state == LibraryQuery::WonByBot ? QStringLiteral("bot")
                                                                   : QStringLiteral("human"));
    }
    for (const MatchId id : query.without) {
        condition.text += QStringLiteral(" AND m.id <> ?");
        condition.values << id;
    }
    for (const LibraryQuery::Word& word : query.words)
        addWord(condition, word);
    return condition;
}

QString orderOf(const LibraryQuery& query)
{
    const auto column = [&]() -> QString {
        switch (query.order) {
        case LibraryQuery::Game:
            return QStringLiteral("m.game");
        case LibraryQuery::Players:
            return QStringLiteral("rtrim(m.players, ']') COLLATE NOCASE");
        case LibraryQuery::Result: // those without one last
            return QLatin1String(winnersColumn) + QStringLiteral(" COLLATE NOCASE");
        case LibraryQuery::Moves:
            return QLatin1String(movesColumn);
        default:
            return QStringLiteral("m.played");
        }
    };
    return QStringLiteral(" ORDER BY %1 %2, m.latest DESC")
        .arg(column(), query.rising ? QStringLiteral("ASC") : QStringLiteral("DESC"));
}

Done<ListedMatch> readListed(Statement& statement, MatchId id)
{
    if (auto done = statement.run({id}); !done)
        return tl::unexpected(done.error());
    ListedMatch match;
    match.id = id;
    if (!statement.next()) // another copy has removed it meanwhile
        return match;
    match.game = statement.value(0).toString();
    match.players = fromColumn(statement.value(1).toString());
    match.played = QDateTime::fromMSecsSinceEpoch(statement.value(2).toLongLong());
    match.over = statement.value(3).toBool();
    match.winners = fromColumn(statement.value(4).toString());
    match.moves = statement.value(5).toInt();
    const StoredMatch stored{match.game, match.players, statement.value(6).toByteArray(), {}};
    match.bots = botsOf(stored);
    match.series = seriesOf(stored);
    return match;
}

} // namespace

Done<FoundMatches> findMatches(const QString& connection, const LibraryQuery& query, int first,
                               int most)
{
    const Condition condition = conditionOf(query);
    FoundMatches found;
    Statement counted(connection, QStringLiteral("SELECT count(*) ") + condition.text);
    if (auto done = counted.run(condition.values); !done)
        return tl::unexpected(done.error());
    if (counted.next())
        found.count = counted.value(0).toInt();
    // What is derived is derived only for what is shown.
    Statement ids(connection, QStringLiteral("SELECT m.id ") + condition.text + orderOf(query) +
                                  QStringLiteral(" LIMIT ? OFFSET ?"));
    if (auto done = ids.run(condition.values + QVariantList{most, first}); !done)
        return tl::unexpected(done.error());
    Statement listed(connection,
                     QStringLiteral("SELECT m.game, m.players, m.played, m.over, %1, %2, m.header "
                                    "FROM match m WHERE m.id = ?")
                         .arg(QLatin1String(winnersColumn), QLatin1String(movesColumn)));
    while (ids.next()) {
        auto match = readListed(listed, ids.value(0).toLongLong());
        if (!match)
            return tl::unexpected(match.error());
        found.matches << *match;
    }
    if (auto done = ids.ended(); !done)
        return tl::unexpected(done.error());
    if (query.sought == noMatch)
        return found;
    Statement place(connection,
                    QStringLiteral("SELECT place FROM (SELECT m.id, row_number() OVER (%1) - 1 AS "
                                   "place %2) WHERE id = ?")
                        .arg(orderOf(query), condition.text));
    if (auto done = place.run(condition.values + QVariantList{query.sought}); !done)
        return tl::unexpected(done.error());
    if (place.next())
        found.place = place.value(0).toInt();
    return found;
}

Done<void> forUnfinished(const QString& connection,
                         const std::function<bool(const Waiting&)>& wanted)
{
    const auto waiting = [](const Statement& row, bool over) -> Waiting {
        const StoredMatch stored{row.value(1).toString(),
                                 fromColumn(row.value(2).toString()),
                                 row.value(5).toByteArray(),
                                 {},
                                 row.value(6).toBool()};
        return {{row.value(0).toLongLong(), stored.game, stored.players,
                 QDateTime::fromMSecsSinceEpoch(row.value(3).toLongLong()), over,
                 over ? seriesToGoOn(stored) : seriesOf(stored)},
                row.value(4).toString()};
    };
    Statement last(connection,
                   QStringLiteral("SELECT id, game, players, played, copy, header, over FROM match "
                                  "WHERE%1 ORDER BY latest DESC LIMIT 1")
                       .arg(ofKnownGame()));
    if (auto done = last.run(); !done)
        return done;
    if (last.next()) {
        const Waiting match = waiting(last, true);
        if (match.match.series && !wanted(match))
            return {};
    }
    Statement found(
        connection,
        QStringLiteral("SELECT id, game, players, played, copy, header, over FROM "
                       "match WHERE over = 0 AND EXISTS (SELECT 1 FROM event WHERE match = id) "
                       "AND%1 ORDER BY latest DESC")
            .arg(ofKnownGame()));
    if (auto done = found.run(); !done)
        return done;
    while (found.next())
        if (!wanted(waiting(found, false)))
            return {};
    return found.ended();
}

Done<MatchId> findGame(const QString& connection, const match::Series& series)
{
    Statement found(connection,
                    "SELECT id, players, header FROM match WHERE json_extract(CASE WHEN "
                    "json_valid(header) THEN header ELSE '{}' END, '$.series.last') = ? "
                    "ORDER BY latest DESC");
    if (auto done = found.run({QVariant::fromValue(qint64(series.last))}); !done)
        return tl::unexpected(done.error());
    while (found.next())
        if (seriesOf(
                {{}, fromColumn(found.value(1).toString()), found.value(2).toByteArray(), {}}) ==
            series)
            return found.value(0).toLongLong();
    return found.ended().map([] { return noMatch; });
}

Done<QList<MatchResult>> readResults(const QString& connection)
{
    // There may be no table of them, nor a row for a match.
    QHash<std::pair<MatchId, int>, QByteArray> figures;
    Statement counted(connection, "SELECT match, version, counts FROM counts");
    if (counted.run())
        while (counted.next())
            figures[{counted.value(0).toLongLong(), counted.value(1).toInt()}] =
                counted.value(2).toByteArray();
    // Whatever the clock does: of what was played here nothing is later than what followed it.
    Statement rows(connection,
                   QStringLiteral("SELECT header, players, id FROM match WHERE over = 1 AND%1 "
                                  "ORDER BY CASE WHEN latest > 0 THEN min(played) OVER (ORDER BY "
                                  "latest DESC) ELSE played END, latest")
                       .arg(ofKnownGame()));
    if (auto done = rows.run(); !done)
        return tl::unexpected(done.error());
    QList<MatchResult> results;
    while (rows.next()) {
        auto result = resultOf(rows.value(0).toByteArray(), fromColumn(rows.value(1).toString()));
        if (!result)
            continue;
        result->figures =
            figures.value({rows.value(2).toLongLong(), table::figuresVersion(result->game)});
        results << *result;
    }
    if (auto done = rows.ended(); !done)
        return tl::unexpected(done.error());
    return results;
}

} // namespace facedown::play
