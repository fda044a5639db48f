#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>

#include "app/cli/cli.h"
#include "engine/show.h"

using namespace facedown::cli;

/// How `facedown-cli arena` is not to be called.
class ArenaUsageTest : public QObject
{
    Q_OBJECT

    static void refuses(const QStringList& arguments, int status, const QByteArray& words)
    {
        const Outcome outcome = runCli(arguments);
        QCOMPARE(outcome.status, status);
        QCOMPARE(outcome.out, "");
        QVERIFY2(outcome.errors.startsWith("facedown-cli: "), outcome.errors);
        QVERIFY2(outcome.errors.contains(words), outcome.errors);
        QCOMPARE(outcome.errors.count('\n'), 1);
    }

private slots:
    void wrongUsageIsOneSentenceAndStatusTwo_data()
    {
        QTest::addColumn<QString>("more");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* name, const char* more, const char* words) {
            QTest::newRow(name) << more << QByteArray(words);
        };
        row("nothing", "", "--game is required");
        row("no seats", "--game skull", "--seat is required");
        row("unknown game", "--game go --seat easy", "--game");
        row("unknown bot", "--game skull --seat easy --seat godlike --seat easy",
            "there is no bot \"godlike\"");
        row("unknown temper", "--game skull --seat easy:odd --seat easy --seat easy",
            "there is no bot \"easy:odd\"");
        row("half a temper", "--game skull --seat easy: --seat easy --seat easy",
            "there is no bot \"easy:\"");
        row("no iterations", "--game skull --seat hard@ --seat easy --seat easy",
            "there is no bot \"hard@\"");
        row("too few iterations", "--game skull --seat hard@0 --seat easy --seat easy",
            "there is no bot \"hard@0\"");
        row("iterations of one who has none",
            "--game skull --seat random@9 --seat easy --seat easy", "there is no bot \"random@9\"");
        row("no command", "--game skull --seat exec: --seat easy --seat easy",
            "there is no bot \"exec:\"");
        row("too few", "--game skull --seat easy --seat easy", "players must be 3 to 12");
        row("too many",
            "--game nyet --seat easy --seat easy --seat easy --seat easy --seat easy "
            "--seat easy",
            "players must be 2 to 5");
        const QString three = "--game skull --seat easy --seat easy --seat easy ";
        QTest::newRow("other players")
            << three + "--option players=4"
            << QByteArray("--option players says 4, but 3 players are to sit down");
        row("test the wrong way round",
            "--game skull --seat hard --seat easy --seat easy --sprt 0.4 0.3",
            "--sprt is two shares of the wins");
        QTest::newRow("test of half a range") << three + "--sprt 0.4" << QByteArray("--sprt");
        QTest::newRow("test of everything")
            << three + "--sprt 0.3 0.4" << QByteArray("must not have everything");
        for (const char* share : {"nan 0.4", "0.3 nan", "nan nan", "-nan 0.4", "nan(1) 0.4"})
            QTest::addRow("test of %s", share) << three + "--sprt " + share << QByteArray("--sprt");
        QTest::newRow("unknown option")
            << three + "--option speed=3" << QByteArray("there is no option \"speed\"");
        QTest::newRow("option twice") << three + "--option tribes=1 --option tribes=2"
                                      << QByteArray("--option tribes is given twice");
        QTest::newRow("no option")
            << three + "--option tribes" << QByteArray("--option is NAME=VALUE");
        QTest::newRow("bad value")
            << three + "--option tribes=many" << QByteArray("tribes must be");
        QTest::newRow("odd value")
            << three + "--option players=[3]" << QByteArray("--option players");
        QTest::newRow("no games") << three + "--games 0" << QByteArray("--games");
        QTest::newRow("some games") << three + "--games some" << QByteArray("--games");
        QTest::newRow("time back") << three + "--ms -1" << QByteArray("--ms");
        QTest::newRow("more than a day")
            << three + "--ms 86400001"
            << QByteArray("--ms: 86400001 is no whole number from 0 to 86400000");
        QTest::newRow("no iterations") << three + "--iterations 0" << QByteArray("--iterations");
        QTest::newRow("no threads") << three + "--threads 0" << QByteArray("--threads");
        QTest::newRow("negative seed") << three + "--seed -1" << QByteArray("--seed");
        QTest::newRow("seed too large")
            << three + "--seed 18446744073709551616"
            << QByteArray("--seed: 18446744073709551616 is no whole number from 0 to "
                          "18446744073709551615");
        QTest::newRow("seed with a sign") << three + "--seed +1" << QByteArray("--seed");
        QTest::newRow("hexadecimal") << three + "--games 0x10" << QByteArray("--games");
    }
    void wrongUsageIsOneSentenceAndStatusTwo()
    {
        QFETCH(QString, more);
        QFETCH(QByteArray, words);
        refuses(QStringList{"arena"} + more.split(' ', Qt::SkipEmptyParts), 2, words);
    }

    void aFolderHasAName()
    {
        refuses({"arena", "--game", "skull", "--seat", "easy", "--seat", "easy", "--seat", "easy",
                 "--records", ""},
                2, "--records");
    }

    void whereNothingCanBeWritten()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QStringList usual = {"arena",  "--game", "skull",  "--seat", "easy",
                                   "--seat", "easy",   "--seat", "easy",   "--records"};
        refuses(usual + QStringList{file.fileName() + "/in"}, 1, "file/in");
        refuses(usual + QStringList{file.fileName()}, 1, "file");
        // The folder is there, the place of the first game is taken.
        QVERIFY(QDir(folder.path()).mkdir("skull-1-1.facedown"));
        refuses(usual + QStringList{folder.path()}, 1, "skull-1-1.facedown cannot be written");
    }

    void onAFullDiskThereIsNoPartOfARecord()
    {
        const QTemporaryDir folder;
        QFile old(folder.filePath("skull-1-1.facedown"));
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("as it was");
        old.close();
        QProcess shell; // no file may be larger than a block of 512 bytes
        shell.start("sh", {"-c", R"(trap '' XFSZ; ulimit -f 1; exec "$0" "$@")", FACEDOWN_CLI,
                           "arena", "--game", "skull", "--seat", "easy", "--seat", "easy", "--seat",
                           "easy", "--games", "2", "--records", folder.path()});
        QVERIFY(shell.waitForFinished(30'000));
        QCOMPARE(shell.exitCode(), 1);
        QCOMPARE(shell.readAllStandardOutput(), "");
        const QByteArray errors = shell.readAllStandardError();
        QVERIFY2(errors.contains(".facedown cannot be written"), errors);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList("skull-1-1.facedown"));
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), "as it was");
    }

    void helpSaysAll()
    {
        const Outcome outcome = runCli({"arena", "--help"});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.errors, "");
        for (const char* option : {"--game", "--seat", "--option", "--games", "--seed", "--ms",
                                   "--iterations", "--threads", "--records", "--json"})
            QVERIFY(outcome.out.contains(option));
    }
};

QTEST_GUILESS_MAIN(ArenaUsageTest)
#include "arena_usage_test.moc"
