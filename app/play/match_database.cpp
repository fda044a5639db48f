#include "play/match_database.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QUrl>
#include <QUuid>

#include "play/match_schema.h"
#include "play/safe_file.h"

namespace facedown::play {

namespace {

/// As of a file of a saved game: far more than one needs.
constexpr qint64 largestMatch = 16 * 1024 * 1024;
constexpr qsizetype mostEvents = 1 << 18;

Done<void> writeEvents(const QString& connection, MatchId id, const QStringList& events, int from)
{
    Statement insert(connection, "INSERT INTO event (match, number, event) VALUES (?, ?, ?)");
    for (int number = from; number < events.size(); ++number)
        if (auto done = insert.run({id, number, events[number]}); !done)
            return done;
    return {};
}

Done<void> insertMatch(const QString& connection, MatchId id, const MatchDatabase::Row& row)
{
    const StoredMatch& match = row.match;
    auto done = run(connection,
                    "INSERT INTO match (id, game, players, header, over, played, copy, latest) "
                    "VALUES (?, ?, ?, ?, ?, ?, '', ?)",
                    {id, match.game, toColumn(match.players), QString::fromUtf8(match.header),
                     match.over, row.played.toMSecsSinceEpoch(), row.latest});
    return done ? writeEvents(connection, id, match.events, 0) : done;
}

} // namespace

MatchDatabase::MatchDatabase(QString folder)
    : folder_(std::move(folder))
    , file_(fileIn(folder_))
    , connection_(QUuid::createUuid().toString())
    , raw_(file_)
{
}

MatchDatabase::~MatchDatabase()
{
    close();
}

void MatchDatabase::close()
{
    open_ = false;
    if (QSqlDatabase::contains(connection_))
        QSqlDatabase::removeDatabase(connection_);
    raw_.close();
}

QString MatchDatabase::takePutAside()
{
    return std::exchange(putAside_, {});
}

bool MatchDatabase::vanished() const
{
    // SQLite would go on writing to a file that nobody will find again.
    struct stat now = {};
    return ::stat(QFile::encodeName(file_).constData(), &now) != 0 || now.st_dev != device_ ||
           now.st_ino != inode_;
}

Done<void> MatchDatabase::ready()
{
    if (open_ && !vanished() && !(readOnly_ && writable()))
        return {};
    close();
    auto opened = open();
    if (!opened)
        close();
    return opened;
}

bool MatchDatabase::writable() const
{
    // SQLite writes beside the file as well.
    return mayWrite(folder_) && mayWrite(file_);
}

Done<void> MatchDatabase::connect(const QString& name, const QString& options)
{
    close();
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_);
    database.setDatabaseName(name);
    database.setConnectOptions(options);
    if (!database.open())
        return tl::unexpected(faultOf(database.lastError()));
    return {};
}

