#include <QTemporaryDir>

#include "app/play/session_play.h"
#include "qml/fits.h"

using namespace facedown;
using namespace facedown::qml;

/// A game that was played is looked at again, and gone on with from a point.
class ReplayBarTest : public FitsInEveryLanguage
{
    Q_OBJECT

    static QQuickItem* bar(Screen& screen) { return screen.seen("ReplayBar").value(0); }

private slots:
    void fromTheResultToTheStart()
    {
        Screen screen;
        screen.controller.play(play::playedOn(play::someMatch(3, 1, 1)));
        QVERIFY(bar(screen) == nullptr);
        screen.preferences.overridePace(play::Preferences::Relaxed);
        QVERIFY(screen.press("Replay"));
        QVERIFY(screen.session().replaying());
        QVERIFY(screen.session().moment() <= 1);
        QVERIFY(bar(screen) != nullptr);
        QVERIFY(screen.seen("EndPanel").isEmpty());
        QTest::keyClick(&screen.view, Qt::Key_Space);
        QVERIFY(!screen.session().replaying());
        screen.preferences.overridePace(play::Preferences::Instant);
        QTest::keyClick(&screen.view, Qt::Key_Space);
        QTRY_VERIFY(screen.session().live());
        screen.draw();
        QVERIFY(bar(screen) == nullptr);
        QCOMPARE(screen.seen("EndPanel").size(), 1);
    }

    /// What was won is known only once it is shown.
    void thePauseSignTellsNothingAhead()
    {
        Screen screen;
        auto match = play::playedOn(play::someGeschenkt(3, 3, 1));
        QVERIFY(match.undo().has_value());
        const auto last = QString::fromStdString(match.legal().front());
        screen.controller.play(std::move(match));
        if (screen.session().curtain())
            QVERIFY(screen.openCurtain());
        screen.preferences.overridePace(play::Preferences::Relaxed);
        screen.session().choose(last);
        screen.draw();
        QVERIFY(screen.session().finished());
        QVERIFY(!screen.session().table()->over());
        QVERIFY(screen.button("Pause") != nullptr);
        QVERIFY(screen.button("Replay") == nullptr);
    }

    /// Why nothing is taken back there is no longer said once one is back.
    void whatIsSaidOfAnEarlierMomentStaysThere()
    {
        Screen screen;
        screen.controller.play(play::someMatch(3, 1, 3));
        QVERIFY(screen.waitForTurn());
        const auto told = [&screen] {
            QStringList reasons;
            for (const QQuickItem* item : screen.items())
                if (item->property("told").toBool())
                    reasons << item->property("reason").toString();
            return reasons;
        };
        const QString now = screen.session().noUndo();
        screen.session().lookBack(0);
        QTest::keyClick(&screen.view, Qt::Key_Z, Qt::ControlModifier);
        const QString then = screen.session().noUndo();
        QCOMPARE(told(), QStringList{then});
        QVERIFY2(then.contains("earlier"), qPrintable(then));
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QVERIFY(screen.session().live());
        QCOMPARE(screen.session().noUndo(), now);
        QCOMPARE(told(), QStringList());
    }

    void theSliderAndTheLog()
    {
        Screen screen;
        screen.controller.play(play::playedOn(play::someMatch(3, 1, 1)));
        screen.session().lookBack(3);
        screen.draw();
        QQuickItem* slider = nullptr;
        for (QQuickItem* item : screen.seen("SlideBar"))
            if (isWithin(item, "ReplayBar"))
                slider = item;
        QVERIFY(slider != nullptr);
        slider->forceActiveFocus();
        QTest::keyClick(&screen.view, Qt::Key_Right);
        QCOMPARE(screen.session().moment(), 4);
        QTest::keyClick(&screen.view, Qt::Key_Left);
        QTest::keyClick(&screen.view, Qt::Key_Left);
        QCOMPARE(screen.session().moment(), 2);
        // The line of what is looked at is in sight, from the start to the end.
        for (const int moment : {1, screen.session().length() - 1, 1}) {
            screen.session().lookBack(moment);
            screen.draw();
            QVERIFY(screen.log() != nullptr);
            const QRectF list = onScreen(screen.log()).adjusted(0, -1, 0, 1);
            bool sighted = false;
            for (const QQuickItem* item : screen.items()) {
                if (!isSeen(item) || !isWithin(item, "LogPanel") ||
                    !item->property("shown").isValid())
                    continue;
                sighted =
                    sighted || (item->property("shown").toBool() && list.contains(onScreen(item)));
                // What comes after it is told more softly.
                const auto* words = item->property("contentItem").value<QQuickItem*>();
                QCOMPARE(words->opacity() < 1, item->property("since").toInt() > moment);
            }
            QVERIFY2(sighted, qPrintable(QString::number(moment)));
        }
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QVERIFY(screen.session().live());
    }

