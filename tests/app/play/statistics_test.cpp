#include <QTest>

#include "app/play/session_play.h"
#include "app/play/store_play.h"
#include "play/statistics.h"
#include "play/statistics_model.h"
#include "play/stored_match.h"

using namespace facedown;
using namespace facedown::play;

/// What became of whom, from results alone.
class StatisticsTest : public QObject
{
    Q_OBJECT

    /// A person called Ana, another one or none, and bots; the winners by their places.
    static MatchResult result(const QString& game, const QStringList& levels, QList<int> winners,
                              QList<int> points = {})
    {
        MatchResult match{game, {}};
        for (int i = 0; i < levels.size(); ++i)
            match.players << MatchResult::Player{
                i == 0 ? "Ana" : "Ben", levels[i], winners.contains(i),
                i < points.size() ? std::optional(points[i]) : std::nullopt};
        return match;
    }

    static Tally of(const QList<Tally>& tallies, const QString& name, const QString& level = {})
    {
        for (const Tally& tally : tallies)
            if (tally.name == name && tally.level == level)
                return tally;
        return {};
    }

private slots:
    void noNameIsAFormula()
    {
        const QTemporaryDir folder;
        Store store(folder.path());
        match::Match match = played(1);
        auto entries = match.playerEntries();
        const std::vector<std::string> names{"=1+1", "-2+3", "\uff1d1", "-5"};
        for (std::size_t player = 0; player < names.size(); ++player)
            entries[player] = {names[player], false, {}, {}};
        match.setPlayerEntries(entries);
        QVERIFY(store.keep(1, match));
        StatisticsModel statistics(&store.store);
        statistics.refresh();
        QTRY_COMPARE(statistics.rowCount(), 4);
        const QString csv = statistics.csv();
        for (const char* cell : {"\"'=1+1\"", "\"'-2+3\"", "\"'\uff1d1\"", "\"-5\""})
            QVERIFY2(csv.contains(QString::fromUtf8(cell)), qPrintable(csv));
    }

    void winsAgainstPar()
    {
        const auto all = statistics({result("one", {"", "easy", "hard", "hard"}, {0}),
                                     result("one", {"", "easy"}, {1}),
                                     result("one", {"", "", "easy", "easy"}, {0, 1})});
        QCOMPARE(all.size(), 4);
        const Tally ana = of(all, "Ana");
        QCOMPARE(ana.games, 3);
        QCOMPARE(ana.wins, 2);
        QCOMPARE(ana.par, 0.25 + 0.5 + 0.5);
        QVERIFY(!ana.points);
        const Tally easy = of(all, {}, "easy");
        QCOMPARE(easy.games, 4); // a bot a game
        QCOMPARE(easy.wins, 1);
        QCOMPARE(easy.par, 0.25 + 0.5 + 0.5 + 0.5);
        double wins = 0;
        double par = 0;
        for (const Tally& tally : all) {
            wins += tally.wins;
            par += tally.par;
        }
        QCOMPARE(wins, par); // all that is won is somebody's share
        QCOMPARE(all[0].name, QString("Ana"));
        QCOMPARE(all[1].name, QString("Ben"));
        QCOMPARE(all[2].level, QString("easy"));
        QCOMPARE(all[3].level, QString("hard"));
    }

    void streaks()
    {
        QList<MatchResult> results;
        for (const int winner : {0, 0, 0, 1, 0, 0})
            results << result("one", {"", "easy"}, {winner});
        const Tally ana = of(statistics(results), "Ana");
        QCOMPARE(ana.streak, 2);
        QCOMPARE(ana.longest, 3);
        results << result("one", {"", "easy"}, {1});
        QCOMPARE(of(statistics(results), "Ana").streak, 0);
        QCOMPARE(of(statistics(results), "Ana").longest, 3);
    }

    void averagesOfWhatWasCounted()
    {
        const auto all = statistics({result("one", {"", "easy"}, {0}, {10, -3}),
                                     result("two", {"", "easy"}, {0}),
                                     result("one", {"", "easy"}, {1}, {15, 4})});
        QCOMPARE(of(all, "Ana").points.value(), 12.5);
        QCOMPARE(of(all, {}, "easy").points.value(), 0.5);
    }

