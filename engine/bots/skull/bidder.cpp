#include "bots/skull/bidder.h"

#include <algorithm>
#include <cmath>

#include "bots/sampling.h"

namespace facedown::bots::skull_bot {

using skull::Decision;

Bidder::Bidder(Character character, const View& view, History history)
    : table_(view.table)
    , parameters_(parametersOf(character))
    , evaluation_(character.level, view, history)
    , legal_(skull::Skull::legal(view))
{
    for (const Decision decision : legal_)
        if (decision.kind == Decision::Kind::Bid)
            consider(evaluation_.offer(decision.value));
}

Weights Bidder::turn(const Weights& placing) const
{
    const bool mustBid = table_.hand(table_.actor) == 0;
    Weights weights = placing;
    if (mustBid && honest_.empty()) {
        weights.front() = 1.0; // a bid of 1: nothing to hope for but to be raised
        return weights;
    }
    const double share = mustBid ? 1.0 : opening();
    for (double& weight : weights)
        weight *= 1.0 - share;
    addBids(weights, share);
    return weights;
}

Weights Bidder::bid() const
{
    Weights weights(legal_.size(), 0.0);
    const double share = raising();
    weights.back() = 1.0 - share;
    addBids(weights, share);
    return weights;
}

void Bidder::consider(const Offer& offer)
{
    if (isBluff(offer))
        bluffs_.push_back(offer);
    else if (isHonest(offer))
        honest_.push_back(offer);
}

/// A bid on the own skull must look like any other, be low, and most likely be raised.
bool Bidder::isBluff(const Offer& offer) const
{
    const int usual = table_.bid == 0 ? table_.tribe(table_.actor).mat : table_.bid + 1;
    return offer.ownSkull && offer.number == usual && offer.raised > 0.5;
}

bool Bidder::isHonest(const Offer& offer) const
{
    if (offer.ownSkull || offer.certain)
        return !offer.ownSkull;
    const int near = std::max<int>(table_.bid, table_.tribe(table_.actor).mat) + 1;
    // A rival about to win is worth stopping at worse odds.
    const double least = parameters_.leastChance * (rivalAboutToWin() ? 0.75 : 1.0);
    return !isSure() && offer.number <= near && offer.chance >= least;
}

bool Bidder::rivalAboutToWin() const
{
    if (table_.bid == 0 || table_.playerOf(table_.challenger) == table_.playerOf(table_.actor))
        return false;
    return table_.tribe(table_.challenger).wins + 1 == skull::winsNeeded;
}

double Bidder::worth(const Offer& offer) const
{
    return offer.value - parameters_.caution * (1.0 - offer.raised) * (1.0 - offer.chance);
}

double Bidder::best(const std::vector<Offer>& offers) const
{
    double most = 0.0;
    for (const Offer& offer : offers)
        most = std::max(most, worth(offer));
    return most;
}

/// The chance of a choice that is this much better than not to make it.
double Bidder::preference(double gain) const
{
    return 1.0 / (1.0 + std::exp(-(gain + parameters_.eagerness) / parameters_.temperature));
}

/// The chance that it starts the bidding.
double Bidder::opening() const
{
    if (!honest_.empty())
        return preference(best(honest_) - evaluation_.now());
    return bluffs_.empty() ? 0.0 : bluffs_.front().raised * parameters_.bluff;
}

/// The chance that it raises.
double Bidder::raising() const
{
    if (evaluation_.ownTribeIsSure())
        return 0.0; // it would only take from the player's other hand
    if (isSure())
        return 1.0;
    if (!honest_.empty())
        return preference(best(honest_) - evaluation_.passing());
    return bluffs_.empty() ? 0.0 : bluffs_.front().raised * parameters_.bluff;
}

void Bidder::addBids(Weights& weights, double share) const
{
    const std::vector<Offer>& offers = honest_.empty() ? bluffs_ : honest_;
    if (offers.empty() || share <= 0.0)
        return;
    Weights parts;
    for (const Offer& offer : offers)
        parts.push_back(worth(offer));
    parts = softmax(parts, parameters_.temperature);
    std::size_t index = 0;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        while (legal_[index] != skull::bid(offers[part].number))
            ++index;
        weights[index] += share * parts[part];
    }
}

} // namespace facedown::bots::skull_bot
