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
    }

    void theLibraryIsNear()
    {
        Screen screen;
        QVERIFY(screen.press("Library"));
        QCOMPARE(screen.lobby.page(), play::Lobby::LibraryPage);
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QCOMPARE(screen.lobby.page(), play::Lobby::Home);
        QTest::keyClick(&screen.view, Qt::Key_L);
        QCOMPARE(screen.lobby.page(), play::Lobby::LibraryPage);
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
                Screen screen(size);
                QVERIFY(leaveOne(screen));
                Faults faults(screen);
                faults.look();
                faults.check(1);
                QTRY_COMPARE(screen.seen("Picture").size(), 3);
                for (const QQuickItem* picture : screen.seen("Picture"))
                    QVERIFY2(picture->width() > 40, qPrintable(QString::number(picture->width())));
            }
        QGuiApplication::setFont(usual);
    }
};

QTEST_MAIN(HomeTest)
#include "home_test.moc"
