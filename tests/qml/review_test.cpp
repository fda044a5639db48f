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
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QVERIFY(screen.session().live() && review.isOpen());
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
        screen.controller.play(play::playedOn(play::someMatch(3, 1, 1)));
        play::Review& review = *screen.session().review();
        review.begin();
        QTRY_VERIFY_WITH_TIMEOUT(review.judged() == review.total(), 60000);
        QVERIFY(review.rowCount() > 1);
        screen.draw();
        const QRectF panel = onScreen(screen.seen("ReviewPanel").value(0));
        QList<QQuickItem*> lines;
        for (QQuickItem* item : screen.items())
            if (isWithin(item, "ReviewPanel") && item->property("made").isValid())
                lines << item;
        QCOMPARE(lines.size(), review.rowCount());
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
