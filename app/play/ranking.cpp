#include "play/ranking.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace facedown::play {

namespace {

constexpr int sure = 100;
/// What costs less than a percent of the chances is told in points, where there are any.
constexpr double leastPercent = 1.0 - 1e-9;
/// What costs so much more than the best is out of the question.
constexpr double clearPercent = 9.0;
constexpr double clearPoints = 6.0;

Ranking::Prospect prospectOf(const std::vector<double>& values)
{
    const auto alike = [&](int percent) {
        return !values.empty() && std::all_of(values.begin(), values.end(), [&](double value) {
            return inPercent(value) == percent;
        });
    };
    return alike(0)      ? Ranking::Prospect::Lost
           : alike(sure) ? Ranking::Prospect::Won
                         : Ranking::Prospect::Open;
}

std::size_t highest(const std::vector<double>& figures)
{
    return static_cast<std::size_t>(std::max_element(figures.begin(), figures.end()) -
                                    figures.begin());
}

} // namespace

int inPercent(double share)
{
    // What is estimated may fall a little short of nothing.
    return std::clamp(static_cast<int>(std::lround(share * sure)), 0, sure);
}

Ranking::Ranking(const bots::Choice& choice, bool mixed)
    : choice_(choice)
    , prospect_(prospectOf(choice.values))
    , order_(choice.policy.size())
{
    // What is estimated may be a little more than certain: nothing costs more than there is.
    for (double& value : choice_.values)
        value = std::clamp(value, 0.0, 1.0);
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    const auto costs = [&](std::size_t index, std::size_t beside) {
        const Cost cost = weighed() ? this->cost(index, beside) : Cost{};
        return std::pair(cost.percent, cost.points);
    };
    const auto put = [&](auto key) {
        std::stable_sort(order_.begin(), order_.end(),
                         [&](std::size_t one, std::size_t other) { return key(one) < key(other); });
    };
    // Of those that win as often, the one that brings most points.
    const bool byValue = weighed() && !mixed;
    const std::size_t most = highest(byValue ? choice_.values : choice_.policy);
    put([&](std::size_t index) {
        const double points = choice_.points.empty() ? 0.0 : choice_.points[index];
        return byValue ? std::tuple(costs(index, most).first, -std::round(points),
                                    -choice_.policy[index])
                       : std::tuple(0, 0.0, -choice_.policy[index]);
    });
    put([&, best = order_.front()](std::size_t index) {
        return std::tuple(index != best, costs(index, best), -choice_.policy[index]);
    });
}

Ranking::Cost Ranking::cost(std::size_t index, std::size_t beside) const
{
    const auto less = [&](const std::vector<double>& figures) {
        return figures.empty() ? 0.0 : figures[beside] - figures[index];
    };
    const auto rounded = [](double number) {
        return std::max(0, static_cast<int>(std::lround(number)));
    };
    if (const double percent = less(choice_.values) * sure; percent >= leastPercent)
        return {.percent = rounded(percent)};
    return {.points = rounded(less(choice_.points))};
}

double Ranking::sureness() const
{
    if (order_.size() < 2)
        return 1.0;
    if (!weighed())
        return choice_.policy[order_[0]] - choice_.policy[order_[1]];
    const Cost next = cost(order_[1]);
    return std::min(1.0, std::max(next.percent / clearPercent, next.points / clearPoints));
}

} // namespace facedown::play
