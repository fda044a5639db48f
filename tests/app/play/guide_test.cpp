#include <QTest>

#include <QTemporaryDir>

#include "app/every_game_and_language.h"
#include "app/play/controller_start.h"
#include "play/controller.h"
#include "play/translator.h"
#include "table/lesson.h"

namespace facedown::play {

/// The guided first game of every game.
class GuideTest : public QObject
{
    Q_OBJECT

    /// A controller at the table of a guided game, as fast as it goes.
    struct Table
    {
        explicit Table(const QString& game, const QString& folder = {},
                       const QString& settings = {})
            : preferences(settings)
            , controller(&preferences, folder)
        {
            preferences.overridePace(Preferences::Instant);
            controller.guide(game);
        }
        Session& session() { return *controller.session(); }
        Guide& guide() { return *session().guide(); }
        bool decides() { return !guide().wanted().isEmpty() && session().table()->yourTurn(); }

        /// Goes on whenever the game waits for it, until the end.
        bool playToTheEnd()
        {
            while (!guide().ended()) {
                if (!QTest::qWaitFor([this] { return guide().reading() || decides(); }, 20000))
                    return false;
                if (guide().reading())
                    guide().next();
                else
                    session().choose(guide().wanted());
            }
            return true;
        }

        Preferences preferences;
        Controller controller;
    };

private slots:
    void itSaysWhatToDoWhileTheTableDoesNot()
    {
        const match::Match match = Guide::matchOf("skull");
        Guide guide(match);
        for (int step = 0; step < 2; ++step) {
            QVERIFY(guide.reading());
            QVERIFY(guide.prompt().startsWith("Read the explanation"));
            guide.next();
        }
        // The first player is being drawn, and nobody plays yet.
        QVERIFY(!guide.reading());
        QVERIFY(guide.text().startsWith("Watch the table: the game is being set up"));
        QCOMPARE(guide.prompt(), QString()); // that of the table says whose turn it is
    }

    void theTableAsksNobodyTooEarly()
    {
        match::Match match = Guide::matchOf("nyet");
        Guide guide(match);
        guide.next();
        while (!guide.coming().empty()) {
            QVERIFY(match.apply(guide.coming()));
            guide.follow(false);
        }
        // The cards are still being dealt.
        QVERIFY(guide.text().startsWith("Watch the table"));
        QCOMPARE(guide.prompt(), QString("It’s almost your turn"));
        guide.follow(true);
        QVERIFY(guide.prompt().startsWith("Read the explanation"));
    }

    void itSaysWhyNothingIsTakenBack()
    {
        Table table("skull");
        const QString why = table.session().noUndo();
        QVERIFY2(why.contains("guided game"), qPrintable(why));
    }

    /// A turn to come is promised after each of one's moves but the last, which is called that.
    void afterTheLastMoveNoTurnIsPromised_data() { test::addGames(); }
    void afterTheLastMoveNoTurnIsPromised()
    {
        QFETCH(QString, game);
        match::Match match = Guide::matchOf(game);
        Guide guide(match);
        QStringList said; // after each of one's moves
        while (!guide.ended()) {
            if (guide.reading()) {
                guide.next();
                continue;
            }
            const bool own = match.actor() == 0;
            const QString event = own ? guide.wanted() : QString::fromStdString(guide.coming());
            QVERIFY(match.apply(event.toStdString()).has_value());
            guide.follow(false);
            if (own)
                said << guide.text();
            guide.follow(true);
        }
        QVERIFY(!said.isEmpty());
        const QString last = said.takeLast();
        QVERIFY2(last.contains("that was your last move"), qPrintable(last));
        for (const QString& text : said)
            QVERIFY2(text.contains("the game goes on, and it will soon be your turn"),
                     qPrintable(text));
    }

