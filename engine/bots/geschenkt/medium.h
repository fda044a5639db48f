#pragma once

#include <vector>

#include "bots/bot.h"
#include "bots/geschenkt/parameters.h"
#include "geschenkt/geschenkt.h"

namespace facedown::bots::geschenkt_bot {

using core::Seat;
using geschenkt::Cards;
using geschenkt::maxSeats;
using geschenkt::Table;

/// What a seat's cards will cost at the end (GE-20), guessed from what may still be turned: cards
/// that close a gap, and cards that cost this seat nothing, so that others pay it for them.
double expectedCost(const MediumParameters& parameters, Cards own, const Table& table);

/// What the deck still threatens to cost a seat that cannot refuse much (GE-12).
class ThreatOfDeck
{
public:
    ThreatOfDeck(const MediumParameters& parameters, const Table& table);

    /// What a seat's chips are worth: a point each (GE-21), less the threat. So the last chips are
    /// worth the most, and early on.
    double worthOfChips(int chips) const { return chips - most_ / (half_ + chips); }

private:
    double most_ = 0.0;
    double half_ = 1.0;
};

/// The card that lies there on its way round the table, until somebody takes it: a game of its own
/// of one line of play, so it can be worked out from its end, where a seat must take (GE-12). From
/// this comes how far the card will go, and whether to let it gather chips.
class CardRound
{
public:
    /// Before: a seat is to decide on a card.
    CardRound(const MediumParameters& parameters, const geschenkt::State& state);

    /// By how many points it is better for the seat to act to take than to pay. Before: it may pay.
    double gainOfTaking() { return gainsOfTaking().front(); }

    /// The same for each seat that will be to act if all before it pay, until one cannot.
    const std::vector<double>& gainsOfTaking();

private:
    /// What each seat's cards and chips come to, in points.
    using Worths = core::Array<double, maxSeats>;

    Worths ifTaken() const;
    double gain(Seat whose, const Worths& taken, const Worths& paid) const;

    MediumParameters parameters_;
    Table table_;
    geschenkt::Chips chips_;
    Worths without_{}; ///< what each seat's cards are worth as they are
    Worths with_{};    ///< and with this card
    ThreatOfDeck threat_;
    std::vector<double> gains_; ///< by payments
};

/// How likely it is to choose what is this much better than the other.
double preference(double gain, double temperature);
/// A careful bot takes sooner and keeps its chips; a bold one lets a card go round for more.
double sooner(Temper temper);
/// How likely a medium bot takes what it gains by so many points.
double mediumTakes(Temper temper, double gain);

} // namespace facedown::bots::geschenkt_bot
