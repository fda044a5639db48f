#include "bots/skull.h"

#include <algorithm>
#include <cmath>

#include "bots/skull_bidding.h"

namespace facedown::bots {

namespace skull_bot {

namespace {

using skull::Decision;
using skull::Disc;
using skull::Phase;
using skull::Table;
using skull::Tribe;
using Kind = Decision::Kind;
using Decisions = skull::Skull::Decisions;
using Weights = std::vector<double>;

/// What makes the levels differ besides what they know.
struct Manner
{
    double heat;        ///< the difference in share of the win that it still takes for a choice
    double patience;    ///< what a bid must promise beyond waiting, for each disc in hand
    double leastChance; ///< it bids on no less
    double caution;     ///< how much it overrates a lost disc
    double bluff;       ///< how often it bids on its own skull when that can be raised
    double firstSkull;  ///< how often its first disc is the skull
    double laterSkull;  ///< how often a disc that it adds is
    double keepSkull;   ///< how often it gives up a flower when either would do
    double show;        ///< how often it shows a mat of flowers
    double choosiness;  ///< how strongly it prefers the safer mat when it flips
};

constexpr Manner easyManner{0.02, 0.0, 0.33, 0.02, 0.06, 0.4, 0.35, 0.9, 0.15, 4.0};
constexpr Manner mediumManner{0.011, 0.0, 0.33, 0.01, 0.12, 0.38, 0.3, 0.85, 0.1, 20.0};

Manner mannerOf(Level level)
{
    return level == Level::Easy ? easyManner : mediumManner;
}

Weights normalised(Weights weights)
{
    double sum = 0.0;
    for (const double weight : weights)
        sum += weight;
    for (double& weight : weights)
        weight = sum > 0.0 ? weight / sum : 1.0 / static_cast<double>(weights.size());
    return weights;
}

Weights uniform(const Decisions& legal)
{
    return Weights(legal.size(), 1.0);
}

/// How often the disc to be placed is the skull, where either may be.
double skullShare(const Manner& manner, const Table& table, Seat seat)
{
    const Tribe& tribe = table.tribe(seat);
    double share = tribe.mat == 0 ? manner.firstSkull : manner.laterSkull;
    if (tribe.wins > 0)
        share *= 0.6; // one more success wins: flowers are what it needs
    if (tribe.owned() == 2)
        share = 0.4; // two discs: each is half of all that it has
    return share;
}

/// A distribution over the discs that may be placed, 0 for bids.
Weights placing(const Manner& manner, const View& view, const Decisions& legal)
{
    const double share = skullShare(manner, view.table, view.table.actor);
    Weights weights;
    int discs = 0;
    for (const Decision decision : legal) {
        const bool place = decision.kind == Kind::Place;
        discs += place ? 1 : 0;
        weights.push_back(!place ? 0.0 : decision.disc() == Disc::Skull ? share : 1.0 - share);
    }
    return discs == 0 ? weights : normalised(weights);
}

class Bidder
{
public:
    Bidder(Level level, const View& view, Past past)
        : table_(view.table)
        , manner_(mannerOf(level))
        , outlook_(level, view, past)
        , legal_(skull::Skull::legal(view))
    {
        for (const Decision decision : legal_)
            if (decision.kind == Kind::Bid)
                consider(outlook_.offer(decision.value));
    }

    /// SK-11: add a disc or bid.
    Weights turn(const Weights& placing) const
    {
        const bool mustBid = table_.hand(table_.actor) == 0;
        Weights weights = placing;
        if (mustBid && honest_.empty()) {
            weights.front() = 1.0; // a bid of 1: nothing to hope for but to be raised
            return weights;
        }
        const double opening = mustBid ? 1.0 : openingChance();
        for (double& weight : weights)
            weight *= 1.0 - opening;
        addBids(weights, opening);
        return weights;
    }

