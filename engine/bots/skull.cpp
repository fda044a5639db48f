#include "bots/skull.h"

#include <algorithm>
#include <cmath>

#include "bots/skull_bidder.h"

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
Choice choose<skull::Skull>(Character character, const skull::View& view, core::Past<skull::Skull> past,
                            core::Random& random, const Budget&)
{
    const auto legal = skull::Skull::legal(view);
    Choice choice;
    choice.policy = skull_bot::normalised(skull_bot::weigh(character.level, view, past, legal));
    choice.chosen = draw(choice.policy, random);
    return choice;
}

} // namespace facedown::bots
