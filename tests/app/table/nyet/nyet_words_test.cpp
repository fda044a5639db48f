#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "app/table/nyet/nyet_scene.h"
#include "app/table/reading.h"

using namespace facedown;
using namespace facedown::table;
using core::Seat;
using nyet::Game;
using nyet::Nyet;
using nyet::Phase;
using nyet::Round;
using nyet::State;
using Shown = NyetShown;
using StepKind = nyet::Step::Kind;

/// Tricks, scores, seats and the log of Nyet!, and sentences that survive any name.
class NyetWordsTest : public QObject
{
    Q_OBJECT

    /// Three players, Ana alone with the bonus card; she leads blue 1, Bruno's blue 9 is next, and
    /// Cora's green 1 ends the trick and the round.
    static State lastCard(const char* points, const std::vector<int>& scores, int target = 0)
    {
        Round round(nyet::players(3, target), {0, "none", "yellow", "none", points}, 0b001,
                    {"B1", "B9", "G1"});
        nyet::Table& table = round.state.table;
        table.bonus = 0;
        const int tricks[] = {5, 6, 4};
        for (Seat seat = 0; seat < 3; ++seat) {
            table.seat(seat).tricks = core::byte(tricks[seat]);
            table.seat(seat).score = static_cast<std::int16_t>(scores[std::size_t(seat)]);
        }
        table.treasureCount = 2;
        table.treasures[0] = table.treasures[1] = {nyet::card("R1"), 0};
        return round.play("B1 B9").state;
    }
    static QStringList statuses(Shown& shown)
    {
        QStringList all;
        for (const SeatModel::Row& row : shown.table.seats()->rows())
            all << row.status;
        return all;
    }

private slots:
    void aTreasureLostDismaysUnlessItCosts()
    {
        for (const bool wanted : {true, false}) {
            const char* points = wanted ? "2" : "-2";
            // Ana and Cora against Bruno and Dan, who takes Ana’s 1.
            Round round(nyet::players(4), {0, "none", "red", "none", points}, 0b0101,
                        {"B1 Y5", "B3 Y6", "B2 Y7", "R4 Y8"});
            round.play("B1 B3 B2");
            Shown shown(1);
            shown.show(round.state, "play R4");
            QCOMPARE(shown.seat(0).mood, wanted ? Mood::Dismayed : Mood::Calm);
            QCOMPARE(shown.seat(3).mood, Mood::Thinking); // leads the next
            QCOMPARE(shown.seat(3).remark.isEmpty(), !wanted);
        }
    }

    void whoTakesATrickAndWhy_data() // NY-53
    {
        QTest::addColumn<QString>("trump");
        QTest::addColumn<QString>("super");
        QTest::addColumn<QString>("cards");
        QTest::addColumn<QString>("verdict");
        const auto row = [](auto trump, auto super, auto cards, auto verdict) {
            QTest::addRow("%s, %s, %s", trump, super, cards)
                << QString(trump) << QString(super) << QString(cards)
                << QString(verdict).replace("…", " took the trick with ");
        };
        row("yellow", "none", "R3 R9 R5", "Bruno…the highest red card");
        row("yellow", "none", "R3 B9 R5", "Cora…the highest red card");
        row("yellow", "none", "R1 B9 G5", "Ana…the highest red card");
        row("yellow", "none", "R9 Y2 R10", "Bruno…the highest trump");
        row("yellow", "blue", "R9 Y2 Y3", "Cora…the highest trump");
        row("yellow", "blue", "Y9 B1 Y10", "Bruno…a super trump");
        row("yellow", "blue", "B1 Y9 B1", "Cora…the last super trump played");
        row("yellow", "yellow", "Y10 Y9 Y1", "Cora…a super trump");
        row("yellow", "blue", "R1 R1 B3", "Bruno…the last-played 1 of its colour");
        row("yellow", "none", "R7 Y1 Y1", "Cora…the last-played 1 of its colour");
        row("none", "none", "R3 G9 R5", "Cora…the highest red card");
        row("none", "blue", "R3 B1 R5", "Bruno…a super trump");
    }

