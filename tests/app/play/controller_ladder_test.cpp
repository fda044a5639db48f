#include "app/play/controller_start.h"
#include "app/play/session_play.h"
#include "app/play/temporary_folder.h"
#include "play/characters.h"

using namespace facedown;
using namespace facedown::play;

/// Up the ladder, from what is set up to the next rung.
class ControllerLadderTest : public FolderTest
{
    Q_OBJECT

private slots:
    void theLadderIsForWhoeverIsSetUp()
    {
        Preferences preferences(file("settings.ini"));
        Controller controller(&preferences, folder());
        controller.open("skull");
        controller.setup()->rename(0, "Ánxela");
        controller.openLadder();
        const LadderModel& ladder = *controller.ladder();
        QTRY_COMPARE(ladder.people().value(ladder.person()), QString("Ánxela"));
        controller.climb();
        QVERIFY(controller.session() != nullptr);
        QCOMPARE(controller.session()->match().playerEntries()[0].name, std::string("Ánxela"));
        QVERIFY(controller.session()->occasion().contains("rung 1 of 12"));
        controller.open("skull");
        QCOMPARE(controller.setup()->value(0, "name").toString(), QString("Ánxela"));
    }

    void statisticsBeginWithResults()
    {
        Preferences preferences(file("settings.ini"));
        Controller controller(&preferences, folder());
        controller.open("skull");
        controller.openLadder();
        QCOMPARE(controller.statistics()->view(), StatisticsModel::Ladder);
        controller.leavePage();
        controller.openStatistics();
        QCOMPARE(controller.statistics()->view(), StatisticsModel::Results);
        QCOMPARE(controller.statistics()->game(), 0);
    }

    void whoHasBeatenARungPlaysForTheNext()
    {
        Start start(folder());
        const table::GameInfo info = table::gameInfo("geschenkt");
        for (std::uint64_t seed = 1; start.controller.session() == nullptr; ++seed)
            if (match::Match match = playedOn(ladderMatch(info, "Ana", 4, seed));
                match.winners() == std::vector<int>{0})
                start.controller.play(std::move(match));
        const auto session = [&] { return start.controller.session(); };
        QVERIFY(session()->outcome().contains("rung 5 of 12"));
        const QString next =
            QString::fromStdString(ladderMatch(info, "Ana", 5, 0).playerEntries()[1].name);
        QVERIFY2(session()->nextName().contains(next), qPrintable(session()->nextName()));
        start.controller.again();
        QCOMPARE(rungOf(session()->match()), std::optional<int>(5));
        QCOMPARE(session()->nextName(), QString("Play again"));
        start.controller.again(); // it was not won
        QCOMPARE(rungOf(session()->match()), std::optional<int>(5));
    }

    /// A match that came from elsewhere tells of somebody else's ladder.
    void aRungThatWasNotReachedIsNotOffered()
    {
        Start start(folder());
        const table::GameInfo info = table::gameInfo("geschenkt");
        const auto session = [&] { return start.controller.session(); };
        MatchId before = noMatch;
        for (const int rung : {4, 0}) {
            match::Match match = playedOn(ladderMatch(info, "Ana", rung, 1));
            for (std::uint64_t seed = 2; match.winners() != std::vector<int>{0}; ++seed)
                match = playedOn(ladderMatch(info, "Ana", rung, seed));
            QVERIFY(writeRecord(match, file("won.facedown")));
            start.controller.openLibrary();
            Library& library = *start.controller.library();
            const auto opened = [&library] { return library.id(library.openedRow()); };
            library.importFrom({file("won.facedown")});
            QTRY_VERIFY(opened() != noMatch && opened() != before);
            before = opened();
            start.controller.openStored(library.openedRow());
            QTRY_VERIFY(session() != nullptr);
            QCOMPARE(rungOf(session()->match()), std::optional<int>(rung));
            const QString next =
                QString::fromStdString(ladderMatch(info, "Ana", rung + 1, 0).playerEntry(1).name);
            QTRY_COMPARE(session()->nextName().contains(next), rung == 0);
            start.controller.again();
            QCOMPARE(rungOf(session()->match()), std::optional<int>(rung == 0 ? 1 : 4));
            start.controller.home();
        }
    }

    void thePortraitIsKeptOnTheLadder()
    {
        Preferences preferences(file("settings.ini"));
        Controller controller(&preferences, folder());
        controller.open("skull");
        const QString usual = controller.setup()->value(0, "face").toString();
        controller.setup()->nextFace(0);
        const QString chosen = controller.setup()->value(0, "face").toString();
        QVERIFY(chosen != usual);
        controller.openLadder();
        QTRY_VERIFY(!controller.ladder()->people().isEmpty());
        controller.climb();
        QCOMPARE(shownPlayers(controller.session()->match())[0].face, chosen);
    }
};

QTEST_GUILESS_MAIN(ControllerLadderTest)
#include "controller_ladder_test.moc"
