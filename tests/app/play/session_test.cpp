#include <set>

#include "app/play/store_play.h"

using namespace facedown;
using namespace facedown::play;

/// A match from the first event to the last, with people and bots.
class SessionTest : public QObject
{
    Q_OBJECT

    /// Whether a person may take back, said in plain words: nothing was turned up or drawn since.
    static bool mayTakeBack(const Session& session)
    {
        const match::Match& match = session.match();
        const auto& play = std::get<core::Play<skull::Skull>>(match.play());
        if (match.over())
            return false;
        for (std::size_t i = match.length(); i-- > 0;) {
            const std::string event = match.event(i);
            for (const char* seen : {"flip", "show", "take", "shuffle", "first"})
                if (event.rfind(seen, 0) == 0)
                    return false;
            const core::Seat actor = skull::Skull::actor(play.stateAfter(i));
            if (!match.playerEntries()[static_cast<std::size_t>(actor)].bot)
                return true;
        }
        return false;
    }

    /// A table at which a person has only to flip the last disc of a success.
    static match::Match beforeTheLastFlip()
    {
        match::Match match = someMatch(3, 1, 1);
        for (const char* event :
             {"first 0", "place flower", "place flower", "place flower", "bid 1", "pass", "pass"})
            if (!match.apply(event))
                qFatal("%s cannot come", event);
        return match;
    }

private slots:
    void wholeMatches_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("people");
        QTest::addColumn<int>("tribes");
        QTest::addColumn<bool>("reveal");
        QTest::newRow("one person, three seats") << 3 << 1 << 1 << false;
        QTest::newRow("one person, showing") << 4 << 1 << 1 << true;
        QTest::newRow("one person, two tribes") << 3 << 1 << 2 << true;
        QTest::newRow("one person, twelve seats") << 12 << 1 << 1 << false;
        QTest::newRow("bots alone") << 4 << 0 << 1 << false;
        QTest::newRow("three people") << 3 << 3 << 1 << true;
    }

    void wholeMatches()
    {
        QFETCH(int, players);
        QFETCH(int, people);
        QFETCH(int, tribes);
        QFETCH(bool, reveal);
        QTemporaryDir folder;
        Store store(folder.path());
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            qInfo("seed %d", int(seed));
            const MatchId id = newMatchId();
            Table table(someMatch(players, people, seed, tribes, reveal), {&store.store, id});
            QSignalSpy error(table.session.get(), &Session::error);
            table.session->begin();
            QVERIFY(table.playToTheEnd());
            QVERIFY(table.session->match().over());
            QVERIFY(!table.skull().outcome().isEmpty());
            QVERIFY(!table.yourTurn());
            QVERIFY(!table.session->canUndo());
            QCOMPARE(store.open(id), table.session->match().record().dump());
            // Looking round afterwards ends nothing twice.
            table.session->lookBack(3);
            QVERIFY(!table.session->live());
            table.session->backToNow();
            table.preferences.setSharing(Preferences::Peek);
            letHappen();
            QCOMPARE(table.ended->count(), 1);
            QCOMPARE(error.count(), 0);
        }
    }

    void onePersonNeverSeesACurtain()
    {
        Table table(someMatch(4, 1, 5));
        bool curtain = false;
        bool otherViewer = false;
        connect(table.session.get(), &Session::changed, this, [&] {
            curtain = curtain || table.session->curtain();
            otherViewer = otherViewer || table.skull().viewer() != 0;
        });
        table.session->begin();
        QVERIFY(table.playToTheEnd());
        QVERIFY(!curtain);
        QVERIFY(!otherViewer);
        QVERIFY(!table.session->canPeek());
    }

    void theSameSeedGivesTheSameMatch()
    {
        std::vector<std::string> records;
        for (const std::uint64_t seed : {7U, 7U, 8U}) {
            Table table(someMatch(4, 1, seed));
            table.random = core::Random(1);
            table.session->begin();
            QVERIFY(table.playToTheEnd());
            records.push_back(table.session->match().record()["events"].dump());
        }
        QCOMPARE(records[0], records[1]);
        QVERIFY(records[0] != records[2]);
    }

    void whatIsNotOfferedIsIgnored()
    {
        Table table(someMatch(3, 1, 1));
        table.session->choose("place flower"); // before it has begun
        QCOMPARE(table.session->length(), 0);
        table.session->begin();
        QVERIFY(table.wait());
        const int length = table.session->length();
        for (const char* event : {"", "pass", "bid 40", "nonsense", "place ?", "first 0"})
            table.session->choose(event);
        QCOMPARE(table.session->length(), length);
        table.session->choose("place flower");
        QCOMPARE(table.session->length(), length + 1);
        table.session->choose("place flower"); // held: the deed is being looked at
        QCOMPARE(table.session->length(), length + 1);
    }

    void takingBack()
    {
        Table table(someMatch(4, 1, 3));
        int allowed = 0;
        int refused = 0;
        table.session->begin();
        while (table.ended->isEmpty()) {
            QVERIFY(table.wait());
            QCOMPARE(table.session->canUndo(), mayTakeBack(*table.session));
            const int length = table.session->length();
            if (!table.session->canUndo()) {
                ++refused;
                table.session->undo();
                QCOMPARE(table.session->length(), length);
            } else if (++allowed % 3 == 1) {
                table.session->undo();
                QVERIFY(table.session->length() < length);
                QVERIFY(!table.session->holding());
                QVERIFY(table.yourTurn());
                QCOMPARE(table.session->match().actor(), 0);
            }
            QVERIFY(table.step());
        }
        QVERIFY(allowed > 0);
        QVERIFY(refused > 0);
    }

    void aStaleAnswerIsDropped()
    {
        Table table(someMatch(3, 1, 2));
        QSignalSpy settled(table.session.get(), &Session::settled);
        table.session->begin();
        QVERIFY(table.wait());
        const int before = table.session->length();
        for (int i = 0; i < 20; ++i) {
            settled.clear();
            table.session->choose("place flower");
            while (settled.isEmpty()) // from then on a bot thinks about it
                QVERIFY(settled.wait());
            QVERIFY(table.session->canUndo());
            table.session->undo();
            letHappen();
            QCOMPARE(table.session->length(), before);
            QVERIFY(table.yourTurn());
        }
        QVERIFY(table.playToTheEnd());
    }

    void lookingBack()
    {
        Table table(someMatch(4, 1, 4));
        table.session->begin();
        for (int i = 0; i < 4; ++i)
            QVERIFY(table.step());
        QVERIFY(table.wait());
        const int length = table.session->length();
        const QString offer = table.anyOffer();
        const int lines = table.skull().log()->rowCount();
        table.session->lookBack(2);
        QCOMPARE(table.session->moment(), 2);
        QVERIFY(!table.session->live());
        QVERIFY(!table.yourTurn());
        QVERIFY(!table.session->canUndo());
        QCOMPARE(table.skull().log()->rowCount(), lines); // one can go on from any line
        table.session->choose(offer);
        letHappen();
        QCOMPARE(table.session->length(), length);
        table.session->lookBack(-5);
        QCOMPARE(table.session->moment(), 0);
        table.session->lookBack(length + 5);
        QVERIFY(table.session->live());
        QVERIFY(table.yourTurn());
        QVERIFY(table.playToTheEnd());
    }

    void theMatchWaitsForWhoLooksBack()
    {
        Table table(someMatch(4, 0, 4));
        QSignalSpy settled(table.session.get(), &Session::settled);
        table.session->begin();
        for (int i = 0; i < 12; ++i) {
            QVERIFY(settled.wait());
            const int length = table.session->length();
            table.session->lookBack(0);
            letHappen();
            // Nor does going on after a pause bring one back to now.
            for (int pause = 0; pause < 2; ++pause) {
                table.session->setPaused(true);
                table.session->setPaused(false);
                letHappen();
            }
            QCOMPARE(table.session->moment(), 0);
            QCOMPARE(table.session->length(), length);
            table.session->backToNow();
            QVERIFY(table.session->live());
        }
        QVERIFY(table.playToTheEnd());
    }

    void pausing()
    {
        Table table(someMatch(4, 0, 6));
        QSignalSpy settled(table.session.get(), &Session::settled);
        table.session->begin();
        for (int i = 0; i < 12; ++i) {
            QVERIFY(settled.wait());
            table.session->setPaused(true);
            const int length = table.session->length();
            letHappen();
            QCOMPARE(table.session->length(), length);
            QVERIFY(table.session->paused());
            table.session->setPaused(false);
        }
        QVERIFY(table.playToTheEnd());
    }

    void whoPlaysGoesOn()
    {
        Table table(someMatch(3, 2, 1));
        table.session->begin();
        QVERIFY(table.wait());
        QVERIFY(table.session->curtain());
        table.session->openCurtain();
        table.session->setPaused(true);
        QVERIFY(table.step());
        QVERIFY(!table.session->paused());
        QVERIFY(table.playToTheEnd());
    }

    void theActingOneOfTwoTribesLiesNearest()
    {
        Table table(someMatch(3, 1, 1, 2));
        table.session->begin();
        std::set<int> nearest;
        for (int turn = 0; turn < 6; ++turn) {
            QVERIFY(table.wait());
            QCOMPARE(table.session->table()->bottom(), int(table.session->match().actor()));
            nearest.insert(table.session->table()->bottom());
            QVERIFY(table.step());
        }
        QVERIFY(nearest.size() == 2);
    }

    void skipping()
    {
        std::uint64_t seed = 0;
        const auto begins = [](match::Match match) { return *match.sample() == "first 0"; };
        while (begins(someMatch(3, 1, seed))) // then the person would act twice running
            ++seed;
        Table table(someMatch(3, 1, seed));
        table.session->begin();
        QVERIFY(table.wait());
        table.preferences.overridePace(Preferences::Relaxed);
        QSignalSpy settled(table.session.get(), &Session::settled);
        QSignalSpy skipped(table.session.get(), &Session::skipped);
        table.session->choose("place flower");
        QVERIFY(table.session->holding());
        QCOMPARE(settled.count(), 0);
        table.session->skip();
        QVERIFY(!table.session->holding());
        QCOMPARE(settled.count(), 1);
        QCOMPARE(skipped.count(), 1);
        // The bot's time to think can be skipped too; and when nothing is held, nothing happens.
        QSignalSpy deeds(table.session.get(), &Session::stepShown);
        table.session->skip();
        QVERIFY(deeds.count() > 0 || deeds.wait());
        table.preferences.overridePace(Preferences::Instant);
        table.session->skip();
        QVERIFY(table.wait());
        const int length = table.session->length();
        table.session->skip();
        QCOMPARE(table.session->length(), length);
    }

    void whatIsTurnedUpIsSeenBeforeItIsSaid()
    {
        Table table(beforeTheLastFlip());
        table.preferences.overridePace(Preferences::Relaxed);
        table.session->begin();
        QVERIFY(table.yourTurn());
        QSignalSpy deeds(table.session.get(), &Session::stepShown);
        const QString prompt = table.skull().prompt();
        const int lines = table.skull().log()->rowCount();
        const auto faceUp = [&] {
            const auto& pieces = table.skull().pieces()->pieces();
            return std::count_if(pieces.begin(), pieces.end(), [](const auto& piece) {
                return piece.zone == table::PieceModel::OnMat && piece.faceUp;
            });
        };
        table.session->setPaused(true);
        table.session->choose("flip 0");
        QCOMPARE(int(faceUp()), 1);
        QCOMPARE(table.skull().prompt(), prompt);
        QCOMPARE(table.skull().log()->rowCount(), lines);
        QCOMPARE(table.skull().verdict(), table::SkullTable::None);
        QVERIFY(table.session->holding() && !table.session->canUndo() && !table.yourTurn());
        QCOMPARE(deeds.count(), 0);
        // Looking back and coming again gives nothing away.
        table.session->lookBack(1);
        table.session->backToNow();
        QCOMPARE(table.skull().prompt(), prompt);
        table.session->setPaused(false);
        table.session->skip();
        QCOMPARE(deeds.count(), 1);
        QCOMPARE(table.skull().verdict(), table::SkullTable::Success);
        QVERIFY(table.skull().prompt() != prompt && table.skull().log()->rowCount() > lines);
    }

    void leavingWhileABotThinks()
    {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            Table table(someMatch(6, 0, seed));
            table.session->begin();
            for (std::uint64_t i = 0; i < 2 + seed % 7; ++i)
                QVERIFY(table.changed->wait());
            table.session.reset();
        }
    }

    void whoWatchesSeesWhatThatSeatSees()
    {
        Table table(someMatch(3, 0, 1));
        QCOMPARE(table.skull().viewer(), int(core::nobody));
        table.session->watchAs(2);
        QCOMPARE(table.skull().viewer(), 2);
        table.session->begin();
        QVERIFY(table.playToTheEnd());
        QCOMPARE(table.skull().viewer(), 2);
    }
};

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