    void whoTakesATrickAndWhy()
    {
        QFETCH(QString, trump);
        QFETCH(QString, super);
        QFETCH(QString, cards);
        QFETCH(QString, verdict);
        const QStringList each = cards.split(' ');
        std::vector<std::string> hands;
        for (const QString& card : each)
            hands.push_back(card.toStdString() + " G13");
        Round round(nyet::players(3, 0, true),
                    {0, "none", qPrintable(trump), qPrintable(super), "2"}, 1, hands);
        round.play((each[0] + ' ' + each[1]).toStdString());
        Shown shown(1);
        const std::string event = "play " + each[2].toStdString();
        NyetTable& table = shown.show(round.state, event, Stop::Turning);
        QVERIFY(table.prompt() != verdict && log(table, 0).isEmpty());
        shown.show(round.state, event, Stop::Told);
        QCOMPARE(table.prompt(), verdict);
        QVERIFY(log(table, 1)[0].startsWith("Cora played ") && table.announcement().contains('\n'));
        QVERIFY(table.lastCards().isEmpty() && table.lastPlayers().isEmpty());
        QCOMPARE(table.lastWinner(), -1);
        // The one who takes it stands out, and leads the next.
        const QString winner = verdict.section(' ', 0, 0);
        for (const PieceModel::Piece& piece : shown.pieces())
            if (piece.zone == PieceModel::Trick)
                QCOMPARE(piece.pushed, somePlayers(3)[std::size_t(piece.seat)].name == winner);
        shown.show(round.state, event);
        QCOMPARE(log(table, 1), QStringList{verdict});
        QVERIFY(table.log()->lines().back().highlighted);
        QCOMPARE(table.prompt(), winner + ": lead a card");
        QCOMPARE(table.lastCards(),
                 (QStringList{"card-" + each[0], "card-" + each[1], "card-" + each[2]}));
        QCOMPARE(table.lastPlayers(), (QStringList{"Ana", "Bruno", "Cora"}));
        QCOMPARE(table.lastPlayers()[table.lastWinner()], winner);
    }

    void aRoundIsCounted() // NY-60
    {
        const State before = lastCard("-2", {4, 7, -3});
        Shown shown(2);
        NyetTable& table = shown.show(before, "play G1", Stop::Told);
        QVERIFY(table.sheet()->count() == 0 && table.totals()[0] == QVariant(QVariantList{0}));
        const QString verdict = "Bruno took the trick with the highest blue card";
        QCOMPARE(table.prompt(), verdict);
        const auto taken = table.toldWith(shown.last(), 1);
        QCOMPARE(table.showing(shown.last(), taken).roundEnd, Showing::RoundEnd::Counted);
        QCOMPARE(shown.last().parts[taken].step.kind, StepKind::RoundScored);
        showStep(shown, StepKind::RoundScored);
        const QString told = verdict + "\nAna −28, Bruno −24, Cora −24\nRound 1 is over";
        QVERIFY(table.announcement().endsWith(told) && table.prompt() == "Round 1 is over");
        QVERIFY(table.announcement().contains("played green 1") && !table.yourTurn());
        QCOMPARE(table.title(), QString("Nyet! · round 1 of 9 · Ana deals"));
        QCOMPARE(table.sheet()->headings(),
                 (QStringList{"Tricks", "Treasures", "Bonus", "Team", "× −2", "Total"}));
        std::vector<ScoreSheet::Line> lines = {
            {"Ana",
             {"5", "2", "× 2", "14", "−28", "−24"},
             false,
             "Ana: 5 trick(s), 2 treasure(s), bonus card, −28 this round",
             0,
             "4",
             "nyet/team-start"},
            {"Bruno",
             {"7", "1", "", "12", "−24", "−17"},
             false,
             "Bruno: 7 trick(s), 1 treasure(s), −24 this round",
             1,
             "7",
             "nyet/team-other"},
            {"Cora",
             {"4", "0", "", "12", "−24", "−27"},
             false,
             "Cora: 4 trick(s), 0 treasure(s), −24 this round",
             2,
             "−3",
             "nyet/team-other"}};
        for (auto& line : lines) {
            line.face = shown.seat(line.seat).face;
            line.mood = shown.seat(line.seat).mood;
        }
        QVERIFY(table.sheet()->lines() == lines && table.sheet()->caption().isEmpty());
        QCOMPARE(shown.seat(0).score, -24);
        QCOMPARE(statuses(shown),
                 (QStringList{"5 trick(s) + 2 ★", "7 trick(s) + 1 ★", "4 trick(s)"}));
        // The 1 won is a treasure already.
        QVERIFY(shown.row(PieceModel::Card, PieceModel::Row, 1, 0) >= 0);
        const QVariantList totals{QVariantList{0, -24}, QVariantList{0, -17}, QVariantList{0, -27}};
        QCOMPARE(table.totals(), totals);
        for (const LogModel::Line& line : table.log()->lines())
            QCOMPARE(line.section, QString("Round 1 · trick 16"));
        shown.show(before, "play G1");
        QCOMPARE(table.sheet()->count(), 0);
        QCOMPARE(shown.seat(0).score, -24);
        QCOMPARE(table.title(), QString("Nyet! · round 2 of 9 · Bruno deals"));
        QCOMPARE(table.totals(), totals);
    }

