#include <QTest>

#include "engine/show.h"
#include "match/match.h"

using namespace facedown;
using core::ErrorCode;
using match::Json;
using match::Match;

/// A match seen from outside: events as text, states as JSON.
class MatchTest : public QObject
{
    Q_OBJECT

    static Match skull(const Json& options = Json::object(), std::uint64_t seed = 0)
    {
        return Match::start("skull", options, seed).value();
    }

    /// What the states and views of every game have.
    static void sharedFieldsAreRight(const Match& match)
    {
        const Json state = match.state();
        const bool chance = match.actor() == core::chance;
        const Json toAct = chance         ? Json("chance")
                           : match.over() ? Json(nullptr)
                                          : Json(match.actor());
        QVERIFY(state["legal"] == Json(match.legal()) || (chance && state["legal"].is_null()));
        QVERIFY(match.over() == match.legal().empty() || state["legal"].is_null());
        for (core::Seat seat = -1; seat < match.seats(); ++seat) {
            const Json shown = seat < 0 ? state : match.view(seat);
            QVERIFY(shown["game"] == Json(match.game()));
            QVERIFY(shown["options"] == match.options());
            QVERIFY(shown["to_act"] == toAct);
            QVERIFY(shown["winners"] == Json(match.winners()));
            QVERIFY(shown["phase"].is_string());
            QCOMPARE(static_cast<int>(shown["seats"].size()), match.seats());
            QCOMPARE(shown.contains("legal"), seat < 0 || seat == match.actor());
            QVERIFY(!shown.contains("legal") || shown["legal"] == state["legal"]);
        }
    }

private slots:
    void optionsLeftOutTakeTheirDefaults()
    {
        const Match match = skull();
        QCOMPARE(match.game(), "skull");
        QVERIFY(match.options() == (Json{{"players", 4}, {"tribes", 1}, {"reveal", false}}));
        QCOMPARE(match.seats(), 4);
        QCOMPARE(match.players(), 4);
        QCOMPARE(match.playerEntries().size(), 4U);
    }

    void twoTribesHaveTwiceTheSeats()
    {
        const Match match = skull({{"players", 5}, {"tribes", 2}, {"reveal", true}});
        QCOMPARE(match.seats(), 10);
        QCOMPARE(match.players(), 5);
        QCOMPARE(match.playerOf(7), 2);
        QVERIFY(match.options() == (Json{{"players", 5}, {"tribes", 2}, {"reveal", true}}));
    }

    void theOptionsOfGeschenkt()
    {
        const Match match = Match::start("geschenkt", Json::object(), 0).value();
        QCOMPARE(match.game(), "geschenkt");
        QVERIFY(match.options() ==
                (Json{{"players", 4}, {"variant", "base"}, {"open_chips", false}}));
        const Json given = {{"players", 5}, {"variant", "open"}, {"open_chips", true}};
        const Match other = Match::start("geschenkt", given, 0).value();
        QVERIFY(other.options() == given);
        QCOMPARE(other.seats(), 5);
        QCOMPARE(other.playerOf(4), 4);
    }

