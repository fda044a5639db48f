#include <random>

#include "app/cli/cli.h"
#include "engine/show.h"

using namespace facedown::cli;

/// Lines that mean harm: each is answered, none ends the console or changes the game.
class ConsoleAbuseTest : public QObject
{
    Q_OBJECT

    static constexpr const char* newGame = R"({"cmd":"new","game":"skull"})";
    static constexpr const char* state = R"({"cmd":"state"})";

    /// Asks for the state before and after.
    static void refused(const QByteArray& line, const char* code)
    {
        const auto answers = converse({newGame, line, state});
        QCOMPARE(codeOf(answers[1]), code);
        QVERIFY(!messageOf(answers[1]).empty());
        QCOMPARE(answers[2], answers[0]);
    }

private slots:
    void noJson_data()
    {
        QTest::addColumn<QByteArray>("line");
        const QByteArray lines[] = {"hello",
                                    "{",
                                    "}",
                                    "{]",
                                    "{\"cmd\":}",
                                    "{\"cmd\":\"state\"",
                                    "{\"cmd\":\"state\"}}",
                                    "{\"cmd\":\"\xff\xfe\"}",
                                    "\xff\xff\xff",
                                    QByteArray("{\"cmd\":\"state\"}\0", 16),
                                    QByteArray("\0", 1),
                                    "{'cmd':'state'}",
                                    "{\"cmd\":1e999}",
                                    "{\"cmd\":\"state\",\"cmd\":\"undo\"}",
                                    "NaN",
                                    QByteArray(1'000'000, '['),
                                    QByteArray(1'000'000, '{'),
                                    QByteArray("{\"a\":").repeated(200'000),
                                    QByteArray(1'000'000, '[') + QByteArray(1'000'000, ']'),
                                    QByteArray(3'000'000, ' '),
                                    QByteArray(3'000'000, '\\')};
        for (const QByteArray& line : lines)
            QTest::addRow("%.30s", line.constData()) << line;
    }
    void noJson()
    {
        QFETCH(QByteArray, line);
        refused(line, "bad_json");
    }

    void noCommand_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char* line :
             {"1", "null", "true", "\"new\"", "[]", "{}", "[{\"cmd\":\"state\"}]",
              R"({"cmd":null})", R"({"cmd":1})", R"({"cmd":["new"]})", R"({"cmd":""})",
              R"({"cmd":"NEW"})", R"({"cmd":"quit"})", R"({"cmd":"new\u0000"})", R"({"CMD":"new"})",
              R"({"cmd":"new"})"})
            QTest::newRow(line) << QByteArray(line);
    }
    void noCommand()
    {
        QFETCH(QByteArray, line);
        refused(line, "bad_command");
    }

    void everyFieldOfEveryCommandMayBeAnything()
    {
        const QByteArray values[] = {"null",
                                     "true",
                                     "-1",
                                     "0",
                                     "1.5",
                                     "1e300",
                                     "3.0",
                                     "9223372036854775807",
                                     "18446744073709551615",
                                     "18446744073709551616",
                                     "-9223372036854775808",
                                     "123456789012345678901234567890",
                                     "\"\"",
                                     "\"x\"",
                                     "\"\\u0000\"",
                                     "\"\\ud83d\\ude00\"",
                                     "[]",
                                     "[1]",
                                     "[\"pass\",3]",
                                     "[[[[[[]]]]]]",
                                     "{}",
                                     "{\"players\":true}",
                                     "{\"format\":\"facedown\",\"version\":1}",
                                     '"' + QByteArray(100'000, 'x') + '"'};
        const QByteArray fields[] = {"game",  "options", "seed",       "event",  "events", "seat",
                                     "level", "ms",      "iterations", "record", "other"};
        for (const char* command :
             {"new", "apply", "state", "sample", "bot", "undo", "record", "load"}) {
            QByteArrayList lines = {newGame};
            for (const QByteArray& field : fields)
                for (const QByteArray& value : values) {
                    lines.push_back(QByteArray("{\"cmd\":\"") + command + "\",\"" + field +
                                    "\":" + value + "}");
                    lines.push_back(state);
                }
            const auto answers = converse(lines);
            for (std::size_t i = 1; i < answers.size(); ++i) {
                const std::string code = codeOf(answers[i]);
                static const std::set<std::string> codes = {
                    "",        "bad_command", "bad_option",     "bad_event",
                    "illegal", "bad_record",  "nothing_to_undo"};
                QVERIFY2(codes.contains(code), lines[static_cast<qsizetype>(i)].constData());
                if (!code.empty() && i >= 2)
                    QCOMPARE(answers[i + 1], answers[i - 1]); // the states around it
            }
        }
    }

    void aSeedMayBeAnythingUpToSixtyFourBits()
    {
        for (const char* seed : {"0", "1", "18446744073709551615"})
            QCOMPARE(codeOf(converse(
                         {QByteArray(R"({"cmd":"new","game":"skull","seed":)") + seed + "}"})[0]),
                     "");
        for (const char* seed : {"-1", "18446744073709551616", "1.0", "\"1\"", "null"})
            QCOMPARE(codeOf(converse(
                         {QByteArray(R"({"cmd":"new","game":"skull","seed":)") + seed + "}"})[0]),
                     "bad_option");
    }

    void randomBytes()
    {
        std::mt19937 random(1);
        QByteArrayList lines;
        for (int i = 0; i < 2000; ++i) {
            QByteArray line = i % 2 == 0 ? QByteArray(newGame)
                                         : QByteArray(R"({"cmd":"apply","event":"first 1"})");
            for (unsigned changes = 1 + random() % 4; changes > 0; --changes) {
                const char byte = static_cast<char>(random() % 256);
                line[static_cast<qsizetype>(random() % static_cast<unsigned>(line.size()))] =
                    byte == '\n' ? ' ' : byte;
            }
            lines.push_back(line);
        }
        converse(lines); // checks that each line has one answer, and each answer is JSON
    }

    void whenNobodyReadsItEndsQuietly()
    {
        QProcess shell;
        shell.start("sh", {"-c",
                           R"(yes '{"cmd":"undo"}' | { "$0" console; echo "status $?" >&2; } |)"
                           " head -n 1",
                           FACEDOWN_CLI});
        QVERIFY(shell.waitForFinished(30'000));
        QCOMPARE(shell.readAllStandardOutput().count('\n'), 1);
        QVERIFY(shell.readAllStandardError().endsWith("status 1\n"));
    }
};

QTEST_GUILESS_MAIN(ConsoleAbuseTest)
#include "console_abuse_test.moc"