    void everythingIsSaid_data() { test::addGamesAndLanguages(); }
    void everythingIsSaid()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        const QStringList players = playerNames(Guide::matchOf(game));
        const auto english = table::lesson(game, players).steps;
        const auto steps = [&] {
            const Translator translator;
            const Translator::In in(language);
            return table::lesson(game, players).steps;
        }();
        QVERIFY(steps.size() >= 3 && steps.size() <= 25);
        QVERIFY(steps.back().events.isEmpty());
        QCOMPARE(steps.size(), english.size());
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const QString& text = steps[i].text;
            QVERIFY(!text.isEmpty());
            QVERIFY2(!text.contains(QLatin1Char('%')), qPrintable(text));
            QVERIFY2(language == "en" || text != english[i].text, qPrintable(text));
            QVERIFY2(text.size() <= 240, qPrintable(text));
            QCOMPARE(steps[i].events, english[i].events);
        }
    }

    void whatIsWantedLeadsToTheEnd_data() { test::addGames(); }
    void whatIsWantedLeadsToTheEnd()
    {
        QFETCH(QString, game);
        QStringList script;
        Table table(game);
        for (const auto& step : table::lesson(game, playerNames(table.session().match())).steps)
            script << step.events;
        QVERIFY(table.playToTheEnd());
        QTRY_COMPARE(table.session().length(), script.size());
        for (int i = 0; i < script.size(); ++i)
            QCOMPARE(QString::fromStdString(table.session().match().event(std::size_t(i))),
                     script[i]);
    }

    /// What cannot be decided at all, too: a card that may not be played, a square that is taken.
    void whatCannotBeIsAnswered()
    {
        Table table("nyet");
        table.guide().decline();
        QVERIFY(!table.guide().declined()); // there is something to read
        while (!table.decides()) {
            table.guide().next();
            QTRY_VERIFY(table.guide().reading() || table.decides());
        }
        const QString text = table.guide().text();
        table.guide().decline();
        QVERIFY(table.guide().text().startsWith(text) && table.guide().text() != text);
    }

    /// Whoever looks back reads what was said then.
    void whatWasSaidIsSaidAgain_data() { test::addGames(); }
    void whatWasSaidIsSaidAgain()
    {
        QFETCH(QString, game);
        Table table(game);
        QMap<int, std::pair<int, QString>> said; // by moment: the last that was said there
        while (!table.guide().ended()) {
            QTRY_VERIFY(table.guide().reading() || table.decides());
            said[table.session().length()] = {table.guide().number(), table.guide().text()};
            if (table.guide().reading())
                table.guide().next();
            else
                table.session().choose(table.guide().wanted());
        }
        const QString last = table.guide().text();
        for (auto then = said.begin(); then != std::prev(said.end()); ++then) {
            table.session().lookBack(then.key());
            QCOMPARE(table.guide().number(), then.value().first);
            QCOMPARE(table.guide().text(), then.value().second);
        }
        table.session().backToNow();
        QCOMPARE(table.guide().text(), last);
        QVERIFY(table.guide().ended());
    }

    void anotherChoiceIsAnswered_data() { test::addGames(); }
    void anotherChoiceIsAnswered()
    {
        QFETCH(QString, game);
        Table table(game);
        while (!table.decides()) {
            table.guide().next();
            QTRY_VERIFY(table.guide().reading() || table.decides());
        }
        const int length = table.session().length();
        const QString text = table.guide().text();
        const QString wanted = table.guide().wanted();
        for (const std::string& event : table.session().match().legal()) {
            const QString other = QString::fromStdString(event);
            if (other == wanted || !table.session().table()->offers(other))
                continue;
            table.session().choose(other);
            QCOMPARE(table.session().length(), length);
            QVERIFY(table.guide().text().startsWith(text) && table.guide().text() != text);
        }
        QVERIFY(!table.session().canUndo() && !table.session().canRedo());
        QVERIFY(!table.session().hint()->offered());
        table.session().choose(wanted);
        QCOMPARE(table.session().length(), length + 1);
    }

    void nothingOfItIsKept_data() { test::addGames(); }
    void nothingOfItIsKept()
    {
        QFETCH(QString, game);
        const QTemporaryDir folder;
        Table table(game, folder.path());
        QVERIFY(table.playToTheEnd());
        QCOMPARE(table.controller.matchId(), noMatch);
        table.controller.home();
        QSignalSpy changed(table.controller.library(), &Library::modelReset);
        table.controller.openLibrary();
        QTRY_VERIFY(!changed.isEmpty());
        QCOMPARE(table.controller.library()->rowCount(), 0);
        QVERIFY(table.controller.unfinished().isEmpty());
    }

    /// What was being played before waits still.
    void anotherMatchWaitsMeanwhile()
    {
        Table table(QStringLiteral("skull"));
        table.controller.open(QStringLiteral("geschenkt"));
        table.controller.start();
        QTRY_VERIFY(table.session().length() > 0);
        table.controller.guide(QStringLiteral("skull"));
        table.controller.home();
        QVERIFY(!table.controller.unfinished().isEmpty());
        table.controller.resume();
        QCOMPARE(table.session().match().game(), std::string_view("geschenkt"));
    }

    /// It comes to no table but this: nothing goes on from it, least of all what waits meanwhile.
    void nothingGoesOnFromIt()
    {
        const QTemporaryDir folder;
        Start start(folder.filePath("data"));
        QVERIFY(start.begin(7));
        start.controller.guide("geschenkt");
        Session& session = *start.controller.session();
        QTRY_VERIFY(session.guide()->reading());
        session.guide()->next();
        QTRY_VERIFY(session.length() > 0 && !session.holding());
        session.lookBack(0);
        QVERIFY(!session.live());
        start.controller.playFromHere();
        QCOMPARE(start.controller.page(), Controller::TablePage);
        QCOMPARE(start.controller.session(), &session);
    }

    void itIsOfferedOnce()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        {
            Preferences preferences(file);
            Controller controller(&preferences, {});
            for (const table::GameInfo& info : table::gameInfos()) {
                controller.open(info.id);
                QVERIFY(controller.guideOffered());
                if (info.id == "skull" || info.id == "geschenkt")
                    continue;
                controller.dismissGuide();
                QVERIFY(!controller.guideOffered());
            }
            preferences.overridePace(Preferences::Instant);
            controller.guide(QStringLiteral("skull"));
            controller.open(QStringLiteral("skull"));
            QVERIFY(controller.guideOffered()); // begun is not finished
            controller.dismissGuide();
            controller.open(QStringLiteral("geschenkt"));
            controller.start();
            controller.open(QStringLiteral("geschenkt"));
            QVERIFY(controller.guideOffered());                // begun is not played
            controller.play(playedOn(someGeschenkt(3, 1, 1))); // looked at, not played
            controller.open(QStringLiteral("geschenkt"));
            QVERIFY(controller.guideOffered());
            controller.play(playedOn(someGeschenkt(3, 1, 1), 60));
            const Session& session = *controller.session();
            while (!session.match().over()) {
                QTRY_VERIFY(session.match().over() || session.table()->yourTurn());
                if (!session.match().over())
                    controller.session()->choose(QStringLiteral("take"));
            }
            QTRY_VERIFY(!controller.guideOffered());
        }
        Preferences preferences(file);
        Controller controller(&preferences, {});
        for (const table::GameInfo& info : table::gameInfos()) {
            controller.open(info.id);
            QVERIFY(!controller.guideOffered());
        }
    }

    /// However far it came, unless it came to the end.
    void whoLeavesItIsOfferedItAgain_data() { test::addGames(); }
    void whoLeavesItIsOfferedItAgain()
    {
        QFETCH(QString, game);
        const QTemporaryDir folder;
        Table table(game, {}, folder.filePath("settings.ini"));
        table.guide().next();
        table.controller.open(game);
        QVERIFY(table.controller.guideOffered());
        table.controller.guide(game);
        QVERIFY(table.playToTheEnd());
        table.controller.open(game);
        QVERIFY(!table.controller.guideOffered());
    }

    /// From library and statistics one goes back to where one came from, from a guided game home.
    void oneGoesBackToWhereOneCameFrom()
    {
        const QTemporaryDir folder;
        Start start(folder.filePath("data"));
        Controller& controller = start.controller;
        controller.openStatistics();
        controller.leavePage();
        QCOMPARE(controller.page(), Controller::Home);
        QVERIFY(start.begin(7));
        controller.openStatistics();
        controller.leavePage();
        QCOMPARE(controller.page(), Controller::TablePage);
        QCOMPARE(start.seed(), std::uint64_t(7));
        controller.openLibrary();
        controller.openStatistics();
        controller.leavePage();
        QCOMPARE(controller.page(), Controller::LibraryPage);
        controller.leavePage();
        QCOMPARE(start.seed(), std::uint64_t(7));
        // From a table one came to since it is the table.
        controller.openLibrary();
        controller.openStatistics();
        QVERIFY(start.begin(8));
        controller.openStatistics();
        controller.leavePage();
        QCOMPARE(start.seed(), std::uint64_t(8));
        controller.home();
        controller.guide("skull");
        controller.openLibrary();
        controller.leavePage();
        QCOMPARE(controller.page(), Controller::Home);
        QVERIFY(!controller.unfinished().isEmpty());
        // What is being set up waits meanwhile.
        controller.open("nyet");
        controller.setup()->setPlayers(4);
        controller.openLadder();
        controller.openLibrary();
        controller.leavePage();
        QCOMPARE(controller.page(), Controller::StatisticsPage);
        controller.leavePage();
        QCOMPARE(controller.page(), Controller::SetupPage);
        QCOMPARE(controller.setup()->game(), QString("nyet"));
        QCOMPARE(controller.setup()->players(), 4);
        // Also by a page that one has been to before.
        controller.home();
        controller.openStatistics();
        controller.open("nyet");
        controller.openLadder();
        controller.leavePage();
        QCOMPARE(controller.page(), Controller::SetupPage);
        controller.openLibrary();
        controller.openLadder();
        controller.openLibrary();
        for (const auto page :
             {Controller::StatisticsPage, Controller::SetupPage, Controller::Home}) {
            controller.leavePage();
            QCOMPARE(controller.page(), page);
        }
    }
};

} // namespace facedown::play

using facedown::play::GuideTest;
QTEST_GUILESS_MAIN(GuideTest)
#include "guide_test.moc"
