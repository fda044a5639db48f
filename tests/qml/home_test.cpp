#include <QDir>
#include <QTemporaryDir>

#include "app/play/session_play.h"
#include "play/record_file.h"
#include "qml/fits.h"

using namespace facedown;
using namespace facedown::qml;
using play::someMatch;

/// The home page, with matches that wait to be gone on with.
class HomeTest : public FitsInEveryLanguage
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> temporary_;

    QString folder() const { return temporary_->filePath("data"); }

    /// Matches of different seeds are left in the folder, the first played last.
    void leaveOlder(int count)
    {
        temporary_ = std::make_unique<QTemporaryDir>();
        QDir().mkpath(folder() + "/games");
        for (int i = 0; i < count; ++i) {
            QFile file(folder() + QString("/games/%1.facedown").arg(i));
            auto match = someMatch(4, 1, std::uint64_t(i));
            if (!match.sample() || !play::writeRecord(match, file.fileName()) ||
                !file.open(QIODevice::ReadWrite) ||
                !file.setFileTime(QDateTime(QDate(2026, 5, 20 - i), QTime(21, 5)),
                                  QFileDevice::FileModificationTime))
                qFatal("no file can be kept");
        }
    }

    /// What waits is shown, so many matches and the one of them that the button is for.
    static bool shows(Screen& screen, int older)
    {
        const bool told = QTest::qWaitFor([&] {
            return screen.lobby.older()->rowCount() == older &&
                   !screen.lobby.unfinished().isEmpty();
        });
        screen.draw();
        return told;
    }

    static bool leaveOne(Screen& screen)
    {
        screen.lobby.play(someMatch(4, 1, 100));
        const bool begun = screen.waitForTurn();
        screen.lobby.home();
        screen.draw();
        return begun;
    }

    /// Of the match that comes to the table.
    static std::uint64_t seed(Screen& screen)
    {
        if (!QTest::qWaitFor([&] { return screen.lobby.session() != nullptr; }))
            qFatal("no match comes");
        return screen.session().match().seed();
    }

private slots:
    void init()
    {
        ScreenTest::init();
        temporary_ = std::make_unique<QTemporaryDir>();
    }

    void withoutOlderOnesThereIsNoRow()
    {
        Screen screen;
        screen.draw();
        QVERIFY(screen.seen("OlderMatch").isEmpty());
        QVERIFY(screen.button("Continue") == nullptr);
        QVERIFY(leaveOne(screen));
        QVERIFY(screen.seen("OlderMatch").isEmpty());
        screen.click(screen.button("Continue"));
        QCOMPARE(seed(screen), std::uint64_t(100));
    }

    void aClickGoesOn()
    {
        for (const bool leftHere : {false, true})
            for (int row = 0; row < 3; ++row) {
                leaveOlder(leftHere ? 3 : 4);
                Screen screen({1280, 800}, folder());
                QVERIFY(shows(screen, leftHere ? 2 : 3));
                QVERIFY(!leftHere || (leaveOne(screen) && shows(screen, 3)));
                QVERIFY(screen.button("Continue") != nullptr);
                const auto rows = screen.seen("OlderMatch");
                QCOMPARE(rows.size(), 3);
                QVERIFY(row == 0 || onScreen(rows[row]).top() > onScreen(rows[row - 1]).bottom());
                const int match = leftHere ? row : row + 1;
                const QString spoken = rows[row]->property("spoken").toString();
                QCOMPARE(spoken, QString("Continue: Skull with Ana, Bruno, Sora, Iria "
                                         "(2026-05-%1 21:05)")
                                     .arg(20 - match));
                screen.click(rows[row]);
                QCOMPARE(seed(screen), std::uint64_t(match));
            }
    }

    void keysGoOn()
    {
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Right, Qt::Key_Down}) {
            leaveOlder(3);
            Screen screen({1280, 800}, folder());
            QVERIFY(leaveOne(screen) && shows(screen, 3));
            screen.button("Continue")->forceActiveFocus();
            if (key == Qt::Key_Down)
                QTest::keyClick(&screen.view, Qt::Key_Tab);
            for (int row = 0; row < 3; ++row) {
                if (row > 0 || key != Qt::Key_Down)
                    QTest::keyClick(&screen.view, key);
                QCOMPARE(screen.view.activeFocusItem(), screen.seen("OlderMatch")[row]);
            }
            QTest::keyClick(&screen.view, Qt::Key_Up);
            QTest::keyClick(&screen.view, Qt::Key_Return);
            QCOMPARE(seed(screen), std::uint64_t(1));
        }
        leaveOlder(3);
        Screen screen({1280, 800}, folder());
        QVERIFY(leaveOne(screen) && shows(screen, 3));
        QTest::keyClick(&screen.view, Qt::Key_R); // the last one's, as ever
        QCOMPARE(seed(screen), std::uint64_t(100));
    }

    void allHasItsPlace_data() { addLanguages(); }

    void allHasItsPlace()
    {
        QFETCH(QString, language);
        speak(language);
        const QFont usual = QGuiApplication::font();
        for (const double scale : {1.0, 1.5})
            for (const QSize size : {QSize(1024, 620), QSize(1920, 1060)}) {
                QFont font = usual;
                font.setPointSizeF(usual.pointSizeF() * scale);
                QGuiApplication::setFont(font);
                leaveOlder(4);
                Screen screen(size, folder());
                QVERIFY(leaveOne(screen) && shows(screen, 4));
                Faults faults(screen);
                faults.look();
                faults.check(1);
                const auto rows = screen.seen("OlderMatch").size();
                QVERIFY2(rows >= (size.width() > 1900 && scale < 1.1 ? 4 : 1),
                         qPrintable(QString::number(rows)));
                for (const QQuickItem* tile : screen.seen("GameTile"))
                    for (const QQuickItem* row : screen.seen("OlderMatch"))
                        QVERIFY(onScreen(tile).bottom() < onScreen(row).top());
                QTRY_COMPARE(screen.seen("Picture").size(), 3);
                for (const QQuickItem* picture : screen.seen("Picture"))
                    QVERIFY2(picture->width() > 40, qPrintable(QString::number(picture->width())));
            }
        QGuiApplication::setFont(usual);
    }
};

QTEST_MAIN(HomeTest)
#include "home_test.moc"
