#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "app/table/nyet/nyet_scene.h"
#include "app/table/reading.h"

using namespace facedown;
using namespace facedown::table;
using core::Seat;
using nyet::Game;
using nyet::Row;
using Shown = NyetShown;

/// The veto board: its squares, what they say, and which of them can be covered.
class NyetBoardTest : public QObject
{
    Q_OBJECT

    static const SquareModel::Square& at(Shown& shown, Row row, int column)
    {
        for (const SquareModel::Square& square : shown.table.board()->squares())
            if (square.row == int(row) && square.column == column)
                return square;
        qFatal("no square %d in row %d", column, int(row));
    }
    static QStringList labels(Shown& shown, Row row)
    {
        QStringList all;
        for (const SquareModel::Square& square : shown.table.board()->squares())
            if (square.row == int(row))
                all << square.label;
        return all;
    }
    /// A board by itself: rows of squares, a letter each that can be covered, a dot each that
    /// cannot.
    static void lay(SquareModel& model, const QStringList& rows)
    {
        std::vector<SquareModel::Square> squares;
        for (int row = 0; row < rows.size(); ++row)
            for (int column = 0; column < rows[row].size(); ++column) {
                SquareModel::Square square;
                square.row = row;
                square.column = column;
                square.label = rows[row][column];
                square.event = square.label == "." ? QString() : "cover " + square.label;
                squares.push_back(square);
            }
        model.show(rows, rows, squares);
    }

private slots:
    void everySquareSaysWhatItIs() // NY-20
    {
        Game game(nyet::players(4, 0, true));
        Shown shown(0);
        shown.show(game.deal());
        const SquareModel& board = *shown.table.board();
        QCOMPARE(board.rows(), 5);
        QCOMPARE(board.columns(), 5);
        QCOMPARE(board.rowCount(), 4 + 4 * 5);
        QCOMPARE(board.titles(),
                 (QStringList{"Start player", "Discard", "Trump", "Super trump", "Points"}));
        QCOMPARE(board.notes().size(), 5);
        QCOMPARE(labels(shown, Row::Start), (QStringList{"Ana", "Bruno", "Cora", "Dan"}));
        QCOMPARE(labels(shown, Row::Discard),
                 (QStringList{"1 card", "2 cards", "Not a 1", "To the left", "None"}));
        const QStringList colours{"Blue", "Red", "Yellow", "Green", "None"};
        QCOMPARE(labels(shown, Row::Trump), colours);
        QCOMPARE(labels(shown, Row::Super), colours);
        QCOMPARE(labels(shown, Row::Points), (QStringList{"1", "2", "3", "4", "−2"}));
        QCOMPARE(at(shown, Row::Start, 3).drawing, QString("faces/bot-0"));
        QCOMPARE(at(shown, Row::Trump, 1).drawing, QString("nyet/%1suit-red"));
        QCOMPARE(at(shown, Row::Super, 3).drawing, QString("nyet/%1super-green"));
        QCOMPARE(at(shown, Row::Super, 4).drawing, QString("nyet/none"));
        QCOMPARE(at(shown, Row::Discard, 2).drawing, QString("nyet/discard-not1"));
        QVERIFY(at(shown, Row::Points, 4).drawing.isEmpty());
        Game usual(nyet::players(2));
        QCOMPARE(shown.show(usual.deal()).board()->rowCount(), 2 + 5 + 4 + 5 + 5);
    }

