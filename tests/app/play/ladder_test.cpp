#include <QAbstractItemModelTester>
#include <QSet>

#include "app/play/session_play.h"
#include "engine/every_game.h"
#include "play/characters.h"
#include "play/ladder_model.h"
#include "play/names.h"
#include "play/people.h"
#include "play/stored_match.h"

using namespace facedown;
using namespace facedown::play;

/// Bots by name, one above the other, and who has beaten them.
class LadderTest : public QObject
{
    Q_OBJECT

    /// What is told of a match for a rung that these players have won.
    static MatchResult result(const QString& game, int rung, const QList<int>& winners = {0},
                              const QString& person = "Ana")
    {
        const match::Match match = ladderMatch(table::gameInfo(game), person, rung, 1);
        MatchResult result{game, {}};
        for (int player = 0; player < match.players(); ++player) {
            const match::PlayerEntry& entry = match.playerEntries()[std::size_t(player)];
            result.players << MatchResult::Player{QString::fromStdString(entry.name),
                                                  QString::fromStdString(entry.level),
                                                  winners.contains(player),
                                                  {},
                                                  QString::fromStdString(entry.face)};
        }
        return result;
    }

    static int reached(const QList<MatchResult>& results, const QString& game = "skull")
    {
        return climbed(results, table::gameInfo(game)).value("Ana");
    }

private slots:
    void twelveBotsByLevelAndManner_data() { test::addGames(); }
    void twelveBotsByLevelAndManner()
    {
        QFETCH(QString, game);
        const table::GameInfo info = table::gameInfo(game);
        const auto rungs = ladder(info);
        QCOMPARE(rungs.size(), std::size_t(12));
        QSet<QString> names;
        QSet<QString> characters;
        for (std::size_t i = 0; i < rungs.size(); ++i) {
            names << rungs[i].name;
            characters << nameOf(rungs[i].level) + rungs[i].face;
            QCOMPARE(rungs[i].temper, temperOf(info, rungs[i].face));
            if (i > 0 && rungs[i].level == rungs[i - 1].level)
                QVERIFY(rungs[i].temper == rungs[i - 1].temper ||
                        rungs[i].temper == bots::Temper::Bold);
            else if (i > 0)
                QVERIFY(rungs[i].level > rungs[i - 1].level);
        }
        QCOMPARE(names.size(), 12);
        QCOMPARE(characters.size(), 12);
        QVERIFY(!names.contains(usualPlayers(1, 1, {})[0].name.c_str()));
    }

    void eachIsMetAtTheSmallestTable_data() { test::addGames(); }
    void eachIsMetAtTheSmallestTable()
    {
        QFETCH(QString, game);
        const table::GameInfo info = table::gameInfo(game);
        const auto rungs = ladder(info);
        for (int rung = 0; rung < 12; ++rung) {
            const match::Match match = ladderMatch(info, "Ánxela", rung, 7);
            QCOMPARE(match.players(), info.minPlayers);
            QCOMPARE(match.seats(), info.minPlayers);
            QCOMPARE(humanPlayers(match), 1);
            QCOMPARE(firstHuman(match), 0);
            const bots::Character bot = characterOf(match, 1);
            QCOMPARE(bot.level, rungs[std::size_t(rung)].level);
            QCOMPARE(bot.temper, rungs[std::size_t(rung)].temper);
            QSet<QString> faces;
            for (const table::ShownPlayer& player : shownPlayers(match))
                faces << player.face;
            QCOMPARE(faces.size(), match.seats());
        }
    }

    void rungByRung()
    {
        for (const table::GameInfo& info : table::gameInfos()) {
            const QString& game = info.id;
            QList<MatchResult> results;
            QCOMPARE(reached(results, game), 0);
            for (int rung = 0; rung < 12; ++rung) {
                results << result(game, rung);
                QCOMPARE(reached(results, game), rung + 1);
            }
            results << result(game, 11);
            QCOMPARE(reached(results, game), 12);
        }
    }

