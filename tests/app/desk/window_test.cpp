#include "desk_test.h"

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStyle>

#include "desk/theme.h"
#include "table/game_info.h"

namespace facedown::desk {

namespace {

using play::Lobby;
using play::Preferences;

void collect(const QMenu* menu, QList<QAction*>& actions)
{
    for (QAction* action : menu->actions())
        if (action->menu() != nullptr)
            collect(action->menu(), actions);
        else if (!action->isSeparator())
            actions << action;
}

QList<QAction*> actionsOf(const MainWindow& window)
{
    QList<QAction*> actions;
    for (const QAction* action : window.menuBar()->actions())
        collect(action->menu(), actions);
    return actions;
}

/// Relative luminance and contrast as WCAG 2.1 define them.
double luminance(QColor colour)
{
    const auto linear = [](double c) {
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(QColor one, QColor other)
{
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

} // namespace

class WindowTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir folder_;
    std::unique_ptr<Desk> desk_;

    play::Session* session() const { return desk_->lobby().session(); }

    void start()
    {
        desk_ = std::make_unique<Desk>(startIn(folder_.path()));
        desk_->open({});
    }

    QAction* action(const char* text) const
    {
        for (QAction* action : actionsOf(desk_->window()))
            if (action->text().remove(QLatin1Char('&')) == QString::fromUtf8(text))
                return action;
        qWarning("no action %s", text);
        return nullptr;
    }

    void playWithOnePerson()
    {
        desk_->lobby().play(skullMatch(4, 1));
        QTRY_VERIFY(session()->table()->yourTurn());
    }

    QString fileNamed(const char* name) const { return folder_.filePath(QString::fromUtf8(name)); }

    /// The text of the box that is open, which is closed.
    QString readBox()
    {
        auto* box = desk_->window().findChild<QMessageBox*>();
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
    void init()
    {
        QVERIFY(QFile::remove(fileNamed("settings.ini")) || true);
        start();
        QVERIFY2(desk_->window().failure().isEmpty(), qPrintable(desk_->window().failure()));
    }
    void cleanup() { desk_.reset(); }

    void menusSayAllAndLeavePlainLettersToTheTable()
    {
        const QList<QAction*> actions = actionsOf(desk_->window());
        QVERIFY(actions.size() > 20);
        QSet<QKeySequence> keys;
        for (const QAction* action : actions) {
            QVERIFY(!action->text().isEmpty());
            const QKeySequence key = action->shortcut();
            if (key.isEmpty())
                continue;
            QVERIFY2(!keys.contains(key), qPrintable(key.toString()));
            keys.insert(key);
            const bool modified = key[0].keyboardModifiers() & (Qt::ControlModifier);
            const bool function = key[0].key() >= Qt::Key_F1 && key[0].key() <= Qt::Key_F35;
            QVERIFY2(modified || function, qPrintable(key.toString()));
        }
        for (const char* text : {"Undo", "Home", "Quit", "Open…", "Save As…", "Log", "Full Screen",
                                 "Pause", "Back to Now", "Rules of Skull", "Skull"})
            QVERIFY2(!action(text)->shortcut().isEmpty(), text);
    }

    void onlyWhatDoesSomethingIsOffered()
    {
        const auto offered = [this] {
            QStringList texts;
            for (const char* text :
                 {"Play Again", "Save As…", "Undo", "Home", "Log", "Pause", "Back to Now"})
                if (action(text)->isEnabled())
                    texts << QString::fromUtf8(text);
            return texts.join(QStringLiteral(", "));
        };
        QCOMPARE(offered(), QString());
        action("Skull")->trigger();
        QCOMPARE(desk_->lobby().page(), Lobby::SetupPage);
        QCOMPARE(offered(), QStringLiteral("Home"));
        playWithOnePerson();
        QCOMPARE(offered(), QStringLiteral("Save As…, Home, Log, Pause"));
        session()->lookBack(1);
        QCOMPARE(offered(), QStringLiteral("Save As…, Home, Log, Pause, Back to Now"));
        action("Back to Now")->trigger();
        QVERIFY(session()->live());
        desk_->lobby().play(skullMatch(4, 0));
        QTRY_VERIFY(session()->match().over());
        QTRY_COMPARE(offered(), QStringLiteral("Play Again, Save As…, Home, Log"));
        action("Play Again")->trigger();
        QVERIFY(!session()->match().over());
        action("Home")->trigger();
        QCOMPARE(desk_->lobby().page(), Lobby::Home);
        QCOMPARE(offered(), QString());
    }

    void undoTakesBack()
    {
        playWithOnePerson();
        desk_->preferences().setPace(Preferences::Relaxed);
        const int before = session()->length();
        QSignalSpy settled(session(), &play::Session::settled);
        session()->choose(QStringLiteral("place flower"));
        QCOMPARE(session()->length(), before + 1);
        QVERIFY(action("Undo")->isEnabled());
        action("Undo")->trigger();
        QCOMPARE(session()->length(), before);
        QVERIFY(!action("Undo")->isEnabled());
    }

    void pauseAndLogFollowTheTable()
    {
        playWithOnePerson();
        action("Pause")->trigger();
        QVERIFY(session()->paused());
        session()->setPaused(false);
        QVERIFY(!action("Pause")->isChecked());

        const QQuickItem* table = desk_->window().table();
        for (const int width : {1000, 1200}) {
            desk_->window().resize(width, 700);
            QCoreApplication::processEvents();
            const bool wanted = table->property("logWanted").toBool();
            QCOMPARE(wanted, width == 1200);
            QCOMPARE(action("Log")->isChecked(), wanted);
            action("Log")->trigger();
            QCOMPARE(table->property("logWanted").toBool(), !wanted);
            QCOMPARE(action("Log")->isChecked(), !wanted);
        }
    }

    void settingsAndMenusFollowEachOther()
    {
        Preferences& set = desk_->preferences();
        action("Fast")->trigger();
        QCOMPARE(set.pace(), Preferences::Fast);
        set.setPace(Preferences::Relaxed);
        QVERIFY(action("Relaxed")->isChecked());
        QVERIFY(!action("Fast")->isChecked());
        action("Light")->trigger();
        QCOMPARE(set.theme(), Preferences::Light);
        QVERIFY(!set.dark());
        action("As the System")->trigger();
        QCOMPARE(set.theme(), Preferences::System);
        action("Reduce Motion")->trigger();
        QVERIFY(set.reduceMotion());
        set.setReduceMotion(false);
        QVERIFY(!action("Reduce Motion")->isChecked());
        action("Colours for Colour-Blind Eyes")->trigger();
        QVERIFY(set.safeColours());
        action("Face down until you peek")->trigger();
        QCOMPARE(set.sharing(), Preferences::Peek);
        action("Galego")->trigger();
        QCOMPARE(set.language(), QStringLiteral("gl"));
        QTRY_VERIFY(action("Galego")->isChecked());
        QVERIFY(!action("English")->isChecked());
    }

    void whatWasSetIsThereAgain()
    {
        playWithOnePerson();
        desk_->window().resize(1200, 655);
        QCoreApplication::processEvents();
        action("Log")->trigger();
        Preferences& set = desk_->preferences();
        set.setLanguage(QStringLiteral("ja"));
        set.setPace(Preferences::Fast);
        set.setTheme(Preferences::Light);
        set.setReduceMotion(true);
        set.setSafeColours(true);
        set.setSharing(Preferences::Peek);
        desk_->window().resize(960, 655);
        desk_->window().close();
        desk_.reset();

        Options again;
        again.data = folder_.path();
        desk_ = std::make_unique<Desk>(again);
        const Preferences& kept = desk_->preferences();
        QCOMPARE(kept.language(), QStringLiteral("ja"));
        QCOMPARE(kept.pace(), Preferences::Fast);
        QCOMPARE(kept.theme(), Preferences::Light);
        QVERIFY(kept.reduceMotion());
        QVERIFY(kept.safeColours());
        QCOMPARE(kept.sharing(), Preferences::Peek);
        QVERIFY(!desk_->window().table()->property("logBeside").toBool());
        QCOMPARE(desk_->window().size(), QSize(960, 655));
        QVERIFY(action("日本語")->isChecked());
    }

    void whatHoldsForOneStartIsNotKept()
    {
        Options once = startIn(folder_.path());
        once.language = QStringLiteral("gl");
        once.theme = Preferences::Light;
        once.size = QSize(1100, 700);
        desk_ = std::make_unique<Desk>(once);
        desk_->open({});
        QCOMPARE(desk_->window().size(), once.size);
        QCOMPARE(desk_->preferences().language(), once.language);
        desk_->window().close();
        Options again;
        again.data = folder_.path();
        desk_ = std::make_unique<Desk>(again);
        QCOMPARE(desk_->preferences().language(), QStringLiteral("en"));
        QCOMPARE(desk_->preferences().pace(), Preferences::Normal);
        QCOMPARE(desk_->preferences().theme(), Preferences::System);
        QVERIFY(desk_->window().size() != once.size);
    }

    void closingKeepsTheMatch()
    {
        playWithOnePerson();
        desk_->window().close();
        start();
        QVERIFY(!desk_->lobby().unfinished().isEmpty());
    }

    void theTitleNamesTheGame()
    {
        QCOMPARE(desk_->window().windowTitle(), QStringLiteral("facedown"));
        playWithOnePerson();
        QCOMPARE(desk_->window().windowTitle(), QStringLiteral("facedown – Skull"));
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
        desk_->window().openRecord(file.fileName());
        QCOMPARE(session(), before);
        QVERIFY(desk_->window().isVisible());
        const QString said = readBox();
        QVERIFY2(said.contains(file.fileName()), qPrintable(said));
        QVERIFY(desk_->window().findChild<QMessageBox*>() == nullptr);
    }

    void aRecordThatIsNotThere()
    {
        desk_->window().openRecord(fileNamed("nowhere.facedown"));
        QVERIFY(readBox().contains(fileNamed("nowhere.facedown")));
        QCOMPARE(desk_->lobby().page(), Lobby::Home);
    }

    void savedAndOpenedAgain()
    {
        playWithOnePerson();
        const std::string saved = session()->match().record()["events"].dump();
        action("Save As…")->trigger();
        auto* dialog = desk_->window().findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->selectFile(fileNamed("kept"));
        QMetaObject::invokeMethod(dialog, "accept");
        QVERIFY(QFile::exists(fileNamed("kept.facedown")));
        desk_->lobby().home();
        action("Open…")->trigger();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        dialog = desk_->window().findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->selectFile(fileNamed("kept.facedown"));
        QMetaObject::invokeMethod(dialog, "accept");
        QVERIFY(session() != nullptr);
        QCOMPARE(session()->match().record()["events"].dump(), saved);
    }

    void whatCannotBeSavedIsSaid()
    {
        playWithOnePerson();
        desk_->window().saveRecord(fileNamed("no/such/folder/game.facedown"));
        QVERIFY(readBox().contains(fileNamed("no/such/folder/game.facedown")));
        QVERIFY(session() != nullptr);
    }

    void aFolderThatCannotBeWrittenToIsSaidOnce()
    {
        QFile blocking(fileNamed("file"));
        QVERIFY(blocking.open(QIODevice::WriteOnly));
        desk_ = std::make_unique<Desk>(startIn(fileNamed("file/data")));
        QSignalSpy trouble(&desk_->lobby(), &Lobby::troubleChanged);
        desk_->open({});
        QVERIFY(desk_->lobby().trouble().contains(fileNamed("file/data")));
        playWithOnePerson();
        QCOMPARE(trouble.size(), 1);
    }

    void menusAndDialogsCanBeReadInBothThemes()
    {
        for (const bool dark : {true, false}) {
            dressWidgets(dark);
            const QPalette palette = QApplication::palette();
            using Pair = std::pair<QPalette::ColorRole, QPalette::ColorRole>;
            for (const auto& [text, ground] :
                 {Pair(QPalette::WindowText, QPalette::Window),
                  Pair(QPalette::Text, QPalette::Base),
                  Pair(QPalette::ButtonText, QPalette::Button),
                  Pair(QPalette::Link, QPalette::Base), Pair(QPalette::Link, QPalette::Window),
                  Pair(QPalette::PlaceholderText, QPalette::Base),
                  Pair(QPalette::ToolTipText, QPalette::ToolTipBase),
                  Pair(QPalette::HighlightedText, QPalette::Highlight)})
                QVERIFY2(contrast(palette.color(text), palette.color(ground)) >= 4.5,
                         qPrintable(QString::number(text)));
            QVERIFY(palette.color(QPalette::Disabled, QPalette::WindowText) !=
                    palette.color(QPalette::WindowText));
        }
    }

    void aSystemThatSaysNothingIsDark() { QVERIFY(systemIsDark()); }
};

} // namespace facedown::desk

int main(int argc, char** argv)
{
    return facedown::desk::runTest<facedown::desk::WindowTest>(argc, argv);
}
#include "window_test.moc"
