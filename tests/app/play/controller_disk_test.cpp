#include <QTranslator>

#include "app/play/controller_start.h"
#include "app/play/full_disk.h"
#include "app/play/read_only.h"
#include "app/play/store_play.h"
#include "app/play/temporary_folder.h"
#include "play/match_database.h"

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
class ControllerDiskTest : public FolderTest
{
    Q_OBJECT

private slots:
    void whatWasRefusedAtATableStaysThere()
    {
        Start start({});
        start.controller.play(someMatch(3, 3, 1));
        Session& session = *start.controller.session();
        QTRY_VERIFY(session.curtain());
        emit session.error([] { return QString("Not like that."); });
        QCOMPARE(start.controller.error(), QString("Not like that."));
        start.controller.home();
        QVERIFY(start.controller.error().isEmpty());
    }

    void ofSeveralUnfinishedOnesItIsSaidHowManyMoreThereAre()
    {
        Start start(folder());
        for (int others = 0; others < 8; ++others) {
            QVERIFY(start.begin(1));
            start.home();
            QVERIFY(!start.controller.unfinished().isEmpty());
            QTRY_COMPARE(start.controller.otherUnfinished(),
                         others > 0 ? QString("%1 more").arg(others) : QString());
        }
        // They are found where one is led, whatever was looked for there before.
        start.controller.library()->setSearch("nobody");
        start.controller.library()->setGame(2);
        start.controller.openUnfinished();
        QCOMPARE(start.controller.page(), Controller::LibraryPage);
        QCOMPARE(start.controller.library()->result(), int(LibraryQuery::Unfinished));
        QTRY_COMPARE(start.controller.library()->rowCount(), 8);
        start.controller.leavePage();
        QVERIFY(start.resume());
        start.controller.session()->stop();
    }

    void whereNothingCanBeWrittenItIsPlayedAllTheSame()
    {
        write(file("data"), "a file where a folder should be");
        Start start(folder());
        QVERIFY(start.controller.error().startsWith("The saved games could not be read ("));
        QVERIFY(start.begin(1));
        QVERIFY(start.controller.error().startsWith("The game could not be saved ("));
        start.home();
        QVERIFY(!start.controller.unfinished().isEmpty());
        start.controller.resume();
        QVERIFY(start.decide());
        QCOMPARE(start.seed(), std::uint64_t(1));
        // Nor is one lost that has been left for another.
        start.home();
        QVERIFY(start.begin(2));
        start.home();
        QVERIFY(start.openLibrary(2));
        const bool first = start.controller.library()->id(0) != noMatch;
        QVERIFY(first && start.openStored(0));
        const std::uint64_t seed = start.seed();
        start.home();
        QVERIFY(start.openLibrary(2));
        QVERIFY(start.openStored(1));
        QCOMPARE(start.seed() + seed, std::uint64_t(3));
    }

    void whereNothingCanBeWrittenWhatIsThereIsShown()
    {
        {
            Start start(folder());
            start.controller.play(someMatch(3, 0, 1));
            QVERIFY(start.wait());
            QVERIFY(start.begin(2));
        }
        const ReadOnly readOnly(root());
        Start start(folder());
        QVERIFY2(start.controller.error().isEmpty(), qPrintable(start.controller.error()));
        QVERIFY(start.openLibrary(2));
        QVERIFY(start.openStored(1));
        QVERIFY(start.controller.session()->match().over());
        QVERIFY(start.controller.session()->replaying());
        start.home();
        QVERIFY(!start.controller.unfinished().isEmpty());
        QVERIFY(start.resume());
        QVERIFY(start.decide());
        QVERIFY(start.controller.error().startsWith("The game could not be saved ("));
    }