    void theLogIsScrolledByMouse_data()
    {
        QTest::addColumn<bool>("bar");
        QTest::addColumn<bool>("opened");
        QTest::newRow("its lines") << false << false;
        QTest::newRow("its bar") << true << false;
        QTest::newRow("its lines, of a record") << false << true;
        QTest::newRow("its bar, of a record") << true << true;
    }

    /// There it stays, whatever comes; and a click on a line shows the table as it was then.
    void theLogIsScrolledByMouse()
    {
        QFETCH(bool, bar);
        QFETCH(bool, opened);
        Screen screen;
        if (opened) {
            QTemporaryDir folder;
            QFile file(folder.filePath("game.facedown"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(
                play::playedOn(play::someGeschenkt(3, 1, 1)).record().dump()));
            file.close();
            QVERIFY(screen.controller.openRecord(file.fileName()).has_value());
        } else {
            screen.controller.play(play::playedOn(play::someGeschenkt(3, 1, 1), 60));
            QVERIFY(screen.waitForTurn());
        }
        screen.draw();
        QQuickItem* list = screen.log();
        QVERIFY(list != nullptr && list->property("atYEnd").toBool());
        const auto scrolled = [list] { return list->property("contentY").toReal(); };
        const qreal end = scrolled();
        const QRectF area = onScreen(list);
        const QPoint from =
            bar ? QPointF(area.right() - 3, area.bottom() - 6).toPoint() : area.center().toPoint();
        const QPoint by(0, bar ? -200 : 200);
        QTest::mousePress(&screen.view, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 10; ++step)
            QTest::mouseMove(&screen.view, from + by * step / 10);
        QTest::mouseRelease(&screen.view, Qt::LeftButton, {}, from + by);
        QTRY_VERIFY(!list->property("moving").toBool());
        const qreal there = scrolled();
        QVERIFY(there < end - 100);
        QVERIFY(screen.session().live()); // no line was clicked on
        if (!opened) {
            const int lines = screen.session().table()->log()->rowCount();
            screen.session().choose(
                QString::fromStdString(screen.session().match().legal().front()));
            QTRY_VERIFY(screen.session().table()->log()->rowCount() > lines);
            screen.draw();
            QVERIFY(qAbs(scrolled() - there) < 1);
        }
        QQuickItem* line = nullptr;
        for (QQuickItem* item : screen.seen("QQuickAbstractButton"))
            if (isWithin(item, "LogPanel") && area.contains(onScreen(item)))
                line = item;
        QVERIFY(line != nullptr);
        screen.click(line);
        QVERIFY(!screen.session().live());
        QCOMPARE(screen.session().moment(), line->property("moment").toInt());
    }

    void theNewestLineIsWhole_data()
    {
        QTest::addColumn<int>("events");
        QTest::newRow("begun") << 0;
        QTest::newRow("nearly over") << 12;
    }

    /// Also where it is the last of all.
    void theNewestLineIsWhole()
    {
        QFETCH(int, events);
        Screen screen;
        core::Random random(7);
        const match::Match game = play::matchOf("nyet", {{"players", 4}}, 1, 3);
        const std::size_t length = play::playedOn(game).length();
        screen.controller.play(events == 0 ? game : play::playedOn(game, length - events));
        for (int decisions = 0; decisions < 20; ++decisions) {
            QVERIFY(screen.waitForTurn());
            const QQuickItem* list = screen.log();
            QVERIFY(list != nullptr);
            qreal end = 0;
            for (const QQuickItem* item : screen.items())
                if (isWithin(item, "LogPanel") && item->property("since").isValid() && isSeen(item))
                    end = std::max(end, onScreen(item).bottom());
            QVERIFY2(std::abs(end - onScreen(list).bottom()) < 1 ||
                         list->property("contentHeight").toReal() < list->height(),
                     qPrintable(QString("after %1: %2").arg(decisions).arg(end)));
            if (screen.session().match().over())
                break;
            if (screen.yourTurn())
                QCOMPARE(screen.decideByClicking(random), QString());
            else
                QTest::keyClick(&screen.view, Qt::Key_Return);
        }
        QCOMPARE(screen.session().match().over(), events > 0);
    }

    void homeAndEndLeadToTheEndsOfTheGame()
    {
        Screen screen;
        screen.controller.play(play::playedOn(play::someGeschenkt(3, 1, 1), 60));
        QVERIFY(screen.waitForTurn());
        const int length = screen.session().length();
        QTest::keyClick(&screen.view, Qt::Key_Home);
        QVERIFY(screen.session().live()); // at the table they mean nothing
        screen.session().lookBack(length / 2);
        screen.draw();
        QTest::keyClick(&screen.view, Qt::Key_Home);
        QCOMPARE(screen.session().moment(), 0);
        QTest::keyClick(&screen.view, Qt::Key_End);
        QVERIFY(screen.session().live());
    }

    void theWayBackCoversNothing_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        for (const char* game : {"skull", "geschenkt", "nyet"})
            for (const QSize size : {QSize(1024, 620), QSize(1280, 800), QSize(1920, 1060)})
                QTest::addRow("%s, %d", game, size.width()) << QString(game) << size;
    }

