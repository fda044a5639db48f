#include <QAccessible>
#include <QQmlProperty>

#include "app/play/session_play.h"
#include "engine/every_game.h"
#include "qml/screen.h"

using namespace facedown;
using namespace facedown::qml;

/// Where the focus is, and what Enter and the wheel then do.
class FocusTest : public ScreenTest
{
    Q_OBJECT

    /// All that a screen reader finds.
    static QStringList spoken(QAccessibleInterface* item)
    {
        QStringList all{item->text(QAccessible::Name)};
        for (int i = 0; i < item->childCount(); ++i)
            all << spoken(item->child(i));
        return all;
    }

    static void key(Screen& screen, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&screen.view, key, modifiers);
        screen.draw();
    }

    static QString focused(Screen& screen)
    {
        const QQuickItem* item = screen.view.activeFocusItem();
        return item == nullptr ? QString() : item->property("spoken").toString();
    }

    /// Tab until a button has the focus.
    static bool tabTo(Screen& screen, const QString& spoken)
    {
        for (int i = 0; i < 60 && focused(screen) != spoken; ++i)
            key(screen, Qt::Key_Tab);
        return focused(screen) == spoken;
    }

    static bool warned(Screen& screen)
    {
        for (const QQuickItem* item : screen.seen("Words"))
            if (item->property("text") == "Press Esc again to go home. Your game is kept.")
                return true;
        return false;
    }

    static bool tabToLog(Screen& screen)
    {
        for (int i = 0; i < 60 && screen.view.activeFocusItem() != screen.log(); ++i)
            key(screen, Qt::Key_Tab);
        return screen.log() != nullptr && screen.log()->hasActiveFocus();
    }

    static match::Match longGame()
    {
        auto match = play::matchOf("geschenkt", {{"players", 3}}, 0, 5);
        while (!match.over())
            match.actor() == core::chance ? (void)match.sample()
                                          : (void)match.apply(match.legal().back());
        return match;
    }

