#include <numeric>

#include "bots/nyet/levels.h"

namespace facedown::bots::nyet_bot {

namespace {

using nyet::Row;
using nyet::Table;

/// What hands bring when these are the trumps, compared with the average hand.
class HandWorth
{
public:
    HandWorth(const CardWorths& worths, int players, const Trumps& trumps);

    /// In tricks and treasures of the hand's team, less the other's.
    double of(Cards hand) const;

private:
    double ofCard(Card card) const;
    double sum(Cards cards) const;

    const CardWorths& worths_;
    Trumps trumps_;
    int highest_;          ///< in the game (NY-12)
    double average_ = 0.0; ///< of a card
};

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

/// How strong a hand the seat's vetoes speak of: whoever wants many tricks covers the squares of
/// little or negative points, and is content with the trumps that it has not covered.
double strengthShown(const Table& table, Seat seat)
{
    double strength = 0.0;
    for (int square = 0; square < table.board.squares(Row::Points); ++square)
        if (table.board.coveredBy(Row::Points, square) == seat)
            strength += nyet::pointsOf[static_cast<std::size_t>(square)] > 2 ? -1.0 : 1.0;
    for (int square = 0; square < table.board.squares(Row::Trump); ++square)
        if (table.board.coveredBy(Row::Trump, square) == seat)
            strength += 0.5;
    return strength;
}

/// What the seat's own hand brings, in points.
double ownWorth(const MediumParameters& parameters, const Table& table, Cards hand)
{
    const int points = table.points();
    const CardWorths& worths = points > 0 ? parameters.high : parameters.low;
    return points * HandWorth(worths, table.players, table.trumps()).of(hand);
}

/// What the seat is worth as a team-mate, in points.
double asTeamMate(const MediumParameters& parameters, const Table& table, Seat seat)
{
    double total = 0.0;
    for (Seat other = 0; other < table.players; ++other)
        total += table.seat(other).score;
    // Whoever is behind may score too; whoever leads must not (NY-61).
    return parameters.behind * (total / table.players - table.seat(seat).score) +
           parameters.signal * table.points() * strengthShown(table, seat);
}

} // namespace

Values valuesOfTeams(const MediumParameters& parameters, const Table& table, Cards hand,
                     const Decisions& legal)
{
    double average = 0.0; // so that a team-mate more is no merit
    for (Seat seat = 0; seat < table.players; ++seat)
        if (seat != table.actor)
            average += asTeamMate(parameters, table, seat) / (table.players - 1);
    const double worth = ownWorth(parameters, table, hand);

    Values values;
    values.reserve(legal.size());
    for (const nyet::Decision decision : legal) {
        const auto teamMates = static_cast<unsigned>(decision.value);
        double value = 0.0;
        for (Seat seat = 0; seat < table.players; ++seat)
            if ((teamMates >> unsigned(seat) & 1U) != 0)
                value += asTeamMate(parameters, table, seat) - average;
        if (2 * (1 + core::countBits(teamMates)) > table.players)
            value -= parameters.holding * worth; // NY-31: no bonus card there
        values.push_back(value);
    }
    return values;
}

Values valuesOfBonus(const MediumParameters& parameters, const Table& table, Cards hand,
                     const Decisions& legal)
{
    Values values;
    values.reserve(legal.size());
    for (const nyet::Decision decision : legal) {
        const Seat seat = decision.value;
        const double worth = seat == table.actor
                                 ? ownWorth(parameters, table, hand)
                                 : parameters.signal * table.points() * strengthShown(table, seat);
        values.push_back(table.sameTeam(seat, table.actor) ? worth : -worth);
    }
    return values;
}

} // namespace facedown::bots::nyet_bot
