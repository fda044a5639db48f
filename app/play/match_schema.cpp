#include "play/match_schema.h"

namespace facedown::play {

namespace {

constexpr int schema = 1;

// `latest` orders the matches whatever the clock does; those taken over from files come last.
constexpr const char* tables[] = {
    "CREATE TABLE match (id INTEGER PRIMARY KEY, game TEXT NOT NULL, players TEXT NOT NULL, "
    "header TEXT NOT NULL, over INTEGER NOT NULL, played INTEGER NOT NULL, latest INTEGER NOT "
    "NULL, copy TEXT NOT NULL)",
    "CREATE INDEX unfinished ON match (over, latest)",
    "CREATE INDEX latest ON match (latest)",
    "CREATE TABLE event (match INTEGER NOT NULL, number INTEGER NOT NULL, event TEXT NOT NULL, "
    "PRIMARY KEY (match, number)) WITHOUT ROWID",
    "CREATE TABLE looked_at (file TEXT NOT NULL, stamp TEXT NOT NULL, PRIMARY KEY (file, stamp)) "
    "WITHOUT ROWID",
};

Done<int> schemaOf(const QString& connection)
{
    Statement found(connection, "PRAGMA user_version");
    if (auto done = found.run(); !done)
        return tl::unexpected(done.error());
    return found.next() ? found.value(0).toInt() : 0;
}

Done<void> makeTables(const QString& connection)
{
    // Another copy may have made them meanwhile.
    const auto version = schemaOf(connection);
    if (!version)
        return tl::unexpected(version.error());
    if (*version == schema)
        return {};
    for (const char* table : tables)
        if (auto done = run(connection, table); !done)
            return done;
    return run(connection, "PRAGMA user_version = 1");
}

} // namespace

Done<void> makeSchema(const QString& connection)
{
    const auto version = schemaOf(connection);
    if (!version)
        return tl::unexpected(version.error());
    // What computes may take for ever; this version makes nothing that does.
    Statement others(connection, "SELECT 1 FROM sqlite_master WHERE type IN ('view', 'trigger') "
                                 "OR sql LIKE '%VIRTUAL%' OR sql LIKE '%AS%(%' OR sql LIKE "
                                 "'%CHECK%(%' OR sql LIKE '%DEFAULT%(%' OR sql LIKE "
                                 "'CREATE%INDEX%(%(%'");
    if (auto looked = others.run(); !looked)
        return looked;
    if (*version > schema || others.next())
        return tl::unexpected(Reason(
            QT_TRANSLATE_NOOP("MatchStore", "a newer version of facedown has written them")));
    if (*version != schema)
        if (auto made = inTransaction(connection, [&] { return makeTables(connection); }); !made)
            return made;
    // Without the first, as on a full disk, the library is only slower; without the second, which
    // is derived from the events, statistics tell less.
    (void)run(connection, "CREATE INDEX IF NOT EXISTS played ON match (played)");
    (void)run(connection, "CREATE TABLE IF NOT EXISTS counts (match INTEGER NOT NULL, version "
                          "INTEGER NOT NULL, counts TEXT NOT NULL, PRIMARY KEY (match, version)) "
                          "WITHOUT ROWID");
    return {};
}

} // namespace facedown::play
