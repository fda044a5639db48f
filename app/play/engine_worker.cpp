#include "play/engine_worker.h"

#include <utility>

#include "bots/bots.h"

namespace facedown::play {

namespace {

template <core::Game G>
Job jobAbout(const core::Play<G>& play, std::uint64_t seed, bots::Character character,
             const bots::Budget& budget)
{
    const core::Seat seat = G::actor(play.state());
    const std::uint64_t step = play.events().size();
    return [view = G::view(play.state(), seat), history = play.seenBy(seat), seed, step, character,
            budget](std::stop_token stop, bots::Memory& memory) {
        auto random = bots::randomFor(seed, step);
        bots::Budget spent = budget;
        spent.stop = std::move(stop);
        Answer answer;
        answer.choice = bots::choose<G>(character, view, history, random, spent, memory);
        for (const auto& decision : G::legal(view))
            answer.events.push_back(QString::fromStdString(G::text(core::Event<G>(decision))));
        answer.event = answer.events[answer.choice.chosen];
        return answer;
    };
}

} // namespace

Job jobFor(const match::Match& match, bots::Character character, const bots::Budget& budget)
{
    return std::visit(
        [&](const auto& play) { return jobAbout(play, match.seed(), character, budget); },
        match.play());
}

EngineWorker::EngineWorker(QObject* parent)
    : QObject(parent)
    , thread_([this](const std::stop_token& stop) { work(stop); })
{
    connect(this, &EngineWorker::answered, this, &EngineWorker::report, Qt::QueuedConnection);
}

EngineWorker::~EngineWorker()
{
    thread_.request_stop();
    const std::lock_guard lock(mutex_);
    current_.stop.request_stop();
}

EngineWorker::Request EngineWorker::request(Job job, std::function<void(const Answer&)> done)
{
    waiting_.emplace(++last_, std::move(done));
    {
        const std::lock_guard lock(mutex_);
        queue_.push_back({last_, std::move(job)});
    }
    woken_.notify_one();
    return last_;
}

void EngineWorker::cancel(Request request)
{
    if (waiting_.erase(request) == 0)
        return;
    const std::lock_guard lock(mutex_);
    std::erase_if(queue_, [request](const Task& task) { return task.request == request; });
    if (current_.request == request)
        current_.stop.request_stop();
}

void EngineWorker::work(const std::stop_token& stop)
{
    for (;;) {
        Job job;
        Request request = none;
        std::stop_token token;
        {
            std::unique_lock lock(mutex_);
            if (!woken_.wait(lock, stop, [this] { return !queue_.empty(); }))
                return;
            current_ = std::move(queue_.front());
            queue_.pop_front();
            job = std::move(current_.job);
            request = current_.request;
            token = current_.stop.get_token();
            if (stop.stop_requested())
                return;
        }
        Answer answer = job(token, memory_);
        {
            const std::lock_guard lock(mutex_);
            if (token.stop_requested())
                continue;
            answers_.emplace_back(request, std::move(answer));
        }
        emit answered({});
    }
}

void EngineWorker::report()
{
    std::unique_lock lock(mutex_);
    const auto [request, answer] = std::move(answers_.front());
    answers_.pop_front();
    lock.unlock();
    // A cancelled job may have answered by then.
    if (const auto waiting = waiting_.extract(request))
        waiting.mapped()(answer);
}

} // namespace facedown::play

#include "moc_engine_worker.cpp"
