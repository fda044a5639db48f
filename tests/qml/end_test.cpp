#include <algorithm>
#include <optional>

#include <QMap>

#include "app/play/session_play.h"
#include "qml/screen.h"

using namespace facedown;
using namespace facedown::qml;
using play::Preferences;

/// The end of a match with scores: they are counted up in front of all.
class EndTest : public ScreenTest
{
    Q_OBJECT

    static match::Match finished(const char* game, int players, std::uint64_t seed = 5)
    {
        auto match = play::matchOf(game, {{"players", players}}, 0, seed);
        while (!match.over())
            match.actor() == core::chance ? (void)match.sample()
                                          : (void)match.apply(match.legal().front());
        return match;
    }

    /// A match of which one decision is left, which the only person makes.
    static match::Match almostOver(std::uint64_t seed, const char* game = "geschenkt")
    {
        auto match = finished(game, 4, seed);
        (void)match.undo();
        auto entries = match.playerEntries();
        const auto last = static_cast<std::size_t>(match.actor());
        entries[last].bot = false;
        entries[last].level.clear();
        match.setPlayerEntries(entries);
        return match;
    }

    /// Plays the last decision, and waits until the scores are to be counted.
    static void decideLast(Screen& screen)
    {
        QVERIFY(screen.waitForTurn());
        QVERIFY(screen.session().table()->yourTurn());
        const QString take =
            screen.session().table()->actions()->actions().back().choices.front().text;
        QVERIFY(screen.press(take));
        QTRY_VERIFY_WITH_TIMEOUT(!screen.seen("ScoreTable").isEmpty(), 30000);
    }

    /// Where the end panel is made as soon as it is seen.
    static QQuickItem* placeOfPanel(Screen& screen)
    {
        for (QQuickItem* item : screen.items())
            if (item->property("file").toUrl().fileName() == "EndPanel.qml")
                return item;
        return nullptr;
    }

    /// When what is pressed at the end is meant for it.
    static bool waitUntilReady(Screen& screen)
    {
        return QTest::qWaitFor(
            [&] {
                const QQuickItem* panel = screen.seen("EndPanel").value(0);
                return panel != nullptr && panel->property("ready").toBool();
            },
            20000);
    }

    static QQuickItem* scores(Screen& screen) { return screen.seen("ScoreTable").value(0); }
    static int revealed(Screen& screen) { return scores(screen)->property("revealed").toInt(); }

    /// The lines as they stand, from above.
    static QList<QQuickItem*> lines(Screen& screen)
    {
        QList<QQuickItem*> lines;
        collect(scores(screen), lines);
        lines.removeIf([](const QQuickItem* item) { return !item->property("figures").isValid(); });
        std::stable_sort(lines.begin(), lines.end(),
                         [](const auto* one, const auto* other) { return one->y() < other->y(); });
        return lines;
    }

    static QList<int> seats(Screen& screen)
    {
        QList<int> seats;
        for (const QQuickItem* line : lines(screen))
            seats << line->property("seat").toInt();
        return seats;
    }

    /// The figures that have been counted, line by line in the order of the outcome, left to right.
    static QList<QStringList> figuresSeen(Screen& screen)
    {
        QMap<int, QStringList> counted;
        for (QQuickItem* line : lines(screen)) {
            QList<QQuickItem*> below;
            collect(line, below);
            QStringList figures;
            for (QQuickItem* item : below)
                if (item->property("shown").toBool() && isSeen(item))
                    figures << item->property("text").toString();
            counted[line->property("index").toInt()] = figures;
        }
        return counted.values();
    }

    /// The first columns of the sheet.
    static QList<QStringList> columns(Screen& screen, int count)
    {
        QList<QStringList> lines;
        for (const auto& line : screen.session().table()->sheet()->lines())
            lines << line.figures.mid(0, count);
        return lines;
    }

    /// How many texts say this, on the screen or in the end panel alone.
    static int said(Screen& screen, const QString& text, const char* within = nullptr)
    {
        int count = 0;
        for (const QQuickItem* item : screen.seen("QQuickText"))
            if (item->property("text").toString() == text &&
                (within == nullptr || isWithin(item, within)))
                ++count;
        return count;
    }

    static bool panelSays(Screen& screen, const QString& text)
    {
        return said(screen, text, "EndPanel") > 0;
    }

private slots:
    void scoresAreCountedColumnByColumn()
    {
        Screen screen;
        screen.preferences.overridePace(Preferences::Fast);
        screen.controller.play(almostOver(1));
        QQuickItem* place = placeOfPanel(screen);
        std::optional<QSignalSpy> steps;
        connect(place, &QQuickItem::visibleChanged, place, [&] {
            if (place->isVisible() && !steps)
                steps.emplace(scores(screen), SIGNAL(revealedChanged()));
        });
        decideLast(screen);
        QVERIFY(steps);
        const QString outcome = screen.session().table()->outcome();
        const int all = static_cast<int>(screen.session().table()->sheet()->headings().size());
        QCOMPARE(all, 3);
        // Each look is at one frame: nothing goes on meanwhile.
        QSignalSpy frames(&screen.view, &QQuickWindow::frameSwapped);
        for (int column = revealed(screen);
             column < all || figuresSeen(screen) != columns(screen, all);
             column = revealed(screen)) {
            const auto figures = figuresSeen(screen);
            QVERIFY(figures == columns(screen, column) ||
                    figures == columns(screen, std::max(column - 1, 0)));
            if (column < all)
                QCOMPARE(said(screen, outcome), 0); // who has won is not told before
            QVERIFY(frames.wait(20000));
        }
        QCOMPARE(int(steps->count()), all); // one after the other
        QTRY_VERIFY(panelSays(screen, outcome));
        QCOMPARE(revealed(screen), all);
    }

