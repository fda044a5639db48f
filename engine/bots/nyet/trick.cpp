#include "bots/nyet/trick.h"

#include <algorithm>

namespace facedown::bots::nyet_bot {

namespace {

/// How likely none of so many cards is among those drawn from a pool.
double chanceOfNoneOf(int cards, int drawn, int pool)
{
    double chance = 1.0;
    for (int i = 0; i < cards && chance > 0.0; ++i)
        chance *= static_cast<double>(std::max(0, pool - drawn - i)) / std::max(1, pool - i);
    return chance;
}

} // namespace

TrickOdds::TrickOdds(const nyet::View& view, const nyet::Knowledge& known)
    : table_(view.table)
    , own_(view.viewer)
    , unseen_(known.unseen())
    , trumps_(table_.trumps())
    , sets_(trumps_)
    , good_(table_.points() > 0)
{
    for (Seat seat = 0; seat < table_.players; ++seat) {
        if (seat == own_)
            continue;
        Hand& hand = hands_[seat];
        hand.pool = known.unseen().without(known.lacks(seat));
        hand.poolSize = hand.pool.size();
        hand.known = known.holds(seat);
        hand.size = table_.seat(seat).held - (hand.known.known() ? 1 : 0);
        double chance = 1.0;
        for (int cards = 0; cards <= hand.poolSize; ++cards) {
            hand.none[cards] = chance;
            const int left = hand.poolSize - cards;
            chance *= static_cast<double>(std::max(0, left - hand.size)) / std::max(1, left);
        }
    }
}

double TrickOdds::chanceOfNone(const Hand& hand, Cards cards) const
{
    if (hand.known.known() && cards.contains(hand.known))
        return 0.0;
    return hand.none[(hand.pool & cards).size()];
}

/// Those that win over it later. Who holds it is a guess: it may as well be the one that comes.
Cards TrickOdds::beating(Card card) const
{
    Cards cards = sets_.beating(card);
    if (card.value() > 1)
        cards.add(card);
    return cards;
}

double TrickOdds::chanceToBeat(Seat seat, const Holder& holder, Cards asked) const
{
    const Hand& hand = hands_[seat];
    const Cards beating = this->beating(holder.card);
    const Cards higher = beating & asked;
    const double cannotFollow = chanceOfNone(hand, asked);
    const double canBeat = 1.0 - chanceOfNone(hand, higher);
    const double must = std::max(0.0, chanceOfNone(hand, asked.without(higher)) - cannotFollow);
    const bool own = table_.sameTeam(seat, holder.seat);
    const double beats = !good_ ? mediumParameters.slips
                         : own  ? mediumParameters.overtakes
                                : mediumParameters.beats;
    double chance = must + beats * std::max(0.0, canBeat - must);
    if (const Cards ruffing = beating.without(asked);
        good_ && !own && cannotFollow > 0.0 && !ruffing.empty()) {
        const int others = hand.poolSize - (hand.pool & asked).size();
        const double canRuff =
            hand.known.known() && ruffing.contains(hand.known)
                ? 1.0
                : 1.0 - chanceOfNoneOf((hand.pool & ruffing).size(), hand.size, others);
        chance += mediumParameters.ruffs * cannotFollow * canRuff;
    }
    return std::min(chance, 1.0);
}

/// How likely a seat adds a 1: if it must, or if treasures hurt whoever wins them.
double TrickOdds::chanceOfOne(const Hand& hand, Cards asked) const
{
    const Cards ones = asked & Cards::allOnes();
    if (good_)
        return std::max(0.0, chanceOfNone(hand, asked.without(ones)) - chanceOfNone(hand, asked));
    return 1.0 - chanceOfNone(hand, ones);
}

/// The middle one of the cards with which the seat may have beaten another.
Card TrickOdds::usualCard(Seat seat, Card winning, Cards asked) const
{
    const Hand& hand = hands_[seat];
    Cards cards = hand.pool & beating(winning);
    if (const Cards following = cards & asked; !following.empty())
        cards = following;
    int left = cards.kinds() / 2;
    for (const Card card : cards)
        if (left-- == 0)
            return card;
    return winning; // by the card that it is known to hold
}

double TrickOdds::worth(Trick trick, Card card) const
{
    trick.add(card);
    const Cards asked = sets_.following(trick.card(0));
    const int place = trick.winning(trumps_);
    core::FixedList<Holder, maxSeats> holders;
    holders.push_back({trick.seat(place, table_.players), trick.card(place), 1.0});

    // The 1s that are treasures if the other team wins (NY-55).
    std::array<double, 2> ones{};
    const auto sideOf = [&](Seat seat) { return table_.sameTeam(seat, own_) ? 0U : 1U; };
    for (int i = 0; i < trick.size; ++i)
        if (trick.card(i).value() == 1)
            ones[sideOf(trick.seat(i, table_.players))] += 1.0;

    for (int i = trick.size; i < table_.players; ++i) {
        const Seat seat = trick.seat(i, table_.players);
        ones[sideOf(seat)] += chanceOfOne(hands_[seat], asked);
        double chance = 0.0;
        const Holder* likeliest = holders.begin();
        for (Holder& holder : holders) {
            if (holder.chance > likeliest->chance)
                likeliest = &holder;
            const double taken = holder.chance * chanceToBeat(seat, holder, asked);
            holder.chance -= taken;
            chance += taken;
        }
        if (chance > 0.0)
            holders.push_back({seat, usualCard(seat, likeliest->card, asked), chance});
    }

    double worth = 0.0;
    for (const Holder& holder : holders) {
        const unsigned side = sideOf(holder.seat);
        const double counted = (1.0 + ones[1 - side]) * (holder.seat == table_.bonus ? 2.0 : 1.0);
        worth += (side == 0) == good_ ? holder.chance * counted : -holder.chance * counted;
        if (holder.seat == own_)
            worth += mediumParameters.lead * holder.chance;
    }
    return worth;
}

double TrickOdds::worthOfLeading(Card card) const
{
    return worth({nyet::byte(own_), 0, {}}, card);
}

double TrickOdds::rank(Card card) const
{
    const Cards colour = unseen_ & sets_.following(card);
    const int higher = (colour & beating(card)).size();
    return colour.empty() ? 1.0 : 1.0 - static_cast<double>(higher) / colour.size();
}

} // namespace facedown::bots::nyet_bot
