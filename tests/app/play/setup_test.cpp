#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "play/setup.h"

using namespace facedown;
using namespace facedown::play;

class SetupTest : public QObject
{
    Q_OBJECT

    static QStringList names(const Setup& setup)
    {
        QStringList all;
        for (int row = 0; row < setup.rowCount(); ++row)
            all << setup.value(row, "name").toString();
        return all;
    }

    static bool bot(const Setup& setup, int row) { return setup.value(row, "bot").toBool(); }

    static QString level(const Setup& setup, int row)
    {
        return setup.value(row, "level").toString();
    }

    /// The rows of Skull's options, and of Geschenkt's.
    static constexpr int tribes = 0;
    static constexpr int reveal = 1;
    static constexpr int openVariant = 0;
    static constexpr int openChips = 1;

private slots:
    void aSeriesIsRememberedByGame()
    {
        const QTemporaryDir folder;
        Preferences preferences(folder.filePath("settings.ini"));
        Setup setup(&preferences);
        setup.open("skull");
        QCOMPARE(setup.series(), 0);
        QVERIFY(!setup.make(1).series());
        setup.setSeries(2);
        QVERIFY(setup.make(1).series() ==
                (match::Series{5, 0, std::vector<int>(std::size_t(setup.players()))}));
        setup.open("geschenkt");
        QCOMPARE(setup.series(), 0);
        setup.open("skull");
        QCOMPARE(setup.series(), 2);
        QCOMPARE(setup.seriesNames().size(), 4);
        setup.setSeries(99);
        QCOMPARE(setup.series(), 3);
        setup.setSeries(-1);
        QCOMPARE(setup.series(), 0);
        setup.setSeries(1);
        // What goes on from the middle of a game is no game of a series.
        setup.openFrom(*match::Match::start("skull", {{"players", 3}}, 1), 0);
        QCOMPARE(setup.series(), 0);
        QCOMPARE(setup.seriesNames().size(), 1);
        QVERIFY(!setup.make(1).series());
    }

