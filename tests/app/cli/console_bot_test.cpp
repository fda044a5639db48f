#include "app/cli/cli.h"
#include "engine/show.h"

using namespace facedown::cli;

/// What the console's bots say.
class ConsoleBotTest : public QObject
{
    Q_OBJECT

    static constexpr const char* threePlayers =
        R"({"cmd":"new","game":"skull","options":{"players":3},"seed":4})";
    static constexpr const char* seatOneBegins = R"({"cmd":"apply","event":"first 1"})";

    static QByteArray line(const Json& command)
    {
        return QByteArray::fromStdString(command.dump());
    }
    static QByteArray outside(const char* command)
    {
        return line({{"cmd", "bot"}, {"level", std::string("exec:") + command}, {"ms", 20000}});
    }

private slots:
    void aBotSaysWhatItWouldDo()
    {
        for (const char* level : {"easy", "medium", "hard"}) {
            const QByteArray bot = line({{"cmd", "bot"}, {"level", level}, {"ms", 0}});
            const auto answers =
                converse({threePlayers, R"({"cmd":"apply","events":["first 0","place skull"]})",
                          bot, R"({"cmd":"state"})", bot});
            QCOMPARE(answers[3]["state"], answers[1]["state"]); // nothing was applied
            QCOMPARE(answers[4], answers[2]);
            const Json& policy = answers[2]["policy"];
            double sum = 0;
            for (const Json& event : answers[1]["state"]["legal"]) {
                QVERIFY(policy.contains(event.get<std::string>()));
                sum += policy[event.get<std::string>()].get<double>();
            }
            QCOMPARE(policy.size(), answers[1]["state"]["legal"].size());
            QVERIFY(std::abs(sum - 1.0) < 1e-9);
            QVERIFY(policy.contains(answers[2]["event"].get<std::string>()));
        }
    }

    void aBotDoesNotKnowWhatItsSeatDoesNot()
    {
        // Seat 2 is to act; what seat 1 placed is no business of it.
        for (const char* level : {"easy", "medium", "hard"}) {
            Json answers[2];
            int at = 0;
            for (const char* disc : {"flower", "skull"}) {
                const std::string hidden = std::string("place ") + disc;
                const QByteArray apply = line(
                    {{"cmd", "apply"},
                     {"events", {"first 1", "place flower", "place flower", hidden, "bid 1"}}});
                const QByteArray bot = line({{"cmd", "bot"}, {"level", level}, {"iterations", 10}});
                answers[at++] = converse({threePlayers, apply, bot})[2];
            }
            QCOMPARE(answers[0]["ok"], Json(true));
            QCOMPARE(answers[0], answers[1]);
        }
    }

    void aBotNeedsALevelAndATurn()
    {
        const auto answers = converse(
            {threePlayers, R"({"cmd":"bot","level":"easy"})", R"({"cmd":"bot","level":"godlike"})",
             R"({"cmd":"bot"})", R"({"cmd":"bot","level":3})",
             R"({"cmd":"bot","level":"easy","ms":-1})",
             R"({"cmd":"bot","level":"easy","iterations":0})",
             R"({"cmd":"bot","level":"easy","ms":86400001})",
             R"({"cmd":"bot","level":"easy","temper":"odd"})",
             R"({"cmd":"bot","level":"easy","temper":1})", R"({"cmd":"bot","level":"exec:"})"});
        QCOMPARE(codeOf(answers[1]), "illegal");
        QCOMPARE(messageOf(answers[1]),
                 "no seat is to act: chance chooses the first player now (SK-5)");
        QCOMPARE(codeOf(answers[2]), "bad_option");
        QCOMPARE(messageOf(answers[2]), "there is no level \"godlike\"");
        QCOMPARE(codeOf(answers[3]), "bad_command");
        QCOMPARE(codeOf(answers[4]), "bad_option");
        QCOMPARE(codeOf(answers[5]), "bad_option");
        QCOMPARE(messageOf(answers[7]), "ms must be a whole number from 0 to 86400000");
        for (std::size_t i = 6; i < answers.size(); ++i)
            QCOMPARE(codeOf(answers[i]), "bad_option");
    }

    void aTemperMayBeChosen()
    {
        for (const char* temper : {"bold", "careful"}) {
            const QByteArray bot =
                line({{"cmd", "bot"}, {"level", "hard"}, {"temper", temper}, {"iterations", 10}});
            const auto answers = converse({threePlayers, seatOneBegins, bot});
            QCOMPARE(codeOf(answers[2]), "");
        }
    }

    void theTemperIsTheSeatsUnlessChosen()
    {
        const auto answers = converse({threePlayers, R"({"cmd":"apply","event":"first 0"})",
                                       R"({"cmd":"bot","level":"easy","ms":0})",
                                       R"({"cmd":"bot","level":"easy","ms":0,"temper":"bold"})"});
        QCOMPARE(answers[2], answers[3]);
    }

    void aBotFromOutsideIsAsked()
    {
        const auto answers =
            converse({threePlayers, seatOneBegins,
                      outside(R"(while read -r line; do echo '{"event":"place skull"}'; done)")});
        QCOMPARE(answers[2]["event"], Json("place skull"));
        QCOMPARE(answers[2]["policy"], (Json{{"place skull", 1.0}, {"place flower", 0.0}}));
        QVERIFY(!answers[2].contains("values"));
    }

    void itIsTheSameProgramThroughoutAMatch()
    {
        const char* counts =
            R"(echo '{"event":"place skull"}'; echo '{"event":"place flower"}'; cat >/dev/null)";
        const auto answers =
            converse({threePlayers, seatOneBegins, outside(counts), outside(counts), threePlayers,
                      seatOneBegins, outside(counts)});
        QCOMPARE(answers[2]["event"], Json("place skull"));
        QCOMPARE(answers[3]["event"], Json("place flower"));
        QCOMPARE(answers[6]["event"], Json("place skull"));
    }

    void whatIsWrongWithItIsSaid()
    {
        const auto answers =
            converse({threePlayers, seatOneBegins, outside("exit 3"), outside("echo; cat"),
                      outside(R"(echo '{"event":"bid 1"}'; cat)"), R"({"cmd":"state"})"});
        for (std::size_t i = 2; i < 5; ++i)
            QCOMPARE(codeOf(answers[i]), "bad_option");
        QCOMPARE(messageOf(answers[2]), "exec:exit 3: it ended with status 3");
        QVERIFY(messageOf(answers[4]).ends_with("(SK-10)"));
        QCOMPARE(answers[5]["state"], answers[1]["state"]);
    }
};

QTEST_GUILESS_MAIN(ConsoleBotTest)
#include "console_bot_test.moc"
