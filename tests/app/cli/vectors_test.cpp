#include "app/cli/cli.h"

#include <algorithm>

#include <QDir>
#include <QFile>
#include <QTemporaryFile>

#include "engine/every_game.h"

using namespace facedown::cli;

/// `facedown-cli vectors`.
class VectorsTest : public QObject
{
    Q_OBJECT

    /// Legal events are listed in any order.
    static void sortLegal(Json& vector)
    {
        for (Json& part : vector)
            if (part.is_structured())
                sortLegal(part);
        if (vector.is_object() && vector.contains("legal") && vector["legal"].is_array())
            std::sort(vector["legal"].begin(), vector["legal"].end());
    }

    static Json made(const QStringList& arguments)
    {
        const Outcome outcome = runCli(QStringList("vectors") + arguments);
        if (outcome.status != 0)
            qFatal("%s", outcome.errors.constData());
        return Json::parse(outcome.out.toStdString());
    }

private slots:
    void anothersVectorIsMadeAnew_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString& folder : facedown::test::dataFolders())
            for (const QFileInfo& file : QDir(folder).entryInfoList({"*-*.json"}))
                QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }
    void anothersVectorIsMadeAnew()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        Json expected = Json::parse(file.readAll().toStdString());
        Json actual = made({"--from", path});
        sortLegal(expected);
        sortLegal(actual);
        QVERIFY2(actual == expected, Json::diff(expected, actual).dump(2).c_str());
    }

    void ofEveryGame_data() { facedown::test::addGames(); }
    void ofEveryGame()
    {
        QFETCH(QString, game);
        const Json vector = made({"--game", game, "--seed", "7", "--every", "5"});
        QCOMPARE(vector["game"], Json(game.toStdString()));
        const Json& steps = vector["steps"];
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const bool isLast = i + 1 == steps.size();
            QCOMPARE(steps[i].contains("state"), i % 5 == 0 || isLast);
            if (!steps[i].contains("state"))
                continue;
            QCOMPARE(steps[i]["views"].size(), steps[i]["state"]["seats"].size());
            QCOMPARE(steps[i]["state"]["winners"].empty(), !isLast);
        }
        QCOMPARE(made({"--game", game, "--seed", "7", "--every", "5"}), vector);
        QVERIFY(made({"--game", game, "--seed", "8", "--every", "5"}) != vector);
        QVERIFY(made({"--game", game, "--seed", "010", "--every", "5"}) ==
                made({"--game", game, "--seed", "10", "--every", "5"})); // no octal number
    }

    void howeverLongItIsMadeAnew_data()
    {
        facedown::test::addGames();
        QTest::newRow("skull, 12 players") << "skull";
    }
    void howeverLongItIsMadeAnew()
    {
        QFETCH(QString, game);
        QStringList arguments{"vectors", "--game", game, "--seed", "4"};
        if (game != QTest::currentDataTag())
            arguments << "--option"
                      << "players=12";
        const Outcome first = runCli(arguments);
        QTemporaryFile file;
        QVERIFY(file.open() && file.write(first.out) == first.out.size() && file.flush());
        const Outcome again = runCli({"vectors", "--from", file.fileName()});
        QCOMPARE(again.errors, "");
        QVERIFY(again.out == first.out);
    }

    void optionsAreHeeded()
    {
        const Json vector = made({"--game", "skull", "--option", "players=5"});
        QCOMPARE(vector["options"]["players"], Json(5));
    }

    void wrongUsageIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* name, const QStringList& arguments, const char* words) {
            QTest::newRow(name) << arguments << QByteArray(words);
        };
        row("nothing", {}, "--game or --from is required");
        row("a seed alone", {"--seed", "3"}, "--game or --from is required");
        row("no such game", {"--game", "chess"}, "--game: chess");
        row("no such option", {"--game", "skull", "--option", "tribes=9"}, "tribes must be");
        row("both", {"--game", "skull", "--from", "x.json"}, "--game excludes --from");
    }
    void wrongUsageIsRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, words);
        const Outcome outcome = runCli(QStringList("vectors") + arguments);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.out, "");
        QVERIFY2(outcome.errors.startsWith("facedown-cli: " + words), outcome.errors);
    }

    void whatIsNoVectorIsRefused()
    {
        for (const char* file : {"/signature.txt", "/none.json"}) {
            const QString path = FACEDOWN_TEST_DATA + QString(file);
            const Outcome outcome = runCli({"vectors", "--from", path});
            QCOMPARE(outcome.status, 1);
            QVERIFY(outcome.errors.startsWith("facedown-cli: " + path.toUtf8() + ": "));
        }
        for (const char* text :
             {"[]", "1", "{}", R"({"game":3})", R"({"game":"skull"})",
              R"({"game":"skull","steps":[1]})", R"({"game":"skull","steps":[{"event":2}]})",
              R"({"game":"skull","steps":[{}]})"}) {
            QTemporaryFile file;
            QVERIFY(file.open() && file.write(text) > 0 && file.flush());
            const Outcome outcome = runCli({"vectors", "--from", file.fileName()});
            QCOMPARE(outcome.status, 1);
            QCOMPARE(outcome.errors,
                     "facedown-cli: " + file.fileName().toUtf8() + ": this is not a test vector\n");
        }
    }
};

QTEST_GUILESS_MAIN(VectorsTest)
#include "vectors_test.moc"
