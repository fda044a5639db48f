#include <QTest>

#include "core/random.h"
#include "engine/every_game.h"
#include "table/figures.h"
#include "table/lesson.h"

using namespace facedown;
using namespace facedown::table;

using Counts = std::vector<Count>;

/// What statistics tell of how everybody plays.
class FiguresTest : public QObject
{
    Q_OBJECT

    static match::Match played(const char* game, const match::Json& options,
                               const QStringList& events)
    {
        auto match = match::Match::start(game, options, 1);
        for (const QString& event : events)
            if (const auto done = match->apply(event.toStdString()); !done)
                qFatal("%s", done.error().message.c_str());
        return *match;
    }

    /// Played at random to its end.
    static match::Match anyMatch(const QString& game, int players, std::uint64_t seed)
    {
        auto match = match::Match::start(game.toStdString(), {{"players", players}}, seed);
        core::Random random(seed);
        while (!match->over()) {
            const auto legal = match->legal();
            const bool done =
                match->actor() == core::chance
                    ? match->sample().has_value()
                    : match->apply(legal[std::size_t(random.below(int(legal.size())))]).has_value();
            if (!done)
                qFatal("it cannot be played");
        }
        return *match;
    }

    static Count sum(const Counts& counts)
    {
        Count sum;
        for (const Count& count : counts) {
            sum.sum += count.sum;
            sum.cases += count.cases;
        }
        return sum;
    }

private slots:
    void everyGameHasSome_data() { test::addGames(); }
    void everyGameHasSome()
    {
        QFETCH(QString, game);
        const auto none = figures(game);
        const match::Match match = anyMatch(game, 3, 5);
        const auto some = figures(match);
        QVERIFY(!some.empty());
        QCOMPARE(none.size(), some.size());
        for (std::size_t i = 0; i < some.size(); ++i) {
            QVERIFY(!some[i].name.isEmpty());
            QVERIFY(!some[i].note.isEmpty());
            QCOMPARE(some[i].name, none[i].name);
            QCOMPARE(some[i].players.size(), std::size_t(match.players()));
            QCOMPARE(sum(none[i].players), Count());
            for (const Count& count : some[i].players)
                if (some[i].kind == Figure::Kind::Share)
                    QVERIFY(count.sum >= 0 && count.sum <= count.cases);
        }
        const auto read = readCounts(toText(some), match.players());
        QCOMPARE(read.size(), std::size_t(match.players()));
        for (std::size_t player = 0; player < read.size(); ++player)
            for (std::size_t i = 0; i < some.size(); ++i)
                QCOMPARE(read[player][i], some[i].players[player]);
    }

