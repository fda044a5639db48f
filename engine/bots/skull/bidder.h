#pragma once

#include "bots/skull/bid_evaluation.h"
#include "bots/skull/parameters.h"

namespace facedown::bots::skull_bot {

/// Whether to bid, and what: the acting seat's decision in a Turn or Bid phase.
class Bidder
{
public:
    Bidder(Character character, const View& view, History history);

    /// SK-11: add a disc or bid. Before: `placing` says which disc, with the sum 1 where there is
    /// any in hand, and 0 for each bid.
    Weights turn(const Weights& placing) const;
    /// SK-14: bid higher or pass.
    Weights bid() const;

private:
    void consider(const Offer& offer);
    bool isBluff(const Offer& offer) const;
    bool isHonest(const Offer& offer) const;
    bool isSure() const { return !honest_.empty() && honest_.front().certain; }
    bool rivalAboutToWin() const;
    double worth(const Offer& offer) const;
    double best(const std::vector<Offer>& offers) const;
    double preference(double gain) const;
    double opening() const;
    double raising() const;
    void addBids(Weights& weights, double share) const;

    skull::Table table_;
    Parameters parameters_;
    BidEvaluation evaluation_;
    skull::Skull::Decisions legal_;
    std::vector<Offer> honest_; ///< from the lowest up; where one cannot fail, those alone
    std::vector<Offer> bluffs_;
};

} // namespace facedown::bots::skull_bot
