#include "app/play/session_play.h"
#include "qml/screen.h"

using namespace facedown;
using namespace facedown::qml;

/// What a hard bot makes of a game that is over is looked through.
class ReviewPanelTest : public ScreenTest
{
    Q_OBJECT

    /// A row of the review in its list.
    static QQuickItem* lineOf(Screen& screen, int row)
    {
        const QVariant moment = screen.session().review()->value(row, "moment");
        for (QQuickItem* item : screen.items())
            if (isWithin(item, "ReviewPanel") && item->property("made").isValid() &&
                item->property("moment") == moment)
                return item;
        qFatal("no such line");
    }

    /// How often a decision of a row is marked at the table; in the list it stands beside a name.
    static int timesMarked(Screen& screen, int row)
    {
        const QString made = screen.session().review()->value(row, "made").toString();
        return screen.timesRead(made.left(made.lastIndexOf(QLatin1String(" ("))));
    }

    /// All decisions of a whole game. False if it takes too long.
    static bool judges(Screen& screen)
    {
        screen.controller.play(play::playedOn(play::someMatch(3, 1, 1)));
        play::Review& review = *screen.session().review();
        review.begin();
        const bool all = QTest::qWaitFor([&] { return review.judged() == review.total(); }, 60000);
        screen.draw();
        return all;
    }

private slots:
    void theChancesHaveTheScaleOfTheWholeMatch()
    {
        Screen screen;
        screen.controller.play(play::playedOn(play::someMatch(3, 1, 1)));
        const play::Review& review = *screen.session().review();
        screen.session().review()->begin();
        screen.draw();
        QVERIFY(review.judged() < review.total());
        // Before the first decision, after each, and the result.
        QCOMPARE(screen.seen("Course").value(0)->property("rounds").toInt(), review.total() + 1);
    }

    /// As long as that moment is looked at, and no longer.
    void whatIsLookedAtIsMarked()
    {
        Screen screen;
        QVERIFY(judges(screen));
        play::Review& review = *screen.session().review();
        QQuickItem* line = lineOf(screen, 0);
        const auto isMarked = [line] {
            const auto* ground = line->property("background").value<QQuickItem*>();
            return ground->property("color").value<QColor>().alpha() > 0;
        };
        const auto* course = screen.seen("Course").value(0);
        QCOMPARE(course->property("current").toInt(), -1);
        QTest::mouseMove(&screen.view, onScreen(line).center().toPoint());
        screen.click(line);
        QVERIFY(isMarked());
        QCOMPARE(timesMarked(screen, 0), 1);
        QCOMPARE(course->property("current").toInt(), review.marks().constFirst().toPoint().x());
        screen.session().lookBack(screen.session().moment() + 1);
        QCOMPARE(timesMarked(screen, 0), 0);
        screen.session().lookBack(review.value(0, "moment").toInt());
        QCOMPARE(timesMarked(screen, 0), 1);
        review.close();
        QCOMPARE(timesMarked(screen, 0), 0);
        review.begin();
        QCOMPARE(timesMarked(screen, 0), 1);
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QVERIFY(screen.session().live());
        QCOMPARE(timesMarked(screen, 0), 0);
        QVERIFY(line->property("hovered").toBool() && !isMarked());
    }

    void oneBeginsWithTheFirstDecision()
    {
        Screen screen;
        screen.controller.play(play::playedOn(play::someMatch(3, 1, 1)));
        play::Review& review = *screen.session().review();
        QTRY_VERIFY(screen.button("Review") != nullptr);
        QTest::keyClick(&screen.view, Qt::Key_Tab);
        QVERIFY(screen.press("Review"));
        const auto focused = [&] { return screen.view.activeFocusItem(); };
        QTRY_VERIFY(isWithin(focused(), "ReviewPanel"));
        QTRY_VERIFY_WITH_TIMEOUT(review.judged() == review.total(), 60000);
        QVERIFY(review.rowCount() > 0);
        QTRY_COMPARE(focused(), lineOf(screen, 0));
        // It stays with what is looked at, and is there again when all has been judged.
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QVERIFY(!screen.session().live());
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QVERIFY(screen.session().live());
        QCOMPARE(focused(), lineOf(screen, 0));
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QTRY_VERIFY(screen.button("Review") != nullptr);
        QVERIFY(screen.press("Review"));
        QTRY_COMPARE(focused(), lineOf(screen, 0));
    }

