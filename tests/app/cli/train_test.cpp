#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>

#include "app/cli/cli.h"

using namespace facedown::cli;

/// `facedown-cli train`.
class TrainTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(folder_.emplace().isValid()); }

    void theSameSeedMakesTheSameFile()
    {
        const Outcome first = train({"--seed", "3", "--out", path("one")});
        const QByteArray one = read("one");
        const Json file = Json::from_cbor(one.toStdString());
        // A round for each rule that evolves, and each network that learns.
        const std::size_t aspects = 24;
        std::size_t rounds = 0;
        for (const auto& [name, numbers] : file["tables"].items())
            if (name == "evolved" || name == "held-out")
                rounds += numbers.size() / aspects;
            else if (name.starts_with("network-"))
                ++rounds;
        QVERIFY(first.errors.endsWith(QStringLiteral("round %1 of %1\n").arg(rounds).toUtf8()));
        QCOMPARE(file["game"], Json("geschenkt"));
        QCOMPARE(file["seed"], Json(3));
        QCOMPARE(train({"--seed", "3"}).out, one);
        QVERIFY(train({"--seed", "4"}).out != one);
        QCOMPARE(QDir(folder_->path()).entryList(QDir::Files), QStringList{"one"});
    }

    void aPlaceThatCannotBeWritten()
    {
        const Outcome outcome = train({"--out", path("no/such/folder")});
        QCOMPARE(outcome.status, 1);
        QVERIFY(outcome.errors.contains("cannot be written"));
        QCOMPARE(outcome.errors.count('\n'), 1);
    }

    void aGameWithoutTraining()
    {
        const Outcome outcome = runCli({"train", "--game", "nyet"});
        QCOMPARE(outcome.status, 1);
        QVERIFY(outcome.errors.contains("nothing is trained for nyet"));
    }

    void wrongUsage()
    {
        QCOMPARE(runCli({"train"}).status, 2);
        QCOMPARE(runCli({"train", "--game", "chess"}).status, 2);
        QCOMPARE(runCli({"train", "--game", "geschenkt", "--rounds", "0"}).status, 2);
    }

private:
    static Outcome train(const QStringList& arguments)
    {
        return runCli(QStringList{"train", "--game", "geschenkt", "--rounds", "1"} + arguments);
    }

    QString path(const char* name) const { return folder_->filePath(name); }

    QByteArray read(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::optional<QTemporaryDir> folder_;
};

QTEST_GUILESS_MAIN(TrainTest)
#include "train_test.moc"
