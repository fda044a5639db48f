#include <QTest>

#include "core/play.h"
#include "core/playout.h"
#include "skull/skull.h"

using namespace facedown;
using skull::Skull;

/// A game being played, and play to the end at random; Skull stands for any game.
class PlayTest : public QObject
{
    Q_OBJECT

    using Play = core::Play<Skull>;

    static Play randomPlay(std::uint64_t seed)
    {
        Play play(skull::Options{});
        core::Random random(seed);
        while (Skull::actor(play.state()) != core::nobody) {
            if (Skull::actor(play.state()) == core::chance) {
                play.apply(Skull::sample(play.state(), random));
                continue;
            }
            const auto legal = Skull::legal(play.state());
            const int index = random.below(static_cast<int>(legal.size()));
            play.apply(legal[static_cast<std::size_t>(index)]);
        }
        return play;
    }

private slots:
    void beginsBeforeTheFirstEvent()
    {
        const Play play(skull::Options{5, 1, true});
        QVERIFY(play.events().empty());
        QVERIFY(play.state() == Skull::start(skull::Options{5, 1, true}));
        QVERIFY((play.options() == skull::Options{5, 1, true}));
    }

    void anIllegalEventChangesNothing()
    {
        Play play(skull::Options{});
        play.apply(skull::first(1));
        const skull::State before = play.state();
        const auto error = play.apply(skull::bid(1));
        QVERIFY(error);
        QCOMPARE(error->code, core::ErrorCode::Illegal);
        QVERIFY(play.state() == before);
        QCOMPARE(play.events().size(), 1U);
    }

    void undoGoesBackThroughEveryState()
    {
        Play play = randomPlay(11);
        const Play whole = play;
        for (std::size_t left = whole.events().size(); left > 0; --left) {
            QVERIFY(play.state() == whole.stateAfter(left));
            play.undo();
            QCOMPARE(play.events().size(), left - 1);
        }
        QVERIFY(play.state() == Skull::start(skull::Options{}));
    }

    void afterUndoTheGameGoesOnAsBefore()
    {
        Play play = randomPlay(12);
        const Play whole = play;
        for (int i = 0; i < 30; ++i)
            play.undo();
        for (std::size_t i = play.events().size(); i < whole.events().size(); ++i)
            QVERIFY(!play.apply(whole.events()[i]));
        QVERIFY(play.state() == whole.state());
    }

    void seenByHidesEventForEvent()
    {
        const Play play = randomPlay(13);
        for (core::Seat seat : {0, 1, 2, 3, core::nobody}) {
            const auto seen = play.seenBy(seat);
            QCOMPARE(seen.size(), play.events().size());
            for (std::size_t i = 0; i < seen.size(); ++i)
                QVERIFY(seen[i] == Skull::seen(play.stateAfter(i), play.events()[i], seat));
        }
    }

    void playOutEndsTheGameAndCountsDecisions()
    {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            core::Random random(seed);
            skull::State state = Skull::start(skull::Options{});
            const int decisions = core::playOut<Skull>(state, random);
            QCOMPARE(Skull::actor(state), core::nobody);
            QVERIFY(decisions >= 2 * (4 + 1 + 1)); // two rounds of four discs, a bid and a flip
            skull::State over = state;
            QCOMPARE(core::playOut<Skull>(over, random), 0);
            QVERIFY(over == state);
        }
    }
};

QTEST_APPLESS_MAIN(PlayTest)
#include "play_test.moc"
