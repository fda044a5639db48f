#pragma once

#include <chrono>
#include <functional>

#include <QList>
#include <QObject>
#include <QPointer>
#include <QThread>

#include "play/library_query.h"
#include "play/record_file.h"
#include "play/stored_match.h"

namespace facedown::play {

class StoreWorker;

/// The answer to a request, given to whoever asked unless they are gone by then.
template <class Result>
using Then = std::function<void(const Result&)>;

/// The matches of a data folder, kept by a thread of its own, for which nobody waits: what is asked
/// for is answered by a signal. Several copies of the program may use a folder; a match is open in
/// one of them at a time, until it is left or that copy ends, however it does.
///
/// What could not be written is tried again now and then, and with the next event; until then it is
/// known in memory. Matches that earlier versions kept in files are taken over once; the files
/// stay.
class MatchStore : public QObject
{
    Q_OBJECT

public:
    explicit MatchStore(const QString& folder, QObject* parent = nullptr,
                        std::chrono::milliseconds retry = std::chrono::seconds(5));
    /// Does first what it has been asked for; of many files to be imported only the first.
    ~MatchStore() override;

    const QString& folder() const { return folder_; }

    /// A match is open here and has come so far, of which the first `from` events are known.
    /// Returns the number of the request.
    quint64 keep(MatchId id, const match::Match& match, std::size_t from = 0);
    /// Opens a match here.
    void open(MatchId id);
    /// It is no longer open here.
    void leave(MatchId id);
    /// Asks which matches wait to be gone on with; without asking, it is told at the start.
    void list();

    /// Of the matches that are stored and wanted, `most` from the `first` on.
    void find(QObject* asker, const LibraryQuery& query, int first, int most,
              Then<Done<FoundMatches>> then);
    /// The game that is played already of a series that goes on; noMatch if none is.
    void findGame(QObject* asker, const match::Series& series, Then<Done<MatchId>> then);
    /// How the finished ones came out, in the order in which they were played.
    void results(QObject* asker, Then<Done<QList<MatchResult>>> then);
    /// Takes a match out, unless it is open in another copy. It can be put back as long as the
    /// store is there.
    void remove(QObject* asker, MatchId id, Then<Done<void>> then);
    void putBack(QObject* asker, MatchId id, Then<Done<void>> then);
    /// Writes a match to a file, as writeSafely() does.
    void exportTo(QObject* asker, MatchId id, const QString& file,
                  Then<tl::expected<void, WriteFault>> then);
    /// Adds the matches of files.
    void importFrom(QObject* asker, const QStringList& files, Then<Imported> then);

signals:
    /// Matches have come by themselves, as from files of earlier versions.
    void added();
    /// The figures of some matches have been counted, and there are none left without.
    void counted();
    /// Of `all` files that are imported together so many have been read; told now and then.
    void importing(qsizetype read, qsizetype all);
    /// What was asked for is on the disk, and all that was asked for before.
    void kept(MatchId id, quint64 request);
    /// It is not, and why. kept() follows as soon as it is.
    void notKept(MatchId id, quint64 request, const Reason& why);
    void opened(MatchId id, const SavedGame& game);
    /// `elsewhere`: it is open in another copy.
    void notOpened(MatchId id, const Reason& why, bool elsewhere);
    /// A few that wait to be gone on with and are open in no other copy, the one played last first.
    void listed(const QList<WaitingMatch>& matches);
    /// A file of an unfinished match cannot be read; it stays as it is.
    void unreadable(const QString& file, const Reason& why);
    /// What is stored cannot be read, and stays as it is.
    void unreachable(const Reason& why);
    /// What had been stored could not be read and was put there; all is stored anew.
    void putAside(const QString& file);
    /// What is stored was damaged, and has been made anew from what could be read; it is kept there
    /// as it was.
    void renewed(const QString& damaged);

private:
    /// Has the worker do something on its thread.
    void tell(auto what, auto... arguments);
    /// What takes an answer from the thread to whoever asked.
    template <class Result>
    Then<Result> answering(QObject* asker, Then<Result> then);
    /// Has the worker find something out.
    template <class Result>
    void ask(QObject* asker, Then<Result> then, auto what, auto... arguments);

    QString folder_;
    StoreWorker* worker_;
    QThread thread_;
    quint64 requests_ = 0;
};

} // namespace facedown::play
