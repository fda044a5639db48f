#pragma once

#include "bots/skull/belief.h"

namespace facedown::bots::skull_bot {

/// A player's share of the win as the table stands, guessed from discs and successes alone.
double shareOf(const skull::Table& table, int player);

/// What a bid promises the acting seat.
struct Offer
{
    int number = 0;
    double chance = 0.0;   ///< of succeeding if nobody raises
    double raised = 0.0;   ///< the chance that somebody raises
    double value = 0.0;    ///< the share of the win that it leads to
    bool ownSkull = false; ///< the seat would flip its own skull: no more than a bluff
    bool certain = false;  ///< nothing that it needs can be a skull
};

/// The acting seat's outlook in a Turn or Bid phase.
class Outlook
{
public:
    Outlook(Level level, const View& view, Past past);

    /// Before: number is a legal bid.
    Offer offer(int number) const;
    /// The share of the win if the acting seat passes. Before: somebody has bid.
    double passing() const;
    /// The share of the win as things stand.
    double now() const;
    /// The chance that the standing bid succeeds, as this seat sees it; 0 before the first bid.
    double standing() const;
    /// The standing bid is that of the player's other tribe, and cannot fail.
    bool ownTribeIsSure() const;
    /// Whether anybody but the player himself may still raise a bid of this number.
    bool canBeRaised(int number) const;

private:
    bool isRival(Seat seat) const;
    double raiseChance(int number) const;
    double outbid(int number) const;
    double challenge(Seat seat, double chance) const;

    const skull::Table table_;
    Seat seat_;
    int player_;
    Beliefs beliefs_;
    ByCount others_;
};

} // namespace facedown::bots::skull_bot
