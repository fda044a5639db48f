#pragma once

#include <QFile>
#include <QList>
#include <QString>

#include <sys/types.h>

#include "play/statement.h"
#include "play/stored_match.h"

namespace facedown::play {

/// The matches of a data folder in a file of SQLite, an event a row. What has been written without
/// a fault is on the disk, and several copies of the program may use it at once. To be used from
/// one thread, the one it was made on.
class MatchDatabase
{
public:
    explicit MatchDatabase(QString folder);
    ~MatchDatabase();
    MatchDatabase(const MatchDatabase&) = delete;
    MatchDatabase& operator=(const MatchDatabase&) = delete;

    /// The file that it is in a folder.
    static QString fileIn(const QString& folder)
    {
        return folder + QStringLiteral("/matches.sqlite");
    }

    /// Opens it unless it is open; if it has vanished it is made anew, and is empty then.
    Done<void> ready();
    /// Another number each time that it is made or found anew.
    int opening() const { return opening_; }
    /// Where a database was put that could not be read and has made room for a new one; empty if
    /// all is well. Tells it once.
    QString takePutAside();
    /// What failed with that fault may succeed now: the file was damaged, and has been made anew
    /// with what could be read of it, by this copy or another. At most once.
    Done<void> renew(const Reason& fault);
    /// Where it is kept as it was before; empty if it has not been renewed here. Tells it once.
    QString takeDamaged();

    struct Row
    {
        StoredMatch match;
        QString copy; ///< that it is open in; empty if it is in none
        QDateTime played;
        qint64 latest = 0; ///< its place among the others
    };
    /// A fault as well if there is no such match.
    Done<Row> read(MatchId id);

    /// Whether the first `events` of a match are there, unless the database has another file now or
    /// cannot be read: another copy may have renewed it.
    bool has(MatchId id, int events) const;
    /// Writes a match whose first `kept` events were there, and no others before them. It is then
    /// open in `copy`; a match that is there and open in any copy but `before` is left alone, and
    /// that is a fault.
    Done<void> write(MatchId id, const StoredMatch& match, int kept, const QString& copy,
                     const QString& before);
    /// Notes in which copy a match is open, if it is open in `before`. Returns whether it was.
    Done<bool> setCopy(MatchId id, const QString& copy, const QString& before);
    /// All that are open in this copy are no longer.
    Done<void> leaveAll(const QString& copy);

    /// The name of the connection to it, when it is open.
    Done<QString> connection();

    /// Takes out a match that is open in no copy but `before`, or in none; any other is left
    /// alone, and that is a fault.
    Done<Row> remove(MatchId id, const QString& before);
    /// Unless the same has been added since.
    Done<void> putBack(MatchId id, const Row& removed);

    /// Files with matches that have been looked at, of which each is looked at once.
    Done<bool> hasLookedAt(const QString& file, const QString& stamp);
    /// Notes it, and adds the match that was there, if any, unless it has been
    /// before, or is there already, or one that goes on from it.
    Done<void> takeOver(const QString& file, const QString& stamp, const StoredMatch* match,
                        const QDateTime& played);
    /// Stores a match that came from elsewhere, behind all those played here. Returns its id, or
    /// that of the same match if it is there already.
    Done<MatchId> add(MatchId id, const StoredMatch& match, const QDateTime& played);
    /// The same match, if it is there; noMatch if not.
    Done<MatchId> same(const StoredMatch& match);

private:
    bool writable() const;
    Done<void> open();
    Done<void> connect(const QString& name, const QString& options);
    Done<void> openReadOnly();
    Done<void> prepare();
    void close();
    bool vanished() const;
    bool putAside();
    QString freeName(const char* why) const;
    Done<void> keepDamaged(const QString& name);
    void removeAside();
    Reason unusable() const; ///< why nothing can be kept in the folder
    Done<void> makeAnew();
    static Done<void> takeOver(const QString& from, const QString& to, MatchId id);
    static Done<Row> read(const QString& connection, MatchId id);
    using Likeness = bool (*)(const StoredMatch& stored, const StoredMatch& match);
    /// The first that is like it; noMatch if none is.
    Done<MatchId> like(const StoredMatch& match, Likeness likeness);
    Done<void> insertBehind(MatchId id, const StoredMatch& match, const QDateTime& played);

    QString folder_;
    QString file_;
    QString connection_;
    QString putAside_;
    QString damaged_;
    QString aside_;        ///< a copy of what is being renewed
    bool renewed_ = false; ///< or cannot be
    QFile raw_;            ///< the file itself
    int opening_ = 0;
    bool open_ = false;
    bool readOnly_ = false; ///< nothing can be written in the folder
    dev_t device_ = 0;
    ino_t inode_ = 0;
};

} // namespace facedown::play
