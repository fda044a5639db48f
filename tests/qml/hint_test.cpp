#include <QAccessible>

#include "app/play/session_play.h"
#include "engine/every_game.h"
#include "qml/fits.h"

using namespace facedown;
using namespace facedown::qml;
using play::matchOf;
using play::someGeschenkt;
using play::someMatch;

/// What is to be seen of a hint.
class HintTest : public FitsInEveryLanguage
{
    Q_OBJECT

    static bool known(Screen& screen)
    {
        play::Hint& hint = *screen.session().hint();
        QSignalSpy changed(&hint, &play::Hint::changed);
        while (hint.asked() && hint.thinking())
            if (!changed.wait(20000))
                return false;
        screen.draw();
        return hint.asked();
    }

    static bool ask(Screen& screen)
    {
        QTest::keyClick(&screen.view, Qt::Key_H);
        return known(screen);
    }

    static QQuickItem* panel(Screen& screen)
    {
        const auto found = screen.seen("HintPanel");
        return found.size() == 1 ? found.front() : nullptr;
    }

    /// Whether a line of it is cut off or fades.
    static bool isCut(Screen& screen)
    {
        screen.draw();
        const auto isOfIt = [](const QQuickItem* item) { return isWithin(item, "HintPanel"); };
        const auto fades = screen.seen("Fade");
        const auto words = screen.seen("Words");
        return std::any_of(fades.begin(), fades.end(), isOfIt) ||
               std::any_of(words.begin(), words.end(), [&](const QQuickItem* item) {
                   return isOfIt(item) && item->property("truncated").toBool();
               });
    }

    /// Whether the hint and the log are to be seen, and that neither hides any of the table.
    static void checkPanels(Screen& screen, bool hint, bool log)
    {
        screen.draw();
        QCOMPARE(panel(screen) != nullptr, hint);
        QCOMPARE(screen.seen("LogPanel").size(), log ? 1 : 0);
        for (const QQuickItem* over : screen.seen("HintPanel") + screen.seen("LogPanel"))
            for (const char* type : {"SeatPlate", "Piece", "VetoBoard", "ActionBar"})
                for (const QQuickItem* item : screen.seen(type))
                    QVERIFY2(!onScreen(item).adjusted(2, 2, -2, -2).intersects(onScreen(over)),
                             type);
    }

    /// Whether an item's mark is to be seen.
    static bool marked(QQuickItem* item)
    {
        QList<QQuickItem*> below;
        collect(item, below);
        return std::any_of(below.begin(), below.end(),
                           [](QQuickItem* one) { return isA(one, "HintMark") && isSeen(one); });
    }

private slots:
    void theKeyShowsItAndPutsItAway()
    {
        Screen screen;
        screen.controller.play(someMatch(4, 1, 3));
        QVERIFY(screen.waitForTurn());
        QVERIFY(panel(screen) == nullptr && screen.seen("HintMark").isEmpty());
        const int length = screen.session().length();
        QVERIFY(ask(screen));
        QVERIFY(panel(screen) != nullptr);
        QVERIFY(onScreen(screen.view.rootObject()).contains(onScreen(panel(screen))));
        QTest::keyClick(&screen.view, Qt::Key_H);
        QVERIFY(panel(screen) == nullptr);
        QVERIFY(ask(screen));
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QVERIFY(panel(screen) == nullptr);
        QVERIFY(screen.session().live() && screen.controller.page() == play::Controller::TablePage);
        QVERIFY(ask(screen));
        QVERIFY(screen.press("Hide the hint"));
        QVERIFY(panel(screen) == nullptr);
        QCOMPARE(screen.session().length(), length);
        // Only now does Escape lead home, and says so first.
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QVERIFY(screen.controller.page() == play::Controller::TablePage);
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QVERIFY(screen.controller.page() == play::Controller::Home);
    }

