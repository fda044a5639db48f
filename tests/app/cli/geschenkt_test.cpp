#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>

#include "app/cli/cli.h"
#include "engine/show.h"

using namespace facedown::cli;

/// A whole game of Geschenkt by the text protocol, through the built program.
class GeschenktTest : public QObject
{
    Q_OBJECT

    static constexpr const char* threePlayers =
        R"({"cmd":"new","game":"geschenkt","options":{"players":3},"seed":6})";
    static constexpr const char* sample = R"({"cmd":"sample"})";
    static constexpr const char* undo = R"({"cmd":"undo"})";
    static constexpr const char* state = R"({"cmd":"state"})";
    static constexpr const char* record = R"({"cmd":"record"})";

    static QByteArray line(const Json& command)
    {
        return QByteArray::fromStdString(command.dump());
    }
    static QByteArray apply(const Json& events)
    {
        return line({{"cmd", "apply"}, {"events", events}});
    }

    /// Chance draws every card; who turned it pays one chip, and the next seat takes it.
    static QByteArrayList wholeGame()
    {
        QByteArrayList lines = {threePlayers, sample};
        for (int card = 0; card < 24; ++card)
            lines << sample << apply({"pay", "take"});
        return lines;
    }

private slots:
    void newAnswersWithTheFullState()
    {
        const Json shown = converse({threePlayers})[0]["state"];
        QCOMPARE(shown["game"], Json("geschenkt"));
        QCOMPARE(shown["options"],
                 (Json{{"players", 3}, {"variant", "base"}, {"open_chips", false}}));
        QCOMPARE(shown["phase"], Json("first"));
        QCOMPARE(shown["legal"], (Json{"first 0", "first 1", "first 2"}));
        QCOMPARE(shown["deck"], Json(24));
        QCOMPARE(shown["seats"][2]["chips"], Json(11));
    }

    void aWholeGame()
    {
        const auto answers = converse(wholeGame());
        std::set<int> turned;
        for (std::size_t i = 2; i < answers.size(); ++i) {
            QCOMPARE(answers[i]["ok"], Json(true));
            const Json& shown = answers[i]["state"];
            const int cards = static_cast<int>(i) / 2;
            QCOMPARE(shown["deck"], Json(24 - cards));
            if (i % 2 == 0) {
                const auto event = answers[i]["event"].get<std::string>();
                QVERIFY(event.starts_with("turn "));
                QCOMPARE(shown["card"], Json(std::stoi(event.substr(5))));
                QVERIFY(turned.insert(std::stoi(event.substr(5))).second);
                QCOMPARE(shown["to_act"], shown["starter"]);
                QCOMPARE(shown["legal"], (Json{"take", "pay"}));
            }
        }
        const Json& last = answers.back()["state"];
        QCOMPARE(last["phase"], Json("over"));
        QVERIFY(last["to_act"].is_null());
        QCOMPARE(last["legal"], Json::array());
        int lowest = 1000;
        for (const Json& seat : last["seats"]) {
            QCOMPARE(seat["cards"].size(), 8U); // they took by turns
            QCOMPARE(seat["chips"], Json(11));  // paid as often as taken
            QCOMPARE(seat["score"], Json(seat["cost"].get<int>() - 11));
            lowest = std::min(lowest, seat["score"].get<int>());
        }
        QVERIFY(!last["winners"].empty());
        for (const Json& winner : last["winners"])
            QCOMPARE(last["seats"][winner.get<std::size_t>()]["score"], Json(lowest));
    }

    void atTheEndEverySeatSeesAll()
    {
        auto lines = wholeGame();
        for (int seat = 0; seat < 3; ++seat)
            lines.push_back(line({{"cmd", "state"}, {"seat", seat}}));
        const auto answers = converse(lines);
        for (std::size_t back = 1; back <= 3; ++back)
            QCOMPARE(answers[answers.size() - back]["state"]["seats"],
                     answers[answers.size() - 4]["state"]["seats"]);
    }

    void aSeatSeesItsOwnChipsOnly()
    {
        const auto answers = converse({threePlayers, apply({"first 0", "turn 9", "pay"}),
                                       R"({"cmd":"state","seat":0})", R"({"cmd":"state","seat":1})",
                                       R"({"cmd":"state","seat":3})"});
        const Json& zero = answers[2]["state"];
        QCOMPARE(zero["seats"][0]["chips"], Json(10));
        QVERIFY(zero["seats"][1]["chips"].is_null() && zero["seats"][1]["score"].is_null());
        QVERIFY(!zero.contains("legal"));
        const Json& one = answers[3]["state"];
        QVERIFY(one["seats"][0]["chips"].is_null());
        QCOMPARE(one["seats"][1]["score"], Json(-11));
        QCOMPARE(one["legal"], (Json{"take", "pay"}));
        QCOMPARE(codeOf(answers[4]), "bad_option");
    }

