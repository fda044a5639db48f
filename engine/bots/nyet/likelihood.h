#pragma once

#include <vector>

#include "bots/nyet/policy.h"

namespace facedown::bots::nyet_bot {

/// How well hands explain what the others did with them this round: what they covered (NY-23) and
/// what they played. Strange decisions are thought possible too, so no hands are ruled out.
class Likelihood
{
public:
    /// Before: history is all that led to the view, from the first event on. Both outlive this.
    Likelihood(const nyet::View& view, Nyet::History history);

    /// Above 0, on any scale. Before: the state agrees with the view and its history.
    double operator()(const nyet::State& state) const;

private:
    /// Somebody else's decision, and what was seen when it was due.
    struct Veto
    {
        Seat seat;
        nyet::Board board;
        std::size_t chosen; ///< among those that were legal
    };

    struct Play
    {
        Round before; ///< but for the cards that are hidden still
        Card card;
    };

    void seePlays(const nyet::View& view, const std::vector<Card>& cards);
    double ofVetoes(const std::array<Cards, nyet::maxSeats>& dealt) const;
    double ofPlays(const nyet::State& state) const;

    Seat viewer_;
    std::vector<Veto> vetoes_;
    std::vector<Play> plays_;
    std::array<Cards, nyet::maxSeats> played_{}; ///< this round
};

} // namespace facedown::bots::nyet_bot
