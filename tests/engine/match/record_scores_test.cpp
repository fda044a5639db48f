#include <QTest>

#include "engine/show.h"
#include "match/match.h"

using namespace facedown;
using core::ErrorCode;
using match::Json;
using match::Match;

/// Saved games of a game with points.
class RecordScoresTest : public QObject
{
    Q_OBJECT

    /// Three players of Geschenkt; seat 2 takes every card at once, the others share the win.
    static Json good()
    {
        Json events = {"first 2"};
        for (int card = 3; card < 27; ++card) {
            events.push_back("turn " + std::to_string(card));
            events.push_back("take");
        }
        const Json entry = {{"name", "Ana"}, {"kind", "human"}};
        return {{"format", "facedown"},
                {"version", 1},
                {"game", "geschenkt"},
                {"options", {{"players", 3}, {"variant", "base"}, {"open_chips", false}}},
                {"seed", 0},
                {"seats", {entry, entry, entry}},
                {"events", events},
                {"result", {{"winners", {0, 1}}, {"scores", {-11, -11, -8}}}}};
    }

    static QString messageOf(const Json& record)
    {
        const auto match = Match::fromRecord(record);
        if (match)
            return "sound";
        return match.error().code == ErrorCode::BadRecord
                   ? QString::fromStdString(match.error().message)
                   : "the wrong code";
    }

private slots:
    void aRecordComesBackWhole()
    {
        const auto match = Match::fromRecord(good());
        QVERIFY(match);
        QVERIFY(match->over());
        QCOMPARE(match->scores(), (std::vector<int>{-11, -11, -8}));
        QCOMPARE(match->winners(), (std::vector<int>{0, 1}));
        QVERIFY(match->record() == good());
    }

    void aGameUnderWayHasNoScores()
    {
        Json record = good();
        record["events"].erase(48);
        record.erase("result");
        const auto match = Match::fromRecord(record);
        QVERIFY(match);
        QVERIFY(match->scores().empty());
        QVERIFY(!match->record().contains("result"));
    }

    void aResultNeedsNoScores()
    {
        Json record = good();
        record["result"].erase("scores");
        QCOMPARE(messageOf(record), "sound");
        QVERIFY(Match::fromRecord(record)->record() == good());
        record["result"]["scores"] = nullptr;
        QCOMPARE(messageOf(record), "sound");
    }

    void winnersMayBeNamedInAnyOrder()
    {
        Json record = good();
        record["result"]["winners"] = {1, 0};
        QCOMPARE(messageOf(record), "sound");
    }

    void scoresThatAreWrongAreRefused_data()
    {
        QTest::addColumn<QString>("scores");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* scores, const char* message) {
            QTest::newRow(scores) << scores << message;
        };
        const char* lying = "the record's scores do not match its events";
        for (const char* scores :
             {"[-11,-11,-9]", "[-8,-11,-11]", "[-11,-11]", "[-11,-11,-8,0]", "[]", "[11,11,8]"})
            row(scores, lying);
        const char* shapeless = "the scores must be a list of whole numbers";
        for (const char* scores :
             {"7", "true", "\"-11\"", "{}", R"({"0":-11,"1":-11,"2":-8})", "[-11.0,-11,-8]",
              "[-11,-11,\"-8\"]", "[-11,-11,null]", "[[-11,-11,-8]]", "[-11,-11,-32769]",
              "[18446744073709551605,18446744073709551605,18446744073709551608]",
              "[0,0,0,0,0,0,0,0,0,0,0,0,0]"})
            row(scores, shapeless);
    }
    void scoresThatAreWrongAreRefused()
    {
        QFETCH(QString, scores);
        QFETCH(QString, message);
        Json record = good();
        record["result"]["scores"] = Json::parse(scores.toStdString());
        QCOMPARE(messageOf(record), message);
    }

    void wrongWinnersAreNamedFirst()
    {
        Json record = good();
        record["result"] = {{"winners", {0}}, {"scores", {-11, -10, -8}}};
        QCOMPARE(
            messageOf(record),
            "the record says that player 0 won, but by its events the winners are players 0 and 1");
    }

    void scoresBeforeTheEndAreRefused()
    {
        Json record = good();
        record["events"].erase(48);
        record["result"] = {{"winners", Json::array()}, {"scores", {-11, -11, -8}}};
        QCOMPARE(messageOf(record), "the record's scores do not match its events");
    }

    void aGameWithoutPointsHasNone()
    {
        auto match = Match::start("skull", {{"players", 3}}, 0).value();
        const std::vector<std::string> round = {
            "place flower", "place flower", "place flower", "bid 1", "pass", "pass", "flip 1"};
        QVERIFY(match.apply("first 1"));
        QVERIFY(match.apply(round));
        QVERIFY(match.apply(round));
        QVERIFY(match.over() && match.scores().empty());
        Json record = match.record();
        QVERIFY(!record["result"].contains("scores"));
        record["result"]["scores"] = {1, 2, 3};
        QCOMPARE(messageOf(record), "the record's scores do not match its events");
    }

    void anEventOutOfPlaceIsNamed()
    {
        Json record = good();
        record["events"][3] = "turn 3"; // as event 2 did
        QCOMPARE(messageOf(record), "event 4: turn 3: that card was turned up before (GE-4)");
        record["events"][3] = "turn x";
        QCOMPARE(messageOf(record), "event 4: \"turn x\" is not a Geschenkt event");
    }
};

QTEST_APPLESS_MAIN(RecordScoresTest)
#include "record_scores_test.moc"
