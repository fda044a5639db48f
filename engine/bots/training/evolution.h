#pragma once

#include <functional>
#include <vector>

#include "bots/parallel.h"
#include "core/random.h"

namespace facedown::bots {

/// How long and how widely evolve() searches.
struct Evolution
{
    int generations = 50;
    int population = 48;
    int elite = 12;      ///< how many of them the next generation is drawn around
    double spread = 1.0; ///< of the first generation, around where it starts
    double noise = 0.3;  ///< what is added to the spread at first, so that it does not settle early
    int threads = 2;     ///< makes no difference to what comes out
};

/// How well a candidate does in a generation, on any scale; called from several threads.
using Fitness = std::function<double(const std::vector<double>& candidate, int generation)>;

/// The fitness of each candidate, worked out on several threads.
template <class Candidate>
std::vector<double> fitnessOfAll(const std::vector<Candidate>& candidates, const auto& fitness,
                                 int threads)
{
    std::vector<double> all(candidates.size());
    inParallel(all.size(), threads,
               [&](std::size_t index, Memory&) { all[index] = fitness(candidates[index]); });
    return all;
}

/// Numbers that do well, found by the cross-entropy method with decreasing noise (Szita and Lőrincz
/// 2006): of a population drawn around a mean the best make the next mean and spread. A number that
/// is not free stays as it starts. `next` is told the mean before each generation.
std::vector<double>
evolve(const Evolution& evolution, std::vector<double> start, const std::vector<bool>& isFree,
       core::Random& random, const Fitness& fitness,
       const std::function<void(const std::vector<double>& mean, int generation)>& next = {});

/// What a candidate has of the wins at tables with others from a field; the same tables with the
/// same seed. Called from several threads.
using ShareAmong =
    std::function<double(const std::vector<double>& candidate,
                         const std::vector<std::vector<double>>& field, std::uint64_t seed)>;

/// Numbers that do well against what themselves were in the generations before (self-play).
std::vector<double> evolveAmongThemselves(const Evolution& evolution, std::vector<double> start,
                                          const std::vector<bool>& isFree, core::Random& random,
                                          const ShareAmong& shareAmong);

} // namespace facedown::bots
