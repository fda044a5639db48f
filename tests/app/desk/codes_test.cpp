#include <QLabel>
#include <QProcess>
#include <QScrollArea>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/phone/fake_network.h"
#include "desk/phones_panel.h"
#include "desk/theme.h"
#include "desk_test.h"

namespace facedown::desk {

using phone::House;
using phone::Phones;

/// The codes of seats on phones, as the panel shows them, are read by a program that reads codes.
class CodesTest : public ApplicationTest
{
    Q_OBJECT

    /// All that is read in a picture of the panel.
    static QStringList readIn(QWidget& panel)
    {
        const QTemporaryDir folder;
        QString file = folder.filePath("panel.png");
        if (qEnvironmentVariableIsSet("FACEDOWN_SHOTS"))
            file = QStringLiteral("%1/%2-%3.png")
                       .arg(qEnvironmentVariable("FACEDOWN_SHOTS"), QTest::currentDataTag())
                       .arg(++shots_);
        if (!panel.grab().save(file))
            return {"there is no picture"};
        QProcess reader;
        reader.start("zbarimg", {"--quiet", "--raw", file});
        reader.waitForFinished(60000);
        return QString::fromUtf8(reader.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
    }

    static inline int shots_ = 0;

private slots:
    void everyCodeIsRead_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QSize>("size");
        for (const bool dark : {true, false}) {
            const QByteArray theme = dark ? "dark" : "light";
            QTest::newRow(theme + "-smallest") << dark << QSize(1, 1);
            QTest::newRow(theme + "-usual") << dark << QSize();
            QTest::newRow(theme + "-largest") << dark << QSize(3840, 2160);
        }
    }

    void everyCodeIsRead()
    {
        QVERIFY2(!QStandardPaths::findExecutable("zbarimg").isEmpty(), ".ci/install test");
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        dressWidgets(dark);
        House house(play::someMatch(4, 4, 1));
        house.network.codes = Phones::load();
        for (int player = 0; player < 4; ++player)
            house.phones.moveToPhone(player);
        PhonesPanel panel(&house.controller, &house.phones, nullptr);
        if (!size.isEmpty())
            panel.resize(size); // no smaller than it can be
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto* area = panel.findChild<QScrollArea*>();
        int codes = 0;
        for (QLabel* label : panel.findChildren<QLabel*>()) {
            if (label->accessibleName().isEmpty())
                continue;
            area->ensureWidgetVisible(label);
            QCoreApplication::processEvents();
            const QString address = house.phones.address(codes++);
            const QStringList read = readIn(panel);
            QVERIFY2(read.contains(address), qPrintable(address + ": " + read.join(' ')));
        }
        QCOMPARE(codes, 4);
    }
};

} // namespace facedown::desk

using facedown::desk::CodesTest;
QTEST_MAIN(CodesTest)
#include "codes_test.moc"
