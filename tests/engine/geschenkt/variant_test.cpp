#include <QTest>

#include "engine/geschenkt/geschenkt_game.h"

using namespace facedown;
using namespace facedown::geschenkt;

/// The variant for 3 to 5 players: GE-30.
class VariantTest : public QObject
{
    Q_OBJECT

private slots:
    void ge30_threeToFivePlayers_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("range");
        for (int count : {3, 4, 5})
            QTest::addRow("%d", count) << count << QString();
        for (int count : {6, 7})
            QTest::addRow("%d", count) << count << "3 to 5 in the open variant (GE-30)";
        for (int count : {-1, 2, 8})
            QTest::addRow("%d", count) << count << "3 to 7 (GE-1)";
    }
    void ge30_threeToFivePlayers()
    {
        QFETCH(int, count);
        QFETCH(QString, range);
        const auto error = Geschenkt::check(players(count, Variant::Open));
        QCOMPARE(!error, range.isEmpty());
        if (error) {
            QCOMPARE(error->code, core::ErrorCode::BadOption);
            QCOMPARE(QString::fromStdString(error->message),
                     QString("players must be %1, not %2").arg(range).arg(count));
        }
    }

    void ge30_eachGetsTenChips()
    {
        for (int count : {3, 4, 5})
            QCOMPARE(Game(players(count, Variant::Open)).allChips(),
                     std::vector<int>(static_cast<std::size_t>(count), 10));
    }

    void ge30_threeCardsAreOutForAllToSee()
    {
        const Game game(players(3, Variant::Open));
        for (Seat viewer : {0, 1, 2, nobody})
            QCOMPARE(game.view(viewer).table.removed(), (Cards{10, 20, 30}));
        QCOMPARE(game.table().unseen.size(), 30);
    }

    void ge30_theyAreNeverTurned()
    {
        Game game(players(3, Variant::Open));
        game.play("first 0");
        QCOMPARE(game.legal().size(), 30U);
        for (const char* card : {"10", "20", "30"}) {
            const std::string event = std::string("turn ") + card;
            QVERIFY(!game.legal().contains(event));
            QCOMPARE(game.refusal(event), event + ": that card is out of the game (GE-30)");
        }
        core::Random random(1);
        for (int i = 0; i < 1000; ++i)
            QVERIFY(
                !game.table().removed().contains(Geschenkt::sample(game.state(), random).value));
    }

    void ge30_withoutTheVariantTheyAre()
    {
        Game game(players(3));
        game.play("first 0");
        game.give(0, {10, 20, 30});
        QCOMPARE(game.cards(0), (Cards{10, 20, 30}));
    }

    void ge30_twentyFourOfTheOthersAreTheDeckAndSixGoOutUnseen()
    {
        Game game(players(4, Variant::Open));
        game.play("first 0");
        QCOMPARE(game.table().deck, 24);
        core::Random random(1);
        for (int taken = 0; taken < 24; ++taken) {
            QCOMPARE(game.phase(), Phase::Turn);
            game.give(taken % 4, Geschenkt::sample(game.state(), random).value);
        }
        QCOMPARE(game.phase(), Phase::Over);
        QCOMPARE(game.table().unseen.size(), 6);
    }

    void ge30_aRunDoesNotGoOnOverACardThatIsOut()
    {
        Game game(players(3, Variant::Open));
        game.play("first 0");
        game.give(0, {9, 11});
        QCOMPARE(game.cards(0).cost(), 20);
    }
};

QTEST_APPLESS_MAIN(VariantTest)
#include "variant_test.moc"
