#include <QTest>

#include <algorithm>
#include <map>

#include <QSet>

#include "app/table/scene.h"
#include "core/playout.h"
#include "engine/every_game.h"
#include "table/game_info.h"

using namespace facedown;
using namespace facedown::table;

/// What holds of the table of every game, in a random game shown to every seat step by step.
class GamesTest : public QObject
{
    Q_OBJECT

    template <core::Game G>
    static std::unique_ptr<GameTable<G>> tableFor(const typename G::Options& options)
    {
        auto table = makeTable<G>();
        table->setShownPlayers(somePlayers(G::seats(options)));
        return table;
    }

    /// Where everything lies and what is to be seen of it, in whatever rows.
    static QStringList lying(Table& table)
    {
        QStringList all;
        for (const PieceModel::Piece& piece : table.pieces()->pieces())
            all << QStringLiteral("%1 %2 %3 %4 %5 %6")
                       .arg(piece.kind)
                       .arg(piece.zone)
                       .arg(piece.seat)
                       .arg(piece.place)
                       .arg(piece.face)
                       .arg(piece.faceUp);
        all.sort();
        return all;
    }

    /// Nothing of a settled table is left unsaid.
    template <core::Game G>
    static void everythingIsSaid(GameTable<G>& table, const std::vector<typename G::Decision>& open)
    {
        QVERIFY(!table.title().isEmpty());
        QVERIFY(!table.prompt().isEmpty());
        QCOMPARE(table.outcome().isEmpty(), !table.over());
        QCOMPARE(table.reason().isEmpty(), !table.over());
        QCOMPARE(table.yourTurn(), !open.empty());
        QCOMPARE(table.seats()->rowCount(), table.seatCount());
        for (const SeatModel::Row& row : table.seats()->rows())
            QVERIFY(!row.description.isEmpty());
        for (const auto& decision : open) {
            const QString event = QString::fromStdString(G::text(core::Event<G>(decision)));
            QVERIFY(table.offers(event));
            QVERIFY2(!table.choiceText({event}).isEmpty(), qPrintable(event));
        }
    }

    template <core::Game G>
    static std::vector<typename G::Decision> openTo(core::Seat viewer, const core::Play<G>& play)
    {
        std::vector<typename G::Decision> open;
        if (viewer >= 0 && viewer == G::actor(play.state()))
            for (const auto& decision : G::legal(play.state()))
                open.push_back(decision);
        return open;
    }

    /// A person, then bold and careful bots by turns.
    static std::vector<ShownPlayer> botsAndAPerson(int seats)
    {
        auto players = somePlayers(seats);
        for (std::size_t seat = 0; seat < players.size(); ++seat)
            players[seat].manner = seat == 0       ? Manner::Silent
                                   : seat % 2 == 1 ? Manner::Bold
                                                   : Manner::Careful;
        return players;
    }

    template <core::Game G>
    static core::Event<G> nextEvent(const typename G::State& state, core::Random& random)
    {
        if (G::actor(state) == core::chance)
            return G::sample(state, random);
        return core::drawLegal<G>(state, random);
    }

    /// Plays a whole random game before the eyes of one seat. Its history is short enough to be
    /// shown anew at each step.
    template <core::Game G>
    static void showAll(core::Seat viewer, std::uint64_t seed)
    {
        core::Random random(seed);
        const typename G::Options options;
        core::Play<G> play(options);
        const auto table = tableFor<G>(options);
        History<G> history{G::view(play.state(), viewer), {}};
        std::size_t looks = 0;
        while (G::actor(play.state()) != core::nobody) {
            const core::Event<G> event = nextEvent<G>(play.state(), random);
            history.happenings.push_back(happening<G>(play.state(), event, viewer));
            QVERIFY(!play.apply(event));
            for (const Look& look : looksAt(history, history.happenings.size() - 1)) {
                const auto open =
                    look.step < 0 ? openTo(viewer, play) : std::vector<typename G::Decision>();
                table->show(history, look, open);
                if (look.step < 0)
                    everythingIsSaid<G>(*table, open);
                if (QTest::currentTestFailed())
                    return;
                if (++looks % 7 != 0)
                    continue;
                const auto anew = tableFor<G>(options);
                anew->show(history, look, open);
                QCOMPARE(lying(*table), lying(*anew));
            }
        }
        QVERIFY(table->over());
    }

private slots:
    void everySeatSeesAWholeGame_data() { test::addGames(); }
    void everySeatSeesAWholeGame()
    {
        QFETCH(QString, game);
        test::withGame(game, []<core::Game G>() {
            for (core::Seat viewer = -1; viewer < G::seats(typename G::Options()); ++viewer) {
                showAll<G>(viewer < 0 ? core::nobody : viewer, 3);
                if (QTest::currentTestFailed())
                    qFatal("seat %d", viewer);
            }
        });
    }

