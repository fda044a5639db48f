#include <QTest>

#include "engine/notation.h"
#include "engine/text_game.h"
#include "tally/tally.h"

using namespace facedown;
using namespace facedown::tally;

/// The sample game's own rules; what holds for all games is tested with theirs.
class RulesTest : public QObject
{
    Q_OBJECT

    /// Two players with 1 6 6 and 2 6 6; the first is to play.
    static test::TextGame<Tally> dealt(bool high = false)
    {
        test::TextGame<Tally> game(Options{2, high});
        game.play("first 0, draw 1, draw 2, draw 6, draw 6, draw 6, draw 6");
        return game;
    }

private slots:
    void ta4_aPileOfThirteenIsTaken()
    {
        auto game = dealt();
        game.play("play 6, draw 5, play 6, draw 5");
        QCOMPARE(game.state().table.pileSize, std::int8_t(2)); // 12
        game.play("play 1");
        QCOMPARE(game.state().table.points(0), 3);
        QCOMPARE(game.state().table.pileSize, std::int8_t(0));
        game.play("draw 5"); // TA-5
        QCOMPARE(game.actor(), 0);
    }

    void ta4_aHighPileGoesOn()
    {
        auto game = dealt(true);
        game.play("play 6, draw 5, play 6, draw 5, play 1, draw 5");
        QCOMPARE(game.state().table.pileSize, std::int8_t(3));
        QCOMPARE(game.actor(), 1);
    }

    void whatIsInNoPackMayNeverCome()
    {
        for (const char* event : {"play 7", "draw 100", "first 4294967296"})
            test::mayNeverCome<Tally>(event, "TA-1");
    }

    void ta5_othersDoNotSeeWhatIsDrawn()
    {
        auto game = dealt();
        game.play("play 6");
        const core::Event<Tally> drawn = *Tally::parse("draw 5");
        QCOMPARE(Tally::text(Tally::seen(game.state(), drawn, 0)), "draw 5");
        QCOMPARE(Tally::text(Tally::seen(game.state(), drawn, 1)), "draw ?");
        QCOMPARE(Tally::text(Tally::seen(game.state(), drawn, nobody)), "draw ?");
    }
};

QTEST_APPLESS_MAIN(RulesTest)
#include "rules_test.moc"
