#include <utility>

#include <QSet>

#include "play/match_database.h"
#include "play/match_schema.h"
#include "play/safe_file.h"

// What is done when parts of the file are no longer what was written.
namespace facedown::play {

namespace {

/// Whether the tables are as they should be, and their indexes agree with them.
bool isSound(const QString& connection)
{
    Statement amiss(connection, "SELECT 1 FROM sqlite_master, pragma_integrity_check(name) WHERE "
                                "type = 'table' AND integrity_check <> 'ok' LIMIT 1");
    return amiss.run() && !amiss.next() && amiss.ended();
}

/// A plain copy, on the disk and for its owner alone, or none.
Done<void> copyTo(const QString& name, QFile& file, const QString& folder)
{
    QFile copy(name);
    if (!file.isOpen() && !file.open(QIODevice::ReadOnly))
        return tl::unexpected(Reason(file.errorString()));
    if (!copy.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner))
        return tl::unexpected(Reason(copy.errorString()));
    const QByteArray all = file.seek(0) ? file.readAll() : QByteArray();
    Done<void> done = tl::unexpected(Reason(file.errorString()));
    if (all.size() == file.size())
        done = writeSafely(name, {all.constData(), static_cast<std::size_t>(all.size())}, folder)
                   .map_error([](const WriteFault& fault) { return fault.reason; });
    if (!done)
        copy.remove();
    return done;
}

/// Copies rows until one cannot be read, or is not the next that has the number in its second
/// column and something in its third. Returns whether that were all.
Done<bool> copyRows(const QString& from, const QString& select, const QVariantList& of,
                    const QString& to, const QString& insert, bool numbered = false)
{
    Statement rows(from, select);
    Statement copy(to, insert);
    auto read = rows.run(of);
    const int columns = rows.columns();
    bool gap = false;
    for (int number = 0; read && rows.next(); ++number) {
        gap = numbered && (rows.value(1) != QVariant(number) || rows.value(2).isNull());
        if (gap)
            break;
        QVariantList values;
        for (int column = 0; column < columns; ++column)
            values << rows.value(column);
        if (auto done = copy.run(values); !done)
            return tl::unexpected(done.error());
    }
    if (read)
        read = rows.ended();
    if (!read && read.error().kind() != Reason::Kind::Damaged)
        return tl::unexpected(read.error());
    return read && !gap;
}

/// The matches that can be found, by themselves and by their events, from both ends: there is no
/// way past what is damaged.
Done<QSet<MatchId>> findIds(const QString& connection)
{
    QSet<MatchId> ids;
    for (const char* by : {"SELECT id FROM match NOT INDEXED ORDER BY id",
                           "SELECT DISTINCT match FROM event ORDER BY match"})
        for (const char* order : {" ASC", " DESC"}) {
            Statement found(connection, QLatin1String(by) + QLatin1String(order));
            auto read = found.run();
            while (read && found.next())
                ids << found.value(0).toLongLong();
            if (read)
                read = found.ended();
            if (!read && read.error().kind() != Reason::Kind::Damaged)
                return tl::unexpected(read.error());
        }
    return ids;
}

} // namespace

QString MatchDatabase::takeDamaged()
{
    return std::exchange(damaged_, {});
}

Done<void> MatchDatabase::renew(const Reason& fault)
{
    if (fault.kind() != Reason::Kind::Damaged || renewed_ || readOnly_)
        return tl::unexpected(fault);
    // Without, nothing is read of a file that has lost its end.
    (void)run(connection_, "PRAGMA writable_schema = ON");
    auto done = inTransaction(connection_, [&]() -> Done<void> {
        if (vanished())
            return tl::unexpected(unusable());
        const auto checked = checkSchema(connection_);
        (void)run(connection_, "PRAGMA writable_schema = RESET");
        if (!checked)
            return tl::unexpected(checked.error());
        if (isSound(connection_)) // another copy has renewed it, or the last attempt
            return {};
        removeAside();
        const QString name = freeName("damaged");
        return keepDamaged(name).and_then([&] {
            aside_ = name;
            auto made = makeAnew();
            if (!made)
                removeAside();
            return made;
        });
    });
    (void)run(connection_, "PRAGMA writable_schema = RESET");
    // What failed for want of room may do later.
    renewed_ = done || done.error().kind() == Reason::Kind::Damaged;
    if (done) {
        damaged_ = std::exchange(aside_, {});
        (void)run(connection_, "VACUUM");
    }
    return done;
}

