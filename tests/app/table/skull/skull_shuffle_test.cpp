#include <QTest>

#include "app/table/reading.h"
#include "app/table/skull/skull_scene.h"

using namespace facedown;
using namespace facedown::table;
using skull::Game;

/// A challenger loses a disc: shuffled and taken (SK-31), or chosen (SK-32).
class SkullShuffleTest : public QObject
{
    Q_OBJECT

private slots:
    void theShuffleIsSeenBeforeADiscIsTaken()
    {
        Game game(skull::players(3));
        game.play("first 0").play(skull::othersSkullRound);
        game.play("shuffle flower skull flower flower");
        QStringList shuffled;
        SkullShown shown(core::nobody);
        const auto& play = game.record();
        for (std::size_t event = 0; event < play.events().size(); ++event)
            for (const Look& look : shown.looksAt(play, event)) {
                shown.show(play, look);
                if (!shown.table.shuffling())
                    continue;
                shuffled << shown.table.prompt();
                // Longer than the way into the row.
                const auto& happening = shown.history().happenings[event];
                QVERIFY(shown.table.showing(happening, std::size_t(look.step)).dwell > 1200);
            }
        QCOMPARE(shuffled.size(), 1);
    }

    /// Of one disc nothing is mixed, so that nothing is said of it.
    void aSingleDiscIsNotShuffled()
    {
        Game game(skull::players(3));
        game.play("first 0");
        for (const char* loss :
             {"shuffle flower skull flower flower, take 2", "shuffle flower flower flower, take 1",
              "shuffle flower flower, take 1"})
            game.play(skull::othersSkullRound).play(loss);
        game.play(skull::othersSkullRound);
        SkullShown shown(core::nobody);
        QCOMPARE(shown.show(game).prompt(), QString("Ana’s last disc is at stake…"));
        game.play("shuffle flower");
        for (const Look& look : shown.looksAt(game.record(), game.record().events().size() - 1))
            QVERIFY(!shown.show(game.record(), look).shuffling());
        QCOMPARE(shown.show(game).log()->lines().back().text,
                 QString("Ana has failed: Bruno’s skull"));
    }

    /// Whoever has one disc left chooses nothing when they lose it (SK-32).
    void theLastDiscIsNotChosen()
    {
        Game game(skull::players(3));
        SkullShown shown(1);
        game.play("first 1");
        const auto lose = [&] {
            game.play("place flower, place flower, place skull, bid 3, flip 1");
            return shown.show(game).prompt();
        };
        for (int discs = 4; discs > 1; --discs) {
            QCOMPARE(lose(), QString("Bruno: secretly choose which disc to lose"));
            game.play("discard flower");
        }
        QCOMPARE(lose(), QString("Bruno: give up your last disc"));
        shown.viewer = 0;
        QCOMPARE(shown.show(game).prompt(), QString("Bruno gives up their last disc"));
    }
};

QTEST_GUILESS_MAIN(SkullShuffleTest)
#include "skull_shuffle_test.moc"
