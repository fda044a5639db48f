#include <QAccessible>
#include <QQmlProperty>

#include "app/every_game_and_language.h"
#include "qml/fits.h"

using namespace facedown;
using namespace facedown::qml;

/// A guided first game as it is seen and played.
class GuideTest : public FitsInEveryLanguage
{
    Q_OBJECT

    static play::Guide& guide(Screen& screen) { return *screen.session().guide(); }

    /// Whether the game waits for whoever learns it.
    static bool waits(Screen& screen)
    {
        return guide(screen).reading() || (!guide(screen).wanted().isEmpty() && screen.yourTurn());
    }

    /// What an item decides that has the focus.
    static QString eventOf(const QQuickItem* item)
    {
        const QString own = item->property("event").toString();
        return own.isEmpty() && item->parentItem()
                   ? item->parentItem()->property("event").toString()
                   : own;
    }

    static bool isMarked(Screen& screen, const QQuickItem* item)
    {
        return item != nullptr && screen.session().hint()->events().contains(eventOf(item));
    }

    static bool marksAnAction(Screen& screen)
    {
        const auto buttons = screen.seen("ActionButton");
        return std::any_of(buttons.begin(), buttons.end(), [&screen](const QQuickItem* button) {
            return isWithin(button, "ActionBar") && isMarked(screen, button);
        });
    }

    /// Tab to the thing that is marked, and Enter; where a choice comes first, to its button then.
    static bool decideByKeyboard(Screen& screen)
    {
        const int length = screen.session().length();
        for (int keys = 0; keys < 80 && screen.session().length() == length; ++keys) {
            const QQuickItem* focused = screen.view.activeFocusItem();
            const bool chosen =
                isWithin(focused, "NyetPiece") && focused->property("chosen").toBool();
            const bool here = isMarked(screen, focused) && !chosen;
            QTest::keyClick(&screen.view, here ? Qt::Key_Return : Qt::Key_Tab);
            if (here)
                screen.draw();
        }
        return screen.session().length() > length;
    }

    /// To the first trick of the guided game of Nyet! in which one has to follow suit.
    static void guideToPlay(Screen& screen)
    {
        screen.controller.guide("nyet");
        const auto due = [&] { return guide(screen).wanted() == "play Y1" && waits(screen); };
        while (!due()) {
            if (!QTest::qWaitFor([&] { return waits(screen); }, 20000))
                return;
            if (guide(screen).reading())
                guide(screen).next();
            else if (!due())
                screen.session().choose(guide(screen).wanted());
        }
        screen.draw();
    }