void MatchDatabase::removeAside()
{
    if (aside_.isEmpty())
        return;
    for (const char* part : {"", "-wal"})
        QFile::remove(aside_ + QLatin1String(part));
    aside_.clear();
}

Done<void> MatchDatabase::keepDamaged(const QString& name)
{
    // It stays open: closing it would take away SQLite's locks on it (fcntl), and another copy
    // could think itself the last.
    auto done = copyTo(name, raw_, folder_);
    if (QFile wal(file_ + QStringLiteral("-wal")); done && wal.size() > 0) {
        done = copyTo(name + QStringLiteral("-wal"), wal, folder_);
        if (!done)
            QFile::remove(name);
    }
    return done;
}

Done<void> MatchDatabase::makeAnew()
{
    // A connection that sees what was there before, whatever is written meanwhile.
    MatchDatabase before(folder_);
    const QString& from = before.connection_;
    auto done = before.connect(file_, QStringLiteral("QSQLITE_OPEN_READONLY"))
                    .and_then([&] { return run(from, "PRAGMA writable_schema = ON"); })
                    .and_then([&] { return makeTablesAnew(connection_); });
    for (const char* order : {"ASC", "DESC"})
        done = done.and_then([&]() -> Done<void> {
            return copyRows(from,
                            QStringLiteral("SELECT file, stamp FROM looked_at ORDER BY file %1, "
                                           "stamp %1")
                                .arg(QLatin1String(order)),
                            {}, connection_,
                            QStringLiteral("INSERT OR IGNORE INTO looked_at (file, stamp) VALUES "
                                           "(?, ?)"))
                .map([](bool) {});
        });
    const auto ids = findIds(from);
    if (done && !ids)
        return tl::unexpected(ids.error());
    if (done)
        for (const MatchId id : *ids)
            done = done.and_then([&] { return takeOver(from, connection_, id); });
    if (done)
        done = run(connection_, "DELETE FROM event WHERE match NOT IN (SELECT id FROM match)");
    return done && !isSound(connection_) ? tl::unexpected(damaged()) : done;
}

Done<void> MatchDatabase::takeOver(const QString& from, const QString& to, MatchId id)
{
    auto all = copyRows(from,
                        QStringLiteral("SELECT id, game, players, header, over, played, latest, "
                                       "copy FROM match NOT INDEXED WHERE id = ?"),
                        {id}, to,
                        QStringLiteral("INSERT OR IGNORE INTO match (id, game, players, header, "
                                       "over, played, latest, copy) VALUES (?, ?, ?, ?, ?, ?, ?, "
                                       "?)"));
    if (all)
        all = copyRows(from,
                       QStringLiteral("SELECT match, number, event FROM event WHERE match = ? "
                                      "ORDER BY number"),
                       {id}, to,
                       QStringLiteral("INSERT OR IGNORE INTO event (match, number, event) VALUES "
                                      "(?, ?, ?)"),
                       true);
    if (!all)
        return tl::unexpected(all.error());
    if (*all)
        return {};
    // Of a match that is not over, its beginning is one as well.
    if (const auto row = read(to, id); row && !row->match.over && !row->match.events.isEmpty() &&
                                       recordOf(row->match).and_then(match::Match::fromRecord))
        return {};
    return run(to, "DELETE FROM match WHERE id = ?", {id});
}

} // namespace facedown::play
