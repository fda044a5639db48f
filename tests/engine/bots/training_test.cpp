#include <QtTest/QtTest>

#include <cmath>
#include <limits>

#include "bots/training.h"

using namespace facedown;
using namespace facedown::bots;

namespace {

Training sample()
{
    Training training{"skull", 7, "in a test", {{"empty", {}}, {"odd", {}}, {"bytes", {}}}};
    training.tables["odd"] = {0.0, -1.5, 1.0 / 3.0, 1e-300, std::numeric_limits<double>::max()};
    for (int number = 0; number < 1000; ++number)
        training.tables["bytes"].push_back(number % 256);
    return training;
}

QString fault(const std::string& text, std::string_view game = "skull")
{
    const auto training = readTraining(text, game);
    return training ? "" : QString::fromStdString(training.error().message);
}

std::string with(const std::string& from, const std::string& to)
{
    std::string text = bots::text(sample());
    return text.replace(text.find(from), from.size(), to);
}

} // namespace

/// The files of what was trained offline.
class TrainingTest : public QObject
{
    Q_OBJECT

private slots:
    void everyNumberComesBack()
    {
        const auto again = readTraining(text(sample()), "skull");
        QVERIFY(again);
        QVERIFY(*again == sample());
        QVERIFY(readTraining(text(Training{"nyet", 0, "", {}}), "nyet"));
    }

    void theLinesAreNoWiderThanAScreen()
    {
        for (const QString& line : QString::fromStdString(text(sample())).split('\n'))
            QVERIFY(line.size() <= 100);
    }

    void damageIsNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("part");
        const auto row = [](const char* name, const std::string& text, const char* part) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << part;
        };
        const std::string sound = text(sample());
        row("empty", "", "is empty");
        row("another file", "{\"format\":\"facedown\"}", "no training file");
        row("later version", with("training 1", "training 2"), "of version 2;");
        row("no version", with("training 1", "training one"), "of version one;");
        row("no game", with("game skull", "match skull"), "line 2");
        row("no seed", with("seed 7", "seed -7"), "line 3");
        row("no origin", with("made in", "mode in"), "line 4");
        row("no size", with("bytes 1000", "bytes many"), "how many numbers");
        row("huge size", with("bytes 1000", "bytes 1000000000000"), "how many numbers");
        row("small size", with("bytes 1000", "bytes 990"), "more numbers than it says");
        row("twice", with("table odd", "table bytes"), "such a table already");
        row("no number", with("-1.5", "-1.5.2"), "\"-1.5.2\" is no number");
        row("infinite", with("-1.5", "inf"), "\"inf\" is no number");
        row("changed", with("-1.5", "-1.6"), "damaged");
        row("longer", sound + "end 5\n", "after its end");
    }
    void damageIsNamed()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, part);
        const QString message = fault(text.toStdString());
        QVERIFY2(message.contains(part), qPrintable(message));
        QVERIFY(!message.contains('\n'));
    }

    void ofAnotherGame()
    {
        QCOMPARE(fault(text(sample()), "geschenkt"),
                 "the training file is for skull, not for geschenkt");
    }

    void cutAnywhere()
    {
        const std::string sound = text(sample());
        const std::size_t head = sound.find('\n') + 1;
        for (std::size_t size = 1; size < sound.size(); ++size) {
            const QString message = fault(sound.substr(0, size));
            QVERIFY(!message.isEmpty());
            if (size >= head)
                QCOMPARE(message, "the training file is cut short");
        }
    }

    void theShippedOnesAreSoundAndSmall()
    {
        std::size_t size = 0;
        QVERIFY(!trainedGames().empty());
        for (const std::string_view game : trainedGames()) {
            const Training& training = shipped(game);
            QCOMPARE(training.game, std::string(game));
            QVERIFY(!training.made.empty());
            QVERIFY(!training.tables.empty());
            size += text(training).size();
        }
        QVERIFY(size < 1024UL * 1024UL);
    }
};

QTEST_APPLESS_MAIN(TrainingTest)
#include "training_test.moc"