    void itsButtonIsThereForPeople()
    {
        const QString button = "Hint: what a hard bot would do";
        Screen screen;
        screen.controller.play(someGeschenkt(4, 1, 3));
        QVERIFY(screen.waitForTurn());
        QVERIFY(screen.press(button));
        QVERIFY(known(screen) && panel(screen) != nullptr);
        QVERIFY(screen.session().hint()->asked());
        Screen bots;
        bots.controller.play(someGeschenkt(4, 0, 3));
        QVERIFY(bots.button(button) == nullptr);
    }

    void enterOnTheLampLeadsToWhatIsAdvised_data() { test::addGames(); }

    void enterOnTheLampLeadsToWhatIsAdvised()
    {
        QFETCH(QString, game);
        Screen screen;
        screen.controller.play(matchOf(qPrintable(game), {{"players", 4}}, 1, 9));
        QVERIFY(screen.waitForTurn());
        screen.button("Hint: what a hard bot would do")->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QVERIFY(known(screen));
        QVERIFY(screen.view.activeFocusItem()->property("hinted").toBool());
    }

    void whatItMeansIsMarked_data() { test::addGames(); }

    void whatItMeansIsMarked()
    {
        QFETCH(QString, game);
        Screen screen;
        core::Random random(3);
        screen.controller.play(matchOf(game.toStdString().c_str(), {{"players", 4}}, 1, 9));
        for (int i = 0; i < 12 && !screen.session().match().over(); ++i) {
            QVERIFY(screen.waitForTurn());
            if (!screen.yourTurn())
                break;
            QVERIFY(ask(screen));
            const QString event = screen.session().hint()->events().front();
            // Whatever can be touched for it bears the mark, and nothing else does.
            int marks = 0;
            for (QQuickItem* item : screen.touchable()) {
                const bool quiet = item->property("quiet").toBool();
                const bool meant = item->property("event").toString() == event && !quiet;
                QCOMPARE(marked(item), meant);
                marks += meant ? 1 : 0;
            }
            for (QQuickItem* button : screen.seen("ActionButton"))
                marks += button->property("hinted").toBool() ? 1 : 0;
            QVERIFY2(marks > 0, qPrintable(event));
            // Enter does what is meant, and nothing else.
            const QQuickItem* focused = screen.view.activeFocusItem();
            QVERIFY2(focused != nullptr && focused->property("hinted").toBool(), qPrintable(event));
            const QString fault = screen.decideByClicking(random);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            QVERIFY(panel(screen) == nullptr && screen.seen("HintMark").isEmpty());
        }
    }

    void whatWasAdvisedIsNotToldByTheFocus_data() { test::addGames(); }

    /// With several people at the screen: after a peek with a hint the others look on again.
    void whatWasAdvisedIsNotToldByTheFocus()
    {
        QFETCH(QString, game);
        Screen screen;
        core::Random random(3);
        screen.preferences.setSharing(play::Preferences::Peek);
        screen.controller.play(matchOf(game.toStdString().c_str(), {{"players", 4}}, 3, 9));
        int hints = 0;
        for (int i = 0; i < 40 && hints < 5 && !screen.session().match().over(); ++i) {
            QVERIFY(screen.waitForTurn());
            if (screen.session().canPeek() && !screen.session().match().over()) {
                QTest::keyPress(&screen.view, Qt::Key_V);
                screen.draw();
                if (screen.session().hint()->offered()) {
                    QVERIFY(ask(screen));
                    const QQuickItem* advised = screen.view.activeFocusItem();
                    QVERIFY(advised != nullptr && advised->property("hinted").toBool());
                    QTest::keyRelease(&screen.view, Qt::Key_V);
                    screen.draw();
                    QVERIFY(panel(screen) == nullptr && screen.seen("HintMark").isEmpty());
                    const QQuickItem* focused = screen.view.activeFocusItem();
                    QVERIFY(focused != nullptr);
                    QVERIFY2(focused->objectName() == "focusOfAll" || isA(focused, "TablePage"),
                             focused->metaObject()->className());
                    ++hints;
                } else {
                    QTest::keyRelease(&screen.view, Qt::Key_V);
                }
                screen.session().peek(true);
                screen.draw();
            }
            QVERIFY(screen.decideByClicking(random).isEmpty());
        }
        QVERIFY(hints >= 3);
    }

