#include "app/play/session_play.h"

using namespace facedown;
using namespace facedown::play;

/// A card that is the only one that may be played need not be played by hand.
class SessionForcedTest : public QObject
{
    Q_OBJECT

    static bool isForced(Table& table)
    {
        const auto& play = std::get<core::Play<nyet::Nyet>>(table.session->match().play());
        return play.state().table.phase == nyet::Phase::Play &&
               table.session->match().legal().size() == 1;
    }

    static nyet::State stateOf(const match::Match& match)
    {
        return std::get<core::Play<nyet::Nyet>>(match.play()).state();
    }

    /// Somebody is to lead, and all have two cards left.
    static match::Match lastTwoToLead(std::uint64_t seed, core::Random& random, int target = 10)
    {
        return playedUntil(someNyet(3, 0, seed, target), random, [](const match::Match& match) {
            const nyet::State state = stateOf(match);
            return state.table.phase == nyet::Phase::Play && state.table.trick.size == 0 &&
                   state.hand(match.actor()).size() == 2;
        });
    }

    static void seatPerson(match::Match& match, core::Seat seat)
    {
        auto entries = match.playerEntries();
        entries[std::size_t(seat)].bot = false;
        match.setPlayerEntries(entries);
    }

private slots:
    void itIsPlayedWhereThatIsWished_data()
    {
        QTest::addColumn<bool>("wished");
        QTest::addColumn<int>("people");
        QTest::newRow("by itself") << true << 1;
        QTest::newRow("by hand") << false << 1;
    }

    void itIsPlayedWhereThatIsWished()
    {
        QFETCH(bool, wished);
        QFETCH(int, people);
        Table table(someNyet(3, people, 5));
        table.preferences.setPlayForced(wished);
        table.session->begin();
        int asked = 0;
        int decided = 0;
        while (table.ended->isEmpty()) {
            QVERIFY(table.wait());
            if (table.yourTurn() || table.session->curtain()) {
                ++decided;
                asked += isForced(table) ? 1 : 0;
            }
            if (table.ended->isEmpty())
                QVERIFY(table.step());
        }
        QVERIFY(decided > 10);
        QCOMPARE(asked > 0, !wished);
    }

    /// That somebody had no choice is a secret of theirs, but for their last card.
    void othersDoNotLearnThatThereWasNoChoice()
    {
        Table table(someNyet(3, 3, 5));
        table.preferences.setPlayForced(true);
        table.session->begin();
        int asked = 0;
        while (table.ended->isEmpty()) {
            QVERIFY(table.wait());
            if (table.ended->isEmpty() && (table.yourTurn() || table.session->curtain())) {
                const auto& play = std::get<core::Play<nyet::Nyet>>(table.session->match().play());
                const nyet::State& state = play.state();
                QVERIFY(!isForced(table) || state.hand(state.table.actor).size() > 1);
                asked += isForced(table) ? 1 : 0;
            }
            if (table.ended->isEmpty())
                QVERIFY(table.step());
        }
        QVERIFY(asked > 0);
    }

    /// Whoever leads and cannot be beaten any more may take the rest at once; it is never offered
    /// where it may still fail: all that is claimed is won.
    void theRestIsTakenByWhoCannotBeBeaten()
    {
        int claims = 0;
        int refused = 0;
        core::Random random(1);
        for (std::uint64_t seed = 1; claims < 5 || refused < 5; ++seed) {
            QVERIFY(seed < 500);
            match::Match match = lastTwoToLead(seed, random);
            const nyet::State before = stateOf(match);
            const core::Seat who = match.actor();
            seatPerson(match, who);
            Table table(match);
            table.preferences.setPlayForced(false);
            table.session->begin();
            QVERIFY(table.wait());
            if (!table.session->restOffered()) {
                ++refused;
                const std::size_t length = table.session->match().length();
                table.session->takeRest();
                QCOMPARE(table.session->match().length(), length);
                continue;
            }
            ++claims;
            const QString name = playerNames(match)[who];
            table.session->takeRest();
            QCOMPARE(table.session->waiting(), name + " takes the rest");
            QVERIFY(table.changed->wait());
            // Nobody is asked before the round is over.
            QVERIFY(table.wait());
            QVERIFY(table.session->tallying() || !table.ended->isEmpty());
            const auto& play = std::get<core::Play<nyet::Nyet>>(table.session->match().play());
            const std::size_t last = match.length() + 2 * 3 - 1;
            QCOMPARE(play.stateAfter(last).table.seat(who).tricks,
                     before.table.seat(who).tricks + 1);
            QCOMPARE(play.stateAfter(last).table.trick.leader, who);
            QVERIFY(play.stateAfter(last).table.trick.winning(before.table.trumps()) == 0);
        }
    }

