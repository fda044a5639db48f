#pragma once

#include <vector>

#include "bots/nyet/trick.h"

namespace facedown::bots::nyet_bot {

using nyet::Nyet;
using Decisions = Nyet::Decisions;
/// Along the legal decisions; more is better.
using Values = std::vector<double>;

/// What the medium bot makes of its cards once the teams are chosen: a card is worth what it does
/// now, less what it would do later. The view must live as long.
class CardPlay
{
public:
    CardPlay(const MediumParameters& parameters, const nyet::View& view, Nyet::Past history);

    /// Before: the seat is to discard, to give or to play, and these are its legal decisions.
    Values values(const Decisions& legal) const;

private:
    double played(Card card) const;
    double discarded(Card card) const;
    double given(Card card) const;
    double later(Card card) const;
    double ofBaring(Card card) const;

    const MediumParameters& parameters_;
    const nyet::View& view_;
    Cards hand_;
    Trumps trumps_;
    Cards group_;
    bool good_; ///< whether tricks bring points
    TrickOdds odds_;
};

} // namespace facedown::bots::nyet_bot
