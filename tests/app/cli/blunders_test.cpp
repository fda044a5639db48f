#include "app/cli/cli.h"

using namespace facedown::cli;

/// `facedown-cli blunders`.
class BlundersTest : public QObject
{
    Q_OBJECT

    static Json blunders(const QStringList& options)
    {
        const Outcome outcome = runCli(
            QStringList{"blunders", "--game", "nyet", "--deals", "40", "--cards", "4", "--json"} +
            options);
        if (outcome.status != 0)
            qFatal("the command failed: %s", outcome.errors.constData());
        return Json::parse(outcome.out.toStdString());
    }

private slots:
    /// 4 in these deals if it did not take care.
    void hardMakesNone()
    {
        const Json hard = blunders({"--iterations", "300"});
        QVERIFY(hard["decisions"] > 300);
        QCOMPARE(QByteArray::fromStdString(hard["blunders"].dump()), "[]");
    }

    void easyMakesSomeAndIsToldWhatWasBetter()
    {
        const Json easy = blunders({"--level", "easy"});
        QVERIFY(easy["blunders"].size() > 3);
        for (const Json& one : easy["blunders"]) {
            QVERIFY(one["points"] > 0);
            QVERIFY(one["made"] != one["better"]);
            QVERIFY(one["deal"] < 40);
        }
        QCOMPARE(blunders({"--level", "easy", "--threads", "1"}), easy);
    }

    void theListCountsThem()
    {
        const Outcome outcome = runCli(
            {"blunders", "--game", "nyet", "--level", "easy", "--players", "3", "--deals", "20"});
        QCOMPARE(outcome.status, 0);
        const QByteArrayList lines = outcome.out.trimmed().split('\n');
        QVERIFY(lines.back().contains("easy, 3 players: " + QByteArray::number(lines.size() - 1) +
                                      " of "));
    }

    void oneDealIsOne()
    {
        const Outcome outcome =
            runCli({"blunders", "--game", "nyet", "--level", "easy", "--deals", "1"});
        QVERIFY2(outcome.out.contains(" in 1 deal cost"), outcome.out);
    }

    void wrongUsage()
    {
        QCOMPARE(runCli({"blunders"}).status, 2);
        QCOMPARE(runCli({"blunders", "--game", "nyet", "--players", "2"}).status, 2);
        const Outcome outcome = runCli({"blunders", "--game", "geschenkt"});
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.errors.contains("geschenkt has no partners"));
    }
};

QTEST_GUILESS_MAIN(BlundersTest)
#include "blunders_test.moc"
