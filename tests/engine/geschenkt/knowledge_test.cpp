#include <QTest>

#include "engine/geschenkt/geschenkt_game.h"

using namespace facedown;
using namespace facedown::geschenkt;

/// What a player knows: GE-40, and what follows from the open payments of GE-3.
class KnowledgeTest : public QObject
{
    Q_OBJECT

    /// Three players; seat 1 has taken a card, and seat 2 is to decide on another.
    static Game underWay(bool openChips = false)
    {
        Game game(Options{3, Variant::Base, openChips});
        game.play("first 0, turn 12, pay, take, turn 33, pay");
        return game;
    }

    static std::vector<int> chipsSeenBy(const Game& game, Seat viewer)
    {
        const View view = game.view(viewer);
        return {view.chips.begin(), view.chips.begin() + view.table.players};
    }

private slots:
    void ge40_whatLiesOnTheTableIsKnownToAll()
    {
        const Game game = underWay();
        for (Seat viewer : {0, 1, 2, nobody}) {
            const View view = game.view(viewer);
            QVERIFY(view.table == game.table());
            QCOMPARE(view.viewer, viewer);
            QCOMPARE(view.table.cards(1), Cards{12});
            QCOMPARE(view.table.card, 33);
            QCOMPARE(view.table.pot, 1);
            QCOMPARE(view.table.deck, 22);
        }
    }

    void ge40_onlyHisOwnChips()
    {
        const Game game = underWay();
        QCOMPARE(chipsSeenBy(game, 0), (std::vector<int>{10, unknown, unknown}));
        QCOMPARE(chipsSeenBy(game, 1), (std::vector<int>{unknown, 11, unknown}));
        QCOMPARE(chipsSeenBy(game, 2), (std::vector<int>{unknown, unknown, 11}));
        QCOMPARE(chipsSeenBy(game, nobody), (std::vector<int>{unknown, unknown, unknown}));
    }

    void ge40_withOpenChipsAllOfThem()
    {
        const Game game = underWay(true);
        for (Seat viewer : {0, 1, 2, nobody})
            QCOMPARE(chipsSeenBy(game, viewer), (std::vector<int>{10, 11, 11}));
    }

    void ge40_atTheEndAllOfThem()
    {
        Game game(players(3));
        game.play("first 1");
        for (int card = 3; card < 26; ++card)
            game.give(1, card);
        game.play("turn 35, pay");
        QCOMPARE(chipsSeenBy(game, 0), (std::vector<int>{11, unknown, unknown}));
        game.play("take");
        for (Seat viewer : {0, 1, 2, nobody}) {
            QCOMPARE(chipsSeenBy(game, viewer), (std::vector<int>{11, 10, 12}));
            QCOMPARE(game.view(viewer).score(2), 35 - 12);
        }
    }

    void ge40_aChipOfOthersMoreOrLessIsNotSeen()
    {
        State state = underWay().state();
        const View before = Geschenkt::view(state, 1);
        std::swap(state.chipsOf(0), state.chipsOf(2));
        QVERIFY(Geschenkt::view(state, 1) == before);
        QVERIFY(Geschenkt::view(state, 0) != underWay().view(0));
    }

    void ge40_aViewListsWhatItsSeatMayDo()
    {
        const Game game = underWay();
        const auto listed = Geschenkt::legal(game.view(2));
        QCOMPARE(listed.size(), 2U);
        QVERIFY(listed.contains(Decision::Take) && listed.contains(Decision::Pay));
        for (Seat viewer : {0, 1, nobody})
            QVERIFY(Geschenkt::legal(game.view(viewer)).empty());
    }

    void ge3_aPlayerWhoRemembersCanCountTheChips()
    {
        const Game game = underWay();
        for (Seat viewer : {0, 1, 2, nobody}) {
            core::Random random(1);
            const auto history = game.record().seenBy(viewer);
            QVERIFY(Geschenkt::determinize(game.view(viewer), history, random) == game.state());
        }
    }

    void ge3_theOptionsAreNotForgottenInCounting()
    {
        for (const Options& options :
             {Options{5, Variant::Open, false}, {6, Variant::Base, true}}) {
            Game game(options);
            game.play("first 4, turn 35, pay, pay");
            core::Random random(1);
            const auto history = game.record().seenBy(2);
            QVERIFY(Geschenkt::determinize(game.view(2), history, random) == game.state());
        }
    }
};

QTEST_APPLESS_MAIN(KnowledgeTest)
#include "knowledge_test.moc"
