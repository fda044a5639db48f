#include "bots/skull/parameters.h"

namespace facedown::bots::skull_bot {

namespace {

// Found by letting bots play one another: 4 to 8 rounds for 4 players, and a good half of the
// challenges succeeding, as among people.
constexpr Parameters easyParameters{
    .temperature = 0.02,
    .leastChance = 0.33,
    .caution = 0.02,
    .eagerness = 0.0,
    .bluff = 0.0,
    .firstSkull = 0.4,
    .laterSkull = 0.35,
    .keepSkull = 0.9,
    .show = 0.15,
    .choosiness = 4.0,
};

constexpr Parameters mediumParameters{
    .temperature = 0.011,
    .leastChance = 0.33,
    .caution = 0.01,
    .eagerness = 0.0,
    .bluff = 0.12,
    .firstSkull = 0.38,
    .laterSkull = 0.3,
    .keepSkull = 0.85,
    .show = 0.1,
    .choosiness = 20.0,
};

} // namespace

Parameters parametersOf(Character character)
{
    Parameters parameters = character.level == Level::Easy ? easyParameters : mediumParameters;
    const double lean = character.temper == Temper::Bold ? 1.0 : -1.0;
    parameters.eagerness = lean * 0.5 * parameters.temperature;
    parameters.bluff *= 1.0 + 0.4 * lean;
    return parameters;
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

} // namespace facedown::bots::skull_bot