    void everyGameIsShownAlikeToAll_data() { test::addGames(); }
    void everyGameIsShownAlikeToAll()
    {
        QFETCH(QString, game);
        test::withGame(game, []<core::Game G>() {
            core::Random random(3);
            core::Play<G> play{typename G::Options()};
            const auto table = tableFor<G>({});
            QSet<Sound> heard;
            while (G::actor(play.state()) != core::nobody) {
                const core::Event<G> event = nextEvent<G>(play.state(), random);
                const auto seenByAll = happening<G>(play.state(), event, core::nobody);
                for (std::size_t part = 0; part < seenByAll.parts.size(); ++part) {
                    const Showing showing = table->showing(seenByAll, part);
                    heard << showing.sound;
                    // What is hidden changes no pause and no sound, whoever it is hidden from.
                    for (core::Seat viewer = 0; viewer < G::seats(play.options()); ++viewer)
                        QVERIFY(table->showing(happening<G>(play.state(), event, viewer), part) ==
                                showing);
                }
                QVERIFY(!play.apply(event));
            }
            QVERIFY(heard.contains(Sound::End));
            QVERIFY(heard.size() >= 4);
        });
    }

    void everyFaceIsSeenAlikeByAll_data() { test::addGames(); }
    void everyFaceIsSeenAlikeByAll()
    {
        QFETCH(QString, game);
        test::withGame(game, []<core::Game G>() {
            const typename G::Options options;
            core::Play<G> play(options);
            core::Random random(3);
            std::vector<std::unique_ptr<GameTable<G>>> tables;
            std::vector<History<G>> histories;
            for (core::Seat viewer = -1; viewer < G::seats(options); ++viewer) {
                tables.push_back(tableFor<G>(options));
                tables.back()->setShownPlayers(botsAndAPerson(G::seats(options)));
                histories.push_back(
                    {G::view(play.state(), viewer < 0 ? core::nobody : viewer), {}});
            }
            const auto moodsAt = [&](std::size_t onlooker, const Look& look) {
                tables[onlooker]->show(histories[onlooker], look);
                std::vector<Mood> moods;
                for (const SeatModel::Row& row : tables[onlooker]->seats()->rows())
                    moods.push_back(row.mood);
                return moods;
            };
            const auto remarks = [&](std::size_t onlooker) {
                QStringList all;
                for (const SeatModel::Row& row : tables[onlooker]->seats()->rows())
                    all << row.remark;
                return all;
            };
            QSet<Mood> seen;
            while (G::actor(play.state()) != core::nobody) {
                const core::Event<G> event = nextEvent<G>(play.state(), random);
                for (History<G>& history : histories)
                    history.happenings.push_back(
                        happening<G>(play.state(), event, history.start.viewer));
                QVERIFY(!play.apply(event));
                for (const Look& look :
                     looksAt(histories.front(), histories.front().happenings.size() - 1)) {
                    const std::vector<Mood> moods = moodsAt(0, look);
                    const QStringList said = remarks(0);
                    for (std::size_t onlooker = 1; onlooker < tables.size(); ++onlooker) {
                        QVERIFY(moodsAt(onlooker, look) == moods);
                        QCOMPARE(remarks(onlooker), said);
                    }
                    // People talk by themselves; bots do not talk all at once.
                    QCOMPARE(said.first(), QString());
                    QVERIFY(said.count(QString()) >= said.size() - 1);
                    seen += QSet<Mood>(moods.begin(), moods.end());
                }
                // What was said of a round is over when the next one begins.
                const auto& happenings = histories.front().happenings;
                if (happenings.size() > 1 &&
                    tables.front()->endsRound(happenings[happenings.size() - 2]))
                    QCOMPARE(remarks(0).count(QString()), remarks(0).size());
                // Whoever is to act thinks, and nobody else.
                const std::vector<Mood> moods = moodsAt(0, {histories.front().happenings.size()});
                for (std::size_t seat = 0; seat < moods.size(); ++seat)
                    QCOMPARE(moods[seat] == Mood::Thinking,
                             static_cast<int>(seat) == G::actor(play.state()));
            }
            QCOMPARE(seen.size(), 4);
            // In the end the winners are glad, and nobody else.
            for (const SeatModel::Row& row : tables.front()->seats()->rows())
                QCOMPARE(row.mood, row.won ? Mood::Glad : Mood::Dismayed);
        });
    }

