#pragma once

#include "bots/nyet/policy.h"

namespace facedown::bots::nyet_bot {

/// What a search found of each legal decision.
struct Found
{
    std::vector<double> visits;
    std::vector<double> values;
    int iterations = 0;
};

/// What to choose by it and by the policy. Before: the view's seat is to act.
Choice choiceBy(const Found& found, const Priors<Nyet>& priors, Temper temper,
                const nyet::View& view, core::Random& random);

/// What the hard bot chooses, by searching to the end of the round.
Choice hardChoice(Temper temper, const nyet::View& view, Nyet::Past past, core::Random& random,
                  const Budget& budget);

} // namespace facedown::bots::nyet_bot
