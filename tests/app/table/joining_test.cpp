#include <QTest>
#include <QTranslator>

#include "table/table_words.h"

using namespace facedown;
using table::TableWords;

/// What stands between words and behind numbers, in each language's way.
class JoiningTest : public QObject
{
    Q_OBJECT

private slots:
    void eachLanguageHasItsWay_data()
    {
        QTest::addColumn<QString>("two");
        QTest::addColumn<QString>("four");
        QTest::addColumn<QString>("parts");
        QTest::addColumn<QString>("items");
        QTest::addColumn<QString>("half");
        QTest::addColumn<QString>("won");
        QTest::addColumn<QStringList>("points");   // of −12, −1 and 1
        QTest::addColumn<QStringList>("decimals"); // of −12.04, −0.04 and 1.25
        QTest::newRow("en") << "Ana and Bo"
                            << "Ana, Bo, Cai and Dan"
                            << "a, b"
                            << "3, 5"
                            << "50%"
                            << "Ana and Bo share the win"
                            << QStringList{"−12 points", "−1 point", "1 point"}
                            << QStringList{"−12.0", "0.0", "1.3"};
        QTest::newRow("zh_TW") << "Ana 和 Bo"
                               << "Ana、Bo、Cai 和 Dan"
                               << "a，b"
                               << "3、5"
                               << "50%"
                               << "Ana 和 Bo 並列獲勝" << QStringList{"−12 分", "−1 分", "1 分"}
                               << QStringList{"−12.0", "0.0", "1.3"};
        QTest::newRow("ja") << "AnaとBo"
                            << "Ana、Bo、Cai、Dan"
                            << "a、b"
                            << "3、5"
                            << "50%"
                            << "AnaとBoの同点勝利です" << QStringList{"−12点", "−1点", "1点"}
                            << QStringList{"−12.0", "0.0", "1.3"};
        QTest::newRow("gl") << "Ana e Bo"
                            << "Ana, Bo, Cai e Dan"
                            << "a, b"
                            << "3, 5"
                            << "50\u00a0%"
                            << "Ana e Bo comparten a vitoria"
                            << QStringList{"−12 puntos", "−1 punto", "1 punto"}
                            << QStringList{"−12,0", "0,0", "1,3"};
    }

    void eachLanguageHasItsWay()
    {
        QFETCH(QString, two);
        QFETCH(QString, four);
        QTranslator translator;
        QVERIFY(
            translator.load(QStringLiteral(":/i18n/facedown_%1.qm").arg(QTest::currentDataTag())));
        QVERIFY(QCoreApplication::installTranslator(&translator));
        QCOMPARE(TableWords::names({}), QString());
        QCOMPARE(TableWords::names({"Ana"}), QString("Ana"));
        QCOMPARE(TableWords::names({"Ana", "Bo"}), two);
        QCOMPARE(TableWords::names({"Ana", "Bo", "Cai", "Dan"}), four);
        // A name is what it is, a placeholder too.
        QVERIFY(TableWords::names({"%2", "%1", "%3"}).startsWith("%2"));
        QTEST(TableWords::description({"a", "b"}), "parts");
        QTEST(TableWords::items({"3", "5"}), "items");
        QTEST(TableWords::percent(50), "half");
        QTEST((QStringList{TableWords::decimal(-12.04), TableWords::decimal(-0.04),
                           TableWords::decimal(1.25)}),
              "decimals");
        QTEST(TableWords({}).won(QStringList{"Ana", "Bo"}), "won");
        const TableWords words({});
        QTEST((QStringList{words.points(-12), words.points(-1), words.points(1)}), "points");
    }
};

QTEST_GUILESS_MAIN(JoiningTest)
#include "joining_test.moc"
