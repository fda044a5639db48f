#include "app/play/session_play.h"
#include "engine/every_game.h"
#include "qml/screen.h"

using namespace facedown;
using namespace facedown::qml;
using play::Preferences;

/// What bots say at the table.
class TalkTest : public ScreenTest
{
    Q_OBJECT

private slots:
    void whatBotsSayCoversNothingAndCanBeTurnedOff_data() { test::addGames(); }
    void whatBotsSayCoversNothingAndCanBeTurnedOff()
    {
        QFETCH(QString, game);
        Screen screen(QSize(960, 570));
        const table::GameInfo info = table::gameInfo(game);
        screen.controller.play(
            playedOn(play::matchOf(qPrintable(game), {{"players", info.maxPlayers}}, 0, 7), 60));
        screen.session().stop();
        screen.draw();
        // The longest there is.
        const QString remark = QStringLiteral("Plenty more where that came from!");
        const QString done = QStringLiteral("No thanks");
        for (QQuickItem* plate : screen.seen("SeatPlate")) {
            plate->setProperty("remark", remark);
            plate->setProperty("said", done);
        }
        // The bubbles of a text, in the order of the plates.
        const auto bubbles = [&screen](const QString& text) {
            QList<QRectF> all;
            for (QQuickItem* item : screen.items())
                if (isSeen(item) && item->property("text") == text)
                    all << onScreen(item->parentItem());
            return all;
        };
        QCOMPARE(bubbles(remark).size(), 0); // at the fastest pace nobody could read it
        screen.preferences.overridePace(Preferences::Normal);
        screen.draw();
        QCOMPARE(bubbles(remark).size(), screen.seen("SeatPlate").size());
        // Where both say the same the remark is enough.
        const auto plates = screen.seen("SeatPlate");
        const auto both = std::count_if(plates.begin(), plates.end(), [](const QQuickItem* plate) {
            return !plate->property("remarking").toBool();
        });
        QCOMPARE(bubbles(done).size(), both);
        const QRectF window = onScreen(screen.view.rootObject());
        for (const QQuickItem* item : screen.items())
            if (isSeen(item) && item->property("text") == remark) {
                const QFont font = item->property("font").value<QFont>();
                QVERIFY(font.pixelSize() >= 12);
                QVERIFY(item->property("contentHeight").toReal() >= font.pixelSize());
                QVERIFY(!item->property("truncated").toBool());
            }
        for (const QRectF& words : bubbles(remark)) {
            QVERIFY(window.contains(words));
            for (const QRectF& action : bubbles(done))
                QVERIFY(!words.intersects(action));
            // Mats lie close round a plate; rows of cards leave room above it, where the bonus card
            // is told by the score.
            for (const QQuickItem* item : screen.items())
                if (both == 0 && item->property("targetX").isValid() && isSeen(item) &&
                    !item->property("isBonus").toBool())
                    QVERIFY(!words.intersects(onScreen(item).adjusted(2, 2, -2, -2)));
        }
        screen.preferences.setBotsTalk(false);
        QCOMPARE(bubbles(remark).size(), 0);
        QCOMPARE(bubbles(done).size(), plates.size());
    }

    void whatWasDoneIsReadAtEverySeat_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        for (const QSize size : {QSize(960, 560), QSize(1024, 600), QSize(1920, 1030)})
            for (const double text : {1.0, 1.5, 2.0})
                QTest::addRow("%d, text %.1f", size.width(), text) << size << text;
    }

    /// Also below the lowest, however large the text is.
    void whatWasDoneIsReadAtEverySeat()
    {
        QFETCH(QSize, size);
        QFETCH(double, text);
        const LargeText large(text);
        for (const int players : {6, 9, 12}) {
            Screen screen(size);
            screen.controller.play(play::someMatch(players, 1, 7));
            screen.draw();
            const double bottom = onScreen(screen.seen("Board").value(0)).bottom();
            for (QQuickItem* plate : screen.seen("SeatPlate"))
                plate->setProperty("said", "Pass");
            int bubbles = 0;
            for (const QQuickItem* item : screen.items())
                if (isSeen(item) && item->property("text") == "Pass") {
                    QVERIFY(onScreen(item->parentItem()).bottom() <= bottom);
                    ++bubbles;
                }
            QCOMPARE(bubbles, players);
        }
    }
};

QTEST_MAIN(TalkTest)
#include "talk_test.moc"
