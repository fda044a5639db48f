#include <QTest>

#include <nlohmann/json.hpp>

#include "engine/show.h"
#include "geschenkt/geschenkt.h"

using namespace facedown;
using namespace facedown::geschenkt;
using Json = nlohmann::json;

/// Options as JSON: what is read, and what is refused with which words.
class OptionsTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsLeftOutIsAsUsual()
    {
        QVERIFY(Geschenkt::readOptions(Json::object()).value() ==
                (Options{4, Variant::Base, false}));
        QVERIFY(Geschenkt::readOptions(Json{{"variant", "open"}}).value() ==
                (Options{4, Variant::Open, false}));
    }

    void theyReadBackAsTheyWereWritten()
    {
        for (int players = 3; players <= 7; ++players)
            for (const Variant variant : {Variant::Base, Variant::Open})
                for (const bool openChips : {false, true}) {
                    const Options options{players, variant, openChips};
                    if (Geschenkt::check(options))
                        continue; // see GE-30
                    const auto json = Geschenkt::json(options);
                    QVERIFY(Geschenkt::readOptions(json).value() == options);
                }
        QVERIFY((Geschenkt::json(Options{3, Variant::Open, true}) ==
                 Json{{"players", 3}, {"variant", "open"}, {"open_chips", true}}));
        QVERIFY((Geschenkt::json(Options{}) ==
                 Json{{"players", 4}, {"variant", "base"}, {"open_chips", false}}));
    }

    void wrongOptionsAreRefused_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* options, const char* message) {
            QTest::newRow(options) << options << message;
        };
        row("null", "the options must be an object");
        row("[]", "the options must be an object");
        row("\"open\"", "the options must be an object");
        row(R"({"players":2})", "players must be 3 to 7 (GE-1), not 2");
        row(R"({"players":8})", "players must be 3 to 7 (GE-1), not 8");
        row(R"({"players":260})", "players must be 3 to 7 (GE-1), not 260");
        row(R"({"players":6,"variant":"open"})",
            "players must be 3 to 5 in the open variant (GE-30), not 6");
        row(R"({"players":2,"variant":"open"})", "players must be 3 to 7 (GE-1), not 2");
        for (const char* number : {"\"4\"", "4.0", "null", "true", "[4]", "4294967300"})
            row(qPrintable(QString(R"({"players":%1})").arg(number)),
                "players must be a small whole number");
        for (const char* word : {R"("Open")", R"("")", R"("ope")", R"("open ")", R"("closed")",
                                 R"("open\u0000")", "true", "1", "null", R"(["open"])", R"({})"})
            row(qPrintable(QString(R"({"variant":%1})").arg(word)),
                R"(variant must be "base" or "open")");
        for (const char* flag : {"1", "0", "\"true\"", "null", "[]"})
            row(qPrintable(QString(R"({"open_chips":%1})").arg(flag)),
                "open_chips must be true or false");
        row(R"({"tribes":1})", R"(there is no option "tribes")");
        row(R"({"openChips":true})", R"(there is no option "openChips")");
        row(R"({"players":4,"Variant":"open"})", R"(there is no option "Variant")");
        row(R"({"variant":"shut","players":9})", R"(variant must be "base" or "open")");
    }
    void wrongOptionsAreRefused()
    {
        QFETCH(QString, options);
        QFETCH(QString, message);
        const auto read = Geschenkt::readOptions(Json::parse(options.toStdString()));
        QVERIFY(!read);
        QCOMPARE(read.error().code, core::ErrorCode::BadOption);
        QCOMPARE(QString::fromStdString(read.error().message), message);
    }
};

QTEST_APPLESS_MAIN(OptionsTest)
#include "options_test.moc"
