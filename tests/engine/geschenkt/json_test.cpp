#include <QTest>

#include <nlohmann/json.hpp>

#include "engine/geschenkt/geschenkt_game.h"

using namespace facedown;
using namespace facedown::geschenkt;
using Json = nlohmann::json;

/// States and views as the protocol writes them, without the fields that all games share.
class JsonTest : public QObject
{
    Q_OBJECT

    static Json seat(const Json& chips, const Json& cards, int cost, const Json& score)
    {
        return {{"chips", chips}, {"cards", cards}, {"cost", cost}, {"score", score}};
    }

    static void compare(const Json& actual, const Json& expected)
    {
        const std::string difference = Json::diff(expected, actual).dump();
        QVERIFY2(actual == expected, difference.c_str());
    }

    /// Three players; seat 1 has cards 13, 14 and 5, and seat 2 is to decide on another.
    static Game underWay(bool openChips = false)
    {
        Game game(Options{3, Variant::Base, openChips});
        game.play("first 0, turn 14, pay, take, turn 13, take, turn 5, take, turn 33, pay");
        return game;
    }

    static Json tableUnderWay()
    {
        return {{"phase", "decide"}, {"starter", 1}, {"card", 33},
                {"pot", 1},          {"deck", 20},   {"removed", Json::array()}};
    }

private slots:
    void theStateHasEverybodysChips()
    {
        Json expected = tableUnderWay();
        expected["seats"] = {seat(10, Json::array(), 0, -10), seat(11, {5, 13, 14}, 18, 7),
                             seat(11, Json::array(), 0, -11)};
        compare(Geschenkt::json(underWay().state()), expected);
    }

    void ge40_aViewHasNullForOthersChipsAndScores()
    {
        Json expected = tableUnderWay();
        expected["seats"] = {seat(nullptr, Json::array(), 0, nullptr), seat(11, {5, 13, 14}, 18, 7),
                             seat(nullptr, Json::array(), 0, nullptr)};
        compare(Geschenkt::json(underWay().view(1)), expected);
    }

    void ge40_aSpectatorsViewHasNobodysChips()
    {
        const Json view = Geschenkt::json(underWay().view(nobody));
        for (const Json& one : view["seats"]) {
            QVERIFY(one["chips"].is_null());
            QVERIFY(one["score"].is_null());
        }
        compare(view["seats"][1], seat(nullptr, {5, 13, 14}, 18, nullptr));
    }

    void ge40_withOpenChipsAViewHasThemAll()
    {
        const Game game = underWay(true);
        for (Seat viewer : {0, 1, 2, nobody})
            compare(Geschenkt::json(game.view(viewer)), Geschenkt::json(game.state()));
    }

    void beforeTheFirstEvent()
    {
        const Json full = seat(11, Json::array(), 0, -11);
        const Json expected = {{"phase", "first"},
                               {"starter", nullptr},
                               {"card", nullptr},
                               {"pot", 0},
                               {"deck", 24},
                               {"removed", Json::array()},
                               {"seats", {full, full, full}}};
        compare(Geschenkt::json(Game(players(3)).state()), expected);
    }

    void ge30_theCardsThatAreOut()
    {
        const Game game(players(3, Variant::Open));
        compare(Geschenkt::json(game.state())["removed"], {10, 20, 30});
        compare(Geschenkt::json(game.view(0))["removed"], {10, 20, 30});
    }

    void whileACardIsToBeTurnedThereIsNone()
    {
        Game game(players(3));
        game.play("first 2");
        const Json state = Geschenkt::json(game.state());
        compare(state["phase"], "turn");
        compare(state["starter"], 2);
        compare(state["card"], nullptr);
    }

    void ge40_atTheEndAllIsShown()
    {
        Game game(players(3));
        game.play("first 2");
        for (int card = 3; card < 27; ++card)
            game.give(2, card);
        const Json state = Geschenkt::json(game.state());
        compare(state["phase"], "over");
        compare(state["card"], nullptr);
        compare(state["deck"], 0);
        compare(state["seats"][2]["score"], 3 - 11);
        for (Seat viewer : {0, 1, 2, nobody})
            compare(Geschenkt::json(game.view(viewer)), state);
    }
};

QTEST_APPLESS_MAIN(JsonTest)
#include "json_test.moc"