    void whatIsNoCountIsNone_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("words") << QByteArray("many few");
        QTest::newRow("a blank too many") << QByteArray("1 2 3 ");
        QTest::newRow("too few") << QByteArray("1 2 3 4 5 6");
        QTest::newRow("half a count") << QByteArray("1 2 3 4 5 6 7 8 9 10");
        QTest::newRow("less than no cases") << QByteArray("1 -2 3 4");
        QTest::newRow("huge") << QByteArray("99999999999999999999 1 1 1");
        QTest::newRow("two blanks") << QByteArray("1  2 3 4");
    }
    void whatIsNoCountIsNone()
    {
        QFETCH(QByteArray, text);
        QVERIFY(readCounts(text, 2).empty());
        QVERIFY(readCounts(text, 0).empty());
        QCOMPARE(readCounts("-1 2 3 4", 2), (std::vector<Counts>{{{-1, 2}}, {{3, 4}}}));
    }

    /// The guided game: a challenge that holds, a bluff that another falls for, a skull that is
    /// hit, and a challenge of everything.
    void ofSkull()
    {
        const Lesson guided = lesson("skull", {"Ana", "Bruno", "Cora"});
        QStringList events;
        for (const Lesson::Step& step : guided.steps)
            events << step.events;
        const auto all = figures(played("skull", guided.options, events));
        const std::vector<Counts> expected = {
            {{3, 1}, {0, 1}, {1, 1}}, // challenges
            {{2, 3}, {0, 0}, {0, 1}}, // that held
            {{1, 4}, {0, 0}, {0, 2}}, // bluffs among the bids
            {{1, 1}, {0, 0}, {0, 0}}, // that paid off
            {{0, 1}, {0, 0}, {0, 0}}, // that backfired
            {{1, 1}, {1, 3}, {0, 0}}, // skulls that others hit
        };
        QCOMPARE(all.size(), expected.size());
        for (std::size_t i = 0; i < all.size(); ++i)
            QVERIFY2(all[i].players == expected[i], qPrintable(all[i].name));
    }

    void aBluffThatIsCalled()
    {
        const auto all = figures(played("skull", {{"players", 3}},
                                        {"first 0", "place flower", "place skull", "place skull",
                                         "bid 1", "pass", "pass", "flip 0"}));
        QCOMPARE(all[1].players[0], (Count{0, 1}));
        QCOMPARE(all[3].players[0], (Count{0, 1}));
        QCOMPARE(all[4].players[0], (Count{1, 1}));
        QCOMPARE(all[5].players[0], Count()); // nobody else's challenge
        QCOMPARE(all[5].players[2], (Count{0, 1}));
    }

    /// Of two tribes both skulls are one's own.
    void ofTwoTribes()
    {
        const auto all = figures(played("skull", {{"players", 3}, {"tribes", 2}},
                                        {"first 0", "place flower", "place flower", "place flower",
                                         "place skull", "place flower", "place flower", "bid 1",
                                         "pass", "pass", "pass", "pass", "pass", "flip 0"}));
        QCOMPARE(all[0].players.size(), std::size_t(3));
        QCOMPARE(all[1].players[0], (Count{1, 1}));
        QVERIFY(sum(all[2].players).cases == 1);
    }

    /// No card and no chip is lost.
    void ofGeschenkt()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const int players = 3 + int(seed % 5);
            const match::Match match = anyMatch("geschenkt", players, seed);
            const auto all = figures(match);
            const auto& play = std::get<core::Play<geschenkt::Geschenkt>>(match.play());
            const int chips = geschenkt::chipsAtStart(play.options());
            QCOMPARE(sum(all[0].players), (Count{geschenkt::cardsInDeck, players}));
            QCOMPARE(sum(all[1].players).cases, geschenkt::cardsInDeck);
            for (std::size_t player = 0; player < std::size_t(players); ++player) {
                const auto of = [&](std::size_t figure) { return all[figure].players[player]; };
                QCOMPARE(of(4).sum, chips - of(3).sum + of(1).sum);
                QCOMPARE(of(2).cases, of(0).sum);
                const auto cards = play.state().table.cards(core::Seat(player));
                QCOMPARE(match.scores()[player], cards.cost() - int(of(4).sum));
                QCOMPARE(of(2).cases - of(2).sum, cards.runStarts().size());
            }
        }
    }

    /// All points come from one of the three parts that one can have in a round.
    void ofNyet()
    {
        for (const int players : {2, 3, 4, 5}) {
            const match::Match match = anyMatch("nyet", players, std::uint64_t(players));
            const auto all = figures(match);
            const auto rounds = std::get<core::Play<nyet::Nyet>>(match.play()).state().table.round;
            QCOMPARE(sum(all[0].players).cases, std::int64_t(rounds));
            QCOMPARE(sum(all[1].players).cases == 0, players == 2);
            for (std::size_t player = 0; player < std::size_t(players); ++player) {
                const Count points =
                    sum({all[0].players[player], all[1].players[player], all[2].players[player]});
                QCOMPARE(points.sum, std::int64_t(match.scores()[player]));
                QCOMPARE(points.cases, std::int64_t(rounds));
                QCOMPARE(all[3].players[player].cases, std::int64_t(rounds));
            }
        }
    }
};

QTEST_GUILESS_MAIN(FiguresTest)
#include "figures_test.moc"
