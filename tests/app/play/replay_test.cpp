#include <QTemporaryDir>

#include "app/play/controller_start.h"
#include "app/play/store_play.h"

using namespace facedown;
using namespace facedown::play;

/// What was played is seen again, and gone on with from any point.
class ReplayTest : public QObject
{
    Q_OBJECT

    static QStringList faces(const Session& session)
    {
        QStringList all;
        for (const auto& piece : session.table()->pieces()->pieces())
            all << piece.face;
        return all;
    }

    /// All but what no seat may know: a shuffled row (SK-31), what is still to be dealt or turned,
    /// a pile of tricks.
    static bool isOpen(const table::PieceModel::Piece& piece)
    {
        using table::PieceModel;
        const bool hidden = piece.zone == PieceModel::Row || piece.zone == PieceModel::Deck ||
                            piece.zone == PieceModel::Taken;
        const bool known = !piece.face.isEmpty() && piece.faceUp;
        return piece.kind == PieceModel::Disc || piece.kind == PieceModel::Card ? known || hidden
                                                                                : true;
    }

    static bool replayed(Session& session)
    {
        QSignalSpy changed(&session, &Session::changed);
        while (!session.live())
            if (!changed.wait(20000))
                return false;
        return true;
    }

private slots:
    void everyMomentOnceInItsOrder()
    {
        for (const match::Match& match :
             {playedOn(someMatch(3, 1, 1)), playedOn(someGeschenkt(4, 1, 2))}) {
            Table table(match);
            Session& session = *table.session;
            session.begin();
            QVERIFY(session.live() && session.finished());
            std::vector<int> moments;
            QObject::connect(&session, &Session::changed, &session, [&] {
                if (!session.live() && (moments.empty() || moments.back() != session.moment()))
                    moments.push_back(session.moment());
            });
            session.setReplaying(true);
            table.preferences.overridePace(Preferences::Instant);
            QVERIFY(session.replaying());
            QCOMPARE(session.moment(), 0);
            QVERIFY(session.table()->outcome().isEmpty());
            QVERIFY(replayed(session));
            QVERIFY(!session.replaying());
            QVERIFY(!session.table()->outcome().isEmpty());
            QCOMPARE(int(moments.size()), session.length() + 1);
            QVERIFY(std::is_sorted(moments.begin(), moments.end()));
        }
    }

    /// What goes by at once cannot be watched; it is the replay's pace alone.
    void itIsSlowEnoughToBeWatched()
    {
        Table table(playedOn(someMatch(3, 1, 1)));
        Session& session = *table.session;
        session.begin();
        session.setReplaying(true);
        QCOMPARE(table.preferences.pace(), Preferences::Fast);
        session.setReplaying(false);
        session.setReplaying(true);
        QCOMPARE(table.preferences.pace(), Preferences::Fast);
        session.backToNow();
        QCOMPARE(table.preferences.pace(), Preferences::Instant);
        // What is set meanwhile is what is wanted.
        session.setReplaying(true);
        table.preferences.setPace(Preferences::Relaxed);
        session.backToNow();
        QCOMPARE(table.preferences.pace(), Preferences::Relaxed);
        session.setReplaying(true);
        QCOMPARE(table.preferences.pace(), Preferences::Relaxed);
        table.preferences.setPace(Preferences::Instant);
        session.backToNow();
        session.setReplaying(true);
        table.session.reset();
        QCOMPARE(table.preferences.pace(), Preferences::Instant);
    }

    void itStaysWhereItIsStopped()
    {
        Table table(playedOn(someMatch(3, 1, 1)));
        Session& session = *table.session;
        session.begin();
        session.setReplaying(true);
        table.preferences.overridePace(Preferences::Instant);
        QTRY_VERIFY(session.moment() >= 5);
        session.setReplaying(false);
        const int moment = session.moment();
        letHappen();
        QCOMPARE(session.moment(), moment);
        session.setReplaying(true); // goes on from there
        QVERIFY(session.moment() >= moment && session.moment() <= moment + 1);
        session.lookBack(2); // so does whoever takes the slider
        QVERIFY(!session.replaying());
        letHappen();
        QCOMPARE(session.moment(), 2);
        session.setReplaying(true);
        session.backToNow();
        QVERIFY(session.live() && !session.replaying());
    }

    void itSeesWhatALookBackSees()
    {
        Table table(playedOn(someMatch(3, 1, 3)));
        Session& session = *table.session;
        session.begin();
        session.setReplaying(true);
        table.preferences.overridePace(Preferences::Instant);
        QTRY_VERIFY(session.moment() >= 12);
        session.setReplaying(false);
        const int moment = session.moment();
        session.lookBack(0);
        session.lookBack(moment);
        const QStringList seen = faces(session);
        session.lookBack(moment + 1);
        session.lookBack(moment);
        QCOMPARE(faces(session), seen);
    }

