#include <QQuickPaintedItem>

#include "app/play/session_play.h"
#include "engine/every_game.h"
#include "qml/screen.h"

using namespace facedown;
using namespace facedown::qml;
using play::Preferences;

/// Whole games as they are seen and touched, without a window system.
class TableTest : public ScreenTest
{
    Q_OBJECT

    /// The tile of a game on the home page.
    static QQuickItem* tileOf(Screen& screen, const QString& game)
    {
        for (QQuickItem* tile : screen.seen("GameTile"))
            if (tile->property("gameId").toString() == game)
                return tile;
        return nullptr;
    }

    /// From the home page to the table, by clicking on all that is wanted.
    static void sitDown(Screen& screen, const QString& game, int players, int people,
                        const QString& option)
    {
        QQuickItem* tile = tileOf(screen, game);
        QVERIFY(tile != nullptr);
        QVERIFY(screen.press("Play " + tile->property("name").toString()));
        QCOMPARE(screen.controller.page(), play::Controller::SetupPage);
        play::Setup& setup = *screen.controller.setup();
        while (setup.players() != players)
            QVERIFY(screen.press(setup.players() < players ? "Add a player" : "Remove a player"));
        for (int row = 1; row < people; ++row) {
            const QString name = setup.value(row, "name").toString();
            QVERIFY(screen.press(name + " is human"));
        }
        if (!option.isEmpty())
            QVERIFY(screen.press(option));
        QVERIFY(screen.press("Start the game"));
        QCOMPARE(screen.controller.page(), play::Controller::TablePage);
        QCOMPARE(screen.session().match().players(), players);
        const auto& entries = screen.session().match().playerEntries();
        QCOMPARE(std::count_if(entries.begin(), entries.begin() + players,
                               [](const match::PlayerEntry& entry) { return !entry.bot; }),
                 people);
    }