    void onAFullDiskWhatWasSavedStays()
    {
        const QString saved = file("saved.facedown");
        QByteArray before;
        std::string events;
        std::optional<FullDisk> full;
        {
            Start start(folder());
            QVERIFY(start.begin(1));
            QVERIFY(start.controller.saveRecord(saved).has_value());
            before = read(saved);
            events = start.events();
            full.emplace();
            QVERIFY(start.decide());
            const QString error = start.controller.error();
            QVERIFY2(error.startsWith("The game could not be saved ("), qPrintable(error));
            start.controller.dismissError();
            QVERIFY(start.decide());
            QVERIFY(start.controller.error().isEmpty()); // it is said once
            const auto refused = start.controller.saveRecord(saved);
            QVERIFY(!refused.has_value());
            QVERIFY(refused.error().message.find("whatever was there before is unchanged") !=
                    std::string::npos);
            QCOMPARE(read(saved), before);
        }
        // The program has ended, and there was no room.
        full.reset();
        QCOMPARE(read(saved), before);
        Start start(folder());
        QVERIFY(start.resume());
        QCOMPARE(start.events(), events);
    }

    void thereIsRoomAgain()
    {
        std::string events;
        {
            Start start(folder());
            QVERIFY(start.begin(1));
            QCOMPARE(start.controller.unsaved(), QString());
            {
                const FullDisk full;
                QVERIFY(start.decide());
                QVERIFY(start.controller.error().startsWith("The game could not be saved ("));
                start.controller.dismissError();
                QVERIFY(!start.controller.unsaved().isEmpty());
            }
            // With the next event, if not before.
            QVERIFY(start.decide());
            QTRY_VERIFY(start.controller.error().startsWith("Saving works again"));
            QCOMPARE(start.controller.unsaved(), QString());
            events = start.events();
        }
        Start start(folder());
        QVERIFY(start.resume());
        QCOMPARE(start.events(), events);
    }

    /// Also after another one that never will be.
    void ofEachGameThatCannotBeSavedItIsSaid()
    {
        const QString sentence = "The game could not be saved (";
        Start start(folder());
        QVERIFY(start.begin(1));
        const MatchId first = start.controller.matchId();
        std::optional<FullDisk> full(std::in_place);
        QVERIFY(start.decide());
        QVERIFY(start.controller.error().startsWith(sentence));
        start.controller.dismissError();
        QVERIFY(start.begin(2));
        QVERIFY(start.controller.error().startsWith(sentence));
        start.controller.dismissError();
        full.reset();
        start.home();
        // One that is deleted is no longer waited for.
        QVERIFY(start.openLibrary(2));
        Library& library = *start.controller.library();
        QSignalSpy removed(&library, &Library::matchRemoved);
        library.remove(library.id(0) == first ? 0 : 1);
        QVERIFY(!removed.isEmpty() || removed.wait(20000));
        start.controller.resume();
        QVERIFY(start.decide());
        QTRY_VERIFY(start.controller.error().startsWith("Saving works again"));
    }

    void settingsThatCannotBeSavedAreToldOf()
    {
        Preferences preferences(file("settings.ini"));
        Controller controller(&preferences, folder());
        QSignalSpy listed(&controller, &Controller::changed);
        QTRY_VERIFY(!listed.isEmpty());
        QSignalSpy notKept(&preferences, &Preferences::notKept);
        {
            const FullDisk full;
            preferences.setVolume(50);
            QTRY_VERIFY(controller.error().startsWith("The settings could not be saved ("));
            controller.dismissError();
            preferences.setVolume(51);
            QTRY_VERIFY(notKept.size() >= 2);
            QVERIFY(controller.error().isEmpty()); // it is said once
        }
        preferences.setVolume(52);
        QSignalSpy kept(&preferences, &Preferences::kept);
        QTRY_VERIFY(!kept.isEmpty());
        {
            const FullDisk full;
            preferences.setVolume(53);
            QTRY_VERIFY(controller.error().startsWith("The settings could not be saved ("));
        }
        preferences.setVolume(54);
        QTRY_VERIFY(controller.error().isEmpty()); // it is no longer so
        {
            const FullDisk full;
            preferences.setVolume(55);
            QTRY_VERIFY(!controller.error().isEmpty());
            controller.report([] { return QString("Something else."); });
        }
        kept.clear();
        preferences.setVolume(56);
        QTRY_VERIFY(!kept.isEmpty());
        QCOMPARE(controller.error(), QString("Something else."));
    }

