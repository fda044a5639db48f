#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <vector>

#include "core/game.h"

namespace facedown::bots {

/// Turns scores into weights, of which it returns the sum, the better the heavier: one that is
/// higher by `temperature` weighs e times as much. Before: at least one is finite, and none is
/// infinity.
auto toWeights(auto& scores, auto temperature)
{
    auto most = *scores.begin();
    for (const auto score : scores) // not max_element, whose branches are often guessed wrong
        most = std::max(most, score);
    decltype(most) sum = 0;
    for (auto& score : scores) {
        score = std::exp((score - most) / temperature);
        sum += score;
    }
    return sum;
}

/// The same as chances that sum to 1.
template <class List>
List softmax(List scores, auto temperature)
{
    const auto sum = toWeights(scores, temperature);
    for (auto& score : scores)
        score /= sum;
    return scores;
}

/// Which of the first `count` weights a number falls on, each taking as much room as it weighs; the
/// last if it falls beyond them all. Before: count > 0, and `left` is from 0 to the sum.
std::size_t inProportion(const auto& weights, std::size_t count, auto left)
{
    std::size_t index = 0;
    while (index + 1 < count && (left -= weights[index]) >= 0)
        ++index;
    return index;
}

/// Draws from a policy. Before: its numbers are not negative and sum to 1.
inline std::size_t draw(const std::vector<double>& policy, core::Random& random)
{
    assert(!policy.empty());
    double left = random.unit();
    std::size_t last = 0;
    for (std::size_t index = 0; index < policy.size(); ++index) {
        if (policy[index] <= 0.0)
            continue;
        last = index;
        left -= policy[index];
        if (left < 0.0)
            break;
    }
    // Where rounding leaves the sum just short of 1, the last that is possible at all.
    return last;
}

/// Full states drawn from those that a seat's view and history allow, the more often the better
/// they explain what the others did: importance sampling, with a pool that grows while it is used,
/// so that short searches need not wait for many and long ones do not lack them. Where a few would
/// outweigh all others the weights are tempered: raised to the highest power below 1 that leaves an
/// effective sample of some size (Kong 1992).
template <core::Game G, class Knowledge, class Likelihood>
class Particles
{
public:
    using State = typename G::State;

    /// `knowledge` draws states, and `likelihood` says of one how likely the others would have done
    /// in it what they did, above 0, on any scale. They and the random numbers outlive the
    /// determinizations.
    Particles(const Knowledge& knowledge, const Likelihood& likelihood, core::Random& random)
        : knowledge_(knowledge)
        , likelihood_(likelihood)
        , random_(random)
    {
    }

    /// One of them, drawn by weight.
    const State& draw()
    {
        while (size() < least || (drawn_ >= drawsOfEach * size() && size() < most))
            add();
        ++drawn_;
        const double at = random_.unit() * sums_.back();
        const auto found = std::upper_bound(sums_.begin(), sums_.end(), at);
        const auto index = std::min(static_cast<std::size_t>(found - sums_.begin()), size() - 1);
        return states_[index];
    }

private:
    static constexpr std::size_t least = 32;
    static constexpr std::size_t most = 2048;
    static constexpr std::size_t drawsOfEach = 2;
    /// Of n states the weights are those of at least so many times the root of n that are alike.
    static constexpr double effective = 4.0;
    static constexpr double finest = 1.0 / 64; ///< how exactly the power is found

    std::size_t size() const { return states_.size(); }

    void add()
    {
        states_.push_back(knowledge_.draw(random_));
        logs_.push_back(std::log(likelihood_(states_.back())));
        if (std::has_single_bit(size()))
            return temper();
        sums_.push_back(sums_.back() + weight(logs_.back(), power_));
    }

    double weight(double log, double power) const { return std::exp(power * (log - top_)); }

    double effectiveSize(double power) const
    {
        double sum = 0.0;
        double squares = 0.0;
        for (const double log : logs_) {
            const double one = weight(log, power);
            sum += one;
            squares += one * one;
        }
        return sum * sum / squares;
    }

    /// Finds the power for all that there are, and weighs them anew.
    void temper()
    {
        top_ = *std::max_element(logs_.begin(), logs_.end());
        const double wanted = effective * std::sqrt(static_cast<double>(size()));
        power_ = 1.0;
        if (effectiveSize(1.0) < wanted) {
            power_ = 0.0;
            for (double step = 0.5; step >= finest; step /= 2)
                if (effectiveSize(power_ + step) >= wanted)
                    power_ += step;
        }
        sums_.clear();
        double sum = 0.0;
        for (const double log : logs_)
            sums_.push_back(sum += weight(log, power_));
    }

    const Knowledge& knowledge_;
    const Likelihood& likelihood_;
    core::Random& random_;
    std::vector<State> states_;
    std::vector<double> logs_; ///< of the likelihoods
    std::vector<double> sums_; ///< of the weights up to each state
    double top_ = 0.0;         ///< the highest of the logs when it was tempered last
    double power_ = 1.0;
    std::size_t drawn_ = 0;
};

} // namespace facedown::bots