    void anotherPlayersViewWhenItIsOver()
    {
        {
            Table table(someMatch(3, 1, 1));
            table.session->begin();
            QVERIFY(table.wait());
            table.session->chooseViewer(2);
            QCOMPARE(table.session->table()->viewer(), 0);
        }
        Table table(playedOn(someMatch(3, 1, 1)));
        Session& session = *table.session;
        session.begin();
        session.lookBack(1);
        QCOMPARE(session.eyeNames().size(), 5);
        QCOMPARE(session.table()->viewer(), 0);
        const QStringList own = faces(session);
        session.chooseViewer(2);
        QCOMPARE(session.table()->viewer(), 1);
        QVERIFY(faces(session) != own);
        session.chooseViewer(5); // nobody sits there
        QCOMPARE(session.table()->viewer(), 1);
        session.chooseViewer(0);
        QCOMPARE(session.table()->viewer(), 0);
        QCOMPARE(faces(session), own);
    }

    void allFaceUpWhenItIsOver()
    {
        for (const match::Match& match :
             {playedOn(someMatch(3, 1, 1)), playedOn(someGeschenkt(4, 1, 2)),
              playedOn(someNyet(4, 1, 3))}) {
            Table table(match);
            Session& session = *table.session;
            session.begin();
            session.chooseViewer(match.players() + 1);
            QCOMPARE(session.chosenViewer(), match.players() + 1);
            const int nearest = session.table()->bottom();
            for (int moment = 0; moment <= session.length(); ++moment) {
                session.lookBack(moment);
                QCOMPARE(session.table()->bottom(), nearest);
                for (const auto& piece : session.table()->pieces()->pieces())
                    QVERIFY2(isOpen(piece), qPrintable(session.table()->announcement()));
            }
        }
    }

    void whoPlayedOnAPhoneGoesOnThere()
    {
        Start start({});
        start.controller.setup()->offerPhones();
        start.controller.play(playedOn(someMatch(4, 2, 1)), {1});
        start.controller.session()->lookBack(7);
        start.controller.playFromHere();
        QCOMPARE(start.controller.page(), Controller::SetupPage);
        QCOMPARE(start.controller.setup()->onPhones(), std::vector<int>({1}));
    }

    void goneOnWithByAnybody()
    {
        QTemporaryDir folder;
        const match::Match match = playedOn(someMatch(4, 1, 1));
        Start start(folder.path());
        start.controller.play(match);
        start.controller.playFromHere(); // it is over
        QCOMPARE(start.controller.page(), Controller::TablePage);
        start.controller.session()->lookBack(7);
        start.controller.playFromHere();
        QCOMPARE(start.controller.page(), Controller::SetupPage);
        Setup& setup = *start.controller.setup();
        QCOMPARE(setup.players(), 4);
        QCOMPARE(setup.from(), 7);
        setup.setPlayers(3);
        QCOMPARE(setup.players(), 4);
        QCOMPARE(setup.options()->rowCount(), 0);
        setup.retranslate();
        QCOMPARE(setup.options()->rowCount(), 0);
        setup.rename(2, "Uxía");
        setup.setBot(2, false);
        start.controller.start();
        const match::Match& next = start.controller.session()->match();
        QVERIFY(next.length() >= 7 && !next.over());
        QVERIFY(next.seed() != match.seed());
        for (std::size_t i = 0; i < 7; ++i)
            QCOMPARE(next.event(i), match.event(i));
        QCOMPARE(next.playerEntries()[2].name, std::string("Uxía"));
        QVERIFY(!next.playerEntries()[2].bot && next.playerEntries()[1].bot);
        // Nothing of it is remembered for a game of one's own.
        start.controller.open("skull");
        QCOMPARE(setup.from(), -1);
        QVERIFY(setup.options()->rowCount() > 0);
        setup.setPlayers(3);
        QCOMPARE(setup.players(), 3);
    }

    /// Whoever goes on alone with what two had played does not see the other's hand at once.
    void whatTwoPlayedIsCoveredWhereOneGoesOn()
    {
        QTemporaryDir folder;
        Start start(folder.path());
        start.controller.play(playedOn(someMatch(4, 2, 1), 6));
        start.controller.session()->lookBack(4);
        start.controller.playFromHere();
        start.controller.setup()->setBot(1, true);
        start.controller.start();
        const Session& next = *start.controller.session();
        QCOMPARE(next.table()->viewer(), core::nobody);
        QTRY_VERIFY(next.curtain());
        QCOMPARE(next.table()->viewer(), core::nobody);
        QCOMPARE(next.match().actor(), 0);
    }