private slots:
    void enterStartsTheGame()
    {
        Screen screen;
        QVERIFY(screen.press("Play Skull"));
        screen.draw();
        QCOMPARE(screen.controller.page(), play::Controller::SetupPage);
        QCOMPARE(focused(screen), QString("Start the game"));
        key(screen, Qt::Key_Return);
        QCOMPARE(screen.controller.page(), play::Controller::TablePage);
    }

    void theKeyOnAButtonDoesWhatItSays_data() { test::addGames(); }

    void theKeyOnAButtonDoesWhatItSays()
    {
        QFETCH(QString, game);
        Screen screen;
        core::Random random(11);
        QSet<QString> done;
        for (std::uint64_t seed = 1; seed <= (game == "skull" ? 4 : 1); ++seed) {
            screen.controller.play(
                play::matchOf(game.toUtf8().constData(), {{"players", 3}}, 1, seed));
            for (int decisions = 0; decisions < 20; ++decisions) {
                QVERIFY(screen.waitForTurn());
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
                if (!screen.yourTurn())
                    break;
                auto actions = screen.session().table()->actions()->actions();
                std::erase_if(actions, [](const auto& action) {
                    return action.key.isEmpty() || action.choices[action.chosen].event.isEmpty();
                });
                if (actions.empty()) {
                    QCOMPARE(screen.decideByClicking(random), QString());
                    continue;
                }
                const auto& action = actions[std::size_t(random.below(int(actions.size())))];
                const int length = screen.session().length();
                const QString event = action.choices[action.chosen].event.section('\n', 0, 0);
                QTest::keyClick(&screen.view, action.key.front().toLatin1());
                QVERIFY2(screen.session().length() > length, qPrintable(event));
                QCOMPARE(screen.session().match().event(std::size_t(length)), event.toStdString());
                done << event.section(' ', 0, 0);
            }
        }
        QVERIFY(!done.isEmpty());
        if (game == "skull")
            for (const char* kind : {"place", "bid", "pass", "flip", "discard"})
                QVERIFY2(done.contains(kind), kind);
    }

    /// And nothing at the table changes by it.
    void theLogIsReadByAScreenReader()
    {
        Screen screen({1280, 800});
        screen.controller.play(play::playedOn(play::someGeschenkt(7, 1, 5), 50));
        QVERIFY(screen.waitForTurn() && screen.yourTurn());
        const QStringList lines = spoken(QAccessible::queryAccessibleInterface(&screen.view));
        const auto* log = screen.session().table()->log();
        QVERIFY(lines.contains(log->value(log->rowCount() - 1, "text").toString()));
    }

    void theLogIsReadByKeys()
    {
        Screen screen({1280, 600});
        screen.controller.play(play::playedOn(play::someGeschenkt(7, 1, 5), 50));
        QVERIFY(screen.waitForTurn() && screen.yourTurn());
        QVERIFY(tabToLog(screen));
        const auto at = [&] { return screen.log()->property("contentY").toReal(); };
        const auto frames = screen.seen("FocusFrame");
        QCOMPARE(frames.size(), 1);
        QVERIFY(onScreen(screen.view.rootObject()).contains(onScreen(frames.front())));
        QVERIFY(onScreen(frames.front()).contains(onScreen(screen.log())));
        const int length = screen.session().length();
        key(screen, Qt::Key_End);
        const qreal end = at();
        key(screen, Qt::Key_Up);
        const qreal line = at();
        QVERIFY(line < end);
        key(screen, Qt::Key_PageUp);
        QVERIFY(line - at() > 3 * (end - line));
        key(screen, Qt::Key_Home);
        const qreal top = at();
        QVERIFY(screen.log()->property("atYBeginning").toBool());
        key(screen, Qt::Key_Up);
        QVERIFY(at() <= top + 1); // no further
        key(screen, Qt::Key_PageDown);
        key(screen, Qt::Key_Down);
        QVERIFY(at() > top);
        key(screen, Qt::Key_End);
        QTRY_VERIFY(screen.log()->property("atYEnd").toBool());
        QVERIFY(screen.session().live());
        QCOMPARE(screen.session().length(), length);
        key(screen, Qt::Key_Tab);
        QVERIFY(!screen.log()->hasActiveFocus());
    }

    void escapeDoesNotLeaveTheTableAtOnce()
    {
        Screen screen;
        screen.controller.play(play::matchOf("skull", {{"players", 4}}, 1, 3));
        QVERIFY(screen.waitForTurn());
        QVERIFY(!warned(screen));
        key(screen, Qt::Key_Escape);
        QVERIFY(warned(screen));
        QCOMPARE(screen.controller.page(), play::Controller::TablePage);
        // What goes on at the table takes the word back.
        key(screen, Qt::Key_F);
        QVERIFY(screen.waitForTurn());
        QVERIFY(!warned(screen));
        key(screen, Qt::Key_Escape);
        QCOMPARE(screen.controller.page(), play::Controller::TablePage);
        key(screen, Qt::Key_Escape);
        QCOMPARE(screen.controller.page(), play::Controller::Home);
    }

    void theFocusStaysWhereAButtonGoesDead()
    {
        Screen screen;
        screen.controller.open("geschenkt");
        screen.draw();
        play::Setup& setup = *screen.controller.setup();
        for (const auto& [button, opposite, end] :
             {std::tuple("Add a player", "Remove a player", setup.maxPlayers()),
              std::tuple("Remove a player", "Add a player", setup.minPlayers())}) {
            QVERIFY(tabTo(screen, button));
            for (int i = 0; i < 20 && setup.players() != end; ++i)
                key(screen, Qt::Key_Return);
            QCOMPARE(setup.players(), end);
            QCOMPARE(focused(screen), QString(opposite));
        }
    }

    void aStrayEnterTakesNoCard()
    {
        Screen screen;
        screen.controller.play(play::someGeschenkt(3, 1, 3));
        QVERIFY(screen.waitForTurn());
        const std::size_t length = screen.session().match().length();
        key(screen, Qt::Key_Return);
        QCOMPARE(screen.session().match().event(length), std::string("pay"));
    }

    void ctrlWithAnArrowLeavesThePaceAlone()
    {
        Screen screen;
        screen.controller.play(play::someGeschenkt(3, 1, 3));
        QVERIFY(screen.waitForTurn());
        QQuickItem* slider = screen.seen("QQuickSlider").value(0);
        QVERIFY(slider != nullptr);
        slider->forceActiveFocus();
        const int pace = screen.preferences.pace();
        QTest::keyClick(&screen.view, Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(screen.preferences.pace(), pace);
        QTest::keyClick(&screen.view, Qt::Key_Left);
        QCOMPARE(screen.preferences.pace(), pace - 1);
    }

    void whatHasTheFocusHasAFrameAndTheSliderTheSame()
    {
        Screen screen;
        screen.controller.play(play::someGeschenkt(3, 1, 3));
        QVERIFY(screen.waitForTurn());
        const auto frame = [&](QQuickItem* item) {
            item->forceActiveFocus(Qt::TabFocusReason);
            screen.draw();
            QList<QQuickItem*> all;
            collect(item, all);
            QVariantList lines;
            for (QQuickItem* part : all)
                if (part->inherits("QQuickRectangle") && isSeen(part) &&
                    onScreen(part).contains(onScreen(item).adjusted(-1, -1, 1, 1)))
                    lines << QQmlProperty::read(part, "border.color")
                          << QQmlProperty::read(part, "border.width");
            return lines;
        };
        const QVariantList usual = frame(screen.button("Pause"));
        QCOMPARE(usual.size(), 2);
        QCOMPARE(frame(screen.seen("SlideBar").value(0)), usual);
    }

    /// Whoever Tab leads beyond it would press what is dimmed.
    void tabStaysWithinTheEnd()
    {
        Screen screen;
        screen.controller.play(play::playedOn(play::someMatch(3, 1, 1)));
        QQuickItem* panel = nullptr;
        QTRY_VERIFY((panel = screen.seen("EndPanel").value(0)) != nullptr);
        for (const bool ready : {false, true}) {
            if (ready)
                QTRY_VERIFY(panel->property("ready").toBool());
            for (const Qt::Key tab : {Qt::Key_Tab, Qt::Key_Backtab}) {
                QSet<QString> reached;
                for (int i = 0; i < 10; ++i) {
                    key(screen, tab);
                    QVERIFY(isWithin(screen.view.activeFocusItem(), "EndPanel"));
                    reached << focused(screen);
                }
                if (ready)
                    QCOMPARE(reached.size(), 5);
            }
        }
    }

    void asAReplayEndsTheFocusComesToTheResult()
    {
        Screen screen;
        screen.controller.play(play::playedOn(play::someMatch(3, 1, 1)));
        QQuickItem* panel = nullptr;
        QTRY_VERIFY((panel = screen.seen("EndPanel").value(0)) != nullptr);
        QTRY_VERIFY(panel->property("ready").toBool());
        screen.preferences.overridePace(play::Preferences::Relaxed);
        key(screen, Qt::Key_Right);
        key(screen, Qt::Key_Right);
        QCOMPARE(focused(screen), QString("Replay"));
        key(screen, Qt::Key_Return);
        QVERIFY(!panel->isVisible());
        QVERIFY(tabTo(screen, "Rules of this game"));
        key(screen, Qt::Key_Space);
        screen.session().lookBack(screen.session().length() - 1);
        screen.preferences.overridePace(play::Preferences::Fast);
        key(screen, Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(panel->isVisible(), 30000);
        QVERIFY(isWithin(screen.view.activeFocusItem(), "EndPanel"));
        QTRY_VERIFY(panel->property("ready").toBool());
        QCOMPARE(focused(screen), screen.session().nextName());
    }

    /// Whose disc is flipped is chosen among alike, which have the focus as a whole.
    void nothingHasAFrameOnceItIsChosen()
    {
        Screen screen;
        match::Match match = play::someMatch(3, 1, 1);
        for (const char* event :
             {"first 0", "place flower", "place flower", "place flower", "bid 3", "flip 0"})
            QVERIFY(match.apply(event).has_value());
        screen.controller.play(std::move(match));
        QVERIFY(screen.waitForTurn());
        QQuickItem* frame = nullptr;
        for (QQuickItem* item : screen.items())
            if (item->objectName() == "focusOfAll")
                frame = item;
        QVERIFY(frame != nullptr);
        key(screen, Qt::Key_Return); // which decides nothing; the frame is for keys alone
        QVERIFY(isSeen(frame));
        screen.preferences.overridePace(play::Preferences::Relaxed);
        key(screen, Qt::Key_1);
        QCOMPARE(screen.session().table()->actions()->count(), 0);
        QVERIFY(!isSeen(frame));
    }

    /// It was about the turn at which it was pressed.
    void whatEnterSaysIsSaidOnce()
    {
        Screen screen;
        match::Match match = play::someMatch(3, 3, 1);
        for (const char* event :
             {"first 0", "place flower", "place flower", "place flower", "bid 1"})
            QVERIFY(match.apply(event).has_value());
        screen.controller.play(std::move(match));
        QVERIFY(screen.waitForTurn());
        const auto said = [&screen] {
            const auto items = screen.items();
            return std::any_of(items.begin(), items.end(), [](const QQuickItem* item) {
                return item->objectName() == "focusOfAll" && item->property("asked").toBool();
            });
        };
        QVERIFY(!said());
        key(screen, Qt::Key_Return);
        QVERIFY(said());
        screen.session().choose("bid 2");
        QVERIFY(screen.waitForTurn());
        QVERIFY(!said());
    }

    /// Wherever the pointer rests, the newest line is the one that is lit.
    void theNewestLineOfTheLogIsLit()
    {
        Screen screen;
        screen.controller.play(longGame());
        screen.draw();
        QList<QQuickItem*> lines;
        for (QQuickItem* item : screen.items())
            if (isSeen(item) && isWithin(item, "LogPanel") && item->property("shown").isValid())
                lines << item;
        QVERIFY(lines.size() > 3);
        QTest::mouseMove(&screen.view, onScreen(lines[2]).center().toPoint());
        screen.draw();
        const int newest = screen.session().table()->log()->rowCount() - 1;
        for (QQuickItem* line : std::as_const(lines)) {
            const auto* light = line->property("background").value<QQuickItem*>();
            const bool lit = light->property("color").value<QColor>().alpha() > 0;
            QCOMPARE(lit, line->property("index").toInt() == newest);
        }
    }

    void theLogStaysWhereItIsRead()
    {
        Screen screen;
        screen.controller.play(longGame());
        screen.draw();
        QQuickItem* list = screen.log();
        QVERIFY(list != nullptr);
        const auto y = [&] { return list->property("contentY").toReal(); };
        const qreal end = y();
        QVERIFY(list->property("atYEnd").toBool());
        const QPoint at = onScreen(list).center().toPoint();
        for (int i = 0; i < 10 && !list->property("atYBeginning").toBool(); ++i) {
            const qreal before = y();
            QWheelEvent wheel(at, screen.view.mapToGlobal(at), {}, {0, 240}, Qt::NoButton, {},
                              Qt::NoScrollPhase, false);
            wheel.setTimestamp(static_cast<quint64>(1000 * (i + 1)));
            QCoreApplication::sendEvent(&screen.view, &wheel);
            QTRY_VERIFY(!list->property("moving").toBool());
            screen.draw();
            QVERIFY2(y() < before, qPrintable(QString::number(i)));
        }
        QVERIFY(y() < end - list->height());
    }
};

QTEST_MAIN(FocusTest)
#include "focus_test.moc"