    void arrowsGoFromDecisionToDecision()
    {
        Screen screen;
        QVERIFY(judges(screen));
        const play::Review& review = *screen.session().review();
        const int last = review.rowCount() - 1;
        QVERIFY(last > 1);
        lineOf(screen, 0)->forceActiveFocus(Qt::TabFocusReason);
        for (int row = 1; row <= last + 1; ++row) {
            QTest::keyClick(&screen.view, Qt::Key_Down);
            QCOMPARE(screen.view.activeFocusItem(), lineOf(screen, std::min(row, last)));
        }
        QTest::keyClick(&screen.view, Qt::Key_Up);
        QCOMPARE(screen.view.activeFocusItem(), lineOf(screen, last - 1));
    }

    /// From where one sits: another's decision is looked at with all face up, one's own as one saw
    /// it.
    void aDecisionThatCostMuchIsLookedAt()
    {
        Screen screen;
        screen.controller.play(play::playedOn(play::someMatch(3, 1, 1)));
        play::Review& review = *screen.session().review();
        QTRY_VERIFY(screen.button("Review") != nullptr); // once it has been told who has won
        QVERIFY(screen.press("Review"));
        QTRY_VERIFY_WITH_TIMEOUT(review.judged() == review.total(), 60000);
        screen.draw();
        QVERIFY(screen.seen("EndPanel").isEmpty() && screen.seen("LogPanel").isEmpty());
        const table::Table& table = *screen.session().table();
        const int own = table.viewer();
        int bots = -1;
        int ones = -1;
        for (int row = 0; row < review.rowCount(); ++row)
            (review.value(row, "player").toInt() == own ? ones : bots) = row;
        QVERIFY(bots >= 0 && ones >= 0);
        const auto look = [&](int row) {
            lineOf(screen, row)->forceActiveFocus(Qt::TabFocusReason);
            QTest::keyClick(&screen.view, Qt::Key_Return);
        };
        look(bots);
        QCOMPARE(screen.session().moment(), review.value(bots, "moment").toInt());
        QCOMPARE(table.actor(), review.value(bots, "seat").toInt());
        QCOMPARE(table.viewer(), core::everySeat);
        QCOMPARE(table.bottom(), own);
        look(ones);
        QCOMPARE(screen.session().moment(), review.value(ones, "moment").toInt());
        QCOMPARE(table.viewer(), own);
        look(bots);
        // Esc leads to the table, and only from there on to the result.
        screen.draw();
        QVERIFY(screen.button("Back to the table") != nullptr);
        QVERIFY(screen.button("Result") == nullptr);
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QVERIFY(screen.session().live() && review.isOpen());
        QVERIFY(screen.button("Result") != nullptr);
        QCOMPARE(table.viewer(), own); // the table is one's own again
        look(bots);
        QVERIFY(!screen.session().live() && table.viewer() != own);
        QVERIFY(screen.press("Close the review"));
        QVERIFY(!screen.session().live() && !review.isOpen());
        QCOMPARE(table.viewer(), own);
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QVERIFY(screen.session().live());
        QCOMPARE(screen.controller.page(), play::Controller::TablePage);
        screen.draw();
        QCOMPARE(screen.seen("EndPanel").size(), 1);
    }

    void decisionsHaveRoomWithLargeText()
    {
        const LargeText large(2);
        Screen screen(QSize(1366, 740));
        QVERIFY(judges(screen));
        const play::Review& review = *screen.session().review();
        QVERIFY(review.rowCount() > 1);
        screen.draw();
        const QRectF panel = onScreen(screen.seen("ReviewPanel").value(0));
        QList<QQuickItem*> lines;
        for (QQuickItem* item : screen.items())
            if (isWithin(item, "ReviewPanel") && item->property("made").isValid())
                lines << item;
        QCOMPARE(lines.size(), review.rowCount());
        QVERIFY(onScreen(lines.first()).top() < panel.center().y());
        for (QQuickItem* line : {lines.last(), lines.first()}) {
            line->forceActiveFocus(Qt::TabFocusReason);
            screen.draw();
            // Nothing but the page's edges may cut it off.
            const QQuickItem* page = line;
            while (!page->clip())
                page = page->parentItem();
            QVERIFY(panel.contains(onScreen(page)) && onScreen(page).contains(onScreen(line)));
        }
    }
};

QTEST_MAIN(ReviewPanelTest)
#include "review_test.moc"
