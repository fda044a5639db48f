#include "bots/geschenkt/medium.h"

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

CardRound::CardRound(const MediumParameters& parameters, const geschenkt::State& state)
    : parameters_(parameters)
    , table_(state.table)
    , chips_(state.chips)
{
    for (Seat seat = 0; seat < table_.players; ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        Cards cards = table_.cards(seat);
        without_[index] = -expectedCost(parameters_, cards, table_);
        cards.add(table_.card);
        with_[index] = -expectedCost(parameters_, cards, table_);
    }
}

double CardRound::gainOfTaking()
{
    return gain(ifTaken(), ifPaid());
}

CardRound::Worths CardRound::ifTaken() const
{
    Worths worths{};
    for (Seat seat = 0; seat < table_.players; ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        const bool takes = seat == table_.actor;
        const int chips = chips_[index] + (takes ? table_.pot : 0);
        worths[index] =
            (takes ? with_ : without_)[index] + worthOfChips(parameters_, chips, table_);
    }
    return worths;
}

CardRound::Worths CardRound::ifPaid()
{
    const Seat seat = table_.actor;
    auto& chips = chips_[static_cast<std::size_t>(seat)];
    --chips;
    ++table_.pot;
    table_.actor = geschenkt::byte(table_.next(seat));
    const Worths worths = fromHere();
    table_.actor = geschenkt::byte(seat);
    --table_.pot;
    ++chips;
    return worths;
}

/// With every seat deciding as this one would, only less surely.
CardRound::Worths CardRound::fromHere()
{
    Worths worths = ifTaken();
    if (chips_[static_cast<std::size_t>(table_.actor)] == 0)
        return worths; // GE-12
    const Worths paid = ifPaid();
    const double pays = 1.0 / (1.0 + std::exp(gain(worths, paid) / parameters_.othersTemperature));
    for (std::size_t seat = 0; seat < worths.size(); ++seat)
        worths[seat] += pays * (paid[seat] - worths[seat]);
    return worths;
}

/// For the seat to act: its own points, and a little of what the others lose on average.
double CardRound::gain(const Worths& taken, const Worths& paid) const
{
    double own = 0.0;
    double others = 0.0;
    for (Seat seat = 0; seat < table_.players; ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        (seat == table_.actor ? own : others) += taken[index] - paid[index];
    }
    return own - parameters_.rivalry * others / (table_.players - 1);
}

} // namespace facedown::bots::geschenkt_bot
