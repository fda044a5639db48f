// Prints how soon the list of 10,000 games that are stored is there, and their statistics: from the
// question to what the window shows, in milliseconds, medians of 21.

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>

#include "app/play/store_play.h"
#include "play/library.h"
#include "play/statistics_model.h"

namespace {

using namespace facedown::play;

constexpr int games = 10000;
constexpr int rounds = 21;

/// As many copies of four whole games, a minute apart.
void fill(const QString& folder)
{
    Store store(folder);
    for (const MatchId id : {1, 2, 3, 4})
        if (!store.keep(id, played(static_cast<std::uint64_t>(id))))
            qFatal("%s", qPrintable(store.why));
    (void)ask(folder,
              {"BEGIN",
               QStringLiteral(
                   "WITH RECURSIVE n(i) AS (SELECT 5 UNION ALL SELECT i + 1 FROM n WHERE i < %1) "
                   "INSERT INTO match SELECT i, game, players, header, over, played + 60000 * i, "
                   "latest + i, '' FROM match, n WHERE id = 1 + i % 4")
                   .arg(games),
               "INSERT INTO event SELECT m.id, e.number, e.event FROM match m, event e WHERE "
               "m.id > 4 AND e.match = 1 + m.id % 4",
               "COMMIT"});
}

void print(const char* what, const std::function<void()>& ask, QSignalSpy& answered)
{
    std::vector<double> costs;
    for (int round = 0; round < rounds; ++round) {
        QElapsedTimer timer;
        timer.start();
        ask();
        if (!answered.wait(60000))
            qFatal("the store does not answer");
        costs.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::nth_element(costs.begin(), costs.begin() + rounds / 2, costs.end());
    std::printf("%-10s %.1f ms\n", what, costs[rounds / 2]);
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    const QTemporaryDir folder;
    fill(folder.filePath("data"));
    MatchStore store(folder.filePath("data"), nullptr, std::chrono::hours(1));
    Library library(&store);
    QSignalSpy found(&library, &Library::found);
    print(
        "list", [&] { library.refresh(); }, found);
    print(
        "by result", [&] { library.sortBy(LibraryQuery::Result); }, found);
    print(
        "searched", [&, n = 0]() mutable { library.setSearch(n++ % 2 == 0 ? "Vega" : "Sora"); },
        found);
    if (library.rowCount() > games)
        qFatal("there are too many");
    StatisticsModel statistics(&store);
    QSignalSpy counted(&statistics, &StatisticsModel::changed);
    print(
        "statistics", [&] { statistics.refresh(); }, counted);
    return 0;
}
