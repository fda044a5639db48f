#include <QTest>

#include "match/match.h"

using namespace facedown;
using match::Json;
using match::Series;
using Players = std::vector<int>;

/// A best of several games: who wins it and when, and how a record keeps it.
class SeriesTest : public QObject
{
    Q_OBJECT

    /// As it stands after games won by these, or after the first that decides it.
    static Series played(int games, int players, const std::vector<Players>& won)
    {
        Series series{games, 0, Players(std::size_t(players))};
        for (const Players& winners : won)
            if (match::winners(series).empty())
                series = after(series, winners);
        return series;
    }

private slots:
    void whoWinsMostGamesWinsIt()
    {
        QVERIFY(winners(played(3, 2, {})).empty());
        QVERIFY(winners(played(3, 2, {{0}})).empty());
        QVERIFY(winners(played(3, 2, {{0}, {1}})).empty());
        QVERIFY(winners(played(3, 2, {{0}, {1}, {1}})) == Players{1});
    }

    void itEndsWhenNobodyCanDrawLevel()
    {
        QCOMPARE(played(3, 2, {{1}, {1}, {0}}).played, 2);
        QCOMPARE(played(5, 4, {{2}, {2}, {2}, {0}, {0}}).played, 3);
        QCOMPARE(played(5, 4, {{2}, {2}, {0}, {1}, {1}}).played, 5); // it could be shared yet
        QCOMPARE(played(7, 3, {{0}, {0}, {1}, {0}, {1}, {0}, {0}}).played, 6);
    }

    void whoIsLevelSharesIt()
    {
        QVERIFY(winners(played(3, 3, {{0}, {1}, {2}})) == (Players{0, 1, 2}));
        QVERIFY(winners(played(5, 4, {{3}, {1}, {3}, {1}, {0}})) == (Players{1, 3}));
    }

    void aSharedGameCountsForEach()
    {
        const Series series = played(3, 3, {{0, 2}, {2}});
        QVERIFY(series.wins == (Players{1, 0, 2}));
        QVERIFY(winners(series).empty()); // the first may draw level
        QVERIFY(winners(after(series, {0, 1})) == (Players{0, 2}));
        QVERIFY(winners(played(3, 2, {{0, 1}, {0, 1}, {0, 1}})) == (Players{0, 1}));
    }

    void aRecordKeepsIt()
    {
        auto some = *match::Match::start("geschenkt", {{"players", 3}}, 1);
        QVERIFY(!some.record().contains("series"));
        for (const std::int64_t last : {std::int64_t(0), std::int64_t(7), INT64_MAX}) {
            const Series series{5, 2, {1, 0, 1}, last};
            some.setSeries(series);
            const auto again = match::Match::fromRecord(some.record());
            QVERIFY(again.has_value());
            QVERIFY(again->series() == series);
            QVERIFY(again->record() == some.record());
            QCOMPARE(some.record()["series"].contains("last"), last != 0);
            QCOMPARE(match::after(series, {0}).last, std::int64_t(0));
        }
    }

    void whatCannotBeASeriesIsLeftOut_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray("null");
        QTest::newRow("words") << QByteArray(R"("best of 3")");
        QTest::newRow("empty") << QByteArray("{}");
        QTest::newRow("no wins") << QByteArray(R"({"games":3,"played":1})");
        QTest::newRow("of four") << QByteArray(R"({"games":4,"played":1,"wins":[1,0,0]})");
        QTest::newRow("of many") << QByteArray(R"({"games":1e300,"played":1,"wins":[1,0,0]})");
        QTest::newRow("over") << QByteArray(R"({"games":3,"played":3,"wins":[1,1,1]})");
        QTest::newRow("decided") << QByteArray(R"({"games":3,"played":2,"wins":[2,0,0]})");
        QTest::newRow("before all") << QByteArray(R"({"games":3,"played":-1,"wins":[0,0,0]})");
        QTest::newRow("won by none") << QByteArray(R"({"games":3,"played":1,"wins":[0,0,0]})");
        QTest::newRow("won too often") << QByteArray(R"({"games":5,"played":1,"wins":[2,0,0]})");
        QTest::newRow("less than none") << QByteArray(R"({"games":5,"played":1,"wins":[1,-1,1]})");
        QTest::newRow("no number") << QByteArray(R"({"games":5,"played":1,"wins":[1,"0",0]})");
        QTest::newRow("of two") << QByteArray(R"({"games":3,"played":1,"wins":[1,0]})");
        QTest::newRow("of nobody") << QByteArray(R"({"games":3,"played":0,"wins":[]})");
    }
    void whatCannotBeASeriesIsLeftOut()
    {
        QFETCH(QByteArray, text);
        Json record = match::Match::start("geschenkt", {{"players", 3}}, 1)->record();
        record["series"] = Json::parse(text.toStdString());
        const auto read = match::Match::fromRecord(record);
        QVERIFY(read.has_value());
        QVERIFY(!read->series());
    }
};

QTEST_GUILESS_MAIN(SeriesTest)
#include "series_test.moc"
