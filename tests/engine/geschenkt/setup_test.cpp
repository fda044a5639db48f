#include <QTest>

#include "engine/geschenkt/geschenkt_game.h"

using namespace facedown;
using namespace facedown::geschenkt;

/// Pieces and setup: GE-1 to GE-5. Its variant is in variant_test.cpp.
class SetupTest : public QObject
{
    Q_OBJECT

private slots:
    void ge1_thirtyThreeCards()
    {
        const Game game;
        QCOMPARE(game.table().unseen, Cards::all());
        QCOMPARE(game.table().unseen.size(), 33);
        QCOMPARE(game.table().removed(), Cards{});
    }

    void ge1_threeToSevenPlayers_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("allowed");
        for (int count : {-1, 0, 1, 2, 8, 12, 100, 128, 259, 1000})
            QTest::addRow("%d", count) << count << false;
        for (int count = 3; count <= 7; ++count)
            QTest::addRow("%d", count) << count << true;
    }
    void ge1_threeToSevenPlayers()
    {
        QFETCH(int, count);
        QFETCH(bool, allowed);
        const auto error = Geschenkt::check(players(count));
        QCOMPARE(!error, allowed);
        if (error) {
            QCOMPARE(error->code, core::ErrorCode::BadOption);
            QCOMPARE(error->message, "players must be 3 to 7 (GE-1), not " + std::to_string(count));
        }
    }

    void ge1_seatsAreNumberedClockwiseWrappingRound()
    {
        for (int count = 3; count <= 7; ++count) {
            QCOMPARE(Geschenkt::seats(players(count)), count);
            const Game game(players(count));
            for (Seat seat = 0; seat < count; ++seat) {
                QCOMPARE(Geschenkt::playerOf(players(count), seat), seat);
                QCOMPARE(game.table().next(seat), (seat + 1) % count);
            }
        }
    }

    void ge2_chipsAtTheStart_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("chips");
        for (int count : {3, 4, 5})
            QTest::addRow("%d players", count) << count << 11;
        QTest::newRow("6 players") << 6 << 9;
        QTest::newRow("7 players") << 7 << 7;
    }
    void ge2_chipsAtTheStart()
    {
        QFETCH(int, count);
        QFETCH(int, chips);
        const Game game(players(count));
        QCOMPARE(chipsAtStart(players(count)), chips);
        QCOMPARE(game.allChips(), std::vector<int>(static_cast<std::size_t>(count), chips));
        QVERIFY(count * chips <= 55); // GE-1
        QCOMPARE(game.table().pot, 0);
    }

    void ge3_chipsAreSecret()
    {
        const Game game(players(4));
        for (Seat viewer : {0, 1, 2, 3, nobody})
            for (Seat seat = 0; seat < 4; ++seat) {
                QCOMPARE(game.view(viewer).knowsChips(seat), viewer == seat);
                QCOMPARE(game.view(viewer).chipsOf(seat), viewer == seat ? 11 : unknown);
            }
    }

    void ge3_withOpenChipsAllSeeThem()
    {
        Game game(Options{4, Variant::Base, true});
        game.play("first 0, turn 3, pay");
        for (Seat viewer : {0, 1, 2, 3, nobody}) {
            QCOMPARE(game.view(viewer).chipsOf(0), 10);
            QCOMPARE(game.view(viewer).chipsOf(3), 11);
        }
    }

    void ge3_paymentsAreInTheOpen()
    {
        Game game(players(3));
        game.play("first 1, turn 9, pay, pay, take");
        const auto& events = game.record().events();
        for (Seat viewer : {0, 1, 2, nobody})
            QVERIFY(game.record().seenBy(viewer) == events);
    }

    void ge4_twentyFourOfThemAreTheDeck()
    {
        for (int count = 3; count <= 7; ++count) {
            Game game(players(count));
            QCOMPARE(game.table().deck, 24);
            game.play("first 0");
            int turned = 0;
            for (; game.phase() != Phase::Over; ++turned)
                game.give(turned % count, 3 + turned);
            QCOMPARE(turned, 24);
            QCOMPARE(game.table().unseen.size(), 9); // back in the box
        }
    }

    void ge4_anyCardNotSeenYetMayBeTurned()
    {
        Game game(players(3));
        game.play("first 0");
        Texts all;
        for (int card = 3; card <= 35; ++card)
            all.insert("turn " + std::to_string(card));
        QCOMPARE(game.legal(), all);
        game.play("turn 17, take");
        all.erase("turn 17");
        QCOMPARE(game.legal(), all);
        QCOMPARE(game.refusal("turn 17"), "turn 17: that card was turned up before (GE-4)");
        game.play("turn 35, take");
        all.erase("turn 35");
        QCOMPARE(game.legal(), all); // though the box holds nine of them
    }

    void ge4_everyCardIsDrawnAboutAsOften()
    {
        Game game(players(3));
        game.play("first 0, turn 5, take, turn 30, take");
        core::Random random(1);
        int drawn[64] = {};
        for (int i = 0; i < 31'000; ++i) {
            const Chance outcome = Geschenkt::sample(game.state(), random);
            QVERIFY(outcome.kind == Chance::Kind::Turn);
            ++drawn[outcome.value];
        }
        // 1000 expected; the standard deviation is sqrt(31000 * 1/31 * 30/31) = 31.
        for (int card = 0; card < 64; ++card)
            if (card < 3 || card > 35 || card == 5 || card == 30)
                QCOMPARE(drawn[card], 0);
            else
                QVERIFY(drawn[card] > 1000 - 5 * 31 && drawn[card] < 1000 + 5 * 31);
    }

    void ge5_chanceChoosesTheFirstPlayer()
    {
        Game game(players(5));
        QCOMPARE(game.actor(), chance);
        QCOMPARE(game.phase(), Phase::First);
        QCOMPARE(game.table().starter, nobody);
        QCOMPARE(game.legal(), (Texts{"first 0", "first 1", "first 2", "first 3", "first 4"}));
        game.play("first 3");
        QCOMPARE(game.table().starter, 3);
        QCOMPARE(game.phase(), Phase::Turn);
    }

    void ge5_everySeatIsDrawnAboutAsOften()
    {
        const Game game(players(6));
        core::Random random(2);
        int drawn[6] = {};
        for (int i = 0; i < 6000; ++i) {
            const Chance outcome = Geschenkt::sample(game.state(), random);
            QVERIFY(outcome.kind == Chance::Kind::First);
            ++drawn[outcome.value];
        }
        // 1000 expected; the standard deviation is sqrt(6000 * 1/6 * 5/6) = 29.
        for (int count : drawn)
            QVERIFY(count > 1000 - 5 * 29 && count < 1000 + 5 * 29);
    }

    void theOptionsCanBeHadBackFromTheState()
    {
        for (const Options& options :
             {Options{3, Variant::Open, true}, {7, Variant::Base, false}, {5, Variant::Base, true}})
            QVERIFY(Geschenkt::options(Game(options).state()) == options);
    }
};

QTEST_APPLESS_MAIN(SetupTest)
#include "setup_test.moc"
