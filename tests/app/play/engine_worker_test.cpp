#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>
#include <semaphore>

#include "app/play/session_play.h"
#include "play/engine_worker.h"

using namespace facedown;
using namespace facedown::play;

class EngineWorkerTest : public QObject
{
    Q_OBJECT

    static Job saying(const QString& event)
    {
        return [event](const std::stop_token&, bots::Memory&) { return Answer{event}; };
    }

    static Job untilStopped(std::binary_semaphore* begun = nullptr)
    {
        return [begun](const std::stop_token& stop, bots::Memory&) {
            if (begun != nullptr)
                begun->release();
            while (!stop.stop_requested())
                std::this_thread::yield();
            return Answer{QStringLiteral("stopped")};
        };
    }

    QStringList heard_;

    std::function<void(const Answer&)> hear()
    {
        return [this](const Answer& answer) { heard_ << answer.event; };
    }

private slots:
    void init() { heard_.clear(); }

    void itWorksElsewhereAndReportsHere()
    {
        EngineWorker worker;
        std::atomic<QThread*> where = nullptr;
        QThread* reported = nullptr;
        worker.request(
            [&where](const std::stop_token&, bots::Memory&) {
                where = QThread::currentThread();
                return Answer{QStringLiteral("pass")};
            },
            [&](const Answer& answer) {
                heard_ << answer.event;
                reported = QThread::currentThread();
            });
        QVERIFY(heard_.isEmpty());
        QTRY_COMPARE(heard_, QStringList("pass"));
        QVERIFY(where.load() != nullptr && where.load() != thread());
        QCOMPARE(reported, thread());
    }

    void jobsAreDoneInTheirOrderOnOneThread()
    {
        EngineWorker worker;
        QStringList all;
        std::vector<std::thread::id> threads;
        for (int i = 0; i < 50; ++i) {
            all << QString::number(i);
            worker.request(
                [i, &threads](const std::stop_token&, bots::Memory&) {
                    threads.push_back(std::this_thread::get_id());
                    return Answer{QString::number(i)};
                },
                hear());
        }
        QTRY_COMPARE(heard_, all);
        QVERIFY(std::adjacent_find(threads.begin(), threads.end(), std::not_equal_to<>()) ==
                threads.end());
    }

    void whatIsCancelledIsNotReported()
    {
        EngineWorker worker;
        std::binary_semaphore begun(0);
        const auto running = worker.request(untilStopped(&begun), hear());
        const auto queued = worker.request(saying("queued"), hear());
        begun.acquire();
        worker.cancel(queued);
        worker.cancel(running);
        worker.cancel(running); // twice is once
        worker.cancel(EngineWorker::none);
        worker.request(saying("next"), hear());
        QTRY_COMPARE(heard_, QStringList("next"));
        // Cancelled when the answer is already on its way back.
        for (int i = 0; i < 100; ++i) {
            std::binary_semaphore done(0);
            const auto late = worker.request(
                [&done](const std::stop_token&, bots::Memory&) {
                    done.release();
                    return Answer{QStringLiteral("late")};
                },
                hear());
            done.acquire();
            worker.cancel(late);
        }
        worker.request(saying("last"), hear());
        QTRY_COMPARE(heard_, QStringList({"next", "last"}));
    }

    void whoHearsMayAskAgainOrCancel()
    {
        EngineWorker worker;
        EngineWorker::Request other = EngineWorker::none;
        worker.request(saying("first"), [&](const Answer& answer) {
            heard_ << answer.event;
            worker.cancel(other);
            worker.request(saying("third"), hear());
        });
        other = worker.request(untilStopped(), hear());
        QTRY_COMPARE(heard_, QStringList({"first", "third"}));
    }

    void itCanGoAtAnyTime()
    {
        // At once, or the test would hang.
        for (int i = 0; i < 50; ++i) {
            std::binary_semaphore begun(0);
            EngineWorker worker;
            worker.request(untilStopped(&begun), hear());
            worker.request(saying("never"), hear());
            if (i % 2 == 0)
                begun.acquire(); // or it might go before it has begun
        }
        letHappen();
        QVERIFY(heard_.isEmpty());
    }

    void theSameMatchGivesTheSameDecision()
    {
        match::Match match = someMatch(4, 0, 11);
        QVERIFY(match.sample().has_value());
        const Job job = jobFor(match, {bots::Level::Medium}, {});
        bots::Memory memory;
        const Answer first = job({}, memory);
        for (int i = 0; i < 10; ++i)
            QCOMPARE(job({}, memory).event, first.event);
        QCOMPARE(first.events.size(), match.legal().size());
        QCOMPARE(first.choice.policy.size(), first.events.size());
        QVERIFY(match.apply(first.event.toStdString()).has_value());
    }
};

QTEST_GUILESS_MAIN(EngineWorkerTest)
#include "engine_worker_test.moc"
