#include "play/figure_counter.h"

#include <utility>

#include "table/figures.h"

namespace facedown::play {

namespace {

using Figures = QList<std::pair<MatchId, QByteArray>>;

Done<QList<MatchId>> uncounted(const QString& connection)
{
    Statement found(connection, "SELECT id FROM match WHERE over = 1 AND id NOT IN (SELECT match "
                                "FROM figures WHERE version = ?) ORDER BY latest DESC");
    if (auto done = found.run({table::figuresVersion}); !done)
        return tl::unexpected(done.error());
    QList<MatchId> ids;
    while (found.next())
        ids << found.value(0).toLongLong();
    return ids;
}

/// Of a match that its rules do not allow there are none.
QByteArray figuresOf(const StoredMatch& stored)
{
    const auto match = recordOf(stored).and_then(match::Match::fromRecord);
    return match ? table::toText(table::figures(*match)) : QByteArray();
}

Done<void> note(const QString& connection, const Figures& figures)
{
    // Not of one that another copy has removed or gone on with meanwhile.
    Statement insert(connection, "INSERT OR REPLACE INTO figures SELECT id, ?, ? FROM match WHERE "
                                 "id = ? AND over = 1");
    for (const auto& [id, counts] : figures)
        if (auto done = insert.run({table::figuresVersion, QString::fromLatin1(counts), id}); !done)
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
    Figures figures;
    while (!left_.isEmpty() && figures.size() < atOnce) {
        const MatchId id = left_.takeFirst();
        if (const auto row = database_.read(id))
            figures.emplace_back(id, figuresOf(row->match));
    }
    const auto noted = database_.connection().and_then([&](const QString& connection) {
        return database_.all([&] { return note(connection, figures); });
    });
    if (!noted)
        left_.clear();
    return !left_.isEmpty();
}

} // namespace facedown::play
