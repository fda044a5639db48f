#include <algorithm>

#include "app/play/controller_start.h"
#include "app/play/temporary_folder.h"
#include "play/names.h"

using namespace facedown;
using namespace facedown::play;

/// From one game of a series to the next.
class ControllerSeriesTest : public FolderTest
{
    Q_OBJECT

    /// The first game of a best of three is at the table.
    static void playFirst(Start& start, int people)
    {
        match::Match first = someGeschenkt(3, people, 1);
        first.setSeries(match::Series{3, 0, {0, 0, 0}});
        start.controller.play(std::move(first));
    }

private slots:
    void aSeriesIsPlayedToItsEnd()
    {
        Start start(folder());
        playFirst(start, 0);
        std::vector<int> wins(3);
        int games = 1;
        for (;; ++games) {
            QVERIFY(start.wait());
            const match::Match& match = start.controller.session()->match();
            QVERIFY(match.series().has_value());
            QCOMPARE(match.series()->played, games - 1);
            QVERIFY(match.series()->wins == wins);
            for (const int winner : match.winners())
                ++wins[std::size_t(winner)];
            QVERIFY(!start.controller.session()->outcome().isEmpty());
            if (!seriesToGoOn(start.controller.session()->match()))
                break;
            QVERIFY(start.again());
        }
        QVERIFY(games <= 3);
        const int most = *std::max_element(wins.begin(), wins.end());
        for (int player = 0; player < 3; ++player) {
            const QString words = start.controller.session()->outcome();
            const QString name = usualName(std::size_t(player));
            QCOMPARE(words.section(": ", 0, 0).contains(name), wins[std::size_t(player)] == most);
            QCOMPARE(words.section(": ", 1).contains(name), wins[std::size_t(player)] > 0);
        }
        start.home();
        QVERIFY(start.controller.unfinished().isEmpty());
        QVERIFY(start.openLibrary(games));
        const QString result = start.controller.library()->value(0, "result").toString();
        QVERIFY2(result.contains(QString("game %1, best of 3").arg(games)), qPrintable(result));
        QVERIFY(start.openStored(0));
        start.controller.again(); // another series
        QVERIFY(start.controller.session()->match().series() == (match::Series{3, 0, {0, 0, 0}}));
    }

    void aSeriesSurvivesQuitting()
    {
        match::Series series{5, 0, {0, 0, 0}};
        {
            Start start(folder());
            match::Match first = someMatch(3, 0, 1);
            first.setSeries(series);
            start.controller.play(std::move(first));
            QVERIFY(start.wait());
            QVERIFY(start.controller.session()->match().over());
            series = match::after(series, start.controller.session()->match().winners());
            series.last = start.controller.matchId();
        }
        {
            Start start(folder());
            QVERIFY(start.controller.unfinished().contains("series"));
            const QString since = start.controller.unfinishedSince();
            QVERIFY2(since.startsWith("Best of 5, game 2 · last played 20"), qPrintable(since));
            QVERIFY(start.resume());
            QVERIFY(start.controller.session()->match().series() == series);
            QVERIFY(start.controller.session()->match().seed() != 1);
            QVERIFY(start.wait());
        }
        Start start(folder());
        QVERIFY(start.openLibrary(2));
        // Whatever is played meanwhile comes first; the series waits in the library.
        QVERIFY(start.begin(7));
        start.controller.again();
        QVERIFY(!start.controller.session()->match().series());
        start.home();
        QVERIFY(!start.controller.unfinished().contains("series"));
        QVERIFY(start.controller.unfinishedSince().startsWith("Last played 20"));
    }

    void whichGameOfASeriesWaitsIsSaid()
    {
        const QRegularExpression said(
            "^Best of 3, game 2 · last played [-0-9]{10} [0-9]{2}:[0-9]{2}$");
        {
            Start start(folder());
            match::Match second = someMatch(3, 1, 1);
            second.setSeries(match::Series{3, 1, {1, 0, 0}});
            start.controller.play(std::move(second));
            QVERIFY(start.wait());
            start.home();
            QVERIFY(said.match(start.controller.unfinishedSince()).hasMatch());
        }
        Start start(folder());
        QVERIFY(said.match(start.controller.unfinishedSince()).hasMatch());
    }