    void onlyTheNextRungCounts()
    {
        QCOMPARE(reached({result("skull", 1)}), 0);
        QCOMPARE(reached({result("skull", 1), result("skull", 0)}), 1);
        QCOMPARE(reached({result("skull", 0), result("skull", 0), result("skull", 1)}), 2);
        QCOMPARE(reached({result("skull", 0), result("geschenkt", 1)}), 1);
        QCOMPARE(reached({result("skull", 0), result("skull", 1, {0}, "Ben")}), 1);
    }

    void onlyWhoWinsAloneClimbs()
    {
        QCOMPARE(reached({result("geschenkt", 0, {1})}, "geschenkt"), 0);
        QCOMPARE(reached({result("geschenkt", 0, {0, 2})}, "geschenkt"), 0);
        MatchResult easier = result("skull", 5);
        easier.players[2].level = "easy";
        MatchResult other = result("skull", 0);
        other.players[1].face = "faces/bot-11";
        MatchResult unknown = result("skull", 0);
        unknown.players[2].face = "../../secret";
        MatchResult more = result("skull", 0);
        more.players << more.players[2];
        MatchResult person = result("skull", 0);
        person.players[2].level.clear();
        MatchResult bot = result("skull", 0);
        bot.players[0].level = "hard";
        MatchResult nobody{"skull", {}};
        for (const MatchResult& wrong : {easier, other, unknown, more, person, bot, nobody}) {
            QList<MatchResult> results;
            for (int rung = 0; rung < 5 && &wrong == &easier; ++rung)
                results << result("skull", rung);
            const int before = reached(results);
            QCOMPARE(reached(results << wrong), before);
        }
    }

    /// As it is read from what is stored.
    void ofAStoredMatch()
    {
        const table::GameInfo info = table::gameInfo("geschenkt");
        for (std::uint64_t seed = 1; seed < 200; ++seed) {
            const match::Match match = playedOn(ladderMatch(info, "Ana", 0, seed));
            const StoredMatch stored = toStore(match);
            const bool won = match.winners() == std::vector<int>{0};
            QCOMPARE(climbed({*resultOf(stored.header, stored.players)}, info).value("Ana"),
                     won ? 1 : 0);
            if (won)
                return;
        }
        QFAIL("nobody has won");
    }

    void aMatchOfTheLadderIsKnown_data() { test::addGames(); }
    void aMatchOfTheLadderIsKnown()
    {
        QFETCH(QString, game);
        const table::GameInfo info = table::gameInfo(game);
        bool won = false;
        bool lost = false;
        for (int rung = 0; rung < 12; ++rung) {
            const QString face = table::facesOf(info, false).last();
            const match::Match match = ladderMatch(info, "Ánxela", rung, 7, face);
            QCOMPARE(rungOf(match), std::optional<int>(rung));
            match::Match series = match;
            series.setSeries(match::Series{3, 0, std::vector<int>(std::size_t(match.players()))});
            QVERIFY(!rungOf(series));
            QVERIFY(rungNow(match).contains(QString("rung %1 of 12").arg(rung + 1)));
            QVERIFY(rungBeaten(match).isEmpty() && !nextRung(match, 8));

            match::Match other = match;
            auto entries = other.playerEntries();
            entries[1].level = entries[1].level == "hard" ? "easy" : "hard";
            other.setPlayerEntries(entries);
            QVERIFY(rungOf(other) != std::optional<int>(rung));
            other = match;
            entries = other.playerEntries();
            entries[1].name = "Somebody";
            other.setPlayerEntries(entries);
            QVERIFY(!rungOf(other) && rungNow(other).isEmpty());

            for (int seed = 0; seed < 6; ++seed) {
                const match::Match over = playedOn(
                    ladderMatch(info, "Ánxela", rung, std::uint64_t(6 * rung + seed), face));
                const auto next = nextRung(over, 8);
                if (over.winners() != std::vector<int>{0}) {
                    QVERIFY(rungBeaten(over).isEmpty() && !next);
                    lost = true;
                    continue;
                }
                won = true;
                QVERIFY(rungBeaten(over).contains("Ánxela"));
                QCOMPARE(next.has_value(), rung < 11);
                if (!next)
                    continue;
                QCOMPARE(rungOf(*next), std::optional<int>(rung + 1));
                QCOMPARE(next->seed(), std::uint64_t(8));
                const auto shown = shownPlayers(*next);
                const QString had = shownPlayers(over)[0].face;
                const bool taken = std::any_of(shown.begin() + 1, shown.end(),
                                               [&](const auto& bot) { return bot.face == had; });
                QCOMPARE(shown[0].face == had, !taken);
            }
        }
        QVERIFY(won && lost);
    }

