#include "table/nyet/nyet_hint.h"

#include <algorithm>
#include <bit>

#include "nyet/knowledge.h"
#include "table/number.h"

namespace facedown::table {

using core::Seat;
using nyet::Card;
using nyet::Cards;
using nyet::Decision;
using nyet::Row;
using Kind = nyet::Decision::Kind;

NyetHint::NyetHint(const nyet::View& view, nyet::Nyet::History history, const NyetWords& words)
    : view_(view)
    , words_(words)
    , hand_(view.hand(view.table.actor))
{
    const nyet::Knowledge known(view, history);
    for (Seat seat = 0; seat < view.table.players; ++seat) {
        if (seat == view.table.actor)
            continue;
        Cards may = known.unseen().without(known.lacks(seat));
        if (const Card given = known.holds(seat); given != Card::none())
            may.add(given);
        elsewhere_ = elsewhere_ | may;
        if (!view.table.sameTeam(view.table.actor, seat))
            theirs_ = theirs_ | may;
        if (stillPlays(seat))
            toCome_ = toCome_ | mayFollow(may, known.holds(seat));
    }
}

bool NyetHint::badTricks() const
{
    const auto points = view_.table.board.decided(Row::Points);
    return points && nyet::pointsOf[*points] < 0;
}

bool NyetHint::isBeatenBy(Cards cards, Card card) const
{
    const nyet::Trumps trumps = view_.table.trumps();
    for (const Card later : cards)
        if (trumps.beats(later, card))
            return true;
    return false;
}

bool NyetHint::playTheSame(Card one, Card other) const
{
    const nyet::Table& table = view_.table;
    if (one.colour() != other.colour() || one.value() == 1 || other.value() == 1)
        return one == other;
    const auto [low, high] = std::minmax({one.value(), other.value()});
    for (const Card between : elsewhere_& Cards::ofColour(one.colour()))
        if (between.value() > low && between.value() < high)
            return false;
    // What lies in the trick matters only so far as it is beaten.
    return table.trick.size == 0 ||
           table.trick.wouldWin(one, table.trumps()) == table.trick.wouldWin(other, table.trumps());
}

QStringList NyetHint::reasons(const std::vector<Decision>& decisions) const
{
    const Decision& decision = decisions.front();
    const nyet::Table& table = view_.table;
    switch (decision.kind) {
    case Kind::Veto:
        return whyVeto(decision.row(), decision.square);
    case Kind::Team:
        return {whyTeam(static_cast<unsigned>(decision.value))};
    case Kind::Bonus:
        if (decision.value == table.actor)
            return {tr("With the bonus card, your tricks and treasures count twice.")};
        return {table.sameTeam(table.actor, decision.value)
                    ? tr("With the bonus card, %1’s tricks and treasures count twice.")
                          .arg(words_.name(decision.value))
                    : tr("Someone on the other team has to get it: %1’s tricks and treasures will "
                         "count twice.")
                          .arg(words_.name(decision.value))};
    case Kind::Discard:
    case Kind::Give:
        return whyPart(cardsOf(decisions), decision.kind == Kind::Give);
    case Kind::Play:
        return table.trick.size == 0 ? QStringList{whyLead(decision.card())}
                                     : whyFollow(decision.card());
    }
    return {};
}

Cards NyetHint::alike(Card card) const
{
    return hand_ & view_.table.trumps().following(card);
}

bool NyetHint::freesOfSuit(Card card) const
{
    // The last card is not chosen.
    return hand_.size() > 2 && alike(card).size() == 1 &&
           !(hand_ & view_.table.trumps().group()).empty();
}

bool NyetHint::haveSuper(Cards cards, nyet::Colour colour) const
{
    return view_.table.trumps().super == int(colour) && !(cards & Cards::ones(colour)).empty();
}

QString NyetHint::withNone(Cards rest, nyet::Colour colour) const
{
    // Super trumps belong to no suit (NY-51).
    return (haveSuper(rest, colour)
                ? tr("With no %1 cards left but super trumps, you won’t have to "
                     "follow suit when that colour is led.")
                : tr("With no %1 cards left, you won’t have to follow suit when "
                     "that colour is led."))
        .arg(words_.colourInSentence(int(colour)));
}

QString NyetHint::whyTeam(unsigned mates) const
{
    if (mates == 0)
        return tr("Playing alone, you get the bonus card: your tricks and treasures count twice.");
    if (std::popcount(mates) > 1)
        return {};
    const nyet::Table& table = view_.table;
    const Seat mate = std::countr_zero(mates);
    const auto allOthers = [&](auto which) {
        for (Seat seat = 0; seat < table.players; ++seat)
            if (seat != mate && seat != table.actor && !which(seat))
                return false;
        return true;
    };
    const auto vetoedTrumps = [&](Seat seat) {
        for (int colour = 0; colour < nyet::colours; ++colour)
            if (table.board.coveredBy(Row::Trump, colour) == seat)
                return true;
        return false;
    };
    if (table.trumps().colour != nyet::noColour && vetoedTrumps(mate) &&
        allOthers([&](Seat seat) { return !vetoedTrumps(seat); }))
        return tr("Of the others only %1 vetoed other trump colours, so they may hold more of this "
                  "one.")
            .arg(words_.name(mate));
    if (allOthers([&](Seat seat) { return table.seat(seat).score > table.seat(mate).score; }))
        return tr("Of the others, %1 has the fewest points: points for them hurt you least.")
            .arg(words_.name(mate));
    return {};
}

QStringList NyetHint::whyPart(const std::vector<Card>& cards, bool given) const
{
    const nyet::Trumps rule = view_.table.trumps();
    const Cards trumps = rule.group();
    Cards rest = hand_;
    for (const Card card : cards)
        rest.remove(card);
    const auto any = [&](auto which) { return std::any_of(cards.begin(), cards.end(), which); };
    const auto all = [&](auto which) { return std::all_of(cards.begin(), cards.end(), which); };
    const auto isLost = [&](Card card) { return card.value() == 1 && !trumps.contains(card); };
    const auto isHigh = [&](Card card) {
        const bool low = card.value() == 1 && !rule.isSuper(card);
        return !low && (trumps.contains(card) || card.value() > fewCards * 3);
    };
    int lowest = fewCards * 2; // of those that stay, but for 1s
    for (const Card other : rest.without(trumps))
        lowest = other.value() > 1 ? std::min(lowest, other.value()) : lowest;
    const auto isLow = [&](Card card) { return !trumps.contains(card) && card.value() <= lowest; };
    // Who gives a card gets another, of any suit.
    std::vector<nyet::Colour> freed;
    for (const Card card : cards)
        if (!given && !trumps.contains(card) && !(rest & trumps).empty() &&
            (rest & rule.following(card)).empty())
            freed.push_back(card.colour());
    if (freed.size() == 2 && freed[0] != freed[1] && !haveSuper(rest, freed[0]) &&
        !haveSuper(rest, freed[1]))
        //: %1 and %2 are colours.
        return {tr("With no %1 and no %2 cards left, you won’t have to follow suit when either is "
                   "led.")
                    .arg(words_.colourInSentence(int(freed[0])),
                         words_.colourInSentence(int(freed[1])))};
    if (!freed.empty())
        return {withNone(rest, freed[0])};
    const bool one = cards.size() == 1;
    if (badTricks() && all(isHigh))
        return {one ? tr("It could easily win a trick, and tricks cost points this round.")
                    : tr("They could easily win tricks, and tricks cost points this round.")};
    if (badTricks())
        return {};
    const Seat next = view_.table.next(view_.table.actor);
    if (given && view_.table.sameTeam(view_.table.actor, next))
        return {
            all(isHigh)
                ? tr("%1 is on your team: a strong card isn’t lost there.").arg(words_.name(next))
                : QString()};
    if (any(isLost))
        return {tr("A 1 is easily lost, and then it’s a treasure for the other team.")};
    if (all(isLow))
        return {one ? tr("A card this low hardly ever wins a trick.")
                    : tr("Cards this low hardly ever win a trick.")};
    for (const Card card : cards)
        if (!given && !any(isHigh) && !trumps.contains(card) && !(rest & trumps).empty() &&
            (rest & rule.following(card)).size() == 1)
            return {
                tr("Then you have only one %1 card left, and soon you won’t have to follow suit "
                   "when that colour is led.")
                    .arg(words_.colourInSentence(int(card.colour())))};
    return {};
}

QString NyetHint::whyLead(Card card) const
{
    const nyet::Trumps trumps = view_.table.trumps();
    const Cards group = trumps.group();
    const bool isTrump = group.contains(card);
    if (!badTricks()) {
        if (!isBeatenBy(elsewhere_, card))
            return tr("Nothing can beat it.");
        if (trumps.isSuper(card))
            return tr("Only a super trump played later can beat this.");
        if (isTrump && !isBeatenBy(elsewhere_.without(trumps.supers()), card))
            return tr("Only a super trump can beat it.");
        // A 1 may be lost with the trick.
        if (isTrump)
            return card.value() == 1 || 2 * (hand_ & group).size() < (elsewhere_ & group).size()
                       ? QString()
                       : tr("It draws out trumps: the others may still hold %n of them.", nullptr,
                            (elsewhere_ & group).size());
        const bool onlySuper = trumps.colour == nyet::noColour;
        if ((elsewhere_ & trumps.following(card)).empty() && trumps.super != int(card.colour()))
            return (onlySuper
                        ? tr("Nobody else has %1 cards any more: only a super trump can beat it.")
                        : tr("Nobody else has %1 cards any more: only a trump can beat it."))
                .arg(words_.colourInSentence(int(card.colour())));
        if (!isBeatenBy(elsewhere_.without(group), card))
            return onlySuper ? tr("Only a super trump can beat it.")
                             : tr("Only a trump can beat it.");
    }
    if (isTrump)
        return {};
    if (freesOfSuit(card))
        return withNone(hand_, card.colour());
    if (badTricks() && card.value() <= fewCards)
        return tr("Tricks cost points this round, and a card this low hardly ever wins one.");
    if (!badTricks() && card.value() == 1 && !isBeatenBy(theirs_, card))
        return tr("Nobody on the other team can beat it, so your 1 is safe.");
    bool keepsMore = false;
    for (const Card own : hand_)
        keepsMore = keepsMore || strength(own) > strength(card);
    return !badTricks() && card.value() == 1 && keepsMore
               ? tr("Your 1 may be lost, but you keep your stronger cards.")
               : QString();
}

} // namespace facedown::table
