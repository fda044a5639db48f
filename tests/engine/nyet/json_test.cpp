#include <QTest>

#include <nlohmann/json.hpp>

#include "engine/nyet/nyet_game.h"

using namespace facedown;
using namespace facedown::nyet;
using Json = nlohmann::json;

/// States, views and options as the protocol writes them, without the fields that all games share.
class JsonTest : public QObject
{
    Q_OBJECT

    static void compare(const Json& actual, const Json& expected)
    {
        const std::string difference = Json::diff(expected, actual).dump();
        QVERIFY2(actual == expected, difference.c_str());
    }

    static core::Expected<Options> read(const char* json)
    {
        return Nyet::readOptions(Json::parse(json));
    }

    static Json squares(std::initializer_list<const char*> names)
    {
        Json row = Json::object();
        for (const char* name : names)
            row[name] = nullptr;
        return row;
    }

    static Json repeated(const char* text, int count)
    {
        Json list = Json::array();
        for (; count > 0; --count)
            list.push_back(text);
        return list;
    }

    /// Three players; seat 1 starts; seats 1 and 2 are a team.
    static Game underWay(const char* discarding)
    {
        Game game(players(3, 0, true));
        game.deal({"B1 B2 R1 Y10", "B1 B3 R2 G10", "B4 R3"});
        game.veto({1, discarding, "none", "red", "-2"}).play("team 2");
        return game;
    }

private slots:
    void beforeTheFirstEvent()
    {
        const Json seat = {{"hand", Json::array()},
                           {"discarded", Json::array()},
                           {"given", nullptr},
                           {"received", nullptr},
                           {"tricks", 0},
                           {"treasures", Json::array()},
                           {"score", 0}};
        const Json expected = {{"phase", "dealer"},
                               {"round", 1},
                               {"rounds", 8},
                               {"dealer", nullptr},
                               {"board",
                                {{"start", squares({"0", "1"})},
                                 {"discard", squares({"one", "two", "not1", "left", "none"})},
                                 {"trump", squares({"blue", "red", "yellow", "green"})},
                                 {"super", squares({"blue", "red", "yellow", "green", "none"})},
                                 {"points", squares({"1", "2", "3", "4", "-2"})}}},
                               {"terms", squares({"start", "discard", "trump", "super", "points"})},
                               {"teams", nullptr},
                               {"bonus", nullptr},
                               {"leader", nullptr},
                               {"trick", Json::array()},
                               {"last_trick", nullptr},
                               {"aside", 0},
                               {"seats", {seat, seat}}};
        compare(Nyet::json(Game(players(2)).state()), expected);
    }

    void theBoardAndItsTerms()
    {
        const Json state = Nyet::json(underWay("two").state());
        compare(state["board"]["start"], {{"0", 0}, {"1", nullptr}, {"2", 1}});
        QCOMPARE(state["board"]["trump"].size(), 5U);
        compare(state["board"]["points"]["-2"], nullptr);
        compare(state["terms"], {{"start", 1},
                                 {"discard", "two"},
                                 {"trump", "none"},
                                 {"super", "red"},
                                 {"points", -2}});
        compare(state["teams"], Json::parse("[[1,2],[0]]"));
        compare(state["bonus"], 0);
        compare(state["phase"], "discard");
        compare(state["leader"], nullptr);
        compare(state["rounds"], 9);
        compare(Nyet::json(Game(players(3, 5)).state())["rounds"], 0);
    }

    void ny70_aHandIsHiddenFromOthers()
    {
        const Game game = underWay("none");
        const Json state = Nyet::json(game.state());
        compare(state["seats"][1]["hand"][0], "B1");
        for (Seat viewer : {0, 1, 2, nobody}) {
            const Json view = Nyet::json(game.view(viewer));
            for (std::size_t seat = 0; seat < 3; ++seat)
                compare(view["seats"][seat]["hand"], static_cast<Seat>(seat) == viewer
                                                         ? state["seats"][seat]["hand"]
                                                         : repeated("?", 16));
        }
    }

    void aHandIsListedByColourThenValueWithEach1()
    {
        Game game(players(5));
        game.deal({"G13 G2 Y1 Y1 R10 R9 B3 B1 B1 B1 G1 Y12"});
        compare(Nyet::json(game.state())["seats"][0]["hand"],
                {"B1", "B1", "B1", "B3", "R9", "R10", "Y1", "Y1", "Y12", "G1", "G2", "G13"});
    }

    void ny70_discardsAreListedOrHidden()
    {
        Game game = underWay("two");
        game.play("discard G10, discard B3, discard R3");
        compare(Nyet::json(game.state())["seats"][1]["discarded"], {"B3", "G10"});
        compare(Nyet::json(game.view(1))["seats"][1]["discarded"], {"B3", "G10"});
        compare(Nyet::json(game.view(0))["seats"][1]["discarded"], {"?", "?"});
        compare(Nyet::json(game.view(0))["seats"][2]["discarded"], repeated("?", 1));
        compare(Nyet::json(game.view(0))["seats"][0]["discarded"], Json::array());
    }

