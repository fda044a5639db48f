#include "table/nyet/nyet_hint.h"

#include <algorithm>

#include "table/number.h"

namespace facedown::table {

using core::Seat;
using nyet::Card;
using nyet::Cards;
using nyet::Decision;
using nyet::Row;
using nyet::Trick;
using Kind = nyet::Decision::Kind;

namespace {

/// So few cards of a colour that it is a poor trump, in a hand of a dozen or more.
constexpr int fewCards = 3;

} // namespace

QString NyetHint::together(const QString& sentence, const QString& other)
{
    if (sentence.isEmpty() || other.isEmpty())
        return sentence + other;
    return tr("%1 %2", "two sentences").arg(sentence, other);
}

QString NyetHint::reason(const Decision& decision) const
{
    const nyet::Table& table = view_.table;
    switch (decision.kind) {
    case Kind::Veto:
        return whyVeto(decision.row(), decision.square);
    case Kind::Team:
        return decision.value == 0 ? tr("Alone, what you win is yours without relying on anybody.")
                                   : QString();
    case Kind::Bonus:
        return tr("With the bonus card the tricks and treasures of %1 count twice.")
            .arg(words_.name(decision.value));
    case Kind::Discard: {
        const bool two = table.discarding() == nyet::Discarding::Two;
        return whyPart(decision.card(), two ? 2 - table.seat(table.actor).discarded : 1);
    }
    case Kind::Give:
        return whyPart(decision.card(), 1);
    case Kind::Play:
        return table.trick.size == 0 ? whyLead(decision.card()) : whyFollow(decision.card());
    }
    return {};
}

Cards NyetHint::alike(Card card) const
{
    return hand_ & view_.table.trumps().following(card);
}

QString NyetHint::whyVeto(Row row, int square) const
{
    const nyet::Board& board = view_.table.board;
    if (board.freeSquares(row) == 2) {
        nyet::Board after = board;
        after.cover(row, square, view_.table.actor);
        return together(tr("That decides the row."),
                        words_.meaning(view_, row, *after.decided(row)));
    }
    switch (row) {
    case Row::Start:
        return square == view_.table.actor
                   ? tr("Then it is not you who leads first and chooses the teams.")
                   : tr("Then %1 neither leads first nor chooses the teams.")
                         .arg(words_.name(square));
    case Row::Discard:
        return whyVetoDiscard(static_cast<nyet::Discarding>(square));
    case Row::Trump:
        return whyVetoTrump(square);
    case Row::Super: {
        if (square == nyet::noColour)
            return tr("Then the 1s of some colour will beat everything.");
        const int held = (hand_ & Cards::ones(static_cast<nyet::Colour>(square))).size();
        return held == 0   ? tr("You hold none of the 1s of that colour.")
               : held == 1 ? tr("You hold only one of the three 1s of that colour.")
                           : QString();
    }
    case Row::Points:
        return whyVetoPoints(square);
    }
    return {};
}

QString NyetHint::whyVetoDiscard(nyet::Discarding discarding) const
{
    using nyet::Discarding;
    switch (discarding) {
    case Discarding::Two:
        return tr("Then nobody parts with two cards.");
    case Discarding::Left:
        return tr("Then no card is passed to you.");
    case Discarding::None:
        return tr("Then everybody parts with a card or two before the tricks.");
    case Discarding::One:
    case Discarding::NotOne:
        break;
    }
    return view_.table.board.isFree(Row::Discard, int(Discarding::None))
               ? tr("Then it is likelier that all cards stay in hand.")
               : QString();
}

QString NyetHint::whyVetoTrump(int square) const
{
    if (square == nyet::noColour)
        return tr("Then there will be a trump colour.");
    const auto held = [this](int colour) {
        return (hand_ & Cards::ofColour(static_cast<nyet::Colour>(colour))).size();
    };
    if (held(square) == 0)
        return tr("You hold no card of that colour.");
    if (held(square) <= fewCards)
        return tr("You hold only %n card(s) of that colour.", nullptr, held(square));
    int best = square;
    for (int colour = 0; colour < nyet::colours; ++colour)
        if (view_.table.board.isFree(Row::Trump, colour) && held(colour) > held(best))
            best = colour;
    if (best == square)
        return {};
    //: %1 is how many cards of colour %2 are in one's own hand, more than four.
    return tr("You hold %1 %2 cards, which may still become trump.")
        .arg(QString::number(held(best)), words_.colourInSentence(best));
}

QString NyetHint::whyVetoPoints(int square) const
{
    const int points = nyet::pointsOf[static_cast<std::size_t>(square)];
    if (points < 0)
        return tr("Then tricks are worth winning in this round.");
    int least = points;
    int most = points;
    for (int other = 0; other < view_.table.board.squares(Row::Points); ++other)
        if (view_.table.board.isFree(Row::Points, other)) {
            least = std::min(least, nyet::pointsOf[static_cast<std::size_t>(other)]);
            most = std::max(most, nyet::pointsOf[static_cast<std::size_t>(other)]);
        }
    if (points == most)
        return tr("Then less is at stake in this round.");
    return points == least ? tr("Then more is at stake in this round.") : QString();
}

QString NyetHint::whyPart(Card card, int cards) const
{
    const nyet::Table& table = view_.table;
    const nyet::Trumps trumps = table.trumps();
    const Cards same = alike(card);
    const bool isTrump = trumps.group().contains(card);
    const QString colour = words_.colourInSentence(int(card.colour()));
    if (!isTrump && same.size() <= cards && !(hand_ & trumps.group()).empty())
        //: %1 is a colour.
        return tr("Without %1 cards you can trump when that colour is led.").arg(colour);
    if (badTricks() && card.value() == 1 && !trumps.isSuper(card))
        return {};
    if (badTricks())
        return isTrump || card.value() > fewCards * 3
                   ? tr("It would win tricks, and in this round they cost points.")
                   : QString();
    if (card.value() == 1 && !isTrump)
        return tr("A 1 is easily lost, and a treasure for the team that wins it.");
    return !isTrump && card.value() <= fewCards * 2 ? tr("So low a card hardly ever wins a trick.")
                                                    : QString();
}

QString NyetHint::whyLead(Card card) const
{
    const nyet::Trumps trumps = view_.table.trumps();
    const Cards group = trumps.group();
    const bool isTrump = group.contains(card);
    if (trumps.isSuper(card))
        return badTricks() ? QString() : tr("Only another super trump after it can win this.");
    if (isTrump)
        return badTricks() ? QString()
                           : tr("Whoever has trumps must play them, and can trump less later.");
    const int highest = view_.table.players == 3 ? 10 : nyet::highestValue;
    if (card.value() == highest && !badTricks())
        return group.empty() ? tr("Nothing can beat it.") : tr("Only a trump can beat it.");
    if (alike(card).size() == 1 && !(hand_ & group).empty())
        return tr("It is your last %1 card: after it you can trump that colour.")
            .arg(words_.colourInSentence(int(card.colour())));
    if (badTricks() && card.value() <= fewCards)
        return tr("So low a card is likely to leave the trick to somebody else.");
    return {};
}

QString NyetHint::whyFollow(Card card) const
{
    const nyet::Table& table = view_.table;
    Trick trick = table.trick;
    trick.add(card);
    const int place = trick.winning(table.trumps());
    const Seat winning = trick.seat(place, table.players);
    const bool last = trick.size == table.players;
    if (winning == table.actor)
        return badTricks() ? QString() : together(whyWin(card, last), whyThis(card, last));
    // Whoever still plays may be of the other team.
    bool mates = table.sameTeam(table.actor, winning);
    for (int later = trick.size; later < table.players; ++later)
        mates = mates && table.sameTeam(table.actor, trick.seat(later, table.players));
    return together(whyLose(card, winning, mates),
                    whyThisToLose(card, table.sameTeam(table.actor, winning)));
}

std::vector<Card> NyetHint::playable(bool winning) const
{
    const nyet::Table& table = view_.table;
    std::vector<Card> cards;
    for (const Decision& decision : nyet::Nyet::legal(view_))
        if (table.trick.wouldWin(decision.card(), table.trumps()) == winning)
            cards.push_back(decision.card());
    return cards;
}

int NyetHint::strength(Card card) const
{
    constexpr int aboveAll = 100; // values
    const nyet::Trumps trumps = view_.table.trumps();
    return card.value() + (trumps.group().contains(card) ? aboveAll : 0) +
           (trumps.isSuper(card) ? aboveAll : 0);
}

QString NyetHint::whyThis(Card card, bool last) const
{
    const auto stronger = [&](Card other) { return strength(other) > strength(card); };
    const auto weaker = [&](Card other) { return strength(other) < strength(card); };
    const std::vector<Card> winners = playable(true);
    const std::vector<Card> losers = playable(false);
    if (winners.size() == 1)
        return losers.empty() ? QString() : tr("No other card of yours can win it.");
    if (std::none_of(winners.begin(), winners.end(), weaker))
        return std::any_of(losers.begin(), losers.end(), weaker)
                   ? tr("A lower card of yours would not win it.")
                   : tr("It is the lowest card that you may play.");
    return !last && std::none_of(winners.begin(), winners.end(), stronger)
               ? tr("It is your highest, and so the hardest to beat.")
               : QString();
}

QString NyetHint::whyThisToLose(Card card, bool mate) const
{
    const std::vector<Card> cards = playable(false);
    const auto count = [&](auto which) { return std::count_if(cards.begin(), cards.end(), which); };
    const auto lower = count([&](Card other) { return strength(other) < strength(card); });
    const auto higher = count([&](Card other) { return strength(other) > strength(card); });
    const auto ones = count([](Card other) { return other.value() == 1; });
    if (cards.size() < 2 || card.value() == 1)
        return {};
    if (badTricks())
        return higher == 0 ? tr("It is your highest card that leaves the trick to others.")
                           : QString();
    const Cards trumps = view_.table.trumps().group();
    if (alike(card).size() == 1 && !trumps.contains(card) && !(hand_ & trumps).empty())
        return tr("It is your last %1 card: after it you can trump that colour.")
            .arg(words_.colourInSentence(int(card.colour())));
    if (lower == 0)
        return tr("It is the lowest card that you may play.");
    return !mate && lower == ones
               ? tr("It is your lowest card here but for a 1, which would be lost.")
               : QString();
}

QString NyetHint::whyWin(Card card, bool last) const
{
    const nyet::Table& table = view_.table;
    int ones = 0;
    for (int place = 0; place < table.trick.size; ++place)
        ones += table.trick.card(place).value() == 1 &&
                        !table.sameTeam(table.actor, table.trick.seat(place, table.players))
                    ? 1
                    : 0;
    if (last)
        return ones > 0 ? tr("You play last and take the trick with %n treasure(s).", nullptr, ones)
                        : tr("You play last: the trick is yours.");
    if (table.trumps().isSuper(card))
        return tr("Only another super trump after it can win this.");
    const Cards group = table.trumps().group();
    if (group.contains(card) && !group.contains(table.trick.card(0)))
        return tr("You cannot follow, and only a higher trump can beat yours.");
    return tr("Yours is the best card of the trick so far.");
}

QString NyetHint::whyLose(Card card, Seat winning, bool mates) const
{
    const nyet::Table& table = view_.table;
    const bool mate = table.sameTeam(table.actor, winning);
    if (badTricks())
        return mate ? QString()
                    : tr("Somebody else takes this trick, and it costs that team points.");
    if (mates)
        return card.value() == 1 ? tr("The trick is sure for your team, and your 1 with it.")
                                 : tr("The trick is sure for your team already.");
    if (mate)
        return tr("%1 of your team is winning the trick so far.").arg(words_.name(winning));
    if (!playable(true).empty())
        return {};
    return tr("None of your cards can win this trick.");
}

} // namespace facedown::table