    void backToWhereItWouldGoOnFrom()
    {
        QTemporaryDir folder;
        for (const bool over : {true, false}) {
            Start start(folder.path());
            const match::Match some = someMatch(4, 1, 1);
            start.controller.play(over ? playedOn(some) : some);
            Session* played = start.controller.session();
            QTRY_VERIFY(played->length() > 3);
            const auto events = played->match().record()["events"];
            played->lookBack(3);
            start.controller.playFromHere();
            QCOMPARE(start.controller.setup()->from(), 3);
            start.controller.back();
            QCOMPARE(start.controller.page(), Controller::TablePage);
            const Session& session = *start.controller.session();
            QVERIFY(!session.live() && !session.replaying());
            QCOMPARE(session.moment(), 3);
            QVERIFY(session.match().record()["events"] == events);
            QCOMPARE(session.match().over(), over);
        }
        // From a setup of its own, home.
        Start start(folder.path());
        start.controller.open("skull");
        start.controller.back();
        QCOMPARE(start.controller.page(), Controller::Home);
    }

    /// By what might have gone on from it: it is another then, and the deleted one can be put back.
    void whatWasDeletedDoesNotComeBack()
    {
        QTemporaryDir folder;
        Start start(folder.path());
        QVERIFY(start.begin(7));
        const MatchId id = start.controller.matchId();
        start.controller.session()->lookBack(1);
        start.controller.playFromHere();
        QVERIFY(start.openLibrary(1));
        Library& library = *start.controller.library();
        QCOMPARE(library.id(0), id);
        library.remove(0);
        QTRY_VERIFY(!library.removed().isEmpty());
        start.controller.leavePage();
        QCOMPARE(start.controller.page(), Controller::SetupPage);
        start.controller.back();
        QTRY_COMPARE(start.controller.page(), Controller::TablePage);
        QVERIFY(start.controller.matchId() != id);
    }

    /// The way back leads to what has been released meanwhile, and maybe gone on with.
    void backToWhatWasReleasedMeanwhile()
    {
        QTemporaryDir folder;
        {
            Store store(folder.path());
            QVERIFY(store.keep(7, playedOn(someMatch(3, 1, 1))));
        }
        Start start(folder.path());
        Controller& controller = start.controller;
        QVERIFY(start.begin(7));
        const MatchId id = controller.matchId();
        controller.session()->lookBack(1);
        controller.playFromHere();
        QVERIFY(start.openLibrary(2));
        QVERIFY(start.openStored(1));
        QVERIFY(controller.session()->finished());
        QSignalSpy found(controller.library(), &Library::found);
        controller.leavePage();
        QVERIFY(!found.isEmpty() || found.wait(20000));
        controller.leavePage();
        QCOMPARE(controller.page(), Controller::SetupPage);
        std::string events;
        {
            Start other(folder.path());
            QVERIFY(other.resume());
            controller.back();
            QTRY_VERIFY(controller.error().contains("open in another window"));
            QCOMPARE(controller.page(), Controller::SetupPage);
            controller.dismissError();
            QVERIFY(other.decide());
            events = other.events();
        }
        controller.back();
        QTRY_COMPARE(controller.page(), Controller::TablePage);
        QCOMPARE(controller.matchId(), id);
        QCOMPARE(controller.session()->moment(), 1);
        QCOMPARE(start.events(), events);
        controller.session()->backToNow();
        QVERIFY(start.decide());
        QVERIFY2(controller.error().isEmpty(), qPrintable(controller.error()));
        QVERIFY(start.events() != events);
        QVERIFY(start.openLibrary(2)); // and it is the same there
    }

    void fromTheLibraryItBegins()
    {
        QTemporaryDir folder;
        Start start(folder.path());
        {
            Store store(folder.path());
            QVERIFY(store.keep(7, playedOn(someMatch(3, 1, 1))));
        }
        QVERIFY(start.openLibrary(1));
        QVERIFY(start.openStored(0));
        QVERIFY(start.controller.session()->replaying());
        QVERIFY(replayed(*start.controller.session()));
        QVERIFY(start.controller.error().isEmpty());
        // And there one goes back to, also by way of another page.
        QVERIFY(start.controller.fromLibrary());
        start.controller.leavePage();
        QCOMPARE(start.controller.page(), Controller::LibraryPage);
        QVERIFY(start.openStored(0));
        start.controller.openStatistics();
        start.controller.leavePage();
        QCOMPARE(start.controller.page(), Controller::LibraryPage);
        // And by what might have gone on from it.
        QVERIFY(start.openStored(0));
        start.controller.session()->lookBack(3);
        start.controller.playFromHere();
        start.controller.back();
        QVERIFY(start.controller.fromLibrary());
        start.controller.leavePage();
        QCOMPARE(start.controller.page(), Controller::LibraryPage);
        start.controller.leavePage();
        QCOMPARE(start.controller.page(), Controller::Home);
    }
};

QTEST_GUILESS_MAIN(ReplayTest)
#include "replay_test.moc"
