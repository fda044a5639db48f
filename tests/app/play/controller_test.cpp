#include <QDir>

#include "app/play/controller_start.h"
#include "app/play/temporary_folder.h"

using namespace facedown;
using namespace facedown::play;

class ControllerTest : public FolderTest
{
    Q_OBJECT

private slots:
    void theWayToTheTable()
    {
        Start start(folder());
        QSignalSpy session(&start.controller, &Controller::sessionChanged);
        QCOMPARE(start.controller.page(), Controller::Home);
        QVERIFY(start.controller.games()->rowCount() > 0);
        QVERIFY(start.controller.unfinished().isEmpty());
        start.controller.resume(); // there is nothing
        QCOMPARE(start.controller.page(), Controller::Home);
        start.controller.open("skull");
        QCOMPARE(start.controller.page(), Controller::SetupPage);
        start.controller.setSeed(5);
        start.controller.start();
        QCOMPARE(start.controller.page(), Controller::TablePage);
        QCOMPARE(session.count(), 1);
        QCOMPARE(start.controller.session()->match().seed(), std::uint64_t(5));
        QVERIFY(!start.controller.session()->match().started().empty());
        start.controller.home();
        QCOMPARE(start.controller.page(), Controller::Home);
        QVERIFY(start.controller.session() == nullptr);
        start.controller.open("skull");
        start.controller.start(); // a seed counts once
        QVERIFY(start.controller.session()->match().seed() != 5);
    }

    void whatIsLeftCanBeGoneOnWith()
    {
        std::string events;
        {
            Start start(folder());
            QVERIFY(start.begin(1));
            events = start.events();
            start.home();
            QVERIFY(start.controller.unfinished().contains("Ana"));
            start.controller.resume(); // at once: it is not gone
            QCOMPARE(start.events(), events);
        }
        // The program was closed at the table: at the next start the match is offered again, and
        // again when it was only looked at.
        for (int i = 0; i < 2; ++i) {
            Start start(folder());
            QVERIFY(!start.controller.unfinished().isEmpty());
            QVERIFY(start.controller.error().isEmpty());
            QVERIFY(start.resume());
            QCOMPARE(start.controller.page(), Controller::TablePage);
            QCOMPARE(start.events(), events);
        }
        {
            Start start(folder());
            QVERIFY(start.resume());
            QVERIFY(start.decide());
            QVERIFY(start.events() != events);
            events = start.events();
        }
        Start start(folder());
        QVERIFY(start.resume());
        QCOMPARE(start.events(), events);
    }

    void anOlderOneIsNotLost()
    {
        Start start(folder());
        QVERIFY(start.begin(1));
        const std::string older = start.events();
        start.home();
        QVERIFY(start.begin(2));
        const std::string last = start.events();
        QVERIFY(start.openLibrary(2)); // from the table
        QVERIFY(start.controller.session() == nullptr);
        start.controller.openStored(2); // there is none
        QVERIFY(start.openStored(1));
        QCOMPARE(start.events(), older);
        QVERIFY(start.openLibrary(2));
        QVERIFY(start.openStored(0));
        QCOMPARE(start.events(), last);
    }

    void whatComesLateDoesNotComeToTheTable()
    {
        Start start(folder());
        QVERIFY(start.begin(1));
        start.home();
        QVERIFY(start.begin(2));
        start.home();
        // Something else is chosen before the match is read.
        QVERIFY(start.openLibrary(2));
        start.controller.openStored(1);
        start.controller.open("skull");
        letHappen();
        QVERIFY(start.begin(3));
        QCOMPARE(start.seed(), std::uint64_t(3));
        QVERIFY(start.openLibrary(3));
        QVERIFY(start.controller.error().isEmpty());
    }