    void wrongOptionsAreRefused_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* game, const char* options, const char* message) {
            QTest::addRow("%s %s", game, options) << game << options << message;
        };
        row("chess", "{}", "there is no game \"chess\"");
        row("", "{}", "there is no game \"\"");
        row("Skull", "{}", "there is no game \"Skull\"");
        row("skull", "null", "the options must be an object");
        row("skull", "[]", "the options must be an object");
        row("skull", "3", "the options must be an object");
        row("skull", R"({"player":4})", "there is no option \"player\"");
        row("skull", R"({"players":4,"target":1})", "there is no option \"target\"");
        row("skull", R"({"players":"4"})", "players must be a small whole number");
        row("skull", R"({"players":4.0})", "players must be a small whole number");
        row("skull", R"({"players":null})", "players must be a small whole number");
        row("skull", R"({"players":4294967300})", "players must be a small whole number");
        row("skull", R"({"players":18446744073709551615})", "players must be a small whole number");
        row("skull", R"({"players":-9223372036854775808})", "players must be a small whole number");
        row("skull", R"({"reveal":1})", "reveal must be true or false");
        row("skull", R"({"reveal":"yes"})", "reveal must be true or false");
        row("skull", R"({"players":2})", "players must be 3 to 12, not 2 (SK-2)");
        row("skull", R"({"players":13})", "players must be 3 to 12, not 13 (SK-2)");
        row("skull", R"({"players":260})", "players must be 3 to 12, not 260 (SK-2)");
        row("skull", R"({"tribes":3})", "tribes must be 1 or 2, not 3 (SK-60)");
        row("skull", R"({"players":7,"tribes":2})",
            "players x tribes must be at most 12, not 14 (SK-60)");
        row("skull", R"({"variant":"open"})", "there is no option \"variant\"");
        row("geschenkt", "null", "the options must be an object");
        row("geschenkt", R"({"tribes":1})", "there is no option \"tribes\"");
        row("geschenkt", R"({"players":8})", "players must be 3 to 7 (GE-1), not 8");
        row("geschenkt", R"({"variant":"shut"})", R"(variant must be "base" or "open")");
    }
    void wrongOptionsAreRefused()
    {
        QFETCH(QString, game);
        QFETCH(QString, options);
        QFETCH(QString, message);
        const auto match = Match::start(game.toStdString(), Json::parse(options.toStdString()), 0);
        QVERIFY(!match);
        QCOMPARE(match.error().code, ErrorCode::BadOption);
        QCOMPARE(QString::fromStdString(match.error().message), message);
    }

    void eventsComeAsText()
    {
        Match match = skull();
        QVERIFY(match.apply("first 2"));
        QVERIFY(match.apply("place skull"));
        QCOMPARE(match.length(), 2U);
        QCOMPARE(match.event(1), "place skull");
        QCOMPARE(match.actor(), 0);
        QCOMPARE(match.legal(), (std::vector<std::string>{"place flower", "place skull"}));
    }

    void anEventOfAnotherGameIsNone()
    {
        Match match = Match::start("geschenkt", Json::object(), 0).value();
        QCOMPARE(match.apply("bid 1").error().code, ErrorCode::BadEvent);
        QCOMPARE(match.apply("take").error().code, ErrorCode::Illegal);
        QCOMPARE(skull().apply("pay").error().code, ErrorCode::BadEvent);
    }

    void whatFailsChangesNothing()
    {
        Match match = skull();
        QVERIFY(match.apply("first 2"));
        const Json before = match.state();
        QCOMPARE(match.apply("place").error().code, ErrorCode::BadEvent);
        QCOMPARE(match.apply("bid 1").error().code, ErrorCode::Illegal);
        const std::vector<std::string> events = {"place flower", "place skull", "bid 1"};
        QCOMPARE(match.apply(events).error().code, ErrorCode::Illegal);
        QVERIFY(match.state() == before);
        QCOMPARE(match.length(), 1U);
    }

    void severalEventsAtOnce()
    {
        Match match = skull({{"players", 3}});
        QVERIFY(match.apply(std::vector<std::string>{}));
        QCOMPARE(match.length(), 0U);
        QVERIFY(match.apply(std::vector<std::string>{"first 0", "place flower", "place flower"}));
        QCOMPARE(match.length(), 3U);
    }

    void undoTakesBackOneEvent()
    {
        Match match = skull();
        QCOMPARE(match.undo().error().code, ErrorCode::NothingToUndo);
        const Json before = match.state();
        QVERIFY(match.apply("first 2"));
        QVERIFY(match.undo());
        QVERIFY(match.state() == before);
    }

    void chanceFollowsFromTheSeedAndThePlace()
    {
        Match one = skull({{"players", 12}}, 5);
        Match other = skull({{"players", 12}}, 5);
        const std::string event = one.sample().value();
        QCOMPARE(other.sample().value(), event);
        QVERIFY(one.undo());
        QCOMPARE(one.sample().value(), event); // no better luck the second time
        std::set<std::string> seen;
        for (std::uint64_t seed = 0; seed < 200; ++seed)
            seen.insert(skull({{"players", 12}}, seed).sample().value());
        QCOMPARE(seen.size(), 12U);
    }

    void chanceActsOnlyInItsTurn()
    {
        Match match = skull();
        QVERIFY(match.sample());
        QCOMPARE(match.sample().error().code, ErrorCode::Illegal);
        QCOMPARE(match.sample().error().message,
                 "it is not chance's turn: each seat places a disc first (SK-10)");
        QCOMPARE(match.length(), 1U);
    }

    void theStateSaysWhoIsToAct()
    {
        Match match = skull({{"players", 3}});
        QVERIFY(match.state()["to_act"] == "chance");
        QVERIFY(match.state()["legal"] == (Json{"first 0", "first 1", "first 2"}));
        QVERIFY(match.state()["starter"].is_null());
        QVERIFY(match.apply("first 1"));
        QVERIFY(match.state()["to_act"] == 2);
        QVERIFY(match.state()["winners"] == Json::array());
    }

    void aViewListsWhatIsLegalForItsSeatOnly()
    {
        Match match = skull({{"players", 3}, {"tribes", 2}});
        QVERIFY(!match.view(0).contains("legal"));
        QVERIFY(match.apply("first 1"));
        QVERIFY(match.view(2)["legal"] == match.state()["legal"]);
        for (core::Seat seat : {0, 1, 3, 4, 5, core::nobody})
            QVERIFY(!match.view(seat).contains("legal"));
    }

    void atTheEndNothingIsLegalAndTheWinnersAreNamed()
    {
        Match match = skull({{"players", 3}});
        const std::vector<std::string> round = {
            "place flower", "place flower", "place flower", "bid 1", "pass", "pass", "flip 1"};
        QVERIFY(match.apply("first 1"));
        QVERIFY(match.apply(round));
        QVERIFY(match.winners().empty());
        QVERIFY(match.apply(round));
        QVERIFY(match.over());
        QCOMPARE(match.winners(), std::vector<int>{1});
        const Json state = match.state();
        QVERIFY(state["to_act"].is_null());
        QVERIFY(state["legal"] == Json::array());
        QVERIFY(state["winners"] == Json{1});
        QVERIFY(!match.view(core::nobody).contains("legal"));
        QCOMPARE(match.sample().error().code, ErrorCode::Illegal);
    }

    void everyGameIsPlayedFromItsFirstEventToItsLast_data()
    {
        QTest::addColumn<QString>("game");
        for (const std::string_view id : match::gameIds)
            QTest::addRow("%s", id.data()) << QString::fromLatin1(id.data());
    }
    void everyGameIsPlayedFromItsFirstEventToItsLast()
    {
        QFETCH(QString, game);
        Match match = Match::start(game.toStdString(), Json::object(), 3).value();
        while (!match.over() && !QTest::currentTestFailed()) {
            sharedFieldsAreRight(match);
            QVERIFY(match.winners().empty() && match.scores().empty());
            if (match.actor() == core::chance)
                QVERIFY(match.sample());
            else
                QVERIFY(match.apply(match.legal()[match.length() % match.legal().size()]));
        }
        sharedFieldsAreRight(match);
        QVERIFY(!match.winners().empty());
        const auto scores = match.scores();
        QVERIFY(scores.empty() || static_cast<int>(scores.size()) == match.players());
        QVERIFY(Match::fromRecord(match.record())->state() == match.state());
    }
};

QTEST_APPLESS_MAIN(MatchTest)
#include "match_test.moc"
