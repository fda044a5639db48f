#include "bots/nyet/determinizations.h"

namespace facedown::bots::nyet_bot {

namespace {

constexpr std::size_t mostChains = 64;
/// Another chain is begun when each has been drawn from so often.
constexpr std::size_t drawsOfEach = 8;
/// Until a chain has come to what is likely.
constexpr int stepsAtFirst = 24;
/// In a step 1, 2, 4 or so on pairs of cards change places: one of so many numbers.
constexpr int magnitudes = 6;

} // namespace

const nyet::State& Determinizations::draw()
{
    if (chains_.size() < mostChains && drawn_ >= drawsOfEach * chains_.size()) {
        chains_.push_back(chainAt(knowledge_.deal(random_)));
        for (int i = 0; i < stepsAtFirst; ++i)
            step(chains_.back());
    }
    Chain& chain = chains_[drawn_++ % chains_.size()];
    step(chain);
    return chain.state;
}

Determinizations::Chain Determinizations::chainAt(const nyet::Knowledge::Deal& deal, double least)
{
    const nyet::State state = knowledge_.stateOf(deal, random_);
    return {deal, state, likelihood_(state, least)};
}

void Determinizations::step(Chain& chain)
{
    nyet::Knowledge::Deal deal = chain.deal;
    for (int swaps = 1 << random_.below(magnitudes); swaps > 0; --swaps)
        deal.swap(random_);
    const double least = random_.unit() * chain.likelihood;
    Chain next = chainAt(deal, least);
    if (next.likelihood >= least)
        chain = next;
}

} // namespace facedown::bots::nyet_bot
