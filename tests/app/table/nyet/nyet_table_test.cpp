#include <QTest>

#include "app/table/nyet/nyet_scene.h"
#include "app/table/reading.h"

using namespace facedown;
using namespace facedown::table;
using core::Seat;
using nyet::Game;
using nyet::Phase;
using nyet::Round;
using nyet::State;
using nyet::Terms;
using Shown = NyetShown;

/// What a table of Nyet! says, offers and lets choose.
class NyetTableTest : public QObject
{
    Q_OBJECT

    static QString promptOf(const State& state, Seat viewer)
    {
        Shown shown(viewer);
        return shown.show(state).prompt();
    }
    /// The cards that stand out of the viewer's hand.
    static QStringList chosen(Shown& shown)
    {
        QStringList all;
        for (const PieceModel::Piece& piece : shown.pieces())
            if (piece.zone == PieceModel::Hand && piece.pushed)
                all << piece.face;
        all.sort();
        return all;
    }
    /// What the hand holds, part by part.
    static QString hand(Shown& shown, Seat seat)
    {
        QStringList parts;
        for (int place = 0;; ++place) {
            const int row = shown.row(PieceModel::Card, PieceModel::Hand, seat, place);
            if (row < 0)
                return parts.join(" | ");
            const PieceModel::Piece& piece = shown.piece(row);
            parts.resize(std::max(int(parts.size()), piece.group + 1));
            parts[piece.group] += (parts[piece.group].isEmpty() ? "" : " ") + piece.face;
        }
    }
    static QStringList seatEvents(Shown& shown)
    {
        QStringList all;
        for (const SeatModel::Row& row : shown.table.seats()->rows())
            all << row.event;
        return all;
    }

private slots:
    void everyPhaseSaysWhoIsToDoWhat()
    {
        Game game(nyet::players(4));
        Shown shown(0);
        const auto prompt = [&] { return shown.show(game).prompt(); };
        QCOMPARE(prompt(), QString("Choosing the first dealer…"));
        QCOMPARE(shown.table.title(), QString("Nyet!"));
        game.play("dealer 1");
        QCOMPARE(prompt(), QString("Bruno deals"));
        QCOMPARE(shown.table.title(), QString("Nyet! · round 1 of 8 · Bruno deals"));
        game.sample();
        QCOMPARE(prompt(), QString("Bruno: veto a square; the last one left in a row is the rule"));
        QVERIFY(shown.table.vetoing() && !shown.table.termsKnown());
        game.veto({2, "one"});
        QCOMPARE(prompt(), QString("Cora: choose a team-mate"));
        QVERIFY(!shown.table.vetoing() && shown.table.termsKnown());
        game.play("team 0");
        QCOMPARE(prompt(), QString("Cora: choose a card to discard"));
        QVERIFY(shown.table.picking() && !shown.table.playing());
        game.anything(4);
        QCOMPARE(prompt(), QString("Cora: lead a card"));
        QVERIFY(!shown.table.picking() && shown.table.playing());
        QVERIFY(!shown.table.over() && shown.table.outcome().isEmpty());
        QCOMPARE(shown.table.game(), QString("nyet"));
        Game target(nyet::players(3, 25));
        target.deal();
        QCOMPARE(shown.show(target).title(), QString("Nyet! · round 1 · to 25 points · Ana deals"));
    }

    void teamsAndTheBonusCardAreAskedFor() // NY-30, NY-31
    {
        for (const Seat viewer : {Seat(1), Seat(0), core::nobody}) {
            const auto prompt = [&](Phase phase, const std::vector<std::string>& hands) {
                return promptOf(choosing(phase, {1}, hands), viewer);
            };
            QCOMPARE(prompt(Phase::Team, {"B2", "B3", "B4"}),
                     QString("Bruno: choose a team-mate, or play alone"));
            QCOMPARE(prompt(Phase::Team, {"B2", "B3", "B4", "B5", "B6"}),
                     QString("Bruno: choose one or two team-mates by pressing their seats"));
            QCOMPARE(prompt(Phase::Bonus, {"B2", "B3", "B4", "B5", "B6"}),
                     QString("Bruno: who on the smaller team gets the bonus card?"));
        }
    }

