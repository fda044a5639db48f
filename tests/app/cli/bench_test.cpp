#include "app/cli/cli.h"
#include "engine/every_game.h"
#include "engine/show.h"

using namespace facedown::cli;

/// `facedown-cli bench`.
class BenchTest : public QObject
{
    Q_OBJECT

private slots:
    void jsonListsEveryGame()
    {
        const Outcome outcome = runCli({"bench", "--json", "--seconds", "0.05"});
        QCOMPARE(outcome.status, 0);
        const Json list = Json::parse(outcome.out.toStdString());
        QVERIFY(list.is_array());
        QCOMPARE(list.size(), facedown::match::gameIds.size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            const Json& game = list[i];
            QCOMPARE(game["game"], Json(facedown::match::gameIds[i]));
            QCOMPARE(game.size(), 4U);
            QVERIFY(game["playouts_per_s"] > 100);
            // A game takes more than one decision.
            QVERIFY(game["decisions_per_s"] > game["playouts_per_s"]);
            const Json& searches = game["searches_per_s"]; // null where nothing is searched
            QVERIFY(searches.is_null() || searches > 1);
        }
    }

    void oneGameAsATable_data() { facedown::test::addGames(); }
    void oneGameAsATable()
    {
        QFETCH(QString, game);
        const Outcome outcome = runCli({"bench", "--game", game, "--seconds", "0.05"});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.out.count('\n'), 2);
        QVERIFY(outcome.out.startsWith("game"));
        QVERIFY(outcome.out.contains('\n' + game.toLatin1() + ' '));
        QCOMPARE(outcome.errors, "");
    }

    void forHowLongIsANumber()
    {
        for (const char* seconds : {"nan", "-nan", "NAN(1)", "0", "inf", "soon"}) {
            const Outcome outcome = runCli({"bench", "--seconds", seconds});
            QCOMPARE(outcome.status, 2);
            QCOMPARE(outcome.out, "");
            QVERIFY2(outcome.errors.contains("--seconds"), outcome.errors);
        }
    }
};

QTEST_GUILESS_MAIN(BenchTest)
#include "bench_test.moc"
