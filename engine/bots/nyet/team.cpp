#include "bots/nyet/levels.h"

namespace facedown::bots::nyet_bot {

namespace {

using nyet::Row;
using nyet::Table;

/// How strong a hand the seat's vetoes speak of: whoever wants many tricks covers the squares of
/// little or negative points, and is content with the trumps that it has not covered.
double strengthShown(const Table& table, Seat seat)
{
    double strength = 0.0;
    for (int square = 0; square < table.board.squares(Row::Points); ++square)
        if (table.board.coveredBy(Row::Points, square) == seat)
            strength += nyet::pointsOf[square] > 2 ? -1.0 : 1.0;
    for (int square = 0; square < table.board.squares(Row::Trump); ++square)
        if (table.board.coveredBy(Row::Trump, square) == seat)
            strength += 0.5;
    return strength;
}

/// What the seat is worth as a team-mate, in points.
double asTeamMate(const Table& table, Seat seat)
{
    double total = 0.0;
    for (Seat other = 0; other < table.players; ++other)
        total += table.seat(other).score;
    // Whoever is behind may score too; whoever leads must not (NY-61).
    return mediumParameters.behind * (total / table.players - table.seat(seat).score) +
           mediumParameters.signal * table.points() * strengthShown(table, seat);
}

} // namespace

Values valuesOfTeams(const Table& table, const HandEvaluation& hand, const Decisions& legal)
{
    double average = 0.0; // so that a team-mate more is no merit
    for (Seat seat = 0; seat < table.players; ++seat)
        if (seat != table.actor)
            average += asTeamMate(table, seat) / (table.players - 1);
    const double worth = hand.ofTerms(table);

    Values values;
    values.reserve(legal.size());
    for (const nyet::Decision decision : legal) {
        const auto teamMates = static_cast<unsigned>(decision.value);
        double value = 0.0;
        for (Seat seat = 0; seat < table.players; ++seat)
            if ((teamMates >> unsigned(seat) & 1U) != 0)
                value += asTeamMate(table, seat) - average;
        if (2 * (1 + core::countBits(teamMates)) > table.players)
            value -= mediumParameters.holding * worth; // NY-31: no bonus card there
        values.push_back(value);
    }
    return values;
}

Values valuesOfBonus(const Table& table, const HandEvaluation& hand, const Decisions& legal)
{
    Values values;
    values.reserve(legal.size());
    for (const nyet::Decision decision : legal) {
        const Seat seat = decision.value;
        const double worth = seat == table.actor ? hand.ofTerms(table)
                                                 : mediumParameters.signal * table.points() *
                                                       strengthShown(table, seat);
        values.push_back(table.sameTeam(seat, table.actor) ? worth : -worth);
    }
    return values;
}

} // namespace facedown::bots::nyet_bot
