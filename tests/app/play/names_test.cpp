#include <QTemporaryDir>
#include <QTest>

#include "play/names.h"
#include "play/setup.h"
#include "table/game_info.h"

using namespace facedown;
using namespace facedown::play;

class NamesTest : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<Preferences> preferences_;

    /// Sits people down at a game, as the set-up page does.
    void play(const QString& game, const QStringList& names)
    {
        Setup setup(preferences_.get());
        setup.open(game);
        for (int row = 0; row < names.size(); ++row)
            setup.rename(row, names[row]);
        (void)setup.make(1);
    }

private slots:
    void init()
    {
        preferences_.reset();
        QFile::remove(folder_.filePath("settings.ini"));
        preferences_ = std::make_unique<Preferences>(folder_.filePath("settings.ini"));
    }

    void whatIsTypedIsPlain()
    {
        Setup setup(preferences_.get());
        setup.open("skull");
        setup.setBot(1, false);
        const auto nameOf = [&](const QString& typed) {
            setup.rename(1, typed);
            return setup.value(1, "name").toString();
        };
        const QString skull = QString::fromUtf8("\U0001F480");
        // No half of a character ends it.
        QCOMPARE(nameOf(QString(22, 'x') + skull), QString(22, 'x') + skull);
        QCOMPARE(nameOf(QString(23, 'x') + skull), QString(23, 'x'));
        QCOMPARE(nameOf(QString(23, 'x') + skull.left(1)), QString(23, 'x'));
        // Nothing turns the direction of what follows, and nobody is called by what is not seen.
        QCOMPARE(nameOf(QString::fromUtf8("\u202eAna\u200b ")), QString("Ana"));
        QCOMPARE(nameOf(QString::fromUtf8("\u200b \u3164")), usualName(1));
        // What is shown is what a saved game says.
        const QString tower = "a" + QString::fromUtf8("\u0301").repeated(9);
        QCOMPARE(nameOf(tower), tower.left(3));
    }

    void whatIsRememberedIsPlain()
    {
        preferences_->remember("skull/players", 3);
        preferences_->remember("skull/names",
                               QStringList{QString(100, 'x'), "a\nb", QString(QChar(0x202e))});
        preferences_->remember("skull/levels", QStringList{"", "", ""});
        Setup setup(preferences_.get());
        setup.open("skull");
        QCOMPARE(setup.value(0, "name").toString(), QString(24, 'x'));
        QCOMPARE(setup.value(1, "name").toString(), QString("a b"));
        QCOMPARE(setup.value(2, "name").toString(), usualName(2));
    }

    void whatSomebodyTypedIsListedOnce()
    {
        QCOMPARE(namesUsed(*preferences_), QStringList());
        const auto games = table::gameInfos();
        play(games[0].id, {"Zoe", "Ánxela"});
        play(games[1].id, {"anton", usualName(1), "Zoe"});
        // Without the house's names, of which there were some at either table.
        QCOMPARE(namesUsed(*preferences_), (QStringList{"anton", "Zoe", "Ánxela"}));
    }

    /// Whoever is called like a bot is the only one to be called so.
    void aBotGivesUpItsName()
    {
        Setup setup(preferences_.get());
        const auto name = [&](int row) { return setup.value(row, "name").toString(); };
        const auto called = [&](const QString& wanted) {
            int count = 0;
            for (int row = 0; row < setup.players(); ++row)
                count += name(row) == wanted;
            return count;
        };
        setup.open("skull");
        setup.rename(0, usualName(1));
        QCOMPARE(name(0), usualName(1));
        QCOMPARE(name(1), usualName(4)); // the next that nobody has
        setup.rename(0, "");
        QCOMPARE(name(0), usualName(0));
        // Those who come later find theirs taken as well.
        setup.setPlayers(3);
        setup.rename(0, usualName(3));
        setup.setPlayers(12);
        QCOMPARE(name(0), usualName(3));
        for (std::size_t row = 0; row < 12; ++row)
            QCOMPARE(called(usualName(row)), 1);
        // A person keeps theirs.
        setup.setBot(5, false);
        const QString theirs = name(5);
        setup.rename(0, theirs);
        QCOMPARE(called(theirs), 2);
        // So it is whenever somebody comes to be a bot, or a bot comes back, or is not typed yet.
        setup.setBot(5, true);
        QCOMPARE(called(theirs), 1);
        QCOMPARE(name(0), theirs);
        setup.rename(11, "Xiana");
        setup.options()->toggle(1); // two tribes: six remain
        setup.rename(2, "Xiana");
        QCOMPARE(name(2), QString("Xiana"));
        setup.options()->toggle(1);
        QCOMPARE(called("Xiana"), 1);
        setup.noteName(3, "Xiana");
        (void)setup.make(1);
        QCOMPARE(called("Xiana"), 1);
        setup.noteName(3, "Xiana");
        setup.remember();
        setup.open("skull");
        QCOMPARE(called("Xiana"), 1);
    }

    void theHousesNamesTakeTheirPlace()
    {
        const auto games = table::gameInfos();
        play(games[0].id, {"Zoe", "Xan"});
        play(games[1].id, {"Xan", "Zoe"});
        const auto before = rememberedNames(*preferences_);
        forgetNames(*preferences_, {"Zoe", "nobody"});
        QCOMPARE(namesUsed(*preferences_), QStringList("Xan"));
        Setup setup(preferences_.get());
        setup.open(games[0].id);
        QCOMPARE(setup.value(0, "name").toString(), usualName(0));
        QCOMPARE(setup.value(1, "name").toString(), QString("Xan"));
        rememberNames(*preferences_, before);
        QCOMPARE(namesUsed(*preferences_), (QStringList{"Xan", "Zoe"}));
    }

    void theSamePeopleSitDownToAnotherGame()
    {
        Setup setup(preferences_.get());
        const auto name = [&](int row) { return setup.value(row, "name").toString(); };
        const auto bot = [&](int row) { return setup.value(row, "bot").toBool(); };
        const auto level = [&](int row) { return setup.value(row, "level").toString(); };
        const auto sitDown = [&] {
            setup.open("skull");
            setup.setPlayers(9);
            setup.setBot(1, false);
            setup.rename(1, "Maruxa");
            setup.setAllLevels("hard");
        };
        sitDown();
        setup.open("nyet"); // nothing was played yet
        QCOMPARE(setup.players(), 4);
        QVERIFY(bot(1));
        sitDown();
        (void)setup.make(1);
        for (const char* game : {"geschenkt", "nyet"}) {
            setup.open(game);
            QCOMPARE(setup.players(), setup.maxPlayers());
            QVERIFY(!bot(0) && !bot(1) && bot(2));
            QCOMPARE(name(1), QString("Maruxa"));
            QCOMPARE(level(2), QString("hard"));
        }
        // What was set up for a game itself stands before what was for another.
        setup.open("geschenkt");
        setup.setPlayers(3);
        (void)setup.make(1);
        setup.open("skull");
        QCOMPARE(setup.players(), 9);
        setup.open("nyet");
        QCOMPARE(setup.players(), 3);
    }
};

QTEST_GUILESS_MAIN(NamesTest)
#include "names_test.moc"