    void ny70_whatIsGivenAndReceived()
    {
        Game game = underWay("left");
        game.play("give B3");
        compare(Nyet::json(game.state())["seats"][1]["given"], "B3");
        compare(Nyet::json(game.view(1))["seats"][1]["given"], "B3");
        compare(Nyet::json(game.view(2))["seats"][1]["given"], "?");
        compare(Nyet::json(game.view(2))["seats"][2]["received"], nullptr);
        game.play("give R3, give Y10");
        const Json state = Nyet::json(game.state());
        compare(state["seats"][2]["received"], "B3");
        compare(state["seats"][0]["received"], "R3");
        const Json view = Nyet::json(game.view(2));
        compare(view["seats"][1]["given"], "B3");
        compare(view["seats"][2]["received"], "B3");
        compare(view["seats"][0]["given"], "?");
        compare(view["seats"][1]["received"], "?");
    }

    void tricksAndTreasures()
    {
        Game game = underWay("none");
        game.play("play B3, play B4");
        Json state = Nyet::json(game.state());
        compare(state["leader"], 1);
        compare(state["last_trick"], nullptr);
        compare(state["trick"], Json::parse(R"([{"seat":1,"card":"B3"},{"seat":2,"card":"B4"}])"));
        game.play("play B1");
        state = Nyet::json(game.state());
        compare(state["leader"], 2);
        compare(state["trick"], Json::array());
        compare(state["last_trick"], Json::parse(R"({"winner":2,"cards":[{"seat":1,"card":"B3"},
                             {"seat":2,"card":"B4"},{"seat":0,"card":"B1"}]})"));
        compare(state["seats"][2]["tricks"], 1);
        compare(state["seats"][2]["treasures"], repeated("B1", 1));
        compare(state["seats"][0]["treasures"], Json::array());
        for (Seat viewer : {0, nobody})
            compare(Nyet::json(game.view(viewer))["last_trick"], state["last_trick"]);
    }

    void whenADealIsDueTheRoundIsCleared()
    {
        Game game(players(2));
        game.play("dealer 1").sample().veto({0, "one"}).anything();
        const Json state = Nyet::json(game.state());
        compare(state["phase"], "deal");
        compare(state["round"], 2);
        compare(state["dealer"], 0);
        compare(state["aside"], 30);
        compare(state["teams"], nullptr);
        compare(state["terms"]["trump"], nullptr);
        compare(state["last_trick"], nullptr);
        compare(state["seats"][0]["discarded"], Json::array());
        compare(state["seats"][1]["tricks"], 0);
    }

    void atTheEndAllIsShown()
    {
        Game game(players(3, 1));
        game.play("dealer 1");
        while (game.phase() != Phase::Over)
            game.sample().veto({0, "left", "red", "blue", "4"}).anything();
        const Json state = Nyet::json(game.state());
        compare(state["phase"], "over");
        compare(state["leader"], nullptr);
        compare(state["terms"]["points"], 4);
        QVERIFY(state["seats"][2]["given"] != "?" && state["seats"][2]["given"].is_string());
        for (Seat viewer : {0, 1, 2, nobody})
            compare(Nyet::json(game.view(viewer)), state);
    }

    void options()
    {
        compare(Nyet::json(Options{}), {{"players", 4}, {"target", 0}, {"no_trump", false}});
        QVERIFY(*read("{}") == Options{});
        QVERIFY(*read(R"({"players": 5, "target": 999, "no_trump": true})") ==
                (Options{5, 999, true}));
        for (const Options& some : {Options{2, 0, true}, {3, 50, false}})
            QVERIFY(*Nyet::readOptions(Nyet::json(some)) == some);
    }

    void badOptionsAreRefused_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* json, const char* message) {
            QTest::newRow(json) << QString(json) << QString(message);
        };
        row("[]", "the options must be an object");
        row(R"({"players": 6})", "players must be 2 to 5 (NY-2), not 6");
        row(R"({"players": "4"})", "players must be a small whole number");
        row(R"({"players": 4.5})", "players must be a small whole number");
        row(R"({"target": 1000})", "target must be 0 to 999 (NY-14), not 1000");
        row(R"({"target": -1})", "target must be 0 to 999 (NY-14), not -1");
        row(R"({"target": 100000})", "target must be a small whole number");
        row(R"({"no_trump": 1})", "no_trump must be true or false");
        row(R"({"variant": "base"})", "there is no option \"variant\"");
    }
    void badOptionsAreRefused()
    {
        QFETCH(QString, json);
        QFETCH(QString, message);
        const auto options = read(json.toUtf8().constData());
        QVERIFY(!options);
        QCOMPARE(options.error().code, core::ErrorCode::BadOption);
        QCOMPARE(QString::fromStdString(options.error().message), message);
    }
};

QTEST_APPLESS_MAIN(JsonTest)
#include "json_test.moc"