    /// One person's decision, or more of what leads to it. Empty if all goes well.
    static QString goOn(Screen& screen, core::Random& random)
    {
        if (!screen.waitForTurn())
            return "nothing moves any more";
        if (screen.session().match().over())
            return {};
        if (screen.session().curtain())
            return screen.openCurtain() ? QString() : "the curtain does not open";
        if (screen.session().tallying())
            return screen.press("Continue") ? QString() : "the count does not go on";
        // Where every decision needs a look at a hand there is nothing to click on before.
        if (!screen.yourTurn())
            return screen.press("Peek at your own pieces") ? QString() : "no way to peek";
        return screen.decideByClicking(random);
    }

private slots:
    void whatWasTakenBackTellsHowItComesAgain()
    {
        Screen screen;
        screen.controller.play(play::someMatch(3, 1, 3));
        QVERIFY(screen.waitForTurn());
        QSignalSpy said(&screen.session(), &play::Session::said);
        const auto tells = [&screen] {
            const auto items = screen.items();
            return std::any_of(items.begin(), items.end(), [](const QQuickItem* item) {
                return item->property("spoken").toString() == "Undo" &&
                       item->property("reason").toString().contains("\nRedo: Ctrl+Shift+Z");
            });
        };
        QVERIFY(!tells());
        screen.session().choose("place flower");
        screen.session().undo();
        QVERIFY(screen.waitForTurn() && tells());
        QTest::keyClick(&screen.view, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(said.isEmpty()); // here it is the menu's
        screen.session().redo();
        QVERIFY(!tells());
        QTest::keyClick(&screen.view, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(said.size(), 1);
    }

    void aWholeGameByClicking_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("people");
        QTest::addColumn<QString>("option");
        QTest::addColumn<int>("sharing");
        QTest::newRow("skull") << "skull" << 3 << 1 << "" << int(Preferences::Curtain);
        QTest::newRow("skull, two people") << "skull" << 3 << 2 << "" << int(Preferences::Curtain);
        QTest::newRow("geschenkt") << "geschenkt" << 3 << 1 << "" << int(Preferences::Curtain);
        QTest::newRow("geschenkt, three of seven")
            << "geschenkt" << 7 << 3 << "" << int(Preferences::Curtain);
        QTest::newRow("geschenkt, the open variant")
            << "geschenkt" << 5 << 2 << "Three cards removed face up"
            << int(Preferences::EveryTurn);
        QTest::newRow("geschenkt, open chips")
            << "geschenkt" << 3 << 3 << "Open chips" << int(Preferences::Peek);
        QTest::newRow("nyet") << "nyet" << 3 << 1 << "Play to 100 points"
                              << int(Preferences::Curtain);
        QTest::newRow("nyet, two of five")
            << "nyet" << 5 << 2 << "Rounds without trump" << int(Preferences::EveryTurn);
        QTest::newRow("nyet, covered") << "nyet" << 2 << 1 << "" << int(Preferences::Peek);
    }

    void aWholeGameByClicking()
    {
        QFETCH(QString, game);
        QFETCH(int, players);
        QFETCH(int, people);
        QFETCH(QString, option);
        QFETCH(int, sharing);
        const int seed = qEnvironmentVariable("FACEDOWN_FUZZ_SEED", "5").toInt();
        qInfo("seed %d", seed);
        core::Random random(static_cast<std::uint64_t>(seed));
        Screen screen;
        screen.preferences.setSharing(static_cast<Preferences::Sharing>(sharing));
        screen.controller.setSeed(static_cast<std::uint64_t>(seed));
        sitDown(screen, game, players, people, option);
        if (QTest::currentTestFailed())
            return;
        // A game that takes long is begun; its end is looked at where it has a test of its own.
        const int most = game == "nyet" ? 90 : 10000;
        while (screen.session().length() < most &&
               (!screen.session().match().over() || screen.session().holding())) {
            const QString fault = goOn(screen, random);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
        if (screen.session().match().over()) {
            screen.draw();
            QVERIFY(screen.seen("EndPanel").size() == 1);
            QVERIFY(screen.seen("QQuickText").size() > 3);

            // Another game: the same table with other pieces, to be touched like the first.
            const auto* first = screen.controller.session();
            QTRY_VERIFY_WITH_TIMEOUT(screen.button("Play again") != nullptr, 20000);
            QVERIFY(screen.press("Play again"));
            QVERIFY(screen.controller.session() != nullptr && screen.controller.session() != first);
        }
        for (int i = 0; i < 4; ++i) {
            const QString fault = goOn(screen, random);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
        screen.controller.home();
        QVERIFY(screen.press("Continue"));
        QCOMPARE(screen.controller.page(), play::Controller::TablePage);
        QVERIFY(screen.waitForTurn());
    }

    /// Where the table takes another size what lies on it does not follow later.
    void aTableOfAnotherSizeLeavesNothingBehind_data() { test::addGames(); }
    void aTableOfAnotherSizeLeavesNothingBehind()
    {
        QFETCH(QString, game);
        Screen screen;
        screen.controller.play(play::matchOf(qPrintable(game), {{"players", 4}}, 1, 7));
        QVERIFY(screen.waitForTurn());
        screen.preferences.overridePace(play::Preferences::Relaxed);
        for (const QSizeF size : {QSizeF(1024, 640), QSizeF(1920, 1050), QSizeF(960, 1000)}) {
            screen.view.rootObject()->setSize(size);
            screen.draw();
            int lying = 0;
            for (const QQuickItem* item : screen.items()) {
                if (!item->property("targetX").isValid() || !isSeen(item))
                    continue;
                ++lying;
                QVERIFY2(!item->property("moving").toBool(),
                         qPrintable(item->property("spoken").toString()));
            }
            QVERIFY(lying > 3);
        }
    }

    /// What ends between two pixels leaves a line there of what was drawn before.
    void panelsEndOnWholePixels()
    {
        Screen screen;
        screen.controller.play(play::someMatch(4, 1, 1));
        QVERIFY(screen.waitForTurn());
        for (const QSize size : {QSize(1366, 740), QSize(1920, 1057), QSize(1511, 803)}) {
            screen.view.resize(size);
            QTRY_COMPARE(screen.view.rootObject()->size(), QSizeF(size));
            screen.draw();
            for (const char* panel : {"LogPanel", "Board"}) {
                QCOMPARE(int(screen.seen(panel).size()), 1);
                const QRectF area = onScreen(screen.seen(panel)[0]);
                QCOMPARE(area, QRectF(area.toRect()));
            }
        }
    }

    /// Where pixels are whole (table_cloth_test.cpp).
    void underTheClothNothingIsDrawn()
    {
        Screen screen;
        screen.controller.play(play::someMatch(3, 0, 1));
        screen.draw();
        const auto cloths = screen.seen("facedown::qml::TableCloth");
        QCOMPARE(cloths.size(), 1);
        QVERIFY(qobject_cast<QQuickPaintedItem*>(cloths.first())->opaquePainting());
    }

    /// Else a line goes through a rounded one, which is drawn in parts.
    void platesAndBubblesLieOnWholePixels_data() { test::addGames(); }
    void platesAndBubblesLieOnWholePixels()
    {
        QFETCH(QString, game);
        for (const double text : {1.0, 1.3}) {
            const LargeText large(text);
            for (const QSize size :
                 {QSize(1366, 740), QSize(1511, 803), QSize(1023, 641), QSize(3840, 2100)}) {
                Screen screen(size);
                screen.controller.play(play::matchOf(qPrintable(game), {{"players", 4}}, 0, 7));
                screen.session().stop();
                screen.draw();
                const QQuickItem* board = screen.seen("Board").value(0);
                QVERIFY(board != nullptr);
                QStringList said;
                for (QQuickItem* plate : screen.seen("SeatPlate")) {
                    said << QString("不了 thanks ").repeated(said.size() + 1);
                    plate->setProperty("said", said.back());
                    QCOMPARE(onScreen(plate), QRectF(onScreen(plate).toRect()));
                }
                for (const QQuickItem* item : screen.items())
                    if (said.contains(item->property("text").toString())) {
                        const QRectF bubble = onScreen(item->parentItem());
                        QCOMPARE(bubble, QRectF(bubble.toRect()));
                        QVERIFY(onScreen(board).contains(bubble)); // which dims as a whole
                        said.removeOne(item->property("text").toString());
                    }
                QVERIFY(said.isEmpty());
            }
        }
    }

    /// Nor through a button, wherever it is: beside another, or in a guided game.
    void buttonsLieOnWholePixels_data() { test::addGames(); }
    void buttonsLieOnWholePixels()
    {
        QFETCH(QString, game);
        for (const QSize size : {QSize(1366, 740), QSize(1511, 803)})
            for (const int people : {0, 1, 2}) {
                Screen screen(size);
                if (people == 0)
                    screen.controller.guide(game);
                else
                    screen.controller.play(
                        play::matchOf(qPrintable(game), {{"players", 4}}, people, 7));
                for (int step = 0; step < 3; ++step) {
                    QVERIFY(people == 0 || screen.waitForTurn());
                    screen.draw();
                    for (const QQuickItem* button : screen.seen("ActionButton")) {
                        const QRectF area =
                            onScreen(button->property("background").value<QQuickItem*>());
                        const QString text = button->property("text").toString();
                        QVERIFY2(area == QRectF(area.toRect()), qPrintable(text));
                    }
                    if (screen.session().curtain())
                        QVERIFY(screen.openCurtain());
                    else if (people == 0)
                        screen.session().guide()->next();
                    else
                        screen.session().choose(
                            QString::fromStdString(screen.session().match().legal().front()));
                }
            }
    }

    void onASmallScreenAllCanBeTouched_data() { test::addGames(); }
    void onASmallScreenAllCanBeTouched()
    {
        QFETCH(QString, game);
        // As large as a screen of 640 by 480 leaves below the menus.
        Screen screen(QSize(640, 450));
        screen.controller.play(play::matchOf(qPrintable(game), {{"players", 4}}, 1, 7));
        const QRectF window = onScreen(screen.view.rootObject());
        core::Random random(7);
        int decisions = 0;
        while (decisions < 3 && screen.waitForTurn() && screen.yourTurn()) {
            const auto buttons = screen.seen("ActionButton");
            QVERIFY(!buttons.isEmpty());
            for (const QQuickItem* button : buttons)
                QVERIFY2(window.adjusted(-1, -1, 1, 1).contains(onScreen(button)),
                         qPrintable(button->property("text").toString()));
            const QString fault = screen.decideByClicking(random);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            ++decisions;
        }
        QVERIFY(decisions == 3);
    }

    /// Beside the table it would leave it thin there.
    void inATallWindowTheLogStandsBelow()
    {
        const QSize size(700, 1200);
        Screen screen(size);
        screen.controller.play(play::someMatch(4, 1, 7));
        QVERIFY(screen.waitForTurn());
        const auto room = [&](const char* type) { return onScreen(screen.seen(type).value(0)); };
        const qreal whole = room("Board").height();
        QTest::keyClick(&screen.view, Qt::Key_L);
        screen.draw();
        QCOMPARE(screen.seen("LogPanel").size(), 1);
        QCOMPARE(qRound(room("Board").width()), size.width());
        QVERIFY(room("Board").height() > 0.5 * whole);
        QVERIFY(room("LogPanel").top() >= room("Board").bottom() - 1);
        QTest::keyClick(&screen.view, Qt::Key_H);
        screen.draw();
        QVERIFY(screen.seen("LogPanel").isEmpty());
        QCOMPARE(qRound(room("Board").width()), size.width());
        QVERIFY(room("HintPanel").top() >= room("Board").bottom() - 1);
        QVERIFY(room("HintPanel").bottom() <= room("ActionBar").top() + 1);
    }

    /// Beside the rules of a small window, say.
    void aLowHintLiesOnTheGroundOfTheTable()
    {
        Screen screen(QSize(630, 570));
        screen.controller.play(play::someMatch(4, 1, 7));
        QVERIFY(screen.waitForTurn());
        QTest::keyClick(&screen.view, Qt::Key_H);
        screen.draw();
        const QRectF hint = onScreen(screen.seen("HintPanel").value(0));
        const QRectF bar = onScreen(screen.seen("ActionBar").value(0));
        QVERIFY(hint.bottom() <= bar.top());
        const QImage shown = screen.view.grabWindow();
        QCOMPARE(shown.pixelColor(int(hint.left()) - 3, int(hint.center().y())),
                 shown.pixelColor(int(bar.left()) + 3, int(bar.center().y())));
    }

    /// It was about what lies under the curtain or the end by now.
    void whatWasSaidAtTheTableIsSaidThereAlone()
    {
        Screen screen;
        const auto say = [&screen] {
            screen.session().say("Said");
            return screen.timesRead("Said") == 1;
        };
        match::Match match = play::someMatch(3, 2, 1);
        QVERIFY(match.apply("first 0").has_value());
        screen.controller.play(std::move(match));
        QVERIFY(screen.waitForTurn() && screen.openCurtain() && say());
        screen.session().choose("place flower");
        QVERIFY(screen.waitForTurn() && screen.session().curtain());
        QCOMPARE(screen.timesRead("Said"), 0);
        QVERIFY(say()); // what is said of the curtain itself
        match = play::someMatch(3, 1, 1);
        QVERIFY(match.apply("first 0").has_value());
        for (const char* event :
             {"place flower", "place flower", "place flower", "bid 3", "flip 0", "flip 1", "flip 2",
              "place flower", "place flower", "place flower", "bid 3", "flip 0", "flip 1"})
            QVERIFY2(match.apply(event).has_value(), event);
        screen.controller.play(std::move(match));
        QVERIFY(screen.waitForTurn() && say());
        screen.session().choose("flip 2");
        QVERIFY(screen.session().match().over());
        QTRY_VERIFY(!screen.seen("EndPanel").isEmpty());
        QCOMPARE(screen.timesRead("Said"), 0);
    }

    void besideTheRulesTextIsLargeEnough_data() { test::addGames(); }
    /// All is shown smaller there; text makes up for it.
    void besideTheRulesTextIsLargeEnough()
    {
        QFETCH(QString, game);
        Screen screen(QSize(630, 570)); // what they leave of the smallest window
        screen.controller.play(play::matchOf(qPrintable(game), {{"players", 4}}, 1, 7));
        QVERIFY(screen.waitForTurn());
        int words = 0;
        for (const QQuickItem* text : screen.seen("QQuickText")) {
            const qreal scale = onScreen(text).height() / text->height();
            if (!isWithin(text, "SeatPlate") || text->property("text").toString().isEmpty())
                continue;
            QVERIFY2(pixelSize(text) * scale > 8, qPrintable(text->property("text").toString()));
            ++words;
        }
        QVERIFY(words >= 4);
    }
};

QTEST_MAIN(TableTest)
#include "table_test.moc"
