#include "app/play/watching.h"
#include "qml/screen.h"

using namespace facedown;
using namespace facedown::qml;
using play::Preferences;

/// What those find on the screen who only watch.
class WatchingTest : public ScreenTest
{
    Q_OBJECT

private slots:
    void whoIsOutWatchesFastOrBeginsAnother()
    {
        Screen screen;
        screen.preferences.overridePace(Preferences::Relaxed);
        screen.controller.play(play::anaIsOut(1));
        const auto told = [&] {
            screen.draw();
            for (const QQuickItem* words : screen.seen("Words"))
                if (words->property("text").toString() == "Ana is out. The game goes on.")
                    return true;
            return false;
        };
        QTRY_VERIFY(told());
        // Enter does what the highlighted button says.
        QTRY_COMPARE(screen.view.activeFocusItem(), screen.button("Watch fast"));
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QCOMPARE(screen.preferences.pace(), Preferences::Fast);
        QVERIFY(screen.press("At the usual pace"));
        QCOMPARE(screen.preferences.pace(), Preferences::Relaxed);
        QVERIFY(screen.press("New game"));
        QVERIFY(screen.session().out().isEmpty());
        screen.draw();
        QVERIFY(screen.seen("WatchBar").isEmpty());
    }

    void itIsShownWhoGoesOut()
    {
        Screen screen;
        screen.preferences.overridePace(Preferences::Relaxed);
        match::Match match = play::anaIsOut(3);
        match::Match before = match::Match::start("skull", match.options(), 1).value();
        before.setPlayerEntries(match.playerEntries());
        for (std::size_t i = 0; i + 1 < match.length(); ++i)
            QVERIFY(before.apply(match.event(i)).has_value());
        screen.controller.play(before);
        QVERIFY(screen.waitForTurn());
        QVERIFY(screen.openCurtain());
        screen.session().choose(QString::fromStdString(match.event(match.length() - 1)));
        QTRY_VERIFY(!screen.seen("SkullVerdict").isEmpty());
        QCOMPARE(screen.seen("SkullVerdict")[0]->property("words").toString(),
                 QString("Ana is eliminated"));
        screen.draw();
    }

    void botsAloneAreWatchedWithAnyEyes()
    {
        Screen screen;
        screen.controller.play(play::playedOn(play::someMatch(3, 0, 1), 3));
        screen.session().setPaused(true);
        screen.draw();
        QCOMPARE(screen.seen("SelectBox").size(), 1);
        screen.click(screen.seen("SelectBox")[0]);
        screen.draw();
        QTest::keyClick(&screen.view, Qt::Key_End);
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QCOMPARE(screen.session().table()->viewer(), core::everySeat);
        // Where people play there is nothing to choose.
        screen.controller.play(play::someMatch(3, 1, 1));
        QVERIFY(screen.waitForTurn());
        QVERIFY(screen.seen("SelectBox").isEmpty());
    }
};

QTEST_MAIN(WatchingTest)
#include "watching_test.moc"