    void discardsAreAskedFor() // NY-40, NY-41
    {
        const auto prompt = [](Phase phase, const char* discard, int discarded) {
            State state = choosing(phase, {1, discard}, {"B2 B3", "B4 B5", "R1 R2"});
            state.table.seat(1).discarded = core::byte(discarded);
            return promptOf(state, 1);
        };
        const QString more("Bruno: choose one more card to discard");
        QCOMPARE(prompt(Phase::Discard, "one", 0), QString("Bruno: choose a card to discard"));
        QCOMPARE(prompt(Phase::Discard, "two", 0), QString("Bruno: choose two cards to discard"));
        QCOMPARE(prompt(Phase::Discard, "two", 1), more);
        QCOMPARE(prompt(Phase::Discard, "not1", 0),
                 QString("Bruno: choose a card to discard (not a 1)"));
        QCOMPARE(prompt(Phase::Give, "left", 0),
                 QString("Bruno: choose a card to pass to Cora on the left"));
    }

    void theTreasuresOfATrickShineBeforeItIsTaken() // NY-55
    {
        // Ana alone against the others: Bruno wins, and of the 1s only Ana's is captured.
        Round round(nyet::players(3, 0, true), {0, "none", "yellow", "none", "2"}, 1,
                    {"B1 G13", "B9 G13", "R1 G13"});
        round.play("B1 B9");
        Shown shown(1);
        NyetTable& table = shown.show(round.state, "play R1", Stop::Turning);
        QVERIFY(table.prizes().isEmpty());
        shown.show(round.state, "play R1", Stop::Told);
        QCOMPARE(table.prizes(), (QList<int>{1, 0, 0}));
        shown.show(round.state, "play R1");
        QVERIFY(table.prizes().isEmpty());
    }

    void whileCardsAreHandedOverNobodyIsAsked() // NY-41
    {
        Game game(nyet::players(3));
        game.deal().veto({1, "left"}).play("alone").anything(3);
        for (const Seat viewer : {Seat(0), Seat(1), core::nobody}) {
            Shown shown(viewer);
            QCOMPARE(shown.show(game, Stop::Told).prompt(),
                     QString("Everyone passes one card to the left."));
            QCOMPARE(lying(shown.pieces(), PieceModel::Card, PieceModel::Board, 0), 1);
            QCOMPARE(shown.show(game).prompt(), QString("Bruno: lead a card"));
        }
    }

    void tricksAskToFollow() // NY-52
    {
        const auto prompt = [](const char* played, Seat viewer) {
            Round round(nyet::players(3), {0, "none", "yellow", "blue"}, 1,
                        {"R3 Y4 B1 B2", "R5 Y6 B7 B8", "G3 G4 G5 G6"});
            if (*played != '\0')
                round.play(played);
            return promptOf(round.state, viewer);
        };
        for (const Seat viewer : {Seat(0), Seat(1), Seat(2), core::nobody}) {
            QCOMPARE(prompt("", viewer), QString("Ana: lead a card"));
            // Whether somebody can is told to nobody else.
            const QString follow =
                viewer == 1 ? "Bruno: follow suit (%1)" : "Bruno: follow suit if you can (%1)";
            QCOMPARE(prompt("R3", viewer), follow.arg("red"));
            QCOMPARE(prompt("Y4", viewer), follow.arg("trump"));
            QCOMPARE(prompt("B1", viewer), follow.arg("trump"));
            QCOMPARE(prompt("B2", viewer), follow.arg("blue"));
            QCOMPARE(prompt("R3 R5", viewer),
                     viewer == 2 ? QString("Cora: you can’t follow suit, so play any card")
                                 : QString("Cora: follow suit if you can (red)"));
        }
    }