    void whoPlaysWithoutALadderIsOnNone_data() { test::addGames(); }
    void whoPlaysWithoutALadderIsOnNone()
    {
        QFETCH(QString, game);
        const table::GameInfo info = table::gameInfo(game);
        for (const bots::Level level : bots::levels)
            for (int players = info.minPlayers; players <= info.maxPlayers; ++players) {
                match::Match match =
                    *match::Match::start(game.toStdString(), {{"players", players}}, 1);
                for (const int people : {0, 1, 2}) {
                    match.setPlayerEntries(usualPlayers(players, people, nameOf(level)));
                    QVERIFY(!rungOf(match));
                    // Nor is it one for who wins it.
                    MatchResult result{game, {}};
                    for (const match::PlayerEntry& entry : match.playerEntries())
                        result.players << MatchResult::Player{QString::fromStdString(entry.name),
                                                              QString::fromStdString(entry.level),
                                                              result.players.isEmpty(),
                                                              {}};
                    QVERIFY(climbed({result}, info).value(usualName(0)) == 0);
                }
            }
    }

    void nobodyMeetsTheirOwnName_data() { test::addGames(); }
    void nobodyMeetsTheirOwnName()
    {
        QFETCH(QString, game);
        const table::GameInfo info = table::gameInfo(game);
        const auto rungs = ladder(info);
        for (int rung = 0; rung < 12; ++rung)
            for (const Rung& namesake : rungs) {
                const match::Match match = ladderMatch(info, namesake.name, rung, 7);
                QSet<QString> names;
                for (int player = 0; player < match.players(); ++player)
                    names << QString::fromStdString(
                        match.playerEntries()[std::size_t(player)].name);
                QCOMPARE(names.size(), match.players());
            }
        LadderModel model;
        model.show({}, game, rungs[0].name);
        QVERIFY(!model.invitation().contains(rungs[0].name));
        QCOMPARE(QString::fromStdString(model.make(3).playerEntries()[1].name),
                 model.value(11, "name").toString());
    }

    void whatIsShown()
    {
        LadderModel model;
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(model.invitation().isEmpty());
        model.show({}, "skull", "Ana");
        QCOMPARE(model.people(), QStringList{"Ana"});
        QCOMPARE(model.nextRow(), 11);
        const auto cell = [&](int row, const char* role) {
            return model.value(row, role).toString();
        };
        QVERIFY(model.invitation().contains(cell(11, "name")));

        QList<MatchResult> results{result("skull", 0), result("skull", 1),
                                   result("skull", 0, {0}, "Ben"), result("skull", 2, {1})};
        model.show(results, "skull", "Ana");
        QCOMPARE(model.people(), QStringList({"Ana", "Ben"}));
        QCOMPARE(model.person(), 0);
        QCOMPARE(model.nextRow(), 9);
        QCOMPARE(cell(11, "here"), QString("Ben"));
        QCOMPARE(cell(10, "here"), QString("Ana"));
        QVERIFY(model.value(10, "climbed").toBool());
        QVERIFY(!model.value(9, "climbed").toBool());
        const match::Match next = model.make(3);
        QCOMPARE(QString::fromStdString(next.playerEntries()[1].name), cell(9, "name"));
        model.setPerson(1);
        QCOMPARE(model.nextRow(), 10);
        model.setPerson(7); // there is none
        QCOMPARE(model.person(), 1);
        for (int rung = 1; rung < 12; ++rung)
            results << result("skull", rung, {0}, "Ben");
        model.show(results, "skull", "Ana");
        QCOMPARE(model.people()[model.person()], QString("Ben"));
        QCOMPARE(model.nextRow(), -1);
        QVERIFY(model.invitation().isEmpty());
    }
};

QTEST_GUILESS_MAIN(LadderTest)
#include "ladder_test.moc"