Done<void> MatchDatabase::openReadOnly()
{
    auto opened = connect(file_, QStringLiteral("QSQLITE_OPEN_READONLY")).and_then([this] {
        return makeSchema(connection_);
    });
    if (opened)
        return opened;
    // What SQLite keeps beside the file may be missing: nobody can write now, so it does without.
    const QByteArray name = QUrl::fromLocalFile(file_).toEncoded() + "?immutable=1";
    return connect(QString::fromLatin1(name),
                   QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"))
        .and_then([this] { return makeSchema(connection_); });
}

Done<void> MatchDatabase::open()
{
    if (!makePrivateFolder(folder_))
        return tl::unexpected(unusable());
    // Made here, so that nobody else can read it; SQLite gives its other files the same rights.
    const QByteArray path = QFile::encodeName(file_);
    struct stat now = {};
    for (const char* beside : {"-journal", "-wal", "-shm"})
        if (::stat((path + beside).constData(), &now) == 0 && !S_ISREG(now.st_mode))
            return tl::unexpected(unusable());
    if (::stat(path.constData(), &now) != 0) {
        const int made = ::open(path.constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (made < 0)
            return tl::unexpected(errno == ENOSPC ? diskFull() : unusable());
        ::close(made);
    } else if (!S_ISREG(now.st_mode)) {
        return tl::unexpected(unusable());
    } else if ((now.st_mode & 077U) != 0) {
        ::chmod(path.constData(), now.st_mode & 0700U);
    }
    readOnly_ = !writable();
    if (::stat(path.constData(), &now) == 0) {
        device_ = now.st_dev;
        inode_ = now.st_ino;
    }
    auto opened =
        readOnly_ ? openReadOnly()
                  : connect(file_, QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000")).and_then([this] {
                        return prepare();
                    });
    if (!opened)
        return opened;
    if (vanished()) // another copy has put it aside meanwhile
        return tl::unexpected(unusable());
    open_ = true;
    ++opening_;
    return {};
}

Done<void> MatchDatabase::prepare()
{
    const auto renewing = [this](auto work) {
        auto done = work();
        return done ? done : renew(done.error()).and_then(work);
    };
    auto done = renewing([this] { return run(connection_, "PRAGMA journal_mode = WAL"); });
    if (!done && done.error().kind() == Reason::Kind::Damaged && putAside_.isEmpty() &&
        !vanished()) {
        close();
        return putAside() ? open() : done;
    }
    if (!done)
        return done;
    done = run(connection_, "PRAGMA synchronous = FULL");
    if (!done)
        return done;
    (void)run(connection_, "PRAGMA hard_heap_limit = 100000000");
    // A quarter of a megabyte: the system keeps the file's pages as well.
    (void)run(connection_, "PRAGMA cache_size = -256");
    return renewing([this] { return makeSchema(connection_); });
}

Reason MatchDatabase::unusable() const
{
    return {QT_TRANSLATE_NOOP("MatchStore", "the folder %1 cannot be used"),
            QDir::toNativeSeparators(folder_)};
}

QString MatchDatabase::freeName(const char* why) const
{
    QString name;
    for (int number = 1;
         name.isEmpty() || QFile::exists(name) || QFile::exists(name + QStringLiteral("-wal"));
         ++number)
        name =
            QStringLiteral("%1/matches-%2-%3.sqlite").arg(folder_, QLatin1String(why)).arg(number);
    return name;
}

bool MatchDatabase::putAside()
{
    const QString aside = freeName("unreadable");
    if (!QFile::rename(file_, aside))
        return false;
    for (const char* also : {"-wal", "-shm"})
        QFile::rename(file_ + QLatin1String(also), aside + QLatin1String(also));
    putAside_ = aside;
    return true;
}

Done<MatchDatabase::Row> MatchDatabase::read(MatchId id)
{
    return ready().and_then([&] { return read(connection_, id); });
}

Done<MatchDatabase::Row> MatchDatabase::read(const QString& connection, MatchId id)
{
    Row row;
    Statement found(
        connection,
        "SELECT game, players, header, over, copy, played, latest FROM match WHERE id = ?");
    if (auto done = found.run({id}); !done)
        return tl::unexpected(done.error());
    if (!found.next())
        return tl::unexpected(
            Reason(QT_TRANSLATE_NOOP("MatchStore", "it is no longer in the library")));
    row.match.game = found.value(0).toString();
    row.match.players = fromColumn(found.value(1).toString());
    row.match.header = found.value(2).toByteArray();
    qint64 size = row.match.header.size();
    row.match.over = found.value(3).toBool();
    row.copy = found.value(4).toString();
    row.played = QDateTime::fromMSecsSinceEpoch(found.value(5).toLongLong());
    row.latest = found.value(6).toLongLong();
    Statement events(connection, "SELECT event FROM event WHERE match = ? ORDER BY number");
    if (auto done = events.run({id}); !done)
        return tl::unexpected(done.error());
    while (size <= largestMatch && row.match.events.size() <= mostEvents && events.next()) {
        row.match.events << events.value(0).toString();
        size += row.match.events.back().size();
    }
    if (size > largestMatch || row.match.events.size() > mostEvents)
        return tl::unexpected(Reason(QT_TRANSLATE_NOOP("MatchStore", "it is too large")));
    if (auto done = events.ended(); !done)
        return tl::unexpected(done.error());
    return row;
}

bool MatchDatabase::has(MatchId id, int events) const
{
    if (!open_ || vanished())
        return true;
    Statement found(connection_, "SELECT count(*) FROM match JOIN event ON event.match = match.id "
                                 "WHERE match.id = ? AND number < ?");
    return !found.run({id, events}) || !found.next() || found.value(0).toInt() == events;
}

Done<void> MatchDatabase::write(MatchId id, const StoredMatch& match, int kept, const QString& copy,
                                const QString& before)
{
    return inTransaction(connection_, [&]() -> Done<void> {
        const int from = has(id, kept) ? kept : 0;
        Statement row(connection_,
                      "INSERT INTO match (id, game, players, header, over, played, copy, latest) "
                      "VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT max(coalesce(max(latest), 0), 0) + 1 "
                      "FROM match)) ON CONFLICT (id) DO UPDATE SET players = excluded.players, "
                      "header = excluded.header, over = excluded.over, played = excluded.played, "
                      "copy = excluded.copy, latest = excluded.latest WHERE copy IN (?, ?)");
        const auto now = QDateTime::currentMSecsSinceEpoch();
        auto done = row.run({id, match.game, toColumn(match.players),
                             QString::fromUtf8(match.header), match.over, now, copy, before, copy});
        if (done && row.changed() == 0)
            return tl::unexpected(
                Reason(QT_TRANSLATE_NOOP("MatchStore", "it is open in another window")));
        if (done)
            done =
                run(connection_, "DELETE FROM event WHERE match = ? AND number >= ?", {id, from});
        // What was counted when it was over before something was taken back.
        if (done)
            (void)run(connection_, "DELETE FROM counts WHERE match = ?", {id});
        return done ? writeEvents(connection_, id, match.events, from) : done;
    });
}

Done<bool> MatchDatabase::setCopy(MatchId id, const QString& copy, const QString& before)
{
    if (auto done = ready(); !done)
        return tl::unexpected(done.error());
    Statement update(connection_, "UPDATE match SET copy = ? WHERE id = ? AND copy = ?");
    if (auto done = update.run({copy, id, before}); !done)
        return tl::unexpected(done.error());
    return update.changed() > 0;
}

Done<void> MatchDatabase::leaveAll(const QString& copy)
{
    if (!open_)
        return {};
    return run(connection_, "UPDATE match SET copy = '' WHERE copy = ?", {copy});
}

Done<MatchId> MatchDatabase::like(const StoredMatch& match, Likeness likeness)
{
    Statement alike(connection_, "SELECT id FROM match WHERE game = ? AND header = ?");
    if (auto done = alike.run({match.game, QString::fromUtf8(match.header)}); !done)
        return tl::unexpected(done.error());
    while (alike.next()) {
        const MatchId id = alike.value(0).toLongLong();
        if (const auto row = read(id); row && likeness(row->match, match))
            return id;
    }
    return alike.ended().map([] { return noMatch; });
}

Done<MatchId> MatchDatabase::same(const StoredMatch& match)
{
    return ready().and_then([&] {
        return like(match, [](const StoredMatch& one, const StoredMatch& other) {
            return one.events == other.events;
        });
    });
}

Done<void> MatchDatabase::insertBehind(MatchId id, const StoredMatch& match,
                                       const QDateTime& played)
{
    Statement found(connection_, "SELECT min(coalesce(min(latest), 0), 0) - 1 FROM match");
    if (auto done = found.run(); !done)
        return done;
    const qint64 latest = found.next() ? found.value(0).toLongLong() : 0;
    return insertMatch(connection_, id, {match, {}, played, latest});
}

Done<QString> MatchDatabase::connection()
{
    return ready().map([this] { return connection_; });
}

Done<MatchDatabase::Row> MatchDatabase::remove(MatchId id, const QString& before)
{
    if (auto done = ready(); !done)
        return tl::unexpected(done.error());
    Done<Row> row;
    const auto done = inTransaction(connection_, [&]() -> Done<void> {
        row = read(id);
        if (!row)
            return tl::unexpected(row.error());
        Statement gone(connection_, "DELETE FROM match WHERE id = ? AND copy IN ('', ?)");
        if (auto ran = gone.run({id, before}); !ran)
            return ran;
        if (gone.changed() == 0)
            return tl::unexpected(
                Reason(QT_TRANSLATE_NOOP("MatchStore", "it is open in another window")));
        (void)run(connection_, "DELETE FROM counts WHERE match = ?", {id});
        return run(connection_, "DELETE FROM event WHERE match = ?", {id});
    });
    if (!done)
        return tl::unexpected(done.error());
    return row;
}

Done<void> MatchDatabase::putBack(MatchId id, const Row& removed)
{
    if (auto done = ready(); !done)
        return done;
    return inTransaction(connection_, [&] {
        return same(removed.match).and_then([&](MatchId there) {
            return there == noMatch ? insertMatch(connection_, id, removed) : Done<void>();
        });
    });
}

} // namespace facedown::play