    void theHandIsHeldInOrder() // NY-51
    {
        const std::string own = "B13 B1 R1 R1 R2 Y5 Y1 G9 B4";
        State state = choosing(Phase::Play, {0, "none", "red", "yellow"}, {own, "B2", "G2"});
        Shown shown(0);
        shown.show(state);
        QCOMPARE(hand(shown, 0), QString("B1 B4 B13 | Y5 | G9 | R1 R1 R2 Y1"));
        QCOMPARE(shown.table.trumpGroup(), 3);
        QCOMPARE(nyetHandGroups(nyet::Nyet::view(state, 0), 0).size(), std::size_t(4));
        // Super trumps beat all others (NY-53): they are the last.
        state = choosing(Phase::Play, {0, "none", "red", "blue"}, {own, "B2", "G2"});
        shown.show(state);
        QCOMPARE(hand(shown, 0), QString("B4 B13 | Y1 Y5 | G9 | R1 R1 R2 B1"));
        // Before the terms are known nothing is trump; nor for whoever holds none, or sees none.
        state.table.board.clear();
        state.table.team = 0;
        state.table.phase = Phase::Veto;
        shown.show(state);
        QCOMPARE(hand(shown, 0), QString("B1 B4 B13 | R1 R1 R2 | Y1 Y5 | G9"));
        QCOMPARE(shown.table.trumpGroup(), -1);
        state = choosing(Phase::Play, {0, "none", "red", "yellow"}, {"B2 Y3", "R3", "G2"});
        shown.show(state);
        QCOMPARE(shown.table.trumpGroup(), -1);
        Shown spectator(core::nobody);
        QCOMPARE(spectator.show(state).trumpGroup(), -1);
        QCOMPARE(hand(spectator, 1), QString());
    }

    void cardsInTheHandHaveNames()
    {
        Shown shown(0);
        const auto name = [&](Seat seat, int place) {
            return shown.piece(shown.row(PieceModel::Card, PieceModel::Hand, seat, place)).name;
        };
        const State state = choosing(Phase::Discard, {0, "one"}, {"B7 R3", "B2 B3", "G2"});
        shown.show(state);
        QVERIFY(shown.table.select("discard B7"));
        QCOMPARE(name(0, 0), QString("blue 7, in your hand, chosen"));
        QCOMPARE(name(0, 1), QString("red 3, in your hand, playable"));
        QCOMPARE(name(1, 0), QString("card in Bruno’s hand"));
        shown.show(state, "discard R3");
        QCOMPARE(name(0, 0), QString("blue 7, in your hand"));
        // What one has put down is still known to oneself, and lies face down.
        const int out = shown.row(PieceModel::Card, PieceModel::Out, 0, 0);
        QVERIFY(shown.piece(out).face == "R3" && !shown.piece(out).faceUp);
    }

    void theFirstCardThatCanBeChosen()
    {
        const auto first = [](const char* played, Seat viewer) {
            Round round(nyet::players(3), {0}, 1, {"R3 R4", "B5 R6 R7 Y2", "G3 G4"});
            Shown shown(viewer);
            if (*played != '\0')
                round.play(played);
            const int card = shown.show(round.state).firstCard();
            return card < 0 ? -1 : shown.piece(card).place;
        };
        QCOMPARE(first("", 0), 0);
        QCOMPARE(first("R3", 1), 1);
        QCOMPARE(first("R3", 0), -1);
        QCOMPARE(first("R3", core::nobody), -1);
        Shown shown(0);
        shown.show(choosing(Phase::Discard, {0, "not1"}, {"B1 B1 R3", "B2", "G2"}));
        QCOMPARE(shown.piece(shown.table.firstCard()).place, 2);
    }

