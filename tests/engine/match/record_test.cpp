#include <QTest>

#include "engine/show.h"
#include "match/match.h"

using namespace facedown;
using core::ErrorCode;
using match::Json;
using match::Match;
using match::PlayerEntry;

/// Saved games: what is kept, and what is refused with which words.
class RecordTest : public QObject
{
    Q_OBJECT

    /// Three players; player 1 wins.
    static Json good()
    {
        return Json::parse(R"({
            "format": "facedown", "version": 1, "game": "skull", "seed": 9,
            "options": {"players": 3, "tribes": 1, "reveal": false},
            "seats": [{"name": "Ana", "kind": "human"},
                      {"name": "Bot 1", "kind": "bot", "level": "easy"},
                      {"name": "", "kind": "bot"}],
            "events": ["first 1", "place flower", "place flower", "place flower", "bid 1", "pass",
                       "pass", "flip 1", "place flower", "place flower", "place flower", "bid 1",
                       "pass", "pass", "flip 1"],
            "started": "2024-05-06T07:08:09Z", "result": {"winners": [1]}})");
    }

    static QString messageOf(const Json& record)
    {
        const auto match = Match::fromRecord(record);
        if (match)
            return "sound";
        return core::name(match.error().code) == std::string("bad_record")
                   ? QString::fromStdString(match.error().message)
                   : "the wrong code";
    }