    void theLastRoundEndsTheMatch_data() // NY-61
    {
        QTest::addColumn<int>("bruno");
        QTest::addColumn<QString>("outcome");
        QTest::addColumn<QString>("reason");
        QTest::newRow("one") << 11 << "Ana wins!"
                             << "60 is the highest total.";
        QTest::newRow("two") << 12 << "Ana and Bruno share the win"
                             << "Tied for the highest total: 60.";
    }

    void theLastRoundEndsTheMatch()
    {
        QFETCH(int, bruno);
        QFETCH(QString, outcome);
        QFETCH(QString, reason);
        const State before = lastCard("4", {4, bruno, -3}, 60);
        Shown shown(core::nobody);
        NyetTable& table = shown.show(before, "play G1", Stop::Told);
        QVERIFY(!table.over() && table.outcome().isEmpty());
        for (std::size_t part = 0; part < shown.last().parts.size(); ++part)
            QCOMPARE(table.showing(shown.last(), part).roundEnd, Showing::RoundEnd::None);
        shown.show(before, "play G1");
        QVERIFY(table.over() && !table.yourTurn());
        QCOMPARE(table.outcome(), outcome);
        QCOMPARE(table.prompt(), outcome);
        QCOMPARE(table.reason(), reason);
        QCOMPARE(table.announcement(), outcome + '\n' + reason);
        QCOMPARE(table.sheet()->caption(), QString("Round 1")); // all but the last column is of it
        const auto& lines = table.sheet()->lines();
        QCOMPARE(lines[0].figures, (QStringList{"5", "2", "× 2", "14", "56", "60"}));
        QCOMPARE(lines[1].figures,
                 (QStringList{"7", "1", "", "12", "48", QString::number(bruno + 48)}));
        for (Seat seat = 0; seat < 3; ++seat) {
            const bool won = seat == 0 || (seat == 1 && bruno == 12);
            QCOMPARE(lines[std::size_t(seat)].won, won);
            QCOMPARE(shown.seat(seat).marked, won);
        }
        QCOMPARE(table.totals()[1], QVariant(QVariantList{0, bruno + 48}));
    }

    void withoutABonusCardThereIsNoColumn() // NY-31
    {
        Round round(nyet::players(4), {0, "none", "yellow", "none", "1"}, 0b0101,
                    {"R9", "R2", "R3", "R1"});
        const State before = round.play("R9 R2 R3").state;
        Shown shown(0);
        shown.show(before, "play R1", Stop::Told);
        NyetTable& table = showStep(shown, StepKind::RoundScored);
        QCOMPARE(table.sheet()->headings(),
                 (QStringList{"Tricks", "Treasures", "Team", "× 1", "Total"}));
        // Team by team.
        const auto& lines = table.sheet()->lines();
        QCOMPARE((std::vector{lines[0].seat, lines[1].seat, lines[2].seat, lines[3].seat}),
                 (std::vector{0, 2, 1, 3}));
        QCOMPARE(lines[1].figures, (QStringList{"0", "0", "2", "2", "2"}));
        QCOMPARE(lines[3].figures, (QStringList{"0", "0", "0", "0", "0"}));
    }

