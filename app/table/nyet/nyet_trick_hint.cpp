#include "table/nyet/nyet_hint.h"

#include <algorithm>

namespace facedown::table {

using core::Seat;
using nyet::Card;
using nyet::Cards;
using nyet::Decision;
using nyet::Trick;

bool NyetHint::stillPlays(Seat seat) const
{
    const Trick& trick = view_.table.trick;
    const int players = view_.table.players;
    return trick.size > 0 && (seat - trick.leader + players) % players > trick.size;
}

Cards NyetHint::mayFollow(Cards held, Card surely) const
{
    const Cards suit = view_.table.trumps().following(view_.table.trick.card(0));
    return surely != Card::none() && suit.contains(surely) ? held & suit : held;
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
        for (const Card later : toCome_)
            safer = safer || (later != taken && table.trumps().beats(later, taken) &&
                              !table.trumps().beats(later, card));
        if (!ours && table.sameTeam(table.actor, before) && table.bonus == table.actor)
            return {
                tr("Your team-mate %1 is winning, but you have the bonus card: a trick that you "
                   "win yourself counts twice.")
                    .arg(words_.name(before))};
        if (!ours && table.sameTeam(table.actor, before))
            return {safer ? tr("You take over from your team-mate %1, whose card could still be "
                               "beaten.")
                                .arg(words_.name(before))
                          : QString()};
        if (last && table.sameTeam(table.actor, before))
            return {playable(false).empty()
                        ? tr("Your team is already sure to win this trick.")
                        : tr("Your team has this trick anyway; with this card you lead the next."),
                    whyThis(card, true)};
        if (ours && !last)
            return {tr("Everyone still to play is on your team, so the trick is your team’s."),
                    whyThis(card, true)};
        return {whyWin(card, last), whyThis(card, last || !isBeatenBy(toCome_, card))};
    }
    const bool mate = table.sameTeam(table.actor, winning);
    const bool sure = ours || !isBeatenBy(toCome_, trick.card(place));
    const QString why = whyThisToLose(card, mate, mate ? ours : theirs);
    // That every card loses is no reason for a 1, where something else would do.
    const std::vector<Card> losers = playable(false);
    if (card.value() == 1 && !mate && why.isEmpty() &&
        std::any_of(losers.begin(), losers.end(), [](Card other) { return other.value() > 1; }))
        return {};
    return {whyLose(card, winning, mate && sure, last), why};
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
        for (const Card later : toCome_)
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

bool NyetHint::isHighestLeft(Card card) const
{
    Cards others = (elsewhere_ | hand_) & Cards::ofColour(card.colour());
    others.remove(card); // which is its own equal
    return !isBeatenBy(others, card);
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
    // Where a lower card would do no other is kept by it.
    const auto keeps = [&](Card other) { return other.value() == 1 || isHighestLeft(other); };
    if (card.value() == 1 && !mate && std::all_of(cards.begin(), cards.end(), keeps))
        for (const Card kept : cards)
            if (kept.value() > 1)
                return (sure ? tr("Your 1 is lost, but you keep %1, the highest card left of its "
                                  "colour.")
                             : tr("Your 1 may be lost, but you keep %1, the highest card left of "
                                  "its colour."))
                    .arg(words_.card(kept));
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
        return withNone(hand_, card.colour());
    if (lower == 0)
        return tr("It’s the weakest card you can play.");
    if (count([&](Card other) { return other.value() > 1 && strength(other) < strength(card); }) >
        0)
        return {};
    int others = 0; // cards, of which some are alike
    for (const Card other : cards)
        others += other == card ? 0 : hand_.count(other);
    if (ones == std::ssize(cards) - 1 && playable(true).empty())
        return mate && sure ? QString()
               : sure
                   ? tr("Your other card(s) here are 1s, which you would lose.", nullptr, others)
                   : tr("Your other card(s) here are 1s, which you might lose.", nullptr, others);
    if (mate)
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
    if (!isBeatenBy(toCome_, card))
        return tr("Nobody who is still to play can beat it.");
    if (table.trumps().isSuper(card))
        return tr("Only a super trump played later can beat this.");
    const Cards group = table.trumps().group();
    const bool ruffs = group.contains(card) && !group.contains(table.trick.card(0));
    // Even another 1 beats it that is played later (NY-53).
    if (ruffs && card.value() == 1)
        return tr("You can’t follow suit, so you may trump; any trump played later can beat this.");
    if (ruffs && haveSuper(hand_, table.trick.card(0).colour()))
        return tr("A super trump belongs to no colour, so you may trump; only a higher trump "
                  "or a super trump can beat this.");
    if (ruffs && table.trumps().super != nyet::noColour)
        return tr("You can’t follow suit, so you may trump; only a higher trump or a super trump "
                  "can beat this.");
    if (ruffs)
        return tr("You can’t follow suit, so you may trump; only a higher trump can beat this.");
    return table.trick.size == 1 ? tr("It beats the card that was led.")
                                 : tr("It beats every card in the trick so far.");
}

QString NyetHint::whyLose(Card card, Seat winning, bool mates, bool last) const
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
        return last && card.value() > 1
                   ? tr("You leave them this trick, and keep your stronger cards for others.")
                   : QString();
    return tr("No card you can play will win this trick.");
}

} // namespace facedown::table
