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

quint64 MatchStore::keep(MatchId id, const match::Match& match, std::size_t from)
{
    const quint64 request = ++requests_;
    QMetaObject::invokeMethod(worker_,
                              [worker = worker_, id, stored = toStore(match, from), from, request] {
                                  worker->keep(id, stored, static_cast<int>(from), request);
                              });
    return request;
}

void MatchStore::open(MatchId id)
{
    QMetaObject::invokeMethod(worker_, [worker = worker_, id] { worker->open(id); });
}

void MatchStore::leave(MatchId id)
{
    QMetaObject::invokeMethod(worker_, [worker = worker_, id] { worker->leave(id); });
}

void MatchStore::list()
{
    QMetaObject::invokeMethod(worker_, &StoreWorker::list);
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

template <class Result, class Job>
void MatchStore::ask(QObject* asker, Job job, Then<Result> then)
{
    QMetaObject::invokeMethod(worker_,
                              [worker = worker_, job, answer = answering(asker, std::move(then))] {
                                  answer(job(*worker));
                              });
}

void MatchStore::find(QObject* asker, const LibraryQuery& query, int first, int most,
                      Then<Done<FoundMatches>> then)
{
    ask(
        asker,
        [query, first, most](StoreWorker& worker) { return worker.find(query, first, most); },
        std::move(then));
}

void MatchStore::findGame(QObject* asker, const match::Series& series, Then<Done<MatchId>> then)
{
    ask(
        asker, [series](StoreWorker& worker) { return worker.findGame(series); }, std::move(then));
}

void MatchStore::results(QObject* asker, Then<Done<QList<MatchResult>>> then)
{
    ask(
        asker, [](StoreWorker& worker) { return worker.results(); }, std::move(then));
}

void MatchStore::remove(QObject* asker, MatchId id, Then<Done<void>> then)
{
    ask(
        asker, [id](StoreWorker& worker) { return worker.remove(id); }, std::move(then));
}

void MatchStore::putBack(QObject* asker, MatchId id, Then<Done<void>> then)
{
    ask(
        asker, [id](StoreWorker& worker) { return worker.putBack(id); }, std::move(then));
}

void MatchStore::exportTo(QObject* asker, MatchId id, const QString& file,
                          Then<tl::expected<void, WriteFault>> then)
{
    ask(
        asker, [id, file](StoreWorker& worker) { return worker.exportTo(id, file); },
        std::move(then));
}

void MatchStore::importFrom(QObject* asker, const QStringList& files, Then<QList<NotImported>> then)
{
    QMetaObject::invokeMethod(
        worker_, [worker = worker_, files, answer = answering(asker, std::move(then))] {
            worker->importFrom(files, answer);
        });
}

} // namespace facedown::play

#include "moc_match_store.cpp"