    /// SK-14: bid higher or pass.
    Weights bid() const
    {
        Weights weights(legal_.size(), 0.0);
        double raising = 0.0;
        if (outlook_.ownTribeIsSure())
            raising = 0.0; // it would only take from the other hand
        else if (!honest_.empty())
            raising =
                honest_.front().certain ? 1.0 : preference(best(honest_) - outlook_.passing());
        else if (!bluffs_.empty())
            raising = bluffs_.front().raised * manner_.bluff;
        weights.back() = 1.0 - raising;
        addBids(weights, raising);
        return weights;
    }

private:
    /// Sorts a bid among the honest ones or the bluffs, or leaves it out.
    void consider(const Offer& offer)
    {
        const int mat = table_.tribe(table_.actor).mat;
        if (offer.ownSkull) {
            // A bluff is low and can still be raised.
            const bool low = table_.bid == 0 ? offer.number == mat : offer.number == table_.bid + 1;
            if (low && offer.raised > 0.5)
                bluffs_.push_back(offer);
            return;
        }
        // Bids come from the lowest up, so what cannot fail comes first; then nothing bolder.
        const bool onlySure = !honest_.empty() && honest_.front().certain;
        const bool near = offer.number <= std::max<int>(table_.bid, mat) + 1;
        // A rival about to win is worth stopping at worse odds.
        const double least = manner_.leastChance * (rivalAboutToWin() ? 0.75 : 1.0);
        const bool hopeful = offer.chance >= least;
        if (offer.certain || (!onlySure && near && hopeful))
            honest_.push_back(offer);
    }

    bool rivalAboutToWin() const
    {
        if (table_.bid == 0 || table_.playerOf(table_.challenger) == table_.playerOf(table_.actor))
            return false;
        return table_.tribe(table_.challenger).wins + 1 == skull::winsNeeded;
    }

    double worth(const Offer& offer) const
    {
        return offer.value - manner_.caution * (1.0 - offer.raised) * (1.0 - offer.chance);
    }

    double best(const std::vector<Offer>& offers) const
    {
        double most = 0.0;
        for (const Offer& offer : offers)
            most = std::max(most, worth(offer));
        return most;
    }

    /// The chance of a choice that is this much better than not to make it.
    double preference(double gain) const { return 1.0 / (1.0 + std::exp(-gain / manner_.heat)); }

    double openingChance() const
    {
        if (honest_.empty())
            return bluffs_.empty() ? 0.0 : manner_.bluff * bluffs_.front().raised;
        const double waiting = outlook_.now() + manner_.patience * table_.hand(table_.actor);
        return preference(best(honest_) - waiting);
    }

    void addBids(Weights& weights, double share) const
    {
        const std::vector<Offer>& offers = honest_.empty() ? bluffs_ : honest_;
        if (offers.empty() || share <= 0.0)
            return;
        Weights parts;
        for (const Offer& offer : offers)
            parts.push_back(std::exp((worth(offer) - best(offers)) / manner_.heat));
        parts = normalised(parts);
        for (std::size_t index = 0; index < offers.size(); ++index)
            weights[indexOf(skull::bid(offers[index].number))] += share * parts[index];
    }

    std::size_t indexOf(Decision decision) const
    {
        std::size_t index = 0;
        while (!(legal_[index] == decision))
            ++index;
        return index;
    }

