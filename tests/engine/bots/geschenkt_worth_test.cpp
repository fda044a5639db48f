#include <QTest>

#include "bots/geschenkt/medium.h"

using namespace facedown;
using namespace facedown::geschenkt;
using namespace facedown::bots::geschenkt_bot;

namespace {

/// A table of four with so many cards in the deck, and these seen already.
Table tableWith(int deck, Cards seen = {})
{
    Table table = Geschenkt::start({}).table;
    table.deck = byte(deck);
    table.unseen.remove(seen);
    return table;
}

double cost(Cards own, const Table& table)
{
    return expectedCost(mediumParameters, own, table);
}

double lastChip(int chips, int deck)
{
    const Table table = tableWith(deck);
    const ThreatOfDeck threat(mediumParameters, table);
    return threat.worthOfChips(chips) - threat.worthOfChips(chips - 1);
}

} // namespace

/// What the medium bot's estimates rest on.
class GeschenktWorthTest : public QObject
{
    Q_OBJECT

private slots:
    void inTheEndCardsCostWhatTheRulesSay() // GE-20, GE-21
    {
        const Table table = tableWith(0);
        QCOMPARE(cost({4, 6, 10, 21}, table), 41.0);
        QCOMPARE(cost({13, 15, 16}, table), 28.0);
        QCOMPARE(cost({}, table), 0.0);
        for (int chips = 0; chips <= 55; ++chips)
            QCOMPARE(ThreatOfDeck(mediumParameters, table).worthOfChips(chips), double(chips));
    }

    void aGapThatMayCloseCostsLess() // GE-20
    {
        const Table table = tableWith(20);
        const auto saved = [&](int card) {
            return cost({10}, table) + card - cost({10, card}, table);
        };
        QVERIFY(saved(12) > saved(13));
        QVERIFY(saved(13) > saved(14));
        // Not if 11 lies elsewhere.
        const Table closed = tableWith(20, {11});
        QVERIFY(cost({10, 12}, closed) > cost({10, 12}, table) + 5.0);
    }

    void aNeighbourStillToComeIsWorthChips()
    {
        const Table both = tableWith(20, {3, 4});
        const Table above = tableWith(20, {3, 19});
        const Table none = tableWith(20, {19, 21});
        QVERIFY(cost({20}, both) < cost({20}, above));
        QVERIFY(cost({20}, above) < cost({20}, none));
        QCOMPARE(cost({20}, none), 20.0);
        QVERIFY(cost({20}, tableWith(5, {3, 4})) > cost({20}, both));
    }

    void theLastChipsAreWorthTheMost() // GE-12
    {
        for (int deck : {1, 6, 12, 23})
            for (int chips = 2; chips <= 30; ++chips) {
                QVERIFY(lastChip(chips, deck) > 1.0);
                QVERIFY(lastChip(chips, deck) < lastChip(chips - 1, deck));
            }
    }

    void whereOneSeatGainsAnotherLoses()
    {
        // The last card is free to seat 0 and lowers the cost of seat 1.
        State state = Geschenkt::start({});
        state.table = tableWith(0, {9, 10, 11});
        state.table.phase = Phase::Decide;
        state.table.actor = byte(0);
        state.table.card = 10;
        state.table.cards(0) = {9};
        state.table.cards(1) = {11};
        MediumParameters selfish = mediumParameters;
        selfish.rivalry = 0.0;
        QVERIFY(CardRound(mediumParameters, state).gainOfTaking() >
                CardRound(selfish, state).gainOfTaking());
    }
};

QTEST_APPLESS_MAIN(GeschenktWorthTest)
#include "geschenkt_worth_test.moc"