    void whatSquaresMean()
    {
        Game game(nyet::players(4, 0, true));
        game.deal({"R1 R1 R5 R13 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12"});
        const auto meaning = [&](Seat viewer, Row row, int column) {
            Shown shown(viewer);
            shown.show(game);
            return at(shown, row, column).meaning;
        };
        // The number held is the viewer's own.
        QCOMPARE(meaning(0, Row::Trump, 1), QString("All red cards are trumps. You hold 4."));
        QCOMPARE(meaning(0, Row::Super, 1),
                 QString("The three red 1s beat everything else. You hold 2."));
        QCOMPARE(meaning(0, Row::Super, 0),
                 QString("The three blue 1s beat everything else. You hold none."));
        QCOMPARE(meaning(core::nobody, Row::Trump, 1), QString("All red cards are trumps."));
        QCOMPARE(meaning(core::nobody, Row::Super, 1),
                 QString("The three red 1s beat everything else."));
        QVERIFY(!meaning(1, Row::Super, 1).contains("You hold 2"));
        for (const Seat viewer : {Seat(0), core::nobody}) {
            QCOMPARE(meaning(viewer, Row::Trump, 4), QString("There is no trump colour."));
            QCOMPARE(meaning(viewer, Row::Super, 4), QString("There are no super trumps."));
            QCOMPARE(meaning(viewer, Row::Start, 2),
                     QString("Cora leads the first trick and chooses the teams."));
            QCOMPARE(meaning(viewer, Row::Discard, 3),
                     QString("Everyone passes one card to the left."));
            QCOMPARE(meaning(viewer, Row::Points, 2),
                     QString("Each trick and treasure scores 3 point(s)."));
            QCOMPARE(meaning(viewer, Row::Points, 4),
                     QString("Each trick and treasure costs 2 point(s)."));
        }
    }

    void twoPlayersChooseNoTeams() // NY-30
    {
        Game game(nyet::players(2));
        game.deal();
        Shown shown(0);
        shown.show(game);
        QCOMPARE(at(shown, Row::Start, 1).meaning, QString("Bruno leads the first trick."));
        QCOMPARE(shown.table.board()->notes().front(), QString("leads the first trick"));
    }

    void whoCoveredWhatIsSeen() // NY-23
    {
        Game game(nyet::players(4));
        game.deal().play("veto trump blue, veto trump red, veto points 4");
        Shown shown(3);
        shown.show(game);
        QCOMPARE(at(shown, Row::Trump, 0).token, QString("faces/person-0"));
        QCOMPARE(at(shown, Row::Trump, 0).name, QString("Trump: Blue, covered by Ana"));
        QVERIFY(at(shown, Row::Trump, 0).event.isEmpty());
        QCOMPARE(at(shown, Row::Trump, 2).name, QString("Trump: Yellow, can be covered"));
        QCOMPARE(at(shown, Row::Trump, 2).event, QString("veto trump yellow"));
        QVERIFY(at(shown, Row::Trump, 2).token.isEmpty());
        QVERIFY(!at(shown, Row::Trump, 3).decided);
        // What cannot be covered says why.
        QVERIFY(at(shown, Row::Trump, 2).refusal.isEmpty());
        QCOMPARE(at(shown, Row::Trump, 0).refusal, QString("Ana has already vetoed this."));
        shown.show(game.play("veto trump yellow"));
        QCOMPARE(at(shown, Row::Trump, 3).refusal,
                 QString("The last free square of a row is in force. It cannot be vetoed."));
        shown.decides = false;
        shown.show(game);
        QCOMPARE(at(shown, Row::Points, 0).refusal, QString("It is not your turn to veto."));
        QCOMPARE(at(shown, Row::Trump, 2).token, QString("faces/bot-0"));
        // The last that is free of a row cannot be covered.
        QVERIFY(at(shown, Row::Trump, 3).decided);
        QVERIFY(at(shown, Row::Trump, 3).event.isEmpty() &&
                at(shown, Row::Trump, 3).token.isEmpty());
        QCOMPARE(at(shown, Row::Trump, 3).name, QString("Trump: Green, in force this round"));
        game.veto({2, "left", "green", "none", "3"});
        shown.show(game);
        for (const SquareModel::Square& square : shown.table.board()->squares()) {
            QVERIFY(square.event.isEmpty() && square.refusal.isEmpty());
            QCOMPARE(square.decided, square.token.isEmpty());
        }
        QCOMPARE(shown.table.board()->first(), -1);
        shown.show(game.play("team 0").anything());
        for (const SquareModel::Square& square : shown.table.board()->squares())
            QVERIFY(square.token.isEmpty() && !square.decided);
    }

