#include <QTest>

#include "engine/nyet/nyet_game.h"
#include "nyet/assignment.h"

using namespace facedown;
using namespace facedown::nyet;

/// Cards, many cards, and cards put into places at random.
class CardsTest : public QObject
{
    Q_OBJECT

private slots:
    void ny1_thePack()
    {
        const Cards pack = Cards::pack(13);
        QCOMPARE(pack.size(), 60);
        QCOMPARE(pack.kinds(), 52);
        for (int colour = 0; colour < colours; ++colour)
            for (int value = 1; value <= 13; ++value)
                QCOMPARE(pack.count(Card::of(static_cast<Colour>(colour), value)),
                         value == 1 ? 3 : 1);
    }

    void ny12_thePackUpTo10()
    {
        const Cards pack = Cards::pack(10);
        QCOMPARE(pack.size(), 48);
        for (int colour = 0; colour < colours; ++colour)
            for (int value = 1; value <= 13; ++value)
                QCOMPARE(pack.contains(Card::of(static_cast<Colour>(colour), value)), value <= 10);
    }

    void cardsRunByColourThenValue()
    {
        std::vector<std::string> texts;
        for (const Card card : cards("G2 Y13 Y1 B12 R1 B2 Y1 B1 B1"))
            texts.push_back(text(card));
        QCOMPARE(texts, (std::vector<std::string>{"B1", "B2", "B12", "R1", "Y1", "Y13", "G2"}));
        for (const Card card : Cards())
            QFAIL(text(card).c_str());
    }

    void alikeOnesAreCounted()
    {
        Cards hand;
        for (int count = 1; count <= 3; ++count) {
            hand.add(card("Y1"));
            QCOMPARE(hand.count(card("Y1")), count);
            QCOMPARE(hand.size(), count);
            QCOMPARE(hand.kinds(), 1);
        }
        QCOMPARE(hand, Cards::ones(Colour::Yellow));
        QVERIFY(!hand.contains(card("Y2")) && !hand.contains(card("R1")));
        for (int count = 2; count >= 0; --count) {
            hand.remove(card("Y1"));
            QCOMPARE(hand.count(card("Y1")), count);
        }
        QVERIFY(hand.empty());
    }

    void manyAreRemovedAtOnce()
    {
        Cards hand = cards("B1 B1 B1 B2 R13 Y1 Y2 G1 G1");
        hand.remove(cards("B1 B1 R13 Y1 G1"));
        QCOMPARE(hand, cards("B1 B2 Y2 G1"));
        hand.remove(Cards());
        QCOMPARE(hand.size(), 4);
        hand.remove(hand);
        QVERIFY(hand.empty());
    }

    void kindsAreTakenTogether()
    {
        const Cards hand = cards("B1 B1 B13 R1 R7 G2");
        QCOMPARE(hand & Cards::ofColour(Colour::Blue), cards("B1 B1 B13"));
        QCOMPARE(hand & Cards::allOnes(), cards("B1 B1 R1"));
        QCOMPARE(hand.without(Cards::allOnes()), cards("B13 R7 G2"));
        QCOMPARE(hand.without(Cards::ones(Colour::Blue)), cards("B13 R1 R7 G2"));
        QCOMPARE(Cards::ones(Colour::Red) | Cards::ones(Colour::Green), cards("R1 R1 R1 G1 G1 G1"));
    }

    void singleCardsMakeTheSameCardsAgain()
    {
        core::Random random(1);
        for (int i = 0; i < 200; ++i) {
            Cards expected;
            std::uint64_t some = 0;
            for (const int single : Cards::pack(13).singles()) {
                if (random.below(2) == 0)
                    continue;
                some |= std::uint64_t{1} << unsigned(single);
                const int value = single % 16 < 3 ? 1 : single % 16 - 1;
                expected.add(Card::of(static_cast<Colour>(single / 16), value));
            }
            QCOMPARE(Cards::ofSingles(some), expected);
        }
    }

