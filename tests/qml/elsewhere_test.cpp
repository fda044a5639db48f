#include <QQmlProperty>

#include "app/play/session_nyet.h"
#include "qml/screen.h"

using namespace facedown;
using namespace facedown::qml;
using play::Preferences;

/// The window while every person holds their hand elsewhere, on a phone: it is the table's screen,
/// which shows what all may see and sets the time.
class ElsewhereTest : public ScreenTest
{
    Q_OBJECT

    static void begin(Screen& screen, match::Match match)
    {
        screen.controller.play(std::move(match));
        const auto& entries = screen.session().match().playerEntries();
        for (int player = 0; player < screen.session().match().players(); ++player)
            if (!entries[static_cast<std::size_t>(player)].bot)
                screen.session().setElsewhere(player, true);
        screen.draw();
    }

    static bool awaitsSomebody(Screen& screen)
    {
        const std::vector<int> players = screen.session().playersElsewhere();
        return std::any_of(players.begin(), players.end(),
                           [&](int player) { return screen.session().awaits(player); });
    }

    /// The decision of whoever is to act, on their phone.
    static void decide(Screen& screen, const QString& event = {})
    {
        QTRY_VERIFY(awaitsSomebody(screen));
        const QString first = QString::fromStdString(screen.session().match().legal().front());
        screen.session().decideElsewhere({event.isEmpty() ? first : event});
        QVERIFY(isEverybodys(screen));
    }

    /// Whether the window shows what all may see, openly.
    static bool isEverybodys(Screen& screen)
    {
        play::Session& session = screen.session();
        return !session.curtain() && screen.seen("Curtain").isEmpty() && !session.canPeek() &&
               session.table()->viewer() == core::nobody;
    }

    static match::Match beforeTheVerdict()
    {
        match::Match match = play::someMatch(3, 3, 1);
        for (const char* event :
             {"first 0", "place flower", "place flower", "place flower", "bid 1", "pass", "pass"})
            (void)match.apply(event);
        return match;
    }

    static void press(Screen& screen, Qt::Key key) { QTest::keyClick(&screen.view, key); }

private slots:
    void whoPlaysOnAPhoneIsSeen()
    {
        Screen screen;
        screen.controller.play(play::someMatch(3, 2, 1));
        const auto phones = [&] {
            screen.draw();
            QStringList names;
            for (const QQuickItem* plate : screen.seen("SeatPlate"))
                for (const QQuickItem* icon : screen.seen("Icon"))
                    if (plate->isAncestorOf(icon) && icon->property("name") == "phone")
                        names << plate->property("name").toString();
            return names;
        };
        QVERIFY(phones().isEmpty());
        screen.session().setElsewhere(1, true);
        QCOMPARE(phones(), QStringList("Bruno"));
        screen.session().setElsewhere(1, false);
        QVERIFY(phones().isEmpty());
        screen.session().setElsewhere(1, true);
        screen.session().setBot(1, true);
        QVERIFY(phones().isEmpty());
    }

    void verdictsAreShownAndSpaceGoesOn()
    {
        Screen screen;
        screen.preferences.overridePace(Preferences::Relaxed);
        begin(screen, beforeTheVerdict());
        const QString before = screen.session().table()->prompt();
        decide(screen, "flip 0");
        QTRY_VERIFY(!screen.seen("SkullVerdict").isEmpty());
        QVERIFY(screen.session().table()->prompt() != before);
        QVERIFY(screen.session().holding());
        // Step by step, none of which would end by itself so soon.
        while (screen.session().holding())
            press(screen, Qt::Key_Space);
        QVERIFY(awaitsSomebody(screen));
        QVERIFY(isEverybodys(screen));
    }

    /// Pressed before its tip has come, a button does not tell in it what it meant before.
    void theTipOfAPauseSaysWhatTheButtonDoesNow()
    {
        Screen screen;
        screen.controller.play(play::someMatch(3, 1, 1));
        QVERIFY(screen.waitForTurn());
        QQuickItem* button = screen.button("Pause");
        QVERIFY(button != nullptr);
        const auto tells = [&](const char* text) {
            screen.draw();
            for (const QQuickItem* words : screen.seen("Words"))
                if (words->property("text").toString() == text)
                    return true;
            return false;
        };
        QTest::mouseMove(&screen.view, onScreen(button).center().toPoint());
        QTRY_VERIFY(button->property("hovered").toBool());
        screen.click(button);
        QVERIFY(screen.session().paused());
        QTRY_VERIFY(tells("Resume"));
        QVERIFY(!tells("Pause"));
    }

    /// What a tip says may change between the pointer's coming and the tip's.
    void aTipThatIsStillToComeSaysWhatHolds()
    {
        Screen screen;
        screen.controller.play(play::someMatch(3, 1, 1));
        QVERIFY(screen.waitForTurn());
        QQuickItem* button = screen.button("Pause");
        const QQmlProperty tip(button, QLatin1String("ToolTip.text"), qmlContext(button));
        const QQmlProperty comes(button, QLatin1String("ToolTip.visible"), qmlContext(button));
        QTest::mouseMove(&screen.view, QPoint(1, 1));
        QTest::mouseMove(&screen.view, onScreen(button).center().toPoint());
        QTRY_VERIFY(button->property("hovered").toBool());
        QVERIFY(tip.write("Otherwise"));
        QTRY_VERIFY(comes.read().toBool());
        for (const QQuickItem* words : screen.seen("Words"))
            QVERIFY(words->property("text").toString() != "Pause");
    }

