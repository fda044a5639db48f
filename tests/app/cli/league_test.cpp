#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>

#include "app/cli/cli.h"

using namespace facedown::cli;

/// `facedown-cli league` and `facedown-cli exploit`.
class LeagueTest : public QObject
{
    Q_OBJECT

private slots:
    void eachTableIsToldHardestFirst()
    {
        const Outcome outcome =
            runCli({"league", "--game", "geschenkt", "--seat", "medium", "--seat", "easy",
                    "--games", "6", "--iterations", "20", "--json"});
        QCOMPARE(outcome.status, 0);
        const Json league = Json::parse(outcome.out.toStdString());
        QCOMPARE(league["players"], Json(3));
        double before = 0.0;
        std::size_t heldOut = 0;
        std::size_t ofEasy = 0;
        for (const Json& table : league["tables"]) {
            heldOut += table["held_out"] ? 1U : 0U;
            QVERIFY(table["bot"] != table["among"]);
            if (table["bot"] == "easy") {
                ++ofEasy;
                continue;
            }
            const double share = table["win_share"];
            QVERIFY(share >= before && share <= 1.0);
            before = share;
        }
        QVERIFY(heldOut > 0);
        QVERIFY(ofEasy > 10 && ofEasy < league["tables"].size());
    }

    void aStrangerSitsDownInTheArena()
    {
        const Outcome outcome =
            runCli({"arena", "--game", "geschenkt", "--seat", "easy", "--seat", "stranger:never",
                    "--seat", "stranger:never", "--games", "3", "--json"});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(Json::parse(outcome.out.toStdString())["bots"][1]["bot"], Json("stranger:never"));
    }

    void whoIsNotInTheLeagueIsNamed()
    {
        const Outcome outcome = runCli({"arena", "--game", "geschenkt", "--seat", "easy", "--seat",
                                        "stranger:nobody", "--seat", "easy"});
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.errors.contains("the league of geschenkt has no \"nobody\"; it has "));
        QCOMPARE(outcome.errors.count('\n'), 1);
    }

    void aResponseIsScoredTheSameEachTime_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"skull", "geschenkt", "nyet"})
            QTest::addRow("%s", game) << game;
    }
    void aResponseIsScoredTheSameEachTime()
    {
        QFETCH(QString, game);
        const QStringList arguments{"exploit", "--game",        game, "--against",
                                    "easy",    "--generations", "5",  "--games",
                                    "300",     "--iterations",  "1",  "--json"};
        const Outcome outcome = runCli(arguments);
        QCOMPARE(outcome.status, 0);
        const Json found = Json::parse(outcome.out.toStdString());
        QVERIFY(found["features"] >= 20);
        QCOMPARE(found["scored_games"], Json(300));
        QVERIFY(found["win_share"] > 0.4); // easy is easily exploited
        QCOMPARE(runCli(arguments).out, outcome.out);
    }

    void whoForfeitsIsTold()
    {
        const Outcome outcome = runCli({"league", "--game", "geschenkt", "--seat", "exec:false",
                                        "--held-out", "--games", "3", "--json"});
        QCOMPARE(outcome.status, 0);
        const Json tables = Json::parse(outcome.out.toStdString())["tables"];
        QVERIFY(!tables.empty());
        for (const Json& table : tables)
            QCOMPARE(table["forfeits"], Json(3));
        QCOMPARE(outcome.errors.count("exec:false forfeits game "), 3 * qsizetype(tables.size()));
    }

    void wrongUsage()
    {
        QCOMPARE(runCli({"league"}).status, 2);
        QCOMPARE(runCli({"exploit", "--game", "geschenkt"}).status, 2);
        QCOMPARE(
            runCli({"exploit", "--game", "nyet", "--against", "hard", "--players", "6"}).status, 2);
        const Outcome outcome = runCli({"league", "--game", "geschenkt", "--seat", "godlike"});
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.errors.contains("there is no bot \"godlike\""));
        QCOMPARE(runCli({"league", "--game", "geschenkt", "--option", "players=4"}).errors,
                 "facedown-cli: --option players says 4, but 3 players are to sit down\n");
    }

    void allOfItIsCheckedBeforeAnybodyPlays()
    {
        const QTemporaryDir folder;
        const QString played = folder.filePath("played");
        const Outcome outcome =
            runCli({"league", "--game", "geschenkt", "--held-out", "--games", "3", "--seat",
                    "exec:touch '" + played + "'", "--seat", "godlike"});
        QCOMPARE(outcome.status, 2);
        QVERIFY(!QFile::exists(played));
        QVERIFY2(outcome.errors.startsWith("facedown-cli: there is no bot \"godlike\""),
                 outcome.errors);
    }
};

QTEST_GUILESS_MAIN(LeagueTest)
#include "league_test.moc"
