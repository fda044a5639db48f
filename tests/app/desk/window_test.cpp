#include "desk_test.h"

#include <cmath>

#include <QCursor>

#include "app/play/session_play.h"
#include "desk/key_repeats.h"
#include "desk/theme.h"

namespace facedown::desk {

namespace {

using play::Controller;
using play::Preferences;

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

class WindowTest : public DeskTest
{
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { end(); }

    void whatComesAfterARungIsCalledSoInTheMenuToo()
    {
        const table::GameInfo info = table::gameInfo(QStringLiteral("geschenkt"));
        for (std::uint64_t seed = 1; session() == nullptr; ++seed)
            if (match::Match match = play::playedOn(play::ladderMatch(info, "Ana", 4, seed));
                match.winners() == std::vector<int>{0})
                application().controller().play(std::move(match));
        const QString next = session()->nextName();
        QVERIFY(next.startsWith("Play against "));
        action(qPrintable(next))->trigger();
        QCOMPARE(play::rungOf(session()->match()), std::optional<int>(5));
        QVERIFY(action("Play Again") != nullptr);
    }

    void whatWasSetIsThereAgain()
    {
        playWithOnePerson();
        application().window().resize(1200, 655);
        QCoreApplication::processEvents();
        action("Log")->trigger();
        Preferences& set = application().preferences();
        set.setLanguage(QStringLiteral("ja"));
        set.setPace(Preferences::Fast);
        set.setTheme(Preferences::Light);
        set.setReduceMotion(true);
        set.setSafeColours(true);
        set.setSharing(Preferences::Peek);
        application().window().resize(800, 655);
        application().window().close();
        end();

        Options again;
        again.data = folder();
        start(again);
        const Preferences& kept = application().preferences();
        QCOMPARE(kept.language(), QStringLiteral("ja"));
        QCOMPARE(kept.pace(), Preferences::Fast);
        QCOMPARE(kept.theme(), Preferences::Light);
        QVERIFY(kept.reduceMotion());
        QVERIFY(kept.safeColours());
        QCOMPARE(kept.sharing(), Preferences::Peek);
        QVERIFY(!application().window().table()->property("logBeside").toBool());
        QCOMPARE(application().window().size(), QSize(800, 655));
        QVERIFY(action("日本語")->isChecked());
    }

    void whatHoldsForOneStartIsNotKept()
    {
        Options once = startIn(folder());
        once.language = QStringLiteral("gl");
        once.theme = Preferences::Light;
        once.size = QSize(1100, 700);
        start(once);
        QCOMPARE(application().window().size(), once.size);
        QCOMPARE(application().preferences().language(), once.language);
        application().window().close();
        Options again;
        again.data = folder();
        start(again);
        QCOMPARE(application().preferences().language(), QStringLiteral("en"));
        QCOMPARE(application().preferences().pace(), Preferences::Normal);
        QCOMPARE(application().preferences().theme(), Preferences::System);
        QVERIFY(application().window().size() != once.size);
    }

    void aDemoShowsWhatIsSetAndKeepsNothing()
    {
        application().preferences().setTextSize(200);
        end();
        const QTemporaryDir set;
        QVERIFY(QFile::copy(fileNamed("settings.ini"), set.filePath("settings.ini")));
        Options demo = startIn(set.path());
        demo.demo = true;
        demo.match = skullMatch(3, 0);
        start(demo);
        QCOMPARE(application().preferences().textSize(), 200);
        QTRY_VERIFY(session()->match().over());
        end();
        QCOMPARE(QDir(set.path()).entryList(QDir::Files), QStringList("settings.ini"));
    }

    void closingKeepsTheMatch()
    {
        playWithOnePerson();
        application().window().close();
        start();
        QTRY_VERIFY(!application().controller().unfinished().isEmpty());
    }

    void theTitleNamesTheGame()
    {
        QCOMPARE(application().window().windowTitle(), QStringLiteral("facedown"));
        playWithOnePerson();
        QCOMPARE(application().window().windowTitle(), QStringLiteral("facedown – Skull"));
        playWithOnePerson(QStringLiteral("geschenkt"));
        QCOMPARE(application().window().windowTitle(), QStringLiteral("facedown – Geschenkt"));
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

    /// An etched one has a second outline, in the way of its letters.
    void whatCannotBeChosenInAMenuIsDrawnOnce()
    {
        QMenu menu;
        menu.addAction(QStringLiteral("Undo"))->setEnabled(false);
        QPalette palette(Qt::white);
        palette.setColor(QPalette::Disabled, QPalette::WindowText, Qt::blue);
        palette.setColor(QPalette::Disabled, QPalette::Text, Qt::blue);
        palette.setColor(QPalette::Disabled, QPalette::ButtonText, Qt::blue);
        palette.setColor(QPalette::Disabled, QPalette::Light, Qt::red);
        menu.setPalette(palette);
        const QImage image = menu.grab().toImage();
        int letters = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QColor colour = image.pixelColor(x, y);
                letters += colour.blue() > colour.red() + 60 ? 1 : 0;
                QVERIFY(colour.red() < colour.blue() + 60);
            }
        QVERIFY(letters > 20);
    }

