#include <QSignalSpy>
#include <QTest>

#include "app/table/reading.h"
#include "app/table/skull/skull_scene.h"
#include "table/game_info.h"

using namespace facedown;
using namespace facedown::table;
using core::Seat;
using skull::Game;
using Shown = SkullShown;

/// The log, the seats, the end, and sentences that survive any name.
class WordsTest : public QObject
{
    Q_OBJECT

    static Game wonBySuccess()
    {
        Game game(skull::players(3));
        game.play("first 0").times(
            2, "place flower, place skull, place flower, bid 1, pass, pass, flip 0");
        return game;
    }

    static Game wonByElimination()
    {
        Game game = skull::outByOwnSkull();
        game.play("start 1");
        // Bruno, first now, flips his own skull until nothing is left to him.
        for (int round = 0; round < 4; ++round)
            game.play("place flower, place skull, bid 1, pass, flip 1")
                .play(round < 3 ? "discard flower" : "discard skull");
        return game;
    }

private slots:
    void theLogTellsWhatHappened()
    {
        Game game(skull::players(3));
        game.play("first 0").play(skull::othersSkullRound);
        game.play("shuffle flower skull flower flower, take 2, place flower");
        Shown shown(core::nobody);
        shown.show(game);
        const auto& lines = shown.table.log()->lines();
        QStringList texts;
        std::vector<int> seats;
        std::vector<int> moments;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            texts << lines[i].text;
            seats.push_back(lines[i].seat);
            moments.push_back(lines[i].moment);
            QCOMPARE(lines[i].section, QString(i + 2 < lines.size() ? "Round 1" : "Round 2"));
            QCOMPARE(lines[i].highlighted, lines[i].text.contains("has failed"));
        }
        QCOMPARE(texts, (QStringList{"Ana is the first player: places last, then begins",
                                     "Bruno placed a disc", "Cora placed a disc",
                                     "Ana placed a disc", "Ana bid 2", "Bruno passed",
                                     "Cora passed", "Ana flipped one of their own discs: a flower",
                                     "Ana flipped one of Bruno’s discs: the skull!",
                                     "Ana has failed: Bruno’s skull", "Ana’s discs were shuffled",
                                     "Bruno took a disc from Ana",
                                     "Ana is the first player: places last, then begins",
                                     "Bruno placed a disc"}));
        QCOMPARE(seats, (std::vector<int>{-1, 1, 2, 0, 0, 1, 2, 0, 0, 0, -1, 1, -1, 1}));
        QCOMPARE(moments, (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10, 11, 11, 12}));
        // Which disc it was, its owner reads alone.
        for (const Seat viewer : {0, 1, 2}) {
            Shown own(viewer);
            own.show(game);
            QCOMPARE(own.table.log()->lines()[11].text.endsWith(": the skull!"), viewer == 0);
        }
    }

    void theLogTellsHowItCameOut()
    {
        Game game = wonBySuccess();
        Shown shown(2);
        shown.show(game);
        QCOMPARE(log(shown.table, 3), (QStringList{"Ana flipped one of their own discs: a flower",
                                                   "Ana has succeeded", "Ana wins!"}));
        QCOMPARE(shown.table.log()->lines().back().seat, 0);

        Game out = wonByElimination();
        SkullPlay play = out.record();
        shown.show(play);
        QCOMPARE(log(shown.table, 3),
                 (QStringList{"Bruno lost a disc", "Bruno is eliminated", "Cora wins!"}));
        QVERIFY(shown.table.log()->lines().back().highlighted);
    }

    /// Who begins the next round is said when one has seen how the last one came out.
    void everyRoundTellsWhoBegins()
    {
        Game game(skull::players(3));
        game.play("first 0, place flower, place skull, place flower, bid 1, pass, pass, flip 0");
        Shown shown(2);
        shown.show(game, Stop::Told);
        QCOMPARE(log(shown.table, 1), QStringList("Ana has succeeded"));
        QCOMPARE(shown.table.announcement(),
                 QString("Ana flipped one of their own discs: a flower\nAna has succeeded"));
        shown.show(game);
        QCOMPARE(log(shown.table, 2),
                 (QStringList{"Ana has succeeded",
                              "Ana is the first player: places last, then begins"}));
        QCOMPARE(shown.table.log()->lines().back().section, QString("Round 2"));
        QVERIFY(!shown.seat(0).first); // who places last
        shown.show(game.play("place flower, place skull, place flower"));
        QVERIFY(shown.seat(0).first);
        shown.show(skull::outByOwnSkull().play("start 1"));
        QCOMPARE(log(shown.table, 1),
                 QStringList("Bruno is the first player: places last, then begins"));
    }

    void theLogGrowsAndShrinksAtItsEnd()
    {
        Game game(skull::players(3));
        Shown shown(0);
        shown.show(game.play("first 0, place flower"));
        QSignalSpy inserted(shown.table.log(), &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(shown.table.log(), &QAbstractItemModel::rowsRemoved);
        shown.show(game.play("place skull"));
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(inserted[0][1].toInt(), 2);
        QCOMPARE(inserted[0][2].toInt(), 2);
        QCOMPARE(removed.count(), 0);
        SkullPlay play = game.record();
        play.undo();
        shown.show(play);
        QCOMPARE(removed.count(), 1);
        QCOMPARE(shown.table.log()->rowCount(), 2);
    }

    void theSeatsTellWhoDoesWhat()
    {
        Game game(skull::players(4));
        game.play("first 0, place flower, place flower, place flower, place skull, place flower");
        game.play("bid 2, pass");
        Shown shown(1);
        shown.show(game);
        const auto& rows = shown.table.seats()->rows();
        const std::vector<QString> said{"One more", "2!", "Pass", ""};
        for (int seat = 0; seat < 4; ++seat) {
            const SeatModel::Row& row = rows[static_cast<std::size_t>(seat)];
            QCOMPARE(row.own, seat == 1);
            QCOMPARE(row.toAct, seat == 3);
            QCOMPARE(row.dimmed, seat == 2);
            QCOMPARE(row.first, seat == 0);
            QCOMPARE(row.description.contains(", first player"), seat == 0);
            QCOMPARE(row.marked, seat == 1);
            QCOMPARE(row.bot, seat == 3);
            QCOMPARE(row.level, QString(seat == 3 ? "medium" : ""));
            QCOMPARE(row.said, said[static_cast<std::size_t>(seat)]);
            QVERIFY(!row.out);
            QCOMPARE(row.score, 0);
        }
        QVERIFY(rows[2].description.contains(", passed"));
        QVERIFY(rows[3].description.startsWith("Dan, bot, medium, bold, "));
        QVERIFY(rows[3].description.endsWith("current player"));
        QVERIFY(rows[1].description.endsWith("highest bid: 2"));
        QCOMPARE(shown.table.actor(), 3);
        QCOMPARE(shown.table.challenger(), 1);
        QCOMPARE(shown.table.bid(), 2);
        // What is theirs who have passed looks it.
        for (const PieceModel::Piece& piece : shown.pieces())
            QCOMPARE(piece.pushed, piece.owner == 2);
    }

    void aNewRoundForgetsWhatWasSaid()
    {
        Game game = wonBySuccess();
        SkullPlay play = game.record();
        while (play.state().table.round != 1)
            play.undo();
        Shown shown(0);
        shown.show(play);
        QCOMPARE(shown.table.seats()->rows()[1].said, QString("Pass"));
        play.apply(game.record().events()[play.events().size()]);
        QCOMPARE(play.state().table.round, std::uint8_t(2));
        shown.show(play);
        for (const SeatModel::Row& row : shown.table.seats()->rows())
            QVERIFY(row.said.isEmpty());
    }

    void theEndBySuccesses()
    {
        Shown shown(1);
        shown.show(wonBySuccess());
        QVERIFY(shown.table.over());
        QCOMPARE(shown.table.actor(), int(core::nobody));
        QCOMPARE(shown.table.outcome(), QString("Ana wins!"));
        QCOMPARE(shown.table.reason(), QString("Ana’s second success wins the game."));
        QCOMPARE(shown.table.prompt(), shown.table.outcome());
        QCOMPARE(shown.table.announcement(),
                 QString("Ana wins!\nAna’s second success wins the game."));
        QCOMPARE(shown.table.story(), QString("The last challenge was for 1 disc(s)."));
        const auto& lines = shown.table.sheet()->lines();
        QCOMPARE(lines.size(), std::size_t(3));
        QVERIFY(lines[0].won && lines[0].name == "Ana" && lines[0].mood == Mood::Glad);
        QVERIFY(!lines[1].won && lines[1].mood == Mood::Dismayed);
        QCOMPARE(lines[0].standing, QString("4 disc(s) · 2 success(es)"));
        QCOMPARE(lines[1].standing, QString("4 disc(s)"));
        QCOMPARE(shown.table.seats()->rows()[0].score, 2);
        QCOMPARE(shown.table.verdict(), SkullTable::None);
        QVERIFY(!shown.table.yourTurn());
        const QVariantList rounds = shown.table.rounds();
        QCOMPARE(rounds.size(), 2);
        const ToldRound second = rounds[1].value<ToldRound>();
        QCOMPARE(second.words, QString("Round 2, Ana has succeeded"));
        QCOMPARE(second.figure, QString("1"));
        QCOMPARE(second.drawing, QString("skull/%1disc-flower-0"));
    }

    void theEndByElimination()
    {
        Shown shown(core::nobody);
        const Game game = wonByElimination();
        shown.show(game);
        QVERIFY(shown.table.over());
        QCOMPARE(shown.table.outcome(), QString("Cora wins!"));
        QCOMPARE(shown.table.reason(), QString("Nobody else has any discs left."));
        QVERIFY(!shown.table.story().isEmpty());
        QVERIFY(shown.table.sheet()->headings().isEmpty());
        QCOMPARE(shown.table.sheet()->lines().back().standing, QString("eliminated"));
        SkullPlay play = game.record();
        play.undo();
        shown.show(play);
        QVERIFY(shown.table.outcome().isEmpty());
        QVERIFY(shown.table.reason().isEmpty());
    }

    /// Who came closest: by the challenge that would have won, else by a success, else by the one
    /// that lacked fewest flowers.
    void theEndTellsWhoCameClosest()
    {
        const auto caughtByBruno = [](Game& game) {
            game.play(skull::othersSkullRound);
            game.play("shuffle flower flower flower skull, take 1");
        };
        const auto success = [](Game& game, Seat seat) {
            while (game.phase() == skull::Phase::Prepare || game.table().actor != seat)
                game.play("place flower");
            game.play("bid 1, pass, pass").play(seat == 0 ? "flip 0" : "flip 2");
        };
        Shown shown(core::nobody);
        const auto story = [&](const Game& game) { return shown.show(game).story(); };

        Game fails(skull::players(3));
        fails.play("first 0");
        caughtByBruno(fails);
        QCOMPARE(story(fails), QString());
        success(fails, 2);
        success(fails, 2);
        QCOMPARE(story(fails), QString("In round 1, Ana was 1 flower(s) short of a success: then "
                                       "Bruno’s skull turned up."));

        Game succeeds(skull::players(3));
        succeeds.play("first 0");
        success(succeeds, 0);
        Game both = succeeds;
        success(succeeds, 2);
        success(succeeds, 2);
        QCOMPARE(story(succeeds), QString("Ana had one success too."));

        caughtByBruno(both);
        success(both, 2);
        success(both, 2);
        QCOMPARE(story(both), QString("In round 2, Ana was 1 flower(s) short of winning: then "
                                      "Bruno’s skull turned up."));
    }

    void twoTribesAreOnePlayers()
    {
        Game game({3, 2, false});
        Shown shown(4);
        shown.show(game.play("first 0, place skull"));
        QCOMPARE(shown.table.seatCount(), 6);
        for (int seat = 0; seat < 6; ++seat)
            QCOMPARE(shown.table.seats()->rows()[static_cast<std::size_t>(seat)].own,
                     seat % 3 == 1);
        const int own = shown.row(PieceModel::OnMat, 1, 0);
        QCOMPARE(shown.pieces()[static_cast<std::size_t>(own)].face, QString("skull"));
        QVERIFY(!shown.pieces()[static_cast<std::size_t>(own)].faceUp);
    }

    void theSeatAtTheBottomIsTheLastViewers()
    {
        Game game(skull::players(3));
        Shown shown(2);
        QCOMPARE(shown.show(game).bottom(), 2);
        shown.viewer = core::nobody;
        QCOMPARE(shown.show(game).bottom(), 2);
        QCOMPARE(shown.table.viewer(), int(core::nobody));
    }

    /// Names are the players' own: whatever they are, each sentence keeps all its parts.
    void anyNameFitsAnySentence_data()
    {
        QTest::addColumn<QStringList>("names");
        QTest::newRow("places") << QStringList{"%1", "%2", "%3", "%4"};
        QTest::newRow("turned") << QStringList{"%4", "%3", "%2", "%1"};
        QTest::newRow("numbers") << QStringList{"%n", "%L1", "%%1", "100%"};
    }

    void anyNameFitsAnySentence()
    {
        QFETCH(QStringList, names);
        const int seed = setting("FACEDOWN_FUZZ_SEED", 3);
        qInfo("seed %d", seed);
        core::Random random(static_cast<std::uint64_t>(seed));
        const std::vector<ShownPlayer> plain = somePlayers(4);
        std::vector<ShownPlayer> odd = plain;
        for (std::size_t seat = 0; seat < odd.size(); ++seat)
            odd[seat].name = names[static_cast<int>(seat)];
        // What is said with plain names, those put in the odd ones' places.
        const auto renamed = [&](QString text) {
            for (std::size_t seat = 0; seat < odd.size(); ++seat)
                text.replace(plain[seat].name, QString(QChar(0xE000 + int(seat))));
            for (std::size_t seat = 0; seat < odd.size(); ++seat)
                text.replace(QChar(0xE000 + int(seat)), odd[seat].name);
            return text;
        };
        const auto words = [](SkullTable& table) {
            QStringList all{table.prompt(),      table.outcome(),      table.reason(),
                            table.verdictText(), table.announcement(), table.title(),
                            table.story()};
            for (const auto& row : table.seats()->rows())
                all << row.name << row.said << row.status << row.description;
            for (const auto& line : table.log()->lines())
                all << line.text;
            for (const auto& action : table.actions()->actions())
                all << action.choices[action.chosen].text;
            for (const auto& piece : table.pieces()->pieces())
                all << piece.name;
            return all;
        };
        SkullPlay play({4, 1, true});
        Shown one(0);
        Shown other(0);
        one.show(play);
        other.show(play).setShownPlayers(odd);
        while (skull::Skull::actor(play.state()) != core::nobody) {
            play.apply(anyEvent(play.state(), true, random));
            one.viewer = other.viewer = random.below(4);
            for (const Stop stop : {Stop::Told, Stop::Settled}) {
                QStringList expected = words(one.show(play, stop));
                for (QString& text : expected)
                    text = renamed(text);
                QCOMPARE(words(other.show(play, stop)), expected);
            }
        }
    }

    void theGamesOfTheHouse()
    {
        const auto infos = gameInfos();
        std::set<QString> keys;
        for (const GameInfo& info : infos) {
            QVERIFY(keys.insert(info.key).second);
            QCOMPARE(gameInfo(info.id).name, info.name);
            QVERIFY(!info.tagline.isEmpty() && !info.facts.isEmpty() && !info.key.isEmpty());
            QVERIFY(info.minPlayers <= info.usualPlayers && info.usualPlayers <= info.maxPlayers);
            QVERIFY(info.advice.isEmpty() == (info.advisedPlayers >= info.maxPlayers));
            for (const OptionInfo& option : info.options) {
                QVERIFY(!option.text.isEmpty() && !option.detail.isEmpty());
                const int most = option.mostPlayers > 0 ? option.mostPlayers : info.maxPlayers;
                QVERIFY(most >= info.minPlayers && most <= info.maxPlayers);
                // The engine has the option, both ways, and just as many can play.
                for (const match::Json& value : {option.off, option.on})
                    for (int players = info.minPlayers; players <= info.maxPlayers; ++players)
                        QCOMPARE(match::Match::start(info.id.toStdString(),
                                                     {{"players", players}, {option.name, value}},
                                                     1)
                                     .has_value(),
                                 value == option.off || players <= most);
            }
            // Its table is its own.
            const auto match =
                match::Match::start(info.id.toStdString(), {{"players", info.minPlayers}}, 1);
            const auto game =
                std::visit([]<class G>(const core::Play<G>&) { return makeTable<G>()->game(); },
                           match->play());
            QCOMPARE(game, info.id);
        }
        QVERIFY(keys.count("S") == 1 && keys.count("G") == 1);
    }
};

QTEST_GUILESS_MAIN(WordsTest)
#include "words_test.moc"
