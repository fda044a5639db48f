#include "table/nyet/nyet_hint.h"

namespace facedown::table {

using core::Seat;
using nyet::Card;
using nyet::Cards;
using nyet::Row;

QStringList NyetHint::whyVeto(Row row, int square) const
{
    const nyet::Board& board = view_.table.board;
    if (board.freeSquares(row) == 2) {
        nyet::Board after = board;
        after.cover(row, square, view_.table.actor);
        const int decided = *after.decided(row);
        if (row == Row::Start && decided == view_.table.actor)
            return {tr("That decides the row."),
                    view_.table.players == 2 ? tr("Then you lead the first trick.")
                                             : tr("Then you lead first and choose the teams.")};
        const QString meaning = words_.meaning(view_, row, decided);
        // With what is in the hand it is two sentences by itself.
        if (row == Row::Trump || row == Row::Super)
            //: %1 is one or two sentences that tell what holds then: "All red cards are trumps."
            return {tr("That decides the row: %1").arg(meaning)};
        return {tr("That decides the row."), meaning};
    }
    switch (row) {
    case Row::Start:
        return {square == view_.table.actor ? tr("Then you won’t lead first or choose the teams.")
                : board.isFree(Row::Start, view_.table.actor)
                    ? tr("Then %1 won’t lead first or choose the teams, and you still may.")
                          .arg(words_.name(square))
                    : tr("Then %1 won’t lead first or choose the teams.").arg(words_.name(square))};
    case Row::Discard:
        return {whyVetoDiscard(static_cast<nyet::Discarding>(square))};
    case Row::Trump:
        return {whyVetoTrump(square)};
    case Row::Super:
        return {whyVetoSuper(square)};
    case Row::Points:
        return {whyVetoPoints(square)};
    }
    return {};
}

QString NyetHint::whyVetoDiscard(nyet::Discarding discarding) const
{
    using nyet::Discarding;
    int low = 0;
    switch (discarding) {
    case Discarding::Two:
        return tr("Then nobody has to discard two cards.");
    case Discarding::Left:
        return tr("Then nobody passes you a card.");
    case Discarding::None:
        for (const Card card : hand_)
            low += card.value() > 1 && card.value() <= fewCards + 1 ? 1 : 0;
        return low >= fewCards ? tr("Then you get rid of one of your low cards at least.")
                               : QString();
    case Discarding::One:
    case Discarding::NotOne:
        break;
    }
    return {};
}

QString NyetHint::whyVetoTrump(int square) const
{
    if (square == nyet::noColour)
        return tr("Then there will be a trump colour.");
    const auto held = [this](int colour) {
        return (hand_ & Cards::ofColour(static_cast<nyet::Colour>(colour))).size();
    };
    if (held(square) == 0)
        return tr("You hold no cards of that colour.");
    const auto fewer = [&](int colour) {
        return colour != square && view_.table.board.isFree(Row::Trump, colour) &&
               held(colour) <= held(square);
    };
    int asPoor = 0;
    for (int colour = 0; colour < nyet::colours; ++colour)
        asPoor += fewer(colour) ? 1 : 0;
    if (held(square) <= fewCards && asPoor > 0)
        return {};
    if (held(square) <= fewCards)
        return tr("You hold only %n card(s) of that colour.", nullptr, held(square));
    int best = square;
    for (int colour = 0; colour < nyet::colours; ++colour)
        if (view_.table.board.isFree(Row::Trump, colour) && held(colour) > held(best))
            best = colour;
    if (best == square)
        return {};
    //: %1 is how many cards of colour %2 are in one's own hand, more than four.
    return tr("You hold %1 %2 cards, and that colour may still become trump.")
        .arg(QString::number(held(best)), words_.colourInSentence(best));
}

QString NyetHint::whyVetoSuper(int square) const
{
    if (square == nyet::noColour) {
        int may = 0;
        for (int colour = 0; colour < nyet::colours; ++colour)
            if (view_.table.board.isFree(Row::Super, colour))
                may += (hand_ & Cards::ones(static_cast<nyet::Colour>(colour))).size();
        return may > 0 && !badTricks()
                   ? tr("Then the 1s of one colour beat everything, and you hold %n that may be "
                        "it.",
                        nullptr, may)
                   : QString();
    }
    const int held = (hand_ & Cards::ones(static_cast<nyet::Colour>(square))).size();
    if (badTricks())
        return held > 0 ? tr("As super trumps, your 1s of that colour would win tricks, and tricks "
                             "cost points this round.")
                        : QString();
    return held == 0   ? tr("You hold none of that colour’s 1s.")
           : held == 1 ? tr("You hold only one of that colour’s three 1s.")
                       : QString();
}

QString NyetHint::whyVetoPoints(int square)
{
    return nyet::pointsOf[static_cast<std::size_t>(square)] < 0
               ? tr("Then tricks will be worth winning this round.")
               : QString();
}

} // namespace facedown::table
