#include "app/play/session_play.h"
#include "qml/fits.h"

using namespace facedown;
using namespace facedown::qml;
using play::someMatch;

/// On the curtain everything has its room, and so has what is said where there is none.
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

    void whatIsSaidDoesNotCoverWhoMayLook_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        for (const char* game : {"nyet", "skull"})
            for (const QSize size : {QSize(960, 570), QSize(1024, 620), QSize(1920, 1060)})
                for (const double text : {1.0, 2.0})
                    QTest::addRow("%s, %d, text %.1f", game, size.width(), text)
                        << game << size << text;
    }

    void whatIsSaidDoesNotCoverWhoMayLook()
    {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        QFETCH(double, text);
        const LargeText large(text);
        match::Match match = play::matchOf(qPrintable(game), {{"players", 4}}, 4, 3);
        while (match.actor() == core::chance || match.legal().front().starts_with("veto"))
            QVERIFY(match.actor() == core::chance ? match.sample().has_value()
                                                  : match.apply(match.legal().front()).has_value());
        Screen screen(size);
        screen.preferences.setSharing(play::Preferences::Peek);
        screen.controller.play(std::move(match));
        QVERIFY(screen.waitForTurn());
        screen.session().say("No more curtains. The Settings menu brings them back.");
        screen.draw();
        const QQuickItem* said = screen.seen("AskNote").value(0);
        const QQuickItem* look = screen.seen("PeekNote").value(0);
        QVERIFY(said != nullptr && look != nullptr);
        QVERIFY(!onScreen(said).intersects(onScreen(look)));
        QVERIFY(onScreen(screen.seen("Board").value(0)).contains(onScreen(said)));
    }
};

QTEST_MAIN(CurtainTest)
#include "curtain_test.moc"