    void whatIsUsual()
    {
        Preferences preferences;
        Setup setup(&preferences);
        setup.open("skull");
        QCOMPARE(setup.game(), QString("skull"));
        QVERIFY(!setup.gameName().isEmpty());
        QCOMPARE(setup.players(), 4);
        QCOMPARE(setup.minPlayers(), 3);
        QCOMPARE(setup.maxPlayers(), 12);
        QVERIFY(setup.advice().isEmpty());
        for (int row = 0; row < 4; ++row) {
            QCOMPARE(bot(setup, row), row > 0);
            QCOMPARE(level(setup, row), QString("medium"));
        }
        const QStringList all = names(setup);
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), 4);
    }

    void playersComeAndGo()
    {
        Preferences preferences;
        Setup setup(&preferences);
        QAbstractItemModelTester tester(&setup,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        setup.open("skull");
        const QStringList four = names(setup);
        QSignalSpy changed(&setup, &Setup::changed);
        setup.setPlayers(12);
        QCOMPARE(setup.players(), 12);
        QCOMPARE(changed.count(), 1);
        const QStringList all = names(setup);
        QCOMPARE(all.mid(0, 4), four);
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), 12);
        QVERIFY(bot(setup, 11));
        setup.setPlayers(1);
        QCOMPARE(setup.players(), 3);
        setup.setPlayers(40);
        QCOMPARE(setup.players(), 12);
    }

    void moreThanTenAreAdvisedAgainst()
    {
        Preferences preferences;
        Setup setup(&preferences);
        setup.open("skull");
        setup.setPlayers(10);
        QVERIFY(setup.advice().isEmpty());
        setup.setPlayers(11);
        QVERIFY(!setup.advice().isEmpty());
        QCOMPARE(setup.make(1).players(), 11);
    }

    void twoTribesNeedTwoSeatsEach()
    {
        Preferences preferences;
        Setup setup(&preferences);
        setup.open("skull");
        setup.setPlayers(9);
        setup.options()->toggle(tribes);
        QVERIFY(setup.options()->on(tribes));
        QCOMPARE(setup.maxPlayers(), 6);
        QCOMPARE(setup.players(), 6);
        setup.setPlayers(7);
        QCOMPARE(setup.players(), 6);
        setup.rename(0, "Maruxa");
        const match::Match match = setup.make(1);
        QCOMPARE(match.seats(), 12);
        const auto& entries = match.playerEntries();
        QCOMPARE(entries.size(), std::size_t(12));
        QCOMPARE(entries[0].name, std::string("Maruxa"));
        QVERIFY(entries[6].name != entries[0].name);
        QVERIFY(entries[6].name.rfind("Maruxa", 0) == 0);
        for (std::size_t seat = 0; seat < 6; ++seat)
            QCOMPARE(entries[seat].bot, entries[seat + 6].bot);
        setup.options()->toggle(tribes);
        QCOMPARE(setup.maxPlayers(), 12);
    }

    void theOpenVariantIsForFive()
    {
        Preferences preferences;
        Setup setup(&preferences);
        setup.open("geschenkt");
        QCOMPARE(setup.gameName(), QString("Geschenkt"));
        QCOMPARE(setup.players(), 4);
        QCOMPARE(setup.minPlayers(), 3);
        QCOMPARE(setup.maxPlayers(), 7);
        setup.setPlayers(12);
        QCOMPARE(setup.players(), 7);
        QVERIFY(setup.advice().isEmpty());
        QVERIFY(setup.make(1).options() ==
                (match::Json{{"players", 7}, {"variant", "base"}, {"open_chips", false}}));
        QVERIFY(!setup.options()->mostPlayers().has_value());
        setup.options()->toggle(openChips); // takes nobody's seat
        QVERIFY(!setup.options()->mostPlayers().has_value());
        QCOMPARE(setup.players(), 7);
        QSignalSpy changed(&setup, &Setup::changed);
        setup.options()->toggle(openVariant);
        QVERIFY(changed.count() > 0);
        QCOMPARE(setup.options()->mostPlayers().value_or(0), 5);
        QCOMPARE(setup.maxPlayers(), 5);
        QCOMPARE(setup.players(), 5);
        setup.setPlayers(6);
        QCOMPARE(setup.players(), 5);
        QVERIFY(setup.make(1).options() ==
                (match::Json{{"players", 5}, {"variant", "open"}, {"open_chips", true}}));
        setup.options()->toggle(openVariant);
        QCOMPARE(setup.maxPlayers(), 7);
        QCOMPARE(setup.players(), 5); // nobody comes back unasked
        setup.setPlayers(7);
        QCOMPARE(setup.players(), 7);
        QCOMPARE(setup.make(1).players(), 7);
        // Fewer than the option allows stay as they are.
        setup.setPlayers(3);
        setup.options()->toggle(openVariant);
        QCOMPARE(setup.players(), 3);
    }

    void theSmallestOfTheOptionsCounts()
    {
        const table::OptionInfo four{"a", false, true, "A", "", 4};
        const table::OptionInfo six{"b", false, true, "B", "", 6};
        const table::OptionInfo any{"c", false, true, "C", "", 0};
        OptionModel options;
        options.show({four, six, any});
        QVERIFY(!options.mostPlayers().has_value());
        options.toggle(2);
        QVERIFY(!options.mostPlayers().has_value());
        options.toggle(1);
        QCOMPARE(options.mostPlayers().value_or(0), 6);
        options.toggle(0);
        QCOMPARE(options.mostPlayers().value_or(0), 4);
        options.toggle(1);
        QCOMPARE(options.mostPlayers().value_or(0), 4);
        QVERIFY(options.json() == (match::Json{{"a", true}, {"b", false}, {"c", true}}));
    }

    void everyGameRemembersItsOwn()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("settings.ini");
        {
            Preferences preferences(file);
            Setup setup(&preferences);
            setup.open("geschenkt");
            setup.options()->toggle(openVariant);
            setup.options()->toggle(openChips);
            setup.setPlayers(5);
            setup.rename(0, "Maruxa");
            setup.make(1);
            setup.open("skull");
            QVERIFY(!setup.options()->on(tribes) && !setup.options()->on(reveal));
            QCOMPARE(setup.players(), 5); // those who sat at the other game
            setup.options()->toggle(reveal);
            setup.setPlayers(6);
            setup.make(1);
        }
        Preferences preferences(file);
        Setup setup(&preferences);
        for (int again = 0; again < 2; ++again) {
            setup.open("geschenkt");
            QCOMPARE(setup.options()->rowCount(), 2);
            QVERIFY(setup.options()->on(openVariant) && setup.options()->on(openChips));
            QCOMPARE(setup.players(), 5);
            QCOMPARE(setup.maxPlayers(), 5);
            QCOMPARE(names(setup)[0], QString("Maruxa"));
            setup.open("skull");
            QVERIFY(!setup.options()->on(tribes) && setup.options()->on(reveal));
            QCOMPARE(setup.players(), 6);
            QCOMPARE(setup.maxPlayers(), 12);
        }
        // Nobody is kept for whom there is no seat with the options that were kept.
        preferences.remember("geschenkt/players", 7);
        preferences.remember("geschenkt/names", QStringList{"A", "B", "C", "D", "E", "F", "G"});
        preferences.remember("geschenkt/levels", QStringList{"", "", "", "", "", "", ""});
        setup.open("geschenkt");
        QVERIFY(setup.options()->on(openVariant));
        QCOMPARE(setup.players(), 5);
        QCOMPARE(setup.make(1).players(), 5);
    }

    void naming()
    {
        Preferences preferences;
        Setup setup(&preferences);
        setup.open("skull");
        const QString usual = names(setup)[1];
        setup.rename(1, "  Uxía   of\nLugo ");
        QCOMPARE(names(setup)[1], QString("Uxía of Lugo"));
        setup.rename(1, QString(100, 'x'));
        QCOMPARE(names(setup)[1].size(), 24);
        setup.rename(1, "   ");
        QCOMPARE(names(setup)[1], usual);
        for (const int row : {-1, 4})
            setup.rename(row, "nobody");
        QVERIFY(!names(setup).contains("nobody"));
        setup.rename(1, names(setup)[0]);
        QVERIFY(names(setup)[1] != names(setup)[0]); // a bot is not taken for a person
        QVERIFY(setup.advice().isEmpty());
        setup.setBot(1, false);
        setup.rename(1, names(setup)[0]);
        QVERIFY2(setup.advice().contains(names(setup)[0]), qPrintable(setup.advice()));
    }

    void personsAndBots()
    {
        Preferences preferences;
        Setup setup(&preferences);
        setup.open("skull");
        setup.setBot(0, true);
        setup.setBot(1, false);
        setup.setBot(9, true);
        QVERIFY(bot(setup, 0) && !bot(setup, 1));
        QVERIFY(setup.value(1, "face").toString().startsWith("faces/person-"));
        setup.setLevel(2, "easy");
        setup.setLevel(2, "impossible");
        for (const bool again : {false, true}) // the same bot as before
            setup.setBot(2, again);
        QCOMPARE(level(setup, 2), QString("easy"));
        QCOMPARE(setup.levels(), (QStringList{"easy", "medium", "hard"}));
        QCOMPARE(setup.levelNames().size(), setup.levels().size());
        const match::Match match = setup.make(1);
        QVERIFY(match.playerEntries()[0].bot && !match.playerEntries()[1].bot);
        QCOMPARE(match.playerEntries()[1].level, std::string());
        QCOMPARE(match.playerEntries()[2].level, std::string("easy"));
        setup.setAllLevels("impossible");
        QCOMPARE(level(setup, 2), QString("easy"));
        setup.setAllLevels("hard");
        for (int row = 0; row < setup.players(); ++row)
            QCOMPARE(level(setup, row), QString("hard"));
        QVERIFY(!bot(setup, 1)); // a person stays one
    }

    void botsShowTheirTemper()
    {
        Preferences preferences;
        Setup setup(&preferences);
        setup.open("nyet");
        const auto temper = [&](int row) {
            const QString word = setup.value(row, "temper").toString();
            const QString note = setup.value(row, "temperNote").toString();
            return note.startsWith(word, Qt::CaseInsensitive) ? word : "not as its note says";
        };
        QCOMPARE(temper(0), QString()); // a person
        QCOMPARE(temper(1), QString("careful"));
        QCOMPARE(temper(2), QString("bold"));
        setup.nextFace(2); // to the eagle, since all others are taken
        QCOMPARE(temper(2), QString("bold"));
        setup.nextFace(2);
        QCOMPARE(temper(2), QString("careful"));
        setup.setBot(2, false);
        QCOMPARE(temper(2), QString());
    }

    void whatWasSetIsThereAgain()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("settings.ini");
        {
            Preferences preferences(file);
            Setup setup(&preferences);
            setup.open("skull");
            setup.setPlayers(5);
            setup.rename(0, "Xoán, a \"friend\"");
            setup.setBot(1, false);
            setup.setLevel(3, "easy");
            setup.options()->toggle(reveal);
            setup.options()->toggle(tribes);
            setup.make(1);
        }
        Preferences preferences(file);
        Setup setup(&preferences);
        setup.open("skull");
        QCOMPARE(setup.players(), 5);
        QCOMPARE(names(setup)[0], QString("Xoán, a \"friend\""));
        QVERIFY(!bot(setup, 0) && !bot(setup, 1) && bot(setup, 2));
        QCOMPARE(level(setup, 3), QString("easy"));
        QVERIFY(setup.options()->on(reveal));
        QVERIFY(setup.options()->on(tribes));
        QCOMPARE(setup.maxPlayers(), 6);
        setup.open("skull"); // once more is the same
        QVERIFY(setup.options()->on(reveal) && setup.options()->on(tribes));
        QCOMPARE(setup.players(), 5);
    }

    void whomAVariantLeavesNoPlaceComesBackWithoutIt()
    {
        Preferences preferences;
        Setup setup(&preferences);
        setup.open("geschenkt");
        setup.setPlayers(7);
        setup.rename(6, "Xiana");
        setup.setLevel(6, "hard");
        setup.options()->toggle(openVariant);
        QCOMPARE(setup.players(), 5);
        QVERIFY2(setup.advice().contains("2 player"), qPrintable(setup.advice()));
        setup.options()->toggle(openChips); // another changes nothing about them
        QVERIFY(!setup.advice().isEmpty());
        setup.options()->toggle(openVariant);
        QCOMPARE(setup.players(), 7);
        QCOMPARE(names(setup)[6], QString("Xiana"));
        QCOMPARE(level(setup, 6), QString("hard"));
        QVERIFY(setup.advice().isEmpty());
        // Whoever chooses a number means it.
        setup.options()->toggle(openVariant);
        setup.setPlayers(4);
        QVERIFY(setup.advice().isEmpty());
        setup.options()->toggle(openVariant);
        QCOMPARE(setup.players(), 4);
    }

    void saidAnewWhatIsSetStays()
    {
        Preferences preferences;
        Setup setup(&preferences);
        setup.retranslate(); // before anything is opened
        setup.open("skull");
        setup.setPlayers(6);
        setup.options()->toggle(reveal);
        setup.rename(2, "Sabela");
        setup.retranslate();
        QCOMPARE(setup.players(), 6);
        QVERIFY(setup.options()->on(reveal));
        QCOMPARE(names(setup)[2], QString("Sabela"));
        setup.options()->toggle(-1);
        setup.options()->toggle(2);
        QVERIFY(!setup.options()->on(tribes));
    }
};

QTEST_GUILESS_MAIN(SetupTest)
#include "setup_test.moc"
