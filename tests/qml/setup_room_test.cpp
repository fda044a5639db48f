#include "qml/fits.h"

using namespace facedown;
using namespace facedown::qml;

/// On the page on which a game is set up everything has its room.
class SetupRoomTest : public FitsInEveryLanguage
{
    Q_OBJECT

    /// Of heading and buttons.
    static QStringList onEachOther(Screen& screen)
    {
        QList<QQuickItem*> apart =
            screen.seen("QQuickAbstractButton") + screen.seen("QQuickComboBox");
        for (QQuickItem* item : screen.items())
            if (item->inherits("QQuickText") && isSeen(item) &&
                item->property("text").toString().contains(screen.controller.setup()->gameName()) &&
                onScreen(item).top() < 60)
                apart << item;
        // What is scrolled out of sight is on nothing.
        const auto inSight = [](const QQuickItem* item) {
            QRectF area = onScreen(item).adjusted(1, 1, -1, -1);
            for (; item != nullptr; item = item->parentItem())
                if (item->clip())
                    area &= onScreen(item);
            return area;
        };
        QStringList found;
        for (qsizetype i = 0; i < apart.size(); ++i)
            for (qsizetype j = 0; j < i; ++j)
                if (inSight(apart[i]).intersects(inSight(apart[j])))
                    found << apart[i]->property("text").toString();
        return found;
    }

private slots:
    void allHasItsPlace_data() { addRooms(); }

    void allHasItsPlace()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(double, text);
        setLanguage(language, text);
        for (const char* game : {"skull", "nyet"}) {
            Screen screen(size);
            screen.controller.open(game);
            screen.controller.setup()->setBot(1, false);
            Faults faults(screen);
            faults.look();
            faults.check(1);
            // Names have room for those that people have.
            for (const QQuickItem* field : screen.seen("TextBox"))
                QVERIFY2(field->width() > 6.5 * field->property("font").value<QFont>().pixelSize(),
                         qPrintable(QString::number(field->width())));
            QCOMPARE(onEachOther(screen), QStringList());
        }
    }

    void theHeadingHasItsPlaceInTheSmallestWindow_data() { addLanguages(); }
    void theHeadingHasItsPlaceInTheSmallestWindow()
    {
        QFETCH(QString, language);
        setLanguage(language, 2);
        for (const table::GameInfo& info : table::gameInfos()) {
            Screen screen(QSize(960, 570));
            screen.controller.open(info.id);
            QVERIFY(screen.controller.guideOffered());
            Faults faults(screen);
            faults.look();
            faults.check(1);
            QCOMPARE(onEachOther(screen), QStringList());
        }
    }

    /// In a large window few players leave no hole: what the game is about stands below them.
    void whatTheGameIsAboutIsSaidWhereThereIsRoom()
    {
        Screen screen(QSize(1920, 1060));
        screen.controller.open("skull");
        screen.draw();
        const auto said = [&screen] {
            const QList<QQuickItem*> all = screen.seen("Words");
            return std::any_of(all.begin(), all.end(), [&](const QQuickItem* words) {
                return words->property("text").toString() == screen.controller.setup()->summary();
            });
        };
        QVERIFY(!screen.controller.setup()->summary().isEmpty());
        QVERIFY(said());
        screen.controller.setup()->setPlayers(12);
        screen.draw();
        QVERIFY(!said());
    }

    void whatIsChosenMovesNothing()
    {
        Screen screen;
        screen.controller.open("skull");
        screen.controller.setup()->setBot(1, false);
        const auto note = [&] { return screen.timesRead(screen.controller.setup()->seriesNote()); };
        const auto places = [&] {
            QList<QRectF> all;
            for (const QQuickItem* box : screen.seen("SelectBox"))
                all << onScreen(box);
            return all;
        };
        QCOMPARE(note(), 0);
        const QList<QRectF> before = places();
        QCOMPARE(before.size(), 2); // how many games, and how secrets are kept
        screen.controller.setup()->setSeries(1);
        QCOMPARE(note(), 1);
        QCOMPARE(places(), before);
    }

    /// Nothing empty pushes it out of sight.
    void howSecretsAreKeptIsInSight_data() { addLanguages(); }
    void howSecretsAreKeptIsInSight()
    {
        QFETCH(QString, language);
        setLanguage(language);
        for (const table::GameInfo& info : table::gameInfos()) {
            Screen screen(QSize(960, 570)); // of the smallest window with a menu
            screen.controller.open(info.id);
            screen.controller.setup()->setBot(1, false);
            screen.draw();
            const QQuickItem* box = screen.seen("SelectBox").value(1);
            QVERIFY(box != nullptr);
            for (const QQuickItem* item = box; item != nullptr; item = item->parentItem())
                if (item->clip())
                    QVERIFY(onScreen(item).contains(onScreen(box)));
        }
    }

    void oneSeesThatThereIsMore()
    {
        Screen screen(QSize(1024, 640));
        screen.controller.open("skull");
        for (const int players : {12, 3}) {
            screen.controller.setup()->setPlayers(players);
            screen.draw();
            const auto bars = screen.seen("QQuickScrollBar");
            QCOMPARE(bars.size(), players == 12 ? 1 : 0);
            for (const QQuickItem* bar : bars)
                QVERIFY(bar->property("contentItem").value<QQuickItem*>()->opacity() > 0.5);
        }
    }
};

QTEST_MAIN(SetupRoomTest)
#include "setup_room_test.moc"