    void whoTookTheRestIsAskedAgainInTheNextRounds()
    {
        core::Random random(1);
        bool again = false;
        for (std::uint64_t seed = 1; !again; ++seed) {
            QVERIFY(seed < 500);
            match::Match match = lastTwoToLead(seed, random, 0);
            seatPerson(match, match.actor());
            Table table(match);
            table.preferences.setPlayForced(false);
            table.session->begin();
            QVERIFY(table.wait());
            if (!table.session->restOffered())
                continue;
            table.session->takeRest();
            QVERIFY(table.changed->wait());
            while (!again && table.ended->isEmpty()) {
                QVERIFY(table.step());
                QVERIFY(table.wait());
                again = table.session->restOffered();
            }
        }
    }

    /// Whose cards the others are not to see has them covered before the first of them moves.
    void whoTakesTheRestIsCoveredFirst()
    {
        core::Random random(1);
        for (std::uint64_t seed = 1;; ++seed) {
            QVERIFY(seed < 500);
            match::Match match = lastTwoToLead(seed, random);
            auto entries = match.playerEntries();
            for (auto& entry : entries)
                entry.bot = false;
            match.setPlayerEntries(entries);
            Table table(match, {}, Preferences::Peek);
            table.preferences.setPlayForced(false);
            table.session->begin();
            QVERIFY(table.wait());
            QVERIFY(!table.session->restOffered()); // for it would tell of the hand
            table.session->peek(true);
            if (!table.session->restOffered())
                continue;
            const table::NyetTable& cards = table.nyet();
            QVERIFY(!cards.covered());
            table.session->takeRest();
            QVERIFY(cards.covered());
            return;
        }
    }

    void whatWasUncoveredIsCoveredBeforeItIsDoneByItself_data()
    {
        QTest::addColumn<Preferences::Sharing>("sharing");
        QTest::newRow("behind a curtain") << Preferences::EveryTurn;
        QTest::newRow("peeked at") << Preferences::Peek;
    }

    /// That it is to be may be set while one already looks at the last card.
    void whatWasUncoveredIsCoveredBeforeItIsDoneByItself()
    {
        QFETCH(Preferences::Sharing, sharing);
        Table table(someNyet(3, 2, 5), {}, sharing);
        Session& session = *table.session;
        session.begin();
        const auto isLast = [&] {
            const nyet::State state = stateOf(session.match());
            return state.table.phase == nyet::Phase::Play &&
                   state.hand(session.match().actor()).size() == 1;
        };
        while (table.wait() && !isLast())
            QVERIFY(table.step());
        session.openCurtain();
        session.peek(true);
        const int player = session.match().actor();
        QCOMPARE(session.table()->viewer(), player);
        table.preferences.setPlayForced(true);
        session.lookBack(0);
        session.backToNow();
        while (session.match().actor() == player)
            QVERIFY(table.changed->wait());
        QCOMPARE(session.table()->viewer(), core::nobody);
        while (table.ended->isEmpty() && !session.curtain() && !session.canPeek()) {
            QCOMPARE(session.table()->viewer(), core::nobody);
            if (table.mustGoOn())
                session.skip();
            else
                QVERIFY(table.changed->wait());
        }
        QVERIFY(table.ended->isEmpty());
        QCOMPARE(session.table()->viewer(), core::nobody);
    }

    /// It could never be got past otherwise.
    void takenBackItWaitsForAHand()
    {
        Table table(someNyet(2, 2, 3));
        table.preferences.setPlayForced(true);
        table.session->begin();
        bool forced = false;
        int length = 0;
        connect(table.session.get(), &Session::settled, table.session.get(), [&] {
            if (!table.session->match().over() && table.session->match().actor() >= 0 &&
                isForced(table) && !forced) {
                forced = true;
                length = table.session->length();
            }
        });
        while (!forced || table.session->length() <= length || !table.session->canUndo()) {
            if (forced && table.session->length() > length)
                forced = false; // it cannot be taken back: the next may be
            QVERIFY(table.step());
        }
        table.session->undo();
        const int back = table.session->length();
        letHappen();
        QCOMPARE(table.session->length(), back);
        QVERIFY(table.waitsForPerson());
    }

    void inOtherGamesNothingIsDoneForAnybody()
    {
        Table table(someMatch(3, 3, 5));
        table.preferences.setPlayForced(true);
        table.session->begin();
        bool asked = false; // whoever dares flips their own discs first
        while (table.ended->isEmpty()) {
            QVERIFY(table.wait());
            asked = asked || (table.yourTurn() && table.session->match().legal().size() == 1);
            if (table.ended->isEmpty())
                QVERIFY(table.step());
        }
        QVERIFY(asked);
    }
};

QTEST_GUILESS_MAIN(SessionForcedTest)
#include "session_forced_test.moc"
