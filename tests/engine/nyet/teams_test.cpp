#include <QTest>

#include "engine/nyet/nyet_game.h"

using namespace facedown;
using namespace facedown::nyet;

/// The teams and the bonus card: NY-30, NY-31.
class TeamsTest : public QObject
{
    Q_OBJECT

    static Game choosing(int count, Seat start)
    {
        Game game(players(count));
        game.deal().veto({start});
        return game;
    }

private slots:
    void ny30_theSeatFreeInRowStartChooses()
    {
        for (Seat start = 0; start < 5; ++start) {
            const Game game = choosing(5, start);
            QCOMPARE(game.phase(), Phase::Team);
            QCOMPARE(game.actor(), start);
            QVERIFY(!game.table().hasTeams());
        }
    }

    void ny30_withFiveOneOrTwoTeamMates()
    {
        QCOMPARE(choosing(5, 1).legal(),
                 (Texts{"team 0", "team 2", "team 3", "team 4", "team 0 2", "team 0 3", "team 0 4",
                        "team 2 3", "team 2 4", "team 3 4"}));
    }

    void ny30_withFourOne()
    {
        QCOMPARE(choosing(4, 3).legal(), (Texts{"team 0", "team 1", "team 2"}));
    }

    void ny30_withThreeNoneOrOne()
    {
        QCOMPARE(choosing(3, 0).legal(), (Texts{"alone", "team 1", "team 2"}));
    }

    void ny30_withTwoThereIsNothingToChoose()
    {
        const Game game = choosing(2, 1);
        QCOMPARE(game.phase(), Phase::Play);
        QVERIFY(game.table().hasTeams());
        QVERIFY(!game.table().sameTeam(0, 1));
        QCOMPARE(game.table().bonus, nobody);
    }

    void ny30_whyNot()
    {
        const Game five = choosing(5, 1);
        const Game three = choosing(3, 0);
        QCOMPARE(five.refusal("alone"),
                 "alone: the start player has one or two team-mates (NY-30)");
        QVERIFY(five.refusal("team 0 2 3").ends_with("one or two team-mates (NY-30)"));
        QVERIFY(choosing(4, 0).refusal("team 1 2").ends_with("has one team-mate (NY-30)"));
        QVERIFY(three.refusal("team 1 2").ends_with("has one team-mate or none (NY-30)"));
        QVERIFY(five.refusal("team 1").ends_with("their own team-mate (NY-30)"));
        QVERIFY(five.refusal("team 1 2").ends_with("their own team-mate (NY-30)"));
        QVERIFY(three.refusal("team 3").ends_with("there is no such seat (NY-2)"));
    }

    void ny30_whoIsInOneTeam()
    {
        Game game = choosing(5, 1);
        game.play("team 3 4");
        for (Seat one = 0; one < 5; ++one)
            for (Seat other = 0; other < 5; ++other)
                QCOMPARE(game.table().sameTeam(one, other),
                         (one == 0 || one == 2) == (other == 0 || other == 2));
    }

    void ny31_withThreeTheBonusIsForWhoIsAlone()
    {
        QCOMPARE(choosing(3, 1).play("alone").table().bonus, 1);
        QCOMPARE(choosing(3, 1).play("team 0").table().bonus, 2);
        QCOMPARE(choosing(3, 1).play("team 2").table().bonus, 0);
        QCOMPARE(choosing(3, 1).play("team 2").phase(), Phase::Play);
    }

    void ny31_withFiveTheStartPlayerSays()
    {
        Game game = choosing(5, 1);
        game.play("team 3 4");
        QCOMPARE(game.phase(), Phase::Bonus);
        QCOMPARE(game.actor(), 1);
        QCOMPARE(game.table().bonus, nobody);
        QCOMPARE(game.legal(), (Texts{"bonus 0", "bonus 2"}));
        game.play("bonus 2");
        QCOMPARE(game.table().bonus, 2);
        QCOMPARE(game.phase(), Phase::Play);
    }

    void ny31_himselfAllowed()
    {
        Game game = choosing(5, 1);
        game.play("team 4");
        QCOMPARE(game.legal(), (Texts{"bonus 1", "bonus 4"}));
        QVERIFY(game.refusal("bonus 0").ends_with("goes into the smaller team (NY-31)"));
        QVERIFY(game.refusal("bonus 5").ends_with("there is no such seat (NY-2)"));
        game.play("bonus 1");
        QCOMPARE(game.table().bonus, 1);
    }

    void ny31_withFourThereIsNoBonus()
    {
        Game game = choosing(4, 1);
        game.play("team 3");
        QCOMPARE(game.table().bonus, nobody);
        QCOMPARE(game.phase(), Phase::Play);
    }

    void aNewRoundHasNoTeams()
    {
        Game game = choosing(3, 0);
        game.play("team 1").anything();
        QCOMPARE(game.phase(), Phase::Deal);
        QVERIFY(!game.table().hasTeams());
        QCOMPARE(game.table().bonus, nobody);
    }
};

QTEST_APPLESS_MAIN(TeamsTest)
#include "teams_test.moc"
