#include "app/play/session_nyet.h"

using namespace facedown;
using namespace facedown::play;
using SeatList = std::vector<int>;

/// Nyet! from the first event to the last: every turn is secret, and several cards may be decided
/// at once.
class SessionNyetTest : public QObject
{
    Q_OBJECT

    static int actor(const Table& table) { return table.session->match().actor(); }
    static const nyet::State& state(const Table& table)
    {
        return std::get<core::Play<nyet::Nyet>>(table.session->match().play()).state();
    }
    /// Whether the last to decide is to act again at once.
    static bool goesOn(const Table& table)
    {
        const auto& play = std::get<core::Play<nyet::Nyet>>(table.session->match().play());
        const nyet::Table before = play.stateAfter(play.events().size() - 1).table;
        // While squares are vetoed and teams formed everybody looks on, so that no hand lies open.
        return before.phase >= nyet::Phase::Discard && before.actor == play.state().table.actor;
    }

    /// Three people; Bruno, who starts, and then the others are to discard.
    static match::Match discarding(const char* how, int people = 3)
    {
        nyet::Game game(nyet::players(3));
        game.deal({"R2 R3 R4", "B7 G3 R5 R1", "B8 G4 R6 G1"}).veto({1, how}).play("alone");
        return matchAfter(game, people);
    }

    /// The first round is the last one: the points that cost are covered, so that somebody gets
    /// the one that is wanted.
    static match::Match oneRound(int players, int people)
    {
        nyet::Game game(nyet::players(players, 1));
        return matchAfter(game.play("dealer 0").sample().play("veto points -2"), people);
    }

