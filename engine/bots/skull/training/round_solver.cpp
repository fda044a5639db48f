#include "bots/skull/training/round_solver.h"

#include <algorithm>

#include "bots/sampling.h"

namespace facedown::bots::skull_bot {

RoundSolver::RoundSolver(const MatchValue& value, std::vector<Others> given, core::Random& random)
    : value_(value)
    , given_(std::move(given))
    , random_(random)
    , regrets_(static_cast<std::size_t>(infosetColumns()))
    , averages_(static_cast<std::size_t>(infosetColumns()))
{
}

void RoundSolver::learn(const skull::State& start, Seat learner)
{
    learner_ = learner;
    weight_ += 1e-3F;
    others_ = nullptr;
    double left = random_.unit();
    for (const Others& given : given_) {
        if (left < given.part && left >= 0.0)
            others_ = given.strategy;
        left -= given.part;
    }
    explore(start, 1.0F);
}

/// Regret matching (Hart and Mas-Colell 2000).
Strategy::Chances RoundSolver::current(const Infoset& infoset) const
{
    const auto& options = infoset.options;
    Strategy::Chances chances{};
    float sum = 0.0F;
    for (std::size_t index = 0; index < options.size(); ++index) {
        const int at = infoset.at + options[index].column;
        sum += chances[index] = regrets_[at];
    }
    for (std::size_t index = 0; index < options.size(); ++index)
        chances[index] =
            sum > 0.0F ? chances[index] / sum : 1.0F / static_cast<float>(options.size());
    return chances;
}

skull::Decision RoundSolver::decideOther(const skull::State& state)
{
    const Abstraction abstraction(state.table);
    const Infoset infoset = abstraction.with(state.skull(state.table.actor));
    if (others_ != nullptr)
        return others_->draw(infoset, random_);
    const Strategy::Chances chances = current(infoset);
    const auto at = static_cast<float>(random_.unit());
    return infoset.options[inProportion(chances, infoset.options.size(), at)].decision;
}

/// The learner's share from here on, every one of its options tried, one play of each other.
float RoundSolver::explore(skull::State state, float reach)
{
    const skull::Table& table = state.table;
    while (table.phase != skull::Phase::Flip && table.actor != learner_)
        skull::Skull::apply(state, decideOther(state));
    if (table.phase == skull::Phase::Flip) {
        const skull::Table after = afterChallenge(state, safestLooking);
        return value_.shares(after)[table.playerOf(learner_)];
    }
    const Abstraction abstraction(table);
    const Infoset infoset = abstraction.with(state.skull(learner_));
    const Strategy::Chances chances = current(infoset);
    Strategy::Chances shares{};
    float mean = 0.0F;
    for (std::size_t index = 0; index < infoset.options.size(); ++index) {
        skull::State next = state;
        skull::Skull::apply(next, infoset.options[index].decision);
        shares[index] = explore(next, reach * chances[index]);
        mean += chances[index] * shares[index];
    }
    for (std::size_t index = 0; index < infoset.options.size(); ++index) {
        const int at = infoset.at + infoset.options[index].column;
        regrets_[at] = std::max(0.0F, regrets_[at] + shares[index] - mean);
        averages_[at] += weight_ * reach * chances[index];
    }
    return mean;
}

} // namespace facedown::bots::skull_bot