    void twoCardsToDiscardAreChosen()
    {
        Shown shown(0);
        const State state = choosing(Phase::Discard, {0, "two"}, {"B7 G3 R1 R1", "B2", "G2"});
        NyetTable& table = shown.show(state);
        QVERIFY(table.yourTurn() && offers(table).empty() && table.select("discard B7"));
        QCOMPARE(chosen(shown), QStringList{"B7"});
        QVERIFY(offers(table).empty() && table.prompt().contains("choose one more"));
        QVERIFY(table.select("discard G3"));
        const std::vector<Offer> both{
            {"discard B7\ndiscard G3", "Discard blue 7 and green 3", "C", true}};
        QCOMPARE(offers(table), both);
        table.retranslate();
        QCOMPARE(offers(table), both);
        // A third takes the place of the first; once more takes it back.
        QVERIFY(table.select("discard R1"));
        QCOMPARE(chosen(shown), (QStringList{"G3", "R1"}));
        QVERIFY(table.select("discard G3"));
        QCOMPARE(chosen(shown), QStringList{"R1"});
        QVERIFY(offers(table).empty());
        // Of two alike both can be chosen.
        QVERIFY(table.select("discard R1"));
        QCOMPARE(offers(table), (std::vector<Offer>{{"discard R1\ndiscard R1",
                                                     "Discard red 1 and red 1", "C", true}}));
        QVERIFY(table.select("discard R1"));
        QCOMPARE(chosen(shown), QStringList{"R1"});
        // What was chosen first gives way to the second of those alike, not to itself.
        QVERIFY(table.select("discard G3"));
        QVERIFY(table.select("discard R1"));
        QCOMPARE(chosen(shown), (QStringList{"R1", "R1"}));
    }

    void oneCardIsChosen()
    {
        Shown shown(1);
        NyetTable& table = shown.show(choosing(Phase::Give, {1, "left"}, {"B2", "B7 R3", "G2"}));
        QVERIFY(table.select("give B7") && table.select("give R3"));
        QCOMPARE(offers(table), (std::vector<Offer>{{"give R3", "Pass red 3 to Cora", "C", true}}));
        QVERIFY(table.select("give R3"));
        QVERIFY(offers(table).empty());
        // The second of two, the first being out.
        State state = choosing(Phase::Discard, {1, "two"}, {"B2", "B7 R1 R1", "G2"});
        state.table.seat(1).discarded = 1;
        shown.show(state);
        QVERIFY(table.select("discard R1"));
        QCOMPARE(offers(table), (std::vector<Offer>{{"discard R1", "Discard red 1", "C", true}}));
        QVERIFY(table.select("discard R1"));
        QCOMPARE(chosen(shown), QStringList());
    }

    void teamMatesAreChosen()
    {
        Shown shown(2);
        NyetTable& table = shown.show(choosing(Phase::Team, {2}, {"B2", "B3", "B4", "B5", "B6"}));
        QVERIFY(offers(table).empty());
        QCOMPARE(seatEvents(shown), (QStringList{"team 0", "team 1", "", "team 3", "team 4"}));
        QVERIFY(table.select("team 4"));
        QCOMPARE(offers(table), (std::vector<Offer>{{"team 4", "With Eva", "C", true}}));
        QVERIFY(shown.seat(4).marked && !shown.seat(0).marked);
        QVERIFY(table.select("team 0"));
        QCOMPARE(offers(table), (std::vector<Offer>{{"team 0 4", "With Ana and Eva", "C", true}}));
        QVERIFY(table.select("team 1")); // three are too many
        QCOMPARE(offers(table), (std::vector<Offer>{{"team 1", "With Bruno", "C", true}}));
        QVERIFY(table.select("team 1"));
        QVERIFY(offers(table).empty() && !shown.seat(1).marked);
    }