    void inPlaceOfAGameOfASeriesComesTheSame()
    {
        Start start(folder());
        match::Match match = someMatch(4, 1, 2);
        const match::Series series{3, 1, {0, 1, 0, 0}};
        match.setSeries(series);
        start.controller.play(std::move(match));
        QVERIFY(start.decide());
        QVERIFY(start.controller.session()->outcome().isEmpty());
        QVERIFY(!seriesToGoOn(start.controller.session()->match()));
        start.controller.again();
        QVERIFY(start.controller.session()->match().series() == series);
    }

    void theNextGameIsPlayedOnce()
    {
        Start start(folder());
        playFirst(start, 0);
        QVERIFY(start.wait());
        QVERIFY(start.again());
        QVERIFY(start.wait());
        QVERIFY(start.controller.session()->match().over());
        const MatchId second = start.controller.matchId();
        const std::string events = start.events();
        QVERIFY(start.openLibrary(2));
        QVERIFY(start.openStored(1));
        QCOMPARE(start.controller.session()->match().series()->played, 0);
        QVERIFY(start.again());
        QCOMPARE(start.controller.matchId(), second);
        QCOMPARE(start.events(), events);
        QVERIFY(start.controller.session()->replaying());
        QVERIFY(start.controller.fromLibrary());
        QVERIFY(start.openLibrary(2));
    }

    void askedForTwiceItComes()
    {
        Start start(folder());
        playFirst(start, 0);
        QVERIFY(start.wait());
        QVERIFY(start.again());
        QVERIFY(start.wait());
        const MatchId second = start.controller.matchId();
        QVERIFY(start.openLibrary(2));
        QVERIFY(start.openStored(1));
        start.controller.again();
        QVERIFY(start.again());
        QCOMPARE(start.controller.matchId(), second);
        QVERIFY(start.openLibrary(2));
    }

    void aNextGameThatIsNotOverIsGoneOnWith()
    {
        Start start(folder());
        playFirst(start, 1);
        Session& session = *start.controller.session();
        while (start.wait() && !session.match().over())
            session.choose(QString::fromStdString(session.match().legal().front()));
        QVERIFY(session.match().over());
        QVERIFY(start.again());
        QVERIFY(start.decide());
        const MatchId second = start.controller.matchId();
        const std::string events = start.events();
        QVERIFY(start.openLibrary(2));
        QVERIFY(start.openStored(1));
        QVERIFY(start.controller.session()->match().over());
        QVERIFY(start.again());
        QCOMPARE(start.controller.matchId(), second);
        QCOMPARE(start.events(), events);
        QVERIFY(!start.controller.fromLibrary());
        QVERIFY(start.decide());
        // Deleted, it is played anew.
        QVERIFY(start.openLibrary(2));
        QSignalSpy removed(start.controller.library(), &Library::matchRemoved);
        start.controller.library()->remove(0);
        QVERIFY(!removed.isEmpty() || removed.wait(20000));
        QVERIFY(start.openStored(0));
        QVERIFY(start.again());
        QVERIFY(start.controller.matchId() != second);
        QVERIFY(start.decide());
        QVERIFY(start.openLibrary(2));
    }

    void whoeverTurnsToSomethingElseStaysThere()
    {
        Start start(folder());
        playFirst(start, 0);
        QVERIFY(start.wait());
        start.controller.again();
        start.home();
        letHappen();
        QVERIFY(start.controller.session() == nullptr);
        QVERIFY(start.resume());
        QCOMPARE(start.controller.session()->match().series()->played, 1);
    }
};

QTEST_GUILESS_MAIN(ControllerSeriesTest)
#include "controller_series_test.moc"