    /// No seat, and nothing that lies on the table.
    void theWayBackCoversNothing()
    {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        Screen screen(size);
        screen.controller.play(
            play::playedOn(play::matchOf(qPrintable(game), {{"players", 5}}, 1, 1)));
        for (const int moment : {8, 25, screen.session().length() - 1}) {
            screen.session().lookBack(moment);
            screen.draw();
            const QQuickItem* way = bar(screen);
            QVERIFY(way != nullptr);
            int seats = 0;
            for (QQuickItem* item : screen.items()) {
                const bool seat = isA(item, "SeatPlate");
                if (!isSeen(item) || (!seat && !item->property("targetX").isValid()))
                    continue;
                seats += seat;
                QVERIFY2(!onScreen(item).intersects(onScreen(way)),
                         item->metaObject()->className());
            }
            QCOMPARE(seats, 5);
        }
    }

    /// On the plates of others, each in the place of a disc.
    void allFacesLieInTheirPlaces()
    {
        Screen screen(QSize(1366, 768));
        match::Match match = play::matchOf("skull", {{"players", 4}}, 0, 5);
        for (const char* event : {"first 0", "place flower", "place flower", "place skull"})
            QVERIFY(match.apply(event).has_value());
        screen.controller.play(std::move(match));
        screen.session().setPaused(true);
        screen.session().watchAs(core::everySeat);
        screen.draw();
        QList<QPointF> places;
        for (QQuickItem* standing : screen.seen("Standing")) {
            QList<QQuickItem*> all;
            collect(standing, all);
            for (const QQuickItem* one : std::as_const(all))
                if (one->property("lost").isValid())
                    places << onScreen(one).center();
        }
        int discs = 0;
        for (const QQuickItem* piece : screen.seen("SkullPiece")) {
            if (!piece->property("inHand").toBool() || piece->property("near").toBool())
                continue;
            ++discs;
            const QPointF centre = onScreen(piece).center();
            QVERIFY(std::any_of(places.begin(), places.end(), [centre](const QPointF& place) {
                return QLineF(centre, place).length() < 2;
            }));
        }
        QVERIFY(discs >= 9);
    }

    void playedFromHere()
    {
        Screen screen;
        screen.controller.play(play::playedOn(play::someMatch(3, 1, 1)));
        screen.session().lookBack(6);
        QVERIFY(screen.press("Play from here"));
        QCOMPARE(screen.controller.page(), play::Controller::SetupPage);
        screen.draw();
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QCOMPARE(screen.controller.page(), play::Controller::TablePage);
        QCOMPARE(screen.session().moment(), 6);
        screen.draw();
        QVERIFY(screen.press("Play from here"));
        screen.draw();
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QCOMPARE(screen.controller.page(), play::Controller::TablePage);
        QVERIFY(screen.session().length() >= 6);
        QVERIFY(!screen.session().finished());
    }

    void allHasItsPlace_data() { addLanguages(); }

    void allHasItsPlace()
    {
        QFETCH(QString, language);
        setLanguage(language);
        for (const QSize size : {QSize(1024, 620), QSize(1920, 1060)})
            for (const bool over : {true, false}) {
                Screen screen(size);
                screen.controller.play(over ? play::playedOn(play::someGeschenkt(4, 1, 1))
                                            : play::someGeschenkt(4, 1, 1));
                QVERIFY(over || screen.waitForTurn());
                screen.session().lookBack(1);
                Faults faults(screen);
                faults.look();
                play::Review& review = *screen.session().review();
                review.begin();
                QTRY_VERIFY_WITH_TIMEOUT(review.rowCount() > 0 || !over, 60000);
                screen.draw();
                faults.look();
                faults.check(2);
            }
    }
};

QTEST_MAIN(ReplayBarTest)
#include "replay_test.moc"