    void fewChoicesAreButtons()
    {
        Shown shown(1);
        NyetTable& table = shown.show(choosing(Phase::Team, {1}, {"B2", "B3", "B4"}));
        QCOMPARE(offers(table), (std::vector<Offer>{{"alone", "Play alone", "A"},
                                                    {"team 2", "With Cora", "1"},
                                                    {"team 0", "With Ana", "2"}}));
        QCOMPARE(seatEvents(shown), (QStringList{"team 0", "", "team 2"}));
        QVERIFY(!table.select("team 0"));
        State state = choosing(Phase::Bonus, {1}, {"B2", "B3", "B4", "B5", "B6"});
        state.table.team = 0b01010;
        shown.show(state);
        QCOMPARE(offers(table), (std::vector<Offer>{{"bonus 1", "Bonus card for me", "1"},
                                                    {"bonus 3", "Bonus card for Dan", "2"}}));
        QCOMPARE(seatEvents(shown), (QStringList{"", "bonus 1", "", "bonus 3", ""}));
        QVERIFY(!table.select("bonus 1"));
    }

    void otherThingsAreDecidedAtOnce()
    {
        Shown shown(0);
        Round round(nyet::players(3), {0}, 1, {"R3 R4", "B5 R6", "G3 G4"});
        NyetTable& table = shown.show(round.state);
        QVERIFY(table.offers("play R3") && !table.select("play R3"));
        QVERIFY(!table.select("play B5") && !table.select("nonsense") && !table.select(""));
        // Cards of a hand that is not seen are not offered.
        Shown other(1);
        QVERIFY(!other.show(round.state).offers("play R3") && !other.table.yourTurn());
        shown.show(choosing(Phase::Discard, {0, "not1"}, {"B1 R3", "B2", "G2"}));
        QVERIFY(!table.select("discard B1") && !table.select("discard B2"));
        QVERIFY(table.select("discard R3"));
    }

    void whatWasChosenIsForgottenWhenTheMatchGoesOn()
    {
        const State state = choosing(Phase::Discard, {0, "two"}, {"B7 G3 R4", "B2", "G2"});
        Shown shown(0);
        NyetTable& table = shown.show(state);
        QVERIFY(table.select("discard B7"));
        shown.show(state);
        QCOMPARE(chosen(shown), QStringList{"B7"});
        shown.show(state, "discard R4");
        QCOMPARE(chosen(shown), QStringList());
        shown.show(state);
        QVERIFY(table.select("discard B7"));
        shown.viewer = 1;
        shown.show(state);
        shown.viewer = 0;
        shown.show(state);
        QCOMPARE(chosen(shown), QStringList());
    }

    void whatWasTurnedIsKnown()
    {
        Game game(nyet::players(3));
        game.deal().veto({1, "left"});
        const std::size_t team = game.record().events().size();
        Shown shown(0);
        const auto known = [&](std::size_t since) {
            shown.show(game);
            const auto& happenings = shown.history().happenings;
            for (std::size_t i = since; i < happenings.size(); ++i)
                for (std::size_t part = 0; part < happenings[i].parts.size(); ++part)
                    if (shown.table.showing(happenings[i], part).isRevealing(i == since))
                        return true;
            return false;
        };
        game.play("alone").anything(2);
        QVERIFY(known(0) && known(1));
        QVERIFY(!known(2) && !known(team) && !known(team + 1));
        game.anything(1); // all is handed over
        QVERIFY(known(team) && known(team + 1) && known(team + 3));
        game.anything(1);
        QVERIFY(!known(team + 4)); // one's own card
        game.anything(1);
        QVERIFY(known(team + 4) && !known(team + 5));
    }

    void saidAnewAllStays()
    {
        Shown shown(0);
        shown.table.retranslate(); // before anything is shown
        Game game(nyet::players(3));
        shown.show(game.deal().veto({1, "one"}).play("team 0").anything(20));
        const QStringList all = dump(shown.table);
        shown.table.retranslate();
        QCOMPARE(dump(shown.table), all);
        std::vector<ShownPlayer> players = somePlayers(3);
        players[0].name = "Sabela";
        shown.table.setShownPlayers(players);
        shown.table.retranslate();
        QCOMPARE(dump(shown.table).join('\n'), all.join('\n').replace("Ana", "Sabela"));
    }
};

QTEST_GUILESS_MAIN(NyetTableTest)
#include "nyet_table_test.moc"