    /// In any veto phase: just what is legal, for whoever may decide.
    void whatCanBeCovered()
    {
        core::Random random(7);
        for (int game = 0; game < 8; ++game) {
            NyetPlay play(anyNyetOptions(random));
            play.apply(anyEvent(play.state(), random));
            play.apply(anyEvent(play.state(), random));
            while (play.state().table.phase == nyet::Phase::Veto) {
                Shown shown(random.below(2) == 0 ? play.state().table.actor : core::nobody);
                QStringList legal;
                for (const auto& decision : nyet::Nyet::legal(play.state()))
                    legal << QString::fromStdString(nyet::Nyet::text(decision));
                QStringList offered;
                QCOMPARE(shown.show(play, Stop::Told).board()->first(), -1);
                shown.show(play);
                for (const SquareModel::Square& square : shown.table.board()->squares())
                    if (!square.event.isEmpty())
                        offered << square.event;
                QCOMPARE(offered, legal);
                shown.decides = false;
                QCOMPARE(shown.show(play).board()->first(), -1);
                play.apply(anyEvent(play.state(), random));
            }
        }
    }

    void theFinishedBoardIsLookedAt()
    {
        Game game(nyet::players(4));
        Shown shown(0);
        shown.show(game.deal().veto({2, "one"}));
        const auto& parts = shown.last().parts;
        QVERIFY(parts.size() > 1 && parts[0].step.kind == nyet::Step::Kind::Vetoed);
        QCOMPARE(parts[0].view.table.phase, nyet::Phase::Veto);
        QVERIFY(shown.table.showing(shown.last(), 0).dwell >=
                shown.table.showing(shown.last(), 1).dwell);
        // Then what is free on it becomes the terms, before anything else is said.
        QVERIFY(!showStep(shown, nyet::Step::Kind::Vetoed).termsKnown());
        QVERIFY(!shown.table.gathering());
        QVERIFY(shown.table.showing(shown.last(), 1).turning > 0);
        Look look;
        look.moment = shown.history().happenings.size();
        look.step = 1;
        look.unsaid = true;
        shown.table.show(shown.history(), look);
        QVERIFY(shown.table.gathering() && !shown.table.termsKnown());
        shown.show(game);
        QVERIFY(!shown.table.gathering() && shown.table.termsKnown());
    }

    void platesTellTheVetoes() // NY-21
    {
        Game game(nyet::players(3));
        Shown shown(1);
        const auto statuses = [&] {
            return QStringList{shown.seat(0).status, shown.seat(1).status, shown.seat(2).status};
        };
        // 17 in all, in turn from the dealer on.
        shown.show(game.deal().play("veto points 1"));
        QCOMPARE(statuses(),
                 (QStringList{"1 of 6 veto(es)", "0 of 6 veto(es)", "0 of 5 veto(es)"}));
        shown.show(game.anything(15));
        QCOMPARE(statuses(),
                 (QStringList{"6 of 6 veto(es)", "5 of 6 veto(es)", "5 of 5 veto(es)"}));
        shown.show(game.anything(1));
        QVERIFY(!statuses().join(' ').contains("veto"));
    }

    void whoPlaysWithWhomIsShown() // NY-30
    {
        Game game(nyet::players(4));
        Shown shown(1);
        shown.show(game.deal().veto({2, "one"}));
        QVERIFY(!shown.table.teamsShown());
        shown.show(game.play("team 0"));
        QVERIFY(shown.table.teamsShown());
        QVERIFY(showStep(shown, nyet::Step::Kind::TeamsChosen).teaming());
        QCOMPARE(shown.table.teamTitles(), QStringList({"Your opponents", "Your team"}));
        shown.show(game.anything(4));
        QVERIFY(shown.table.playing() && shown.table.teamsShown());
        // In the middle until there is a card.
        QVERIFY(!shown.table.teamsApart());
        shown.show(game.anything(1));
        QVERIFY(shown.table.teamsShown() && shown.table.teamsApart());
        for (const Seat viewer : {Seat(0), core::nobody}) {
            Shown other(viewer);
            other.show(game);
            QCOMPARE(other.table.teamTitles(),
                     viewer == 0 ? QStringList({"Your team", "Your opponents"})
                                 : QStringList({"Start player’s team", "The other team"}));
        }
        // What both have won is what they score so far.
        QCOMPARE(shown.table.teamSums(), QStringList({"", ""})); // nothing yet
        shown.show(game.anything(3 + 4 * 4));
        QStringList sums;
        for (const Seat seat : {2, 1}) { // seat 2 has started
            const int score = game.table().roundScore(seat);
            sums << (score == 0 ? QString()
                                : QStringLiteral("%1 × 2 = %2").arg(score / 2).arg(score));
        }
        QCOMPARE(shown.table.teamSums(), sums);
        QVERIFY(game.table().roundScore(1) + game.table().roundScore(2) >= 2 * 5);
        Game two(nyet::players(2));
        shown.show(two.deal().veto({0, "none"}));
        QVERIFY(!shown.table.teamsShown()); // there is nothing to tell
    }

