#include <QTest>

#include "engine/show.h"
#include "match/read_json.h"

using facedown::core::ErrorCode;
using facedown::match::readJson;
using Json = nlohmann::json;

/// JSON from outside, where nothing is to be trusted.
class ReadJsonTest : public QObject
{
    Q_OBJECT

    static std::string nested(int depth)
    {
        return std::string(static_cast<std::size_t>(depth), '[') +
               std::string(static_cast<std::size_t>(depth), ']');
    }

    static bool refuses(const std::string& text)
    {
        const auto json = readJson(text);
        return !json && json.error().code == ErrorCode::BadJson && !json.error().message.empty();
    }

private slots:
    void goodJsonIsRead()
    {
        QVERIFY(*readJson(R"({"a":[1,2.5,"x",null,true]})") ==
                (Json{{"a", {1, 2.5, "x", nullptr, true}}}));
        QVERIFY(*readJson(" 5 ") == Json(5));
        QVERIFY(*readJson("18446744073709551615") == Json(UINT64_MAX));
        QVERIFY(*readJson(R"("\u9ab7")") == Json("\u9ab7"));
    }

    void theSameNameInDifferentObjectsIsNoMatter()
    {
        QVERIFY(readJson(R"({"a":{"a":1},"b":[{"a":2},{"a":3}],"c":{"a":{}}})"));
    }

    void aNameTwiceInOneObjectIsRefused()
    {
        QVERIFY(refuses(R"({"a":1,"a":1})"));
        QVERIFY(refuses(R"([{"b":{"x":1,"y":{"x":2},"x":3}}])"));
        QVERIFY(refuses(R"({"a":1,"\u0061":2})"));
    }

    void brokenJsonIsRefused()
    {
        for (const char* text : {"",
                                 " ",
                                 "{",
                                 "[",
                                 "{\"a\"}",
                                 "{a:1}",
                                 "[1,]",
                                 "nul",
                                 "NaN",
                                 "Infinity",
                                 "-",
                                 "01",
                                 "1 2",
                                 "{} {}",
                                 "'a'",
                                 "\"",
                                 "\"\\x\"",
                                 "\"\xff\"",
                                 "\"\xc0\x80\"",
                                 "\"\xed\xa0\x80\"",
                                 "\"\\ud800\"",
                                 "\"a\nb\"",
                                 "\xff\xfe"})
            QVERIFY2(refuses(text), text);
        QVERIFY(refuses(std::string("{}\0{}", 5)));
    }

    void numbersBeyondAllBoundsAreRefused()
    {
        QVERIFY(refuses("1e999"));
        QVERIFY(refuses("[-1e400]"));
        QVERIFY(readJson("123456789012345678901234567890")); // a double
    }

    void deepNestingIsRefusedWithoutHarm()
    {
        QVERIFY(readJson(nested(20)));
        for (int depth : {100, 10'000, 1'000'000}) {
            QVERIFY(refuses(nested(depth)));
            QVERIFY(refuses(std::string(static_cast<std::size_t>(depth), '[')));
        }
        std::string objects;
        for (int i = 0; i < 100'000; ++i)
            objects += R"({"a":)";
        QVERIFY(refuses(objects));
    }

    // What costs more than its length would make these take hours: the limit of ctest is the guard.
    void hugeTextsAreReadOrRefused_data()
    {
        QTest::addColumn<std::string>("part");
        QTest::addColumn<std::string>("message");
        const std::string many = "the JSON has too many parts";
        QTest::newRow("objects") << std::string("{},") << many;
        QTest::newRow("lists") << std::string("[],") << many;
        QTest::newRow("full objects") << std::string(R"({"a":[{"b":1}]},)") << many;
        QTest::newRow("numbers") << std::string("0,") << many;
        QTest::newRow("texts") << std::string(R"("",)") << many;
        QTest::newRow("long texts") << '"' + std::string(1 << 16, 'x') + "\"," << std::string();
    }
    void hugeTextsAreReadOrRefused()
    {
        QFETCH(std::string, part);
        QFETCH(std::string, message);
        std::string text = "[";
        while (text.size() < 16U << 20U)
            text += part;
        text.back() = ']';
        const auto json = readJson(text);
        QCOMPARE(json ? std::string() : json.error().message, message);
    }

    void manyFieldsOfOneObjectAreRead()
    {
        std::string text = "{";
        for (int i = 0; i < 100'000; ++i)
            text += '"' + std::to_string(i) + "\":{},";
        text.back() = '}';
        QCOMPARE(readJson(text)->size(), 100'000U);
        text.insert(1, R"("99999":1,)");
        QCOMPARE(readJson(text).error().message, "the field \"99999\" appears twice in one object");
    }

    void theMessageNamesThePlace()
    {
        QCOMPARE(readJson("[1,x]").error().message, "not JSON: the fault is at byte 4");
    }

    void aNameThatIsNoUtf8IsWrittenAllTheSame()
    {
        const std::string text = facedown::match::writeJson({{"name", "A\xff"}});
        QCOMPARE(text, std::string("{\"name\":\"A\xef\xbf\xbd\"}"));
        QVERIFY(readJson(text));
    }
};

QTEST_APPLESS_MAIN(ReadJsonTest)
#include "read_json_test.moc"
