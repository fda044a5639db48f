#include "app/play/session_play.h"
#include "qml/fits.h"

using namespace facedown;
using namespace facedown::qml;
using play::someMatch;

/// The home page, with a match that waits to be gone on with.
class HomeTest : public FitsInEveryLanguage
{
    Q_OBJECT

    static bool leaveOne(Screen& screen)
    {
        screen.controller.play(someMatch(4, 1, 100));
        const bool begun = screen.waitForTurn();
        screen.controller.home();
        screen.draw();
        return begun;
    }

    /// Of the match that comes to the table.
    static std::uint64_t seed(Screen& screen)
    {
        if (!QTest::qWaitFor([&] { return screen.controller.session() != nullptr; }))
            qFatal("no match comes");
        return screen.session().match().seed();
    }

private slots:
    void theLastOneCanBeGoneOnWith()
    {
        Screen screen;
        screen.draw();
        QVERIFY(screen.button("Continue") == nullptr);
        QVERIFY(leaveOne(screen));
        screen.click(screen.button("Continue"));
        QCOMPARE(seed(screen), std::uint64_t(100));
        QVERIFY(leaveOne(screen));
        QTest::keyClick(&screen.view, Qt::Key_R);
        QCOMPARE(seed(screen), std::uint64_t(100));
        QVERIFY(leaveOne(screen));
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QCOMPARE(seed(screen), std::uint64_t(100));
    }

    void theLibraryIsNear()
    {
        Screen screen;
        QVERIFY(screen.press("Library"));
        QCOMPARE(screen.controller.page(), play::Controller::LibraryPage);
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QCOMPARE(screen.controller.page(), play::Controller::Home);
        QTest::keyClick(&screen.view, Qt::Key_L);
        QCOMPARE(screen.controller.page(), play::Controller::LibraryPage);
    }

    /// On no page, in the smallest window and the usual one, also at twice the size of text.
    void whatWentWrongCoversNothing()
    {
        for (const auto& [size, text] :
             {std::pair(QSize(960, 580), 1.0), {QSize(960, 580), 2.0}, {QSize(1280, 776), 1.0}}) {
            setLanguage("gl", text);
            Screen screen(size);
            QVERIFY(leaveOne(screen));
            const auto look = [&screen] {
                screen.draw();
                const auto before = screen.seen("ActionButton").size();
                screen.controller.report([] { return QString("Such a thing. ").repeated(14); });
                screen.draw();
                const QQuickItem* notice = screen.seen("Notice").value(0);
                QVERIFY(notice != nullptr);
                const QRectF there = onScreen(notice);
                int others = 0;
                for (const char* kind : {"ActionButton", "SeatPlate", "SkullPiece", "GameTile",
                                         "TextBox", "LibraryRow"})
                    for (const QQuickItem* item : screen.seen(kind))
                        if (!isWithin(item, "Notice")) {
                            QVERIFY2(onScreen(item).bottom() <= there.top() + 1, kind);
                            ++others;
                        }
                QVERIFY(others > 1);
                QCOMPARE(screen.seen("ActionButton").size(), before + 1);
                QVERIFY(screen.press("Entendido"));
                QVERIFY(screen.seen("Notice").isEmpty());
            };
            look();
            screen.controller.openLibrary();
            look();
            screen.controller.open("skull");
            look();
            screen.controller.play(someMatch(4, 1, 100));
            QVERIFY(screen.waitForTurn());
            look();
        }
    }

    /// Though the page is shown smaller meanwhile.
    void whatWentWrongOpensNoLog()
    {
        Screen screen(QSize(1024, 614));
        screen.controller.play(someMatch(4, 1, 100));
        QVERIFY(screen.waitForTurn());
        const auto logIsThere = [&screen] {
            screen.draw();
            return screen.log() != nullptr;
        };
        QVERIFY(!logIsThere());
        screen.controller.report([] { return QString("Such a thing. ").repeated(30); });
        QVERIFY(!logIsThere());
        QVERIFY(QMetaObject::invokeMethod(screen.view.rootObject(), "toggleLog"));
        QVERIFY(logIsThere());
        screen.controller.dismissError();
        QVERIFY(logIsThere());
    }

    void whatWaitsHasItsPlace_data() { addLanguages(); }

    /// Which game of a series, and since when; beside a button that leads to others.
    void whatWaitsHasItsPlace()
    {
        QFETCH(QString, language);
        setLanguage(language, 1.5);
        Screen screen({960, 600});
        match::Match third = someMatch(3, 1, 100);
        third.setSeries(match::Series{7, 2, {1, 1, 0}});
        screen.controller.play(std::move(third));
        QVERIFY(screen.waitForTurn());
        screen.controller.home();
        QCOMPARE(screen.timesRead(screen.controller.unfinishedSince()), 1);
        Faults faults(screen);
        faults.look();
        faults.check(1);
    }

    void howLongAGameTakesStandsApart_data() { addLanguages(); }

    /// From what it is about, in narrow tiles too, as beside the rules.
    void howLongAGameTakesStandsApart()
    {
        QFETCH(QString, language);
        setLanguage(language);
        for (const QSize size : {QSize(690, 620), QSize(1024, 620), QSize(1920, 1060)}) {
            Screen screen(size);
            screen.draw();
            const auto tiles = screen.seen("GameTile");
            QCOMPARE(tiles.size(), table::gameInfos().size());
            qsizetype pairs = 0;
            for (const QQuickItem* facts : screen.seen("PartedWords"))
                for (const QQuickItem* words : screen.seen("Words"))
                    if (words->parentItem() == facts->parentItem()->parentItem() &&
                        words->height() > 0) {
                        ++pairs;
                        QVERIFY2(onScreen(facts).top() - onScreen(words).bottom() > 8,
                                 qPrintable(words->property("text").toString()));
                    }
            QVERIFY(pairs >= tiles.size());
        }
    }

    void allHasItsPlace_data() { addRooms(); }

    void allHasItsPlace()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(double, text);
        setLanguage(language, text);
        Screen screen(size);
        QVERIFY(leaveOne(screen));
        Faults faults(screen);
        faults.look();
        faults.check(1);
        QTRY_COMPARE(screen.seen("Picture").size(), table::gameInfos().size());
        for (const QQuickItem* picture : screen.seen("Picture"))
            QVERIFY2(picture->width() > 40, qPrintable(QString::number(picture->width())));
        // The tiles fill the page down to its margin, with what the games are about.
        qreal lowest = 0;
        for (const QQuickItem* tile : screen.seen("GameTile"))
            lowest = std::max(lowest, onScreen(tile).bottom());
        // Below them is only the way on with the match that was left.
        qreal free = 0;
        for (const QQuickItem* button : screen.seen("ActionButton"))
            free = std::max(free, onScreen(button).top() - lowest);
        QVERIFY(free > 0);
        QVERIFY2(free < size.height() * 0.1, qPrintable(QString::number(free)));
    }
};

QTEST_MAIN(HomeTest)
#include "home_test.moc"
