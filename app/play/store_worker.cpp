#include "play/store_worker.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QDeadlineTimer>

#include "match/read_json.h"

namespace facedown::play {

namespace {

/// Of the matches that wait so many are counted; the library finds all.
constexpr qsizetype mostCounted = 100;

ListedMatch asListed(MatchId id, const StoredMatch& match)
{
    return {{id, match.game, match.players, QDateTime::currentDateTime(), false, seriesOf(match)},
            match.over,
            winnersOf(match),
            botsOf(match),
            static_cast<int>(match.events.size())};
}

} // namespace

StoreWorker::StoreWorker(const QString& folder, std::chrono::milliseconds retry)
    : folder_(folder)
    , copy_(folder)
    , database_(folder)
    , counter_(database_)
    , again_(this)
{
    again_.setInterval(retry);
    connect(&again_, &QTimer::timeout, this, &StoreWorker::tryAgain);
}

StoreWorker::~StoreWorker() = default;

void StoreWorker::start()
{
    (void)makePrivateFolder(folder_);
    copy_.announce();
    copy_.clearAway();
    list();
    findFiles();
}

void StoreWorker::finish()
{
    files_.clear();
    do { // again if the database is renewed meanwhile
        again_.stop();
        for (auto& [id, match] : open_)
            if (match.waiting || !database_.has(id, match.kept))
                (void)write(id, match);
    } while (again_.isActive());
    // A few files are still read; nobody waits for thousands.
    const QDeadlineTimer patience(std::chrono::seconds(1));
    while (!imports_.empty() && !patience.hasExpired())
        importNext();
    imports_.clear();
    counter_.stop();
    (void)database_.leaveAll(copy_.name());
}

void StoreWorker::keep(MatchId id, StoredMatch match, int from, quint64 request)
{
    Open& open = open_[id];
    const QStringList before = std::exchange(open.match.events, {});
    QStringList events = before.mid(0, from) + match.events;
    const auto both = std::min<qsizetype>(open.kept, events.size());
    open.kept = static_cast<int>(
        std::mismatch(before.begin(), before.begin() + both, events.begin()).first -
        before.begin());
    open.match = std::move(match);
    open.match.events = std::move(events);
    open.request = request;
    open.waiting = true;
    open.left = false;
    tryWriting(id, open);
}

void StoreWorker::tryWriting(MatchId id, Open& match)
{
    if (const auto done = write(id, match)) {
        emit kept(id, match.request);
    } else {
        emit notKept(id, match.request, done.error());
        again_.start();
    }
}

Done<void> StoreWorker::write(MatchId id, Open& match)
{
    if (auto ready = database_.ready(); !ready)
        return ready;
    if (match.opening != database_.opening()) {
        // Found anew it may be another one, or an empty one.
        match.kept = 0;
        if (match.opening == 0) // it has been read from none
            match.copy = copy_.name();
        else if (const auto row = database_.read(id);
                 row && !copy_.runs(row->copy) && goesOnFrom(match.match, row->match))
            match.copy = row->copy;
    }
    copy_.announce();
    auto done = renewing(
        [&] { return database_.write(id, match.match, match.kept, copy_.name(), match.copy); });
    if (!done)
        return done;
    match.kept = static_cast<int>(match.match.events.size());
    match.opening = database_.opening();
    match.copy = copy_.name();
    match.waiting = false;
    if (match.match.over)
        countAll();
    return {};
}

bool StoreWorker::renew(const Reason& fault)
{
    if (!database_.renew(fault))
        return false;
    // Of what is open here more may be known than could be read.
    for (auto& [id, match] : open_)
        match.waiting = match.waiting || !database_.has(id, match.kept);
    again_.start();
    emit added();
    QMetaObject::invokeMethod(this, &StoreWorker::list, Qt::QueuedConnection);
    countAll();
    return true;
}

void StoreWorker::tryAgain()
{
    again_.stop();
    std::vector<MatchId> left;
    for (auto& [id, match] : open_)
        if (match.waiting) {
            tryWriting(id, match);
            if (match.left && !match.waiting)
                left.push_back(id);
        }
    for (const MatchId id : left)
        release(id);
}

void StoreWorker::leave(MatchId id)
{
    const auto match = open_.find(id);
    if (match == open_.end())
        return;
    match->second.left = true;
    if (!match->second.waiting && !database_.has(id, match->second.kept)) {
        match->second.waiting = true;
        tryWriting(id, match->second);
    }
    if (!match->second.waiting)
        release(id);
}

void StoreWorker::release(MatchId id)
{
    open_.erase(id);
    // If it cannot be noted, the end of this copy does as well.
    (void)database_.setCopy(id, {}, copy_.name());
}

void StoreWorker::open(MatchId id)
{
    const auto known = open_.find(id);
    auto found = known == open_.end() ? findFree(id) : tl::expected<Open, FindFault>(known->second);
    if (!found) {
        emit notOpened(id, found.error().why, found.error().elsewhere);
        return;
    }
    auto game = recordOf(found->match).map_error(whyNoMatch).and_then(matchFrom).map(savedGame);
    if (!game) {
        emit notOpened(id, game.error(), false);
        return;
    }
    found->left = false;
    copy_.announce();
    // On a disk that is full it can be gone on with all the same; what is written then notes it.
    if (database_.setCopy(id, copy_.name(), found->copy).value_or(false))
        found->copy = copy_.name();
    open_[id] = std::move(*found);
    emit opened(id, *game);
}

tl::expected<StoreWorker::Open, StoreWorker::FindFault> StoreWorker::findFree(MatchId id)
{
    auto row = renewing([&] { return database_.read(id); });
    if (!row)
        return tl::unexpected(FindFault{row.error()});
    if (row->copy != copy_.name() && copy_.runs(row->copy))
        return tl::unexpected(FindFault{
            QCoreApplication::translate("MatchStore", "it is open in another window"), true});
    Open open;
    open.match = std::move(row->match);
    open.kept = static_cast<int>(open.match.events.size());
    open.opening = database_.opening();
    open.copy = row->copy;
    return open;
}

void StoreWorker::list()
{
    QList<WaitingMatch> matches;
    // What could not be written yet is not lost as long as the program runs.
    for (const auto& [id, open] : open_)
        if (open.waiting && !open.match.over && !open.match.events.isEmpty())
            matches << asListed(id, open.match);
    const auto add = [&](const Waiting& waiting) {
        const auto here = open_.find(waiting.match.id);
        const bool listed = here != open_.end() && here->second.waiting;
        const bool elsewhere = waiting.copy != copy_.name() && copy_.runs(waiting.copy);
        if (!listed && !elsewhere)
            matches << waiting.match;
        return matches.size() < mostCounted;
    };
    const auto unsaved = matches;
    const auto read = renewing([&] {
        matches = unsaved;
        return database_.connection().and_then(
            [&](const QString& connection) { return forUnfinished(connection, add); });
    });
    if (const bool before = std::exchange(unreachable_, !read); !read && !before)
        emit unreachable(read.error());
    if (const QString aside = database_.takePutAside(); !aside.isEmpty())
        emit putAside(aside);
    if (const QString damaged = database_.takeDamaged(); !damaged.isEmpty())
        emit renewed(damaged);
    emit listed(matches);
}

Done<FoundMatches> StoreWorker::find(LibraryQuery query, int first, int most)
{
    QList<ListedMatch> unsaved;
    for (const auto& [id, open] : open_)
        if (open.waiting && !open.match.events.isEmpty()) {
            query.without << id;
            unsaved << asListed(id, open.match);
        }
    const auto before = static_cast<int>(unsaved.size());
    auto found = renewing([&] {
        return database_.connection().and_then([&](const QString& connection) {
            return findMatches(connection, query, std::max(first - before, 0), most);
        });
    });
    if (!found && before == 0)
        return found;
    const FoundMatches stored = found.value_or(FoundMatches());
    return FoundMatches{stored.count + before, unsaved.mid(first) + stored.matches,
                        stored.place < 0 ? stored.place : stored.place + before};
}

Done<MatchId> StoreWorker::findGame(const match::Series& series)
{
    for (const auto& [id, open] : open_)
        if (open.waiting && seriesOf(open.match) == series)
            return id;
    return database_.connection().and_then(
        [&](const QString& connection) { return play::findGame(connection, series); });
}

Done<QList<MatchResult>> StoreWorker::results()
{
    return renewing([this] { return database_.connection().and_then(readResults); });
}

Done<void> StoreWorker::remove(MatchId id)
{
    const auto known = open_.find(id);
    const auto found = findFree(id);
    if (!found && !found.error().elsewhere && known != open_.end() && known->second.opening == 0) {
        removedUnsaved_[id] = std::move(known->second.match);
        open_.erase(known);
        return {};
    }
    if (!found)
        return tl::unexpected(found.error().why);
    // What was open in a copy that has ended is free.
    if (found->copy != copy_.name())
        (void)database_.setCopy(id, {}, found->copy);
    auto removed = renewing([&] { return database_.remove(id, copy_.name()); });
    if (!removed)
        return tl::unexpected(removed.error());
    if (known != open_.end() && known->second.waiting)
        removed->match = known->second.match; // more of it than was on the disk
    open_.erase(id);
    removed_[id] = std::move(*removed);
    return {};
}

Done<void> StoreWorker::putBack(MatchId id)
{
    if (const auto unsaved = removedUnsaved_.find(id); unsaved != removedUnsaved_.end()) {
        // Unless the same has been added since.
        if (database_.same(unsaved->second).value_or(noMatch) == noMatch) {
            keep(id, std::move(unsaved->second), 0, 0);
            leave(id);
        }
        removedUnsaved_.erase(unsaved);
        return {};
    }
    const auto removed = removed_.find(id);
    if (removed == removed_.end())
        return {};
    auto done = renewing([&] { return database_.putBack(id, removed->second); });
    if (done) {
        removed_.erase(removed);
        countAll();
    }
    return done;
}

tl::expected<void, WriteFault> StoreWorker::exportTo(MatchId id, const QString& file)
{
    const auto known = open_.find(id);
    Done<MatchDatabase::Row> row;
    if (known == open_.end())
        row = renewing([&] { return database_.read(id); });
    else
        row->match = known->second.match;
    if (!row)
        return tl::unexpected(WriteFault{row.error(), false});
    const auto record = recordOf(row->match);
    if (!record)
        return tl::unexpected(WriteFault{whyNoMatch(record.error()), false});
    return writeSafely(file, match::writeJson(*record, 2) + '\n', folder_);
}

void StoreWorker::countAll()
{
    if (counter_.begin())
        QMetaObject::invokeMethod(this, &StoreWorker::countNext, Qt::QueuedConnection);
}

void StoreWorker::countNext()
{
    if (counter_.goOn())
        QMetaObject::invokeMethod(this, &StoreWorker::countNext, Qt::QueuedConnection);
    else
        emit counted();
}

} // namespace facedown::play

#include "moc_store_worker.cpp"
