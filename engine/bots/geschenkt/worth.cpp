#include "bots/geschenkt/worth.h"

#include <cmath>

namespace facedown::bots::geschenkt_bot {

namespace {

/// The chance that a run joins the next one below, if each card in between comes with this chance.
double chanceToJoin(int runStart, Cards own, Cards unseen, double chance)
{
    double all = chance;
    for (int card = runStart - 1; unseen.contains(card); --card, all *= chance)
        if (own.contains(card - 1))
            return all;
    return 0.0;
}

} // namespace

double expectedCost(const MediumParameters& parameters, Cards own, const Table& table)
{
    // GE-4: each card not seen yet is as likely in the deck as any other.
    const double chance = parameters.reach * table.deck / table.unseen.size();
    double cost = 0.0;
    for (const int card : own.runStarts())
        cost += card * (1.0 - chanceToJoin(card, own, table.unseen, chance));
    const Cards neighbours = table.unseen.among(own.above().with(own.below()));
    return cost - chance * parameters.neighbour * neighbours.size();
}

double worthOfChips(const MediumParameters& parameters, int chips, const Table& table)
{
    if (table.deck == 0)
        return chips;
    const double cardsForEach = static_cast<double>(table.deck) / table.players;
    const int atStart = geschenkt::chipsAtStart({table.players, table.variant, table.openChips});
    const double half = parameters.enough * atStart * cardsForEach;
    const double deckLeft = static_cast<double>(table.deck) / geschenkt::cardsInDeck;
    // The cards to come cost less than in proportion, for among many more runs join.
    return chips - parameters.exposure * std::sqrt(deckLeft) * half / (half + chips);
}

} // namespace facedown::bots::geschenkt_bot