    /// Else what is on its way would find its place elsewhere.
    void theTableGrowsOnlyWhereNothingMoves()
    {
        Screen screen({1024, 640});
        screen.controller.play(someGeschenkt(4, 1, 3));
        QVERIFY(screen.waitForTurn());
        screen.preferences.overridePace(play::Preferences::Fast);
        const auto width = [&] { return screen.seen("Board").front()->width(); };
        const qreal whole = width();
        QVERIFY(ask(screen));
        const qreal narrow = width();
        QVERIFY(narrow < whole);
        QSignalSpy changed(&screen.session(), &play::Session::changed);
        QTest::keyClick(&screen.view, Qt::Key_N);
        QVERIFY(screen.session().holding());
        QCOMPARE(width(), narrow);
        while (screen.session().holding())
            QVERIFY(changed.wait(20000));
        QCOMPARE(width(), whole);
    }

    void nothingOfTheTableIsHidden_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(1024, 640);
        QTest::newRow("usual") << QSize(1280, 800);
        QTest::newRow("large") << QSize(1920, 1080);
    }

    void nothingOfTheTableIsHidden()
    {
        QFETCH(QSize, size);
        Screen screen(size);
        for (const char* game : {"skull", "geschenkt", "nyet"}) {
            screen.controller.play(matchOf(game, {{"players", 5}}, 1, 9));
            QVERIFY(screen.waitForTurn());
            // A small window has room for one of the two, a larger one for the log beside all.
            const bool wide = size.width() >= 1100;
            QVERIFY(ask(screen));
            checkPanels(screen, true, wide);
            QTest::keyClick(&screen.view, Qt::Key_L);
            checkPanels(screen, wide, !wide);
            QVERIFY(wide || ask(screen));
            checkPanels(screen, true, false);
            QTest::keyClick(&screen.view, Qt::Key_H);
            checkPanels(screen, false, false);
            QTest::keyClick(&screen.view, Qt::Key_L);
            checkPanels(screen, false, true);
            if (!wide)
                QTest::keyClick(&screen.view, Qt::Key_L);
        }
    }

    /// No line of it is cut, however large its text is.
    void itIsReadAsAWhole_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        for (const char* game : {"skull", "geschenkt", "nyet"})
            for (const Language& language : languages)
                QTest::addRow("%s %s", game, language.code)
                    << QString(game) << QString::fromUtf8(language.code);
    }

    void itIsReadAsAWhole()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        setLanguage(language, 2);
        Screen screen({1024, 640});
        screen.controller.play(matchOf(qPrintable(game), {{"players", 4}}, 1, 3));
        QVERIFY(screen.waitForTurn());
        QVERIFY(ask(screen));
        QVERIFY(panel(screen) != nullptr);
        QTRY_VERIFY(!isCut(screen));
        // A phrase of Chinese or Japanese may be longer than any line here.
        const QRegularExpression words("^(?!broken: .*[\\x{2E80}-\\x{FFFF}])");
        QCOMPARE(misfits(screen, "HintPanel").filter(words).join("; "), QString());
    }

    void inANarrowWindowItLiesLowBelowTheTable_data() { itIsReadAsAWhole_data(); }
    void inANarrowWindowItLiesLowBelowTheTable()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        setLanguage(language);
        Screen screen({640, 570}); // as beside the rules
        screen.controller.play(matchOf(qPrintable(game), {{"players", 4}}, 1, 3));
        QVERIFY(screen.waitForTurn());
        const qreal whole = onScreen(screen.seen("Board").front()).width();
        QVERIFY(ask(screen));
        checkPanels(screen, true, false);
        QVERIFY(onScreen(panel(screen)).height() < 0.22 * 570);
        QTRY_VERIFY(!isCut(screen));
        QCOMPARE(onScreen(screen.seen("Board").front()).width(), whole);
    }

    void itStaysWhileTheWindowIsResized()
    {
        Screen screen({1024, 640});
        screen.controller.play(someGeschenkt(4, 1, 3));
        QVERIFY(screen.waitForTurn());
        QVERIFY(ask(screen));
        for (const QSize size : {QSize(1280, 800), QSize(1024, 640), QSize(1600, 900)}) {
            screen.view.resize(size);
            QTRY_COMPARE(screen.view.rootObject()->size(), QSizeF(size));
            checkPanels(screen, true, size.width() >= 1100);
        }
    }

    void howSureItIsStandsThereInAWord()
    {
        Screen screen;
        screen.controller.play(someGeschenkt(4, 1, 3));
        QVERIFY(screen.waitForTurn());
        QVERIFY(ask(screen));
        const QString word = screen.session().hint()->sureWord();
        QVERIFY(!word.isEmpty());
        int said = 0;
        for (const QQuickItem* text : screen.seen("QQuickText"))
            said += isWithin(text, "HintPanel") && text->property("text").toString() == word;
        QCOMPARE(said, 1);
    }

    void itIsSaidToTheEar()
    {
        Screen screen;
        screen.controller.play(someGeschenkt(4, 1, 3));
        QVERIFY(screen.waitForTurn());
        QVERIFY(ask(screen));
        const auto* attached = QAccessible::queryAccessibleInterface(panel(screen));
        QVERIFY(attached != nullptr);
        QVERIFY(attached->role() == QAccessible::AlertMessage);
        const QString spoken = attached->text(QAccessible::Name);
        QVERIFY(spoken.contains(screen.session().hint()->choice()));
        QVERIFY(spoken.contains(screen.session().hint()->reason()));
    }

    void everyWordFits_data() { addLanguages(); }

    void everyWordFits()
    {
        QFETCH(QString, language);
        setLanguage(language);
        core::Random random(5);
        int looks = 0;
        const std::pair<const char*, int> tables[] = {{"skull", 12},    {"skull", 4},
                                                      {"geschenkt", 7}, {"geschenkt", 4},
                                                      {"nyet", 5},      {"nyet", 3}};
        for (const auto& [size, turns] :
             {std::pair(QSize(1024, 640), 3), std::pair(QSize(1920, 1080), 1)}) {
            Screen screen(size);
            Faults faults(screen);
            for (const auto& [game, players] : tables) {
                screen.controller.play(matchOf(game, {{"players", players}}, 1, 7));
                for (int turn = 0; turn < turns; ++turn) {
                    QVERIFY(screen.waitForTurn());
                    if (!screen.yourTurn())
                        break;
                    QVERIFY(ask(screen));
                    faults.look();
                    ++looks;
                    checkLanguage(*screen.session().hint(), language);
                    const QString fault = screen.decideByClicking(random);
                    QVERIFY2(fault.isEmpty(), qPrintable(fault));
                }
            }
            faults.check(5);
        }
        QVERIFY(looks > 15);
    }

    static void checkLanguage(play::Hint& hint, const QString& language)
    {
        const auto foreign = [&](const QString& text) {
            return std::any_of(text.begin(), text.end(),
                               [](QChar letter) { return letter.unicode() >= firstIdeograph; });
        };
        const bool ofEastAsia = std::any_of(languages.begin(), languages.end(), [&](auto& known) {
            return QString::fromUtf8(known.code) == language && known.font != nullptr;
        });
        QVERIFY2(foreign(hint.reason()) == ofEastAsia, qPrintable(hint.reason()));
        QVERIFY2(hint.sureWord().isEmpty() || foreign(hint.sureWord()) == ofEastAsia,
                 qPrintable(hint.sureWord()));
    }
};

QTEST_MAIN(HintTest)
#include "hint_test.moc"
