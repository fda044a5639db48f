#include "desk_test.h"

#include <optional>

#include <sys/stat.h>

#include <QAbstractButton>
#include <QAbstractFileIconProvider>
#include <QAbstractItemView>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QRegularExpression>
#include <QSignalSpy>

#include "app/play/full_disk.h"
#include "app/play/read_only.h"
#include "play/line_breaks.h"
#include "translations/languages.h"

namespace facedown::desk {

namespace {

using play::Controller;
using play::Preferences;

} // namespace

class FilesTest : public DeskTest
{
    Q_OBJECT

private:
    /// The text of the box that is open, which is closed.
    QString readBox()
    {
        auto* box = application().window().findChild<QMessageBox*>();
        if (box == nullptr || !box->isVisible())
            return {};
        const QString text = box->text() + QLatin1Char('\n') + box->informativeText();
        const QList<QAbstractButton*> buttons = box->buttons();
        if (buttons.size() == 1)
            buttons.front()->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return text;
    }

private slots:
    void init() { start(); }
    void cleanup() { end(); }

    /// Whoever opens and closes a file takes away the locks on it that its process has (fcntl), and
    /// SQLite relies on its own.
    void theStoreKeepsItsLocks()
    {
        playWithOnePerson();
        const QString stored = fileNamed("matches.sqlite");
        const auto locks = [&stored] {
            QFile held("/proc/locks");
            if (!held.open(QIODevice::ReadOnly))
                return qsizetype(0);
            const QByteArray all = held.readAll();
            qsizetype count = 0;
            for (const char* part : {"", "-wal", "-shm"}) {
                struct stat of = {};
                ::stat(QFile::encodeName(stored + part).constData(), &of);
                count += all.count(":" + QByteArray::number(qint64(of.st_ino)) + ' ');
            }
            return count;
        };
        QTRY_VERIFY(locks() > 0);
        const qsizetype before = locks();
        application().window().openRecord(stored);
        QVERIFY(readBox().contains(stored));
        application().window().openRecord(stored + "-shm");
        QVERIFY(readBox().contains(stored));
        QCOMPARE(locks(), before);

        application().preferences().remember("window/folder", QFileInfo(stored).absolutePath());
        action("Open…")->trigger();
        auto* dialog = application().window().findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        auto* list = dialog->findChild<QAbstractItemView*>("listView");
        dialog->setNameFilter("*");
        QTRY_VERIFY(list->model()->rowCount(list->rootIndex()) > 1);
        QVERIFY(!list->grab().isNull());
        QCOMPARE(locks(), before);
        dialog->close();
    }

    /// Also where the system has none.
    void filesAndFoldersHaveIcons()
    {
        QIcon::setThemeSearchPaths({folder()});
        QTest::failOnWarning(QRegularExpression(QStringLiteral("null pixmap")));
        action("Open…")->trigger();
        auto* dialog = application().window().findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        const QAbstractFileIconProvider* icons = dialog->iconProvider();
        for (const QIcon& icon :
             {icons->icon(QAbstractFileIconProvider::Folder), icons->icon(QFileInfo(folder())),
              icons->icon(QFileInfo(fileNamed("some.facedown")))})
            QVERIFY(!icon.pixmap(16).isNull());
        dialog->close();
    }

