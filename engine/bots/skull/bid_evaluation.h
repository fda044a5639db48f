#pragma once

#include "bots/skull/mat_posterior.h"

namespace facedown::bots::skull_bot {

/// What a bid promises the acting seat.
struct Offer
{
    int number = 0;
    double chance = 0.0;   ///< of succeeding if nobody raises
    double raised = 0.0;   ///< the chance that somebody raises
    double value = 0.0;    ///< the win probability that it leads to
    bool ownSkull = false; ///< the seat would flip its own skull: no more than a bluff
    bool certain = false;  ///< nothing that it needs can be a skull
};

/// The acting seat's evaluation in a Turn or Bid phase.
class BidEvaluation
{
public:
    BidEvaluation(Level level, const View& view, History history);

    /// Before: number is a legal bid.
    Offer offer(int number) const;
    /// The win probability if the acting seat passes. Before: somebody has bid.
    double passing() const;
    /// The win probability as things stand.
    double now() const;
    /// The chance that the standing bid succeeds, as this seat sees it; 0 before the first bid.
    double standing() const;
    /// The standing bid is that of the player's other tribe, and cannot fail.
    bool ownTribeIsSure() const;

private:
    bool isRival(Seat seat) const;
    double raiseChance(int number) const;
    double outbid(int number) const;
    double challenge(Seat seat, double chance) const;

    const skull::Table table_;
    Seat seat_;
    int player_;
    MatPosteriors matPosteriors_;
    ByCount others_;
};

} // namespace facedown::bots::skull_bot
