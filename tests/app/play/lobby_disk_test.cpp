#include <QTemporaryDir>
#include <QTranslator>

#include "app/play/full_disk.h"
#include "app/play/lobby_start.h"

using namespace facedown;
using namespace facedown::play;

namespace {

/// Another language: everything is shouted.
class Shouting : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* /*context*/, const char* text, const char* /*comment*/,
                      int /*n*/) const override
    {
        return QString::fromUtf8(text).toUpper();
    }
};

} // namespace

/// Disks that are full, and folders that are none: it is played all the same, nothing that was
/// kept is lost, and what is said is true.
class LobbyDiskTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> temporary_;

    QString file(const QString& name) const { return temporary_->filePath(name); }
    QString folder() const { return file("data"); }

private slots:
    void init() { temporary_ = std::make_unique<QTemporaryDir>(); }

    void whereNothingCanBeWrittenItIsPlayedAllTheSame()
    {
        write(file("data"), "a file where a folder should be");
        Start start(folder());
        QVERIFY(start.begin(1));
        QVERIFY(start.lobby.trouble().startsWith("The match could not be saved"));
        start.lobby.home();
        QVERIFY(!start.lobby.unfinished().isEmpty());
        start.lobby.resume();
        QVERIFY(start.decide());
    }

    void onAFullDiskWhatWasSavedStays()
    {
        Start start(folder());
        QVERIFY(start.begin(1));
        const QString saved = file("saved.facedown");
        QVERIFY(start.lobby.saveRecord(saved).has_value());
        const QByteArray before = read(saved);
        const QByteArray kept = read(folder() + "/unfinished.facedown");
        QVERIFY(!kept.isEmpty());
        {
            const FullDisk full;
            QVERIFY(start.decide());
            const QString trouble = start.lobby.trouble();
            QVERIFY2(trouble.startsWith("The match could not be saved ("), qPrintable(trouble));
            const auto refused = start.lobby.saveRecord(saved);
            QVERIFY(!refused.has_value());
            QVERIFY(refused.error().message.find("what was there is as it was") !=
                    std::string::npos);
            QCOMPARE(read(saved), before);
            QCOMPARE(read(folder() + "/unfinished.facedown"), kept);
        }
        QCOMPARE(QDir(folder()).entryList({"*.facedown*"}, QDir::Files).size(), 1);
        // There is room again.
        QVERIFY(start.decide());
        QVERIFY(start.lobby.saveRecord(saved).has_value());
        QVERIFY(read(saved) != before);
        QVERIFY(read(folder() + "/unfinished.facedown") != kept);
    }

    void whereTheOlderOneCannotBeMovedItStays()
    {
        Start start(folder());
        QVERIFY(start.begin(1));
        start.lobby.home();
        const QByteArray older = read(folder() + "/unfinished.facedown");
        QVERIFY(!older.isEmpty());
        write(folder() + "/games", "a file where a folder should be");
        QVERIFY(start.begin(2));
        const QString trouble = start.lobby.trouble();
        QVERIFY2(trouble.startsWith("The unfinished match could not be moved"),
                 qPrintable(trouble));
        QVERIFY(trouble.contains(QDir::toNativeSeparators(folder() + "/games")));
        QVERIFY(start.decide());
        QCOMPARE(start.lobby.session()->match().seed(), std::uint64_t(2));
        QCOMPARE(read(folder() + "/unfinished.facedown"), older);
        QCOMPARE(read(folder() + "/games"), QByteArray("a file where a folder should be"));
        start.lobby.home();
        start.lobby.resume();
        QVERIFY(start.decide());
        QCOMPARE(read(folder() + "/unfinished.facedown"), older);
    }

    void troublesAreSaidAnew_data()
    {
        QTest::addColumn<QString>("inTheWay"); // a file of this name
        QTest::addColumn<QString>("sentence");
        QTest::newRow("not saved") << "data"
                                   << "The match could not be saved";
        QTest::newRow("not moved") << "data/games"
                                   << "The unfinished match could not be";
    }

    void troublesAreSaidAnew()
    {
        QFETCH(QString, inTheWay);
        QFETCH(QString, sentence);
        write(file(inTheWay), "a file where a folder should be");
        Start start(folder());
        QVERIFY(start.begin(1));
        QVERIFY(start.begin(2));
        const QString before = start.lobby.trouble();
        QVERIFY2(before.startsWith(sentence), qPrintable(before));
        QSignalSpy trouble(&start.lobby, &Lobby::troubleChanged);
        Shouting shouting;
        QVERIFY(QCoreApplication::installTranslator(&shouting));
        start.lobby.retranslate();
        QCOMPARE(trouble.count(), 1);
        const QString after = start.lobby.trouble();
        QVERIFY2(after.startsWith(sentence.toUpper()), qPrintable(after));
        QCOMPARE(after.toUpper(), before.toUpper());
        QCoreApplication::removeTranslator(&shouting);
        start.lobby.retranslate();
        QCOMPARE(start.lobby.trouble(), before);
    }
};

QTEST_GUILESS_MAIN(LobbyDiskTest)
#include "lobby_disk_test.moc"
