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

Ranking::Prospect prospectOf(const std::vector<double>& values)
{
    const auto alike = [&](int percent) {
        return !values.empty() && std::all_of(values.begin(), values.end(), [&](double value) {
            return inPercent(value) == percent;
        });
    };
    return alike(0)     ? Ranking::Prospect::Lost
           : alike(all) ? Ranking::Prospect::Won
                        : Ranking::Prospect::Open;
}

} // namespace

int inPercent(double share)
{
    // What is estimated may fall a little short of nothing.
    return std::clamp(static_cast<int>(std::lround(share * all)), 0, all);
}

Ranking::Ranking(const bots::Choice& choice, bool mixed)
    : prospect_(prospectOf(choice.values))
    , chances_(!mixed && !choice.values.empty() && prospect_ == Prospect::Open)
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
    return inPercent(figures_[index]);
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
