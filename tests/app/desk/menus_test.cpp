#include "desk_test.h"

#include <QClipboard>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QSet>
#include <QSignalSpy>
#include <QTextBrowser>

#include "desk/rules_reader.h"
#include "translations/languages.h"

namespace facedown::desk {

namespace {

using play::Controller;
using play::Preferences;

} // namespace

class MenusTest : public DeskTest
{
    Q_OBJECT

    static void openByMouse(QMenu* menu)
    {
        if (auto* above = qobject_cast<QMenu*>(menu->parentWidget())) {
            openByMouse(above);
            QTest::mouseClick(above, Qt::LeftButton, {},
                              above->actionGeometry(menu->menuAction()).center());
        } else {
            auto* bar = qobject_cast<QMenuBar*>(menu->parentWidget());
            QTest::mouseClick(bar, Qt::LeftButton, {},
                              bar->actionGeometry(menu->menuAction()).center());
        }
        QTRY_VERIFY(menu->isVisible());
    }

private slots:
    void init() { start(); }
    void cleanup() { end(); }

    void menusSayAllAndLeavePlainLettersToTheTable()
    {
        const QList<QAction*> actions = this->actions();
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
        for (const char* text :
             {"Undo", "Redo", "Home", "Quit", "Open…", "Save As…", "Log", "Full Screen", "Pause",
              "Back to the Present", "Rules of Skull", "Skull"})
            QVERIFY2(!action(text)->shortcut().isEmpty(), text);
    }