    /// The card is whole, and what can be touched or done is not under it.
    static void checkPlaces(Screen& screen, Faults& faults)
    {
        faults.look();
        const auto cards = screen.seen("GuideCard");
        QCOMPARE(cards.size(), 1);
        const QRectF card = onScreen(cards.first());
        QVERIFY(onScreen(screen.view.rootObject()).adjusted(-1, -1, 1, 1).contains(card));
        for (const char* type : {"ActionBar", "Piece", "SeatPlate"})
            for (QQuickItem* item : screen.seen(type))
                QVERIFY2(!onScreen(item).adjusted(1, 1, -1, -1).intersects(card), type);
    }

private slots:
    void everyStepHasItsPlace_data() { test::addGamesAndLanguages(); }
    void everyStepHasItsPlace()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        setLanguage(language);
        Screen screen({1024, 640});
        screen.controller.guide(game);
        screen.draw();
        const qreal height = screen.seen("GuideCard").value(0)->height();
        Faults faults(screen);
        while (!guide(screen).ended()) {
            QTRY_VERIFY_WITH_TIMEOUT(waits(screen), 20000);
            checkPlaces(screen, faults);
            QCOMPARE(screen.seen("GuideCard").value(0)->height(), height);
            if (guide(screen).reading())
                guide(screen).next();
            else
                screen.session().choose(guide(screen).wanted());
        }
        checkPlaces(screen, faults);
        faults.check(guide(screen).count());
    }

    /// Where all is shown smaller, what is rounded might be drawn in parts.
    void inASmallWindowNoLineGoesThroughAButton()
    {
        Screen screen({1000, 600});
        screen.controller.guide("skull");
        int looked = 0;
        for (QSize size(1000, 600); size.width() < 1060; size += {4, 3}) {
            screen.view.resize(size);
            QTRY_COMPARE(screen.view.rootObject()->size(), QSizeF(size));
            const QImage image = screen.view.grabWindow();
            for (const char* text : {"Next", "Leave"}) {
                const QRect area = onScreen(screen.button(text)).toRect().adjusted(7, 5, -7, -5);
                for (int x = area.left(); x < area.right(); ++x, ++looked)
                    QCOMPARE(image.pixel(x, area.top()), image.pixel(area.topLeft()));
            }
        }
        QVERIFY(looked > 1000);
    }

    /// While the others answer it does not go on telling what to do, and it stays as tall.
    void itStepsBackWhileTheOthersAnswer_data() { test::addGames(); }
    void itStepsBackWhileTheOthersAnswer()
    {
        QFETCH(QString, game);
        Screen screen({1024, 640});
        screen.controller.guide(game);
        const qreal height = screen.seen("GuideCard").value(0)->height();
        while (guide(screen).wanted().isEmpty() || !waits(screen)) {
            QTRY_VERIFY_WITH_TIMEOUT(waits(screen), 20000);
            if (guide(screen).reading())
                guide(screen).next();
        }
        const QString task = guide(screen).text();
        QVERIFY(!guide(screen).watching());
        screen.preferences.overridePace(play::Preferences::Normal);
        screen.session().choose(guide(screen).wanted());
        QVERIFY(guide(screen).watching());
        QVERIFY(guide(screen).text() != task);
        screen.preferences.overridePace(play::Preferences::Instant);
        screen.session().skip();
        QTRY_VERIFY_WITH_TIMEOUT(waits(screen), 20000);
        QVERIFY(!guide(screen).watching());
        screen.draw();
        QCOMPARE(screen.seen("GuideCard").value(0)->height(), height);
    }

    /// What is clicked instead of the marked one is answered, and no more marked than before.
    void aWrongClickIsAnswered()
    {
        Screen screen;
        screen.controller.guide("nyet");
        const auto squares = [&] {
            QList<QQuickItem*> free;
            for (QQuickItem* square : screen.seen("PressButton"))
                if (isWithin(square, "VetoBoard") && !eventOf(square).isEmpty() &&
                    !isMarked(screen, square))
                    free << square;
            return free;
        };
        while (guide(screen).reading() || squares().isEmpty()) {
            QTRY_VERIFY_WITH_TIMEOUT(waits(screen), 20000);
            if (guide(screen).reading())
                guide(screen).next();
            screen.draw();
        }
        QQuickItem* card = screen.seen("GuideCard").value(0);
        const auto frame = [](QQuickItem* item, const char* what) {
            return QQmlProperty(item, QLatin1String(what)).read();
        };
        QCOMPARE(frame(card, "border.width").toInt(), 0);
        QQuickItem* square = squares()[0];
        const QVariant before = frame(square, "background.border.color");
        screen.click(square);
        screen.draw();
        QVERIFY(guide(screen).declined());
        QVERIFY(frame(card, "border.width").toInt() > 0);
        QCOMPARE(frame(square, "background.border.color"), before);
        screen.session().choose(guide(screen).wanted());
        QCOMPARE(frame(card, "border.width").toInt(), 0);
    }

    /// A card that may not be played says why not, and the guide what to do.
    void aClickInVainIsAnswered()
    {
        Screen screen;
        guideToPlay(screen);
        const auto cards = screen.seen("NyetPiece");
        const auto vain = std::find_if(cards.begin(), cards.end(), [](const QQuickItem* card) {
            return !card->property("refusal").toString().isEmpty();
        });
        QVERIFY(vain != cards.end());
        screen.click(*vain);
        QVERIFY(guide(screen).declined());
    }

    /// Wherever the pointer rests, Enter does what is marked.
    void thePointerLeavesEnterToWhatIsMarked()
    {
        Screen screen;
        guideToPlay(screen);
        const QList<QQuickItem*> cards = screen.touchable();
        const auto other = std::find_if(cards.begin(), cards.end(), [&](const QQuickItem* card) {
            return isA(card, "NyetPiece") && !isMarked(screen, card);
        });
        QVERIFY(other != cards.end());
        QTest::mouseMove(&screen.view, onScreen(*other).topLeft().toPoint() + QPoint(8, 60));
        QCoreApplication::processEvents();
        const int length = screen.session().length();
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QVERIFY(screen.session().length() > length);
    }

    /// A card that has been chosen and is pointed at stands out of the hand; one reads beside it
    /// who plays with whom.
    void whatIsDiscardedCoversNoTeam()
    {
        Screen screen({1920, 1060});
        screen.controller.guide("nyet");
        while (!guide(screen).wanted().startsWith("discard") || !waits(screen)) {
            QTRY_VERIFY_WITH_TIMEOUT(waits(screen), 20000);
            if (guide(screen).reading())
                guide(screen).next();
            else if (!guide(screen).wanted().startsWith("discard"))
                screen.session().choose(guide(screen).wanted());
        }
        screen.draw();
        QQuickItem* card = screen.piece(guide(screen).wanted());
        QVERIFY(card != nullptr);
        screen.click(card);
        QTRY_VERIFY(card->property("pushed").toBool());
        screen.draw();
        const auto plates = screen.seen("TeamPlate");
        QCOMPARE(plates.size(), 2);
        for (const QQuickItem* plate : plates)
            QVERIFY(onScreen(plate).bottom() <= onScreen(card).top());
    }

    void theKeyboardPlaysIt_data() { test::addGames(); }
    void theKeyboardPlaysIt()
    {
        QFETCH(QString, game);
        Screen screen;
        screen.controller.guide(game);
        int marks = 0;
        for (;;) {
            QTRY_VERIFY_WITH_TIMEOUT(guide(screen).ended() || waits(screen), 20000);
            screen.draw();
            if (guide(screen).ended())
                break;
            if (guide(screen).reading()) {
                QTest::keyClick(&screen.view, Qt::Key_Return);
                continue;
            }
            // What is marked among the actions has the focus: Enter does it at once.
            if (marksAnAction(screen)) {
                ++marks;
                QVERIFY2(isMarked(screen, screen.view.activeFocusItem()),
                         qPrintable(guide(screen).text()));
            }
            QVERIFY2(decideByKeyboard(screen), qPrintable(guide(screen).text()));
        }
        QVERIFY(marks > 0);
        // Then the way leads to a game of one's own.
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QCOMPARE(screen.controller.page(), play::Controller::SetupPage);
        QCOMPARE(screen.controller.setup()->game(), game);
    }

    /// Space goes on as well, and one Escape leaves: there is nothing to lose.
    void itIsLeftAtOnce_data() { test::addGames(); }
    void itIsLeftAtOnce()
    {
        QFETCH(QString, game);
        Screen screen;
        QVERIFY(screen.controller.unfinished().isEmpty());
        screen.controller.guide(game);
        screen.draw();
        QTest::keyClick(&screen.view, Qt::Key_Space);
        QTRY_COMPARE(guide(screen).number(), 2);
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QCOMPARE(screen.controller.page(), play::Controller::Home);
        QVERIFY(screen.controller.unfinished().isEmpty());
    }

    /// An earlier moment may be looked at, from which nothing can be gone on with.
    void oneMayLookBackInIt()
    {
        Screen screen;
        screen.controller.guide("geschenkt");
        QTRY_VERIFY(guide(screen).reading());
        guide(screen).next();
        QTRY_VERIFY(screen.session().length() > 0 && waits(screen));
        screen.session().lookBack(0);
        screen.draw();
        QVERIFY(screen.button("Play from here") == nullptr);
        QVERIFY(screen.press("Back to the present"));
        QVERIFY(screen.session().live());
    }

    void anotherOneHasTheSameRoom()
    {
        Screen screen;
        screen.controller.guide("skull");
        screen.draw();
        const auto height = screen.view.rootObject()->property("guideHeight").toReal();
        QVERIFY(height > 0);
        screen.controller.again();
        // Once the table before is gone.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        screen.draw();
        QCOMPARE(screen.view.rootObject()->property("guideHeight").toReal(), height);
        screen.controller.home();
        QCOMPARE(screen.view.rootObject()->property("guideHeight").toReal(), 0.0);
    }

    /// What stands above the table does not speak into what the guide has to say.
    void whileItHasSomethingToSayNothingElseSpeaks_data() { test::addGames(); }
    void whileItHasSomethingToSayNothingElseSpeaks()
    {
        QFETCH(QString, game);
        Screen screen;
        screen.controller.guide(game);
        screen.draw();
        const auto spoken = [&] {
            QStringList all;
            for (QQuickItem* item : screen.items())
                if (auto* said = QAccessible::queryAccessibleInterface(item);
                    isSeen(item) && said != nullptr && said->role() == QAccessible::AlertMessage)
                    all << said->text(QAccessible::Name);
            return all;
        };
        QVERIFY(guide(screen).reading());
        QCOMPARE(spoken(), QStringList(guide(screen).text()));
        QTRY_VERIFY(waits(screen));
        while (guide(screen).reading())
            guide(screen).next();
        QCOMPARE(spoken().size(), 2); // whose turn it is
    }

    void itIsOfferedWhereAGameIsSetUp_data() { addLanguages(); }
    void itIsOfferedWhereAGameIsSetUp()
    {
        QFETCH(QString, language);
        setLanguage(language);
        Screen screen({1024, 640});
        screen.controller.open("skull");
        Faults faults(screen);
        faults.look();
        faults.check(1);
        QVERIFY(screen.controller.guideOffered());
        QVERIFY(screen.press(
            QCoreApplication::translate("SetupPage", "First time? Play a guided game")));
        QVERIFY(screen.controller.session() != nullptr && screen.session().guide() != nullptr);
    }
};

QTEST_MAIN(GuideTest)
#include "guide_test.moc"