    /// Bright, it would outshine what counts, beyond a table that is dark.
    void whatDimsTheTableDimsTheMenuBar()
    {
        const auto shown = [this] {
            const QImage bar = application().window().menuBar()->grab().toImage();
            return bar.pixelColor(bar.rect().center());
        };
        const QColor usual = QApplication::palette().color(QPalette::Window);
        playWithOnePerson();
        QCOMPARE(shown(), usual);
        application().controller().play(play::playedOn(skullMatch(3, 1)));
        QTRY_VERIFY(shown() != usual);
        const QColor dark = shown();
        QVERIFY(dark.lightness() < usual.lightness());
        application().preferences().setTheme(Preferences::Light);
        QTRY_VERIFY(shown().lightness() > dark.lightness());
        application().controller().home();
        QTRY_COMPARE(shown(), QApplication::palette().color(QPalette::Window));
    }

    void menusGrowWithTheWindow()
    {
        const auto sizeIn = [this](QSize window) {
            application().window().resize(window);
            QCoreApplication::processEvents();
            QMenu* menu = application().window().menuBar()->actions().first()->menu();
            menu->ensurePolished();
            return std::pair(QFontInfo(application().window().menuBar()->font()).pixelSize(),
                             QFontInfo(menu->font()).pixelSize());
        };
        const auto [bar, menu] = sizeIn({1280, 800});
        QCOMPARE(sizeIn({2560, 1600}), std::pair(2 * bar, 2 * menu));
        application().preferences().setTextSize(150);
        QVERIFY(sizeIn({2560, 1600}).first > 2 * bar);
        application().preferences().setTextSize(100);
        QCOMPARE(sizeIn({1280, 800}), std::pair(bar, menu));
    }

    void menusKeepTheirDistanceInLargeWindows()
    {
        QMenuBar* bar = application().window().menuBar();
        // From the left edge to the first word, and from word to word, in heights of its letters.
        const auto gapsIn = [&](QSize window) {
            application().window().resize(window);
            QCoreApplication::processEvents();
            const QFontMetrics letters(bar->font());
            const auto widthOf = [&](const QAction* menu) {
                return letters.size(Qt::TextShowMnemonic, menu->text()).width();
            };
            const QRect first = bar->actionGeometry(bar->actions().at(0));
            const QRect second = bar->actionGeometry(bar->actions().at(1));
            const double edge = first.center().x() - widthOf(bar->actions().at(0)) / 2.0;
            const double between =
                second.center().x() - first.center().x() -
                (widthOf(bar->actions().at(0)) + widthOf(bar->actions().at(1))) / 2.0;
            return std::pair(edge / letters.height(), between / letters.height());
        };
        const auto [edge, between] = gapsIn({1280, 800});
        const auto [edgeOfLarge, betweenOfLarge] = gapsIn({3840, 2160});
        QVERIFY2(qAbs(edgeOfLarge - edge) < 0.1,
                 qPrintable(QStringLiteral("%1, %2").arg(edge).arg(edgeOfLarge)));
        QVERIFY2(qAbs(betweenOfLarge - between) < 0.1,
                 qPrintable(QStringLiteral("%1, %2").arg(between).arg(betweenOfLarge)));
    }

    /// Or a window that was as small as it may be would grow with the text.
    void howSmallItMayBeStaysWithLargeText()
    {
        MainWindow& window = application().window();
        const QSize least = window.minimumSize();
        QVERIFY(!least.isEmpty());
        for (const int text : {100, 150, 200}) {
            application().preferences().setTextSize(text);
            window.resize(1, 1);
            QCoreApplication::processEvents();
            QCOMPARE(window.minimumSize(), least);
            QCOMPARE(window.size(), least);
        }
    }

