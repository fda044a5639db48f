#pragma once

#include <vector>

#include "bots/nyet/likelihood.h"
#include "nyet/knowledge.h"

namespace facedown::bots::nyet_bot {

/// Full states drawn from those that a seat's view and history allow, the more often the better
/// they explain what the others did: Markov chains in which cards that are unseen change places,
/// few or many at a time, and back where that explains it less well (Metropolis et al. 1953). The
/// more are drawn, the more chains there are.
class Determinizations
{
public:
    /// All of them outlive it.
    Determinizations(const nyet::Knowledge& knowledge, const Likelihood& likelihood,
                     core::Random& random)
        : knowledge_(knowledge)
        , likelihood_(likelihood)
        , random_(random)
    {
    }

    /// One of them, until the next is drawn.
    const nyet::State& draw();

private:
    struct Chain
    {
        nyet::Knowledge::Deal deal;
        nyet::State state;
        double likelihood;
    };

    Chain chainAt(const nyet::Knowledge::Deal& deal, double least = 0.0);
    void step(Chain& chain);

    const nyet::Knowledge& knowledge_;
    const Likelihood& likelihood_;
    core::Random& random_;
    std::vector<Chain> chains_;
    std::size_t drawn_ = 0;
};

} // namespace facedown::bots::nyet_bot
