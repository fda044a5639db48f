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
using nyet::Trick;
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
        elsewhere_ = elsewhere_ | known.unseen().without(known.lacks(seat));
        if (const Card given = known.holds(seat); given != Card::none())
            elsewhere_.add(given);
    }
}

bool NyetHint::badTricks() const
{
    const auto points = view_.table.board.decided(Row::Points);
    return points && nyet::pointsOf[static_cast<std::size_t>(*points)] < 0;
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
                    : tr("One of the other team has to have it: %1’s tricks and treasures will "
                         "count twice.")
                          .arg(words_.name(decision.value))};
    case Kind::Discard:
    case Kind::Give:
        return whyPart(cardsOf(decisions),
                       decision.kind == Kind::Give &&
                           table.sameTeam(table.actor, table.next(table.actor)));
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
        return tr("Only %1 vetoed other trump colours, so they may hold more of this one.")
            .arg(words_.name(mate));
    if (allOthers([&](Seat seat) { return table.seat(seat).score > table.seat(mate).score; }))
        return tr("%1 has the fewest points of the others: points for them hurt you least.")
            .arg(words_.name(mate));
    return {};
}

QStringList NyetHint::whyPart(const std::vector<Card>& cards, bool toMate) const
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
    QStringList freed;
    for (const Card card : cards)
        if (!trumps.contains(card) && (rest & rule.following(card)).empty())
            freed << words_.colourInSentence(int(card.colour()));
    freed.removeDuplicates();
    if ((rest & trumps).empty())
        freed.clear();
    if (freed.size() == 2)
        //: %1 and %2 are colours.
        return {tr("With no %1 and no %2 cards left, you won’t have to follow suit when either is "
                   "led.")
                    .arg(freed[0], freed[1])};
    if (freed.size() == 1)
        //: %1 is a colour.
        return {tr("With no %1 cards left, you won’t have to follow suit when that colour is led.")
                    .arg(freed[0])};
    const bool one = cards.size() == 1;
    if (badTricks() && all(isHigh))
        return {one ? tr("It could easily win a trick, and tricks cost points this round.")
                    : tr("They could easily win tricks, and tricks cost points this round.")};
    if (badTricks() || toMate)
        return {};
    if (any(isLost))
        return {tr("A 1 is easily lost, and then it’s a treasure for the other team.")};
    if (all(isLow))
        return {one ? tr("A card this low hardly ever wins a trick.")
                    : tr("Cards this low hardly ever win a trick.")};
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
        // A 1 may be lost with the trick.
        if (isTrump)
            return card.value() == 1 || (elsewhere_ & group).empty()
                       ? QString()
                       : tr("It draws out trumps: the others may still hold %n of them.", nullptr,
                            (elsewhere_ & group).size());
        if (!isBeatenBy(elsewhere_.without(group), card))
            return tr("Only a trump can beat it.");
    }
    if (isTrump)
        return {};
    if (freesOfSuit(card))
        return tr("With no %1 cards left, you won’t have to follow suit when that colour is led.")
            .arg(words_.colourInSentence(int(card.colour())));
    if (badTricks() && card.value() <= fewCards)
        return tr("Tricks cost points this round, and a card this low hardly ever wins one.");
    return {};
}

QStringList NyetHint::whyFollow(Card card) const
{
    const nyet::Table& table = view_.table;
    Trick trick = table.trick;
    trick.add(card);
    const int place = trick.winning(table.trumps());
    const Seat winning = trick.seat(place, table.players);
    // Those who still play: only one's own team, or only the other.
    bool ours = true;
    bool theirs = true;
    for (int later = trick.size; later < table.players; ++later)
        (table.sameTeam(table.actor, trick.seat(later, table.players)) ? theirs : ours) = false;
    const bool last = trick.size == table.players;
    if (winning == table.actor && badTricks())
        return {};
    if (winning == table.actor) {
        const int best = table.winning(table.trick);
        const Seat before = table.trick.seat(best, table.players);
        const Card taken = table.trick.card(best);
        bool safer = false;
        for (const Card later : elsewhere_)
            safer = safer || (later != taken && table.trumps().beats(later, taken) &&
                              !table.trumps().beats(later, card));
        if (!ours && table.sameTeam(table.actor, before) && table.bonus == table.actor)
            return {tr("You have the bonus card: a trick that you win yourself counts twice.")};
        if (!ours && table.sameTeam(table.actor, before))
            return {safer ? tr("You take over from your team-mate %1, whose card could still be "
                               "beaten.")
                                .arg(words_.name(before))
                          : QString()};
        if (last && table.sameTeam(table.actor, before))
            return {tr("Your team has this trick anyway; with this card you lead the next.")};
        if (ours && !last)
            return {tr("Only your team is still to play, so the trick is your team’s."),
                    whyThis(card, true)};
        return {whyWin(card, last), whyThis(card, last)};
    }
    const bool mate = table.sameTeam(table.actor, winning);
    const bool sure = ours || !isBeatenBy(elsewhere_, trick.card(place));
    return {whyLose(card, winning, mate && sure), whyThisToLose(card, mate, mate ? ours : theirs)};
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
        return losers.empty() ? QString() : tr("No other card you can play would win the trick.");
    if (std::none_of(winners.begin(), winners.end(), weaker))
        return std::any_of(losers.begin(), losers.end(), weaker)
                   ? tr("A weaker card wouldn’t win the trick.")
                   : tr("It’s the weakest card you can play.");
    // Of two that the same cards beat neither is harder to beat.
    const auto beaten = [&](Card own) {
        int by = 0;
        for (const Card later : elsewhere_)
            by += view_.table.trumps().beats(later, own) ? 1 : 0;
        return by;
    };
    const bool hardest = std::all_of(winners.begin(), winners.end(), [&](Card other) {
        return other == card || beaten(other) > beaten(card);
    });
    return !last && hardest && std::none_of(winners.begin(), winners.end(), stronger)
               ? tr("It’s the strongest card you can play, so it’s the hardest to beat.")
               : QString();
}

