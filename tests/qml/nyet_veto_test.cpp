#include "qml/nyet_screen.h"

using namespace facedown;
using namespace facedown::qml;
using namespace facedown::qml::nyet_screen;

/// The veto board of Nyet!, where one person after the other comes to it.
class NyetVetoTest : public ScreenTest
{
    Q_OBJECT

private slots:
    /// No arrow leads to what another has vetoed, of which nobody has asked.
    void whoComesNextCanVetoAtOnce()
    {
        Screen screen;
        screen.controller.play(shortNyet(3, 3, 6));
        const auto focused = [&] { return screen.view.activeFocusItem(); };
        const auto tips = [&] { return screen.seen("QQuickPopupItem").size(); };
        for (const Qt::Key way : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Up, Qt::Key_Left,
                                  Qt::Key_Down, Qt::Key_Down, Qt::Key_Right, Qt::Key_Up}) {
            QVERIFY(screen.waitForTurn());
            QVERIFY(stateOf(screen).table.phase == nyet::Phase::Veto);
            QTRY_COMPARE(tips(), 0);
            QTest::keyClick(&screen.view, way);
            QVERIFY(isWithin(focused(), "VetoBoard"));
            QVERIFY(!focused()->property("event").toString().isEmpty());
            const int length = screen.session().length();
            QTest::keyClick(&screen.view, Qt::Key_Return);
            QCOMPARE(screen.session().length(), length + 1);
        }
    }

    /// It is read beside the board: what may be clicked is not under it.
    void whatASquareMeansHidesNoSquare()
    {
        Screen screen;
        screen.controller.play(shortNyet(3, 1, 5));
        QVERIFY(screen.waitForTurn());
        QTest::keyClick(&screen.view, Qt::Key_Down);
        for (int row = 0; row < 4; ++row) {
            QTest::keyClick(&screen.view, Qt::Key_Down);
            QTRY_COMPARE(screen.seen("QQuickPopupItem").size(), 1);
            screen.draw();
            for (QQuickItem* square : screen.seen("PressButton"))
                if (isWithin(square, "VetoBoard"))
                    QVERIFY(
                        !onScreen(screen.seen("QQuickPopupItem")[0]).intersects(onScreen(square)));
        }
    }

    /// It is not stretched, and its words are as large as its squares allow.
    void inATallWindowItIsReadAsEasily()
    {
        Screen screen(QSize(1080, 1920));
        screen.controller.play(shortNyet(3, 1, 5));
        QVERIFY(screen.waitForTurn());
        int words = 0;
        for (const QQuickItem* square : screen.seen("PressButton"))
            if (isWithin(square, "VetoBoard"))
                QVERIFY(square->height() < 2 * square->width());
        for (const QQuickItem* text : screen.seen("QQuickText"))
            if (isWithin(text, "VetoBoard")) {
                QVERIFY2(pixelSize(text) >= 15, qPrintable(text->property("text").toString()));
                ++words;
            }
        QVERIFY(words > 20);
    }
};

QTEST_MAIN(NyetVetoTest)
#include "nyet_veto_test.moc"
