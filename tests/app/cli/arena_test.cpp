#include <map>
#include <set>

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>

#include "app/cli/cli.h"
#include "engine/every_game.h"
#include "engine/show.h"

using namespace facedown::cli;

/// `facedown-cli arena` with the bots of this house.
class ArenaTest : public QObject
{
    Q_OBJECT

    static QStringList among(const QString& game, const QStringList& bots)
    {
        QStringList arguments = {"arena", "--game", game, "--iterations", "20"};
        for (const QString& bot : bots)
            arguments << "--seat" << bot;
        return arguments;
    }

    static Json result(const QStringList& arguments)
    {
        const Outcome outcome = runCli(arguments + QStringList{"--json"});
        if (outcome.status != 0 || !outcome.errors.isEmpty() || outcome.out.count('\n') != 1)
            qFatal("the arena failed: status %d, %s", outcome.status, outcome.errors.constData());
        return Json::parse(outcome.out.toStdString());
    }

    /// What does not depend on the clock.
    static Json withoutTimes(Json json)
    {
        for (Json& bot : json["bots"]) {
            bot.erase("mean_ms");
            bot.erase("max_ms");
        }
        return json;
    }

    /// The records in a folder by their names.
    static std::map<QString, Json> recordsIn(const QString& folder)
    {
        std::map<QString, Json> records;
        for (const QString& name : QDir(folder).entryList(QDir::Files)) {
            QFile file(folder + '/' + name);
            if (!file.open(QIODevice::ReadOnly))
                qFatal("a record cannot be read");
            records[name] = Json::parse(file.readAll().toStdString());
        }
        return records;
    }

    static std::string seatingOf(const Json& record)
    {
        std::string names;
        for (const Json& seat : record.at("seats"))
            names += seat.at("name").get<std::string>() + ' ';
        return names;
    }

    /// Everybody a place on.
    static std::string movedOn(const std::string& seating)
    {
        const std::size_t first = seating.find(' ') + 1;
        return seating.substr(first) + seating.substr(0, first);
    }

    /// The events of chance in a game of Geschenkt.
    static std::string dealIn(const Json& record)
    {
        std::string events;
        for (const Json& event : record.at("events"))
            if (const auto& text = event.get_ref<const std::string&>(); text.find(' ') != text.npos)
                events += text + ", ";
        return events;
    }

private slots:
    void jsonSaysAllThatWasPromised()
    {
        const Json json =
            result(among("geschenkt", {"medium", "easy", "easy"}) +
                   QStringList{"--games", "10", "--seed", "7", "--option", "open_chips=true"});
        QCOMPARE(json["game"], Json("geschenkt"));
        QCOMPARE(json["options"],
                 (Json{{"players", 3}, {"variant", "base"}, {"open_chips", true}}));
        QCOMPARE(json["games"], Json(12)); // whole deals
        QCOMPARE(json["seed"], Json(7));
        QCOMPARE(json["bots"].size(), 2U);
        const Json& medium = json["bots"][0];
        const Json& easy = json["bots"][1];
        QCOMPARE(medium["bot"], Json("medium"));
        QCOMPARE(easy["bot"], Json("easy"));
        QCOMPARE(medium["seat_games"], Json(12));
        QCOMPARE(easy["seat_games"], Json(24));
        QVERIFY(std::abs(medium["wins"].get<double>() + easy["wins"].get<double>() - 12) < 1e-9);
        QCOMPARE(medium["win_share"].get<double>(), medium["wins"].get<double>() / 12);
        for (const Json& bot : json["bots"]) {
            QCOMPARE(bot.size(), 9U);
            QVERIFY(bot["error"] >= 0.0);
            QVERIFY(bot["mean_score"].is_number());
            QVERIFY(bot["max_ms"] >= bot["mean_ms"]);
            QCOMPARE(bot["forfeits"], Json(0));
        }
    }

    void gamesWithoutPointsHaveNoScore()
    {
        const Json json =
            result(among("skull", {"random", "random", "easy"}) + QStringList{"--games", "3"});
        QVERIFY(json["bots"][0]["mean_score"].is_null());
        QVERIFY(json["bots"][0]["error"].is_null()); // a single deal
    }