    void whatIsBarredFromAPlaceIsNeverThere()
    {
        core::Random random(1);
        const Cards all = cards("B2 B3 R2 R3 Y2 Y3");
        Assignment::Places places;
        places.push_back({2, Cards::ofColour(Colour::Blue)});
        places.push_back({2, Cards::ofColour(Colour::Red)});
        places.push_back({2, {}});
        Texts seen;
        for (int i = 0; i < 2000; ++i) {
            Assignment drawn(all, places);
            QVERIFY(drawn.draw(random));
            Cards together;
            std::string way;
            for (std::size_t place = 0; place < places.size(); ++place) {
                const Cards there = drawn.in(place);
                QCOMPARE(there.size(), 2);
                QVERIFY((there & places[place].barred).empty());
                together = together | there;
                for (const Card card : there)
                    way += text(card);
            }
            QCOMPARE(together, all);
            seen.insert(way);
        }
        QCOMPARE(seen.size(), waysCounted(all, places));
    }

    void everyWayHasAboutTheSameChance()
    {
        core::Random random(1);
        const Cards all = cards("B2 B3 R2 R3 Y2 Y3");
        Assignment::Places places;
        places.push_back({3, Cards::ofColour(Colour::Blue)});
        places.push_back({2, Cards::ofColour(Colour::Red)});
        places.push_back({1, {}});
        std::map<std::string, int> drawnSo;
        constexpr int draws = 40000;
        for (int i = 0; i < draws; ++i) {
            Assignment drawn(all, places);
            QVERIFY(drawn.draw(random));
            std::string way;
            for (std::size_t place = 0; place < places.size(); ++place) {
                for (const Card card : drawn.in(place))
                    way += text(card);
                way += '|';
            }
            ++drawnSo[way];
        }
        const double expected = double(draws) / double(waysCounted(all, places));
        for (const auto& [way, times] : drawnSo)
            QVERIFY2(times > expected * 0.85 && times < expected * 1.15,
                     (way + std::to_string(times / expected)).c_str());
    }

    void theOnlyWayIsFound()
    {
        // Greedy choices run into a dead end here: each card but one has two places.
        const Cards all = cards("B2 R2 Y2 G2");
        Assignment::Places places;
        places.push_back({1, cards("Y2 G2")});
        places.push_back({1, cards("B2 G2")});
        places.push_back({1, cards("B2 R2")});
        places.push_back({1, cards("B2 R2 Y2")});
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            core::Random random(seed);
            Assignment drawn(all, places);
            QVERIFY(drawn.draw(random));
            QCOMPARE(drawn.in(0), cards("B2"));
            QCOMPARE(drawn.in(1), cards("R2"));
            QCOMPARE(drawn.in(2), cards("Y2"));
            QCOMPARE(drawn.in(3), cards("G2"));
        }
    }

    void whatCannotBeIsToldSo()
    {
        Assignment::Places places;
        places.push_back({1, cards("B2 B3")});
        places.push_back({1, {}});
        core::Random random(1);
        QVERIFY(!Assignment(cards("B2 B3"), places).draw(random));
    }

    /// Whenever there is a way, however narrow, it is found.
    void aWayIsFoundAmongRandomBars()
    {
        core::Random random(1);
        for (int i = 0; i < 300; ++i) {
            std::vector<Cards> hidden(5);
            Assignment::Places places;
            Cards all = cards("");
            for (const int single : Cards::pack(13).singles()) {
                const Cards one = Cards::ofSingles(std::uint64_t{1} << unsigned(single));
                hidden[static_cast<std::size_t>(random.below(5))].add(*one.begin());
                all.add(*one.begin());
            }
            for (const Cards there : hidden) {
                Cards barred;
                for (const Card card : all)
                    if (!there.contains(card) && random.below(8) > 0)
                        for (int count = all.count(card); count > 0; --count)
                            barred.add(card);
                places.push_back({there.size(), barred});
            }
            Assignment drawn(all, places);
            QVERIFY(drawn.draw(random));
            for (std::size_t place = 0; place < 5; ++place)
                QVERIFY((drawn.in(place)&places[place].barred).empty());
        }
    }

private:
    /// By trying each card in each place. Before: there are no 1s.
    static std::size_t waysCounted(Cards all, Assignment::Places places)
    {
        if (all.empty())
            return 1;
        const Card next = *all.begin();
        all.remove(next);
        std::size_t ways = 0;
        for (Place& place : places) {
            if (place.room == 0 || place.barred.contains(next))
                continue;
            --place.room;
            ways += waysCounted(all, places);
            ++place.room;
        }
        return ways;
    }
};

QTEST_APPLESS_MAIN(CardsTest)
#include "cards_test.moc"
