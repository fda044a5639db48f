#include "bots/nyet/worth.h"

#include <numeric>

namespace facedown::bots::nyet_bot {

HandWorth::HandWorth(const CardWorths& worths, int players, const Trumps& trumps)
    : worths_(worths)
    , trumps_(trumps)
    , highest_(players == 3 ? 10 : nyet::highestValue)
{
    double pack = 0.0;
    for (int colour = 0; colour < nyet::colours; ++colour) {
        const bool trump = colour == trumps.colour;
        const auto& ranks = trump ? worths.trumps : worths.plain;
        pack += std::accumulate(ranks.begin(), ranks.begin() + highest_ - 1, 0.0);
        pack += nyet::onesOfColour * ofCard(Card::of(static_cast<nyet::Colour>(colour), 1));
    }
    average_ = pack / nyet::packFor(players).size();
}

double HandWorth::of(Cards hand) const
{
    return sum(hand) - average_ * hand.size();
}

double HandWorth::ofCard(Card card) const
{
    if (trumps_.isSuper(card))
        return worths_.superOne;
    const bool trump = int(card.colour()) == trumps_.colour;
    if (card.value() == 1)
        return trump ? worths_.trumpOne : worths_.plainOne;
    const auto below = static_cast<std::size_t>(highest_ - card.value());
    return (trump ? worths_.trumps : worths_.plain)[below];
}

double HandWorth::sum(Cards cards) const
{
    double sum = 0.0;
    for (const Card card : cards)
        sum += cards.count(card) * ofCard(card);
    return sum;
}

} // namespace facedown::bots::nyet_bot
