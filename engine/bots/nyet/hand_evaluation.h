#pragma once

#include "bots/nyet/parameters.h"
#include "nyet/nyet.h"

namespace facedown::bots::nyet_bot {

using core::Seat;
using nyet::Card;
using nyet::Cards;

/// Along Nyet::legal in the veto phase; more is better.
using VetoValues = core::FixedList<float, nyet::rows * nyet::mostSquares>;

/// What a hand brings its player under each trump and each super trump, compared with the average
/// hand: the part of each colour as trump and as super trump by itself, so that it is made and
/// asked in some tens of nanoseconds.
class HandEvaluation
{
public:
    HandEvaluation(int players, Cards hand);

    /// Of each square that may be covered: by how much its seat expects more from the round's
    /// terms, in points, each row's last free square being as likely as another.
    VetoValues ofVetoes(const nyet::Board& board, Seat seat) const;

    /// Under the round's terms, in points. Before: they are settled.
    double ofTerms(const nyet::Table& table) const;

private:
    /// Of each square of a row, and zeros so that they fill whole registers.
    using Squares = core::Array<float, 8>;

    /// In tricks and treasures.
    struct Worths
    {
        float plain = 0.0F; ///< without trumps
        Squares trump{};    ///< more with each
        Squares super{};
        Squares both{};     ///< with one that is both: a 1 is not worth twice more
        Squares discards{}; ///< of all this the part that is more with each
    };
    struct CardTable;
    struct Expected;

    static CardTable tableOf(const CardWorths& worths, int players);
    static Worths worthsOf(const CardTable& table, Cards hand);

    Worths high_;
    Worths low_;    ///< when points are -2
    Squares rid_{}; ///< what each way to discard does for the 1s in hand, by points
    float starting_;
};

} // namespace facedown::bots::nyet_bot
