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

ThreatOfDeck::ThreatOfDeck(const MediumParameters& parameters, const Table& table)
{
    if (table.deck == 0)
        return;
    const double cardsForEach = static_cast<double>(table.deck) / table.players;
    const int atStart = geschenkt::chipsAtStart({table.players, table.variant, table.openChips});
    half_ = parameters.enough * atStart * cardsForEach;
    const double deckLeft = static_cast<double>(table.deck) / geschenkt::cardsInDeck;
    // The cards to come cost less than in proportion, for among many more runs join.
    most_ = parameters.exposure * std::sqrt(deckLeft) * half_;
}

CardRound::CardRound(const MediumParameters& parameters, const geschenkt::State& state)
    : parameters_(parameters)
    , table_(state.table)
    , chips_(state.chips)
    , threat_(parameters, state.table)
{
    for (Seat seat = 0; seat < table_.players; ++seat) {
        Cards cards = table_.cards(seat);
        without_[seat] = -expectedCost(parameters_, cards, table_);
        cards.add(table_.card);
        with_[seat] = -expectedCost(parameters_, cards, table_);
    }
}

/// With every seat deciding as this one would, only less surely. From the end of the line back.
const std::vector<double>& CardRound::gainsOfTaking()
{
    if (!gains_.empty())
        return gains_;
    std::vector<Worths> taken{ifTaken()};
    std::vector<Seat> actors;
    while (chips_[table_.actor] > 0) { // GE-12
        actors.push_back(table_.actor);
        --chips_[table_.actor];
        ++table_.pot;
        table_.actor = geschenkt::byte(table_.next(table_.actor));
        taken.push_back(ifTaken());
    }
    Worths after = taken.back();
    gains_.resize(actors.size());
    for (std::size_t step = actors.size(); step-- > 0;) {
        const Worths& worths = taken[step];
        gains_[step] = gain(actors[step], worths, after);
        const double pays = 1.0 / (1.0 + std::exp(gains_[step] / parameters_.othersTemperature));
        for (std::size_t seat = 0; seat < worths.size(); ++seat)
            after[seat] = worths[seat] + pays * (after[seat] - worths[seat]);
    }
    return gains_;
}

CardRound::Worths CardRound::ifTaken() const
{
    Worths worths{};
    for (Seat seat = 0; seat < table_.players; ++seat) {
        const bool takes = seat == table_.actor;
        const int chips = chips_[seat] + (takes ? table_.pot : 0);
        worths[seat] = (takes ? with_ : without_)[seat] + threat_.worthOfChips(chips);
    }
    return worths;
}

/// For one seat: its own points, and a little of what the others lose on average.
double CardRound::gain(Seat whose, const Worths& taken, const Worths& paid) const
{
    double own = 0.0;
    double others = 0.0;
    for (Seat seat = 0; seat < table_.players; ++seat)
        (seat == whose ? own : others) += taken[seat] - paid[seat];
    return own - parameters_.rivalry * others / (table_.players - 1);
}

double preference(double gain, double temperature)
{
    return 1.0 / (1.0 + std::exp(-gain / temperature));
}

double sooner(Temper temper)
{
    return temper == Temper::Careful ? 1.0 : -1.0;
}

double mediumTakes(Temper temper, double gain)
{
    return preference(gain + sooner(temper) * mediumParameters.lean, mediumParameters.temperature);
}

} // namespace facedown::bots::geschenkt_bot
