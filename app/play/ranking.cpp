#include "play/ranking.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace facedown::play {

namespace {

constexpr int all = 100;
/// A choice that wins so much oftener than any other is beyond doubt.
constexpr int clearGain = 15;

} // namespace

Ranking::Ranking(const bots::Choice& choice, bool mixed)
    : chances_(!mixed && !choice.values.empty())
    , figures_(chances_ ? choice.values : choice.policy)
    , order_(figures_.size())
{
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    std::stable_sort(order_.begin(), order_.end(), [&](std::size_t one, std::size_t other) {
        return std::tuple(percent(one), choice.policy[one], figures_[one]) >
               std::tuple(percent(other), choice.policy[other], figures_[other]);
    });
}

int Ranking::percent(std::size_t index) const
{
    // What is estimated may fall a little short of nothing.
    return std::clamp(static_cast<int>(std::lround(figures_[index] * all)), 0, all);
}

int Ranking::lead() const
{
    return order_.size() < 2 ? all : percent(order_[0]) - percent(order_[1]);
}

double Ranking::sureness() const
{
    const double clear = chances_ ? clearGain : all;
    return std::clamp(lead() / clear, 0.0, 1.0);
}

} // namespace facedown::play
