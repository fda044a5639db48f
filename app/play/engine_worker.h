#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <QObject>
#include <QString>

#include "bots/bot.h"
#include "match/match.h"

namespace facedown::play {

/// Why a program from outside found no decision.
enum class ProgramFault {
    NotStarted,
    Ended,
    Late,
    TooLong, ///< more than any answer
    Unreadable,
    Illegal,
};

/// What came of a job.
struct Answer
{
    QString event;                 ///< the decision found
    std::vector<QString> events{}; ///< all that were open
    bots::Choice choice{};         ///< how they were weighed, along `events`
    /// Of a program from outside that found none; another did.
    std::optional<ProgramFault> fault{};
};

/// A decision to be found, given a way to be told to stop and what the bots have worked out before.
/// It holds a seat's view and history and nothing else of the match.
using Job = std::function<Answer(std::stop_token, bots::Memory&)>;

/// The decision of a bot in the seat to act, within a budget whose stop is the job's. Before: a
/// seat is to act.
Job jobFor(const match::Match& match, bots::Character character, const bots::Budget& budget);

/// Does jobs one after the other on a thread of its own, which lives as long as it does, so that
/// the window never waits.
class EngineWorker : public QObject
{
    Q_OBJECT

public:
    using Request = std::uint64_t;
    static constexpr Request none = 0;

    explicit EngineWorker(QObject* parent = nullptr);
    /// Stops the job under way, and waits for that; the rest are dropped.
    ~EngineWorker() override;

    /// Queues a job. `done` gets its answer in the thread of this object, unless it is cancelled.
    virtual Request request(Job job, std::function<void(const Answer&)> done);
    /// Tells the job to stop and forgets it; nothing waits for it. What is not known is ignored.
    void cancel(Request request);

signals:
    /// To its own thread: there is an answer.
    void answered(QPrivateSignal);

private:
    struct Task
    {
        Request request = none;
        Job job;
        std::stop_source stop{};
    };

    void work(const std::stop_token& stop);
    void report();

    std::map<Request, std::function<void(const Answer&)>> waiting_;
    Request last_ = none;

    std::mutex mutex_; ///< of the three below
    std::deque<Task> queue_;
    Task current_;
    std::deque<std::pair<Request, Answer>> answers_; ///< not yet reported

    bots::Memory memory_; ///< the thread's own
    std::condition_variable_any woken_;
    std::jthread thread_; ///< the last member: it ends before all that it uses
};

} // namespace facedown::play