    void noKeyStandsTwiceInAMenu_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages)
            QTest::newRow(language.code) << QString::fromUtf8(language.code);
    }

    void noKeyStandsTwiceInAMenu()
    {
        QFETCH(QString, language);
        application().preferences().setLanguage(language);
        playWithOnePerson();
        QStringList twice;
        int keys = 0;
        for (const QMenu* menu : application().window().menuBar()->findChildren<QMenu*>()) {
            QSet<QKeySequence> known;
            for (const QAction* action : menu->actions()) {
                const QKeySequence key = QKeySequence::mnemonic(action->text());
                keys += key.isEmpty() ? 0 : 1;
                if (!key.isEmpty() && known.contains(key))
                    twice << action->text();
                known << key;
            }
        }
        QCOMPARE(twice, QStringList());
        QVERIFY(keys > 25);
    }

    void everyGameCanBeBegunAndReadAbout()
    {
        const auto infos = table::gameInfos();
        QVERIFY(infos.size() >= 2);
        QStringList texts;
        for (const table::GameInfo& info : infos) {
            const QByteArray name = info.name.toUtf8();
            action(name)->trigger();
            QCOMPARE(application().controller().page(), Controller::SetupPage);
            QCOMPARE(application().controller().setup()->game(), info.id);
            // F1 opens the rules of what is at hand, and of nothing else.
            for (const table::GameInfo& other : infos)
                QCOMPARE(action("Rules of " + other.name.toUtf8())->shortcut() ==
                             QKeySequence(Qt::Key_F1),
                         other.id == info.id);
            action("Rules of " + name)->trigger();
            auto* reader = application().window().findChild<RulesReader*>();
            QVERIFY(reader != nullptr && reader->isVisible());
            QCOMPARE(reader->windowTitle(), "Rules of " + info.name);
            texts << reader->findChild<QTextBrowser*>()->toPlainText();
            QVERIFY2(texts.last().size() > 500, qPrintable(texts.last()));
            QVERIFY2(texts.last().contains(info.name), qPrintable(texts.last()));
            reader->close();
        }
        QCOMPARE(texts.removeDuplicates(), 0);
    }

    /// Who sits at a table need not know of the menu.
    void oneEscapeLeadsFromAMenuBackToTheTable()
    {
        playWithOnePerson();
        QMenuBar* bar = application().window().menuBar();
        const QWidget* before = application().window().focusWidget();
        QVERIFY(before != nullptr && before != bar);
        QTest::mouseClick(bar, Qt::LeftButton, {},
                          bar->actionGeometry(bar->actions().front()).center());
        QMenu* menu = bar->actions().front()->menu();
        QTRY_VERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_Escape);
        QTRY_VERIFY(!menu->isVisible());
        QTRY_COMPARE(application().window().focusWidget(), before);
    }

    void aMenuUsedByMouseLeavesTheKeysToTheTable_data()
    {
        QTest::addColumn<QByteArray>("entry");
        for (const char* entry : {"Light", "Reduce Motion", "Log"})
            QTest::newRow(entry) << QByteArray(entry);
    }

    void aMenuUsedByMouseLeavesTheKeysToTheTable()
    {
        QFETCH(QByteArray, entry);
        playWithOnePerson();
        application().preferences().setSharing(Preferences::Peek);
        MainWindow& window = application().window();
        auto* view = qobject_cast<QQuickWidget*>(window.centralWidget());
        window.activateWindow();
        QTRY_VERIFY(view->hasFocus());
        auto* menu = qobject_cast<QMenu*>(action(entry)->parent());
        openByMouse(menu);
        QSignalSpy chosen(action(entry), &QAction::triggered);
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action(entry)).center());
        QCOMPARE(chosen.size(), 1);
        QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
        QCoreApplication::processEvents();
        window.activateWindow(); // as a window system does when a menu goes
        QTRY_VERIFY(view->hasFocus());
        QCoreApplication::processEvents();
        // As they come from the system: to whatever has them.
        QTest::keyPress(window.windowHandle(), Qt::Key_V);
        QVERIFY(session()->peeking());
        QTest::keyRelease(window.windowHandle(), Qt::Key_V);
        QVERIFY(!session()->peeking());
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Right}) {
            const QPointer<QQuickItem> before = view->quickWindow()->activeFocusItem();
            QVERIFY(before != nullptr);
            QTest::keyClick(window.windowHandle(), key);
            QVERIFY(view->quickWindow()->activeFocusItem() != nullptr);
            QVERIFY(view->quickWindow()->activeFocusItem() != before);
        }
    }

    /// The key that uncovers may be let go while a menu is open.
    void aMenuCoversWhatIsPeekedAt()
    {
        playWithOnePerson();
        application().preferences().setSharing(Preferences::Peek);
        session()->peek(true);
        QVERIFY(session()->peeking());
        QMenu* menu = application().window().menuBar()->actions().front()->menu();
        menu->popup(QPoint());
        QTRY_VERIFY(!session()->peeking());
        menu->close();
        QVERIFY(!session()->peeking());
    }

    void theRulesAreOpenedAtTheTable()
    {
        application().controller().play(skullMatch(3, 1));
        int pressed = 0;
        forEachVisible(application().window().table(), [&pressed](QQuickItem* item) {
            if (item->property("spoken").toString() == "Rules of this game") {
                QVERIFY(QMetaObject::invokeMethod(item, "clicked"));
                ++pressed;
            }
        });
        QCOMPARE(pressed, 1);
        auto* reader = application().window().findChild<RulesReader*>();
        QVERIFY(reader != nullptr && reader->isVisible());
        QCOMPARE(reader->windowTitle(), QString("Rules of Skull"));
        QTRY_VERIFY(reader->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!reader->isVisible());
        QTRY_COMPARE(QApplication::focusWidget(), application().window().centralWidget());
    }

    void whatHappenedIsCopiedAsText()
    {
        QVERIFY(!action("Copy as Text")->isEnabled());
        QGuiApplication::clipboard()->clear();
        auto match = skullMatch(3, 0);
        while (!match.over())
            QVERIFY(match.actor() == core::chance ? match.sample().has_value()
                                                  : match.apply(match.legal().back()).has_value());
        application().controller().play(std::move(match));
        QSignalSpy said(application().controller().session(), &play::Session::said);
        action("Copy as Text")->trigger();
        QCOMPARE(said.size(), 1);
        const QString text = QGuiApplication::clipboard()->text();
        table::Table& table = *application().controller().session()->table();
        QVERIFY(table.log()->lines().size() > 10);
        qsizetype from = 0;
        for (const auto& line : table.log()->lines()) {
            const qsizetype at = text.indexOf(line.text, from);
            QVERIFY2(at >= from, qPrintable(line.text));
            from = at + line.text.size();
        }
        QVERIFY(text.indexOf(table.outcome(), from) > 0);
        QVERIFY(text.contains("\n\nRound 2\n"));
    }

    void onlyWhatDoesSomethingIsOffered()
    {
        const auto offered = [this] {
            QStringList texts;
            for (const char* text : {"Play Again", "Save As…", "Undo", "Redo", "Hint", "Home",
                                     "Log", "Pause", "Back to the Present"})
                if (action(text)->isEnabled())
                    texts << QString::fromUtf8(text);
            return texts.join(QStringLiteral(", "));
        };
        QCOMPARE(offered(), QString());
        action("Skull")->trigger();
        QCOMPARE(application().controller().page(), Controller::SetupPage);
        QCOMPARE(offered(), QStringLiteral("Home"));
        playWithOnePerson();
        QCOMPARE(offered(), QStringLiteral("Save As…, Hint, Home, Log, Pause"));
        // The table has a key of its own for it.
        QVERIFY(action("Hint")->text().endsWith(QStringLiteral("\tH, F2")));
        action("Hint")->trigger();
        QVERIFY(session()->hint()->asked());
        action("Hint")->trigger();
        QVERIFY(!session()->hint()->asked());
        session()->lookBack(1);
        QCOMPARE(offered(), QStringLiteral("Save As…, Home, Log, Pause, Back to the Present"));
        action("Back to the Present")->trigger();
        QVERIFY(session()->live());
        application().controller().play(skullMatch(4, 0));
        QTRY_VERIFY(session()->match().over());
        QTRY_COMPARE(offered(), QStringLiteral("Play Again, Save As…, Home, Log"));
        action("Play Again")->trigger();
        QVERIFY(!session()->match().over());
        action("Home")->trigger();
        QCOMPARE(application().controller().page(), Controller::Home);
        QCOMPARE(offered(), QString());
    }

    void theMenuGoesBackAndForwardStepByStep()
    {
        playWithOnePerson();
        const int length = session()->length();
        QVERIFY(length >= 2);
        QVERIFY(action("Step Back")->isEnabled() && !action("Step Forward")->isEnabled());
        for (const int moment : {length - 1, length - 2}) {
            action("Step Back")->trigger();
            QCOMPARE(session()->moment(), moment);
        }
        QVERIFY(!session()->live());
        action("Step Forward")->trigger();
        QCOMPARE(session()->moment(), length - 1);
        action("Step Forward")->trigger();
        QVERIFY(session()->live());
        QVERIFY(!action("Step Forward")->isEnabled());
    }

    void undoTakesBack()
    {
        playWithOnePerson();
        application().preferences().setPace(Preferences::Relaxed);
        const int before = session()->length();
        QSignalSpy settled(session(), &play::Session::settled);
        session()->choose(QStringLiteral("place flower"));
        QCOMPARE(session()->length(), before + 1);
        QVERIFY(action("Undo")->isEnabled());
        action("Undo")->trigger();
        QCOMPARE(session()->length(), before);
        QVERIFY(!action("Undo")->isEnabled());
        QVERIFY(action("Redo")->isEnabled());
        application().window().activateWindow();
        QTest::keyClick(application().window().windowHandle(), Qt::Key_Z,
                        Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(session()->length(), before + 1);
        QVERIFY(!action("Redo")->isEnabled());
    }

    void pauseAndLogFollowTheTable()
    {
        playWithOnePerson();
        action("Pause")->trigger();
        QVERIFY(session()->paused());
        session()->setPaused(false);
        QVERIFY(!action("Pause")->isChecked());

        // Of what is past it holds up the replay.
        session()->lookBack(1);
        QVERIFY(action("Pause")->isEnabled() && action("Pause")->isChecked());
        action("Pause")->trigger();
        QVERIFY(session()->replaying() && !session()->paused());
        action("Pause")->trigger();
        QVERIFY(!session()->replaying());
        session()->backToNow();

        const QQuickItem* table = application().window().table();
        for (const int width : {1000, 1200}) {
            application().window().resize(width, 700);
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
        Preferences& set = application().preferences();
        action("Fast")->trigger();
        QCOMPARE(set.pace(), Preferences::Fast);
        set.setPace(Preferences::Relaxed);
        QVERIFY(action("Relaxed")->isChecked());
        QVERIFY(!action("Fast")->isChecked());
        action("Light")->trigger();
        QCOMPARE(set.theme(), Preferences::Light);
        QVERIFY(!set.dark());
        action("Follow the System")->trigger();
        QCOMPARE(set.theme(), Preferences::System);
        QVERIFY(action("Bots Talk")->isChecked());
        action("Bots Talk")->trigger();
        QVERIFY(!set.botsTalk());
        action("Reduce Motion")->trigger();
        QVERIFY(set.reduceMotion());
        set.setReduceMotion(false);
        QVERIFY(!action("Reduce Motion")->isChecked());
        action("Colour-Blind-Friendly Colours")->trigger();
        QVERIFY(set.safeColours());
        action("Galego")->trigger();
        QCOMPARE(set.language(), QStringLiteral("gl"));
        QTRY_VERIFY(action("Galego")->isChecked());
        QVERIFY(!action("English")->isChecked());
    }

    void sharingStaysAsItWasChosen()
    {
        const std::pair<const char*, Preferences::Sharing> choices[] = {
            {"A Curtain Before Every Turn", Preferences::EveryTurn},
            {"Everything Covered Until You Peek", Preferences::Peek},
            {"A Curtain When Needed", Preferences::Curtain}};
        QVERIFY(action(choices[2].first)->isChecked()); // as at the first start
        for (const auto& [text, sharing] : choices) {
            action(text)->trigger();
            QCOMPARE(application().preferences().sharing(), sharing);
            // Of the three only that one is ticked, also at the next start.
            for (const bool again : {false, true}) {
                if (again)
                    start(startIn(folder()));
                QCOMPARE(application().preferences().sharing(), sharing);
                for (const auto& [other, unused] : choices)
                    QCOMPARE(action(other)->isChecked(), other == text);
            }
        }
        for (const auto& [text, sharing] : choices) {
            application().preferences().setSharing(sharing);
            QVERIFY2(action(text)->isChecked(), text);
        }
    }
};

} // namespace facedown::desk

using facedown::desk::MenusTest;
QTEST_MAIN(MenusTest)
#include "menus_test.moc"