private slots:
    void aRecordComesBackWhole()
    {
        const auto match = Match::fromRecord(good());
        QVERIFY(match);
        QVERIFY(match->over());
        QCOMPARE(match->seed(), 9U);
        QCOMPARE(match->started(), "2024-05-06T07:08:09Z");
        QVERIFY((match->playerEntries() == std::vector<PlayerEntry>{{"Ana", false, "", ""},
                                                                    {"Bot 1", true, "easy", ""},
                                                                    {"", true, "", ""}}));
        QVERIFY(match->record() == good());
    }

    void aGameUnderWayHasNoResult()
    {
        auto match = Match::start("skull", {{"players", 5}, {"reveal", true}}, UINT64_MAX).value();
        QVERIFY(match.apply(std::vector<std::string>{"first 4", "place skull"}));
        const Json record = match.record();
        QVERIFY(!record.contains("result"));
        QVERIFY(!record.contains("started"));
        const auto again = Match::fromRecord(record);
        QVERIFY(again);
        QVERIFY(again->state() == match.state());
        QCOMPARE(again->seed(), UINT64_MAX);
    }

    void theSeedBringsTheSameLuck()
    {
        auto match = Match::start("skull", {{"players", 12}}, 77).value();
        auto again = Match::fromRecord(match.record()).value();
        QCOMPARE(again.sample().value(), match.sample().value());
    }

    void withoutASeedItIsZero()
    {
        Json record = good();
        record.erase("seed");
        QCOMPARE(Match::fromRecord(record)->seed(), 0U);
    }

    void aSeedThatIsNoneIsIgnored()
    {
        Json record = good();
        for (const char* seed : {"-1", "1.5", "\"abc\"", "1e30", "[]"}) {
            record["seed"] = Json::parse(seed);
            const auto match = Match::fromRecord(record);
            QVERIFY2(match.has_value(), seed);
            QCOMPARE(match->seed(), 0U);
        }
    }

    void unknownFieldsAreIgnored()
    {
        Json record = good();
        record["colour"] = {1, {2, {3}}};
        record["seats"][0]["hat"] = "red";
        record["result"]["rounds"] = {5, 6, 7};
        QCOMPARE(messageOf(record), "sound");
        QVERIFY(!Match::fromRecord(record)->record().contains("colour"));
    }

    void hintsAreKept()
    {
        Match match = *Match::start("geschenkt", {{"players", 3}}, 5);
        QVERIFY(match.apply(std::vector<std::string>{"first 0", "turn 20"}));
        QVERIFY(!match.record().contains("hints"));
        match.noteHint();
        match.noteHint(); // again at the same moment
        QVERIFY(match.apply("pay"));
        match.noteHint();
        QVERIFY(match.record()["hints"] == Json({2, 3}));
        QVERIFY(Match::fromRecord(match.record())->hints() == match.hints());
        QVERIFY(match.undo()); // the hint before what is taken back was asked for all the same
        QVERIFY(match.hints() == std::vector<std::size_t>{2});
        QVERIFY(match.apply("take"));
        QVERIFY(match.record()["hints"] == Json({2}));
    }

    void whatCannotBeAHintIsLeftOut()
    {
        Json record = good();
        const std::size_t length = record["events"].size();
        record["hints"] = {-1, 1, 1, 0, "2", 2.5, 3, nullptr, length, length + 1, 1e300};
        QCOMPARE(messageOf(record), "sound");
        QVERIFY(Match::fromRecord(record)->record()["hints"] == Json({1, 3, length}));
        record["hints"] = "many";
        QCOMPARE(messageOf(record), "sound");
        QVERIFY(!Match::fromRecord(record)->record().contains("hints"));
    }

    void aForfeitIsKeptUntilTheMatchGoesOn()
    {
        Match match = *Match::start("geschenkt", {{"players", 3}}, 5);
        QVERIFY(match.apply(std::vector<std::string>{"first 0", "turn 20"}));
        QVERIFY(!match.record().contains("forfeit"));
        match.setForfeit(Forfeit{0, "it ended with status 1"});
        QVERIFY(match.record()["forfeit"] ==
                Json({{"player", 0}, {"why", "it ended with status 1"}}));
        Match again = *Match::fromRecord(match.record());
        QVERIFY(again.forfeit() == match.forfeit());
        QVERIFY(!again.apply("turn 3"));
        QVERIFY(!again.apply(std::vector<std::string>{"take", "take"}));
        QVERIFY(again.forfeit());
        QVERIFY(again.apply("take"));
        QVERIFY(!again.forfeit());
        for (auto goOn : {+[](Match& one) { return one.sample().has_value(); },
                          +[](Match& one) { return one.undo().has_value(); }}) {
            again.setForfeit(match.forfeit());
            QVERIFY(goOn(again));
            QVERIFY(!again.record().contains("forfeit"));
        }
    }

    void whatCannotBeAForfeitIsLeftOut()
    {
        Json record = good();
        const Json forfeit = {{"player", 0}, {"why", "it is late"}};
        record["forfeit"] = forfeit; // but it is over
        QCOMPARE(messageOf(record), "sound");
        QVERIFY(!Match::fromRecord(record)->forfeit());
        record.erase("result");
        record["events"].erase(record["events"].size() - 1);
        record["forfeit"]["why"] = "it\n" + std::string(1000, '!');
        QVERIFY(Match::fromRecord(record)->forfeit()->why == "it" + std::string(198, '!'));
        record["forfeit"]["why"] = 1;
        QVERIFY(Match::fromRecord(record)->forfeit()->why.empty());
        for (const Json& player : {Json(-1), Json(99), Json("0"), Json(1e300), Json()}) {
            record["forfeit"] = {{"player", player}, {"why", ""}};
            QVERIFY(!Match::fromRecord(record)->forfeit());
        }
        record["forfeit"] = "nobody";
        QCOMPARE(messageOf(record), "sound");
        QVERIFY(!Match::fromRecord(record)->forfeit());
    }

    void namesAreMadeFitToShow()
    {
        Json record = good();
        std::string skulls;
        for (int i = 0; i < 60; ++i)
            skulls += "\u9ab7";
        record["seats"][0]["name"] = skulls;
        record["seats"][1]["name"] = "a\nb\u0085c\x1b[0m";
        const auto match = Match::fromRecord(record);
        QCOMPARE(match->playerEntries()[0].name, skulls.substr(0, 40 * 3));
        QCOMPARE(match->playerEntries()[1].name, "abc[0m");
    }

    void aWrongFieldIsRefused_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* path, const char* value, const char* message) {
            QTest::addRow("%s = %s", path, value) << path << value << message;
        };
        row("", "null", "this is not a facedown record");
        row("", "[]", "this is not a facedown record");
        row("", "{}", "this is not a facedown record");
        row("/format", "\"chess\"", "this is not a facedown record");
        row("/format", "1", "this is not a facedown record");
        row("/version", "2",
            "the record has version 2; this program is older and reads only version 1");
        row("/version", "18446744073709551615",
            "the record has version 18446744073709551615; "
            "this program is older and reads only version 1");
        for (const char* version : {"18446744073709551616", "1000000000000000000000000000000"})
            row("/version", version,
                "the record has a newer version; this program is older and reads only version 1");
        for (const char* version : {"0", "-1", "1.0", "\"1\"", "null", "[1]"})
            row("/version", version, "the version must be a whole number from 1");
        row("/game", "\"go\"", "there is no game \"go\"");
        row("/game", "7", "the record names no game");
        row("/game", "\"geschenkt\"", "there is no option \"reveal\"");
        row("/options", "[]", "the options must be an object");
        row("/options/players", "\"3\"", "players must be a small whole number");
        row("/options/players", "13", "players must be 3 to 12, not 13 (SK-2)");
        row("/options/players", "4", "the record has 3 seats, but its game has 4");
        row("/options/tribes", "2", "the record has 3 seats, but its game has 6");
        row("/seats", "{}", "the seats must be a list");
        row("/seats", "[]", "the record has 0 seats, but its game has 3");
        row("/seats/2", "7", "seat 2: must be an object");
        row("/seats/0/name", "7", "seat 0: the name must be a text");
        row("/seats/1/kind", "\"cat\"", "seat 1: the kind must be \"human\" or \"bot\"");
        row("/seats/1/level", "{}", "seat 1: the level must be a text");
        row("/started", "5", "started must be a date and time in ISO 8601 format");
        row("/started", "\"yesterday\"", "started must be a date and time in ISO 8601 format");
        row("/events", "\"first 1\"", "the events must be a list");
        row("/events/0", "null", "event 1: must be a text");
        row("/events/0", "\"first 3\"", "event 1: first 3: there is no such seat (SK-3)");
        row("/events/3", "\"place stone\"", "event 4: \"place stone\" is not a Skull event");
        row("/events/4", "\"bid 9\"", "event 5: bid 9: more than the 3 discs on the mats (SK-13)");
        row("/events/15", "\"pass\"", "event 16: pass: the game is over (SK-50, SK-51)");
        row("/events/15", "\"bid 100\"", "event 16: bid 100: the game is over (SK-50, SK-51)");
        row("/result", "7", "the result must be an object");
        row("/result", "{}", "the result must have a list of winners");
        row("/result/winners", "[1.5]", "the result must have a list of winners");
        row("/result/winners", "[[[1]]]", "the result must have a list of winners");
        row("/result/winners", "[0]",
            "the record says that player 0 won, but by its events the winner is player 1");
        row("/result/winners", "[2,0]",
            "the record says that players 0 and 2 won, but by its events the winner is player 1");
        row("/result/winners", "[]",
            "the record says that nobody won, but by its events the winner is player 1");
        row("/result/winners", "[99999999999999999999]", "the result must have a list of winners");
    }
    void aWrongFieldIsRefused()
    {
        QFETCH(QString, path);
        QFETCH(QString, value);
        QFETCH(QString, message);
        Json record = good();
        record[Json::json_pointer(path.toStdString())] = Json::parse(value.toStdString());
        QCOMPARE(messageOf(record), message);
    }

    void aMissingFieldIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("message");
        QTest::newRow("format") << "format"
                                << "this is not a facedown record";
        QTest::newRow("version") << "version"
                                 << "the version must be a whole number from 1";
        QTest::newRow("game") << "game"
                              << "the record names no game";
        QTest::newRow("options") << "options"
                                 << "the options must be an object";
        QTest::newRow("seats") << "seats"
                               << "the seats must be a list";
        QTest::newRow("events") << "events"
                                << "the events must be a list";
    }
    void aMissingFieldIsRefused()
    {
        QFETCH(QString, name);
        QFETCH(QString, message);
        Json record = good();
        record.erase(name.toStdString());
        QCOMPARE(messageOf(record), message);
    }

    void theSeventeenthEventIsNamedAsThePlayersCountIt()
    {
        // Seven discs on the mats of four players, the rulebook's example but for the last bid.
        auto match = Match::start("skull", Json::object(), 0).value();
        QVERIFY(match.apply(std::vector<std::string>{
            "first 0", "place flower", "place flower", "place flower", "place flower", "bid 1",
            "pass", "pass", "pass", "flip 0", "place flower", "place flower", "place flower",
            "place flower", "place flower", "place flower"}));
        Json record = match.record();
        record["events"].push_back("bid 9");
        QCOMPARE(messageOf(record), "event 17: bid 9: more than the 6 discs on the mats (SK-13)");
    }

    void aResultBeforeTheEndIsRefused()
    {
        Json record = good();
        record["events"].erase(14);
        QCOMPARE(messageOf(record),
                 "the record says that player 1 won, but its events do not end the game");
    }
};

QTEST_APPLESS_MAIN(RecordTest)
#include "record_test.moc"