    void noScoreIsShownBeforeItIsCounted()
    {
        Screen screen;
        screen.preferences.overridePace(Preferences::Normal);
        screen.controller.play(almostOver(1));
        decideLast(screen);
        QVERIFY(revealed(screen) < 3);
        QVERIFY(panelSays(screen, "The final count")); // what it is that counts
        QList<QQuickItem*> below;
        collect(scores(screen), below);
        int uncounted = 0;
        for (const QQuickItem* item : below)
            if (item->property("last").toBool() && !item->property("shown").toBool()) {
                QCOMPARE(item->property("text").toString(), QString());
                ++uncounted;
            }
        QCOMPARE(uncounted, 4);
    }

    void theRowsBeginInTheOrderOfTheSeats()
    {
        Screen screen;
        screen.preferences.overridePace(Preferences::Fast);
        screen.controller.play(almostOver(1));
        decideLast(screen);
        QList<int> outcome;
        for (const auto& line : screen.session().table()->sheet()->lines())
            outcome << line.seat;
        QVERIFY(outcome != QList<int>({0, 1, 2, 3}));
        QCOMPARE(seats(screen), QList<int>({0, 1, 2, 3}));
        QTRY_COMPARE(revealed(screen), 3);
        QTRY_COMPARE(seats(screen), outcome);
    }

    void whatWasOverIsNotCountedAgain()
    {
        Screen screen;
        screen.preferences.overridePace(Preferences::Normal);
        screen.controller.play(finished("geschenkt", 4));
        QTRY_VERIFY_WITH_TIMEOUT(!screen.seen("ScoreTable").isEmpty(), 30000);
        QCOMPARE(revealed(screen), 3);
        QVERIFY(panelSays(screen, screen.session().table()->outcome()));
    }

    void withoutAnimationTheyStandThereAtOnce()
    {
        Screen screen;
        screen.controller.play(almostOver(2));
        decideLast(screen);
        QCOMPARE(figuresSeen(screen), columns(screen, 3));
        QVERIFY(panelSays(screen, screen.session().table()->outcome()));
    }

    void everyoneIsShownAsTheyTakeIt()
    {
        for (const char* game : {"skull", "geschenkt", "nyet"}) {
            Screen screen;
            screen.controller.play(finished(game, 3));
            QVERIFY(screen.waitForTurn());
            QMap<QString, bool> faces; // whether they have won
            for (const auto& row : screen.session().table()->seats()->rows())
                faces["qrc:/assets/" +
                      portraitOf(row.face, row.won ? table::Mood::Glad : table::Mood::Dismayed) +
                      ".svg"] = row.won;
            QCOMPARE(faces.size(), 3);
            QMap<QString, qreal> widths;
            for (const QQuickItem* drawing : screen.seen("Drawing")) {
                const QString source = drawing->property("source").toString();
                if (isWithin(drawing, "EndPanel") && faces.contains(source))
                    widths[source] = std::max(widths[source], drawing->width());
            }
            QCOMPARE(widths.keys(), faces.keys());
            for (const QString& won : faces.keys(true))
                for (const QString& lost : faces.keys(false))
                    QVERIFY(widths[won] > widths[lost]);
        }
    }

