#include "app/cli/cli.h"
#include "engine/show.h"

using namespace facedown::cli;

/// The console of the text protocol, through the built program.
class ConsoleTest : public QObject
{
    Q_OBJECT

    static constexpr const char* threePlayers =
        R"({"cmd":"new","game":"skull","options":{"players":3},"seed":4})";

    static QByteArray line(const Json& command)
    {
        return QByteArray::fromStdString(command.dump());
    }

private slots:
    void anEmptyInputEndsIt()
    {
        const Outcome outcome = runCli({"console"});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.out, "");
    }

    void everyLineIsAnsweredInOrderAnEmptyOneToo()
    {
        const auto answers = converse({"", threePlayers, "", R"({"cmd":"undo"})", "  "});
        QCOMPARE(codeOf(answers[0]), "bad_json");
        QCOMPARE(codeOf(answers[1]), "");
        QCOMPARE(codeOf(answers[2]), "bad_json");
        QCOMPARE(codeOf(answers[3]), "nothing_to_undo");
        QCOMPARE(codeOf(answers[4]), "bad_json");
    }

    void theLastLineNeedsNoEnd()
    {
        const Outcome outcome = runCli({"console"}, "\r\n{\"cmd\":\"undo\"}");
        QCOMPARE(outcome.out.count('\n'), 2);
    }

    void anAnswerComesBeforeTheNextQuestion()
    {
        QProcess process;
        process.start(FACEDOWN_CLI, {"console"});
        for (int i = 0; i < 3; ++i) {
            process.write("{\"cmd\":\"undo\"}\n");
            while (!process.canReadLine())
                QVERIFY(process.waitForReadyRead(10'000));
            QVERIFY(process.readLine().contains("no_game"));
        }
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(10'000));
        QCOMPARE(process.exitCode(), 0);
    }

    void newAnswersWithTheFullState()
    {
        const Json answer = converse({threePlayers})[0];
        QCOMPARE(answer["ok"], Json(true));
        const Json& state = answer["state"];
        QCOMPARE(state["game"], Json("skull"));
        QCOMPARE(state["options"], (Json{{"players", 3}, {"tribes", 1}, {"reveal", false}}));
        QCOMPARE(state["phase"], Json("first"));
        QCOMPARE(state["to_act"], Json("chance"));
        QCOMPARE(state["seats"].size(), 3U);
    }

    void withoutAGameThereIsNone()
    {
        const auto answers = converse({R"({"cmd":"apply","event":"pass"})", R"({"cmd":"state"})",
                                       R"({"cmd":"sample"})", R"({"cmd":"bot","level":"easy"})",
                                       R"({"cmd":"undo"})", R"({"cmd":"record"})"});
        for (const Json& answer : answers)
            QCOMPARE(codeOf(answer), "no_game");
    }

    void aNewGameThatFailsLeavesTheOldOne()
    {
        const auto answers = converse({threePlayers, R"({"cmd":"apply","event":"first 1"})",
                                       R"({"cmd":"new","game":"go"})",
                                       R"({"cmd":"new","game":"skull","options":{"players":99}})",
                                       R"({"cmd":"load","record":{}})", R"({"cmd":"state"})"});
        QCOMPARE(codeOf(answers[2]), "bad_option");
        QCOMPARE(codeOf(answers[3]), "bad_option");
        QCOMPARE(codeOf(answers[4]), "bad_record");
        QCOMPARE(answers[5]["state"], answers[1]["state"]);
    }

    void eventsApplyAllOrNone()
    {
        const auto answers = converse(
            {threePlayers, R"({"cmd":"apply","events":["first 0","place flower","place skull"]})",
             R"({"cmd":"apply","events":["place flower","bid 9"]})", R"({"cmd":"state"})",
             R"({"cmd":"apply","events":[]})"});
        QCOMPARE(answers[1]["state"]["to_act"], Json(0));
        QCOMPARE(codeOf(answers[2]), "illegal");
        QCOMPARE(messageOf(answers[2]), "bid 9: more than the 3 discs on the mats (SK-13)");
        QCOMPARE(answers[3]["state"], answers[1]["state"]);
        QCOMPARE(answers[4]["state"], answers[1]["state"]);
    }

    void wrongEventsHaveTheirCodes()
    {
        const auto answers =
            converse({threePlayers, R"({"cmd":"apply","event":"win"})",
                      R"({"cmd":"apply","event":"pass"})", R"({"cmd":"apply","event":5})",
                      R"({"cmd":"apply"})", R"({"cmd":"apply","event":"pass","events":[]})",
                      R"({"cmd":"apply","event":"first 4294967296"})"});
        QCOMPARE(codeOf(answers[1]), "bad_event");
        QCOMPARE(codeOf(answers[2]), "illegal");
        QVERIFY(messageOf(answers[2]).ends_with("(SK-5)"));
        QCOMPARE(codeOf(answers[3]), "bad_event");
        QCOMPARE(codeOf(answers[4]), "bad_command");
        QCOMPARE(codeOf(answers[5]), "bad_command");
        QCOMPARE(codeOf(answers[6]), "illegal");
        QCOMPARE(messageOf(answers[6]), "first 4294967296: there is no such seat (SK-3)");
    }

    void aSeatSeesItsViewOnly()
    {
        const auto answers =
            converse({threePlayers, R"({"cmd":"apply","events":["first 0","place skull"]})",
                      R"({"cmd":"state","seat":1})", R"({"cmd":"state","seat":2})",
                      R"({"cmd":"state","seat":3})", R"({"cmd":"state","seat":-1})"});
        QCOMPARE(answers[2]["state"]["seats"][1]["mat"], Json{"skull"});
        QVERIFY(!answers[2]["state"].contains("legal"));
        QCOMPARE(answers[3]["state"]["seats"][1]["mat"], Json{"?"});
        QCOMPARE(answers[3]["state"]["legal"], (Json{"place flower", "place skull"}));
        QCOMPARE(codeOf(answers[4]), "bad_option");
        QCOMPARE(codeOf(answers[5]), "bad_option");
    }

    void chanceIsSampledFromTheSeed()
    {
        const QByteArrayList lines = {threePlayers, R"({"cmd":"sample"})", R"({"cmd":"undo"})",
                                      R"({"cmd":"sample"})", R"({"cmd":"sample"})"};
        const auto answers = converse(lines);
        const auto event = answers[1]["event"].get<std::string>();
        QVERIFY(event.starts_with("first "));
        QCOMPARE(answers[1]["state"]["starter"], Json(event.back() - '0'));
        QCOMPARE(answers[3], answers[1]);
        QCOMPARE(codeOf(answers[4]), "illegal");
        QCOMPARE(converse(lines), answers);
    }

    void undoGoesBackToTheBeginning()
    {
        const auto answers =
            converse({threePlayers, R"({"cmd":"apply","events":["first 0","place skull"]})",
                      R"({"cmd":"undo"})", R"({"cmd":"undo"})", R"({"cmd":"undo"})"});
        QCOMPARE(answers[2]["state"]["phase"], Json("prepare"));
        QCOMPARE(answers[3], answers[0]);
        QCOMPARE(codeOf(answers[4]), "nothing_to_undo");
    }

    void aRecordIsLoadedAgain()
    {
        const auto saved =
            converse({threePlayers, R"({"cmd":"apply","events":["first 0","place skull"]})",
                      R"({"cmd":"record"})"});
        const Json& record = saved[2]["record"];
        QCOMPARE(record["format"], Json("facedown"));
        QCOMPARE(record["events"], (Json{"first 0", "place skull"}));
        const Json load = {{"cmd", "load"}, {"record", record}};
        const auto loaded = converse({line(load), R"({"cmd":"record"})"});
        QCOMPARE(loaded[0]["state"], saved[1]["state"]);
        QCOMPARE(loaded[1]["record"], record);
    }
};

QTEST_GUILESS_MAIN(ConsoleTest)
#include "console_test.moc"
