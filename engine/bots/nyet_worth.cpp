#include "bots/nyet_worth.h"

namespace facedown::bots::nyet_bot {

namespace {

double worthOfCard(const CardWorths& worths, Card card, const Trumps& trumps, int top)
{
    if (trumps.isSuper(card))
        return worths.superOne;
    const bool trump = int(card.colour()) == trumps.colour;
    if (card.value() == 1)
        return trump ? worths.trumpOne : worths.plainOne;
    const double rank = static_cast<double>(card.value() - 2) / (top - 2);
    const double square = rank * rank;
    return trump ? worths.lowTrump + (worths.highTrump - worths.lowTrump) * square
                 : worths.highPlain * square * square;
}

} // namespace

double worthOfHand(const CardWorths& worths, Cards hand, const Trumps& trumps, int top)
{
    double sum = -worths.even;
    for (const Card card : hand)
        sum += hand.count(card) * worthOfCard(worths, card, trumps, top);
    return sum;
}

} // namespace facedown::bots::nyet_bot