    void oneSentenceTellsHowItCameAbout()
    {
        for (const char* game : {"skull", "geschenkt", "nyet"}) {
            int told = 0;
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                Screen screen;
                screen.controller.play(finished(game, 3, seed));
                QVERIFY(screen.waitForTurn());
                const QString story = screen.session().table()->story();
                QVERIFY(story.isEmpty() || panelSays(screen, story));
                told += !story.isEmpty();
            }
            QVERIFY2(told > 0, game);
        }
    }

    void theWinnersPetalsRestWithReducedMotion()
    {
        for (const bool reduced : {true, false}) {
            Screen screen;
            screen.preferences.overridePace(Preferences::Fast);
            screen.preferences.setReduceMotion(reduced);
            screen.controller.play(almostOver(3));
            decideLast(screen);
            QTRY_VERIFY(!screen.seen("Winner").isEmpty());
            const QQuickItem* winner = screen.seen("Winner").value(0);
            if (reduced)
                QCOMPARE(winner->property("turned").toReal(), 1.0);
            else
                QTRY_VERIFY(winner->property("turned").toReal() > 0 &&
                            winner->property("turned").toReal() < 1);
        }
    }

    void whatWasPressedForSomethingElseBeginsNoGame_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"skull", "geschenkt", "nyet"})
            QTest::newRow(game) << game;
    }

    // As the page comes up, and again while it is told who has won.
    void whatWasPressedForSomethingElseBeginsNoGame()
    {
        QFETCH(QString, game);
        Screen screen;
        screen.controller.play(almostOver(5, qPrintable(game)));
        QVERIFY(screen.waitForTurn());
        const auto* session = screen.controller.session();
        QQuickItem* place = placeOfPanel(screen);
        QVERIFY(place != nullptr && !place->isVisible());
        int pressed = 0;
        QString fault;
        const auto press = [&] {
            const QQuickItem* panel = screen.seen("EndPanel").value(0);
            if (panel == nullptr || panel->property("ready").toBool() || !fault.isEmpty())
                return;
            ++pressed;
            QTest::keyClick(&screen.view, Qt::Key_Return);
            QTest::keyClick(&screen.view, Qt::Key_Space);
            for (const QQuickItem* button : screen.seen("ActionButton"))
                if (isWithin(button, "EndPanel"))
                    QTest::mouseClick(&screen.view, Qt::LeftButton, {},
                                      onScreen(button).center().toPoint());
            if (screen.controller.session() != session)
                fault = QStringLiteral("another game has begun");
        };
        connect(place, &QQuickItem::visibleChanged, &screen.view, press);
        // Of all that is legal the first one ended it before.
        const QString last = QString::fromStdString(session->match().legal().front());
        QTest::keyPress(&screen.view, Qt::Key_Space); // for something else
        screen.session().choose(last);
        QTRY_VERIFY(place->isVisible());
        press();
        QVERIFY(waitUntilReady(screen));
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        QVERIFY(pressed > 0);
        screen.holdDown(Qt::Key_Space, " ");
        QTest::keyRelease(&screen.view, Qt::Key_Space);
        QVERIFY(screen.controller.session() == session);
        QVERIFY(session->match().over());
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QVERIFY(screen.controller.session() != session);
    }

    void arrowsChangeNothingBesideTheButtons()
    {
        Screen screen;
        screen.controller.play(finished("skull", 3));
        QVERIFY(waitUntilReady(screen));
        for (const auto key : {Qt::Key_Left, Qt::Key_Right})
            for (int i = 0; i < 12; ++i) {
                QTest::keyClick(&screen.view, key);
                QVERIFY(!isA(screen.view.activeFocusItem(), "SlideBar"));
            }
    }

    void spaceCountsThemAtOnce()
    {
        Screen screen;
        screen.preferences.overridePace(Preferences::Relaxed);
        screen.controller.play(almostOver(3));
        decideLast(screen);
        QVERIFY(revealed(screen) < 3);
        const auto* session = screen.controller.session();
        QTest::keyClick(&screen.view, Qt::Key_Space);
        QCOMPARE(revealed(screen), 3);
        QVERIFY(panelSays(screen, session->table()->outcome()));
        QTRY_COMPARE(figuresSeen(screen), columns(screen, 3));
        QVERIFY(screen.controller.session() == session);
    }

    void heldDownNothingBeginsAnotherGame_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("text");
        QTest::newRow("Space") << int(Qt::Key_Space) << " ";
        QTest::newRow("Enter") << int(Qt::Key_Return) << "\r";
    }

    // Who skips what is counted, or plays the last card, may hold the key a moment too long.
    void heldDownNothingBeginsAnotherGame()
    {
        QFETCH(int, key);
        QFETCH(QString, text);
        Screen screen;
        screen.preferences.overridePace(Preferences::Relaxed);
        screen.controller.play(almostOver(3));
        decideLast(screen);
        const auto* session = screen.controller.session();
        if (key == Qt::Key_Space)
            QTest::keyPress(&screen.view, Qt::Key_Space);
        for (int i = 0; i < 3; ++i) {
            screen.holdDown(key, text);
            // As the window systems send it: let go and pressed again.
            qt_handleKeyEvent(&screen.view, QEvent::KeyRelease, key, {}, text, true);
        }
        QTest::keyRelease(&screen.view, static_cast<Qt::Key>(key));
        QVERIFY(screen.controller.session() == session);
        QVERIFY(session->match().over());
        // Pressed for itself it is a button like any other.
        QVERIFY(waitUntilReady(screen));
        screen.holdDown(key, text);
        QTest::keyRelease(&screen.view, static_cast<Qt::Key>(key));
        QVERIFY(screen.controller.session() == session);
        // Space skips and pauses: as a replay ends it may come once too often.
        QTest::keyClick(&screen.view, Qt::Key_Space);
        QVERIFY(screen.controller.session() == session);
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QVERIFY(screen.controller.session() != session);
    }
};

QTEST_MAIN(EndTest)
#include "end_test.moc"
