#pragma once

#include "bots/bot.h"
#include "bots/skull/mat_posterior.h"
#include "bots/skull/parameters.h"
#include "skull/skull.h"

namespace facedown::bots::skull_bot {

using core::maxSeats;
using skull::View;
using History = core::History<skull::Skull>;

/// Where a seat's skull may lie on its mat.
struct MatPosterior
{
    /// The chance of each place, from the bottom. What is left to 1 is: in hand, or lost.
    core::Array<double, skull::discsInTribe> at{};

    /// The chance that the top `count` of `faceDown` discs are all flowers.
    double clear(int faceDown, int count) const;
    /// The same posterior after the top one of `faceDown` discs turned out to be a flower.
    MatPosterior afterFlower(int faceDown) const;
};

using MatPosteriors = core::Array<MatPosterior, maxSeats>;

/// What the acting seat holds likely. An easy bot counts lost discs only; a medium one remembers
/// which skulls are gone, and believes a seat the less that has bid on its own skull before.
MatPosteriors matPosteriors(Level level, const View& view, History history);

/// For each number of discs of others the chance that they all are flowers, if the challenger
/// picks the likeliest; beyond what lies face down it is 0.
using ByCount = core::Array<double, maxSeats * skull::discsInTribe + 1>;
ByCount bestChances(const skull::Table& table, const MatPosteriors& all, Seat challenger);

/// The chance that the challenge succeeds at this bid, from the bid on, with the best choice.
double chanceOf(const skull::Table& table, const MatPosteriors& all, Seat challenger, int bid,
                const ByCount& others);

/// The same for a rival: he knows his own mat and not ours, so he picks among the others' discs
/// no better than a little above chance.
double chanceOfRival(const skull::Table& table, const MatPosteriors& all, Seat rival, int bid);

/// The chance that the challenge succeeds after each legal flip, if all that follow are the best.
/// Before: a Flip phase with mats to choose from.
Weights hopes(const View& view, const MatPosteriors& all);

/// SK-16: the mat whose flip leaves the best hope for the whole challenge, the safest disc first;
/// the more choosy, the more it keeps to the best. Before: a Flip phase.
Weights flipping(const View& view, const MatPosteriors& all, double choosiness);

} // namespace facedown::bots::skull_bot