    Table table_;
    Manner manner_;
    Outlook outlook_;
    Decisions legal_;
    std::vector<Offer> honest_;
    std::vector<Offer> bluffs_;
};

/// SK-16: the mat whose flip leaves the best hope for the whole challenge, the safest disc first.
Weights flipping(Level level, const View& view, Past past, const Decisions& legal)
{
    if (legal.size() == 1)
        return {1.0};
    const Table& table = view.table;
    const Beliefs before = beliefs(level, view, past);
    const int left = table.bid - table.flipped;
    Weights hopes;
    Weights safe;
    double most = 0.0;
    for (const Decision decision : legal) {
        const auto seat = static_cast<std::size_t>(decision.value);
        const int faceDown = table.tribe(decision.value).faceDown();
        const double clear = before[seat].clear(faceDown, 1);
        Table next = table;
        ++next.tribe(decision.value).open;
        Beliefs after = before;
        after[seat] = before[seat].afterFlower(faceDown);
        const ByCount best = bestChances(next, after, table.actor);
        hopes.push_back(clear * best[static_cast<std::size_t>(left) - 1]);
        // Where every disc must be a skull, still not one of the player's own.
        safe.push_back(view.owns(decision.value) ? clear : std::max(clear, 1e-9));
        most = std::max(most, hopes.back());
    }
    Weights weights;
    for (std::size_t index = 0; index < legal.size(); ++index) {
        const double hope = most > 0.0 ? hopes[index] / most : 1.0;
        weights.push_back(std::pow(hope * std::sqrt(safe[index]), mannerOf(level).choosiness));
    }
    return weights;
}

/// SK-32: a flower while it can be spared, for the skull is what the others fear; the skull when
/// only one flower is left, for without flowers no challenge succeeds.
Weights discarding(const Manner& manner, const View& view, const Decisions& legal)
{
    const int owned = view.table.tribe(view.table.actor).owned();
    const double flower = owned > 2 ? manner.keepSkull : 1.0 - manner.keepSkull;
    Weights weights;
    for (const Decision decision : legal)
        weights.push_back(decision.disc() == Disc::Flower ? flower : 1.0 - flower);
    return weights;
}

/// SK-42: the player's other tribe, or else whoever is furthest from winning.
Weights naming(const View& view, const Decisions& legal)
{
    const auto rank = [&view](Decision decision) {
        const Seat seat = decision.value;
        return view.owns(seat) ? -1.0 : shareOf(view.table, view.table.playerOf(seat));
    };
    double least = 2.0;
    for (const Decision decision : legal)
        least = std::min(least, rank(decision));
    Weights weights;
    for (const Decision decision : legal)
        weights.push_back(rank(decision) == least ? 1.0 : 0.0);
    return weights;
}

/// SK-35: now and then a mat of flowers, to be believed later; a skull never.
Weights revealing(const Manner& manner, const View& view, const Decisions& legal)
{
    const Seat seat = view.table.actor;
    const bool hasSkull = view.skull(seat) < view.table.tribe(seat).faceDown();
    const double show = hasSkull ? 0.0 : manner.show;
    Weights weights;
    for (const Decision decision : legal)
        weights.push_back(decision.kind == Kind::Show ? show : 1.0 - show);
    return weights;
}

Weights weigh(Level level, const View& view, Past past, const Decisions& legal)
{
    const Manner manner = mannerOf(level);
    switch (view.table.phase) {
    case Phase::Prepare:
        return placing(manner, view, legal);
    case Phase::Turn:
        return Bidder(level, view, past).turn(placing(manner, view, legal));
    case Phase::Bid:
        return Bidder(level, view, past).bid();
    case Phase::Flip:
        return flipping(level, view, past, legal);
    case Phase::Reveal:
        return revealing(manner, view, legal);
    case Phase::Discard:
        return discarding(manner, view, legal);
    case Phase::Start:
        return naming(view, legal);
    case Phase::Take:
    case Phase::First:
    case Phase::Shuffle:
    case Phase::Over:
        break;
    }
    return uniform(legal);
}

} // namespace

} // namespace skull_bot

template <>
Choice choose<skull::Skull>(Level level, const skull::View& view, core::Past<skull::Skull> past,
                            core::Random& random, const Budget&)
{
    const auto legal = skull::Skull::legal(view);
    Choice choice;
    choice.policy = skull_bot::normalised(skull_bot::weigh(level, view, past, legal));
    choice.chosen = draw(choice.policy, random);
    return choice;
}

} // namespace facedown::bots
