#include <QTest>

#include "engine/show.h"
#include "match/outside.h"

using namespace facedown;
using namespace facedown::match;
using namespace std::chrono_literals;

/// What a bot from outside is told, and what it may say.
class OutsideTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsToldWhatItsSeatSeesAndSaw()
    {
        auto match = Match::start("skull", {{"players", 3}}, 1).value();
        QVERIFY(match.apply({"first 1", "place flower", "place skull", "place flower"}));
        const Json line = Json::parse(chooseLine(match, 50ms));
        QCOMPARE(line.size(), 5U);
        QCOMPARE(line["cmd"], Json("choose"));
        QCOMPARE(line["seat"], Json(match.actor()));
        QCOMPARE(line["ms"], Json(50));
        QCOMPARE(line["events"], (Json{"first 1", "place ?", "place ?", "place flower"}));
        QCOMPARE(line["view"], match.view(match.actor()));
        QVERIFY(line["view"].contains("legal"));
    }

    void itIsToldWhoHasWon()
    {
        QCOMPARE(Json::parse(endLine({0, 2})), (Json{{"cmd", "end"}, {"winners", {0, 2}}}));
        QCOMPARE(Json::parse(endLine({})), (Json{{"cmd", "end"}, {"winners", Json::array()}}));
    }

    void itsAnswerHasAnEvent()
    {
        QCOMPARE(eventIn(R"({"event":"bid 2"})").value(), "bid 2");
        QCOMPARE(eventIn(R"( {"why":"so", "event":"no event of any game"} )").value(),
                 "no event of any game");
    }

    void orOneOfThoseAllowed()
    {
        QCOMPARE(eventIn(R"({"event":"pay"})", {"take", "pay"}).value(), "pay");
        QVERIFY(!eventIn("pay", {"take", "pay"}));
        const auto other =
            eventIn("{\"event\":\"\\u202epay\\u2028" + std::string(45'000, '!') + "\"}", {"pay"});
        QCOMPARE(other.error().code, core::ErrorCode::Illegal);
        QCOMPARE(other.error().message,
                 "it answered with \"pay" + std::string(37, '!') + "…\", which is not allowed now");
    }

    void orNot_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QString>("message");
        const QString none = "the answer has no event";
        QTest::newRow("empty") << QByteArray("") << "not JSON: the fault is at byte 1";
        QTest::newRow("a word") << QByteArray("pass") << "not JSON: the fault is at byte 1";
        QTest::newRow("two") << QByteArray(R"({"event":"pay"}{)")
                             << "not JSON: the fault is at byte 16";
        QTest::newRow("no UTF-8") << QByteArray("{\"event\":\"\xff\"}")
                                  << "not JSON: the fault is at byte 11";
        QTest::newRow("another field") << QByteArray(R"({"move":"pay"})") << none;
        QTest::newRow("a number") << QByteArray(R"({"event":3})") << none;
        QTest::newRow("a list") << QByteArray(R"(["event"])") << none;
        QTest::newRow("null") << QByteArray("null") << none;
    }
    void orNot()
    {
        QFETCH(QByteArray, answer);
        QFETCH(QString, message);
        const auto event = eventIn(answer.toStdString());
        QVERIFY(!event);
        QCOMPARE(QString::fromStdString(event.error().message), message);
    }
};

QTEST_GUILESS_MAIN(OutsideTest)
#include "outside_test.moc"