    void everySeatingComesUpEquallyOften_data()
    {
        QTest::addColumn<QStringList>("bots");
        QTest::addColumn<int>("seatings");
        QTest::addColumn<int>("orders");
        const auto row = [](const char* name, const QStringList& bots, int seatings, int orders) {
            QTest::newRow(name) << bots << seatings << orders;
        };
        row("one of each", {"easy", "medium", "random"}, 6, 2);
        row("one among others", {"easy", "random", "random"}, 3, 1);
        row("pairs", {"easy", "easy", "random", "random"}, 6, 2);
        row("in turn", {"easy", "random", "easy", "random"}, 6, 2);
        row("all alike", {"easy", "easy", "easy"}, 1, 1);
        row("tempers", {"easy:bold", "easy:careful", "easy", "easy"}, 12, 3);
    }
    void everySeatingComesUpEquallyOften()
    {
        QFETCH(QStringList, bots);
        QFETCH(int, seatings);
        QFETCH(int, orders);
        const QTemporaryDir folder;
        const int games = 3 * seatings;
        const Json json =
            result(among("geschenkt", bots) +
                   QStringList{"--games", QString::number(games), "--records", folder.path()});
        QCOMPARE(json["games"], Json(games));
        std::map<std::string, int> times;
        std::map<std::string, std::set<std::string>> seatingsOfDeal;
        for (const auto& [name, record] : recordsIn(folder.path())) {
            ++times[seatingOf(record)];
            seatingsOfDeal[dealIn(record)].insert(seatingOf(record));
        }
        QCOMPARE(static_cast<int>(times.size()), seatings);
        for (const auto& [seating, count] : times)
            QCOMPARE(count, 3);
        // The cards of a deal come in the same order in all its games.
        QCOMPARE(static_cast<int>(seatingsOfDeal.size()), 3 * orders);
        for (const auto& [deal, seen] : seatingsOfDeal)
            for (const std::string& seating : seen)
                QVERIFY(seen.contains(movedOn(seating)));
    }

    void theSameSeedGivesTheSameGamesOnAnyNumberOfThreads_data() { facedown::test::addGames(); }
    void theSameSeedGivesTheSameGamesOnAnyNumberOfThreads()
    {
        QFETCH(QString, game);
        const QTemporaryDir one;
        const QTemporaryDir four;
        const QStringList usual =
            among(game, {"medium", "easy", "random"}) + QStringList{"--games", "9"};
        const Json first = result(usual + QStringList{"--threads", "1", "--records", one.path()});
        const Json again = result(usual + QStringList{"--threads", "4", "--records", four.path()});
        QCOMPARE(withoutTimes(first), withoutTimes(again));
        QVERIFY(recordsIn(one.path()) == recordsIn(four.path()));
        const Json other = result(usual + QStringList{"--seed", "1"});
        QVERIFY(withoutTimes(other) != withoutTimes(first));
    }

    void eachBotMayHaveIterationsOfItsOwn()
    {
        const auto played = [](const QStringList& bots, const char* more, const char* count) {
            const QTemporaryDir folder;
            QStringList arguments{"arena", "--game", "skull",     "--games",    "6",
                                  more,    count,    "--records", folder.path()};
            for (const QString& bot : bots)
                arguments << "--seat" << bot;
            result(arguments);
            std::vector<Json> events;
            for (const auto& [name, record] : recordsIn(folder.path()))
                events.push_back(record["events"]);
            return events;
        };
        const auto own = played({"hard:bold@40", "hard@3", "hard@3"}, "--iterations", "1");
        QCOMPARE(own.size(), 6U);
        QVERIFY(own == played({"hard:bold@40", "hard@3", "hard@3"}, "--ms", "0"));
        QVERIFY(own != played({"hard:bold@40", "hard@40", "hard@40"}, "--ms", "0"));
    }

    void onlyThoseWhoHaveATimeAreLate()
    {
        const Outcome outcome = runCli({"arena", "--game", "skull", "--games", "3", "--ms", "60000",
                                        "--seat", "hard@3", "--seat", "easy", "--seat", "easy"});
        const QByteArrayList lines = outcome.out.split('\n');
        const auto lastButOne = [&lines](int line) {
            const QByteArrayList cells = lines[line].simplified().split(' ');
            return cells[cells.size() - 2];
        };
        QCOMPARE(lastButOne(1), "late");
        QCOMPARE(lastButOne(2), "-"); // who thinks by iterations
        QCOMPARE(lastButOne(3), "0.00000");
    }

