#include <QTest>

#include <vector>

#include "engine/geschenkt/geschenkt_game.h"

using namespace facedown;
using namespace facedown::geschenkt;

/// The set of cards, and what it costs.
class CardsTest : public QObject
{
    Q_OBJECT

    static std::vector<int> listed(Cards cards)
    {
        std::vector<int> list;
        for (const int card : cards)
            list.push_back(card);
        return list;
    }

    static Cards random(core::Random& random)
    {
        Cards cards;
        const int share = 1 + random.below(9); // some sparse, some nearly full
        for (int card = lowestCard; card <= highestCard; ++card)
            if (random.below(10) < share)
                cards.add(card);
        return cards;
    }

    /// GE-20 word for word: a card costs its number unless the one below it is there too.
    static int costOf(const std::vector<int>& cards)
    {
        int sum = 0;
        for (const int card : cards)
            if (std::find(cards.begin(), cards.end(), card - 1) == cards.end())
                sum += card;
        return sum;
    }

private slots:
    void anEmptySet()
    {
        const Cards none;
        QVERIFY(none.empty());
        QCOMPARE(none.size(), 0);
        QCOMPARE(none.cost(), 0);
        QCOMPARE(none.runStarts(), none);
        QVERIFY(listed(none).empty());
        for (int card = -70; card <= 70; ++card)
            QVERIFY(!none.contains(card));
    }

    void ge1_allAreTheThirtyThreeFromThreeToThirtyFive()
    {
        QCOMPARE(Cards::all().size(), 33);
        QCOMPARE(Cards::all().lowest(), 3);
        QCOMPARE(Cards::all().at(32), 35);
        // A number is no card only because its bit, counted round, is one.
        for (int card = -200; card <= 200; ++card)
            QCOMPARE(Cards::all().contains(card), card >= 3 && card <= 35);
    }

    void cardsAreAddedAndRemoved()
    {
        Cards cards{7, 35};
        cards.add(3);
        cards.add(7); // there is one of each
        QCOMPARE(cards, (Cards{3, 7, 35}));
        QCOMPARE(cards.size(), 3);
        cards.remove(35);
        cards.remove(34); // was not there
        QCOMPARE(cards, (Cards{7, 3}));
        QVERIFY(cards.contains(3) && cards.contains(7) && !cards.contains(35));
    }

    void aWholeSetIsRemoved()
    {
        Cards cards{5, 6, 7, 30};
        cards.remove(Cards{6, 8, 30});
        QCOMPARE(cards, (Cards{5, 7}));
    }

    void theyRunFromTheLowestUp()
    {
        QCOMPARE(listed({35, 3, 20, 4}), (std::vector<int>{3, 4, 20, 35}));
        QCOMPARE((Cards{35, 20}.lowest()), 20);
        QCOMPARE(listed(Cards::all()).size(), 33U);
    }

    void atIsTheCardWithSoManyBelowIt()
    {
        core::Random chance(1);
        for (int i = 0; i < 200; ++i) {
            const Cards cards = random(chance);
            const auto list = listed(cards);
            QCOMPARE(static_cast<int>(list.size()), cards.size());
            for (int index = 0; index < cards.size(); ++index)
                QCOMPARE(cards.at(index), list[static_cast<std::size_t>(index)]);
        }
    }

    void ge20_onlyTheLowestOfARunCosts()
    {
        QCOMPARE((Cards{9}.cost()), 9);
        QCOMPARE((Cards{9, 10}.cost()), 9);
        QCOMPARE((Cards{9, 11}.cost()), 20);
        QCOMPARE((Cards{3, 4, 5, 34, 35}.runStarts()), (Cards{3, 34}));
        QCOMPARE(Cards::all().cost(), 3);
        core::Random chance(2);
        for (int i = 0; i < 1000; ++i) {
            const Cards cards = random(chance);
            QCOMPARE(cards.cost(), costOf(listed(cards)));
        }
    }

    void ge20_whatTakingACardAddsToTheCost()
    {
        const Cards cards{10, 12, 20};
        QCOMPARE(cards.costOfTaking(30), 30);
        QCOMPARE(cards.costOfTaking(21), 0);   // goes on above a run
        QCOMPARE(cards.costOfTaking(19), -1);  // begins one below
        QCOMPARE(cards.costOfTaking(11), -12); // joins two
        QCOMPARE(cards, (Cards{10, 12, 20}));  // asks only
    }
};

QTEST_APPLESS_MAIN(CardsTest)
#include "cards_test.moc"
