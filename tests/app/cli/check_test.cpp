#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>

#include "app/cli/cli.h"
#include "engine/show.h"

using namespace facedown::cli;

/// `facedown-cli check`, and how the program is called.
class CheckTest : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;

    QString write(const QString& name, const QByteArray& content)
    {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write to the temporary folder");
        return file.fileName();
    }

    static QByteArray record(const QByteArray& lastEvent)
    {
        return R"({"format":"facedown","version":1,"game":"skull","options":{"players":3},)"
               R"("seats":[{"name":"Ana","kind":"human"},{"name":"B","kind":"bot"},)"
               R"({"name":"C","kind":"bot","level":"easy"}],"events":["first 0",)" +
               QByteArray("\"") + lastEvent + "\"]}";
    }

    void says(const QString& path, const QByteArray& words, int status)
    {
        const Outcome outcome = runCli({"check", path});
        QCOMPARE(outcome.out, path.toUtf8() + ": " + words + "\n");
        QCOMPARE(outcome.errors, "");
        QCOMPARE(outcome.status, status);
    }

private slots:
    void aSoundRecord() { says(write("good.facedown", record("place flower")), "sound", 0); }

    void whatIsWrongAndWhere()
    {
        says(write("wrong.facedown", record("bid 1")),
             "event 2: bid 1: each seat places a disc first (SK-10)", 1);
        says(write("newer.facedown",
                   record("place flower").replace("\"version\":1", "\"version\":3")),
             "the record has version 3; this program is older and reads only version 1", 1);
        says(write("odd.facedown", record("a\\nb")), "event 2: \"ab\" is not a Skull event", 1);
    }

    void whatIsNoRecord()
    {
        says(write("empty.facedown", ""), "the file is empty", 1);
        says(write("binary.facedown", QByteArray("\x7f"
                                                 "ELF\0\0\xff",
                                                 7)),
             "not JSON: the fault is at byte 5", 1);
        says(write("text.facedown", "hello"), "not JSON: the fault is at byte 1", 1);
        says(write("other.facedown", "{}"), "this is not a facedown record", 1);
        says(write("deep.facedown", QByteArray(1'000'000, '[')), "the JSON is nested too deeply",
             1);
        says(write("large.facedown", QByteArray(17 * 1024 * 1024, ' ')),
             "the file is too large for a record", 1);
    }

    void whatCannotBeRead()
    {
        says(folder_.path(), "the file cannot be read", 1);
        says(folder_.filePath("none.facedown"), "the file cannot be read", 1);
        says("/dev/null", "the file is empty", 1);
    }

    void manyFilesALineEach()
    {
        const QString good = write("a.facedown", record("place skull"));
        const QString bad = write("b.facedown", "");
        const Outcome outcome = runCli({"check", good, bad, good});
        QCOMPARE(outcome.status, 1);
        QCOMPARE(
            outcome.out,
            (good + ": sound\n" + bad + ": the file is empty\n" + good + ": sound\n").toUtf8());
    }

    void wrongUsageIsOneSentenceAndStatusTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("nothing") << QStringList{};
        QTest::newRow("unknown command") << QStringList{"play"};
        QTest::newRow("check nothing") << QStringList{"check"};
        QTest::newRow("unknown option") << QStringList{"console", "--fast"};
        QTest::newRow("too much") << QStringList{"console", "now"};
        QTest::newRow("no such game") << QStringList{"bench", "--game", "go"};
        QTest::newRow("no number") << QStringList{"bench", "--seconds", "soon"};
        QTest::newRow("no time") << QStringList{"bench", "--seconds", "0"};
        QTest::newRow("backwards") << QStringList{"bench", "--seconds", "-1"};
    }
    void wrongUsageIsOneSentenceAndStatusTwo()
    {
        QFETCH(QStringList, arguments);
        const Outcome outcome = runCli(arguments);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.out, "");
        QVERIFY(outcome.errors.startsWith("facedown-cli: "));
        QCOMPARE(outcome.errors.count('\n'), 1);
    }

    void whatIsNoCommandIsSaidWithThoseThatAre()
    {
        const QByteArray commands = "; there are console, check, bench, signature, train, vectors, "
                                    "review, arena, exploit, blunders, league\n";
        QCOMPARE(runCli({"nonsense"}).errors,
                 "facedown-cli: \"nonsense\" is no command" + commands);
        QCOMPARE(runCli({"--seed"}).errors, "facedown-cli: \"--seed\" is no command" + commands);
        QCOMPARE(runCli({}).errors, "facedown-cli: a command is required" + commands);
    }

    void helpAndVersion()
    {
        for (const QStringList& arguments : {QStringList{"--help"},
                                             {"console", "--help"},
                                             {"check", "--help"},
                                             {"bench", "--help"}}) {
            const Outcome outcome = runCli(arguments);
            QCOMPARE(outcome.status, 0);
            QVERIFY(outcome.out.contains("Usage: facedown-cli"));
            QCOMPARE(outcome.errors, "");
        }
        const Outcome version = runCli({"--version"});
        QCOMPARE(version.status, 0);
        QVERIFY(version.out.startsWith("facedown-cli "));
        QCOMPARE(version.out.count('\n'), 1);
    }
};

QTEST_GUILESS_MAIN(CheckTest)
#include "check_test.moc"
