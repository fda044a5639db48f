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
        const QString why = row == Row::Points    ? whyVetoPoints(square)
                            : row == Row::Discard ? whyDiscarding(nyet::Discarding(decided))
                            : row == Row::Super   ? whyDecidedSuper(square, decided)
                                                  : QString();
        //: %1 is one or two sentences that tell what holds then: "All red cards are trumps."
        return {tr("That decides the row: %1").arg(meaning), why};
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
    const auto isFree = [this](Discarding other) {
        return view_.table.board.isFree(Row::Discard, static_cast<int>(other));
    };
    switch (discarding) {
    case Discarding::Two:
        return losableOnes() > 1 || lowCards() >= fewCards
                   ? QString()
                   : tr("Then nobody has to discard two cards, and you have little to get rid of.");
    case Discarding::Left:
        return tr("Then nobody passes you a card that you don’t want.");
    case Discarding::None:
        return lowCards() >= fewCards ? tr("Then you get rid of at least one low card.")
                                      : QString();
    case Discarding::NotOne:
        return losableOnes() > 0 && (isFree(Discarding::One) || isFree(Discarding::Two))
                   ? tr("Otherwise you might not be allowed to discard a 1.")
                   : QString();
    case Discarding::One:
        break;
    }
    return {};
}

QString NyetHint::whyDiscarding(nyet::Discarding discarding) const
{
    using nyet::Discarding;
    const int ones = losableOnes();
    switch (discarding) {
    case Discarding::One:
    case Discarding::Two:
        if (ones > 0 && ones < (hand_ & Cards::allOnes()).size())
            return tr("You may get rid of a 1 that way: you hold %n, not counting trumps.", nullptr,
                      ones);
        return ones > 0 ? tr("You may get rid of a 1 that way: you hold %n.", nullptr, ones)
                        : QString();
    case Discarding::None:
        return ones == 0 ? tr("You hold no 1 that you would want to discard.") : QString();
    case Discarding::NotOne:
    case Discarding::Left:
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
                   ? tr("You hold %n of the 1s that may still become super trumps.", nullptr, may)
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

QString NyetHint::whyDecidedSuper(int square, int decided) const
{
    if (decided == nyet::noColour)
        return whyVetoSuper(square);
    const auto holdsOf = [this](int colour) {
        return !(hand_ & Cards::ones(static_cast<nyet::Colour>(colour))).empty();
    };
    // What the row means has told how many one holds of the colour that is left.
    return square == nyet::noColour || holdsOf(decided) || holdsOf(square)
               ? QString()
               //: %1 is a colour.
               : tr("You hold no %1 1 either.").arg(words_.colourInSentence(square));
}

nyet::Trumps NyetHint::trumpsSoFar() const
{
    const nyet::Board& board = view_.table.board;
    return {core::byte(board.decided(Row::Trump).value_or(nyet::noColour)),
            core::byte(board.decided(Row::Super).value_or(nyet::noColour))};
}

int NyetHint::losableOnes() const
{
    return (hand_ & Cards::allOnes()).without(trumpsSoFar().group()).size();
}

int NyetHint::lowCards() const
{
    int low = 0;
    for (const Card card : hand_)
        low += card.value() > 1 && card.value() <= fewCards + 1 ? 1 : 0;
    return low;
}

int NyetHint::strongShare(Cards cards) const
{
    const Cards trumps = trumpsSoFar().group();
    const int highest = nyet::packFor(view_.table.players).last().value();
    int strong = 0;
    for (const Card card : cards)
        // Of the others the highest quarter.
        strong += trumps.contains(card) || card.value() > highest * 3 / 4 ? cards.count(card) : 0;
    return cards.empty() ? 0 : strong * 100 / cards.size();
}

QString NyetHint::whyVetoPoints(int square) const
{
    constexpr int much = 9; // percent
    const int usual = strongShare(nyet::packFor(view_.table.players));
    const int strong = strongShare(hand_);
    const int points = nyet::pointsOf[square];
    int higher = 0;
    int lower = 0;
    for (std::size_t other = 0; other < nyet::pointsOf.size(); ++other)
        if (view_.table.board.isFree(Row::Points, int(other)))
            (nyet::pointsOf[other] > points ? higher : lower) += nyet::pointsOf[other] != points;
    if (lower == 0 && strong > usual + much)
        return tr("Your hand is strong: the more a trick is worth, the better for you.");
    if (higher == 0 && strong < usual - much)
        return tr("Your hand is weak: the less a trick is worth, the better for you.");
    return points < 0 ? tr("Then tricks will be worth winning this round.") : QString();
}

} // namespace facedown::table
