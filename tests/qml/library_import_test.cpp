#include "qml/games_stored.h"

using namespace facedown;
using namespace facedown::qml;
using play::Library;

/// What the list of all games shows of those that come from files.
class LibraryImportTest : public WithGamesStored
{
    Q_OBJECT

private slots:
    void aGameThatIsImportedIsShown_data()
    {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QString>("after");
        QTest::newRow("far down") << ""
                                  << "";
        QTest::newRow("while nothing is found") << "nobody of that name"
                                                << "";
        QTest::newRow("among what is found") << "Ana"
                                             << "Ana";
        QTest::newRow("while the one before is found") << "Iria"
                                                       << "";
    }

    /// Also where what is looked for would hide it.
    void aGameThatIsImportedIsShown()
    {
        QFETCH(QString, search);
        QFETCH(QString, after);
        leave(125);
        Screen screen({1280, 800}, folder());
        QVERIFY(open(screen, 125));
        Library& library = *screen.controller.library();
        library.noteOpened(0);
        const auto current = [&]() -> QVariant {
            screen.draw();
            for (const QQuickItem* item : screen.seen("LibraryRow"))
                if (item->property("current").toBool())
                    return item->property("played");
            return {};
        };
        const QString started = "2026-02-01T21:05:00";
        const QVariant day = play::dateOf(QDateTime::fromString(started, Qt::ISODate));
        match::Match match = play::playedOn(play::someMatch(3, 1, 1000));
        match.setStarted(started.toStdString());
        const QString file = folder() + "/from afar.facedown";
        QVERIFY(play::writeRecord(match, file));
        // What the list still makes would miss its model, of which Qt warns.
        const auto isMade = [&] {
            return screen.view.engine()->incubationController()->incubatingObjectCount() == 0;
        };
        QTRY_VERIFY(isMade());
        QSignalSpy found(&library, &Library::found);
        library.setSearch(search);
        QVERIFY(search.isEmpty() || found.wait(20000));
        screen.draw();
        QTRY_VERIFY(isMade());
        library.importFrom({file});
        QTRY_COMPARE(current(), day);
        QCOMPARE(screen.timesRead("1 game(s) imported"), 1);
        QCOMPARE(library.search(), after);
        QVERIFY(isWithin(screen.view.activeFocusItem(), "QQuickListView"));
        // Again, while another is chosen: it is there, which is no fault.
        QTest::keyClick(&screen.view, Qt::Key_Home);
        QTRY_VERIFY(current() != day);
        QTRY_VERIFY(isMade());
        library.importFrom({file});
        QTRY_COMPARE(current(), day);
        QCOMPARE(screen.timesRead("1 game(s) in the library already"), 1);
        QVERIFY(screen.controller.error().isEmpty());
    }

    /// It is of no use elsewhere.
    void whatCannotBeImportedIsSaidWhereItWasAsked()
    {
        leave(3);
        Screen screen({1280, 800}, folder());
        QVERIFY(open(screen, 3));
        screen.controller.library()->importFrom({folder() + "/none.facedown"});
        QTRY_VERIFY(!screen.controller.error().isEmpty());
        screen.controller.leavePage();
        QCOMPARE(screen.controller.page(), play::Controller::Home);
        QVERIFY(screen.controller.error().isEmpty());
    }

    /// Also where another page is open when it comes.
    void whatCameOfAnImportIsSaidInTheLibrary()
    {
        leave(3);
        const QString file = folder() + "/from afar.facedown";
        QVERIFY(play::writeRecord(play::playedOn(play::someMatch(3, 1, 1000)), file));
        Screen screen({1280, 800}, folder());
        QVERIFY(open(screen, 3));
        QSignalSpy imported(screen.controller.library(), &Library::imported);
        QSignalSpy said(&screen.controller, &play::Controller::said);
        screen.controller.library()->importFrom({file, folder() + "/none.facedown"});
        screen.controller.leavePage();
        QTRY_COMPARE(imported.count(), 1);
        QCOMPARE(said.count(), 0);
        QVERIFY(screen.controller.error().isEmpty());
        screen.controller.openLibrary();
        QCOMPARE(said.count(), 1);
        QVERIFY(!screen.controller.error().isEmpty());
    }
};

QTEST_MAIN(LibraryImportTest)
#include "library_import_test.moc"