    void recordsAreSound()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a/b"); // made where it is missing
        result(among("skull", {"easy", "medium:bold", "random"}) +
               QStringList{"--games", "6", "--option", "tribes=2", "--records", path});
        QStringList check = {"check"};
        for (const auto& [name, record] : recordsIn(path)) {
            check << path + '/' + name;
            QCOMPARE(record["seats"].size(), 6U);
            QVERIFY(record.contains("result"));
            for (const Json& seat : record["seats"])
                QVERIFY(seat["name"] != "medium:bold" || seat["level"] == "medium");
        }
        QCOMPARE(check.size(), 7);
        QCOMPARE(runCli(check).status, 0);
    }

    void withoutTimeBotsPlayByTheirPolicies_data() { facedown::test::addGames(); }
    void withoutTimeBotsPlayByTheirPolicies()
    {
        QFETCH(QString, game);
        const Json json = result({"arena", "--game", game, "--ms", "0", "--games", "3", "--seat",
                                  "hard", "--seat", "easy", "--seat", "medium"});
        QCOMPARE(json["games"], Json(3));
    }

    void theBetterBotWinsMore()
    {
        const Json json = result(among("geschenkt", {"medium", "random", "random"}) +
                                 QStringList{"--games", "30"});
        QVERIFY(json["bots"][0]["win_share"] > 0.8);
    }

    void aSequentialTestStopsWhenItIsClear_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("others");
        QTest::addColumn<QByteArray>("verdict");
        QTest::newRow("better") << "easy"
                                << "random" << QByteArray("higher");
        QTest::newRow("worse") << "random"
                               << "easy" << QByteArray("lower");
    }
    void aSequentialTestStopsWhenItIsClear()
    {
        QFETCH(QString, first);
        QFETCH(QString, others);
        QFETCH(QByteArray, verdict);
        const QStringList arguments{"arena",  "--game", "geschenkt", "--seat", first,
                                    "--seat", others,   "--seat",    others,   "--sprt",
                                    "0.28",   "0.39",   "--games",   "9000"};
        const Json one = Json::parse(
            runCli(arguments + QStringList{"--json", "--threads", "1"}).out.toStdString());
        QCOMPARE(one["sprt"]["verdict"], Json(verdict.toStdString()));
        QVERIFY(one["games"] < 9000);
        const Json two = Json::parse(
            runCli(arguments + QStringList{"--json", "--threads", "3"}).out.toStdString());
        QCOMPARE(two["games"], one["games"]);
        QCOMPARE(two["bots"][0]["wins"], one["bots"][0]["wins"]);
        const QByteArray words =
            verdict == "higher" ? "0.39 of the wins or more" : "0.28 of the wins or less";
        QVERIFY(runCli(arguments).out.contains(first.toLatin1() + ": " + words));
    }

    void aSequentialTestRecordsTheGamesThatCount()
    {
        const QTemporaryDir folder;
        const Json json = result(among("geschenkt", {"easy", "random", "random"}) +
                                 QStringList{"--sprt", "0.28", "0.39", "--games", "9000",
                                             "--threads", "8", "--records", folder.path()});
        const auto records = recordsIn(folder.path());
        QCOMPARE(Json(records.size()), json["games"]);
        double wins = 0.0;
        for (const auto& [name, record] : records)
            for (const Json& winner : record["result"]["winners"])
                wins += record["seats"][winner.get<std::size_t>()]["name"] == "easy"
                            ? 1.0 / static_cast<double>(record["result"]["winners"].size())
                            : 0.0;
        QVERIFY(std::abs(wins - json["bots"][0]["wins"].get<double>()) < 1e-9);
    }

    void whatIsNotClearIsSaidSo()
    {
        const Outcome outcome =
            runCli({"arena", "--game", "skull", "--seat", "easy", "--seat", "easy:bold", "--seat",
                    "easy:careful", "--games", "3", "--sprt", "0.33", "0.34"});
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.out.contains("not yet clear"));
    }

    void aTableToRead()
    {
        const Outcome outcome =
            runCli(among("skull", {"easy", "random", "random"}) + QStringList{"--games", "6"});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.errors, "");
        const QByteArrayList lines = outcome.out.split('\n');
        QCOMPARE(lines.size(), 5);
        QCOMPARE(lines[0], "skull, 3 players: 6 games of 2 deals, seed 0; par 0.333");
        QVERIFY(lines[1].startsWith("bot "));
        QVERIFY(lines[2].startsWith("easy "));
        QVERIFY(lines[3].startsWith("random "));
        QCOMPARE(lines[2].size(), lines[1].size()); // the columns are in line
        QCOMPARE(lines[3].size(), lines[1].size());
    }

    /// As it is of five bots with one, and of ten with more than there is time to go through.
    void ordersThatAreNotPlayedAreTold()
    {
        QStringList bots{"easy", "easy:bold", "easy:careful", "random", "medium"};
        const auto table = [&](const QString& games) {
            return runCli(among("skull", bots) + QStringList{"--games", games}).out;
        };
        QVERIFY(table("50").startsWith("skull, 5 players: 50 games of 10 deals, in 10 of the 24 "
                                       "orders that the bots can sit in, seed 0; par 0.200"));
        QVERIFY(table("120").startsWith("skull, 5 players: 120 games of 24 deals, seed 0"));
        const auto orders = [&](const QString& games) {
            return result(among("skull", bots) + QStringList{"--games", games}).at("orders");
        };
        QCOMPARE(orders("50"), (Json{{"played", 10}, {"all", 24}}));
        QCOMPARE(orders("150"), (Json{{"played", 24}, {"all", 24}}));
        bots << "medium:bold"
             << "medium:careful"
             << "stranger:timid"
             << "stranger:bluffer"
             << "stranger:crowd";
        QVERIFY(table("10").startsWith("skull, 10 players: 10 games of 1 deal, in an order of the "
                                       "bots that is drawn for each, seed 0"));
        QVERIFY(orders("10").is_null());
    }

    void oneGameIsOne()
    {
        const Outcome outcome =
            runCli(among("skull", {"easy", "easy", "easy"}) + QStringList{"--games", "1"});
        QVERIFY2(outcome.out.startsWith("skull, 3 players: 1 game of 1 deal, seed 0"), outcome.out);
    }
};

QTEST_GUILESS_MAIN(ArenaTest)
#include "arena_test.moc"
