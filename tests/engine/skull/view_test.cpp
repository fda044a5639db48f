#include <QTest>

#include "engine/skull/skull_game.h"

using namespace facedown;
using namespace facedown::skull;

/// What a player knows: SK-70.
class ViewTest : public QObject
{
    Q_OBJECT

    /// Three players; seat 0 has flipped its own flower and the one on top of seat 1's mat.
    static Game whileFlipping()
    {
        Game game(players(3));
        game.play("first 0, place skull, place flower, place flower");
        game.play("place flower, place flower, place skull");
        game.play("bid 5, pass, pass, flip 0, flip 0, flip 1");
        return game;
    }

private slots:
    void sk70_ownHandAndMat()
    {
        const Game game = whileFlipping();
        QCOMPARE(game.handSeenBy(1, 1), "FF");
        QCOMPARE(game.matSeenBy(1, 1), "SF");
        QCOMPARE(game.matSeenBy(2, 2), "FS");
    }

    void sk70_othersHandsAndFaceDownDiscsAreHidden()
    {
        const Game game = whileFlipping();
        QCOMPARE(game.handSeenBy(0, 1), "??");
        QCOMPARE(game.handSeenBy(0, 2), "??");
        QCOMPARE(game.matSeenBy(0, 2), "??");
        QCOMPARE(game.matSeenBy(2, 1), "?F");
    }

    void sk70_everyDiscFaceUpNow()
    {
        const Game game = whileFlipping();
        for (Seat viewer : {0, 1, 2, nobody})
            QCOMPARE(game.matSeenBy(viewer, 0), "FF");
        QCOMPARE(game.matSeenBy(nobody, 1), "?F");
    }

    void sk70_aFlippedSkullIsSeenByAll()
    {
        Game game(Options{3, 1, true});
        game.play("first 0").play(othersSkullRound);
        QCOMPARE(game.phase(), Phase::Reveal);
        for (Seat viewer : {0, 1, 2, nobody})
            QCOMPARE(game.matSeenBy(viewer, 1), "S");
    }

    void sk70_whatWasSeenOnceIsNotKeptByTheView()
    {
        Game game(players(3));
        game.play("first 0").play(othersSkullRound); // all discs are home again
        QCOMPARE(game.handSeenBy(0, 1), "????");
    }

    void sk70_whichDiscsHeHasLost()
    {
        Game game(players(3));
        game.play("first 0").play(ownSkullRound).play("discard skull");
        QCOMPARE(game.lostSeenBy(0, 0), "S");
        QCOMPARE(game.lostSeenBy(1, 0), "?");
        QCOMPARE(game.lostSeenBy(nobody, 0), "?");
        QCOMPARE(game.handSeenBy(1, 0), "???");
    }

    void sk70_numbersBidsPassesAndSuccessesAreKnownToAll()
    {
        const Game game = whileFlipping();
        for (Seat viewer : {0, 1, 2, nobody})
            QVERIFY(game.view(viewer).table == game.table());
    }

    void sk70_whileADiscIsTakenTheChallengerSeesNoMoreOfTheRowThanOthers()
    {
        Game game(players(3));
        game.play("first 0").play(othersSkullRound).play("shuffle flower skull flower flower");
        QCOMPARE(game.view(0).skull(0), somewhereInRow);
        QCOMPARE(game.view(1).skull(0), unknown);
    }

    void atTheEndAllIsShownButWhatWasLost()
    {
        Game game(players(3));
        game.play("first 0").play(ownSkullRound).play("discard flower");
        game.play("place skull, place flower, place flower, bid 1, pass, pass, flip 0");
        game.play("place skull, place flower, place flower, bid 1, pass, pass, flip 0");
        QCOMPARE(game.phase(), Phase::Over);
        for (Seat viewer : {1, 2, nobody}) {
            QCOMPARE(game.matSeenBy(viewer, 1), "S");
            QCOMPARE(game.handSeenBy(viewer, 1), "FFF");
            QCOMPARE(game.handSeenBy(viewer, 0), "FS");
            QCOMPARE(game.lostSeenBy(viewer, 0), "?");
        }
        QCOMPARE(game.lostSeenBy(0, 0), "F");
    }

    void atTheEndALostSkullStaysHiddenAndItsHandShowsFlowers()
    {
        Game game(players(3));
        game.play("first 0").play(ownSkullRound).play("discard skull");
        game.times(3, "place flower").play("bid 1, pass, pass, flip 0");
        game.times(3, "place flower").play("bid 1, pass, pass, flip 0");
        QCOMPARE(game.phase(), Phase::Over);
        for (Seat viewer : {1, 2, nobody}) {
            QCOMPARE(game.handSeenBy(viewer, 0), "FF");
            QCOMPARE(game.lostSeenBy(viewer, 0), "?");
            QCOMPARE(game.view(viewer).skull(0), unknown);
        }
    }

    void eventsAreSeenWithoutTheSecretsOfOthers()
    {
        Game game(players(3));
        game.play("first 0, place skull");
        QCOMPARE(Skull::text(game.record().seenBy(1)[1]), "place skull");
        QCOMPARE(Skull::text(game.record().seenBy(0)[1]), "place ?");
        QCOMPARE(Skull::text(game.record().seenBy(nobody)[1]), "place ?");
        QCOMPARE(Skull::text(game.record().seenBy(0)[0]), "first 0");
    }

    void openEventsAreSeenByAll()
    {
        Game game(Options{3, 1, true});
        game.play("first 0").play(othersSkullRound).play("hide");
        const auto& events = game.record().events();
        for (Seat viewer : {0, 1, 2, nobody}) {
            const auto seen = game.record().seenBy(viewer);
            QCOMPARE(seen.size(), events.size());
            for (std::size_t i = 4; i < events.size(); ++i) // after the three discs
                QVERIFY(seen[i] == events[i]);
        }
    }

    void aViewListsWhatItsSeatMayDo()
    {
        Game game(players(3));
        game.play("first 0, place flower, place flower");
        const auto listed = Skull::legal(game.view(0));
        QCOMPARE(listed.size(), 2U);
        QVERIFY(listed.contains(place(Disc::Flower)) && listed.contains(place(Disc::Skull)));
        for (Seat viewer : {1, 2, nobody})
            QVERIFY(Skull::legal(game.view(viewer)).empty());
    }
};

QTEST_APPLESS_MAIN(ViewTest)
#include "view_test.moc"
