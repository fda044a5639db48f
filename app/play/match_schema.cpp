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

// Without the first, as on a full disk, the library is only slower; without the second, which is
// derived from the events, statistics tell less.
constexpr const char* besides[] = {
    "CREATE INDEX IF NOT EXISTS played ON match (played)",
    "CREATE TABLE IF NOT EXISTS counts (match INTEGER NOT NULL, version INTEGER NOT NULL, counts "
    "TEXT NOT NULL, PRIMARY KEY (match, version)) WITHOUT ROWID",
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
    for (const char* table : tables)
        if (auto done = run(connection, table); !done)
            return done;
    return run(connection, "PRAGMA user_version = 1");
}

Done<void> makeMissingTables(const QString& connection)
{
    // Another copy may have made them meanwhile.
    const auto version = schemaOf(connection);
    if (!version)
        return tl::unexpected(version.error());
    return *version == schema ? Done<void>() : makeTables(connection);
}

} // namespace

Done<int> checkSchema(const QString& connection)
{
    auto version = schemaOf(connection);
    if (!version)
        return version;
    // What computes may take for ever; this version makes nothing that does.
    Statement others(connection, "SELECT 1 FROM sqlite_master WHERE type IN ('view', 'trigger') "
                                 "OR sql LIKE '%VIRTUAL%' OR sql LIKE '%AS%(%' OR sql LIKE "
                                 "'%CHECK%(%' OR sql LIKE '%DEFAULT%(%' OR sql LIKE "
                                 "'CREATE%INDEX%(%(%'");
    if (const auto looked = others.run(); !looked)
        return tl::unexpected(looked.error());
    if (*version > schema || others.next())
        return tl::unexpected(Reason(
            QT_TRANSLATE_NOOP("MatchStore", "a newer version of facedown has written them")));
    return version;
}

Done<void> makeSchema(const QString& connection)
{
    const auto version = checkSchema(connection);
    if (!version)
        return tl::unexpected(version.error());
    if (*version != schema)
        if (auto made = inTransaction(connection, [&] { return makeMissingTables(connection); });
            !made)
            return made;
    for (const char* also : besides)
        (void)run(connection, also);
    return {};
}

Done<void> makeTablesAnew(const QString& connection)
{
    // DROP TABLE would follow what is damaged. What it leaves unused, VACUUM takes away.
    for (const char* step :
         {"PRAGMA writable_schema = ON",
          "DELETE FROM sqlite_master WHERE tbl_name IN ('match', 'event', 'looked_at', 'counts')",
          "PRAGMA writable_schema = RESET"})
        if (auto done = run(connection, step); !done)
            return done;
    auto done = makeTables(connection);
    for (const char* also : besides)
        if (done)
            done = run(connection, also);
    return done;
}

} // namespace facedown::play
