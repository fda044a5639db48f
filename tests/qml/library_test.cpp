#include <QQmlContext>
#include <QQmlProperty>

#include "qml/games_stored.h"

using namespace facedown;
using namespace facedown::qml;
using play::Library;

/// The list of all games, as it is seen and touched.
class LibraryPageTest : public WithGamesStored
{
    Q_OBJECT

    static QQuickItem* row(Screen& screen, int index)
    {
        for (QQuickItem* item : screen.seen("LibraryRow"))
            if (item->property("index").toInt() == index)
                return item;
        return nullptr;
    }

    static bool shows(Screen& screen, int count)
    {
        const bool told = QTest::qWaitFor(
            [&] { return screen.controller.library()->rowCount() == count; }, 20000);
        screen.draw();
        return told && screen.seen("LibraryRow").size() == count;
    }

    /// Buttons of the page that stand on each other, or on what the page is called.
    static QStringList onEachOther(Screen& screen)
    {
        screen.draw();
        QList<QQuickItem*> all = screen.seen("QQuickAbstractButton");
        for (QQuickItem* words : screen.seen("Words"))
            if (isA(words->parentItem(), "PageHead"))
                all << words;
        QStringList found;
        for (const QQuickItem* one : all)
            for (const QQuickItem* other : all)
                if (one < other && !isWithin(one, "QQuickListView") &&
                    !isWithin(other, "QQuickListView") &&
                    onScreen(one)
                        .adjusted(1, 1, -1, -1)
                        .intersects(onScreen(other).adjusted(1, 1, -1, -1)))
                    found << one->property("text").toString() + " | " +
                                 other->property("text").toString();
        return found;
    }

private slots:
    void aClickChoosesTwoOpen()
    {
        leave(6);
        Screen screen({1280, 800}, folder());
        QVERIFY(open(screen, 6));
        QVERIFY(row(screen, 0)->property("current").toBool());
        QVERIFY(screen.button("Continue") != nullptr);
        screen.click(row(screen, 4));
        QVERIFY(row(screen, 4)->property("current").toBool());
        QVERIFY(screen.button("Replay") != nullptr);
        QTest::mouseDClick(&screen.view, Qt::LeftButton, {},
                           onScreen(row(screen, 3)).center().toPoint());
        QTRY_VERIFY(screen.controller.session() != nullptr);
        QCOMPARE(screen.session().match().seed(), std::uint64_t(3));
        QVERIFY(!screen.session().match().over());
    }

    void aFinishedOneIsOpenedAgain()
    {
        leave(3);
        Screen screen({1280, 800}, folder());
        QVERIFY(open(screen, 3));
        QTest::keyClick(&screen.view, Qt::Key_Down);
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QTRY_VERIFY(screen.controller.session() != nullptr);
        QCOMPARE(screen.session().match().seed(), std::uint64_t(1));
        QVERIFY(screen.session().match().over());
        QSignalSpy shown(screen.session().table(), &table::Table::shown);
        while (screen.session().table()->outcome().isEmpty()) // until it has been replayed
            QVERIFY(shown.wait(20000));
        screen.session().lookBack(5);
        QCOMPARE(screen.session().moment(), 5);
        QVERIFY(screen.session().table()->outcome().isEmpty());
    }

    void whatWasSavedIsSaid()
    {
        leave(3);
        Screen screen({960, 570}, folder());
        QVERIFY(open(screen, 3));
        QVERIFY(screen.seen("AskNote").isEmpty());
        play::Library* library = screen.controller.library();
        const QString game = folder() + "/a.facedown";
        library->exportTo(library->id(0), game);
        QTRY_COMPARE(screen.seen("AskNote").size(), 1);
        const QQuickItem* note = screen.seen("AskNote").front();
        QCOMPARE(note->property("text").toString(), "Saved as " + game);
        QVERIFY(onScreen(screen.view.rootObject()).contains(onScreen(note)));
        const QString figures = folder() + "/a.csv";
        screen.controller.statistics()->exportTo(figures);
        QCOMPARE(note->property("text").toString(), "Saved as " + figures);
    }

    void whereOneWasOneComesBack()
    {
        leave(125);
        Screen screen({1280, 800}, folder());
        QVERIFY(open(screen, 125));
        for (const int index : {31, 121, 33}) {         // one that is not finished goes to the top
            QTest::keyClick(&screen.view, Qt::Key_End); // all that is passed is read
            screen.draw();
            QTRY_VERIFY(screen.controller.library()->id(index) != play::noMatch);
            const auto id = screen.controller.library()->id(index);
            screen.controller.openStored(index);
            QTRY_VERIFY(screen.controller.session() != nullptr);
            const bool over = screen.session().match().over();
            QCOMPARE(over, index != 33);
            if (!over)
                QVERIFY(screen.session().match().length() > 0);
            screen.controller.leavePage();
            QVERIFY(open(screen, 125));
            const auto current = [&] {
                for (int at = 0; at < 125; ++at)
                    if (const QQuickItem* item = row(screen, at);
                        item != nullptr && item->property("current").toBool())
                        return screen.controller.library()->id(at);
                return play::noMatch;
            };
            QTRY_COMPARE(current(), id);
        }
    }

