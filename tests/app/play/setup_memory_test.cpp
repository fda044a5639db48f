#include <QTemporaryDir>
#include <QTest>

#include "app/play/session_play.h"
#include "play/controller.h"
#include "play/record_file.h"

using namespace facedown;
using namespace facedown::play;

/// What was set up the last time.
class SetupMemoryTest : public QObject
{
    Q_OBJECT

    using Way = void (*)(Controller&, const QTemporaryDir&);

private slots:
    void itIsThereAgainAlsoWhenItWasNotPlayed_data()
    {
        QTest::addColumn<Way>("leave");
        QTest::newRow("back home")
            << Way([](Controller& controller, const QTemporaryDir&) { controller.back(); });
        QTest::newRow("another game") << Way(
            [](Controller& controller, const QTemporaryDir&) { controller.open("geschenkt"); });
        QTest::newRow("a guided game")
            << Way([](Controller& controller, const QTemporaryDir&) { controller.guide("skull"); });
        QTest::newRow("the library")
            << Way([](Controller& controller, const QTemporaryDir&) { controller.openLibrary(); });
        QTest::newRow("a saved game")
            << Way([](Controller& controller, const QTemporaryDir& folder) {
                   const QString file = folder.filePath("game.facedown");
                   QVERIFY(writeRecord(someMatch(3, 1, 1), file, {}));
                   QVERIFY(controller.openRecord(file));
               });
    }

    void itIsThereAgainAlsoWhenItWasNotPlayed()
    {
        QFETCH(Way, leave);
        const QTemporaryDir folder;
        Preferences preferences(folder.filePath("settings.ini"));
        Controller controller(&preferences, {});
        controller.open("skull");
        Setup* setup = controller.setup();
        setup->setPlayers(6);
        setup->rename(5, "Sabela");
        setup->options()->toggle(1);
        leave(controller, folder);
        if (QTest::currentTestFailed())
            return;
        controller.open("skull");
        QCOMPARE(setup->players(), 6);
        QCOMPARE(setup->value(5, "name").toString(), QString("Sabela"));
        QVERIFY(setup->options()->on(1));
    }

    void nonsenseRememberedIsForgotten_data()
    {
        QTest::addColumn<QVariant>("players");
        QTest::addColumn<QVariant>("names");
        QTest::addColumn<QVariant>("levels");
        const QStringList three{"A", "B", "C"};
        QTest::newRow("too many") << QVariant(99) << QVariant(three) << QVariant(three);
        QTest::newRow("names missing") << QVariant(4) << QVariant(three) << QVariant(three);
        QTest::newRow("no number") << QVariant("many") << QVariant(7) << QVariant();
        QTest::newRow("negative") << QVariant(-3) << QVariant(QStringList()) << QVariant(three);
    }

    void nonsenseRememberedIsForgotten()
    {
        QFETCH(QVariant, players);
        QFETCH(QVariant, names);
        QFETCH(QVariant, levels);
        QTemporaryDir folder;
        Preferences preferences(folder.filePath("settings.ini"));
        preferences.remember("skull/players", players);
        preferences.remember("skull/names", names);
        preferences.remember("skull/levels", levels);
        preferences.remember("skull/options", QStringList{"nothing", "players"});
        Setup setup(&preferences);
        setup.open("skull");
        QCOMPARE(setup.players(), 4);
        QVERIFY(!setup.options()->on(0) && !setup.options()->on(1));
        QCOMPARE(setup.make(1).players(), 4);
    }

    void thatNoPhoneCanComeIsSaidBefore()
    {
        Preferences preferences;
        Setup setup(&preferences);
        setup.open("skull");
        QString why = "no network";
        setup.offerPhones([&why] { return why; });
        QVERIFY(setup.advice().isEmpty()); // nobody waits for one
        setup.setPhone(1);
        QCOMPARE(setup.advice(), why);
        setup.lookAnew();
        QSignalSpy changed(&setup, &Setup::changed);
        setup.lookAnew();
        QCOMPARE(changed.count(), 0);
        why.clear(); // the network is there again, and what is shown is told of it
        setup.lookAnew();
        QCOMPARE(changed.count(), 1);
        QVERIFY(setup.advice().isEmpty());
    }
};

QTEST_GUILESS_MAIN(SetupMemoryTest)
#include "setup_memory_test.moc"
