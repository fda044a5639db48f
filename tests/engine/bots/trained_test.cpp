#include <QTest>

#include <cmath>
#include <limits>

#include <nlohmann/json.hpp>

#include "bots/trained.h"

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

QString faultOf(const std::string& file, std::string_view game = "skull")
{
    const auto training = fromFile(file, game);
    return training ? "" : QString::fromStdString(training.error().message);
}

/// The file of a training with a part of it changed: its checksum is of before.
std::string with(const char* part, const nlohmann::json& value)
{
    nlohmann::json file = nlohmann::json::from_cbor(toFile(sample()));
    file[part] = value;
    std::string bytes;
    nlohmann::json::to_cbor(file, bytes);
    return bytes;
}

} // namespace

/// The files of what was trained offline.
class TrainedTest : public QObject
{
    Q_OBJECT

private slots:
    void everyNumberComesBack()
    {
        const auto again = fromFile(toFile(sample()), "skull");
        QVERIFY(again);
        QVERIFY(*again == sample());
        QVERIFY(fromFile(toFile(Training{"nyet", 0, "", {}}), "nyet"));
    }

    void damageIsNamed_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("part");
        const auto row = [](const char* name, const std::string& file, const char* part) {
            QTest::newRow(name) << QByteArray::fromStdString(file) << part;
        };
        row("empty", "", "not a facedown training file");
        row("another file", "{\"format\":\"facedown\"}", "not a facedown training file");
        row("longer", toFile(sample()) + "5", "not a facedown training file");
        row("later version", with("version", 3), "of version 3;");
        row("odd version", with("version", "one\n"), "of version \"one");
        row("changed", with("seed", 8), "damaged");
        row("no checksum", with("checksum", nullptr), "damaged");
        row("a part more", with("more", 1), "damaged");
    }
    void damageIsNamed()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, part);
        const QString message = faultOf(file.toStdString());
        QVERIFY2(message.contains(part), qPrintable(message));
        QVERIFY(!message.contains('\n'));
    }

    void ofAnotherGame()
    {
        QCOMPARE(faultOf(toFile(sample()), "geschenkt"),
                 "the training file is for skull, not for geschenkt");
    }

    void cutAnywhereOrWithABitFlipped()
    {
        const std::string sound = toFile(sample());
        for (std::size_t size = 0; size < sound.size(); ++size) {
            QVERIFY(!faultOf(sound.substr(0, size)).isEmpty());
            std::string flipped = sound;
            flipped[size] = static_cast<char>(flipped[size] ^ 1);
            QVERIFY(!faultOf(flipped).isEmpty());
        }
    }

    void theShippedOnesAreSoundAndSmall()
    {
        std::size_t size = 0;
        QVERIFY(!shippedFiles.empty());
        for (const ShippedFile& file : shippedFiles) {
            const Training& training = shipped(file.game);
            QVERIFY(!training.made.empty());
            QVERIFY(!training.tables.empty());
            size += file.file.size();
        }
        QVERIFY(size < 400UL * 1024UL);
    }
};

QTEST_APPLESS_MAIN(TrainedTest)
#include "trained_test.moc"
