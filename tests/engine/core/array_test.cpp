#include <QTest>

#include "core/array.h"

using facedown::core::Array;
using facedown::core::Vector;

class ArrayTest : public QObject
{
    Q_OBJECT

private slots:
    void isIndexedBySeatsSizesAndEnums()
    {
        enum class Row { First, Second };
        Array<int, 2> array = {5, 7};
        array[Row::Second] = 9;
        const Array<int, 2>& same = array;
        QCOMPARE(same[0], 5);
        QCOMPARE(same[std::size_t{1}], 9);
        QCOMPARE(same[std::int8_t{1}], 9);
        QCOMPARE(same[Row::First], 5);
    }

    void isAsMuchAValueAsAnyArray()
    {
        static_assert(std::is_trivially_copyable_v<Array<int, 2>>);
        static_assert(sizeof(Array<int, 2>) == sizeof(int[2]));
        const Array<int, 2> array = {5, 7};
        Array<int, 2> other = array;
        QVERIFY(other == array);
        other.fill(0);
        QVERIFY(other != array);
    }

    void aVectorIsIndexedLikeIt()
    {
        Vector<bool> vector(2);
        vector[int{1}] = true;
        const Vector<bool> same = std::vector<bool>(vector);
        QVERIFY(same[1] && !same[0]);
        QVERIFY(same == vector);
    }
};

QTEST_APPLESS_MAIN(ArrayTest)
#include "array_test.moc"
