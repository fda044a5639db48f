#include <array>

#include <QTest>

#include "core/fixed_list.h"

using facedown::core::FixedList;

class FixedListTest : public QObject
{
    Q_OBJECT

    using List = FixedList<int, 3>;

private slots:
    void beginsEmpty()
    {
        List list;
        QVERIFY(list.empty());
        QCOMPARE(list.size(), 0U);
        QVERIFY(list.begin() == list.end());
        QCOMPARE(List::capacity(), 3U);
    }

    void keepsTheOrder()
    {
        List list;
        for (int value : {7, 5, 9})
            list.push_back(value);
        QCOMPARE(list.size(), 3U);
        QCOMPARE(list[0], 7);
        QCOMPARE(list[2], 9);
        QCOMPARE(std::vector<int>(list.begin(), list.end()), (std::vector<int>{7, 5, 9}));
    }

    void appendsWhatIsMadeOfARange()
    {
        List list;
        list.push_back(1);
        list.append(std::vector<int>{2, 3}, [](int value) { return 10 * value; });
        QCOMPARE(std::vector<int>(list.begin(), list.end()), (std::vector<int>{1, 20, 30}));
        list.append(std::vector<int>{}, [](int value) { return value; });
        QCOMPARE(list.size(), 3U);
    }

    void containsWhatWasAddedAndNothingElse()
    {
        List list;
        QVERIFY(!list.contains(0));
        list.push_back(4);
        QVERIFY(list.contains(4));
        QVERIFY(!list.contains(5));
        list.clear();
        QVERIFY(list.empty());
        QVERIFY(!list.contains(4));
    }

    void isAValueWithoutHeap()
    {
        static_assert(std::is_trivially_copyable_v<List>);
        List one;
        one.push_back(1);
        List other = one;
        other[0] = 2;
        QCOMPARE(one[0], 1);
    }

    void leavesOutWhatThereIsNoRoomFor()
    {
#ifdef NDEBUG // a checked build stops instead
        List list;
        for (int value : {7, 5, 9, 4})
            list.push_back(value);
        QCOMPARE(list.size(), 3U);
        QCOMPARE(list[2], 9);
        list.append(std::array{1, 2}, [](int value) { return value; });
        QCOMPARE(list.size(), 3U);
#endif
    }
};

QTEST_APPLESS_MAIN(FixedListTest)
#include "fixed_list_test.moc"
