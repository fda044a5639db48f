#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <map>

#include <QFileInfo>
#include <QObject>
#include <QTimer>

#include "play/figure_counter.h"
#include "play/library_query.h"
#include "play/match_database.h"
#include "play/record_file.h"
#include "play/running_copy.h"

namespace facedown::play {

/// What the store does on its own thread. Each request is answered by a signal.
class StoreWorker : public QObject
{
    Q_OBJECT

public:
    StoreWorker(const QString& folder, std::chrono::milliseconds retry);
    ~StoreWorker() override;

    void start();
    /// The events from `from` on are those of `match`; those before are known.
    void keep(MatchId id, StoredMatch match, int from, quint64 request);
    void open(MatchId id);
    void leave(MatchId id);
    void list();
    /// What could not be written yet comes first, whatever is wanted.
    Done<FoundMatches> find(LibraryQuery query, int first, int most);
    Done<MatchId> findGame(const match::Series& series);
    Done<QList<MatchResult>> results();
    /// It can be put back as long as this copy runs.
    Done<void> remove(MatchId id);
    Done<void> putBack(MatchId id);
    tl::expected<void, WriteFault> exportTo(MatchId id, const QString& file);
    /// Adds the matches of files, then tells what came of them.
    void importFrom(const QStringList& files, std::function<void(const Imported&)> told);
    /// Nothing is asked for any more.
    void finish();

signals:
    /// Matches have come by themselves.
    void added();
    /// The figures of all finished matches are known.
    void counted();
    /// Of `all` files that are imported together so many have been read; told now and then.
    void importing(qsizetype read, qsizetype all);
    void kept(MatchId id, quint64 request);
    void notKept(MatchId id, quint64 request, const Reason& why);
    void opened(MatchId id, const SavedGame& game);
    /// `elsewhere`: it is open in another copy.
    void notOpened(MatchId id, const Reason& why, bool elsewhere);
    void listed(const QList<WaitingMatch>& matches);
    void unreadable(const QString& file, const Reason& why);
    void unreachable(const Reason& why);
    void putAside(const QString& file);
    void renewed(const QString& damaged);

private:
    /// A match that is open in this copy, or not yet on the disk.
    struct Open
    {
        StoredMatch match;
        int kept = 0;         ///< so many of its events are on the disk
        int opening = 0;      ///< of the database, when they were
        QString copy;         ///< that the database says it is open in
        quint64 request = 0;  ///< the last one
        bool waiting = false; ///< for being written
        bool left = false;    ///< as soon as it is on the disk
    };

    struct Import
    {
        QStringList files; ///< still to be read
        qsizetype all;     ///< so many there were
        std::function<void(const Imported&)> told;
        Imported done{};
    };

    struct FindFault
    {
        Reason why;
        bool elsewhere = false; ///< it is open in another copy
    };

    /// Does some work, and again if the database was damaged and has been renewed.
    template <class Work>
    auto renewing(Work work)
    {
        auto done = work();
        return !done && renew(done.error()) ? work() : done;
    }
    bool renew(const Reason& fault);
    void tryWriting(MatchId id, Open& match);
    Done<void> write(MatchId id, Open& match);
    void tryAgain();
    void release(MatchId id);
    tl::expected<Open, FindFault> findFree(MatchId id);
    void importNext();
    void importFile(const QString& file, Imported& done);
    void findFiles();
    void takeOverNext();
    Done<void> takeOver(const QFileInfo& file);
    void countAll();
    void countNext();

    QString folder_;
    RunningCopy copy_;
    MatchDatabase database_;
    FigureCounter counter_;
    std::map<MatchId, Open> open_;
    std::map<MatchId, MatchDatabase::Row> removed_;
    std::map<MatchId, StoredMatch> removedUnsaved_; ///< nothing of these was on the disk
    std::deque<Import> imports_;
    QFileInfoList files_; ///< still to be looked at
    bool tookOver_ = false;
    bool unreachable_ = false;
    QTimer again_;
};

} // namespace facedown::play