    void recordsThatCannotBeOpened_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no JSON") << QByteArray("hello");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no record") << QByteArray("{}");
        const match::Match match = skullMatch(3, 1);
        match::Json record = match.record();
        record["events"] = {"first 0", "bid 9"};
        QTest::newRow("a record that lies") << QByteArray::fromStdString(record.dump());
        record["version"] = 99;
        QTest::newRow("from the future") << QByteArray::fromStdString(record.dump());
    }

    void recordsThatCannotBeOpened()
    {
        QFETCH(QByteArray, text);
        QFile file(fileNamed("bad.facedown"));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text);
        file.close();
        playWithOnePerson();
        const play::Session* before = session();
        application().window().openRecord(file.fileName());
        QCOMPARE(session(), before);
        QVERIFY(application().window().isVisible());
        const QString said = readBox();
        QVERIFY2(said.contains(file.fileName()), qPrintable(said));
        QVERIFY(application().window().findChild<QMessageBox*>() == nullptr);
        // In another language no word of the engine's is left in it.
        application().preferences().setLanguage("ja");
        application().window().openRecord(file.fileName());
        QString words = readBox().remove(file.fileName()).remove("facedown");
        QVERIFY(!words.isEmpty());
        QVERIFY2(!words.contains(QRegularExpression("[A-Za-z]")), qPrintable(words));
        application().preferences().setLanguage("en");
    }

    void whereNothingCanBeWrittenTheGamesAreShown()
    {
        playWithOnePerson();
        end();
        const play::ReadOnly readOnly(folder());
        start(startIn(folder()));
        Controller& controller = application().controller();
        const QString error = controller.error();
        QVERIFY2(error.contains("cannot write to " + folder()), qPrintable(error));
        controller.openLibrary();
        QTRY_VERIFY(controller.library()->rowCount() > 0);
        QTRY_VERIFY(controller.library()->id(0) != play::noMatch);
        controller.openStored(0);
        QTRY_VERIFY(session() != nullptr);
        QCOMPARE(controller.error(), error);
    }

    void aRecordThatIsNotThere()
    {
        application().window().openRecord(fileNamed("nowhere.facedown"));
        QVERIFY(readBox().contains(fileNamed("nowhere.facedown")));
        QCOMPARE(application().controller().page(), Controller::Home);
    }

    void savedAndOpenedAgain()
    {
        playWithOnePerson();
        const std::string saved = session()->match().record()["events"].dump();
        action("Save As…")->trigger();
        auto* dialog = application().window().findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        const QString name = QFileInfo(dialog->selectedFiles().value(0)).fileName();
        const QString day = QString::fromStdString(session()->match().started()).left(10);
        QCOMPARE(name, QString("Skull %1").arg(day).trimmed() + ".facedown");
        dialog->selectFile(fileNamed("kept"));
        QMetaObject::invokeMethod(dialog, "accept");
        QVERIFY(QFile::exists(fileNamed("kept.facedown")));
        application().controller().home();
        action("Open…")->trigger();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        dialog = application().window().findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->selectFile(fileNamed("kept.facedown"));
        QMetaObject::invokeMethod(dialog, "accept");
        QVERIFY(session() != nullptr);
        QCOMPARE(session()->match().record()["events"].dump(), saved);
    }

    /// Whatever holds the lines of a language together.
    void aFileIsNamedAsItIsTyped()
    {
        playWithOnePerson();
        QAction* save = action("Save As…"); // as it is called in English
        for (const Language& language : languages) {
            application().preferences().setLanguage(QString::fromUtf8(language.code));
            const MainWindow& window = application().window();
            const QString game = play::unbroken(table::gameInfo("skull").name);
            QTRY_COMPARE(window.windowTitle(), "facedown – " + game);
            save->trigger();
            auto* dialog = window.findChild<QFileDialog*>();
            QVERIFY(dialog != nullptr);
            const QString name = QFileInfo(dialog->selectedFiles().value(0)).fileName();
            QVERIFY2(name.startsWith(game), qPrintable(name));
            dialog->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    /// It tells what they hide from each other at one screen.
    void whatSeveralHideIsNotWrittenWithoutAWord()
    {
        QSignalSpy said(&application().controller(), &Controller::said);
        const auto saidOf = [&](match::Match match) {
            application().controller().play(std::move(match));
            said.clear();
            application().window().saveRecord(fileNamed("kept.facedown"));
            return said.value(0).value(0).toString();
        };
        const QString alone = "Saved as " + fileNamed("kept.facedown");
        QCOMPARE(saidOf(skullMatch(3, 1)), alone);
        const QString several = saidOf(skullMatch(3, 2));
        QVERIFY2(several.startsWith(alone + ". Careful: "), qPrintable(several));
    }

    /// Not wherever the program was started from.
    void withoutTheirFolderFilesAreSoughtAtHome()
    {
        playWithOnePerson();
        const QByteArray home = qgetenv("HOME");
        qputenv("HOME", folder().toUtf8()); // which has no folder for documents
        application().preferences().remember("window/folder", fileNamed("gone"));
        action("Save As…")->trigger();
        auto* dialog = application().window().findChild<QFileDialog*>();
        qputenv("HOME", home);
        QVERIFY(dialog != nullptr);
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).absolutePath(), folder());
        dialog->close();
    }

    /// The folder for documents at first, then the one that was chosen last, whatever it was for.
    void filesAreSoughtWhereTheLastOneWas()
    {
        const QByteArray home = qgetenv("HOME");
        const QByteArray settings = qgetenv("XDG_CONFIG_HOME");
        QVERIFY(QDir(folder()).mkpath("Documents") && QDir(folder()).mkpath("games"));
        qputenv("HOME", folder().toUtf8());
        qunsetenv("XDG_CONFIG_HOME");
        auto match = skullMatch(3, 1);
        match.setStarted("2026-05-20T21:05:00");
        application().controller().play(std::move(match));
        QString name;
        const auto begins = [&](const char* entry) {
            action(entry)->trigger();
            auto* dialog = application().window().findChild<QFileDialog*>();
            const QString begun = dialog->directory().absolutePath();
            name = QFileInfo(dialog->selectedFiles().value(0)).fileName();
            dialog->selectFile(fileNamed("games/kept.facedown"));
            QMetaObject::invokeMethod(dialog, "accept");
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            return begun;
        };
        const QString first = begins("Save As…");
        qputenv("HOME", home);
        qputenv("XDG_CONFIG_HOME", settings);
        QCOMPARE(first, fileNamed("Documents"));
        QCOMPARE(name, QString("Skull 2026-05-20.facedown"));
        QVERIFY(QFile::exists(fileNamed("games/kept.facedown")));
        QCOMPARE(begins("Open…"), fileNamed("games"));
        start(startIn(folder()));
        QCOMPARE(begins("Open…"), fileNamed("games"));
    }

    void whatCannotBeSavedIsSaid()
    {
        playWithOnePerson();
        application().window().saveRecord(fileNamed("no/such/folder/game.facedown"));
        QVERIFY(readBox().contains(fileNamed("no/such/folder/game.facedown")));
        QVERIFY(session() != nullptr);
    }

    void whatIsNotSavedIsNotLostWithoutAQuestion_data()
    {
        QTest::addColumn<bool>("anyFolder");
        QTest::newRow("a full disk") << true;
        QTest::newRow("nowhere to save it") << false;
    }

    void whatIsNotSavedIsNotLostWithoutAQuestion()
    {
        QFETCH(bool, anyFolder);
        std::optional<play::FullDisk> full;
        QFile blocking(fileNamed("file"));
        QVERIFY(blocking.open(QIODevice::WriteOnly));
        if (anyFolder)
            full.emplace();
        else
            start(startIn(fileNamed("file/data")));
        playWithOnePerson();
        QTRY_VERIFY(!application().controller().unsaved().isEmpty());
        MainWindow& window = application().window();
        const auto answer = [&](const char* text) {
            window.close();
            if (!window.isVisible())
                return false;
            for (QAbstractButton* button : window.findChild<QMessageBox*>()->buttons())
                if (button->text().remove(QLatin1Char('&')) == QString::fromUtf8(text)) {
                    button->click();
                    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
                    return true;
                }
            return false;
        };
        QVERIFY(answer("Go On Playing"));
        QVERIFY(answer("Save Elsewhere…"));
        auto* dialog = window.findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        dialog->reject();
        QVERIFY(window.isVisible());
        QVERIFY(answer("Close Anyway"));
        QVERIFY(!window.isVisible());
    }

    void aFolderThatCannotBeWrittenToIsSaidOnce()
    {
        QFile blocking(fileNamed("file"));
        QVERIFY(blocking.open(QIODevice::WriteOnly));
        start(startIn(fileNamed("file/data")));
        QVERIFY(application().controller().error().contains(fileNamed("file/data")));
        application().controller().dismissError();
        playWithOnePerson();
        QCOMPARE(application().controller().error(), QString());
    }
};

} // namespace facedown::desk

using facedown::desk::FilesTest;
QTEST_MAIN(FilesTest)
#include "files_test.moc"
