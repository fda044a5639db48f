#include <QTest>

#include "core/text.h"
#include "engine/show.h"

using namespace facedown::core;

class TextTest : public QObject
{
    Q_OBJECT

private slots:
    void plainTextIsKept()
    {
        QCOMPARE(plain("Ana", 40), "Ana");
        QCOMPARE(plain("", 40), "");
        QCOMPARE(plain("\u00f1 \u9ab7\u9acf \U0001F480", 40), "\u00f1 \u9ab7\u9acf \U0001F480");
    }

    void itIsCutAfterWholeCharacters()
    {
        QCOMPARE(plain("abc", 2), "ab");
        QCOMPARE(plain("\u9ab7\u9acf\u724c", 2), "\u9ab7\u9acf");
        QCOMPARE(plain("\U0001F480\U0001F480", 1), "\U0001F480");
        QCOMPARE(plain("abc", 0), "");
    }

    void controlCharactersAreDroppedAndDoNotCount()
    {
        QCOMPARE(plain(std::string("a\0b\n\r\t\x1b[1m\x7f"
                                   "c",
                                   12),
                       40),
                 "ab[1mc");
        QCOMPARE(plain("\n\n\nab", 2), "ab");
        QCOMPARE(plain("a\u0080\u009fb\u00a0", 40), "ab\u00a0"); // C1, but not what follows it
    }

    void whatEndsALineOrTurnsItIsDropped()
    {
        for (const char* mark :
             {"\u2028", "\u2029", "\u202a", "\u202e", "\u2066", "\u2069", "\u200f", "\u061c",
              "\u200b", "\ufeff", "\U000E0041", "\u00ad", "\u115f", "\u180e", "\u3164", "\uffa0"})
            QCOMPARE(plain("a" + std::string(mark) + "b", 40), "ab");
        QCOMPARE(plain("\u2010\u2030\u3000", 40), "\u2010\u2030\u3000"); // their neighbours
    }

    void accentsDoNotTower()
    {
        const std::string high = "a\u0301\u0302";
        QCOMPARE(plain(high + "b\u0303", 40), high + "b\u0303");
        std::string tower = high;
        for (int i = 0; i < 1000; ++i)
            tower += i % 2 == 0 ? "\u0303" : "\u0e34";
        QCOMPARE(plain(tower + "c\u0301", 40), high + "c\u0301");
        // Between them nothing that is not seen helps.
        QCOMPARE(plain(high + "\u200b\u0303", 40), high);
    }

    void brokenUtf8DoesNoHarm()
    {
        for (const char* broken : {"\xff", "\x80\x80", "a\xe9\xaa", "\xc2", "\xf0\x9f"})
            QVERIFY(plain(broken, 40).size() <= std::string(broken).size());
    }

    void quotesAreShort()
    {
        QCOMPARE(inQuotes("bid x"), "\"bid x\"");
        QCOMPARE(inQuotes(std::string(1000, 'x')), '"' + std::string(40, 'x') + "…\"");
        // Nothing is missing.
        QCOMPARE(inQuotes(std::string(40, 'x')), '"' + std::string(40, 'x') + '"');
        QCOMPARE(inQuotes(std::string(40, 'x') + "\n"), '"' + std::string(40, 'x') + '"');
    }

    void wordsArePartedByOneSpaceEach()
    {
        using Words = std::vector<std::string_view>;
        QVERIFY((words("take") == Words{"take"}));
        QVERIFY((words("place flower") == Words{"place", "flower"}));
        QVERIFY((words("a b  c") == Words{"a", "b", "", "c"}));
        QVERIFY((words("") == Words{""}));
        QVERIFY((words(" a ") == Words{"", "a", ""}));
        QVERIFY((words("a\tb\nc") == Words{"a\tb\nc"}));
        QVERIFY((words(std::string_view("a\0 b", 4)) == Words{std::string_view("a\0", 2), "b"}));
        QCOMPARE(words(std::string(1000, ' ')).size(), 1001U);
    }

    void smallNumbersAreReadAsTheyAreWritten()
    {
        for (int number = 0; number <= 99; ++number)
            QVERIFY(smallNumber(std::to_string(number)) == number);
        QVERIFY(smallNumber(std::string_view("123").substr(0, 2)) == 12); // no further
    }

    void largeNumbersAreKnownAsSuch()
    {
        for (const char* word : {"100", "255", "4294967297", "99999999999999999999"})
            QVERIFY2(isLargeNumber(word), word);
        for (const char* word : {"", "0", "99", "099", "-100", "+100", "100.", "1e10", "100 "})
            QVERIFY2(!isLargeNumber(word), word);
    }

    void whatIsNoSmallNumberIsNone()
    {
        for (const char* word : {"",           " ",  "-",  "-1",   "-0",
                                 "+1",         "01", "00", "100",  "255",
                                 "4294967297", "1x", "x1", "0x",   " 1",
                                 "1 ",         "1.", "1e", "\xff", "99999999999999999999"})
            QVERIFY2(!smallNumber(word), word);
        QVERIFY(!smallNumber(std::string_view("1\0", 2)));
        QVERIFY(!smallNumber({}));
    }
};

QTEST_APPLESS_MAIN(TextTest)
#include "text_test.moc"