    void whatFindsNoRoomIsTold()
    {
        leave(4);
        setLanguage("en", 2);
        Screen screen({960, 600}, folder());
        QVERIFY(open(screen, 4));
        // The list may make its rows anew meanwhile.
        const auto cut = [&screen]() -> QQuickItem* {
            for (QQuickItem* words : screen.items())
                if (isWithin(words, "LibraryRow") && words->property("truncated").toBool())
                    return words;
            return nullptr;
        };
        QVERIFY(cut() != nullptr);
        QTest::mouseMove(&screen.view, onScreen(cut()).center().toPoint());
        const auto told = [&](const char* what) {
            QQuickItem* words = cut();
            return QQmlProperty(words, QLatin1String("ToolTip.") + what, qmlContext(words)).read();
        };
        QTRY_VERIFY(cut() != nullptr && told("visible").toBool());
        QCOMPARE(told("text"), cut()->property("text"));
    }

    void byKeysAlone()
    {
        leave(40);
        Screen screen({1280, 800}, folder());
        QVERIFY(open(screen, 40));
        const auto at = [&](int index) {
            screen.draw();
            QQuickItem* item = row(screen, index);
            return item != nullptr && item->hasActiveFocus();
        };
        QVERIFY(at(0));
        QTest::keyClick(&screen.view, Qt::Key_End);
        QVERIFY(at(39));
        QTest::keyClick(&screen.view, Qt::Key_PageUp);
        QVERIFY(!at(39));
        QTest::keyClick(&screen.view, Qt::Key_Home);
        QVERIFY(at(0));
        QTest::keyClick(&screen.view, Qt::Key_Down);
        QVERIFY(at(1));
        // A word is sought, and the arrow leads to what is found.
        QTest::keyClick(&screen.view, Qt::Key_F, Qt::ControlModifier);
        for (const char letter : QByteArray("gesch"))
            QTest::keyClick(&screen.view, letter);
        QTRY_COMPARE(screen.controller.library()->rowCount(), 20);
        QCOMPARE(screen.controller.page(), play::Controller::LibraryPage);
        QTest::keyClick(&screen.view, Qt::Key_Down);
        QVERIFY(screen.view.activeFocusItem() != nullptr);
        QVERIFY(isWithin(screen.view.activeFocusItem(), "LibraryRow"));
        // The first Escape is for what was sought.
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QCOMPARE(screen.controller.page(), play::Controller::LibraryPage);
        QTRY_COMPARE(screen.controller.library()->rowCount(), 40);
        QTest::keyClick(&screen.view, Qt::Key_Escape);
        QCOMPARE(screen.controller.page(), play::Controller::Home);
    }

    /// After the heads of its columns; the arrows lead on within it.
    void theListIsOneStopOfTab()
    {
        leave(40);
        Screen screen({1280, 800}, folder());
        QVERIFY(open(screen, 40));
        const auto focused = [&] { return screen.view.activeFocusItem(); };
        const auto at = [&](int index) {
            screen.draw();
            return isWithin(focused(), "LibraryRow") &&
                   focused()->property("index").toInt() == index && isSeen(focused());
        };
        QTest::keyClick(&screen.view, Qt::Key_F, Qt::ControlModifier);
        const QQuickItem* start = focused();
        int stops = 0;
        int tabs = 0;
        do {
            const QString from = focused()->property("text").toString();
            QTest::keyClick(&screen.view, Qt::Key_Tab);
            if (isWithin(focused(), "QQuickListView")) {
                ++stops;
                QCOMPARE(from, QString("Moves"));
                QVERIFY(at(0));
                auto* frame = focused()->property("background").value<QObject*>();
                QVERIFY(QQmlProperty::read(frame, "border.color").value<QColor>().alpha() > 0);
            }
        } while (focused() != start && ++tabs < 60);
        QCOMPARE(focused(), start);
        QCOMPARE(stops, 1);
        screen.button("Moves")->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(&screen.view, Qt::Key_Tab);
        QTest::keyClick(&screen.view, Qt::Key_Down);
        QVERIFY(at(1));
        QTest::keyClick(&screen.view, Qt::Key_Tab);
        QCOMPARE(focused(), screen.button("Replay"));
        // Wherever the wheel has led meanwhile, what has the focus is in sight.
        QQuickItem* list = screen.seen("QQuickListView").value(0);
        QMetaObject::invokeMethod(list, "positionViewAtEnd");
        QTest::keyClick(&screen.view, Qt::Key_Backtab);
        QVERIFY(at(1));
        QVERIFY(onScreen(list).contains(onScreen(focused()).center()));
    }

