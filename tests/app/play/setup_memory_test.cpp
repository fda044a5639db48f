#include <QTemporaryDir>
#include <QTest>

#include "play/controller.h"

using namespace facedown;
using namespace facedown::play;

/// What was set up the last time.
class SetupMemoryTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsThereAgainAlsoWhenItWasNotPlayed_data()
    {
        QTest::addColumn<bool>("elsewhere");
        QTest::newRow("back home") << false;
        QTest::newRow("on to another game") << true;
    }

    void itIsThereAgainAlsoWhenItWasNotPlayed()
    {
        QFETCH(bool, elsewhere);
        const QTemporaryDir folder;
        Preferences preferences(folder.filePath("settings.ini"));
        Controller controller(&preferences, {});
        controller.open("skull");
        Setup* setup = controller.setup();
        setup->setPlayers(6);
        setup->rename(5, "Sabela");
        setup->options()->toggle(1);
        if (elsewhere)
            controller.open("geschenkt");
        else
            controller.back();
        controller.open("skull");
        QCOMPARE(setup->players(), 6);
        QCOMPARE(setup->data(setup->index(5), Setup::NameRole).toString(), QString("Sabela"));
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
};

QTEST_GUILESS_MAIN(SetupMemoryTest)
#include "setup_memory_test.moc"
