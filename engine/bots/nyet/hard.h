#pragma once

#include "bots/bot.h"
#include "bots/nyet/levels.h"

namespace facedown::bots::nyet_bot {

/// What a search found of each legal decision.
struct Found
{
    std::vector<double> visits;
    std::vector<double> values;
    int iterations = 0;
};

/// What the medium bot expects of each legal decision, in points of the round. Unlike the quick
/// policy of the search it counts who could not follow. Before: history is all that led to the
/// view.
Values expectedOf(const nyet::View& view, Nyet::History history);

/// What to choose by it and by what is expected. Before: the view's seat is to act.
Choice choiceBy(const Found& found, const Values& expected, Temper temper, const nyet::View& view,
                core::Random& random);

/// What the hard bot chooses, by searching to the end of the round.
Choice hardChoice(Temper temper, const nyet::View& view, Nyet::History history,
                  core::Random& random, const Budget& budget);

} // namespace facedown::bots::nyet_bot