    void onlyWhatIsAskedFor()
    {
        const QList<MatchResult> results = {
            result("one", {"", "easy", "easy"}, {0}), result("two", {"", "easy"}, {0}),
            result("one", {"", "easy", "hard"}, {0}), result("one", {"", ""}, {0})};
        const auto games = [&](const StatisticsFilter& filter) {
            return of(statistics(results, filter), "Ana").games;
        };
        QCOMPARE(games({}), 4);
        QCOMPARE(games({"one", 0, {}}), 3);
        QCOMPARE(games({{}, 2, {}}), 2);
        QCOMPARE(games({{}, 0, "easy"}), 2);
        QCOMPARE(games({{}, 0, "hard"}), 0);
        QCOMPARE(games({"one", 3, "easy"}), 1);
        QVERIFY(statistics(results, {"three", 0, {}}).isEmpty());
    }

    void figuresOfOneGame()
    {
        MatchResult first = result("one", {"", "easy", "easy"}, {0});
        first.figures = "1 2 10 1 3 4 20 1 5 6 30 1";
        MatchResult second = result("one", {"", "easy"}, {0});
        second.figures = "1 1 -4 1 0 0 7 1";
        MatchResult other = result("two", {"", "easy"}, {0});
        other.figures = "9 9 9 9";
        MatchResult unknown = result("one", {"", "easy"}, {0});
        MatchResult spoilt = result("one", {"", "easy"}, {0});
        spoilt.figures = "1 2 3";
        const QList<MatchResult> results = {first, second, other, unknown, spoilt};
        const auto one = statistics(results, {"one", 0, {}});
        QCOMPARE(of(one, "Ana").games, 4);
        QCOMPARE(of(one, "Ana").figures, (std::vector<table::Count>{{2, 3}, {6, 2}}));
        QCOMPARE(of(one, {}, "easy").figures, (std::vector<table::Count>{{8, 10}, {57, 3}}));
        QVERIFY(of(statistics(results), "Ana").figures.empty());
    }

    /// Other programs know no "-0.0" either.
    void aLittleLessThanNothingIsWrittenAsNothing()
    {
        const QTemporaryDir folder;
        Store store(folder.path());
        QVERIFY(store.keep(1, played(1)));
        ask(folder.path(),
            {"UPDATE match SET header = json_set(header, '$.result.scores', json('[0, 0, 0, 0]'))",
             "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 6) "
             "INSERT INTO match SELECT i, game, players, header, over, played, latest + i, '' "
             "FROM match, n WHERE id = 1",
             "UPDATE match SET header = json_set(header, '$.result.scores[0]', -1) WHERE id = 1"});
        StatisticsModel model(&store.store);
        model.setGame(table::placeOf("geschenkt"));
        model.refresh();
        QTRY_COMPARE(model.rowCount(), 1);
        const QString row = model.csv().split("\r\n")[1];
        QVERIFY2(row.contains(",\"0.0\",") && !row.contains("-0.0"), qPrintable(row));
    }

    void ofAStoredMatch()
    {
        match::Match match = someGeschenkt(4, 1, 1);
        QVERIFY(!resultOf(toStore(match).header, toStore(match).players));
        match = playedOn(std::move(match));
        const StoredMatch stored = toStore(match);
        const auto result = resultOf(stored.header, stored.players);
        QVERIFY(result.has_value());
        QCOMPARE(result->game, stored.game);
        QCOMPARE(result->players.size(), 4);
        for (int i = 0; i < 4; ++i) {
            const auto& player = result->players[i];
            const auto& entry = match.playerEntries()[std::size_t(i)];
            QCOMPARE(player.name, QString::fromStdString(entry.name));
            QCOMPARE(player.level, QString::fromStdString(entry.level));
            QCOMPARE(player.points.value(), match.scores()[std::size_t(i)]);
            const auto winners = match.winners();
            QCOMPARE(player.won, std::find(winners.begin(), winners.end(), i) != winners.end());
        }
        QVERIFY(!resultOf("nonsense", {"Ana"}));
        QVERIFY(!resultOf("{\"result\":{\"winners\":[0]},\"seats\":[]}", {"Ana"}));
    }
};

QTEST_GUILESS_MAIN(StatisticsTest)
#include "statistics_test.moc"
