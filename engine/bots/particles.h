#pragma once

#include <algorithm>
#include <vector>

#include "core/game.h"

namespace facedown::bots {

/// Full states drawn by G::complete from those that a seat's view and history allow, each as often
/// as it explains what the others did: importance sampling, with a pool that grows while it is
/// used, so that short searches need not wait for many and long ones do not lack them.
template <core::Game G, class Likelihood>
class Particles
{
public:
    using State = typename G::State;

    /// `likelihood` says of a state how likely the others would have done in it what they did,
    /// above 0, on any scale. It, the view's history and the random numbers outlive the
    /// determinizations.
    Particles(const typename G::View& view, core::Past<G> history, const Likelihood& likelihood,
              core::Random& random)
        : view_(view)
        , history_(history)
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

    std::size_t size() const { return states_.size(); }

    void add()
    {
        states_.push_back(G::complete(view_, history_, random_));
        sums_.push_back((sums_.empty() ? 0.0 : sums_.back()) + likelihood_(states_.back()));
    }

    typename G::View view_;
    core::Past<G> history_;
    const Likelihood& likelihood_;
    core::Random& random_;
    std::vector<State> states_;
    std::vector<double> sums_; ///< of the weights up to each state
    std::size_t drawn_ = 0;
};

} // namespace facedown::bots