    void aGameThatCannotBeSavedComesFirst()
    {
        Preferences preferences(file("settings.ini"));
        preferences.overridePace(Preferences::Instant);
        Controller controller(&preferences, folder());
        QSignalSpy notKept(&preferences, &Preferences::notKept);
        const FullDisk full;
        controller.play(someMatch(4, 1, 1));
        QTRY_VERIFY(controller.error().startsWith("The game could not be saved ("));
        preferences.setVolume(50);
        QTRY_VERIFY(!notKept.isEmpty());
        QVERIFY(controller.error().startsWith("The game could not be saved ("));
    }

    /// Nor what is kept where, in which files.
    void whyItIsNotSavedIsSaidInPlayersWords_data()
    {
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("cause");
        const QString folder = "the folder %1 cannot be used";
        QTest::newRow("no folder") << folder << "no folder";
        QTest::newRow("no file") << folder << "no file";
        QTest::newRow("full") << "the disk reported an error"
                              << "full";
        QTest::newRow("newer") << "a newer version of facedown has written them"
                               << "newer";
        QTest::newRow("locked") << "the saved games cannot be written to"
                                << "locked";
    }

    void whyItIsNotSavedIsSaidInPlayersWords()
    {
        QFETCH(QString, why);
        QFETCH(QString, cause);
        const QString database = MatchDatabase::fileIn(folder());
        if (cause == "no folder")
            write(file("data"), "a file where a folder should be");
        else if (cause == "no file")
            QVERIFY(QDir().mkpath(database));
        else
            QVERIFY(MatchDatabase(folder()).ready().has_value());
        if (cause == "newer")
            ask(folder(), {"PRAGMA user_version = 99"});
        std::optional<FullDisk> full;
        std::optional<ReadOnly> readOnly;
        if (cause == "locked")
            readOnly.emplace(root());
        Start start(folder());
        if (cause == "full")
            full.emplace();
        QVERIFY(start.begin(1));
        const QString said = "The game could not be saved (%1).";
        const auto reason = [this](const QString& text) {
            return text.contains("%1") ? text.arg(folder()) : text;
        };
        QVERIFY2(start.controller.error().startsWith(said.arg(reason(why))),
                 qPrintable(start.controller.error()));
        Shouting shouting;
        QVERIFY(QCoreApplication::installTranslator(&shouting));
        start.controller.retranslate();
        const QString shouted = start.controller.error();
        QCoreApplication::removeTranslator(&shouting);
        QVERIFY2(shouted.startsWith(said.toUpper().arg(reason(why.toUpper()))),
                 qPrintable(shouted));
    }

    void errorsAreSaidAnew()
    {
        write(file("data"), "a file where a folder should be");
        Start start(folder());
        for (const QString sentence :
             {"The saved games could not be read", "The game could not be saved"}) {
            const QString before = start.controller.error();
            QVERIFY2(before.startsWith(sentence), qPrintable(before));
            QSignalSpy error(&start.controller, &Controller::errorChanged);
            Shouting shouting;
            QVERIFY(QCoreApplication::installTranslator(&shouting));
            start.controller.retranslate();
            QCOMPARE(error.count(), 1);
            const QString after = start.controller.error();
            QVERIFY2(after.startsWith(sentence.toUpper()), qPrintable(after));
            QCOMPARE(after.toUpper(), before.toUpper());
            QCoreApplication::removeTranslator(&shouting);
            start.controller.retranslate();
            QCOMPARE(start.controller.error(), before);
            QVERIFY(start.begin(1));
        }
    }
};

QTEST_GUILESS_MAIN(ControllerDiskTest)
#include "controller_disk_test.moc"