    /// Escape closes it then, and does not lead away from the table below.
    void whatIsCalledUpHasTheKeys_data()
    {
        QTest::addColumn<QByteArray>("entry");
        for (const char* entry : {"All Settings…", "Seats on Phones…"})
            QTest::newRow(entry) << QByteArray(entry);
    }
    void whatIsCalledUpHasTheKeys()
    {
        QFETCH(QByteArray, entry);
        playWithOnePerson();
        QWidget& table = application().window();
        for (int times = 0; times < 2; ++times) { // also where it is there, but without them
            table.activateWindow();
            QTRY_COMPARE(QApplication::activeWindow(), &table);
            action(entry)->trigger();
            QTRY_VERIFY(QApplication::activeWindow() != &table);
        }
        const QPointer<QWidget> called = QApplication::activeWindow();
        QVERIFY(called != nullptr);
        QVERIFY(QApplication::focusWidget() != nullptr);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(called == nullptr);
        QCOMPARE(application().controller().page(), play::Controller::TablePage);
    }

    void aSystemThatSaysNothingIsDark() { QVERIFY(systemIsDark()); }

    void inFullScreenTheMenusComeWhenTheyAreWanted()
    {
        MainWindow& window = application().window();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QWidget* view = window.centralWidget();
        action("Full Screen")->trigger();
        QTRY_VERIFY(window.isFullScreen());
        QTRY_COMPARE(view->height(), window.height());
        const auto point = [&](int y) { QTest::mouseMove(view, QPoint(view->width() / 2, y)); };
        point(200);
        point(0);
        QTRY_VERIFY(window.menuBar()->height() > 10);
        point(200);
        QTRY_COMPARE(view->height(), window.height());
        // Its keys work all the time.
        QTest::keyClick(&window, Qt::Key_F11);
        QTRY_VERIFY(!window.isFullScreen());
        QTRY_VERIFY(window.menuBar()->height() > 10);
    }

    /// Flower or skull: where the pointer rests tells nobody who looks next.
    void thePointerStaysOnNoSecret_data()
    {
        QTest::addColumn<int>("people");
        QTest::newRow("alone") << 1;
        QTest::newRow("two at one screen") << 2;
    }

    void thePointerStaysOnNoSecret()
    {
        QFETCH(int, people);
        application().controller().play(skullMatch(3, people));
        QTRY_VERIFY(session()->curtain() || session()->table()->yourTurn());
        session()->openCurtain();
        QTRY_VERIFY(session()->table()->yourTurn());
        const QWidget* view = application().window().centralWidget();
        const QPoint chosen = view->mapToGlobal(QPoint(60, 70));
        QCursor::setPos(chosen);
        session()->choose(QStringLiteral("place skull"));
        const QPoint middle = view->mapToGlobal(view->rect().center());
        QCOMPARE(QCursor::pos(), people > 1 ? middle : chosen);
        // Nor is it called back from elsewhere.
        if (people > 1) {
            QTRY_VERIFY(session()->curtain());
            session()->openCurtain();
            QTRY_VERIFY(session()->table()->yourTurn());
            const QPoint outside = view->mapToGlobal(QPoint(-5, -5));
            QCursor::setPos(outside);
            session()->choose(QStringLiteral("place flower"));
            QCOMPARE(QCursor::pos(), outside);
        }
    }

    /// As an X server sends it: let go and pressed in the same millisecond.
    void whatAHeldKeySendsIsNoNewPress()
    {
        struct Receiver : QObject
        {
            bool event(QEvent* event) override
            {
                if (event->type() == QEvent::KeyPress)
                    repeated << static_cast<QKeyEvent*>(event)->isAutoRepeat();
                else if (event->type() == QEvent::ShortcutOverride)
                    ++offered;
                return true;
            }
            QList<bool> repeated;
            int offered = 0;
        } receiver;
        KeyRepeats repeats;
        receiver.installEventFilter(&repeats);
        const auto send = [&](QEvent::Type type, int key, quint64 time) {
            QKeyEvent event(type, key, Qt::NoModifier);
            event.setTimestamp(time);
            QCoreApplication::sendEvent(&receiver, &event);
        };
        const auto press = [&](int key, quint64 time) {
            send(QEvent::ShortcutOverride, key, time);
            send(QEvent::KeyPress, key, time);
        };
        press(Qt::Key_V, 100);
        send(QEvent::KeyRelease, Qt::Key_V, 760);
        press(Qt::Key_V, 760);
        press(Qt::Key_N, 760); // another key
        send(QEvent::KeyRelease, Qt::Key_V, 800);
        press(Qt::Key_V, 950);
        QCOMPARE(receiver.repeated, QList<bool>({false, true, false, false}));
        QCOMPARE(receiver.offered, 3);
    }
};

} // namespace facedown::desk

using facedown::desk::WindowTest;
QTEST_MAIN(WindowTest)
#include "window_test.moc"