    void seatsShowTeamsAndWhatTheyDid()
    {
        Game game(nyet::players(3));
        game.deal().play("veto points 1");
        Shown shown(1);
        shown.show(game);
        QCOMPARE(said(shown.table), (QStringList{"Nyet!", "", ""}));
        QVERIFY(shown.seat(1).own && shown.seat(1).toAct && !shown.seat(0).own);
        QCOMPARE(shown.seat(1).description,
                 QString("Bruno, 0 point(s), 16 card(s) in hand, 0 of 6 veto(es), current "
                         "player"));
        shown.show(game.veto({2, "one"}));
        QCOMPARE(statuses(shown), (QStringList{"dealer", "", "start player"}));
        QCOMPARE(shown.seat(0).team + shown.seat(1).team + shown.seat(2).team, 0);
        shown.show(game.play("team 0"), Stop::Told);
        QCOMPARE(said(shown.table), (QStringList{"", "", "Together!"}));
        QCOMPARE(shown.table.prompt(), QString("Cora plays with Ana"));
        shown.show(game);
        QCOMPARE(said(shown.table), (QStringList{"", "", ""}));
        QCOMPARE(shown.seat(0).team, 1);
        QCOMPARE(shown.seat(1).team, 2);
        QCOMPARE(shown.seat(2).team, 1);
        QCOMPARE(shown.seat(1).description,
                 QString("Bruno, 0 point(s), 16 card(s) in hand, on the other team, 0 trick(s), "
                         "0 treasure(s), bonus card"));
        QVERIFY(shown.seat(2).description.contains("on the start player’s team"));
        shown.show(game.anything(1));
        QCOMPARE(said(shown.table), (QStringList{"", "", "Done!"}));
        QCOMPARE(statuses(shown), (QStringList{"dealer", "", "has discarded"}));
        shown.show(game.anything(2));
        QCOMPARE(statuses(shown), (QStringList{"0 trick(s)", "0 trick(s)", "0 trick(s)"}));
    }

    void theLogTellsWhatHappened()
    {
        Game game(nyet::players(3));
        const auto lines = [&](Seat viewer, int count) {
            Shown shown(viewer);
            return log(shown.show(game), count);
        };
        game.deal({"B2 R3", "R4 G7", "Y5"});
        QCOMPARE(lines(0, 2), (QStringList{"Ana deals first", "Ana dealt"}));
        game.play(
            "veto start 2, veto discard one, veto trump red, veto super none, veto points -2");
        QCOMPARE(lines(0, 5),
                 (QStringList{"Ana vetoed “Start player: Cora”", "Bruno vetoed “Discard: 1 card”",
                              "Cora vetoed “Trump: Red”", "Ana vetoed “Super trump: None”",
                              "Bruno vetoed “Points: −2”"}));
        game.veto({1, "left", "yellow", "blue", "2"}).play("team 2, give R4");
        QCOMPARE(lines(1, 2),
                 (QStringList{"Bruno plays with Cora", "Bruno chose red 4 to pass to Cora"}));
        QCOMPARE(lines(0, 1), (QStringList{"Bruno chose a card to pass to Cora"}));
        QCOMPARE(lines(2, 1), (QStringList{"Bruno chose a card to pass to Cora"}));
        game.play("give Y5, give B2");
        QCOMPARE(lines(1, 1), (QStringList{"Ana passed blue 2 to Bruno"}));
        QCOMPARE(lines(0, 1), (QStringList{"Cora passed yellow 5 to Ana"}));
        QCOMPARE(lines(core::nobody, 1), (QStringList{"Ana chose a card to pass to Bruno"}));
        game.play("play G7");
        QCOMPARE(lines(1, 1), (QStringList{"Bruno played green 7"}));
        Shown shown(0);
        const auto& all = shown.show(game).log()->lines();
        QCOMPARE(all.front().section, QString("Round 1"));
        QCOMPARE(all.back().section, QString("Round 1 · trick 1"));
        QCOMPARE(all.back().seat, 1);
        QCOMPARE(all.back().moment, int(game.record().events().size()));
        Game other(nyet::players(3));
        other.deal({"B2 R3", "R4"}).veto({1, "one"}).play("alone, discard R4");
        for (const Seat viewer : {Seat(0), Seat(1), core::nobody}) {
            Shown eyes(viewer);
            QCOMPARE(log(eyes.show(other), 2),
                     (QStringList{"Bruno plays alone", viewer == 1 ? "Bruno discarded red 4"
                                                                   : "Bruno discarded a card"}));
        }
        Game five(nyet::players(5));
        five.deal().veto({1}).play("team 2 4, bonus 0");
        Shown eyes(0);
        QCOMPARE(log(eyes.show(five), 2), (QStringList{"Bruno plays with Cora and Eva",
                                                       "Bruno gave the bonus card to Ana"}));
    }