    /// Whoever has closed what shows the code of a seat finds it again where it is waited for.
    void theCodeOfAPhoneThatIsMissingIsNear()
    {
        Screen screen;
        begin(screen, play::someMatch(3, 3, 1));
        QTRY_VERIFY(awaitsSomebody(screen));
        QSignalSpy wanted(&screen.controller, &play::Controller::phonesWanted);
        QVERIFY(!screen.press("Show the code"));
        screen.session().setWaiting([] { return QString("Waiting"); });
        QVERIFY(screen.press("Show the code"));
        QCOMPARE(wanted.count(), 1);
        screen.session().lookBack(0); // where the replay has its place
        QVERIFY(!screen.press("Show the code"));
        screen.session().backToNow();
        QVERIFY(screen.press("Show the code"));
        screen.session().setWaiting({});
        QVERIFY(!screen.press("Show the code"));
    }

    void aPauseHoldsTheTableUp()
    {
        Screen screen;
        match::Match match = play::someMatch(3, 2, 1);
        QVERIFY(match.apply("first 0").has_value());
        begin(screen, std::move(match));
        QTRY_VERIFY(awaitsSomebody(screen));
        const int length = screen.session().length();
        QVERIFY(screen.press("Pause"));
        QVERIFY(screen.session().paused());
        const auto saysSo = [](const QQuickItem* words) {
            return words->property("text").toString().startsWith("Paused · ");
        };
        const auto words = screen.seen("Words");
        QVERIFY(std::any_of(words.begin(), words.end(), saysSo));
        decide(screen, "place flower");
        // What is pressed on a phone happens; the bot that is next waits.
        const auto next = static_cast<std::size_t>(screen.session().match().actor());
        QVERIFY(screen.session().match().playerEntries()[next].bot);
        for (int i = 0; i < 50; ++i)
            screen.draw();
        QCOMPARE(screen.session().length(), length + 1);
        QVERIFY(screen.press("Resume"));
        QTRY_VERIFY(screen.session().length() > length + 1);
    }

    void thePaceIsSetThere()
    {
        Screen screen;
        begin(screen, beforeTheVerdict());
        QQuickItem* slider = screen.seen("SlideBar").value(0);
        QVERIFY(slider != nullptr);
        slider->forceActiveFocus();
        for (int i = 0; i < 3; ++i)
            press(screen, Qt::Key_Left);
        QCOMPARE(screen.preferences.pace(), Preferences::Relaxed);
        decide(screen, "flip 0");
        QVERIFY(screen.session().holding());
        for (int i = 0; i < 3; ++i)
            press(screen, Qt::Key_Right);
        QCOMPARE(screen.preferences.pace(), Preferences::Instant);
        // What waits has its time; what comes has none.
        QTRY_VERIFY(!screen.session().holding());
        decide(screen);
        QTRY_VERIFY_WITH_TIMEOUT(awaitsSomebody(screen), 60000);
    }

    void theScoresOfARoundAreCounted()
    {
        Screen screen;
        nyet::Game game(nyet::players(3, 0));
        begin(screen, play::matchAfter(game.deal().veto().play("alone").anything(47), 3));
        decide(screen);
        QTRY_VERIFY(!screen.seen("RoundPanel").isEmpty());
        QVERIFY(screen.session().tallying());
        QVERIFY(isEverybodys(screen));
        QQuickItem* scores = screen.seen("ScoreTable").value(0);
        QVERIFY(scores != nullptr);
        QTRY_VERIFY(scores->property("done").toBool());
        press(screen, Qt::Key_Space);
        QVERIFY(!screen.session().tallying());
        QTRY_VERIFY(awaitsSomebody(screen));
        QVERIFY(screen.seen("RoundPanel").isEmpty());
    }

    void theEndIsShown()
    {
        for (const auto& match :
             {play::someMatch(3, 3, 5), play::someGeschenkt(4, 4, 5), play::someNyet(4, 4, 5)}) {
            match::Match almost = play::playedOn(match);
            (void)almost.undo();
            Screen screen;
            begin(screen, almost);
            decide(screen);
            QTRY_VERIFY(!screen.seen("EndPanel").isEmpty());
            const QString outcome = screen.session().table()->outcome();
            QVERIFY(!outcome.isEmpty());
            const auto told = [&] {
                const auto texts = screen.seen("QQuickText");
                return std::any_of(texts.begin(), texts.end(), [&](const QQuickItem* item) {
                    return isWithin(item, "EndPanel") &&
                           item->property("text").toString() == outcome;
                });
            };
            QTRY_VERIFY(told());
        }
    }
};

QTEST_MAIN(ElsewhereTest)
#include "elsewhere_test.moc"