    /// Remembers whose hands were seen whenever anything says that the screen may have changed.
    void watch(Table& table, std::vector<SeatList>& hands)
    {
        const auto look = [&table, &hands] { hands.push_back(seenHands(table)); };
        connect(table.session.get(), &Session::changed, table.session.get(), look);
        connect(&table.nyet(), &table::Table::shown, table.session.get(), look);
        connect(table.nyet().pieces(), &QAbstractItemModel::modelReset, table.session.get(), look);
        connect(table.nyet().pieces(), &QAbstractItemModel::dataChanged, table.session.get(), look);
    }

private slots:
    void wholeMatches_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("people");
        for (int players = 2; players <= 5; ++players)
            for (const int people : {0, 1, players / 2 + 1, players})
                QTest::addRow("%d of %d people", people, players) << players << people;
    }

    void wholeMatches()
    {
        QFETCH(int, players);
        QFETCH(int, people);
        Table table(oneRound(players, people));
        QSignalSpy error(table.session.get(), &Session::error);
        table.session->begin();
        QVERIFY(table.playToTheEnd());
        QVERIFY(table.session->match().over() && table.nyet().over());
        QVERIFY(!table.nyet().outcome().isEmpty());
        QVERIFY(!table.yourTurn() && !table.session->canUndo() && !table.session->canPeek());
        QCOMPARE(table.nyet().sheet()->count(), players);
        QCOMPARE(table.nyet().totals()[0].toList().size(), 2);
        QCOMPARE(table.ended->count(), 1);
        QCOMPARE(error.count(), 0);
    }

    void theCurtainIsDrawnForWhoeverIsNext_data()
    {
        QTest::addColumn<int>("people");
        QTest::newRow("people and bots") << 2;
        QTest::newRow("people alone") << 4;
    }

    void theCurtainIsDrawnForWhoeverIsNext()
    {
        QFETCH(int, people);
        // From the last tricks of a round on, and through the next.
        nyet::Game game(nyet::players(4));
        Table table(matchAfter(game.deal().veto().play("team 1").anything(50), people));
        std::vector<SeatList> hands;
        watch(table, hands);
        table.session->begin();
        int curtains = 0;
        int without = 0;
        int tallies = 0;
        while (state(table).table.round < 3) {
            QVERIFY(table.wait());
            for (const SeatList& seats : hands)
                QVERIFY(seats.empty());
            if (table.mustGoOn()) {
                ++tallies;
                QCOMPARE(table.nyet().viewer(), int(core::nobody));
                table.session->skip();
                continue;
            }
            const int seat = actor(table);
            // The board and the teams are everybody's: they want a glance, and no curtain.
            const bool openly = state(table).table.phase < nyet::Phase::Discard;
            QCOMPARE(table.session->curtain(), !openly && !goesOn(table));
            if (table.session->curtain()) {
                ++curtains;
                QCOMPARE(table.nyet().viewer(), int(core::nobody));
                table.session->choose(QString::fromStdString(table.session->match().legal()[0]));
                QVERIFY(!table.session->holding());
                table.session->openCurtain();
            } else {
                ++without;
            }
            QVERIFY(table.yourTurn());
            if (openly) {
                QCOMPARE(seenHands(table), SeatList());
                table.session->peek(true);
            }
            QCOMPARE(seenHands(table), SeatList{seat});
            QCOMPARE(table.nyet().bottom(), seat);
            const QString decision = table.anyOffer();
            hands.clear();
            table.session->choose(decision);
            QVERIFY(table.session->holding());
            QCOMPARE(seenHands(table), SeatList());
            // What was to be seen is covered before anything moves; from then on it stays so.
            while (!hands.empty() && !hands.front().empty())
                hands.erase(hands.begin());
            while (table.session->holding() && !table.mustGoOn())
                QVERIFY(table.changed->wait(20000));
            if (!table.session->holding() && goesOn(table))
                while (!hands.empty() && hands.back() == SeatList{actor(table)})
                    hands.pop_back();
        }
        QVERIFY(curtains > 20 && without > 0 && tallies > 0);
    }

    void twoCardsAreDiscardedAtOnce()
    {
        Table table(discarding("two"));
        const int length = table.session->length();
        table.session->begin();
        QVERIFY(table.wait() && table.session->curtain());
        table.session->openCurtain();
        QCOMPARE(seenHands(table), SeatList{1});
        std::vector<SeatList> hands;
        table.session->choose("discard B7\ndiscard G3");
        QCOMPARE(table.session->length(), length + 1);
        watch(table, hands);
        QVERIFY(table.wait());
        QCOMPARE(table.session->length(), length + 2);
        QCOMPARE(table.session->match().event(std::size_t(length)), std::string("discard B7"));
        QCOMPARE(table.session->match().event(std::size_t(length) + 1), std::string("discard G3"));
        // Another person is next.
        QCOMPARE(actor(table), 2);
        QVERIFY(table.session->curtain());
        QCOMPARE(table.nyet().viewer(), int(core::nobody));
        for (const SeatList& seats : hands)
            QVERIFY(seats.empty());
    }

    void twoCardsToDiscardAreOneHint()
    {
        for (const char* hand : {"B7 G3 R5 R1 Y2 Y9", "R1 R1 R1 G1 G1 B1"}) {
            nyet::Game game(nyet::players(3));
            game.deal({hand}).veto({0, "two"}).play("alone");
            Table table(matchAfter(game, 1));
            table.session->begin();
            QVERIFY(table.wait());
            Hint& hint = *table.session->hint();
            hint.toggle();
            QTRY_VERIFY(!hint.thinking() && hint.asked());
            QCOMPARE(hint.events().size(), 2);
            // Neither is also what one could do instead.
            const auto& rows = hint.choices()->rows();
            QVERIFY(rows.empty() || rows.front().text == hint.choice());
            for (std::size_t row = 1; row < rows.size(); ++row)
                for (const QString& event : hint.events())
                    QVERIFY(rows[row].text != table.nyet().choiceText({event}));
            for (const QString& event : hint.events())
                QVERIFY(table.nyet().select(event));
            const auto& button = table.nyet().actions()->actions().front().choices.front();
            QCOMPARE(button.text, hint.choice());
            QCOMPARE(button.event, hint.events().join('\n'));
        }
    }

    void whatIsNotLegalAfterTheFirstIsDropped()
    {
        for (const char* second : {"discard B7", "discard B8", "play R1", "nonsense", ""}) {
            Table table(discarding("two"));
            const int length = table.session->length();
            table.session->begin();
            QVERIFY(table.wait());
            table.session->openCurtain();
            table.session->choose(QString("discard B7\n") + second + "\ndiscard G3");
            QVERIFY(table.wait());
            letHappen();
            // One's own second card is still to come, and no curtain before it.
            QCOMPARE(table.session->length(), length + 1);
            QVERIFY(!table.session->curtain() && table.yourTurn());
            QCOMPARE(seenHands(table), SeatList{1});
            QVERIFY(table.nyet().prompt().endsWith(": choose one more card to discard"));
            QVERIFY(table.nyet().select("discard G3"));
            table.session->choose(table.anyOffer());
            QVERIFY(table.wait());
            QCOMPARE(table.session->length(), length + 2);
            QVERIFY(table.session->curtain());
        }
    }

    void nobodyDecidesForAnother()
    {
        for (const int people : {1, 3}) {
            nyet::Game game(nyet::players(3));
            game.deal({"B7 G3 R5 R1", "B8 G4 R6 G1"}).veto({0, "one"}).play("alone");
            Table table(matchAfter(game, people));
            const int length = table.session->length();
            table.session->begin();
            QVERIFY(table.wait());
            table.session->openCurtain();
            table.session->choose("discard B8\ndiscard B7"); // the first is not offered
            QCOMPARE(table.session->length(), length);
            table.session->choose("discard B7\ndiscard G4\nplay R1");
            QVERIFY(table.wait());
            if (people == 3)
                QVERIFY(table.session->curtain() && actor(table) == 1);
            else // what is left over does not come with the next turn either
                QCOMPARE(actor(table), 0);
            letHappen();
            QCOMPARE(table.session->length(), length + (people == 3 ? 1 : 3));
        }
    }

    void takingBackBetweenTwoDiscards()
    {
        for (const int people : {2, 3}) {
            Table table(discarding("two", people));
            const int length = table.session->length();
            table.session->begin();
            QVERIFY(table.wait());
            table.session->openCurtain();
            table.session->choose("discard B7\ndiscard G3");
            QVERIFY(table.session->canUndo());
            table.session->undo();
            letHappen();
            QCOMPARE(table.session->length(), length);
            QVERIFY(table.session->curtain());
            QCOMPARE(seenHands(table), SeatList());
            table.session->openCurtain();
            QCOMPARE(seenHands(table), SeatList{1});
            // After both only the second is taken back.
            table.session->choose("discard B7\ndiscard G3");
            while (table.session->length() < length + 2)
                QVERIFY(table.changed->wait(20000));
            table.session->undo();
            letHappen();
            QCOMPARE(table.session->length(), length + 1);
            QVERIFY(table.session->curtain());
            table.session->openCurtain();
            QVERIFY(table.nyet().select("discard R1"));
            table.session->choose(table.anyOffer());
            QVERIFY(table.wait());
        }
    }

    void theSecondDiscardWaitsToo()
    {
        Table table(discarding("two"));
        const int length = table.session->length();
        table.session->begin();
        QVERIFY(table.wait());
        table.session->openCurtain();
        table.session->choose("discard B7\ndiscard G3");
        table.session->setPaused(true);
        letHappen();
        QCOMPARE(table.session->length(), length + 1);
        table.session->lookBack(3);
        table.session->setPaused(false);
        letHappen();
        QCOMPARE(table.session->length(), length + 1);
        table.session->backToNow();
        QVERIFY(table.wait());
        QCOMPARE(table.session->length(), length + 2);
        QVERIFY(table.session->curtain());
        // Nothing is done any more when the match is left.
        table.session->openCurtain();
        table.session->choose("discard B8\ndiscard G4");
        table.session->stop();
        letHappen();
        QCOMPARE(table.session->length(), length + 3);
    }

    void onePersonNeedsNoCurtain()
    {
        nyet::Game game(nyet::players(3));
        game.deal({"B7 G3 R5 R1"}).veto({0, "two"}).play("alone");
        Table table(matchAfter(game, 1));
        table.session->begin();
        QVERIFY(table.wait());
        QVERIFY(!table.session->curtain() && !table.session->canPeek());
        QCOMPARE(seenHands(table), SeatList{0});
        table.session->choose("discard B7\ndiscard G3");
        QVERIFY(table.wait());
        QCOMPARE(table.session->length(), int(game.record().events().size()) + 6);
        QVERIFY(!state(table).hand(0).contains(nyet::card("B7")));
        QVERIFY(!state(table).hand(0).contains(nyet::card("G3")));
    }

    /// Covered again, it does not go on telling what was seen.
    void lookingBackTheLogTellsNoCard()
    {
        nyet::Game game(nyet::players(3));
        game.deal({"B7 G3 R5 R1"}).veto({0, "two"}).play("alone");
        Table table(matchAfter(game, 1), {}, Preferences::Peek);
        const auto told = [&table] {
            QStringList lines;
            for (const table::LogModel::Line& line : table.nyet().log()->lines())
                lines << line.text;
            return lines;
        };
        Session& session = *table.session;
        session.begin();
        QVERIFY(table.wait());
        session.peek(true);
        session.choose("discard B7\ndiscard G3");
        QVERIFY(table.wait());
        const QStringList covered = told();
        session.peek(true);
        const QStringList seen = told();
        QVERIFY(seen != covered);
        session.lookBack(session.length() - 1);
        QCOMPARE(told(), covered);
        session.backToNow();
        // And if the setting is changed meanwhile.
        table.preferences.setSharing(Preferences::Curtain);
        QCOMPARE(told(), seen);
        session.lookBack(session.length() - 1);
        QCOMPARE(told(), seen);
        table.preferences.setSharing(Preferences::Peek);
        QCOMPARE(told(), covered);
    }

    void whoPeeksMayDecide()
    {
        for (const int people : {1, 2}) {
            Table table(oneRound(3, people), {}, Preferences::Peek);
            table.session->begin();
            while (table.ended->isEmpty()) {
                QVERIFY(table.wait());
                if (!table.ended->isEmpty())
                    break;
                QCOMPARE(seenHands(table), SeatList());
                if (table.mustGoOn()) {
                    QVERIFY(!table.session->canPeek());
                    table.session->skip();
                    continue;
                }
                QVERIFY(!table.session->curtain() && table.session->canPeek());
                // A hand that is covered is not to be told by what is offered.
                const auto phase = state(table).table.phase;
                if (phase >= nyet::Phase::Discard) {
                    QVERIFY(!table.yourTurn());
                    for (const std::string& event : table.session->match().legal())
                        QVERIFY(!table.nyet().offers(QString::fromStdString(event)));
                }
                if (phase >= nyet::Phase::Discard || table.random.below(2) == 0) {
                    table.session->peek(true);
                    QCOMPARE(seenHands(table), SeatList{actor(table)});
                }
                QVERIFY(table.yourTurn());
                table.session->choose(table.anyOffer());
                QVERIFY(!table.session->peeking());
            }
        }
    }
};

QTEST_GUILESS_MAIN(SessionNyetTest)
#include "session_nyet_test.moc"
