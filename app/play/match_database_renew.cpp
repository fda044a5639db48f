#include "play/match_database.h"

// What is done when parts of the file are no longer what was written.
namespace facedown::play {

bool MatchDatabase::isDamaged() const
{
    Statement check(connection_, "PRAGMA quick_check(1)");
    return check.run() ? check.next() && check.value(0).toString() != QStringLiteral("ok")
                       : check.unreadable();
}

QList<MatchId> MatchDatabase::readableIds()
{
    QList<MatchId> ids;
    // From both ends: there is no way past what is damaged. Nor are indexes needed.
    for (const char* order : {"ASC", "DESC"}) {
        Statement found(connection_,
                        QStringLiteral("SELECT id FROM match NOT INDEXED ORDER BY id %1")
                            .arg(QLatin1String(order)));
        if (found.run())
            while (found.next())
                if (const MatchId id = found.value(0).toLongLong(); !ids.contains(id))
                    ids << id;
    }
    return ids;
}

bool MatchDatabase::renew()
{
    // Another copy may have done it.
    if (!open_ || vanished() || !isDamaged())
        return false;
    close();
    if (!putAside() || !open())
        return false;
    MatchDatabase damaged(folder_, putAside_);
    damaged.putAside_ = putAside_; // it is aside already
    if (damaged.ready())
        for (const MatchId id : damaged.readableIds())
            if (const auto row = damaged.read(id))
                (void)putBack(id, *row);
    return true;
}

} // namespace facedown::play
