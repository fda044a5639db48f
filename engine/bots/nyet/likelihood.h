#pragma once

#include <vector>

#include "bots/nyet/kept.h"
#include "bots/nyet/policy.h"

namespace facedown::bots::nyet_bot {

/// How well hands explain what the others did with them this round: what they covered (NY-23) and
/// what they played. Strange decisions are thought possible too, so no hands are ruled out.
class Likelihood
{
public:
    /// Before: history is all that led to the view, from the first event on. Both outlive this.
    Likelihood(const nyet::View& view, Nyet::History history);

    /// Above 0, on any scale; where it is less than `least` anything that is. Before: the state
    /// agrees with the view and its history.
    double operator()(const nyet::State& state, double least = 0.0) const;

private:
    /// A seat's decision, and what was seen when it was due.
    struct Veto
    {
        nyet::Board board;
        std::size_t chosen; ///< among those that were legal
    };

    struct Play
    {
        Round before; ///< but for the cards that are hidden still
        Card card;
    };

    /// What one of the others did, and how likely it does so with these and those cards.
    struct Other
    {
        std::vector<Veto> vetoes;
        std::vector<Play> plays;
        Kept<double, 1, 1024> keptVetoes; ///< by what it was dealt
        Kept<double, 2, 1024> keptPlays;  ///< by what it holds and all that is hidden
    };

    void seePlays(const nyet::View& view, const std::vector<Card>& cards);
    /// Before: there are some.
    static double ofVetoes(const std::vector<Veto>& vetoes, Seat seat, Cards dealt);
    static double ofPlays(const std::vector<Play>& plays, Cards hand, Cards hidden);

    Seat viewer_;
    mutable core::Array<Other, nyet::maxSeats> others_;
    core::Array<Cards, nyet::maxSeats> played_{}; ///< this round
};

} // namespace facedown::bots::nyet_bot
