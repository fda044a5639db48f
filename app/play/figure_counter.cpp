#include "play/figure_counter.h"

#include "table/figures.h"

namespace facedown::play {

namespace {

struct Counted
{
    MatchId id;
    int version;
    QByteArray counts;
};

Done<QList<MatchId>> uncounted(const QString& connection)
{
    QList<MatchId> ids;
    Statement found(connection,
                    "SELECT id FROM match WHERE over = 1 AND game = ? AND id NOT IN (SELECT match "
                    "FROM counts WHERE version = ?) ORDER BY latest DESC");
    for (const std::string_view id : match::gameIds) {
        const QString game = QString::fromUtf8(id);
        if (auto done = found.run({game, table::figuresVersion(game)}); !done)
            return tl::unexpected(done.error());
        while (found.next())
            ids << found.value(0).toLongLong();
    }
    return ids;
}

/// Of a match that its rules do not allow there are none.
QByteArray figuresOf(const StoredMatch& stored)
{
    const auto match = recordOf(stored).and_then(match::Match::fromRecord);
    return match ? table::toText(table::figures(*match)) : QByteArray();
}

Done<void> note(const QString& connection, const QList<Counted>& figures)
{
    // Not of one that another copy has removed or gone on with meanwhile.
    Statement insert(connection, "INSERT OR REPLACE INTO counts SELECT id, ?, ? FROM match WHERE "
                                 "id = ? AND over = 1");
    for (const auto& [id, version, counts] : figures)
        if (auto done = insert.run({version, QString::fromLatin1(counts), id}); !done)
            return done;
    return {};
}

} // namespace

bool FigureCounter::begin()
{
    const bool counting = !left_.isEmpty();
    left_ = database_.connection().and_then(uncounted).value_or(QList<MatchId>());
    return !counting && !left_.isEmpty();
}

bool FigureCounter::goOn()
{
    constexpr qsizetype atOnce = 8;
    if (left_.isEmpty())
        return false;
    QList<Counted> figures;
    while (!left_.isEmpty() && figures.size() < atOnce) {
        const MatchId id = left_.takeFirst();
        if (const auto row = database_.read(id))
            figures << Counted{id, table::figuresVersion(row->match.game), figuresOf(row->match)};
    }
    const auto noted = database_.connection().and_then([&](const QString& connection) {
        return inTransaction(connection, [&] { return note(connection, figures); });
    });
    if (!noted)
        left_.clear();
    return !left_.isEmpty();
}

} // namespace facedown::play