    void whoKeepsTheBonusCardIsTold() // NY-31
    {
        Game game(nyet::players(5));
        Shown shown(0);
        shown.show(game.deal().veto({1}).play("team 2, bonus 1"));
        QCOMPARE(log(shown.table, 1), QStringList{"Bruno kept the bonus card"});
    }

    void keysGoFromSquareToSquare()
    {
        SquareModel board;
        // What is covered is led to as well: it says why it cannot be covered again.
        lay(board, {"ab.", "cde", "fg"});
        const auto go = [&](int from, int right, int down) {
            const int to = board.toward(from, right, down);
            return to < 0 ? QString("none") : board.squares()[std::size_t(to)].label;
        };
        QCOMPARE(board.first(), 0);
        QCOMPARE(go(0, 1, 0), QString("b"));
        QCOMPARE(go(1, 1, 0), QString("."));
        QCOMPARE(go(1, 0, 1), QString("d"));
        QCOMPARE(go(4, 0, -1), QString("b"));
        QCOMPARE(go(5, 0, 1), QString("g")); // the last of a shorter row
        QCOMPARE(go(7, 0, -1), QString("d"));
        // Up and down end at the edge, right and left go on in the next row.
        QCOMPARE(go(0, 0, -1), QString("a"));
        QCOMPARE(go(7, 0, 1), QString("g"));
        QCOMPARE(go(2, 1, 0), QString("c"));
        QCOMPARE(go(7, 1, 0), QString("a"));
        QCOMPARE(go(0, -1, 0), QString("g"));
        QCOMPARE(go(-1, 1, 0), QString("none"));
        // Whoever begins is led past what is covered.
        QCOMPARE(board.entry(1, 1, 0), 3);
        QCOMPARE(board.entry(3, -1, 0), 1);
        QCOMPARE(board.entry(5, 0, -1), 0);
        QCOMPARE(board.entry(2, 0, -1), 0); // there is none above
        QCOMPARE(board.entry(-1, 1, 0), 0);
        lay(board, {"..", ".."});
        QCOMPARE(board.first(), -1);
        QCOMPARE(board.entry(0, 1, 0), -1);
    }

    void theModelTellsWhatChanges()
    {
        using Mode = QAbstractItemModelTester::FailureReportingMode;
        SquareModel board;
        QAbstractItemModelTester tester(&board, Mode::QtTest);
        QSignalSpy reset(&board, &QAbstractItemModel::modelReset);
        QSignalSpy changed(&board, &QAbstractItemModel::dataChanged);
        lay(board, {"ab", "cd"});
        QCOMPARE(reset.count(), 1);
        QCOMPARE(board.rowCount(), 4);
        QCOMPARE(board.rowCount(board.index(0)), 0);
        lay(board, {"ab", "cd"});
        QCOMPARE(changed.count(), 0);
        lay(board, {"a.", "cx"});
        QCOMPARE(told(changed), (std::set<int>{1, 3}));
        lay(board, {"abc", "def"});
        QCOMPARE(reset.count(), 2);
        QCOMPARE(board.columns(), 3);
        SquareModel::Square square;
        square.row = 0;
        square.column = 0;
        square.drawing = "drawing";
        square.label = "label";
        square.meaning = "meaning";
        square.token = "token";
        square.decided = true;
        square.event = "event";
        square.refusal = "refusal";
        square.name = "name";
        board.show({"title"}, {"note"}, {square});
        const auto names = board.roleNames();
        for (auto role = names.begin(); role != names.end(); ++role) {
            const QVariant value = board.data(board.index(0), role.key());
            if (value.typeId() == QMetaType::QString)
                QCOMPARE(value.toString(), QString(role.value()));
            else
                QVERIFY(value.isValid());
        }
        QCOMPARE(names.size(), 10);
        QVERIFY(board.value(0, "decided").toBool());
        QVERIFY(!board.data(board.index(0), Qt::DisplayRole).isValid());
    }
};

QTEST_GUILESS_MAIN(NyetBoardTest)
#include "nyet_board_test.moc"
