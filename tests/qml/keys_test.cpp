#include "app/play/session_play.h"
#include "qml/screen.h"

using namespace facedown;
using namespace facedown::qml;
using play::someMatch;

/// What keys do at the table, held down or not, and what names look like there.
class KeysTest : public ScreenTest
{
    Q_OBJECT

    static bool waitFor(Screen& screen, const std::function<bool()>& happened)
    {
        QSignalSpy changed(&screen.session(), &play::Session::changed);
        while (!happened())
            if (!changed.wait(20000))
                return false;
        screen.draw();
        return true;
    }

    static bool waitForTurn(Screen& screen)
    {
        return waitFor(screen, [&] {
            return !screen.session().holding() && screen.session().table()->yourTurn();
        });
    }

    static bool waitForCurtain(Screen& screen)
    {
        return waitFor(screen, [&] { return screen.session().curtain(); });
    }

private slots:
    /// Pressed as it falls, a key or a button was meant for what was there before.
    void aCurtainStaysShutForAMoment()
    {
        Screen screen;
        const auto guard = [&](int time) {
            screen.view.rootObject()->setProperty("guardTime", time);
        };
        guard(600'000);
        screen.controller.play(someMatch(3, 2, 1));
        QVERIFY(screen.waitForTurn());
        QVERIFY(screen.session().curtain());
        QQuickItem* curtain = screen.seen("Curtain").value(0);
        QVERIFY(curtain != nullptr && curtain->property("guarded").toBool());
        QTest::keyClick(&screen.view, Qt::Key_Return);
        screen.click(curtain->findChild<QQuickItem*>("open"));
        QVERIFY(screen.session().curtain());
        guard(1);
        QTRY_VERIFY(!curtain->property("guarded").toBool());
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QVERIFY(!screen.session().curtain());
    }

    void aSecondClickOnStartDoesNothingAtTheTable()
    {
        Screen screen;
        screen.view.rootObject()->setProperty("logBeside", false);
        screen.controller.open("skull");
        screen.draw();
        QCoreApplication::processEvents(); // no guard yet
        QQuickItem* start = screen.button("Start the game");
        QVERIFY(start != nullptr);
        const QPoint there = onScreen(start).center().toPoint();
        screen.view.rootObject()->setProperty("guardTime", 1'200'000);
        QTest::mouseClick(&screen.view, Qt::LeftButton, {}, there);
        QCOMPARE(screen.controller.page(), play::Controller::TablePage);
        screen.draw();
        QQuickItem* pause = screen.button("Pause");
        QVERIFY(pause != nullptr && onScreen(pause).contains(there));
        QTest::mouseClick(&screen.view, Qt::LeftButton, {}, there);
        QVERIFY(!screen.session().paused());
        screen.view.rootObject()->setProperty("guardTime", 0);
        QTRY_VERIFY([&] {
            QTest::mouseClick(&screen.view, Qt::LeftButton, {}, there);
            return screen.session().paused();
        }());
    }

    void aSecondTapDecidesNothingForTheNextPerson()
    {
        Screen screen;
        const auto guard = [&](int time) {
            screen.view.rootObject()->setProperty("guardTime", time);
        };
        screen.controller.play(play::someGeschenkt(3, 3, 4));
        QVERIFY(screen.waitForTurn());
        const int length = screen.session().length();
        guard(600'000);
        QTest::keyClick(&screen.view, Qt::Key_N);
        QTRY_COMPARE(screen.session().length(), length + 1);
        QTRY_VERIFY(screen.yourTurn());
        QTest::keyClick(&screen.view, Qt::Key_N);
        QCOMPARE(screen.session().length(), length + 1);
        screen.click(screen.button("No thanks: −1 chip"));
        screen.click(screen.piece("take"));
        QCOMPARE(screen.session().length(), length + 1);
        guard(1);
        auto* room = screen.seen("ActionBar")[0]->property("room").value<QObject*>();
        QTRY_VERIFY(!room->property("guarded").toBool());
        QTest::keyClick(&screen.view, Qt::Key_N);
        QCOMPARE(screen.session().length(), length + 2);
        QTRY_VERIFY(screen.yourTurn());
        QTRY_VERIFY(!room->property("guarded").toBool());
        screen.click(screen.piece("take"));
        QTRY_VERIFY(screen.session().length() > length + 2);
    }

    void heldDownNothingOpensTheCurtain()
    {
        Screen screen;
        screen.controller.play(someMatch(3, 2, 3));
        QVERIFY(waitForCurtain(screen));
        screen.holdDown(Qt::Key_Return, "\r");
        screen.holdDown(Qt::Key_Enter, "\r");
        QVERIFY(screen.session().curtain());
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QVERIFY(!screen.session().curtain());
    }

    void whoMeetsManyCurtainsHasALighterWay()
    {
        Screen screen;
        screen.preferences.setSharing(play::Preferences::EveryTurn);
        screen.controller.play(play::someGeschenkt(3, 3, 4));
        const QString lighter = "No more curtains: look while V is held";
        for (int curtains = 1; curtains < 14; ++curtains) {
            QVERIFY(waitForCurtain(screen));
            QCOMPARE(screen.timesRead(lighter), curtains > 3 && curtains < 12 ? 1 : 0);
            screen.session().openCurtain();
            QCOMPARE(screen.timesRead(lighter), 0);
            QTest::keyClick(&screen.view, Qt::Key_N);
        }
    }

    void whoRefusesCurtainsPeeksFromThenOn()
    {
        Screen screen;
        screen.controller.play(someMatch(3, 2, 3));
        QVERIFY(waitForCurtain(screen));
        QQuickItem* curtain = screen.seen("Curtain").value(0);
        curtain->setProperty("times", 5);
        screen.draw();
        // Not by arrows that were meant for the table.
        for (const auto key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
            QTest::keyClick(&screen.view, key);
            QVERIFY(!curtain->findChild<QQuickItem*>("lighter")->hasActiveFocus());
        }
        screen.click(curtain->findChild<QQuickItem*>("lighter"));
        QCOMPARE(screen.timesRead("No more curtains. The Settings menu brings them back."), 1);
        QCOMPARE(screen.preferences.sharing(), play::Preferences::Peek);
        QVERIFY(!screen.session().curtain() && screen.session().canPeek());
        QVERIFY(!screen.session().peeking());
        QTest::keyPress(&screen.view, Qt::Key_V);
        QVERIFY(screen.session().peeking());
        QTest::keyRelease(&screen.view, Qt::Key_V);
        QVERIFY(!screen.session().peeking() && !screen.session().curtain());
        // What covers the hand says whose turn it is to look, and shows it when it is pressed.
        screen.draw();
        const QString whose = screen.session().curtainFor();
        QVERIFY(!whose.isEmpty());
        QCOMPARE(screen.timesRead("Only " + whose + ": hold V or press the eye to look"), 1);
        screen.click(screen.seen("PeekNote").value(0));
        QVERIFY(screen.session().peeking());
    }

    void enterTwiceOpensTheCurtainAndDecidesNothing()
    {
        Screen screen;
        // For a veto there is no curtain.
        match::Match match = play::matchOf("nyet", {{"players", 3}}, 2, 3);
        while (match.actor() == core::chance || match.legal().front().starts_with("veto"))
            QVERIFY(match.actor() == core::chance ? match.sample().has_value()
                                                  : match.apply(match.legal().front()).has_value());
        screen.controller.play(std::move(match));
        QVERIFY(waitForCurtain(screen));
        screen.preferences.overridePace(play::Preferences::Normal);
        const int length = screen.session().length();
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QVERIFY(!screen.session().curtain());
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QTest::keyClick(&screen.view, Qt::Key_Enter);
        QCOMPARE(screen.session().length(), length);
        QTest::keyClick(&screen.view, Qt::Key_Right);
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QVERIFY(screen.session().length() > length);
    }

    /// Whoever has just decided may press Enter once more, and the next has not chosen yet.
    void enterDecidesNothingForTheNextWhoHasChosenNothing_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::newRow("vetoes") << QByteArray("nyet");
        QTest::newRow("bids") << QByteArray("skull");
        QTest::newRow("a card nobody wants") << QByteArray("geschenkt");
    }

    void enterDecidesNothingForTheNextWhoHasChosenNothing()
    {
        QFETCH(QByteArray, game);
        Screen screen;
        match::Match match = play::matchOf(game.constData(), {{"players", 3}}, 3, 3);
        if (game == "skull")
            for (const char* event : {"first 0", "place flower", "place flower", "place flower"})
                QVERIFY(match.apply(event).has_value());
        screen.controller.play(std::move(match));
        const auto come = [&] {
            if (screen.session().curtain())
                QTest::keyClick(&screen.view, Qt::Key_Return);
            return waitForTurn(screen) && !screen.session().curtain();
        };
        QVERIFY(waitFor(screen, [&] {
            return screen.session().curtain() || screen.session().table()->yourTurn();
        }));
        for (int turn = 0; turn < 2; ++turn) {
            QVERIFY(come());
            const int length = screen.session().length();
            const core::Seat actor = screen.session().match().actor();
            QTest::keyClick(&screen.view, Qt::Key_Return);
            QTest::keyClick(&screen.view, Qt::Key_Enter);
            QCOMPARE(screen.session().length(), length);
            QTest::keyClick(&screen.view, Qt::Key_Right);
            QTest::keyClick(&screen.view, Qt::Key_Return);
            QVERIFY(waitFor(screen, [&] {
                return screen.session().length() > length && !screen.session().holding();
            }));
            QVERIFY(screen.session().match().actor() != actor);
        }
    }

    /// What is for all to see the only thing to do can be done by Enter, whoever has the screen.
    void enterFlipsTheOnlyDiscThereIs()
    {
        Screen screen;
        match::Match match = someMatch(3, 3, 1);
        for (const char* event :
             {"first 0", "place flower", "place flower", "place flower", "bid 2", "pass", "pass"})
            QVERIFY(match.apply(event).has_value());
        QCOMPARE(match.legal().size(), std::size_t(1));
        screen.controller.play(std::move(match));
        if (screen.session().curtain())
            QTest::keyClick(&screen.view, Qt::Key_Return);
        QVERIFY(waitForTurn(screen));
        const int length = screen.session().length();
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QCOMPARE(screen.session().length(), length + 1);
        QVERIFY(waitForTurn(screen)); // whose disc is next is a choice
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QCOMPARE(screen.session().length(), length + 1);
    }

    void nothingBehindTheCurtainHasTheFocus()
    {
        Screen screen;
        screen.controller.play(someMatch(3, 2, 3));
        QVERIFY(waitForCurtain(screen));
        const int length = screen.session().length();
        for (const Qt::Key key :
             {Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Right, Qt::Key_Left, Qt::Key_Up, Qt::Key_Down})
            for (int i = 0; i < 20; ++i) {
                QTest::keyClick(&screen.view, key);
                const QQuickItem* focused = screen.view.activeFocusItem();
                QVERIFY2(focused != nullptr && isWithin(focused, "Curtain"),
                         focused == nullptr ? "nothing" : focused->metaObject()->className());
            }
        QVERIFY(screen.session().curtain());
        QVERIFY(screen.session().live());
        QCOMPARE(screen.session().length(), length);
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QVERIFY(!screen.session().curtain());
    }

    void heldDownNothingIsPlayed()
    {
        Screen screen;
        screen.controller.play(someMatch(3, 1, 3));
        QVERIFY(waitForTurn(screen));
        const int length = screen.session().length();
        for (char key = '0'; key <= '9'; ++key)
            screen.holdDown(key, QString(QLatin1Char(key)));
        for (char key = 'A'; key <= 'Z'; ++key)
            if (key != 'L') // the log's, which plays nothing
                screen.holdDown(key, QString(QLatin1Char(key)).toLower());
        screen.holdDown(Qt::Key_Space, " ");
        screen.holdDown(Qt::Key_Return, "\r");
        QCOMPARE(screen.session().length(), length);
        QVERIFY(screen.session().live());
        // Space skips, and is no decision; a letter is one.
        QTest::keyClick(&screen.view, Qt::Key_Space);
        QCOMPARE(screen.session().length(), length);
        const QString key = screen.session().table()->actions()->actions().front().key;
        QVERIFY(!key.isEmpty());
        QTest::keyClick(&screen.view, key.front().toLatin1());
        QVERIFY(screen.session().length() > length);
    }

    void aBidIsSetByKeys()
    {
        Screen screen;
        match::Match match = someMatch(12, 1, 3);
        (void)match.apply("first 0");
        for (int disc = 0; disc < 12; ++disc)
            QVERIFY(match.apply("place flower").has_value());
        screen.controller.play(std::move(match));
        QVERIFY(waitForTurn(screen));
        const auto bid = [&] {
            const auto& action = screen.session().table()->actions()->actions().back();
            return action.choices[action.chosen].event;
        };
        const int length = screen.session().length();
        QCOMPARE(bid(), "bid 1");
        QTest::keyClick(&screen.view, Qt::Key_Up);
        QCOMPARE(bid(), "bid 2");
        QTest::keyClick(&screen.view, Qt::Key_Down);
        QCOMPARE(bid(), "bid 1");
        QTest::keyClick(&screen.view, '+');
        QCOMPARE(bid(), "bid 2");
        QTest::keyClick(&screen.view, '+');
        QTest::keyClick(&screen.view, '-');
        QCOMPARE(bid(), "bid 2");
        QTest::keyClick(&screen.view, '7');
        QCOMPARE(bid(), "bid 7");
        QTest::keyClick(&screen.view, '0'); // there is no such bid
        QCOMPARE(bid(), "bid 7");
        QCOMPARE(screen.session().length(), length);
        // Whoever has set it says it with Enter.
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QTRY_VERIFY(screen.session().table()->log()->textsAfter(length).value(0).contains("bid 7"));
    }

    void whatIsDisabledSaysWhyAndNothingElseSpeaks()
    {
        Screen screen;
        screen.controller.play(someMatch(3, 1, 3));
        QVERIFY(waitForTurn(screen));
        const QString why = screen.session().noUndo();
        QVERIFY(!why.isEmpty());
        const auto told = [&screen](bool pointed = true) {
            QStringList reasons;
            for (const QQuickItem* item : screen.items()) {
                if (pointed && item->property("spoken").toString() == "Undo")
                    QTest::mouseMove(&screen.view, onScreen(item).center().toPoint());
                if (item->property("told").toBool())
                    reasons << item->property("reason").toString();
            }
            return reasons;
        };
        QCOMPARE(told(false), QStringList());
        QTest::keyClick(&screen.view, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(told(false), QStringList{why});
        QTRY_COMPARE(told(), QStringList{why});
        QCOMPARE(told(), QStringList{why});
    }

    void namesAreShownAsTheyAre()
    {
        Screen screen;
        const QString name = QStringLiteral("<b>x</b>");
        auto match = someMatch(3, 2, 3);
        auto entries = match.playerEntries();
        for (std::size_t seat = 0; seat < 2; ++seat)
            entries[seat].name = name.toStdString() + std::to_string(seat);
        match.setPlayerEntries(entries);
        screen.controller.play(match);
        const auto check = [&](int atLeast) {
            int found = 0;
            for (const QQuickItem* item : screen.items()) {
                if (!item->inherits("QQuickText") ||
                    !item->property("text").toString().contains(name))
                    continue;
                ++found;
                QCOMPARE(item->property("textFormat").toInt(), int(Qt::PlainText));
            }
            QVERIFY2(found >= atLeast, qPrintable(QString::number(found)));
        };
        QVERIFY(waitForCurtain(screen));
        check(4); // two plates, whom to pass it to, and the button
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QVERIFY(waitForTurn(screen));
        screen.click(screen.button(
            screen.session().table()->actions()->actions().front().choices.front().text));
        QVERIFY(waitForCurtain(screen));
        check(5); // the log as well
    }
};

QTEST_MAIN(KeysTest)
#include "keys_test.moc"