    /// Whatever becomes of what was chosen before it.
    void whatIsChosenLastComesToTheTable()
    {
        Start start(folder());
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            QVERIFY(start.begin(seed));
            start.home();
        }
        QVERIFY(start.begin(4));
        Start other(folder());
        // That of row 0 is open in the first window.
        for (const auto& [before, row] : {std::pair(1, 2), std::pair(0, 3)}) {
            QVERIFY(other.openLibrary(4));
            const MatchId last = other.controller.library()->id(row);
            other.controller.openStored(before);
            QVERIFY(other.openStored(row));
            letHappen();
            QCOMPARE(other.controller.matchId(), last);
            QVERIFY(other.controller.error().isEmpty());
        }
    }

    void aFinishedOneIsNotOffered()
    {
        {
            Start start(folder());
            start.controller.play(someMatch(3, 0, 1));
            QVERIFY(start.wait());
            QVERIFY(start.controller.session()->match().over());
            QVERIFY(start.controller.saveRecord(file("finished.facedown")).has_value());
            start.home();
            QVERIFY(start.controller.unfinished().isEmpty());
        }
        Start start(folder());
        QVERIFY(start.controller.unfinished().isEmpty());
        QVERIFY(start.controller.openRecord(file("finished.facedown")).has_value());
        QVERIFY(start.controller.session()->match().over());
        QVERIFY(!start.controller.session()->table()->outcome().isEmpty());
        start.home();
        QVERIFY(start.controller.unfinished().isEmpty());
    }

    void whatCannotBeReadIsSaid()
    {
        const QByteArray text = "{\"format\": \"face";
        const QString left = folder() + "/unfinished.facedown";
        write(left, text);
        Start start(folder());
        QTRY_VERIFY(start.controller.error().contains(QDir::toNativeSeparators(left)));
        QVERIFY(start.controller.error().endsWith('.'));
        QVERIFY(start.controller.unfinished().isEmpty());
        QCOMPARE(read(left), text);
        QSignalSpy error(&start.controller, &Controller::errorChanged);
        start.controller.dismissError();
        QVERIFY(start.controller.error().isEmpty());
        QCOMPARE(error.count(), 1);
        QVERIFY(start.begin(1)); // all else works
    }

    void savingAndOpening()
    {
        Start start(folder());
        QVERIFY(start.controller.saveRecord(file("none.facedown")).has_value()); // nothing to save
        QVERIFY(start.begin(3));
        const QString saved = file("saved.facedown");
        QVERIFY(start.controller.saveRecord(saved).has_value());
        const std::string record = start.controller.session()->match().record().dump();
        QVERIFY(start.begin(4));
        QVERIFY(start.controller.openRecord(saved).has_value());
        QCOMPARE(start.controller.page(), Controller::TablePage);
        QCOMPARE(start.controller.session()->match().record().dump(), record);
        QVERIFY(start.decide()); // it can be gone on with
        const auto refused = start.controller.saveRecord(file("missing/saved.facedown"));
        QVERIFY(!refused.has_value());
        QVERIFY(refused.error().message.find("could not be saved") != std::string::npos);
        QVERIFY(start.decide());
    }

    void badRecordsLeaveEverythingAsItWas_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no JSON") << QByteArray("nonsense");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("newer") << QByteArray("{\"format\":\"facedown\",\"version\":99}");
        QTest::newRow("another game") << QByteArray(
            "{\"format\":\"facedown\",\"version\":1,\"game\":\"chess\",\"options\":{},\"seats\":"
            "[],\"events\":[]}");
        QTest::newRow("too large") << QByteArray(17 * 1024 * 1024, ' ');
    }

    void badRecordsLeaveEverythingAsItWas()
    {
        QFETCH(QByteArray, text);
        Start start(folder());
        QVERIFY(start.begin(3));
        const auto* session = start.controller.session();
        const std::string record = session->match().record().dump();
        write(file("bad.facedown"), text);
        for (const QString& name : {file("bad.facedown"), file("missing.facedown"), folder()}) {
            const auto opened = start.controller.openRecord(name);
            QVERIFY(!opened.has_value());
            const QString message = QString::fromStdString(opened.error().message);
            QVERIFY2(message.contains("Nothing was changed."), qPrintable(message));
            QVERIFY2(!message.contains(".."), qPrintable(message));
        }
        QCOMPARE(start.controller.session(), session);
        QCOMPARE(session->match().record().dump(), record);
        QVERIFY(start.decide());
    }

    void againWithTheSameSeats()
    {
        Start start(folder());
        start.controller.again(); // there is nothing to play again
        QVERIFY(start.controller.session() == nullptr);
        auto match = someMatch(3, 1, 8, 2, true);
        match.setPlayerEntries(seatedTwice(
            {{"Iago", false, "", ""}, {"Bot", true, "medium", ""}, {"Other", true, "easy", ""}},
            6));
        start.controller.play(match);
        QVERIFY(start.wait());
        QPointer<Session> first = start.controller.session();
        start.controller.again();
        QVERIFY(start.controller.session() != first);
        const match::Match& next = start.controller.session()->match();
        QVERIFY(next.playerEntries() == match.playerEntries());
        QCOMPARE(next.options().dump(), match.options().dump());
        QVERIFY(next.seed() != match.seed());
        QTRY_VERIFY(first.isNull());
        QVERIFY(start.wait());
    }

    void twoProgramsDoNotTouchEachOthersMatch()
    {
        Start first(folder());
        QVERIFY(first.begin(1));
        std::string events;
        {
            Start second(folder());
            QVERIFY(second.controller.unfinished().isEmpty());
            QVERIFY(second.begin(2));
            events = second.events();
            QVERIFY(first.openLibrary(2));
            first.controller.openStored(0);
            QTRY_VERIFY(first.controller.error().contains("open in another window"));
            QCOMPARE(first.controller.page(), Controller::LibraryPage);
            first.controller.resume();
            QCOMPARE(first.controller.error(), QString());
        }
        // What the second left is offered, and the first goes on as before.
        QVERIFY(first.decide());
        QVERIFY(first.openLibrary(2));
        QVERIFY(first.openStored(1));
        QCOMPARE(first.events(), events);
    }

    void whatHasBeenOpenedElsewhereIsSaid()
    {
        Start first(folder());
        QVERIFY(first.begin(1));
        first.home();
        QVERIFY(!first.controller.unfinished().isEmpty());
        {
            // Another, left unfinished before this one ends.
            Start second(folder());
            QVERIFY(second.begin(2));
        }
        first.home();
        Start second(folder());
        QVERIFY(second.controller.unfinished().contains("Skull"));
        QVERIFY(second.resume());
        QVERIFY(first.openLibrary(2));
        first.controller.openStored(0);
        QTRY_VERIFY(first.controller.error().contains("open in another window"));
        QCOMPARE(first.controller.page(), Controller::LibraryPage);
        first.home();
        QCOMPARE(first.controller.error(), QString());
        QVERIFY(!first.controller.unfinished().isEmpty());
    }

    void whatIsOpenElsewhereIsOfferedAgain()
    {
        {
            Start start(folder());
            QVERIFY(start.begin(1));
        }
        Start first(folder());
        QVERIFY(!first.controller.unfinished().isEmpty());
        const QString sentence = "This game is open in another window of facedown. Close it "
                                 "there, or go on with it there.";
        const auto isRefused = [&] {
            first.controller.resume();
            return QTest::qWaitFor([&] {
                return first.controller.error() == sentence &&
                       first.controller.unfinished().isEmpty();
            });
        };
        {
            Start second(folder());
            QVERIFY(second.resume());
            QVERIFY(isRefused());
        }
        first.controller.dismissError();
        QTRY_VERIFY(!first.controller.unfinished().isEmpty());
        {
            Start second(folder());
            QVERIFY(second.resume());
            QVERIFY(isRefused());
            first.controller.dismissError();
        }
        // Or as soon as one looks at this window again.
        first.controller.lookAnew();
        QTRY_VERIFY(!first.controller.unfinished().isEmpty());
        QVERIFY(first.resume());
    }

    void whoHasNoNameIsGivenOne_data()
    {
        QTest::addColumn<int>("tribes");
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QStringList>("shown");
        QTest::newRow("nobody has one")
            << 1 << QStringList{"", "", ""} << QStringList{"Ana", "Bruno", "Sora"};
        QTest::newRow("some have")
            << 1 << QStringList{"", "Ana", ""} << QStringList{"Bruno", "Ana", "Sora"};
        QTest::newRow("with two tribes")
            << 2 << QStringList{"", "", ""} << QStringList{"Ana", "Bruno", "Sora"};
        QTest::newRow("blank") << 1 << QStringList{" ", QChar(0x3000), "\n"}
                               << QStringList{"Ana", "Bruno", "Sora"};
    }

    void whoHasNoNameIsGivenOne()
    {
        QFETCH(int, tribes);
        QFETCH(QStringList, names);
        QFETCH(QStringList, shown);
        match::Match match = playedOn(someMatch(3, 0, 1, tribes));
        auto entries = match.playerEntries();
        for (std::size_t seat = 0; seat < entries.size(); ++seat)
            entries[seat].name = names[qsizetype(seat % 3)].toStdString();
        match.setPlayerEntries(entries);
        write(file("nameless.facedown"), QByteArray::fromStdString(match.record().dump()));
        Start start(folder());
        QVERIFY(start.controller.openRecord(file("nameless.facedown")).has_value());
        const match::Match& opened = start.controller.session()->match();
        for (std::size_t seat = 0; seat < entries.size(); ++seat)
            QCOMPARE(QString::fromStdString(opened.playerEntries()[seat].name),
                     shown[qsizetype(seat % 3)] + (seat < 3 ? "" : " II"));
        start.controller.library()->importFrom({file("nameless.facedown")});
        QSignalSpy found(start.controller.library(), &Library::found);
        QVERIFY(found.wait(20000));
        const QString players = start.controller.library()->value(0, "players").toString();
        for (const QString& name : shown)
            QVERIFY2(players.contains(name), qPrintable(players));
    }

    void withoutAFolderNothingIsKept()
    {
        Start start({});
        QVERIFY(start.begin(1));
        QVERIFY(start.controller.error().isEmpty());
        start.controller.home();
        start.controller.resume();
        QVERIFY(start.decide());
        QVERIFY(!QDir(folder()).exists());
    }

    void saidAnewTheMatchGoesOn()
    {
        Start start(folder());
        start.controller.retranslate();
        QVERIFY(start.begin(1));
        const int length = start.controller.session()->length();
        start.controller.retranslate();
        QCOMPARE(start.controller.session()->length(), length);
        QVERIFY(start.decide());
    }
};

QTEST_GUILESS_MAIN(ControllerTest)
#include "controller_test.moc"