    /// Before the table is shown since: what is gone by then must not be read.
    void whatIsTakenBackIsNotSaidAnew_data() { test::addGames(); }
    void whatIsTakenBackIsNotSaidAnew()
    {
        QFETCH(QString, game);
        test::withGame(game, []<core::Game G>() {
            const typename G::Options options;
            core::Play<G> play(options);
            core::Random random(3);
            History<G> history{G::view(play.state(), core::nobody), {}};
            while (G::actor(play.state()) != core::nobody && history.happenings.size() < 40) {
                const core::Event<G> event = nextEvent<G>(play.state(), random);
                history.happenings.push_back(happening<G>(play.state(), event, core::nobody));
                QVERIFY(!play.apply(event));
            }
            const std::size_t all = history.happenings.size();
            for (const std::size_t moment : {all - 1, all / 2, std::size_t(0)}) {
                const auto table = tableFor<G>(options);
                table->show(history, {all});
                table->forgetAfter(moment);
                table->retranslate();
                const auto anew = tableFor<G>(options);
                anew->show(history, {moment});
                QCOMPARE(table->log()->lines().size(), anew->log()->lines().size());
                QCOMPARE(lying(*table), lying(*anew));
            }
        });
    }

    void whatNobodyTurnsOnIsUsual_data() { test::addGames(); }
    void whatNobodyTurnsOnIsUsual()
    {
        QFETCH(QString, game);
        test::withGame(game, [&]<core::Game G>() {
            const core::Json usual = G::json(typename G::Options());
            for (const OptionInfo& option : gameInfo(game).options)
                QVERIFY2(usual.at(option.name) == option.off, option.name.c_str());
        });
    }

    /// What no compiler asks a game for, and what is missed only by who plays it.
    void hintsHaveReasonsAndBotsRemarks_data() { test::addGames(); }
    void hintsHaveReasonsAndBotsRemarks()
    {
        QFETCH(QString, game);
        test::withGame(game, []<core::Game G>() {
            const typename G::Options options;
            core::Play<G> play(options);
            core::Random random(3);
            const auto table = tableFor<G>(options);
            std::vector<History<G>> histories;
            for (core::Seat viewer = 0; viewer < G::seats(options); ++viewer)
                histories.push_back({G::view(play.state(), viewer), {}});
            int reasons = 0;
            std::map<Manner, int> remarks;
            while (G::actor(play.state()) != core::nobody) {
                if (const core::Seat actor = G::actor(play.state()); actor >= 0) {
                    const History<G>& own = histories[static_cast<std::size_t>(actor)];
                    const auto open = openTo(actor, play);
                    table->show(own, {own.happenings.size()}, open);
                    for (const auto& decision : open)
                        reasons += static_cast<int>(
                            table->reasonsFor({QString::fromStdString(G::text(decision))}).size());
                }
                const core::Event<G> event = nextEvent<G>(play.state(), random);
                for (History<G>& history : histories)
                    history.happenings.push_back(
                        happening<G>(play.state(), event, history.start.viewer));
                QVERIFY(!play.apply(event));
                const History<G>& any = histories.front();
                const std::size_t last = any.happenings.size() - 1;
                for (std::size_t part = 0; part < any.happenings[last].parts.size(); ++part) {
                    const auto& one = any.happenings[last].parts[part];
                    for (const Feeling& feeling : table->feelings(any.viewBefore(last, part), one))
                        for (const Manner manner : {Manner::Bold, Manner::Careful})
                            remarks[manner] +=
                                static_cast<int>(table->remarks(one.step, feeling, manner).size());
                }
            }
            QVERIFY2(reasons > 0, "no hint has a reason: reasons() of its table");
            for (const Manner manner : {Manner::Bold, Manner::Careful})
                QVERIFY2(remarks[manner] > 0, "bots say nothing: remarks() of its table");
        });
    }

    void theHomePageHasItAll_data() { test::addGames(); }
    void theHomePageHasItAll()
    {
        QFETCH(QString, game);
        const GameInfo info = gameInfo(game);
        QVERIFY(!info.name.isEmpty() && !info.tagline.isEmpty() && !info.facts.isEmpty());
        QCOMPARE(info.key.size(), 1);
        QVERIFY(info.minutes > 0);
        QVERIFY(info.usualPlayers >= info.minPlayers && info.usualPlayers <= info.maxPlayers);
        QVERIFY(info.advisedPlayers >= info.usualPlayers);
        QCOMPARE(info.advice.isEmpty(), info.advisedPlayers == info.maxPlayers);
        for (const OptionInfo& option : info.options)
            for (const match::Json& value : {option.off, option.on}) {
                const match::Json given = {{option.name, value}};
                QVERIFY2(match::Match::start(game.toStdString(), given, 0), option.name.c_str());
                QVERIFY(!option.text.isEmpty() && !option.detail.isEmpty());
            }
    }
};

QTEST_GUILESS_MAIN(GamesTest)
#include "games_test.moc"
