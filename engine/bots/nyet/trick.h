#pragma once

#include "bots/nyet/parameters.h"
#include "bots/nyet/round.h"
#include "nyet/knowledge.h"

namespace facedown::bots::nyet_bot {

using nyet::maxSeats;
using nyet::Trick;

/// Who will win a trick, as far as the seat to act can guess from the cards that are unseen and
/// from who could not follow; and what that is worth to it. The view must live as long. Before:
/// teams are chosen.
class TrickOdds
{
public:
    TrickOdds(const nyet::View& view, const nyet::Knowledge& known);

    /// What the seat's team may expect of the trick, less the other, if the seat adds this card:
    /// tricks and treasures, with the bonus card doubled (NY-60). With points of -2 the other way
    /// round, so that more is always better.
    double worth(Trick trick, Card card) const;
    /// The same of a trick that the seat would lead with the card.
    double worthOfLeading(Card card) const;
    /// The part of the unseen cards of its colour, or of the trump group, that the card beats.
    double rank(Card card) const;

private:
    /// What is unseen and may lie in a seat's hand.
    struct Hand
    {
        Cards pool;
        Card known = Card::none(); ///< surely there
        int size = 0;              ///< of the rest
        int poolSize = 0;
        /// How likely none of so many cards of the pool is there.
        core::Array<double, nyet::cardsInPack + 1> none{};
    };

    /// Who may be winning, and how likely.
    struct Holder
    {
        Seat seat = 0;
        Card card;
        double chance = 0.0;
    };

    double chanceOfNone(const Hand& hand, Cards cards) const;
    double chanceToBeat(Seat seat, const Holder& holder, Cards asked) const;
    double chanceOfOne(const Hand& hand, Cards asked) const;
    Cards beating(Card card) const;
    Card usualCard(Seat seat, Card winning, Cards asked) const;

    const nyet::Table& table_;
    Seat own_;
    Cards unseen_;
    Trumps trumps_;
    TrumpSets sets_;
    bool good_; ///< whether tricks bring points
    core::Array<Hand, maxSeats> hands_;
};

} // namespace facedown::bots::nyet_bot
