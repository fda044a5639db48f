#include "bots/bots.h"

#include "bots/sampling.h"
#include "bots/skull/bidder.h"
#include "bots/skull/hard.h"
#include "bots/skull/mat_posterior.h"

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
double skullShare(const Parameters& parameters, const Table& table, Seat seat)
{
    const Tribe& tribe = table.tribe(seat);
    double share = tribe.mat == 0 ? parameters.firstSkull : parameters.laterSkull;
    if (tribe.wins > 0)
        share *= 0.6; // one more success wins: flowers are what it needs
    if (tribe.owned() == 2)
        share = 0.4; // two discs: each is half of all that it has
    return share;
}

/// A distribution over the discs that may be placed, 0 for bids.
Weights placing(const Parameters& parameters, const View& view, const Decisions& legal)
{
    const double share = skullShare(parameters, view.table, view.table.actor);
    Weights weights;
    int discs = 0;
    for (const Decision decision : legal) {
        const bool place = decision.kind == Kind::Place;
        discs += place ? 1 : 0;
        weights.push_back(!place ? 0.0 : decision.disc() == Disc::Skull ? share : 1.0 - share);
    }
    return discs == 0 ? weights : normalised(weights);
}

/// SK-32: a flower while it can be spared, for the skull is what the others fear; the skull when
/// only one flower is left, for without flowers no challenge succeeds.
Weights discarding(const Parameters& parameters, const View& view, const Decisions& legal)
{
    const int owned = view.table.tribe(view.table.actor).owned();
    const double flower = owned > 2 ? parameters.keepSkull : 1.0 - parameters.keepSkull;
    Weights weights;
    for (const Decision decision : legal)
        weights.push_back(decision.disc() == Disc::Flower ? flower : 1.0 - flower);
    return weights;
}

/// SK-42: the player's other tribe, or else anybody: who is out has nothing to gain.
Weights naming(const View& view, const Decisions& legal)
{
    Weights weights;
    for (const Decision decision : legal)
        weights.push_back(view.owns(decision.value) ? 1.0 : 0.0);
    return weights;
}

/// SK-35: now and then a mat of flowers, to be believed later; a skull never.
Weights revealing(const Parameters& parameters, const View& view, const Decisions& legal)
{
    const Seat seat = view.table.actor;
    const bool hasSkull = view.skull(seat) < view.table.tribe(seat).faceDown();
    const double show = hasSkull ? 0.0 : parameters.show;
    Weights weights;
    for (const Decision decision : legal)
        weights.push_back(decision.kind == Kind::Show ? show : 1.0 - show);
    return weights;
}

Weights weigh(Character character, const View& view, History history, const Decisions& legal)
{
    const Parameters parameters = parametersOf(character);
    switch (view.table.phase) {
    case Phase::Prepare:
        return placing(parameters, view, legal);
    case Phase::Turn:
        return Bidder(character, view, history).turn(placing(parameters, view, legal));
    case Phase::Bid:
        return Bidder(character, view, history).bid();
    case Phase::Flip:
        return flipping(view, matPosteriors(character.level, view, history), parameters.choosiness);
    case Phase::Reveal:
        return revealing(parameters, view, legal);
    case Phase::Discard:
        return discarding(parameters, view, legal);
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
Choice choose<skull::Skull>(Character character, const skull::View& view,
                            core::History<skull::Skull> history, core::Random& random,
                            const Budget& budget, Memory& memory)
{
    if (character.level == Level::Hard && isDuel(view.table))
        return duelChoice(view, history, random, budget, memory, character.temper);
    if (character.level == Level::Hard && skull_bot::isForHard(view.table.phase))
        return skull_bot::hardChoice(character.temper, view, history, random, budget);
    const auto legal = skull::Skull::legal(view);
    Choice choice;
    choice.policy = skull_bot::normalised(skull_bot::weigh(character, view, history, legal));
    choice.chosen = draw(choice.policy, random);
    return choice;
}

template <>
std::vector<skull::Options> signatureTables<skull::Skull>()
{
    return {{3, 1, false},  {4, 1, false}, {6, 1, true},
            {12, 1, false}, {3, 2, false}, {4, 2, true}};
}

} // namespace facedown::bots