QString NyetHint::whyThisToLose(Card card, bool mate, bool sure) const
{
    const std::vector<Card> cards = playable(false);
    const auto count = [&](auto which) { return std::count_if(cards.begin(), cards.end(), which); };
    const auto lower = count([&](Card other) { return strength(other) < strength(card); });
    const auto higher = count([&](Card other) { return strength(other) > strength(card); });
    const auto ones = count([](Card other) { return other.value() == 1; });
    if (cards.size() < 2)
        return {};
    if (card.value() == 1 && badTricks())
        return mate ? QString() : tr("Your 1 is a treasure for them, which costs them points too.");
    if (card.value() == 1 && mate)
        return sure ? QString() : tr("If your team wins it, your 1 is no treasure for the others.");
    if (card.value() == 1 && count([](Card other) { return other.value() > 1; }) == 0)
        return {};
    // What is kept is worth it, and nothing else would do.
    if (card.value() == 1 &&
        count([&](Card other) { return other.value() > 1 && strength(other) <= 2 * fewCards; }) > 0)
        return {};
    if (card.value() == 1)
        return sure ? tr("Your 1 is lost, but you keep your stronger cards.")
                    : tr("Your 1 may be lost, but you keep your stronger cards.");
    if (badTricks())
        return higher == 0 ? tr("It’s the strongest card you can play without winning the trick.")
                           : QString();
    const Cards trumps = view_.table.trumps().group();
    if (!trumps.contains(card) && freesOfSuit(card))
        return tr("With no %1 cards left, you won’t have to follow suit when that colour is led.")
            .arg(words_.colourInSentence(int(card.colour())));
    if (lower == 0)
        return tr("It’s the weakest card you can play.");
    if (mate || lower != ones)
        return {};
    return sure ? tr("Apart from a 1, which you would lose, it’s the weakest card you can play.")
                : tr("Apart from a 1, which you might lose, it’s the weakest card you can play.");
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
        return ones > 0
                   ? tr("You play last: the trick is yours, with %n treasure(s).", nullptr, ones)
                   : tr("You play last: the trick is yours.");
    if (table.trumps().isSuper(card))
        return tr("Only a super trump played later can beat this.");
    const Cards group = table.trumps().group();
    const bool ruffs = group.contains(card) && !group.contains(table.trick.card(0));
    // Even another 1 beats it that is played later (NY-53).
    if (ruffs && card.value() == 1)
        return tr("You can’t follow suit, so you may trump; any trump played later can beat this.");
    if (ruffs)
        return tr("You can’t follow suit, so you may trump; only a higher trump can beat this.");
    return tr("It beats every card in the trick so far.");
}

QString NyetHint::whyLose(Card card, Seat winning, bool mates) const
{
    const nyet::Table& table = view_.table;
    const bool mate = table.sameTeam(table.actor, winning);
    if (badTricks())
        return mate
                   ? QString()
                   : tr("The other team is winning this trick, and tricks cost points this round.");
    if (mates)
        return card.value() == 1
                   ? tr("Your team is sure to win this trick, so your 1 is safe in it.")
                   : tr("Your team is already sure to win this trick.");
    if (mate)
        return tr("Your team-mate %1 is winning the trick so far.").arg(words_.name(winning));
    if (!playable(true).empty())
        return {};
    return tr("No card you can play will win this trick.");
}

} // namespace facedown::table
