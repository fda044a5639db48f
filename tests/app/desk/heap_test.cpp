#include "desk_test.h"

#include <malloc.h>
#include <numeric>

#include <QQmlEngine>
#include <QSignalSpy>

#include "engine/every_game.h"

namespace facedown::desk {

/// What games that are over leave behind in the memory of one window: nothing. How many are played
/// is set by FACEDOWN_GAMES.
class HeapTest : public DeskTest
{
    Q_OBJECT

    /// Bytes that are allocated and not freed, with no game at the table.
    std::size_t inUse() const
    {
        application().controller().home();
        for (int i = 0; i < 20; ++i) {
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        qmlEngine(application().window().table())->collectGarbage();
        const auto heap = ::mallinfo2();
        return heap.uordblks + heap.hblkhd;
    }

    static double mean(const std::vector<std::size_t>& bytes, std::size_t from, std::size_t to)
    {
        return std::accumulate(bytes.begin() + std::ptrdiff_t(from),
                               bytes.begin() + std::ptrdiff_t(to), 0.0) /
               double(to - from);
    }

private slots:
    void gamesLeaveNothingBehind()
    {
        start();
        const int games = std::max(22, qEnvironmentVariableIntValue("FACEDOWN_GAMES"));
        std::vector<std::size_t> bytes;
        for (int game = 0; game < games; ++game) {
            const auto id = match::gameIds[std::size_t(game) % match::gameIds.size()];
            match::Json options{{"players", 4}};
            if (id == "nyet") // until somebody has a point: eight rounds would show no more
                options["target"] = 1;
            auto match = *match::Match::start(id, options, std::uint64_t(game));
            match.setPlayerEntries(play::usualPlayers(4, 0, "easy"));
            application().controller().play(std::move(match));
            // By the signal: qWaitFor sleeps between its looks, for longer than a move takes.
            QSignalSpy shown(session(), &play::Session::changed);
            while (!session()->match().over())
                QVERIFY(shown.wait(600'000));
            bytes.push_back(inUse());
            if (game < 10 || game % 50 == 49 || game + 1 == games)
                qInfo("%4d games: %.2f MB", game + 1, double(bytes.back()) / 1e6);
        }
        // After the tenth game, when all has been seen: the first half against the last.
        const std::size_t half = (bytes.size() - 10) / 2;
        const double more =
            mean(bytes, bytes.size() - half, bytes.size()) - mean(bytes, 10, 10 + half);
        qInfo("%.0f KB more", more / 1000);
        // What is in use goes up and down by a few hundred KB with the game that was last.
        QVERIFY2(more < 500e3 + 1e3 * games, qPrintable(QString::number(more)));
    }
};

} // namespace facedown::desk

using facedown::desk::HeapTest;
QTEST_MAIN(HeapTest)
#include "heap_test.moc"
