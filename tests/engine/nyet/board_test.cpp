#include <QTest>

#include "engine/nyet/nyet_game.h"

using namespace facedown;
using namespace facedown::nyet;

/// The board and the vetoes: NY-3, NY-20 to NY-23.
class BoardTest : public QObject
{
    Q_OBJECT

    static Texts squaresOf(const Game& game, const std::string& row)
    {
        Texts squares;
        for (const std::string& event : game.legal())
            if (event.starts_with("veto " + row + ' '))
                squares.insert(event.substr(6 + row.size()));
        return squares;
    }

private slots:
    void ny20_theRowsAndSquares()
    {
        Game game(players(5));
        game.play("dealer 3").sample();
        QCOMPARE(squaresOf(game, "start"), (Texts{"0", "1", "2", "3", "4"}));
        QCOMPARE(squaresOf(game, "discard"), (Texts{"one", "two", "not1", "left", "none"}));
        QCOMPARE(squaresOf(game, "trump"), (Texts{"blue", "red", "yellow", "green"}));
        QCOMPARE(squaresOf(game, "super"), (Texts{"blue", "red", "yellow", "green", "none"}));
        QCOMPARE(squaresOf(game, "points"), (Texts{"1", "2", "3", "4", "-2"}));
        QCOMPARE(game.legal().size(), 24U);
    }

    void ny20_onlyTheSeatsInTheGame()
    {
        for (int count = 2; count <= 5; ++count) {
            Game game(players(count));
            game.deal();
            QCOMPARE(static_cast<int>(squaresOf(game, "start").size()), count);
        }
        Game game(players(3));
        game.deal();
        QCOMPARE(game.refusal("veto start 3"),
                 "veto start 3: there is no such square on the board (NY-20)");
    }

    void ny20_noTrumpIsAnOption()
    {
        Game without(players(4));
        without.deal();
        QCOMPARE(without.refusal("veto trump none"),
                 "veto trump none: there is no such square on the board (NY-20)");
        Game with(players(4, 0, true));
        with.deal();
        QCOMPARE(squaresOf(with, "trump"), (Texts{"blue", "red", "yellow", "green", "none"}));
        QCOMPARE(with.legal().size(), 24U);
    }

    void ny21_fromTheDealerClockwise()
    {
        Game game(players(3));
        game.play("dealer 1").sample();
        for (const char* event : {"veto super red", "veto start 0", "veto points -2",
                                  "veto discard not1", "veto trump green"}) {
            const int before = game.actor();
            game.play(event);
            QCOMPARE(game.actor(), (before + 1) % 3);
        }
        QCOMPARE(game.actor(), 0);
    }

    void ny21_aSquareIsCoveredOnce()
    {
        Game game(players(4));
        game.deal().play("veto super red");
        QCOMPARE(game.refusal("veto super red"), "veto super red: that square is covered (NY-21)");
        QCOMPARE(squaresOf(game, "super"), (Texts{"blue", "yellow", "green", "none"}));
    }

    void ny21_oneSquareOfARowStaysFree()
    {
        Game game(players(2));
        game.deal();
        QCOMPARE(squaresOf(game, "start"), (Texts{"0", "1"}));
        game.play("veto start 0");
        QCOMPARE(squaresOf(game, "start"), Texts{});
        QCOMPARE(game.refusal("veto start 1"),
                 "veto start 1: the last free square of a row stays free (NY-21)");
        QCOMPARE(game.refusal("veto start 0"), "veto start 0: that square is covered (NY-21)");
        game.play("veto trump red, veto trump blue");
        QCOMPARE(squaresOf(game, "trump"), (Texts{"yellow", "green"}));
        game.play("veto trump yellow");
        QCOMPARE(squaresOf(game, "trump"), Texts{});
    }

    void ny21_itMust()
    {
        Game game(players(4));
        game.deal();
        for (const char* event : {"alone", "play B1", "discard B1", "team 1"})
            QCOMPARE(game.refusal(event),
                     std::string(event) + ": a seat covers a square of the board now (NY-21)");
    }

    void ny22_untilEveryRowHasOneFreeSquare()
    {
        Game game(players(4));
        game.deal();
        int vetoes = 0;
        for (; game.phase() == Phase::Veto; ++vetoes)
            game.play(Nyet::text(Nyet::legal(game.state())[0]));
        QCOMPARE(vetoes, 3 + 4 + 3 + 4 + 4);
        for (int row = 0; row < rows; ++row)
            QCOMPARE(game.table().board.freeSquares(static_cast<Row>(row)), 1);
        QVERIFY(!game.table().board.anyOpen());
    }

    void ny22_theFreeSquaresAreTheTerms()
    {
        Game game(players(4, 0, true));
        game.deal().veto({2, "left", "none", "green", "-2"});
        const Table& table = game.table();
        QCOMPARE(table.startPlayer(), 2);
        QVERIFY(table.discarding() == Discarding::Left);
        QVERIFY(table.trumps() == (Trumps{noColour, byte(int(Colour::Green))}));
        QCOMPARE(table.points(), -2);
        Game other(players(4));
        other.deal().veto({1, "not1", "red", "none", "4"});
        QVERIFY(other.table().trumps() == (Trumps{byte(int(Colour::Red)), noColour}));
        QVERIFY(other.table().discarding() == Discarding::NotOne);
        QCOMPARE(other.table().points(), 4);
    }

    void aRowIsDecidedWhenOneSquareIsLeft()
    {
        Game game(players(3));
        game.deal();
        QCOMPARE(game.table().startPlayer(), nobody);
        game.play("veto start 0");
        QVERIFY(!game.table().board.decided(Row::Start));
        game.play("veto start 2");
        QCOMPARE(*game.table().board.decided(Row::Start), 1);
        QCOMPARE(game.table().startPlayer(), 1);
        QVERIFY(!Board().decided(Row::Start));
    }

    void ny23_whoCoveredWhatIsKept()
    {
        Game game(players(3));
        game.play("dealer 2").sample().play("veto super red, veto start 0, veto points -2");
        const Board& board = game.table().board;
        QCOMPARE(board.coveredBy(Row::Super, 1), 2);
        QCOMPARE(board.coveredBy(Row::Start, 0), 0);
        QCOMPARE(board.coveredBy(Row::Points, 4), 1);
        QCOMPARE(board.coveredBy(Row::Points, 3), Board::free);
        QVERIFY(board.isFree(Row::Points, 3) && !board.isFree(Row::Points, 4));
    }

    void aNewRoundsBoardIsFree()
    {
        Game game(players(3));
        game.play("dealer 0").anyRound();
        QCOMPARE(game.phase(), Phase::Deal);
        QVERIFY(game.table().board == Board(3, false));
        QCOMPARE(game.table().startPlayer(), nobody);
    }
};

QTEST_APPLESS_MAIN(BoardTest)
#include "board_test.moc"
