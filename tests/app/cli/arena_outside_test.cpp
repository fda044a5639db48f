#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>

#include "app/cli/cli.h"
#include "engine/show.h"

using namespace facedown::cli;

/// `facedown-cli arena` with bots from outside, good ones and bad ones.
class ArenaOutsideTest : public QObject
{
    Q_OBJECT

    /// A deal of Geschenkt between the command and two easy bots, a game in each seating.
    static QStringList geschenkt(const QString& command)
    {
        return {"arena", "--json", "--game", "geschenkt", "--games", "3",      "--seat",
                "easy",  "--seat", "easy",   "--threads", "3",       "--seat", "exec:" + command};
    }

    /// A shell's bot that answers every question with this.
    static QString always(const QString& answer)
    {
        return "while read -r line; do echo '" + answer + "'; done";
    }

private slots:
    void aGoodOnePlaysToTheEnd()
    {
        const Outcome outcome = runCli(geschenkt(QStringLiteral("python3 ") + FACEDOWN_THRESHOLD5) +
                                       QStringList{"--ms", "20000"});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.errors, "");
        const Json bot = Json::parse(outcome.out.toStdString())["bots"][1];
        QCOMPARE(bot["forfeits"], Json(0));
        QCOMPARE(bot["seat_games"], Json(3));
        QVERIFY(bot["mean_score"].is_number());
        QVERIFY(bot["mean_ms"] > 0.0);
    }

    void itIsToldWhatItsSeatMayKnowAndHowItEnded()
    {
        const QTemporaryDir folder;
        const QString heard = folder.filePath("heard");
        const Outcome outcome = runCli(geschenkt("while read -r line; do echo \"$line\" >>" +
                                                 heard + "; echo '{\"event\":\"take\"}'; done") +
                                       QStringList{"--ms", "20000"});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.errors, "");
        QFile file(heard);
        QVERIFY(file.open(QIODevice::ReadOnly));
        int ends = 0;
        for (const QByteArray& line : file.readAll().split('\n')) {
            if (line.isEmpty())
                continue;
            const Json told = Json::parse(line.toStdString());
            if (told["cmd"] == "end") {
                ++ends;
                QVERIFY(!told["winners"].empty());
                continue;
            }
            QCOMPARE(told["cmd"], Json("choose"));
            QCOMPARE(told["ms"], Json(20000));
            const Json& view = told["view"];
            QCOMPARE(view["to_act"], told["seat"]);
            QVERIFY(told["events"].size() >= 2);
            for (int seat = 0; seat < 3; ++seat)
                QCOMPARE(view["seats"][static_cast<std::size_t>(seat)]["chips"].is_null(),
                         seat != told["seat"]);
        }
        QCOMPARE(ends, 3);
    }

    void aBadOneForfeitsAndTheArenaGoesOn_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QByteArray>("why");
        const auto row = [](const char* name, const QString& command, const char* why) {
            QTest::newRow(name) << command << QByteArray(why);
        };
        row("no such program", "/no/such/program 2>&-", "it ended with status 127");
        row("dies at once", "exit 0", "it ended with status 0");
        row("dies in the middle", R"(read -r a; echo '{"event":"take"}'; read -r b; exit 3)",
            "it ended with status 3");
        row("hangs", "cat >/dev/null", "it did not answer within 500 ms");
        row("floods a line", "tr '\\0' x </dev/zero", "it wrote a line of more than 65536 bytes");
        row("floods lines", "yes", "not JSON");
        row("no JSON", always("take"), "not JSON: the fault is at byte 2");
        row("no event", always(R"({"move":"take"})"), "the answer has no event");
        row("no event of the game", always(R"({"event":"bid 3"})"),
            "\"bid 3\" is not a Geschenkt event");
        row("chance's event", always(R"({"event":"turn 7"})"), "turn 7: ");
        row("closes its output", "exec >&-; cat >/dev/null", "it closed its output");
    }
    void aBadOneForfeitsAndTheArenaGoesOn()
    {
        QFETCH(QString, command);
        QFETCH(QByteArray, why);
        const bool hangs = why.contains("500 ms");
        const Outcome outcome =
            runCli(geschenkt(command) + QStringList{"--ms", hangs ? "0" : "20000"});
        QCOMPARE(outcome.status, 0);
        const Json json = Json::parse(outcome.out.toStdString());
        QCOMPARE(json["games"], Json(3));
        const Json& bad = json["bots"][1];
        QCOMPARE(bad["forfeits"], Json(3));
        QCOMPARE(bad["wins"], Json(0.0));
        QVERIFY(bad["mean_score"].is_null());
        QCOMPARE(json["bots"][0]["wins"], Json(3.0));
        QCOMPARE(outcome.errors.count('\n'), 3);
        QVERIFY2(outcome.errors.contains(": " + why), outcome.errors);
        QVERIFY(outcome.errors.startsWith("facedown-cli: exec:"));
    }

    void oneThatTheSystemWillNotStartForfeitsNothing()
    {
        QProcess shell; // too few descriptors for the pipes
        shell.start("sh", QStringList{"-c", R"(ulimit -n 8; exec "$0" "$@")", FACEDOWN_CLI} +
                              geschenkt("cat"));
        QVERIFY(shell.waitForFinished(30'000));
        QCOMPARE(shell.exitCode(), 1);
        QCOMPARE(shell.readAllStandardOutput(), "");
        QCOMPARE(shell.readAllStandardError(),
                 "facedown-cli: exec:cat: it could not be started: Too many open files\n");
    }

    void whoeverIsCreditedWithAForfeitedGameIsTold()
    {
        const QTemporaryDir folder;
        const QString heard = folder.filePath("heard");
        const QString listens =
            "while read -r line; do case $line in *\\\"end\\\"*) echo \"$line\" >>" + heard +
            ";; *) echo '{\"event\":\"pay\"}';; esac; done";
        const Outcome outcome = runCli({"arena", "--json", "--game", "geschenkt", "--games", "3",
                                        "--seat", "exec:" + listens, "--seat", "exec:exit 1",
                                        "--seat", "easy", "--threads", "1", "--ms", "20000"});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(Json::parse(outcome.out.toStdString())["bots"][1]["forfeits"], Json(3));
        QFile file(heard);
        QVERIFY(file.open(QIODevice::ReadOnly));
        std::vector<Json> told;
        for (const QByteArray& line : file.readAll().trimmed().split('\n'))
            told.push_back(Json::parse(line.toStdString())["winners"]);
        // In each seating all but whoever forfeits, who sits behind the one that listens.
        QVERIFY((told == std::vector<Json>{{0, 2}, {1, 2}, {0, 1}}));
    }

    void anInterruptLeavesNoProgramBehind()
    {
        const QTemporaryDir folder;
        const QString number = folder.filePath("number");
        QProcess arena;
        const QString tell = "echo $$ >%1.$$; mv %1.$$ %1; exec tail -f /dev/null";
        arena.start(FACEDOWN_CLI, geschenkt(tell.arg(number)) + QStringList{"--ms", "1000000"});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(number), 20'000);
        QFile file(number);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString process = "/proc/" + file.readAll().trimmed();
        QVERIFY(QFile::exists(process));
        arena.terminate();
        QVERIFY(arena.waitForFinished(20'000));
        QCOMPARE(arena.exitStatus(), QProcess::CrashExit); // ended by the signal, as shells expect
        QCOMPARE(arena.readAllStandardOutput(), "");
        QVERIFY(!QFile::exists(process));
    }

    void aForfeitedGameIsASoundRecord()
    {
        const QTemporaryDir folder;
        const Outcome outcome =
            runCli(geschenkt("exit 1") + QStringList{"--records", folder.path()});
        QCOMPARE(outcome.status, 0);
        const QString record = folder.filePath("geschenkt-1-1.facedown");
        QVERIFY(QFile::exists(record));
        const Outcome check = runCli({"check", record});
        QCOMPARE(check.status, 0);
        // What happened up to there is sound; who gave up, and why, is in the record.
        QCOMPARE(check.out, record.toUtf8() + ": sound; player 2 (exec:exit 1) forfeited: "
                                              "it ended with status 1\n");
    }
};

QTEST_GUILESS_MAIN(ArenaOutsideTest)
#include "arena_outside_test.moc"
