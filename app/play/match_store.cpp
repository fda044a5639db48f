#include "play/match_store.h"

#include "play/store_worker.h"

namespace facedown::play {

MatchStore::MatchStore(const QString& folder, QObject* parent, std::chrono::milliseconds retry)
    : QObject(parent)
    , folder_(folder)
    , worker_(new StoreWorker(folder, retry))
{
    worker_->moveToThread(&thread_);
    connect(worker_, &StoreWorker::added, this, &MatchStore::added);
    connect(worker_, &StoreWorker::counted, this, &MatchStore::counted);
    connect(worker_, &StoreWorker::importing, this, &MatchStore::importing);
    connect(worker_, &StoreWorker::kept, this, &MatchStore::kept);
    connect(worker_, &StoreWorker::notKept, this, &MatchStore::notKept);
    connect(worker_, &StoreWorker::opened, this, &MatchStore::opened);
    connect(worker_, &StoreWorker::notOpened, this, &MatchStore::notOpened);
    connect(worker_, &StoreWorker::listed, this, &MatchStore::listed);
    connect(worker_, &StoreWorker::unreadable, this, &MatchStore::unreadable);
    connect(worker_, &StoreWorker::unreachable, this, &MatchStore::unreachable);
    connect(worker_, &StoreWorker::putAside, this, &MatchStore::putAside);
    connect(worker_, &StoreWorker::renewed, this, &MatchStore::renewed);
    connect(&thread_, &QThread::started, worker_, &StoreWorker::start);
    connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
    thread_.start();
}

MatchStore::~MatchStore()
{
    QMetaObject::invokeMethod(worker_, &StoreWorker::finish, Qt::BlockingQueuedConnection);
    thread_.quit();
    thread_.wait();
}

void MatchStore::tell(auto what, auto... arguments)
{
    QMetaObject::invokeMethod(
        worker_, [worker = worker_, what, arguments...] { (worker->*what)(arguments...); });
}

template <class Result>
Then<Result> MatchStore::answering(QObject* asker, Then<Result> then)
{
    return [this, asker = QPointer(asker), then = std::move(then)](const Result& result) {
        QMetaObject::invokeMethod(this, [asker, then, result] {
            if (asker)
                then(result);
        });
    };
}

template <class Result>
void MatchStore::ask(QObject* asker, Then<Result> then, auto what, auto... arguments)
{
    QMetaObject::invokeMethod(worker_, [worker = worker_, what, arguments...,
                                        answer = answering(asker, std::move(then))] {
        answer((worker->*what)(arguments...));
    });
}

quint64 MatchStore::keep(MatchId id, const match::Match& match, std::size_t from)
{
    const quint64 request = ++requests_;
    tell(&StoreWorker::keep, id, toStore(match, from), static_cast<int>(from), request);
    return request;
}

void MatchStore::open(MatchId id)
{
    tell(&StoreWorker::open, id);
}

void MatchStore::leave(MatchId id)
{
    tell(&StoreWorker::leave, id);
}

void MatchStore::list()
{
    tell(&StoreWorker::list);
}

void MatchStore::find(QObject* asker, const LibraryQuery& query, int first, int most,
                      Then<Done<FoundMatches>> then)
{
    ask(asker, std::move(then), &StoreWorker::find, query, first, most);
}

void MatchStore::findGame(QObject* asker, const match::Series& series, Then<Done<MatchId>> then)
{
    ask(asker, std::move(then), &StoreWorker::findGame, series);
}

void MatchStore::results(QObject* asker, Then<Done<QList<MatchResult>>> then)
{
    ask(asker, std::move(then), &StoreWorker::results);
}

void MatchStore::remove(QObject* asker, MatchId id, Then<Done<void>> then)
{
    ask(asker, std::move(then), &StoreWorker::remove, id);
}

void MatchStore::putBack(QObject* asker, MatchId id, Then<Done<void>> then)
{
    ask(asker, std::move(then), &StoreWorker::putBack, id);
}

void MatchStore::exportTo(QObject* asker, MatchId id, const QString& file,
                          Then<tl::expected<void, WriteFault>> then)
{
    ask(asker, std::move(then), &StoreWorker::exportTo, id, file);
}

void MatchStore::importFrom(QObject* asker, const QStringList& files, Then<Imported> then)
{
    tell(&StoreWorker::importFrom, files, answering(asker, std::move(then)));
}

} // namespace facedown::play

#include "moc_match_store.cpp"
