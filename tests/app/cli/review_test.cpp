#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>

#include <numeric>

#include "app/cli/cli.h"
#include "engine/every_game.h"

using namespace facedown::cli;

/// `facedown-cli review`.
class ReviewTest : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;

    /// The record of a game between a random player, a hard and a medium bot.
    QString record(const QString& game) { return records(game).front(); }

    /// Of the same deal they are with each in each seat.
    QStringList records(const QString& game)
    {
        const QString records = folder_.filePath(game);
        if (!QDir(records).exists())
            runCli({"arena", "--game", game, "--seat", "random", "--seat", "hard", "--seat",
                    "medium", "--games", "3", "--seed", "7", "--iterations", "60", "--records",
                    records});
        QStringList files;
        for (const QFileInfo& file : QDir(records).entryInfoList(QDir::Files, QDir::Name))
            files << file.filePath();
        if (files.size() != 3)
            qFatal("the arena has not left its records");
        return files;
    }

    static Json review(const QString& file, int iterations = 60, const QStringList& options = {})
    {
        const Outcome outcome = runCli(
            QStringList{"review", file, "--json", "--iterations", QString::number(iterations)} +
            options);
        if (outcome.status != 0)
            qFatal("the review failed: %s", outcome.errors.constData());
        return Json::parse(outcome.out.toStdString());
    }

    /// Of the player whom a bot of that name plays, in all games together.
    static double meanCost(const QStringList& records, const std::vector<Json>& reviews,
                           const char* bot)
    {
        double sum = 0.0;
        int count = 0;
        for (std::size_t game = 0; game < reviews.size(); ++game) {
            QFile file(records[qsizetype(game)]);
            if (!file.open(QIODevice::ReadOnly))
                qFatal("the record cannot be read");
            const Json seats = Json::parse(file.readAll().toStdString())["seats"];
            for (const Json& decision : reviews[game]["decisions"])
                if (seats[decision["player"].get<std::size_t>()]["name"] == bot) {
                    sum += decision["cost"].get<double>();
                    ++count;
                }
        }
        return count > 0 ? sum / count : 0.0;
    }

private slots:
    void whoPlaysAtRandomPaysMore_data() { facedown::test::addGames(); }
    void whoPlaysAtRandomPaysMore()
    {
        QFETCH(const QString, game);
        const QStringList files = records(game);
        const auto reviewed = [&](int iterations) {
            std::vector<Json> reviews;
            for (const QString& file : files)
                reviews.push_back(review(file, iterations));
            return reviews;
        };
        const auto randomPaysMore = [&](const std::vector<Json>& reviews) {
            return meanCost(files, reviews, "random") > 2.0 * meanCost(files, reviews, "hard");
        };
        const std::vector<Json> reviews = reviewed(60);
        // In a very small game a short search is certain of no decision's cost.
        QVERIFY(randomPaysMore(reviews) || randomPaysMore(reviewed(2000)));
        for (const Json& one : reviews)
            for (const Json& decision : one["decisions"])
                QCOMPARE(decision["cost"] > 0.0, decision["made"] != decision["better"]);
    }

    void theCostliestAreListed_data() { facedown::test::addGames(); }
    void theCostliestAreListed()
    {
        QFETCH(const QString, game);
        const Json whole = review(record(game));
        for (std::size_t player = 0; player < 3; ++player) {
            std::vector<double> costs;
            for (const Json& decision : whole["decisions"])
                if (decision["player"] == player && decision["cost"] > 0.0)
                    costs.push_back(decision["cost"]);
            std::sort(costs.rbegin(), costs.rend());
            costs.resize(std::min<std::size_t>(costs.size(), 3));
            std::vector<double> listed;
            for (const Json& decision : whole["costliest"][player])
                listed.push_back(decision["cost"]);
            QCOMPARE(listed, costs);
        }
    }

    void chancesAddUpAndEndWithTheResult_data() { facedown::test::addGames(); }
    void chancesAddUpAndEndWithTheResult()
    {
        QFETCH(const QString, game);
        const Json line = review(record(game))["chances"];
        for (const Json& moment : line) {
            const auto chances = moment["chances"].get<std::vector<double>>();
            QVERIFY(std::all_of(chances.begin(), chances.end(), [](double c) { return c >= 0.0; }));
            QVERIFY(std::abs(std::accumulate(chances.begin(), chances.end(), 0.0) - 1.0) < 1e-9);
        }
        for (const double chance : line.back()["chances"])
            QVERIFY(chance == 0.0 || chance >= 1.0 / 3.0);
    }

    void theNumberOfThreadsMakesNoDifference_data() { facedown::test::addGames(); }
    void theNumberOfThreadsMakesNoDifference()
    {
        QFETCH(const QString, game);
        const QString file = record(game);
        QCOMPARE(review(file, 60, {"--threads", "1"}), review(file, 60, {"--threads", "3"}));
    }

    void whoHasNoNameIsASeat()
    {
        QFile file(folder_.filePath("nameless.facedown"));
        const auto answers =
            converse({R"({"cmd":"new","game":"geschenkt"})", R"({"cmd":"record"})"});
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(answers[1]["record"].dump()));
        file.close();
        const Outcome outcome = runCli({"review", file.fileName()});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.out.left(outcome.out.indexOf(':')), QByteArray("seat 0"));
        QVERIFY(outcome.out.contains("\nseat 3:"));
    }

    void whoeverHasTheSameNameIsToldApart()
    {
        QFile file(folder_.filePath("namesakes.facedown"));
        Json record = converse({R"({"cmd":"new","game":"geschenkt"})", R"({"cmd":"record"})"})
                          .at(1)["record"];
        for (Json& seat : record["seats"])
            seat["name"] = "hard";
        record["seats"][1]["name"] = "medium";
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(record.dump()));
        file.close();
        const Outcome outcome = runCli({"review", file.fileName()});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.out.startsWith("hard (seat 0):"), outcome.out);
        QVERIFY2(outcome.out.contains("\nmedium:"), outcome.out);
        QVERIFY2(outcome.out.contains("\nhard (seat 3):"), outcome.out);
    }

    void whatIsNoRecordIsRefused()
    {
        const QString file = folder_.filePath("none.facedown");
        const Outcome outcome = runCli({"review", file});
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.errors, "facedown-cli: " + file.toUtf8() + ": the file cannot be read\n");
        QCOMPARE(outcome.out, QByteArray());
    }
};

QTEST_GUILESS_MAIN(ReviewTest)
#include "review_test.moc"
