#include "app/play/session_play.h"
#include "qml/fits.h"

using namespace facedown;
using namespace facedown::qml;
using play::someMatch;

/// On the curtain everything has its room.
class CurtainTest : public FitsInEveryLanguage
{
    Q_OBJECT

private slots:
    void aLighterWayIsToldBelowTheCurtainsButton()
    {
        for (const Language& language : languages) {
            setLanguage(QString::fromUtf8(language.code), 2);
            Screen screen(QSize(1366, 740));
            screen.controller.play(someMatch(3, 2, 1));
            QVERIFY(screen.waitForTurn());
            QQuickItem* curtain = screen.seen("Curtain").value(0);
            QVERIFY(curtain != nullptr);
            curtain->setProperty("times", 5);
            screen.draw();
            const QRectF button = onScreen(curtain->findChild<QQuickItem*>("open"));
            int told = 0;
            for (const QQuickItem* item : screen.items())
                if (item->inherits("QQuickText") && isWithin(item, "Curtain") && isSeen(item) &&
                    onScreen(item).bottom() > button.bottom()) {
                    ++told;
                    QVERIFY2(onScreen(item).top() > button.bottom(), language.code);
                    QVERIFY(onScreen(curtain).contains(onScreen(item)));
                }
            QCOMPARE(told, 1);
        }
    }

    void aFaceOnTheCurtainStaysWithinItsSeam_data() { addRooms(); }

    /// However much has happened since.
    void aFaceOnTheCurtainStaysWithinItsSeam()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(double, text);
        setLanguage(language, text);
        match::Match match = someMatch(12, 12, 7);
        QVERIFY(match.apply("first 0").has_value());
        for (int disc = 0; disc < 13; ++disc)
            QVERIFY(match.apply("place flower").has_value());
        Screen screen(size);
        screen.controller.play(std::move(match));
        QVERIFY(screen.waitForTurn());
        QQuickItem* curtain = screen.seen("Curtain").value(0);
        QVERIFY(curtain != nullptr);
        curtain->setProperty("times", 5);
        screen.draw();
        int faces = 0;
        for (const QQuickItem* face : screen.seen("Drawing")) {
            if (!isWithin(face, "Curtain") || isWithin(face, "Icon"))
                continue;
            ++faces;
            const QRectF room = onScreen(curtain);
            QVERIFY2(onScreen(face).top() > room.top() + 0.06 * room.height(),
                     qPrintable(QString::number(onScreen(face).top())));
            QVERIFY(face->width() > 0.06 * room.height());
        }
        QCOMPARE(faces, 1);
    }
};

QTEST_MAIN(CurtainTest)
#include "curtain_test.moc"
