#include <QQuickPaintedItem>

#include "app/play/session_play.h"
#include "qml/screen.h"

using namespace facedown;
using namespace facedown::qml;

/// The cloth on a screen that has one and a quarter of its own pixels for each of the page's.
class TableClothTest : public QObject
{
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_SCALE_FACTOR", "1.25"); }

private slots:
    void whatItMayLeaveFreeIsDrawnBelow()
    {
        Screen screen;
        screen.controller.play(play::someMatch(3, 0, 1));
        screen.draw();
        QCOMPARE(screen.view.effectiveDevicePixelRatio(), 1.25);
        const auto cloths = screen.seen("facedown::qml::TableCloth");
        QCOMPARE(cloths.size(), 1);
        QVERIFY(!qobject_cast<QQuickPaintedItem*>(cloths.first())->opaquePainting());
    }
};

QTEST_MAIN(TableClothTest)
#include "table_cloth_test.moc"