    void whatIsDeletedCanBePutBack()
    {
        leave(3);
        Screen screen({1280, 800}, folder());
        QVERIFY(open(screen, 3));
        QVERIFY(screen.button("Undo") == nullptr);
        QTest::keyClick(&screen.view, Qt::Key_Down);
        QTest::keyClick(&screen.view, Qt::Key_Delete);
        QVERIFY(shows(screen, 2));
        QVERIFY(screen.button("Undo") != nullptr);
        QTest::keyClick(&screen.view, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shows(screen, 3));
        QVERIFY(screen.button("Undo") == nullptr);
        QVERIFY(screen.press("Delete"));
        QVERIFY(shows(screen, 2));
        QVERIFY(screen.press("Undo"));
        QVERIFY(shows(screen, 3));
        // Pressed by key it deletes no more than one.
        screen.button("Delete")->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(&screen.view, Qt::Key_Space);
        QVERIFY(isWithin(screen.view.activeFocusItem(), "QQuickListView"));
    }

    void enterSaysThatItOpensTheChosenOne()
    {
        leave(2);
        Screen screen({1280, 800}, folder());
        QVERIFY(open(screen, 2));
        const auto told = [&] {
            screen.draw();
            const auto texts = screen.seen("QQuickText");
            return std::any_of(texts.begin(), texts.end(), [](const QQuickItem* text) {
                return text->property("text") == "↵" && text->parentItem()->opacity() > 0;
            });
        };
        screen.click(row(screen, 1));
        QVERIFY(isA(screen.view.activeFocusItem(), "LibraryRow") && told());
        screen.button("Delete")->forceActiveFocus(Qt::TabFocusReason);
        QVERIFY(!told());
    }

    void theLastOneIsDeletedAndPutBackByKeys()
    {
        leave(1);
        Screen screen({1280, 800}, folder());
        QVERIFY(open(screen, 1));
        QTest::keyClick(&screen.view, Qt::Key_Delete);
        QVERIFY(shows(screen, 0));
        QTest::keyClick(&screen.view, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shows(screen, 1));
        QTest::keyClick(&screen.view, Qt::Key_Return);
        QTRY_VERIFY(screen.controller.session() != nullptr);
    }

    void aKeyHeldDownDeletesOneGame()
    {
        leave(3);
        Screen screen({1280, 800}, folder());
        QVERIFY(open(screen, 3));
        QTest::keyPress(&screen.view, Qt::Key_Delete);
        screen.holdDown(Qt::Key_Delete, {});
        QVERIFY(shows(screen, 2));
        QTest::keyClick(&screen.view, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shows(screen, 3));
    }

    void aHeadingSorts()
    {
        leave(4);
        Screen screen({1280, 800}, folder());
        QVERIFY(open(screen, 4));
        const auto moves = [&] {
            QList<int> all;
            for (int i = 0; i < 4; ++i)
                all << row(screen, i)->property("moves").toInt();
            return all;
        };
        const auto sorted = [&](bool rising) {
            QList<int> all = moves();
            if (!rising)
                std::reverse(all.begin(), all.end());
            return std::is_sorted(all.begin(), all.end());
        };
        for (const bool rising : {false, true}) {
            QSignalSpy found(screen.controller.library(), &Library::found);
            if (rising) {
                screen.button("Moves")->forceActiveFocus(Qt::TabFocusReason);
                QTest::keyClick(&screen.view, Qt::Key_Enter);
            } else {
                QVERIFY(screen.press("Moves"));
            }
            QVERIFY(!found.isEmpty() || found.wait(20000));
            screen.draw();
            QVERIFY(sorted(rising));
        }
    }

    void whereThereIsNothingThatIsSaid()
    {
        leave(0);
        Screen screen({1280, 800}, folder());
        QVERIFY(open(screen, 0));
        QTRY_COMPARE(screen.controller.library()->summary(), QString("0 game(s)"));
        const auto said = [&](const QString& text) {
            for (QQuickItem* item : screen.items())
                if (isSeen(item) && item->property("text").toString() == text)
                    return true;
            return false;
        };
        QVERIFY(said("Every game you play is kept here."));
        QVERIFY(screen.button("Delete") == nullptr);
        screen.controller.library()->setSearch("Nobody");
        QTRY_VERIFY(said("No games found."));
    }

    void allHasItsPlace_data() { addRooms(); }

    void allHasItsPlace()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(double, text);
        setLanguage(language, text);
        leave(3);
        Screen screen(size, folder());
        QVERIFY(open(screen, 3));
        screen.controller.library()->remove(0);
        QVERIFY(shows(screen, 2));
        Faults faults(screen);
        faults.look();
        QCOMPARE(onEachOther(screen), QStringList());
        screen.controller.openStatistics();
        QTRY_VERIFY(screen.controller.statistics()->rowCount() > 0);
        faults.look();
        QCOMPARE(onEachOther(screen), QStringList());
        screen.controller.statistics()->setView(play::StatisticsModel::Style);
        faults.look();
        QCOMPARE(onEachOther(screen), QStringList());
        screen.controller.statistics()->setView(play::StatisticsModel::Ladder);
        faults.look();
        QCOMPARE(onEachOther(screen), QStringList());
        faults.check(4);
    }
};

QTEST_MAIN(LibraryPageTest)
#include "library_test.moc"
#include "moc_games_stored.cpp"
