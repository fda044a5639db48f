#include "table/nyet/nyet_words.h"

#include "table/number.h"

namespace facedown::table {

using core::Seat;
using nyet::Card;
using nyet::Cards;
using nyet::Discarding;
using nyet::Row;
using nyet::View;

QStringList NyetWords::rowTitles() const
{
    return {tr("Start player", "row of the board"), tr("Discard", "row of the board"),
            tr("Trump", "row of the board"), tr("Super trump", "row of the board"),
            tr("Points", "row of the board")};
}

QStringList NyetWords::rowNotes(int players) const
{
    return {players == 2 ? tr("leads the first trick", "under a row of the board")
                         : tr("leads and picks the teams", "under a row of the board"),
            tr("before the tricks", "under a row of the board"),
            tr("beats the other colours", "under a row of the board"),
            tr("its three 1s beat everything", "under a row of the board"),
            tr("per trick and treasure", "under a row of the board")};
}

QString NyetWords::square(const View&, Row row, int square) const
{
    switch (row) {
    case Row::Start:
        return name(square);
    case Row::Discard:
        switch (static_cast<Discarding>(square)) {
        case Discarding::One:
            return tr("1 card", "square of the board: everybody discards one card");
        case Discarding::Two:
            return tr("2 cards", "square of the board: everybody discards two cards");
        case Discarding::NotOne:
            return tr("Not a 1", "square of the board: everybody discards a card that is not a 1");
        case Discarding::Left:
            return tr("To the left", "square of the board: everybody passes a card");
        case Discarding::None:
            return tr("None", "square of the board: nobody discards");
        }
        return {};
    case Row::Trump:
    case Row::Super:
        return colour(square);
    case Row::Points: {
        const int points = nyet::pointsOf[square];
        return numberText(points);
    }
    }
    return {};
}

QString NyetWords::meaning(const View& view, Row row, int square) const
{
    const bool seesHand = view.viewer >= 0 && !view.hand(view.viewer).empty();
    const Cards hand = seesHand ? view.hand(view.viewer) : Cards();
    switch (row) {
    case Row::Start:
        return (view.table.players == 2 ? tr("%1 leads the first trick.")
                                        : tr("%1 leads the first trick and chooses the teams."))
            .arg(name(square));
    case Row::Discard:
        switch (static_cast<Discarding>(square)) {
        case Discarding::One:
            return tr("Everyone secretly discards one card.");
        case Discarding::Two:
            return tr("Everyone secretly discards two cards.");
        case Discarding::NotOne:
            return tr("Everyone secretly discards one card that is not a 1.");
        case Discarding::Left:
            return tr("Everyone passes one card to the left.");
        case Discarding::None:
            return tr("Nobody discards or passes a card.");
        }
        return {};
    case Row::Trump: {
        if (square == nyet::noColour)
            return tr("There is no trump colour.");
        const QString which = colourInSentence(square);
        if (!seesHand)
            return tr("All %1 cards are trumps.").arg(which);
        const Cards all = Cards::ofColour(static_cast<nyet::Colour>(square));
        const int held = (hand & all).size();
        if (held == 0)
            return tr("All %1 cards are trumps. You hold none.").arg(which);
        //: %1 is a colour, %n how many of its cards are in one's own hand.
        return tr("All %1 cards are trumps. You hold %n.", nullptr, held).arg(which);
    }
    case Row::Super: {
        if (square == nyet::noColour)
            return tr("There are no super trumps.");
        const QString which = colourInSentence(square);
        if (!seesHand)
            return tr("The three %1 1s beat everything else.").arg(which);
        const Cards ones = Cards::ones(static_cast<nyet::Colour>(square));
        const int held = (hand & ones).size();
        if (held == 0)
            return tr("The three %1 1s beat everything else. You hold none.").arg(which);
        //: %1 is a colour, %n how many of the three 1s are in one's own hand.
        return tr("The three %1 1s beat everything else. You hold %n.", nullptr, held).arg(which);
    }
    case Row::Points: {
        const int points = nyet::pointsOf[square];
        return points < 0 ? tr("Each trick and treasure costs %n point(s).", nullptr, -points)
                          : tr("Each trick and treasure scores %n point(s).", nullptr, points);
    }
    }
    return {};
}

std::vector<nyet::Card> cardsOf(const std::vector<nyet::Decision>& decisions)
{
    std::vector<nyet::Card> cards;
    for (const nyet::Decision& decision : decisions)
        cards.push_back(decision.card());
    return cards;
}

QString NyetWords::choice(const View& view, const std::vector<nyet::Decision>& decisions) const
{
    using Kind = nyet::Decision::Kind;
    const nyet::Decision& decision = decisions.front();
    switch (decision.kind) {
    case Kind::Veto:
        //: A choice beside others: to veto a square of the board. %1 is its row, %2 the square.
        return tr("Veto “%1: %2”", "choice")
            .arg(rowTitles()[int(decision.row())], square(view, decision.row(), decision.square));
    case Kind::Team:
        return teamButton(view, static_cast<unsigned>(decision.value));
    case Kind::Bonus:
        return bonusButton(view, decision.value);
    case Kind::Discard:
        return discardButton(cardsOf(decisions));
    case Kind::Give:
        return giveButton(view, decision.card());
    case Kind::Play:
        //: A choice beside others. %1 is a card.
        return tr("Play %1", "choice").arg(card(decision.card()));
    }
    return {};
}

QString NyetWords::discardButton(const std::vector<Card>& cards) const
{
    return cards.size() == 1
               ? tr("Discard %1", "button").arg(card(cards[0]))
               : tr("Discard %1 and %2", "button").arg(card(cards[0]), card(cards[1]));
}

QString NyetWords::giveButton(const View& view, Card given) const
{
    //: %1 is a card, %2 the neighbour on the left.
    return tr("Pass %1 to %2", "button").arg(card(given), name(view.table.next(view.table.actor)));
}

QString NyetWords::vetoLine(const nyet::Step& step, const View& after) const
{
    //: %2 is a row of the board, %3 a square of it.
    return tr("%1 vetoed “%2: %3”")
        .arg(name(step.seat), rowTitles()[int(step.row)], square(after, step.row, step.value));
}

QString NyetWords::squareName(const View& view, Row row, int square, bool canCover) const
{
    const nyet::Board& board = view.table.board;
    //: A square of the board: %1 is its row, %2 the square.
    QStringList parts{tr("%1: %2", "a row of the board and a square of it")
                          .arg(rowTitles()[int(row)], this->square(view, row, square))};
    if (!board.isFree(row, square))
        parts << tr("covered by %1").arg(name(board.coveredBy(row, square)));
    else if (board.decided(row))
        parts << tr("in force this round");
    else if (canCover)
        parts << tr("can be covered");
    return description(parts);
}

QString NyetWords::squareRefusal(const View& view, Row row, int square, bool canCover) const
{
    const nyet::Table& table = view.table;
    if (canCover || table.phase != nyet::Phase::Veto)
        return {};
    if (!table.board.isFree(row, square))
        return tr("%1 has already vetoed this.").arg(name(table.board.coveredBy(row, square)));
    if (table.board.decided(row))
        return tr("The last free square of a row is in force. It cannot be vetoed.");
    return view.viewer < 0 || view.viewer == table.actor ? QString()
                                                         : tr("It is not your turn to veto.");
}

QString NyetWords::vetoes(const nyet::Table& table, Seat seat) const
{
    // Of each row one square stays free; the dealer vetoes first, and all in turn (NY-21).
    int done = 0;
    int all = 0;
    for (int at = 0; at < nyet::rows; ++at) {
        const auto row = static_cast<Row>(at);
        all += table.board.squares(row) - 1;
        for (int square = 0; square < table.board.squares(row); ++square)
            done += table.board.coveredBy(row, square) == seat ? 1 : 0;
    }
    const int before = (seat - table.dealer + table.players) % table.players;
    const int due = (all - before + table.players - 1) / table.players;
    //: On a small plate: how many squares a player has vetoed, of how many in this round.
    return tr("%1 of %n veto(es)", "status of a player, very short", due).arg(done);
}

QString NyetWords::teamTitle(const View& view, bool starts) const
{
    const nyet::Table& table = view.table;
    if (!table.hasTeams())
        return {};
    if (view.viewer < 0)
        return starts ? tr("Start player’s team") : tr("The other team");
    if (table.sameTeam(view.viewer, table.startPlayer()) != starts)
        return tr("Your opponents");
    for (Seat seat = 0; seat < table.players; ++seat)
        if (seat != view.viewer && table.sameTeam(seat, view.viewer))
            return tr("Your team");
    return tr("You play alone");
}

} // namespace facedown::table
