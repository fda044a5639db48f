#include "bots/skull/hard.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cmath>

#include "bots/skull/flipping.h"
#include "bots/skull/guide.h"
#include "bots/skull/model.h"
#include "bots/skull/sense.h"
#include "bots/softmax.h"

namespace facedown::bots::skull_bot {

namespace {

using skull::Decision;
using skull::Phase;
using skull::Skull;
using Kind = Decision::Kind;
using Clock = std::chrono::steady_clock;

/// The part of its share of the win that makes a choice about three times as likely as another.
constexpr double heat = 0.015;
/// Iterations that count as spent on every choice with the mean of all, so that few do not mislead.
constexpr double doubt = 30.0;
/// Whose share is less cares no more for its parts.
constexpr double leastShare = 0.03;
/// What is less likely is not done at all.
constexpr double leastChance = 0.02;
/// How much more of a bid there is in a bold bot, and how much less in a careful one.
constexpr double lean = 0.6;
constexpr double choosiness = 20.0;
/// What it takes to choose after the search.
constexpr std::chrono::milliseconds margin{1};

/// Before: the weights sum to 1.
Weights without(Weights weights, double least)
{
    for (double& weight : weights)
        if (weight < least)
            weight = 0.0;
    return normalised(weights);
}

double mean(const std::vector<double>& values, const std::vector<double>& visits)
{
    double sum = 0.0;
    double count = 0.0;
    for (std::size_t index = 0; index < values.size(); ++index) {
        sum += visits[index] * values[index];
        count += visits[index];
    }
    return count > 0.0 ? sum / count : 0.0;
}

/// How much more the others seem to be players who leave something to take than was to be expected
/// of anybody: from 0, as long as nothing speaks for it, to 1.
double softness(const View& view, const Minds& minds)
{
    const double expected = Minds::beforehand(Habit::Plain) + Minds::beforehand(Habit::Naive);
    double sum = 0.0;
    int count = 0;
    for (Seat seat = 0; seat < view.table.seats(); ++seat)
        if (!view.owns(seat) && !view.table.tribe(seat).out()) {
            sum += minds.chance(seat, Habit::Plain) + minds.chance(seat, Habit::Naive);
            ++count;
        }
    return count > 0 ? std::max(0.0, (sum / count - expected) / (1.0 - expected)) : 0.0;
}

/// How likely the trained strategies make each decision, the keen one the more the softer the
/// others are; what makes no sense gets 0. After: at least one is above 0.
Weights anchor(const Model& model, const View& view, const Minds& minds,
               const Skull::Decisions& legal)
{
    const auto outside = Outside::knowing(view);
    const Situation situation = outside.with(view.skull(view.table.actor));
    const Strategy::Chances even = model.of(Habit::Even).chances(situation);
    const Strategy::Chances keen = model.of(Habit::Keen).chances(situation);
    const auto soft = static_cast<float>(softness(view, minds));
    constexpr double least = 0.01; // so that the search may find more in it
    Weights weights(legal.size(), 0.0);
    for (std::size_t index = 0; index < legal.size(); ++index)
        for (std::size_t option = 0; option < situation.options.size(); ++option)
            if (situation.options[option].decision == legal[index] &&
                isSensible(view, legal[index]))
                weights[index] =
                    least + static_cast<double>(soft * keen[option] + (1.0F - soft) * even[option]);
    if (std::all_of(weights.begin(), weights.end(), [](double weight) { return weight == 0.0; }))
        for (std::size_t index = 0; index < legal.size(); ++index)
            weights[index] = isSensible(view, legal[index]) ? 1.0 : 0.0;
    assert(std::any_of(weights.begin(), weights.end(), [](double weight) { return weight > 0.0; }));
    return weights;
}

/// What was never tried is worth no more than the least that was.
void fillIn(std::vector<double>& values, const std::vector<double>& visits)
{
    double least = 1.0;
    for (std::size_t index = 0; index < values.size(); ++index)
        if (visits[index] > 0.0)
            least = std::min(least, values[index]);
    for (std::size_t index = 0; index < values.size(); ++index)
        if (visits[index] == 0.0)
            values[index] = least;
}

Choice searched(const Model& model, Temper temper, const View& view, const Minds& minds,
                core::Random& random, const Budget& budget)
{
    const auto legal = Skull::legal(view);
    RoundGuide guide(model, view, minds, random);
    Search<Skull, RoundGuide> search(view.table.actor, guide, random);
    search.run(budget);

    Choice choice;
    choice.iterations = search.iterations();
    const std::vector<double> visits = search.visits(legal);
    const std::vector<double> values = search.values(legal);
    const double usual = mean(values, visits);
    const Weights weights = anchor(model, view, minds, legal);
    Weights scores;
    for (std::size_t index = 0; index < legal.size(); ++index) {
        const double gain = visits[index] * (values[index] - usual) / (visits[index] + doubt);
        const bool bids = legal[index].kind == Kind::Bid;
        const double leaning = bids ? (temper == Temper::Bold ? lean : -lean) : 0.0;
        scores.push_back(std::log(weights[index]) + gain / (heat * std::max(usual, leastShare)) +
                         leaning);
    }
    // Which disc comes first is never a matter of course.
    choice.policy =
        without(softmax(scores, 1.0), view.table.phase == Phase::Prepare ? 0.0 : leastChance);
    if (choice.iterations > 0) {
        choice.values = values;
        fillIn(choice.values, visits);
    }
    return choice;
}

Choice flipped(const Model& model, const View& view, const Minds& minds)
{
    const Beliefs beliefs = minds.beliefs();
    const auto player = static_cast<std::size_t>(view.table.playerOf(view.table.actor));
    skull::Table success = view.table;
    ++success.tribe(view.table.actor).wins;
    skull::Table failure = view.table;
    ++failure.tribe(view.table.actor).lost;
    const double best = static_cast<double>(model.value.shares(success)[player]);
    const double worst = static_cast<double>(model.value.shares(failure)[player]);
    Choice choice;
    choice.policy = normalised(flipping(view, beliefs, choosiness));
    for (const double hope : hopes(view, beliefs))
        choice.values.push_back(worst + hope * (best - worst));
    return choice;
}

} // namespace

bool isForHard(Phase phase)
{
    return skull::isBeforeChallenge(phase) || phase == Phase::Flip;
}

Choice hardChoice(Temper temper, const View& view, Past past, core::Random& random,
                  const Budget& budget)
{
    const Clock::time_point begin = Clock::now();
    const Model& model = shippedModel(); // to read it takes its time, but only once
    Choice choice;
    if (Skull::legal(view).size() == 1) {
        choice.policy = {1.0};
    } else {
        const Minds minds(model, view, past);
        choice = view.table.phase == Phase::Flip ? flipped(model, view, minds)
                                                 : searched(model, temper, view, minds, random,
                                                            remaining(budget, begin, margin));
    }
    choice.chosen = draw(choice.policy, random);
    return choice;
}

} // namespace facedown::bots::skull_bot