    void chanceIsSampledFromTheSeed()
    {
        const QByteArrayList lines = {threePlayers, sample, sample, undo, sample, sample};
        const auto answers = converse(lines);
        QCOMPARE(answers[4], answers[2]);
        QCOMPARE(codeOf(answers[5]), "illegal"); // a seat is to decide
        QCOMPARE(converse(lines), answers);
    }

    void undoGivesTheChipBack()
    {
        const auto answers = converse(
            {threePlayers, apply({"first 0", "turn 9"}), apply({"pay"}), undo, undo, undo, undo});
        QCOMPARE(answers[2]["state"]["pot"], Json(1));
        QCOMPARE(answers[3], answers[1]);
        QCOMPARE(answers[4]["state"]["phase"], Json("turn"));
        QCOMPARE(answers[5], answers[0]);
        QCOMPARE(codeOf(answers[6]), "nothing_to_undo");
    }

    void whatIsNotAllowedChangesNothing()
    {
        const auto answers = converse(
            {threePlayers, apply({"first 0", "turn 9"}), apply({"pay", "turn 10"}), apply({"pass"}),
             R"({"cmd":"new","game":"geschenkt","options":{"players":8}})", state});
        QCOMPARE(codeOf(answers[2]), "illegal");
        QCOMPARE(messageOf(answers[2]),
                 "turn 10: a seat takes the card or pays a chip now (GE-11)");
        QCOMPARE(codeOf(answers[3]), "bad_event");
        QCOMPARE(codeOf(answers[4]), "bad_option");
        QCOMPARE(answers[5]["state"], answers[1]["state"]);
    }

    void aBotSaysWhatItWouldDo()
    {
        for (const char* level : {"easy", "medium"}) {
            const QByteArray bot = line({{"cmd", "bot"}, {"level", level}, {"iterations", 10}});
            const auto answers =
                converse({threePlayers, bot, apply({"first 0", "turn 9"}), bot, state, bot});
            QCOMPARE(codeOf(answers[1]), "illegal");
            QCOMPARE(messageOf(answers[1]),
                     "no seat is to act: chance chooses the first player now (GE-5)");
            const Json& policy = answers[3]["policy"];
            QCOMPARE(policy.size(), 2U);
            const double sum = policy["take"].get<double>() + policy["pay"].get<double>();
            QVERIFY(std::abs(sum - 1.0) < 1e-9);
            QVERIFY(policy.contains(answers[3]["event"].get<std::string>()));
            QCOMPARE(answers[4]["state"], answers[2]["state"]); // nothing was applied
            QCOMPARE(answers[5], answers[3]);
        }
    }

    void aBotWithoutAChipTakes()
    {
        Json events = {"first 0", "turn 35"};
        for (int i = 0; i < 33; ++i)
            events.push_back("pay");
        const auto answers =
            converse({threePlayers, apply(events), R"({"cmd":"bot","level":"medium","ms":0})"});
        QCOMPARE(answers[2]["event"], Json("take"));
        QCOMPARE(answers[2]["policy"], (Json{{"take", 1.0}}));
    }

    void theRecordIsLoadedAndFoundSound()
    {
        const auto played = converse(wholeGame() << record);
        const Json& saved = played.back()["record"];
        QCOMPARE(saved["events"].size(), 1U + 24 * 3);
        const Json& last = played[played.size() - 2]["state"];
        QCOMPARE(saved["result"]["winners"], last["winners"]);
        for (std::size_t seat = 0; seat < 3; ++seat)
            QCOMPARE(saved["result"]["scores"][seat], last["seats"][seat]["score"]);

        const auto loaded = converse({line({{"cmd", "load"}, {"record", saved}}), record, undo});
        QCOMPARE(loaded[0]["state"], last);
        QCOMPARE(loaded[1]["record"], saved);
        QCOMPARE(loaded[2]["state"]["phase"], Json("decide"));

        Json lying = saved;
        lying["result"]["scores"][1] = -99;
        checkSays(saved, "sound", 0);
        checkSays(lying, "the record's scores do not match its events", 1);
    }

private:
    static void checkSays(const Json& saved, const QByteArray& words, int status)
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("game.facedown"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(line(saved));
        file.close();
        const Outcome outcome = runCli({"check", file.fileName()});
        QCOMPARE(outcome.out, file.fileName().toUtf8() + ": " + words + "\n");
        QCOMPARE(outcome.status, status);
    }
};

QTEST_GUILESS_MAIN(GeschenktTest)
#include "geschenkt_test.moc"