    /// Names are the players' own: whatever they are, each sentence keeps all its parts. And
    /// nothing goes without words.
    void anyNameFitsAnySentence()
    {
        const int seed = setting("FACEDOWN_FUZZ_SEED", 6);
        qInfo("seed %d", seed);
        core::Random random(static_cast<std::uint64_t>(seed));
        const QStringList names{"%4", "%1", "%n", "%L2", "%2"};
        const std::vector<ShownPlayer> plain = somePlayers(5);
        const auto renamed = [&](QString text) {
            for (int seat = 0; seat < 5; ++seat)
                text.replace(plain[std::size_t(seat)].name, QString(QChar(0xE000 + seat)));
            for (int seat = 0; seat < 5; ++seat)
                text.replace(QChar(0xE000 + seat), names[seat]);
            return text;
        };
        using Mode = QAbstractItemModelTester::FailureReportingMode;
        for (int players = 2; players <= 5; ++players) {
            NyetPlay play({players, 5, true});
            std::vector<ShownPlayer> odd = somePlayers(players);
            for (int seat = 0; seat < players; ++seat)
                odd[std::size_t(seat)].name = names[seat];
            Shown one(0);
            Shown other(0);
            QAbstractItemModelTester tester(one.table.sheet(), Mode::QtTest);
            QAbstractItemModelTester squares(one.table.board(), Mode::QtTest);
            one.show(play);
            other.show(play);
            other.table.setShownPlayers(odd);
            other.table.retranslate();
            const auto alike = [&] {
                NyetTable& table = one.table;
                QCOMPARE(dump(other.table).join('\n'), renamed(dump(table).join('\n')));
                QVERIFY(!table.prompt().isEmpty() && !table.title().isEmpty());
                QVERIFY(!table.announcement().isEmpty());
                for (const LogModel::Line& line : table.log()->lines())
                    QVERIFY(!line.text.isEmpty() && !line.section.isEmpty());
                for (const SquareModel::Square& square : table.board()->squares())
                    QVERIFY(!square.label.isEmpty() && !square.meaning.isEmpty());
            };
            while (Nyet::actor(play.state()) != core::nobody) {
                play.apply(anyEvent(play.state(), random));
                const bool over = Nyet::actor(play.state()) == core::nobody;
                if (!over && play.state().table.phase != Phase::Deal && random.below(5) > 0)
                    continue;
                one.viewer = other.viewer = random.below(players);
                for (const Stop stop : {Stop::Turning, Stop::Told}) {
                    one.show(play, stop);
                    other.show(play, stop);
                    alike();
                }
                for (const auto& part : one.last().parts) {
                    showStep(one, part.step.kind);
                    showStep(other, part.step.kind);
                    alike();
                    QCOMPARE(one.table.sheet()->count() > 0,
                             part.step.kind == StepKind::RoundScored || one.table.over());
                }
                one.show(play);
                other.show(play);
                alike();
                QCOMPARE(one.table.sheet()->count() > 0, over);
                QCOMPARE(!one.table.outcome().isEmpty(), over);
                QCOMPARE(!one.table.reason().isEmpty(), over);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }
};

QTEST_GUILESS_MAIN(NyetWordsTest)
#include "nyet_words_test.moc"
