#include <QTest>

#include <pthread.h>

#include "bots/parallel.h"

using namespace facedown;

/// Work that is shared out among threads.
class ParallelTest : public QObject
{
    Q_OBJECT

    static std::vector<int> timesDone(std::size_t count, int threads)
    {
        std::vector<std::atomic<int>> done(count);
        bots::inParallel(count, threads, [&](std::size_t index, bots::Memory&) { ++done[index]; });
        return {done.begin(), done.end()};
    }

private slots:
    void everythingIsDoneOnce()
    {
        for (const int threads : {0, 1, 4, 100})
            QVERIFY(timesDone(50, threads) == std::vector<int>(50, 1));
        QVERIFY(timesDone(0, 4).empty());
    }

    void whereNoThreadCanBeStartedItIsDoneAllTheSame()
    {
        pthread_attr_t usual;
        pthread_attr_t vast;
        QCOMPARE(pthread_getattr_default_np(&usual), 0);
        pthread_attr_init(&vast);
        pthread_attr_setstacksize(&vast, std::size_t(1) << 60U); // no address space has room for it
        QCOMPARE(pthread_setattr_default_np(&vast), 0);
        std::vector<int> done;
        try {
            done = timesDone(50, 4);
        } catch (const std::exception& fault) {
            qWarning("%s", fault.what());
        }
        pthread_setattr_default_np(&usual);
        QVERIFY(done == std::vector<int>(50, 1));
    }
};

QTEST_GUILESS_MAIN(ParallelTest)
#include "parallel_test.moc"
