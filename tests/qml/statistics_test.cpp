#include "qml/games_stored.h"

using namespace facedown;
using namespace facedown::qml;

/// How everybody fared, how they play, and the ladder, as it is seen and touched.
class StatisticsPageTest : public WithGamesStored
{
    Q_OBJECT

private slots:
    void whoHasWonHowOften()
    {
        leave(6);
        Screen screen({1280, 800}, folder());
        QVERIFY(open(screen, 6));
        QVERIFY(screen.press("Statistics"));
        QCOMPARE(screen.controller.page(), play::Controller::StatisticsPage);
        play::StatisticsModel& statistics = *screen.controller.statistics();
        QTRY_COMPARE(statistics.rowCount(), 2); // the person, and the bots of one level
        const auto cells = statistics.value(0, "cells").toStringList();
        QCOMPARE(cells.size(), statistics.columnNames().size());
        QCOMPARE(cells[0], QString("Ana"));
        QCOMPARE(cells[1], QString("4"));
        const QStringList lines = statistics.csv().split("\r\n");
        QCOMPARE(lines.size(), 4); // the last is empty
        QVERIFY(lines[1].startsWith("\"Ana\",\"4\","));
        statistics.setGame(1);
        QCOMPARE(statistics.value(0, "cells").toStringList()[1], QString("2"));
        statistics.setPlayers(1);
        QCOMPARE(statistics.rowCount(), 0);
        screen.draw();
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QCOMPARE(screen.controller.page(), play::Controller::LibraryPage);
    }

    void itIsSaidWhatTheMarkOnTheBarIs()
    {
        leave(6);
        Screen screen({960, 600}, folder());
        QVERIFY(open(screen, 6));
        screen.controller.openStatistics();
        QTRY_COMPARE(screen.controller.statistics()->rowCount(), 2);
        screen.draw();
        const auto said = [&screen] {
            const auto items = screen.items();
            return std::count_if(items.begin(), items.end(), [](const QQuickItem* item) {
                return isSeen(item) &&
                       item->property("text").toString().startsWith("Par (the mark on the bar): ");
            });
        };
        QCOMPARE(said(), 1);
        for (QQuickItem* item : screen.items())
            if (isSeen(item) && item->property("text") == "Win rate")
                QTest::mouseMove(&screen.view, onScreen(item).center().toPoint() +
                                                   QPoint(0, int(item->height())));
        QTRY_COMPARE(said(), 2); // also where one points at it
    }

    void howEverybodyPlays()
    {
        leave(6);
        Screen screen({1280, 800}, folder());
        QVERIFY(open(screen, 6));
        screen.controller.openStatistics();
        play::StatisticsModel& statistics = *screen.controller.statistics();
        QTRY_COMPARE_WITH_TIMEOUT(statistics.rowCount(), 2, 20000);
        screen.draw();
        QVERIFY(screen.press("Style of play"));
        QVERIFY(statistics.game() > 0); // the one played last
        statistics.setGame(2);          // Geschenkt
        const QStringList names = statistics.columnNames();
        QCOMPARE(names.size(), 2 + statistics.notes().size());
        const auto cells = [&](int row) { return statistics.value(row, "cells").toStringList(); };
        // As soon as it has been counted.
        QTRY_VERIFY_WITH_TIMEOUT(!cells(1)[2].isEmpty(), 20000);
        QCOMPARE(cells(0).size(), names.size());
        QCOMPARE(cells(0)[0], QString("Ana"));
        // One person and three bots take 24 cards.
        QVERIFY(qAbs(cells(0)[2].toDouble() + 3 * cells(1)[2].toDouble() - 24) < 0.3); // rounded
        const QStringList lines = statistics.csv().split("\r\n");
        QVERIFY2(lines[0].endsWith('"' + names.last() + '"'), qPrintable(lines[0]));
        QVERIFY2(lines[1].endsWith('"' + cells(0).last() + '"'), qPrintable(lines[1]));
        statistics.setGame(0);
        QCOMPARE(statistics.view(), play::StatisticsModel::Results);
        QCOMPARE(statistics.notes().size(), 2); // what par is, and why no points are averaged
    }

    void theLadderIsClimbedByKeyboard()
    {
        leave(3);
        Screen screen({1280, 800}, folder());
        screen.controller.open("skull");
        screen.draw();
        QVERIFY(screen.press("Ladder of bots"));
        QCOMPARE(screen.controller.page(), play::Controller::StatisticsPage);
        QTRY_COMPARE(screen.controller.ladder()->people(), QStringList{"Ana"});
        screen.draw();
        QVERIFY(screen.button("Play against Bruno") != nullptr);
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QVERIFY(screen.controller.session() != nullptr);
        const match::Match& match = screen.controller.session()->match();
        QCOMPARE(match.players(), 3);
        QCOMPARE(match.playerEntries()[0].name, std::string("Ana"));
        QCOMPARE(match.playerEntries()[1].name, std::string("Bruno"));
        QCOMPARE(match.playerEntries()[1].level, std::string("easy"));
    }

    void aSmallWindowHasTheWholeLadder()
    {
        leave(3);
        Screen screen({1024, 620}, folder()); // of a window of 640 with a menu
        screen.controller.open("skull");
        screen.controller.openLadder();
        QTRY_COMPARE(screen.controller.ladder()->people(), QStringList{"Ana"});
        screen.draw();
        const QQuickItem* ladder = screen.seen("Ladder").value(0);
        QVERIFY(ladder != nullptr);
        QVERIFY(ladder->property("contentHeight").toReal() <= ladder->height());
    }

    void namesOfTwoLinesStayInTheirRow_data() { addRooms(); }
    void namesOfTwoLinesStayInTheirRow()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(double, text);
        setLanguage(language, text);
        leave(3);
        Screen screen(size, folder());
        QVERIFY(open(screen, 3));
        screen.controller.openStatistics();
        QTRY_COMPARE(screen.controller.statistics()->rowCount(), 2);
        screen.draw();
        int names = 0;
        for (const QQuickItem* words : screen.seen("Words")) {
            const QQuickItem* row = words->parentItem()->parentItem();
            if (row == nullptr || !row->property("spoken").isValid())
                continue;
            ++names;
            QVERIFY2(onScreen(row).adjusted(-1, -1, 1, 1).contains(onScreen(words)),
                     qPrintable(words->property("text").toString()));
        }
        QVERIFY(names > 0);
    }
};

QTEST_MAIN(StatisticsPageTest)
#include "statistics_test.moc"
