#include "play/match_database.h"

// Matches that come from files: those of earlier versions, and those that are imported.
namespace facedown::play {

Done<bool> MatchDatabase::hasLookedAt(const QString& file, const QString& stamp)
{
    if (auto done = ready(); !done)
        return tl::unexpected(done.error());
    Statement found(connection_, "SELECT 1 FROM looked_at WHERE file = ? AND stamp = ?");
    if (auto done = found.run({file, stamp}); !done)
        return tl::unexpected(done.error());
    const bool any = found.next();
    if (auto done = found.ended(); !done)
        return tl::unexpected(done.error());
    return any;
}

Done<void> MatchDatabase::takeOver(const QString& file, const QString& stamp,
                                   const StoredMatch* match, const QDateTime& played)
{
    if (auto done = ready(); !done)
        return done;
    return inTransaction(connection_, [&]() -> Done<void> {
        Statement note(connection_, "INSERT OR IGNORE INTO looked_at (file, stamp) VALUES (?, ?)");
        auto done = note.run({file, stamp});
        // Two copies may look at the same file at once.
        if (!done || note.changed() == 0 || match == nullptr)
            return done;
        // A copy of the folder may have given it another date, and it may have been taken out.
        done = note.run({QStringLiteral(""), contentOf(*match)});
        if (!done || note.changed() == 0)
            return done;
        return like(*match, goesOnFrom).and_then([&](MatchId there) {
            return there == noMatch ? insertBehind(newMatchId(), *match, played) : Done<void>();
        });
    });
}

Done<MatchId> MatchDatabase::add(MatchId id, const StoredMatch& match, const QDateTime& played)
{
    if (auto done = ready(); !done)
        return tl::unexpected(done.error());
    MatchId stored = id;
    const auto added = inTransaction(connection_, [&] {
        return same(match).and_then([&](MatchId there) {
            stored = there == noMatch ? id : there;
            return there == noMatch ? insertBehind(id, match, played) : Done<void>();
        });
    });
    return added.map([stored] { return stored; });
}

} // namespace facedown::play
