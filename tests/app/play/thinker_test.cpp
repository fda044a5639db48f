#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>
#include <semaphore>

#include "app/play/session_play.h"
#include "play/thinker.h"

using namespace facedown;
using namespace facedown::play;

class ThinkerTest : public QObject
{
    Q_OBJECT

    static Answer answer(const std::string& event) { return {QString::fromStdString(event)}; }

    static Thought saying(std::string event)
    {
        return [event = std::move(event)](const std::stop_token&) { return answer(event); };
    }

private slots:
    void itThinksElsewhereAndReportsHere()
    {
        Thinker thinker;
        std::atomic<QThread*> where = nullptr;
        QThread* reported = nullptr;
        connect(&thinker, &Thinker::decided, this, [&] { reported = QThread::currentThread(); });
        QSignalSpy decided(&thinker, &Thinker::decided);
        thinker.think([&where](const std::stop_token&) {
            where = QThread::currentThread();
            return answer("pass");
        });
        QVERIFY(thinker.thinking());
        QVERIFY(decided.wait());
        QCOMPARE(decided[0][0].value<Answer>().event, QString("pass"));
        QVERIFY(!thinker.thinking());
        QVERIFY(where.load() != nullptr);
        QVERIFY(where.load() != thread());
        QCOMPARE(reported, thread());
    }

    void nothingWaitsForAThought()
    {
        Thinker thinker;
        std::binary_semaphore gate(0);
        QSignalSpy decided(&thinker, &Thinker::decided);
        thinker.think([&gate](const std::stop_token&) {
            gate.acquire();
            return answer("bid 1");
        });
        letHappen();
        QVERIFY(thinker.thinking());
        QCOMPARE(decided.count(), 0);
        gate.release();
        QVERIFY(decided.wait());
    }

    void aCancelledThoughtIsNotReported()
    {
        Thinker thinker;
        QSignalSpy decided(&thinker, &Thinker::decided);
        // Cancelled on the way.
        thinker.think([](const std::stop_token& stop) {
            while (!stop.stop_requested())
                std::this_thread::yield();
            return answer("pass");
        });
        thinker.cancel();
        QVERIFY(!thinker.thinking());
        // Cancelled when the answer is already on its way back.
        for (int i = 0; i < 100; ++i) {
            std::binary_semaphore done(0);
            thinker.think([&done](const std::stop_token&) {
                done.release();
                return answer("pass");
            });
            done.acquire();
            thinker.cancel();
        }
        thinker.cancel(); // twice is once
        letHappen();
        QCOMPARE(decided.count(), 0);
    }

    void aNewThoughtTakesThePlaceOfTheLast()
    {
        Thinker thinker;
        QSignalSpy decided(&thinker, &Thinker::decided);
        for (int i = 0; i < 50; ++i)
            thinker.think(saying("bid " + std::to_string(i)));
        QVERIFY(decided.wait());
        letHappen();
        QCOMPARE(decided.count(), 1);
        QCOMPARE(decided[0][0].value<Answer>().event, QString("bid 49"));
    }

    void itCanGoAtAnyTime()
    {
        for (int i = 0; i < 50; ++i) {
            Thinker thinker;
            thinker.think([](const std::stop_token& stop) {
                while (!stop.stop_requested())
                    std::this_thread::yield();
                return answer("pass");
            });
        }
    }

    void theSameMatchGivesTheSameThought()
    {
        match::Match match = someMatch(4, 0, 11);
        QVERIFY(match.sample().has_value());
        const Thought thought =
            thoughtFor(match, {bots::Level::Medium}, std::chrono::milliseconds(10));
        const Answer first = thought({});
        for (int i = 0; i < 10; ++i)
            QCOMPARE(thought({}).event, first.event);
        QCOMPARE(first.events.size(), match.legal().size());
        QCOMPARE(first.choice.policy.size(), first.events.size());
        QVERIFY(match.apply(first.event.toStdString()).has_value());
    }
};

QTEST_GUILESS_MAIN(ThinkerTest)
#include "thinker_test.moc"
